"""How well a seat stands: points, and what its planets, its ships and its cards promise."""

from startable.core.heuristics import Heuristics
from startable.core.rules import Rules
from startable.games.starfarers.state import NOBODY, StarState


class StarHeuristics(Heuristics[StarState]):
    def __init__(self, rules: Rules[StarState]) -> None:
        self._seats = rules.seats

    def worth(self, state: StarState, seat: int) -> float:
        if state.winner != NOBODY:
            return 1.0 if state.winner == seat else 0.0
        return state.points[seat] / 20.0
