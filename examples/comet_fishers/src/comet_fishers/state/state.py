"""The position of a game of Comet Fishers."""

from collections.abc import Sequence
from typing import Final, Self

from startable.core import Bag, State

from comet_fishers.box.parts import CHUNKS, FUEL, ORDERS, TAIL

NONE: Final = -1
"""Of an order: there is none, or not here."""
SEALED: Final = -2
"""Somebody else's order, in what a seat knows."""


class CometState(State):
    """Counts are by kind of chunk; `hold` and `fuel` are those of the boat that is out."""

    def __init__(
        self,
        tail: Bag,
        deck: Bag,
        orders: Sequence[int],
        shown: Sequence[int],
        stores: Sequence[Sequence[int]],
        hold: Sequence[int],
        drift: Sequence[int],
        turn: int,
        fuel: int,
        nets: int,
        flare: int,
        left: int,
    ) -> None:
        self.tail = tail
        self.deck = deck
        self.orders = list(orders)
        self.shown = list(shown)
        self.stores = [list(store) for store in stores]
        self.hold = list(hold)
        self.drift = list(drift)
        self.turn = turn
        self.fuel = fuel
        self.nets = nets
        self.flare = flare
        self.left = left
        self.seats = len(self.orders)

    def clone(self) -> Self:
        return type(self)(
            self.tail.clone(),
            self.deck.clone(),
            self.orders,
            self.shown,
            self.stores,
            self.hold,
            self.drift,
            self.turn,
            self.fuel,
            self.nets,
            self.flare,
            self.left,
        )

    def dealing(self) -> bool:
        return NONE in self.orders and not self.settled()

    def settled(self) -> bool:
        """Do all orders lie open? That is the end."""
        return NONE not in self.shown

    def aboard(self) -> int:
        return sum(self.hold)

    def under_way(self) -> bool:
        """Has this flight cast nets already?"""
        return self.fuel < FUEL

    def room(self, hold: int) -> int:
        return hold - self.aboard()


def new_game(seats: int, flights: int) -> CometState:
    """So many flights for each captain (CF-103)."""
    tail, nothing = Bag([seats * count for count in TAIL]), [0] * len(CHUNKS)
    none = [NONE] * seats
    return CometState(
        tail, Bag(ORDERS), none, none, [nothing] * seats, nothing, nothing, 0, FUEL, 0, 0, seats * flights
    )
