"""How well a seat stands in UR: its chance to win, learned by the game's own games (`startable train ur`)."""

from startable.core.learned import Learned
from startable.core.net import FeatureList
from startable.core.odds import against_even
from startable.games.ur.mind.features import WIDTH, tell
from startable.games.ur.state.state import MOVING, OPENING, ROLLING, UrState


class UrHeuristics(Learned[UrState]):
    """The net is asked before a roll. After it, a position is worth what its best move leads to."""

    width = WIDTH
    package = "startable.games.ur.mind"
    practice = ({}, {}, {}, {"discs": 3}, {}, {}, {"discs": 5}, {"discs": 2})
    foresight = 2

    def features(self, state: UrState, seat: int) -> list[int]:
        found = FeatureList()
        tell(state, seat, found)
        return found.all

    def sides(self, state: UrState) -> list[int]:
        return [state.turn]

    def judged(self, state: UrState) -> bool:
        return state.phase == ROLLING

    def worth(self, state: UrState, seat: int) -> float:
        """The same as its chance, without the other's."""
        if state.phase != ROLLING:
            return self.chances(state)[seat]
        logit = self._logit(state)
        return against_even(logit if seat == state.turn else -logit)

    def estimate(self, state: UrState) -> list[float]:
        if state.phase == MOVING:
            return self._best(state)
        if state.phase == OPENING:
            return [0.5, 0.5]
        logit = self._logit(state)
        found = [against_even(logit), against_even(-logit)]
        return found if state.turn == 0 else found[::-1]

    def _logit(self, state: UrState) -> int:
        """Of the seat that rolls."""
        found = self.net().sum()
        tell(state, state.turn, found)
        return found.logit()

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
