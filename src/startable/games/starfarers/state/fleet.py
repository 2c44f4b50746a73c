"""All ships of the table. A ship is a number: seats have three transporters each, one after the other."""

from typing import Final

from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.box.parts import COLONY_SHIP, TRANSPORTERS

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


class Fleet:
    at: list[int]
    kinds: list[int]
    status: list[int]

    def clone(self) -> "Fleet":
        copy = Fleet()
        copy.at = self.at.copy()
        copy.kinds = self.kinds.copy()
        copy.status = self.status.copy()
        return copy

    def flies(self, ship: int) -> bool:
        """Is it in space, not in the stock?"""
        return self.at[ship] != NOWHERE

    def is_ready(self, ship: int) -> bool:
        return self.at[ship] != NOWHERE and self.status[ship] == READY

    def put(self, ship: int, kind: int, point: int) -> None:
        self.at[ship] = point
        self.kinds[ship] = kind

    def put_back(self, ship: int) -> None:
        """Into the stock, where a transporter is neither kind."""
        self.at[ship] = NOWHERE
        self.kinds[ship] = COLONY_SHIP
        self.status[ship] = READY
