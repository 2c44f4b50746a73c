"""What was played so far, as whoever draws the next round asks for it."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from startable.server.events.points import WIN, points
from startable.server.events.records import BOT, EventTable, Round

Pair = frozenset[int]


class History:
    def __init__(self, rounds: Sequence[Round]) -> None:
        self.met: Counter[Pair] = Counter()
        self.rested: Counter[int] = Counter()
        """By entrant: rounds without a table, or with bots alone."""
        self.points: Counter[int] = Counter()
        self._sat: Counter[tuple[int, int]] = Counter()
        self._share: dict[int, float] = {}
        self._last: dict[tuple[int, int], int] = {}
        for number, each in enumerate(rounds, 1):
            self._rest(each.byes)
            for table in each.tables:
                self._count(number, table)

    def _rest(self, entrants: Sequence[int]) -> None:
        for entrant in entrants:
            self.rested[entrant] += 1
            self.points[entrant] += WIN

    def _count(self, number: int, table: EventTable) -> None:
        people = [entrant for entrant in table.seats if entrant != BOT]
        self.met.update([frozenset(pair) for pair in combinations(people, 2)])
        if len(people) == 1:
            self.rested[people[0]] += 1
        for seat, entrant in enumerate(table.seats):
            self._sat[entrant, seat] += 1
            self._last[entrant, seat] = number
            self._share[entrant] = self._share.get(entrant, 0.0) + 1 / len(table.seats)
        if table.places:
            for entrant, brought in zip(table.seats, points(table.places), strict=True):
                self.points[entrant] += brought

    def owed(self, entrant: int, seat: int) -> float:
        """How much too often somebody has sat there: more than their share, or less (below 0)."""
        return 0.0 if entrant == BOT else self._sat[entrant, seat] - self._share.get(entrant, 0.0)

    def since(self, entrant: int, seat: int) -> int:
        """The round in which somebody sat there last; 0: never."""
        return self._last.get((entrant, seat), 0)

    def balance(self, entrant: int) -> int:
        """Of two seats: how much oftener somebody was first than second."""
        return self._sat[entrant, 0] - self._sat[entrant, 1]


def seated(table: Sequence[int], history: History) -> list[int]:
    """Each seat goes to whoever has had it too seldom, or else longest ago."""
    left, found = list(table), []
    for seat in range(len(table)):
        found.append(min(left, key=lambda each: (history.owed(each, seat), history.since(each, seat))))
        left.remove(found[-1])
    return found
