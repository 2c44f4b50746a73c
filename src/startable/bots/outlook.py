"""Everybody's chances to win, some decisions ahead: each seat takes what is best for itself.

For two seats this is expectimax; for more it is max^n. Chance is weighed exactly where it can do few things.
"""

from typing import Final, Generic

from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE
from startable.core.rules import Rules

_MOST_OUTCOMES: Final = 36
_MOST_IN_A_ROW: Final = 3
"""Acts of chance between two decisions that are looked into: one may bring about the next without end."""


class Outlook(Generic[S]):
    def __init__(self, rules: Rules[S], heuristics: Heuristics[S]) -> None:
        self._rules = rules
        self._heuristics = heuristics

    def chances(self, state: S, depth: int, row: int = _MOST_IN_A_ROW) -> list[float]:
        """Each seat's chance, so many more decisions ahead; a drawn game is nobody's."""
        result = self._rules.result(state)
        if result is not None:
            return [result.share(seat) for seat in range(self._rules.seats)]
        if depth <= 0:
            return self._heuristics.chances(state)
        awaits = self._rules.awaits(state)
        if awaits.chance:
            return self.before_chance(state, depth, row)
        if awaits.seats & (awaits.seats - 1):
            return self._heuristics.chances(state)  # several at once: nobody knows who is first
        return self._best(state, awaits.first, depth)

    def before_chance(self, state: S, depth: int, row: int = _MOST_IN_A_ROW) -> list[float]:
        """The mean of what chance may do, by its weights."""
        outcomes = self._rules.chances(state)
        if row == 0 or len(outcomes.moves) > _MOST_OUTCOMES:
            return self._heuristics.chances(state)
        totals = [0.0] * self._rules.seats
        for index in range(len(outcomes.moves)):
            found = self.after(state, CHANCE, outcomes.moves[index], depth, row - 1)
            for seat in range(len(totals)):
                totals[seat] += outcomes.weights[index] * found[seat]
        return [total / outcomes.total for total in totals]

    def after(
        self, state: S, mover: int, move: Move[S], depth: int, row: int = _MOST_IN_A_ROW
    ) -> list[float]:
        world = state.clone()
        move.apply(world, mover, None)
        return self.chances(world, depth, row)

    def _best(self, state: S, mover: int, depth: int) -> list[float]:
        best: list[float] = []
        for move in self._heuristics.ordered(state, mover, self._rules.legal(state, mover)):
            found = self.after(state, mover, move, depth - 1)
            if not best or found[mover] > best[mover]:
                best = found
        return best
