"""Search for one seat that trusts nobody: every other seat takes the move that is worst for it."""

from typing import Final

from startable.bots.lookahead import Lookahead
from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.rules import Rules

_NEAR: Final = 1e-9
_MOST_OUTCOMES: Final = 12


class Search(Lookahead[S]):
    """Two values: what a state is worth to the seat, and what that leaves to the others."""

    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], seat: int) -> None:
        super().__init__(rules, heuristics, _MOST_OUTCOMES)
        self._seat = seat

    def guess(self, state: S) -> list[float]:
        worth = self.heuristics.worth(state, self._seat)
        return [worth, 1.0 - worth]

    def side(self, mover: int) -> int:
        return 0 if mover == self._seat else 1


def move_values(
    rules: Rules[S], heuristics: Heuristics[S], state: S, seat: int, depth: int
) -> list[tuple[Move[S], float]]:
    """Each move that is worth a look, with what it is worth to the seat, so many decisions ahead."""
    search = Search(rules, heuristics, seat)
    moves = heuristics.ordered(state, seat, rules.legal(state, seat))
    return [(move, search.after(state, seat, move, depth - 1)[0]) for move in moves]


def best_moves(rules: Rules[S], heuristics: Heuristics[S], state: S, seat: int, depth: int) -> list[Move[S]]:
    """The moves that are worth most; several if they are worth the same."""
    values = move_values(rules, heuristics, state, seat, depth)
    best = max([value for _, value in values])
    return [move for move, value in values if value >= best - _NEAR]
