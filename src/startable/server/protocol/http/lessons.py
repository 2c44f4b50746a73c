"""Lessons: what they say, what somebody does, and where that leads."""

from typing import Annotated

from msgspec import Meta, Struct

from startable.play.practice import Verdict
from startable.server.protocol.fields import Kind, LanguageCode, MoveArgs
from startable.server.protocol.http.positions import PositionText
from startable.server.protocol.outbound import Choice, Frame


class LessonTask(Struct):
    """One step of a lesson, in words."""

    todo: str
    right: str
    """What came of it."""


class LessonText(Struct):
    """A lesson in words."""

    name: str
    title: str
    text: str
    tasks: list[LessonTask]
    rules: list[str]
    """That it teaches."""
    example: bool
    """Is it a worked example of the rulebook?"""


class LessonMove(Struct, forbid_unknown_fields=True):
    """A move that somebody tries in a lesson."""

    kind: Kind
    args: MoveArgs


class LessonMoves(Struct, forbid_unknown_fields=True):
    """What somebody does in a lesson, from its beginning on."""

    moves: Annotated[list[LessonMove], Meta(max_length=64)]
    text: LanguageCode = ""
    """With a language: the text board too."""


class LessonPlace(Struct):
    """Where somebody is in a lesson, and the answer to the last move."""

    frame: Frame
    seat: int
    colours: list[str]
    options: dict[str, int]
    step: int
    """Steps that are done."""
    steps: int
    made: int
    """Moves that were made; one that is wrong or refused was not."""
    verdict: Verdict
    way: list[Choice]
    """How the step that is next can be done, from its beginning."""
    position: PositionText
    rule: str = ""
    fact: str = ""
    args: dict[str, int | str] = {}
