"""What games there are, and their rules."""

from typing import Any

from msgspec import Struct

from startable.play.rulebook import Rule as RuleText
from startable.server.protocol.outbound import Choice, Happened

DECLARED_ELSEWHERE = (RuleText,)


class OptionInfo(Struct):
    """An option of a game, as `core.Option` declares it."""

    name: str
    rule: str
    default: int
    low: int
    high: int
    choices: list[str]
    switch: bool
    without: list[int]
    """Numbers between low and high that are not offered."""


class GameInfo(Struct):
    """A game of the catalogue, with its options."""

    name: str
    prefix: str
    version: int
    ready: bool
    """Always; there was a time when some games were only announced."""
    seats: list[int]
    """The numbers of seats that it can be played with."""
    colours: list[str]
    options: list[OptionInfo]
    bots: list[str]
    moves: dict[str, list[str]]
    """By the kinds of moves, what their numbers are called in the game's words: `xy-move-kind`."""
    styles: dict[str, str]
    """Patterns in its text board, each with its colours: `bold #ffe95c on #0b3d91`."""
    lessons: int = 0
    """How many its course has."""
    puzzles: int = 0
    secrets: bool = True
    """Does a seat know what others do not? In an open game a watcher sees as much."""


class GameWords(Struct):
    """A game's words in one language, as a Fluent text."""

    ftl: str


class RulesText(Struct):
    """The rules of a game in one language, as Markdown."""

    title: str
    intro: str
    rules: list[RuleText]
    summary: str = ""
    """Of one page; empty where the game has none."""


class FigureShown(Struct):
    """A figure of the rules: a position, through the eyes of a seat."""

    view: dict[str, Any]
    board: str
    """The text board."""
    events: list[Happened]
    """What happened just before, for the board to mark."""
    drawn: Choice | None
    """A move for the board to show."""
    part: str
    """What the board shows of the position; empty: all."""
    seat: int
    colours: list[str]
    options: dict[str, int]
