"""How well a smuggler stands: everybody's chance to win, learned by the game's own games."""

from math import sqrt
from typing import ClassVar, Final, Mapping

from startable.core.heuristics import TIMELESS
from startable.core.learned import Learned
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.net import FeatureList
from startable.core.odds import shares
from startable.games.smugglers.mind.facts import Facts
from startable.games.smugglers.mind.features import WIDTH, tell
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
        found = FeatureList()
        tell(Facts(state), seat, found)
        return found.all

    def judged(self, state: SmugglersState) -> bool:
        """Before and after a deal, and after each choice but one to wait."""
        if state.phase == BIDDING or state.race.waited:
            return False
        return state.phase != DEALING or not state.sectors.cards

    def estimate(self, state: SmugglersState) -> list[float]:
        if state.phase == BIDDING and state.race.quickest != NOBODY:
            return self._best(state, state.race.quickest)
        facts = Facts(state)
        learned = shares([self._logit(facts, seat) for seat in range(self.seats)])
        guessed = guesses(facts.expected)
        found = [_LEARNED * learned[seat] + _GUESSED * guessed[seat] for seat in range(self.seats)]
        return _bolder(found) if facts.left == 0 and state.phase > BIDDING else found

    def _logit(self, facts: Facts, seat: int) -> int:
        found = self.net().sum()
        tell(facts, seat, found)
        return found.logit()

    def calibrated(self, estimate: list[float]) -> list[float]:
        """Bolder: to the power of 1.5 for two and three, 2.5 for more, by how its own games ended."""
        if self.seats < 4:
            return _shared([each * sqrt(each) for each in estimate])
        return _shared([each * each * sqrt(each) for each in estimate])

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

    def stretch(self, state: SmugglersState) -> int:
        """Two galaxies: over one alone, what stocks will be good for is not seen. In a live race hands are
        quick or slow by themselves, and nobody can play on for them."""
        return TIMELESS if state.choices.live else (state.galaxy + 1) // 2


def _bolder(chances: list[float]) -> list[float]:
    """After the last race little can change any more: the square fits how such games ended."""
    return _shared([each * each for each in chances])


def _shared(odds: list[float]) -> list[float]:
    total = sum(odds)
    return [each / total for each in odds]
