"""Swiss rounds: whoever has as many points meets, and nobody twice while that can be avoided.

Every pair that could be made has a price; of all ways to pair everybody the cheapest one is taken, exactly.
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from startable.server.events.history import History
from startable.server.events.points import HALF

NOBODY: Final = -2
"""Whom the odd one meets."""
LOTS: Final = 1000
SAME_WISH: Final = 10**5
"""Both would rather sit first, or both second. Each price is more than all lower ones of a round together."""
FURTHER: Final = 10**7
SAME_NEED: Final = 10**13
"""The same, of two who have sat there twice too often already."""
AGAIN: Final = 10**15


class Drawn(NamedTuple):
    tables: list[list[int]]
    byes: list[int]


def swiss(here: Sequence[int], history: History, lots: Random) -> Drawn:
    """The best first."""
    people = [*here] if len(here) % 2 == 0 else [*here, NOBODY]
    prices = {pair: _price(*pair, history) + lots.randrange(LOTS) for pair in combinations(people, 2)}
    pairs = sorted(_cheapest(prices), key=lambda pair: -max([history.points[each] for each in pair]))
    tables = [pair for pair in pairs if NOBODY not in pair]
    return Drawn(tables, [each for pair in pairs if NOBODY in pair for each in pair if each != NOBODY])


def _price(one: int, other: int, history: History) -> int:
    if NOBODY in (one, other):
        odd = other if one == NOBODY else one
        return AGAIN * history.rested[odd] ** 2 + FURTHER * (history.points[odd] // HALF) ** 2
    again = history.met[frozenset((one, other))] ** 2
    further = (abs(history.points[one] - history.points[other]) // HALF) ** 2
    return AGAIN * again + FURTHER * further + _seats_price(history.balance(one), history.balance(other))


def _seats_price(one: int, other: int) -> int:
    if one * other <= 0:
        return 0
    return SAME_NEED if min(abs(one), abs(other)) > 1 else SAME_WISH


def _cheapest(prices: dict[tuple[int, int], int]) -> list[list[int]]:
    import networkx  # Only here: it takes its time to load, and few processes ever draw a round.

    graph = networkx.Graph()
    graph.add_weighted_edges_from([(*pair, price) for pair, price in sorted(prices.items())])
    return [sorted(pair) for pair in networkx.min_weight_matching(graph)]
