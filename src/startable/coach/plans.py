"""How a turn would go on after a move: what the same piece does next, and whether an offer leads anywhere."""

from itertools import pairwise
from typing import Any

from startable.bots.outlook import Outlook
from startable.core import Heuristics, Move, Rules, bit, seats_in

_FARTHEST = 12
"""So many moves of one piece are looked at."""
_LITTLE = 5e-4
"""What somebody is asked for must bring more than this."""


class Planner:
    def __init__(self, rules: Rules[Any], heuristics: Heuristics[Any]) -> None:
        self._rules = rules
        self._heuristics = heuristics
        self._outlook = Outlook(rules, heuristics)

    def goes_on(self, world: Any, seat: int, move: Move[Any]) -> list[Move[Any]]:
        """What the same piece would best do next in this turn; of moves of one kind the last."""
        piece, state, found = _piece(move), _after(world, seat, move), [move]
        while piece and len(found) < _FARTHEST and self._decides(state, seat):
            following = self._best(state, seat)
            if _piece(following) != piece:
                break
            state = _after(state, seat, following)
            found.append(following)
        return _last_of_each(found[1:])

    def leads_nowhere(self, world: Any, seat: int, move: Move[Any]) -> bool:
        """It asks others for something, and what they would answer brings nothing."""
        if not move.asks:
            return False
        state = _after(world, seat, move)
        for _ in range(self._rules.seats):
            others = self._rules.awaits(state).seats & ~bit(seat)
            if others:
                other = seats_in(others)[0]
                state = _after(state, other, self._best(state, other))
        return self._outlook.guess(state)[seat] < self._outlook.guess(world)[seat] + _LITTLE

    def _decides(self, state: Any, seat: int) -> bool:
        awaits = self._rules.awaits(state)
        return not awaits.chance and awaits.seats == bit(seat)

    def _best(self, state: Any, seat: int) -> Move[Any]:
        moves = self._heuristics.ordered(state, seat, self._rules.legal(state, seat))
        return max(moves, key=lambda move: self._outlook.guess(_after(state, seat, move))[seat])


def _piece(move: Move[Any]) -> tuple[str, int] | None:
    """What moves: the first thing that the move names."""
    return (move.fields[0], move.args()[0]) if move.fields else None


def _last_of_each(moves: list[Move[Any]]) -> list[Move[Any]]:
    """Of steps on a way only where it ends."""
    return [one for one, other in pairwise([*moves, None]) if one and (not other or one.kind != other.kind)]


def _after(world: Any, seat: int, move: Move[Any]) -> Any:
    state = world.clone()
    move.apply(state, seat, None)
    return state
