"""How well a seat stands in UR: its chance to win, learned by the game's own games (`startable train ur`)."""

from startable.core.learned import Learned
from startable.games.ur.mind.features import WIDTH, features
from startable.games.ur.state.state import MOVING, OPENING, ROLLING, UrState


class UrHeuristics(Learned[UrState]):
    """The net is asked before a roll. After it, a position is worth what its best move leads to."""

    width = WIDTH
    package = "startable.games.ur.mind"
    practice = ({}, {}, {}, {"discs": 3}, {}, {}, {"discs": 5}, {"discs": 2})
    foresight = 2

    def features(self, state: UrState, seat: int) -> list[int]:
        return features(state, seat)

    def sides(self, state: UrState) -> list[int]:
        return [state.turn]

    def judged(self, state: UrState) -> bool:
        return state.phase == ROLLING

    def estimate(self, state: UrState) -> list[float]:
        if state.phase == MOVING:
            return self._best(state)
        return [0.5, 0.5] if state.phase == OPENING else super().estimate(state)

    def _best(self, state: UrState) -> list[float]:
        best: list[float] = []
        seat = state.turn
        for move in self.rules.legal(state, seat):
            world = state.clone()
            move.apply(world, seat, None)
            found = self.chances(world)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def tick(self, state: UrState) -> int:
        """Turns."""
        return state.turn

    def ticks_ahead(self, seats: int) -> int:
        """Until both have had some."""
        return 6
