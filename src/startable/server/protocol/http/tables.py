"""Opening a table, finding one, and sitting down."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from startable.server.protocol.fields import ANY_SEAT, Name, Pace, Position, Small, Status
from startable.server.protocol.outbound import SeatInfo, TimeControl


class WantedSeat(Struct, forbid_unknown_fields=True):
    """`me` is seated at once (several at one screen), `friend` waits for somebody with the link."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, Meta(max_length=32)] = ""
    bot: Annotated[str, Meta(max_length=32)] = ""


class OpenTable(Struct, forbid_unknown_fields=True):
    """The table that is wished for: the game, who sits where, and how it is played."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Small] = field(default_factory=dict)
    listed: bool = False
    """In the lobby for all to see; otherwise by link only."""
    watch: bool = True
    pace: Pace = "usual"
    """How much time its bots leave to people."""
    position: Position = ""
    """Where it begins; empty: as the rules say. What it hides is dealt anew."""
    time: TimeControl | None = None
    """How long seats may think; null: as long as they like. A race has a clock of its own, and takes none."""
    rated: bool = False
    """It counts for ratings: between known players and bots of the usual levels, with the usual options."""


class SitDown(Struct, forbid_unknown_fields=True):
    """Somebody takes a seat."""

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
    """A table that anybody may see."""

    table: str
    game: str
    options: dict[str, int]
    status: Status
    seats: list[SeatInfo]
    watch: bool
    created: float
    position: bool = False
    """Does it begin from a position?"""
    time: TimeControl | None = None
    rated: bool = False


class Invitation(Struct):
    """Empty where the server listens to its own machine alone: nobody else could come."""

    address: str
    """Leads to the table from other machines too."""
    qr: str
    """The same as a QR code, an SVG."""
