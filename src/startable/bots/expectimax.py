"""Search for one seat that trusts nobody: every other seat takes the move that is worst for it."""

from typing import Final

from startable.bots.lookahead import Lookahead
from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.rules import Rules

_NEAR: Final = 1e-9
_NOT_SEEN: Final = -1.0
_MOST_OUTCOMES: Final = 12
_GLANCE: Final = 2
"""So many decisions ahead all moves are looked at; farther, only those that then lie so little behind."""
_MARGIN: Final = 0.03


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
    moves = heuristics.ordered(state, seat, rules.legal(state, seat))
    values = _values(Search(rules, heuristics, seat), state, seat, moves, depth)
    return [(moves[at], values[at]) for at in range(len(moves))]


def best_moves(rules: Rules[S], heuristics: Heuristics[S], state: S, seat: int, depth: int) -> list[Move[S]]:
    """The moves that are worth most; several if they are worth the same. A single one needs no thought."""
    moves = heuristics.ordered(state, seat, rules.legal(state, seat))
    if len(moves) == 1:
        return moves
    values = _values(Search(rules, heuristics, seat), state, seat, moves, depth)
    best = max(values) - _NEAR
    return [moves[at] for at in range(len(moves)) if values[at] >= best]


def _values(search: Search[S], state: S, seat: int, moves: list[Move[S]], depth: int) -> list[float]:
    """What is not looked at in full lies as far behind the best as it seemed at a glance."""
    found = [search.after(state, seat, move, min(depth, _GLANCE) - 1)[0] for move in moves]
    if depth <= _GLANCE:
        return found
    best = max(found)
    deep = [
        search.after(state, seat, moves[at], depth - 1)[0] if found[at] >= best - _MARGIN else _NOT_SEEN
        for at in range(len(moves))
    ]
    highest = max(deep)
    return [deep[at] if deep[at] >= 0.0 else highest - best + found[at] for at in range(len(moves))]
