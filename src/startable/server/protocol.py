"""Everything that goes over a table's socket, in both directions. The page's types are generated from here
and from `bodies.py`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

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
