"""Puzzles: lessons with a judge."""

from typing import Annotated

from msgspec import Meta, Struct

from startable.core import Reason
from startable.play.puzzle_solving import Branch, Verdict
from startable.server.protocol.fields import LanguageCode
from startable.server.protocol.http.lessons import LessonMove
from startable.server.protocol.outbound import Choice, Frame


class PuzzleInfo(Struct):
    """A puzzle, without its solution."""

    number: int
    name: str
    """Stays the same when others come before it."""
    difficulty: int
    """From 1 to 5."""
    steps: int
    """So many decisions of one turn."""


class PuzzleOfTheDay(Struct):
    """The puzzle of a day."""

    day: str
    """In UTC, as YYYY-MM-DD."""
    game: str
    puzzle: PuzzleInfo


class PuzzleMoves(Struct, forbid_unknown_fields=True):
    """What somebody does in a puzzle, from its beginning on; or what of it they look at."""

    moves: Annotated[list[LessonMove], Meta(max_length=16)]
    text: LanguageCode = ""
    """With a language: the text board too."""
    branch: Branch = ""
    """What follows the right moves, or the tempting one instead; then moves do not matter."""
    lines: Annotated[int, Meta(ge=0, le=64)] = 0
    """So many lines of it."""


class PuzzleTried(Struct):
    """A move with the chance to win that it leaves."""

    move: Choice
    chance: float
    right: bool


class PuzzlePlace(Struct):
    """Where somebody is in a puzzle, and the answer to the last move."""

    frame: Frame
    seat: int
    colours: list[str]
    options: dict[str, int]
    step: int
    """Decisions that are done."""
    steps: int
    made: int
    """Moves that were made; one that is wrong, refused or beside the point was not."""
    verdict: Verdict
    way: list[Choice]
    """What is right from here on."""
    tried: list[PuzzleTried]
    """What there was to choose from in the first decision, the best first."""
    tempting: Choice
    """The wrong move that weak players like most."""
    follows: int
    """So many lines are there to be looked at after the right moves,"""
    instead: int
    """and after the tempting one."""
    exact: bool
    """Are the chances from a table in which it is solved?"""
    chance: float = -1.0
    """After the last move that was tried; -1: nobody knows."""
    best: float = -1.0
    why: list[Reason] = []
    """What speaks for a right move, or against a wrong one."""
    rule: str = ""
    fact: str = ""
    args: dict[str, int | str] = {}
