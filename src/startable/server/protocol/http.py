"""The bodies of requests and answers over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from startable.coach.advice import Tip
from startable.coach.review import Look, Review
from startable.play.fair import Drawn as Draw
from startable.play.practice import Verdict
from startable.play.rulebook import Rule as RuleText
from startable.server.protocol.fields import ANY_SEAT, Kind, LanguageCode, MoveArgs, Name, Small, Status
from startable.server.protocol.outbound import Choice, Ended, Frame, Happened, RoomInfo, SeatInfo

DECLARED_ELSEWHERE = (Tip, Look, Review, Draw, RuleText)
"""Sent as their own packages declare them; the page's types are made of them too."""


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
    secrets: bool = True
    """Does a seat know what others do not? In an open game a watcher sees as much."""


class GameWords(Struct):
    """A game's words in one language, as a Fluent text."""

    ftl: str


class WantedSeat(Struct, forbid_unknown_fields=True):
    """`me` is seated at once (several at one screen), `friend` waits for somebody with the link."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, Meta(max_length=32)] = ""
    bot: Annotated[str, Meta(max_length=32)] = ""


class OpenTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Small] = field(default_factory=dict)
    listed: bool = False
    """In the lobby for all to see; otherwise by link only."""
    watch: bool = True


class SitDown(Struct, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, Meta(ge=ANY_SEAT, le=7)] = ANY_SEAT
    """-1: any open one."""


class Seated(Struct):
    """Where somebody sits now. Browsers get the keys as cookies too; programs use them in `hello`."""

    table: str
    keys: dict[str, str]
    """By seat number."""
    commit: str
    """What the dealer committed to before anybody's salt was known."""


class LobbyEntry(Struct):
    table: str
    game: str
    options: dict[str, int]
    status: Status
    seats: list[SeatInfo]
    watch: bool
    created: float


class Invitation(Struct):
    """Empty where the server listens to its own machine alone: nobody else could come."""

    address: str
    """Leads to the table from other machines too."""
    qr: str
    """The same as a QR code, an SVG."""


class Made(Struct):
    """A move that was made."""

    kind: str
    args: list[int]
    text: str
    """In the game's notation."""


class LessonTask(Struct):
    """One step of a lesson, in words."""

    todo: str
    right: str
    """What came of it."""


class LessonText(Struct):
    name: str
    title: str
    text: str
    tasks: list[LessonTask]
    rules: list[str]
    """That it teaches."""
    example: bool
    """Is it a worked example of the rulebook?"""


class LessonMove(Struct, forbid_unknown_fields=True):
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
    rule: str = ""
    fact: str = ""
    args: dict[str, int | str] = {}


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


class Hint(Struct):
    v: int
    """The version of the table that it is about."""
    seat: int
    tips: list[Tip]
    """The best first."""


class RulesText(Struct):
    title: str
    intro: str
    rules: list[RuleText]
