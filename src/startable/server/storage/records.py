"""What is kept of a table: its charter, who sits where, and its lines."""

from typing import Literal

from msgspec import Struct

from startable.core import NOBODY


class SeatRecord(Struct):
    """A seat as it is stored. Of its key only a hash is known."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    key_hash: str = ""
    salt: str = ""
    """What it adds to the dice; secret until every seat has committed to its own."""
    stand_in: bool = False
    commit: str = ""
    """What it told of its salt first; `-`: it gives none."""
    more_keys: list[str] = []
    """Hashes of further keys: somebody may have followed here twice."""
    taken: float = 0.0
    """When it was taken by somebody who has not said hello since; 0: nobody is waited for."""
    taker: str = ""
    """The address of whoever that was, hashed."""
    ready: bool = False
    """Has the person said so? A race begins when all have."""


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
    dice: list[str] = []
    """Commitments and salts in the order of their coming, as `play/salts.py` has it."""
    clock: tuple[int, int] = (0, 0)
    """The number of the clock that ran when last noted, and the milliseconds that it had left."""
    host: int = NOBODY
    """The seat of whoever opened it; NOBODY: they took none, or it was not noted yet."""
    closed: bool = False
    """The host has closed it before it began."""
    ended: float = 0.0
    """When the game was over; 0: it is not, or that was not noted yet."""

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)


class LineRecord(Struct):
    """A line and, for a seat's move, the tag by which its sender would recognise it again."""

    text: str
    tag: str = ""
