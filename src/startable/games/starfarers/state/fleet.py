"""All ships of the table. A ship is a number: seats have three transporters each, one after the other."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.box.parts import COLONY_SHIP, TRANSPORTERS
from startable.games.starfarers.state.lists import replaced

# What a ship may still do in this turn.
READY: Final = 0
FLOWN: Final = 1
GROUNDED: Final = 2


SHIPS_OF: Final[list[list[int]]] = [
    [seat * TRANSPORTERS + number for number in range(TRANSPORTERS)] for seat in range(4)
]
"""By seat."""


def owner_of(ship: int) -> int:
    return ship // TRANSPORTERS


def ship_number(ship: int) -> int:
    """Among those of its seat, from 0."""
    return ship % TRANSPORTERS


@final
@mypyc_attr(acyclic=True)
class Fleet:
    """Its lists are never changed but replaced, so clones share them."""

    at: list[int]
    kinds: list[int]
    status: list[int]

    def clone(self) -> "Fleet":
        copy = Fleet()
        copy.at = self.at
        copy.kinds = self.kinds
        copy.status = self.status
        return copy

    def flies(self, ship: int) -> bool:
        """Is it in space, not in the stock?"""
        return self.at[ship] != NOWHERE

    def is_ready(self, ship: int) -> bool:
        return self.at[ship] != NOWHERE and self.status[ship] == READY

    def put(self, ship: int, kind: int, point: int) -> None:
        self.move(ship, point)
        self.kinds = replaced(self.kinds, ship, kind)

    def move(self, ship: int, point: int) -> None:
        self.at = replaced(self.at, ship, point)

    def mark(self, ship: int, status: int) -> None:
        if self.status[ship] != status:
            self.status = replaced(self.status, ship, status)

    def put_back(self, ship: int) -> None:
        """Into the stock, where a transporter is neither kind."""
        self.put(ship, COLONY_SHIP, NOWHERE)
        self.mark(ship, READY)
