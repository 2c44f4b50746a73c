"""The bodies of requests and answers over HTTP. The page's types are generated from here too."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from startable.server.protocol import Ended, Happened, Name, RoomInfo, SeatInfo, Small


class OptionInfo(Struct):
    name: str
    rule: str
    default: int
    low: int
    high: int
    choices: list[str]
    switch: bool


class GameInfo(Struct):
    name: str
    prefix: str
    version: int
    ready: bool
    """One without a board on the page is only announced there."""
    seats: list[int]
    """The numbers of seats that it can be played with."""
    colours: list[str]
    options: list[OptionInfo]
    bots: list[str]


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
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
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
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    watch: bool
    created: float


class Moment(Struct):
    """One step of a game's history: what happened in this line, and the view after it."""

    v: int
    line: str
    """In the game's notation; empty where the audience may not know it."""
    events: list[Happened]
    view: dict[str, Any]
    awaits: list[int]
    scores: list[int]


class History(Struct):
    room: RoomInfo
    seat: int
    """Through whose eyes; -1: a watcher's."""
    moments: list[Moment]
    result: Ended | None


class Draw(Struct):
    """A pick of the dealer: its place in the stream, out of how many, and which points mean the outcome."""

    v: int
    place: int
    total: int
    low: int
    high: int
    text: str


class FairRecord(Struct):
    """What is needed to check the dice; the seed is shown when the game is over."""

    table: str
    commit: str
    salts: list[str]
    seed: str
    draws: list[Draw]


class Tip(Struct):
    """A move that the coach would look at."""

    kind: str
    args: list[int]
    text: str
    chance: float
    """To win, after it."""
    why: str
    """What speaks most for it: an aspect of the game with words of its own, `wins`, or nothing."""


class Hint(Struct):
    v: int
    """The version of the table that it is about."""
    seat: int
    tips: list[Tip]
    """The best first."""


class Look(Struct):
    """A line of a finished game and what it did to everybody's chances."""

    v: int
    mover: int
    chances: list[float]
    """After the line, by seat."""
    luck: list[float]
    """By seat, if chance moved: what it gave or took."""
    chance: float
    """If a seat chose: after the best move it could see; 0 if there was nothing to choose."""
    lost: float
    """What its choice gave away of that."""
    better: Tip | None


class Review(Struct):
    first: list[float]
    """Everybody's chances before the first line."""
    looks: list[Look]


class RuleText(Struct):
    id: str
    title: str
    chapter: str
    text: str


class RulesText(Struct):
    title: str
    intro: str
    rules: list[RuleText]
