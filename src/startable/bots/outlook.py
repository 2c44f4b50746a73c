"""Everybody's chances to win, some decisions ahead. For two seats this is expectimax, for more max^n."""

from typing import Final

from startable.bots.lookahead import Lookahead
from startable.bots.onward import Onward
from startable.core.heuristics import TIMELESS, Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE
from startable.core.rules import Rules

_MOST_OUTCOMES: Final = 36


class Outlook(Lookahead[S]):
    """Each seat has a value of its own: its chance; a drawn game is nobody's."""

    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], games: int = 0) -> None:
        super().__init__(rules, heuristics, _MOST_OUTCOMES)
        self._onward = Onward(rules, heuristics)
        self._games = games
        """So many are played on to the end of a stretch, where the game has such; 0: none are."""

    def guess(self, state: S) -> list[float]:
        return self._onward.judged(state, self._games) if self._games else self._onward.now(state)

    def side(self, mover: int) -> int:
        return mover

    def footing(self, state: S, depth: int) -> list[float]:
        """For comparing positions with each other: a decision that is due is not counted, so that whoever has
        to decide is judged as after the best move."""
        seats = self.rules.awaits(state).seats
        due = depth > 0 and seats != 0 and seats & (seats - 1) == 0
        return self.values(state, depth + 1 if due else depth)

    def closely(self, state: S, depth: int) -> list[float]:
        """A position by itself: what is due is looked at in any case, a decision by its best move and chance
        by the mean of what it may bring."""
        if self._games and self.heuristics.stretch(state) != TIMELESS:
            return self.guess(state)
        awaits = self.rules.awaits(state)
        if depth == 0 and awaits.chance:
            return self.expected(state, 0)
        if depth == 0 and awaits.seats != 0 and awaits.seats & (awaits.seats - 1) == 0:
            return self.values(state, 1)
        return self.footing(state, depth)

    def footing_after(self, state: S, mover: int, move: Move[S], depth: int) -> list[float]:
        world = state.clone()
        move.apply(world, mover, None)
        return self.footing(world, depth)

    def expected(self, state: S, depth: int) -> list[float]:
        """Where chance is due: the mean over all that it may do, each on the same footing."""
        outcomes = self.rules.outcomes(state)
        if len(outcomes.moves) > _MOST_OUTCOMES:
            return self.footing(state, depth)
        totals = [0.0] * self.rules.seats
        for index in range(len(outcomes.moves)):
            found = self.footing_after(state, CHANCE, outcomes.moves[index], depth)
            for seat in range(len(totals)):
                totals[seat] += outcomes.weights[index] * found[seat]
        return [total / outcomes.total for total in totals]
