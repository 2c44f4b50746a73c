"""A game that was played, and its dice to check."""

from typing import Any

from msgspec import Struct

from startable.play.fair import Drawn as Draw
from startable.server.protocol.outbound import Ended, Happened, RoomInfo

DECLARED_ELSEWHERE = (Draw,)


class Made(Struct):
    """A move that was made."""

    kind: str
    args: list[int]
    text: str
    """In the game's notation."""


class Moment(Struct, omit_defaults=True):
    """One step of a game's history: what happened in this line, and the view after it."""

    v: int
    line: str
    """In the game's notation; empty where the audience may not know it."""
    move: Made | None
    """What the line did; null where the audience may not know it."""
    events: list[Happened]
    view: dict[str, Any]
    awaits: list[int]
    scores: list[int]
    board: str = ""
    """The text board after it, if the reader asked for one."""


class History(Struct):
    """A page of a game, as somebody saw it."""

    room: RoomInfo
    seat: int
    """Through whose eyes; -1: a watcher's."""
    moments: list[Moment]
    result: Ended | None
    next: int = 0
    """The version from which to ask on; 0: there is no more yet."""
    unread: int = 0
    """How many lines more there are in a game of older rules, which today's cannot follow."""


class FairRecord(Struct):
    """What is needed to check the dice; the seed is shown when the game is over."""

    table: str
    commit: str
    salts: list[str]
    """Shown together, when the game starts."""
    seed: str
    draws: list[Draw]
    commits: list[str] = []
    """What each seat committed to."""
    steps: list[str] = []
    """Commitments and salts in the order of their coming; a game of 0.1.0 has none."""
