"""Search that weighs every outcome of chance exactly.

The searching seat takes its best move, every other seat the move that is worst for it.
"""

from typing import Final, Generic

from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE
from startable.core.rules import Rules

_NEAR: Final = 1e-9
_MOST_OUTCOMES: Final = 12
"""Beyond so many, as with a deck of cards, chance is not looked into."""
_MOST_IN_A_ROW: Final = 3
"""Acts of chance between two decisions that are looked into: one may bring about the next without end."""


class Search(Generic[S]):
    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], seat: int) -> None:
        self._rules = rules
        self._heuristics = heuristics
        self._seat = seat

    def value(self, state: S, depth: int, chances: int = _MOST_IN_A_ROW) -> float:
        """What this state is worth to the seat after so many more decisions."""
        if depth <= 0:
            return self._heuristics.worth(state, self._seat)
        awaits = self._rules.awaits(state)
        if awaits.chance:
            return self._mean(state, depth, chances)
        if awaits.seats & (awaits.seats - 1):
            return self._heuristics.worth(state, self._seat)  # several at once: nobody knows who is first
        return (
            self._best(state, awaits.first, depth)
            if awaits.seats
            else self._heuristics.worth(state, self._seat)
        )

    def _mean(self, state: S, depth: int, chances: int) -> float:
        outcomes = self._rules.chances(state)
        if chances == 0 or len(outcomes.moves) > _MOST_OUTCOMES:
            return self._heuristics.worth(state, self._seat)
        total = 0.0
        for index in range(len(outcomes.moves)):
            world = state.clone()
            outcomes.moves[index].apply(world, CHANCE, None)
            total += outcomes.weights[index] * self.value(world, depth, chances - 1)
        return total / outcomes.total

    def _best(self, state: S, mover: int, depth: int) -> float:
        own = mover == self._seat
        best = -1.0 if own else 2.0
        for move in self._heuristics.ordered(state, mover, self._rules.legal(state, mover)):
            value = self.after(state, mover, move, depth - 1)
            if value > best if own else value < best:
                best = value
        return best

    def after(self, state: S, mover: int, move: Move[S], depth: int) -> float:
        world = state.clone()
        move.apply(world, mover, None)
        return self.value(world, depth)


def move_values(
    rules: Rules[S], heuristics: Heuristics[S], state: S, seat: int, depth: int
) -> list[tuple[Move[S], float]]:
    """Each move that is worth a look, with what it is worth to the seat, so many decisions ahead."""
    search = Search(rules, heuristics, seat)
    moves = heuristics.ordered(state, seat, rules.legal(state, seat))
    return [(move, search.after(state, seat, move, depth - 1)) for move in moves]


def best_moves(rules: Rules[S], heuristics: Heuristics[S], state: S, seat: int, depth: int) -> list[Move[S]]:
    """The moves that are worth most; several if they are worth the same."""
    values = move_values(rules, heuristics, state, seat, depth)
    best = max([value for _, value in values])
    return [move for move, value in values if value >= best - _NEAR]
