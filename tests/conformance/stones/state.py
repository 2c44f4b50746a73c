"""The position of a game of Stones."""

from collections.abc import Sequence
from typing import Any, Self

from startable.core import Bag, Facts, State

PILE = (4, 3, 2)
"""How many stones there are of weight 1, 2 and 3."""
NONE = -1
UNKNOWN = -2
"""A stone or a bid of somebody else, in what a seat knows."""


class StonesState(State):
    def __init__(
        self,
        pile: Bag,
        spent: Sequence[int],
        stones: Sequence[int],
        bids: Sequence[int],
        points: Sequence[int],
        rounds: int,
    ) -> None:
        self.pile = pile
        self.spent = list(spent)
        self.stones = list(stones)
        self.bids = list(bids)
        self.points = list(points)
        self.rounds = rounds

    def clone(self) -> Self:
        return type(self)(self.pile.clone(), self.spent, self.stones, self.bids, self.points, self.rounds)


def parts(facts: Facts) -> object:
    """All stones, by weight, wherever they are."""
    at: Any = facts
    kinds = range(len(PILE))
    return [at["pile"][kind] + at["spent"][kind] + at["stones"].count(kind + 1) for kind in kinds]
