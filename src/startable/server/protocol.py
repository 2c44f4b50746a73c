"""Everything that goes over the wire, in both directions. The page's types are generated from here."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Small = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Chat = Annotated[str, Meta(min_length=1, max_length=300)]
ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,24}$(?!\n)")]

# --- from a link to its room ---------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message of a link. `keys` are seat keys, unless the browser's cookies bring them."""

    client: ClientId
    """Made up by the page once per tab; with `n` it makes a move recognisable when it is sent again."""
    v: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The version that this client has already."""
    keys: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []
    salt: Hex = ""
    """This player's own contribution to the dice, made after the dealer's commitment was known."""


class MoveIn(Struct, tag="move", tag_field="t", forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=0, le=2**53)]
    seat: SeatNumber
    kind: Annotated[str, Meta(max_length=40)]
    args: Annotated[list[Small], Meta(max_length=64)] = []


class Why(Struct, tag="why", tag_field="t", forbid_unknown_fields=True):
    """Asks why a move would be refused, without making it."""

    n: Annotated[int, Meta(ge=0, le=2**53)]
    seat: SeatNumber
    kind: Annotated[str, Meta(max_length=40)]
    args: Annotated[list[Small], Meta(max_length=64)] = []


class Say(Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Chat; text only."""

    text: Chat


class StandIn(Struct, tag="stand_in", tag_field="t", forbid_unknown_fields=True):
    """A seated person lets a bot play for somebody whose countdown has run out."""

    seat: SeatNumber


class TakeBack(Struct, tag="take_back", tag_field="t", forbid_unknown_fields=True):
    """The person is back and plays on instead of the bot."""

    seat: SeatNumber


class Rematch(Struct, tag="rematch", tag_field="t", forbid_unknown_fields=True):
    """Asks for another game with the same players; it opens when every person has asked."""


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    at: float = 0.0


class Beat(Struct, tag="beat", tag_field="t", forbid_unknown_fields=True):
    """Sent by the room in games that race; the link sends it back at once, so that its lag is known."""

    n: Annotated[int, Meta(ge=0, le=2**53)]


FromLink = Hello | MoveIn | Why | Say | StandIn | TakeBack | Rematch | Ping | Beat

# --- from a room to its links --------------------------------------------------------------------


class Choice(Struct):
    """A legal move of one of this link's seats."""

    seat: int
    kind: str
    args: list[int]
    text: str
    """In the game's notation."""


class Happened(Struct):
    """An event, as this audience may know it. `v` is the version right after its line."""

    v: int
    what: str
    args: dict[str, int | str]


class Ended(Struct):
    winners: list[int]
    rule: str


class Frame(Struct, tag="frame", tag_field="t"):
    """The table as this audience sees it after version `v`, and what happened on the way there."""

    v: int
    events: list[Happened]
    view: dict[str, Any]
    legal: list[Choice]
    awaits: list[int]
    scores: list[int]
    result: Ended | None
    clock_ms: int
    """What is left on the table's clock; -1 if none runs."""


class SeatInfo(Struct):
    """Who sits where. `kind`: open (a friend is awaited), person, or bot."""

    seat: int
    colour: str
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    """The bot's name: of a bot's seat, or of one that stands in for a person."""
    here: bool
    """Is the person connected?"""
    away_ms: int
    """Until a bot may stand in for somebody who is away; -1 while nobody need wait."""
    stand_in: bool


class RoomInfo(Struct, tag="room", tag_field="t"):
    """The table apart from the game on it; sent whenever anything of it changes."""

    table: str
    game: str
    version: int
    """Of the rules."""
    options: dict[str, int]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    listed: bool
    watch: bool
    """May anybody with the link watch?"""
    watchers: int
    commit: str
    """SHA-256 of the dealer's secret, published before anybody sat down."""
    rematch: list[int]
    """The seats that ask for another game."""
    next: str
    """The table of the rematch, once there is one."""


class Welcome(Struct, tag="welcome", tag_field="t"):
    seats: list[int]
    """The seats that this link plays; none: it watches."""


class Ack(Struct, tag="ack", tag_field="t"):
    """The move `n` is done and durable, at version `v`."""

    n: int
    v: int


class Refused(Struct, tag="refused", tag_field="t"):
    """The move `n` is not allowed: the rule, and why now. An empty rule answers a `why`: it would be."""

    n: int
    rule: str
    fact: str
    args: dict[str, int | str]


class Said(Struct, tag="said", tag_field="t"):
    """Chat from a seat, or from a watcher (-1)."""

    seat: int
    name: str
    text: str


class Pong(Struct, tag="pong", tag_field="t"):
    at: float


class Fault(Struct, tag="fault", tag_field="t"):
    """Something is wrong with a message or a request; `fact` names a text in our words."""

    fact: str
    args: dict[str, int | str] = {}


ToLink = Welcome | RoomInfo | Frame | Ack | Refused | Said | Pong | Fault | Beat

# --- over HTTP -----------------------------------------------------------------------------------


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
