"""A game between minds, each in a seat of its own: what learning by contests is made of.

The dice have a stream of their own, so that games with the same seed differ by what was decided alone.
"""

from typing import Final, Generic

from startable.core.learned import Learned
from startable.core.move import Move, S
from startable.core.movers import CHANCE, CLOCK
from startable.core.rules import Awaits, Rules
from startable.core.stream import Stream

LONGEST: Final = 20_000
"""So many lines, and a game that wanders is broken off."""
_APART: Final = 1 << 64


class Contest(Generic[S]):
    """Moves are weighed in the true position: others' secrets hardly change which one seems best."""

    def __init__(self, rules: Rules[S], minds: list[Learned[S]], seed: int) -> None:
        self._rules = rules
        self._minds = minds
        self._dice = Stream(seed)
        self._ties = Stream(seed + _APART)

    def play(self) -> S:
        """How the game stood at its end."""
        state = self._rules.start()
        for _ in range(LONGEST):
            awaits = self._rules.awaits(state)
            if awaits.over:
                break
            self._step(state, awaits)
        return state

    def _step(self, state: S, awaits: Awaits) -> None:
        if awaits.chance:
            outcomes = self._rules.outcomes(state)
            outcomes.at(self._dice.below(outcomes.total)).apply(state, CHANCE, None)
        elif awaits.seats:
            seats = awaits.each()
            seat = seats[0] if len(seats) == 1 else seats[self._ties.below(len(seats))]
            self._chosen(state, seat).apply(state, seat, None)
        elif self._rules.time_up is not None:
            self._rules.time_up.apply(state, CLOCK, None)

    def _chosen(self, state: S, seat: int) -> Move[S]:
        mind = self._minds[seat]
        moves = mind.ordered(state, seat, self._rules.legal(state, seat))
        best, highest = moves[0], -1.0
        if len(moves) > 1:
            for move in moves:
                after = state.clone()
                move.apply(after, seat, None)
                value = mind.rough(after)[seat]
                if value > highest:
                    best, highest = move, value
        return best
