"""The position of a game of Stones."""

from collections.abc import Sequence
from typing import Any, Self

from startable.core import Fact, Facts, State

PILE = (4, 3, 2)
"""How many stones there are of weight 1, 2 and 3."""
NONE = -1


class StonesState(State):
    def __init__(
        self,
        pile: Sequence[int],
        spent: Sequence[int],
        stones: Sequence[int],
        bids: Sequence[int],
        points: Sequence[int],
        rounds: int,
    ) -> None:
        self.pile = list(pile)  # by weight; the stones that nobody has yet
        self.spent = list(spent)  # by weight; open to all
        self.stones = list(stones)  # by seat, 0 for none; each known to its owner
        self.bids = list(bids)  # by seat, NONE before the bid; each known to its bidder
        self.points = list(points)  # by seat
        self.rounds = rounds  # still to finish

    def clone(self) -> Self:
        return type(self)(self.pile, self.spent, self.stones, self.bids, self.points, self.rounds)

    def facts(self) -> Facts:
        rows = (self.pile, self.spent, self.stones, self.bids, self.points)
        pile, spent, stones, bids, points = [list[Fact](row) for row in rows]
        return {
            "pile": pile,
            "spent": spent,
            "stones": stones,
            "bids": bids,
            "points": points,
            "rounds": self.rounds,
        }


def parts(facts: Facts) -> object:
    """All stones, by weight, wherever they are."""
    at: Any = facts
    kinds = range(len(at["pile"]))
    return [at["pile"][kind] + at["spent"][kind] + at["stones"].count(kind + 1) for kind in kinds]
