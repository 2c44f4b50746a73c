"""What a room says to a client over its socket."""

from typing import Any, Literal

from msgspec import Struct

from startable.core import NOBODY
from startable.server.protocol.fields import HowEnded, Increment, Pace, Seconds, Status
from startable.server.protocol.inbound import Beat


class Choice(Struct, omit_defaults=True):
    """A legal move of one of this connection's seats."""

    seat: int
    kind: str
    args: list[int]
    text: str
    """In the game's notation."""
    words: str = ""
    """In words, for a page without a board; missing where the game has none for it."""


class Happened(Struct):
    """An event, as this audience may know it. `v` is the version right after its line."""

    v: int
    what: str
    args: dict[str, int | str]


class Ended(Struct):
    """The game is over: who won, and by which rule."""

    winners: list[int]
    rule: str
    """Empty where no rule of the game has ended it."""
    how: HowEnded = ""
    """What has ended it, if no rule did."""
    seat: int = NOBODY
    """Whose doing that was."""


class TimeControl(Struct, forbid_unknown_fields=True):
    """How long a seat may think while the game awaits it. Bots have no clock."""

    kind: Literal["turn", "bank"]
    """So much for every turn, days perhaps; or so much for the whole game, and an increment for each turn."""
    seconds: Seconds
    increment: Increment = 0
    """Only of a bank."""
    then: Literal["bot", "resign"] = "bot"
    """What happens when time is up: a bot plays on, or the seat resigns."""


class Frame(Struct, tag="frame", tag_field="t", omit_defaults=True):
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
    clocks: list[int] = []
    """By seat, the milliseconds that it may still think; of those who are awaited they run. Without a time
    control there are none."""
    board: str = ""
    """The text board, for a page that has no board of its own for this game."""


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
    commit: str = ""
    """What it committed to for the dice; `-`: it gives none; empty: not yet."""
    withheld: bool = False
    """It committed, and did not show its salt when it was asked."""
    character: str = ""
    """Who the bot is: by this the page knows its own name."""
    player: str = ""
    """Which player it is, of a person who is known."""
    namesake: bool = False
    """A stranger who goes by the name of a known player."""
    resigned: bool = False
    """A bot plays on for whoever sat here, who cannot win any more."""
    since: float = 0.0
    """Since when the game has awaited it, in seconds since 1970; 0: it does not, or nobody noted it."""


class RoomInfo(Struct, tag="room", tag_field="t"):
    """The table apart from the game on it; sent whenever anything of it changes."""

    table: str
    game: str
    version: int
    """Of the rules."""
    options: dict[str, int]
    status: Status
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
    stall_ms: int = 0
    """After so long without a move a bot may stand in for somebody who is here and awaited."""
    old_rules: bool = False
    """It was played by rules of another version: it can be looked at, as far as today's rules can follow."""
    host: int = NOBODY
    """Whose player may put bots into free seats, and close the table, before it begins; -1: nobody's."""
    race: bool = False
    """It is played against time, and begins when everybody has said `ready`."""
    ready: list[int] = []
    """The seats that have, and those of bots; of a race that has not begun."""
    awaits: list[int] = []
    """Whom the game waited for when this was sent; frames are newer."""
    result: Ended | None = None
    created: float = 0.0
    """When it was opened, in seconds since 1970."""
    ended: float = 0.0
    """When the game was over, likewise; 0: it is not, or nobody noted it."""
    pace: Pace = "usual"
    """How much time its bots leave to people."""
    position: str = ""
    """Where the game begins, as a watcher knows it; empty: as the rules say."""
    rated: bool = False
    """It counts for the ratings of those who play."""
    time: TimeControl | None = None
    clocks: list[int] = []
    """By seat, what is left of its time, as in frames; which are newer."""
    muted: list[int] = []
    """Who may say nothing here, as the host wishes: seats, and -1 for those who watch."""
    abortable: bool = False
    """May those who play still abort the game, since not everybody has moved?"""
    event: str = ""
    """The event that it is part of; empty: none."""


class Welcome(Struct, tag="welcome", tag_field="t"):
    """The answer to `hello`; the room and a frame follow."""

    seats: list[int]
    """The seats that this connection plays; none: it watches."""
    moved: int = 0
    """The version of the last move that was made from these seats by their people; 0: none yet."""
    at_once: int = 0
    """So many messages this connection may send at once; whoever sends more is cut off."""
    a_second: int = 0
    """So many more it may send every second."""


class Reveal(Struct, tag="reveal", tag_field="t"):
    """All have committed: show your salt, with `salt`. Sent to those only who committed by `hello.commit`."""

    commits: list[str]
    """What each seat committed to: note it before you show yours."""


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
    before: bool = False
    """Was it said before the one who is told of it came?"""


class Pong(Struct, tag="pong", tag_field="t"):
    """The answer to `ping`, with what it brought."""

    at: float


class Fault(Struct, tag="fault", tag_field="t"):
    """Something is wrong with a message or a request; `fact` names a text in our words."""

    fact: str
    args: dict[str, int | str] = {}


ToClient = Welcome | Reveal | RoomInfo | Frame | Ack | Refused | Said | Pong | Fault | Beat
