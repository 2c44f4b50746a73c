"""What is kept of a table: its charter, who sits where, and its lines."""

from typing import Literal

from msgspec import Struct


class SeatRecord(Struct):
    """A seat as it is stored. Of its key only a hash is known."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    key_hash: str = ""
    salt: str = ""
    stand_in: bool = False


class TableRecord(Struct):
    """Everything about a table but its lines."""

    id: str
    game: str
    version: int
    options: dict[str, int]
    listed: bool
    watch: bool
    seed: str
    """The dealer's secret, in hex. In no view, log or error."""
    created: float
    seats: list[SeatRecord]
    started: bool = False
    over: bool = False
    next: str = ""
    """The table of the rematch."""
    hand_overs: list[str] = []
    """When a bot took over or gave back a seat: `B bot 17`, `B back 25`."""

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)


class LineRecord(Struct):
    """A line and, for a seat's move, the tag by which its sender would recognise it again."""

    text: str
    tag: str = ""
