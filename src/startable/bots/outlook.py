"""Everybody's chances to win, some decisions ahead. For two seats this is expectimax, for more max^n."""

from typing import Final

from startable.bots.lookahead import Lookahead
from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE
from startable.core.rules import Rules

_MOST_OUTCOMES: Final = 36


class Outlook(Lookahead[S]):
    """Each seat has a value of its own: its chance; a drawn game is nobody's."""

    def __init__(self, rules: Rules[S], heuristics: Heuristics[S]) -> None:
        super().__init__(rules, heuristics, _MOST_OUTCOMES)

    def guess(self, state: S) -> list[float]:
        result = self.rules.result(state)
        if result is None:
            return self.heuristics.chances(state)
        return [result.share(seat) for seat in range(self.rules.seats)]

    def side(self, mover: int) -> int:
        return mover

    def footing(self, state: S, depth: int) -> list[float]:
        """For comparing positions with each other: a decision that is due is not counted, so that whoever has
        to decide is judged as after the best move."""
        seats = self.rules.awaits(state).seats
        due = depth > 0 and seats != 0 and seats & (seats - 1) == 0
        return self.values(state, depth + 1 if due else depth)

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
