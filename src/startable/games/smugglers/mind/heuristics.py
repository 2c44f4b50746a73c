"""How well a smuggler stands: everybody's chance to win, learned by the game's own games."""

from math import sqrt
from typing import ClassVar, Final, Mapping

from startable.core.learned import Learned
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.odds import shares
from startable.games.smugglers.mind.facts import Facts
from startable.games.smugglers.mind.features import WIDTH, told
from startable.games.smugglers.mind.prospects import guesses
from startable.games.smugglers.mind.worthwhile import worthwhile
from startable.games.smugglers.state.state import BIDDING, DEALING, SmugglersState

_ADVANCED: Final = {"stations": 1, "favourite_ships": 1, "favourite_goods": 1, "towers": 1}

_LEARNED: Final = 0.5
_GUESSED: Final = 0.5
"""How far the net is trusted, and how far the guess by expected points, which wavers less."""


class SmugglersHeuristics(Learned[SmugglersState]):
    """The net is not told whose hand is quickest or who waited: to wait is worth what lies there. When chance
    has picked a hand, a position is worth what its best move leads to."""

    width = WIDTH
    package = "startable.games.smugglers.mind"
    practice = ({}, {}, {}, _ADVANCED)
    teaching: ClassVar[Mapping[str, float]] = {"trace": 0.95, "warmth": 0.01}

    def features(self, state: SmugglersState, seat: int) -> list[int]:
        return told(Facts(state), seat)

    def judged(self, state: SmugglersState) -> bool:
        """Before and after a deal, and after each choice but one to wait."""
        if state.phase == BIDDING or state.race.waited:
            return False
        return state.phase != DEALING or not state.sectors.cards

    def estimate(self, state: SmugglersState) -> list[float]:
        if state.phase == BIDDING and state.race.quickest != NOBODY:
            return self._best(state, state.race.quickest)
        net, facts = self.net(), Facts(state)
        learned = shares([net.logit(told(facts, seat)) for seat in range(self.seats)])
        guessed = guesses(facts.expected)
        return [_LEARNED * learned[seat] + _GUESSED * guessed[seat] for seat in range(self.seats)]

    def calibrated(self, estimate: list[float]) -> list[float]:
        """Bolder, the more play: to the power of 1.5, 2 (four), 2.5 (more), by how its own games ended."""
        odds: list[float] = []
        for each in estimate:
            bolder = each * (sqrt(each) if self.seats < 4 else each)
            odds.append(bolder * sqrt(each) if self.seats > 4 else bolder)
        total = sum(odds)
        return [each / total for each in odds]

    def _best(self, state: SmugglersState, seat: int) -> list[float]:
        best: list[float] = []
        for move in self.ordered(state, seat, self.rules.legal(state, seat)):
            world = state.clone()
            move.apply(world, seat, None)
            found = self.rough(world)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def ordered(
        self, state: SmugglersState, seat: int, moves: list[Move[SmugglersState]]
    ) -> list[Move[SmugglersState]]:
        return worthwhile(state, seat, moves)

    def tick(self, state: SmugglersState) -> int:
        """Galaxies."""
        return state.galaxy
