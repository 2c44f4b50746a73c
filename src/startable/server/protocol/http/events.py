"""The bodies of requests and answers about events: a club evening in one link."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from startable.server.protocol.fields import Name, Small, Status
from startable.server.protocol.outbound import TimeControl

System = Literal["swiss", "robin", "tables"]
"""Swiss and round robin are for two at a table; at rotating tables there are more."""
MOST_ROUNDS = 32


class NewEvent(Struct, forbid_unknown_fields=True):
    """The event that is wished for."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=32)]
    system: System
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    """At a table, at most."""
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """A round robin has as many as it needs, and takes 0."""
    options: dict[Annotated[str, Meta(max_length=40)], Small] = field(default_factory=dict)
    time: TimeControl | None = None
    """How long seats may think. A race has a clock of its own, and takes none."""
    fill: Annotated[str, Meta(max_length=32)] = ""
    """The bot that fills seats; empty: none does, and whoever is too many rests."""


class JoinEvent(Struct, forbid_unknown_fields=True):
    """Somebody takes part, from the next round on."""

    name: Name


class BeHere(Struct, forbid_unknown_fields=True):
    """Somebody goes, or is back. The organiser may say it of anybody, others of themselves."""

    entrant: Annotated[int, Meta(ge=0, le=1000)]
    here: bool


class NextRound(Struct, forbid_unknown_fields=True):
    """Opens this round, counted from 1: whoever asks twice opens it once."""

    round: Annotated[int, Meta(ge=1, le=1000)]


class CallOffTable(Struct, forbid_unknown_fields=True):
    """Whoever came shares the first place; whoever did not come gets nothing."""

    table: Annotated[str, Meta(max_length=24)]


class EventKey(Struct):
    """What one may do there from now on is by this key; browsers get it as a cookie too."""

    event: str
    key: str
    entrant: int = -1
    """Who one is among those who take part; -1: the organiser."""


class EntrantInfo(Struct):
    """Somebody who takes part."""

    name: str
    player: str
    """Which player it is, if they are known."""
    namesake: bool
    here: bool
    """Is there a table for them in the next round?"""


class EventTableInfo(Struct):
    """A table of a round."""

    table: str
    seats: list[int]
    """By seat, who sits there; -1: a bot."""
    status: Status
    came: list[int]
    """The seats whose people have come to the table."""
    places: list[int]
    """By seat, once it is over; 0: did not come."""
    points: list[float]
    """Likewise."""
    called_off: bool


class RoundInfo(Struct):
    """A round, and who had no table in it."""

    tables: list[EventTableInfo]
    byes: list[int]
    over: bool


class StandingInfo(Struct):
    """A row of the standings."""

    entrant: int
    place: int
    """Equals share it."""
    points: float
    strength: float
    """What those whom one met have, and in a round robin those whom one beat: it tells equals apart."""
    wins: int
    """Which tells apart those who are equal in that too."""
    tables: int
    byes: int


class EventInfo(Struct):
    """All about an event, as whoever asks may see it."""

    event: str
    name: str
    game: str
    options: dict[str, int]
    system: System
    seats: int
    rounds: int
    """In all; 0: a round robin."""
    left: int
    """So many more at least, as far as one can say now."""
    time: TimeControl | None
    fill: str
    created: float
    over: bool
    entrants: list[EntrantInfo]
    played: list[RoundInfo]
    standings: list[StandingInfo]
    """The best first."""
    organiser: bool
    """Is it the organiser who asks?"""
    me: int
    """Who asks, among those who take part; -1: none of them."""
    table: str
    """Where whoever asks is to play now; empty: nowhere."""
