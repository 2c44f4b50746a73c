"""Looking some decisions ahead: whoever decides takes what is best for itself, chance is weighed exactly.

Of a decision that others follow, only the few moves that seem best at once are looked into.

Values are lists. Whose value is which is for those to say who build on this: in Outlook every seat has one of
its own; in Search there are two, the searching seat's and that of all others, who play against it.
"""

from abc import abstractmethod
from typing import Final, Generic

from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE
from startable.core.rules import Rules

MOST_IN_A_ROW: Final = 3
"""Acts of chance between two decisions that are looked into: one may bring about the next without end."""


_FOLLOWED: Final = 2
"""So many moves of a decision with others to follow are looked into,"""
_MARGIN: Final = 0.03
"""of those that seem no more than this worse than the best."""
_GONE: Final = -9.0


class Lookahead(Generic[S]):
    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], most_outcomes: int) -> None:
        self.rules = rules
        self.heuristics = heuristics
        self._most_outcomes = most_outcomes
        """Beyond so many, as with a deck of cards, chance is not looked into."""

    @abstractmethod
    def guess(self, state: S) -> list[float]:
        """The values here, without looking further."""

    @abstractmethod
    def side(self, mover: int) -> int:
        """Which of the values is this mover's."""

    def values(self, state: S, depth: int, row: int = MOST_IN_A_ROW) -> list[float]:
        """So many more decisions ahead."""
        if depth <= 0:
            return self.guess(state)
        awaits = self.rules.awaits(state)
        if awaits.chance:
            return self.before_chance(state, depth, row)
        if awaits.seats == 0 or awaits.seats & (awaits.seats - 1):
            return self.guess(state)  # it is over; or several at once, and nobody knows who is first
        return self._best(state, awaits.first, depth)

    def before_chance(self, state: S, depth: int, row: int = MOST_IN_A_ROW) -> list[float]:
        """The mean of what chance may do, by its weights."""
        outcomes = self.rules.outcomes(state)
        if row == 0 or len(outcomes.moves) > self._most_outcomes:
            return self.guess(state)
        totals: list[float] = []
        for index in range(len(outcomes.moves)):
            found = self.after(state, CHANCE, outcomes.moves[index], depth, row - 1)
            totals = totals or [0.0] * len(found)
            for side in range(len(found)):
                totals[side] += outcomes.weights[index] * found[side]
        return [total / outcomes.total for total in totals]

    def after(self, state: S, mover: int, move: Move[S], depth: int, row: int = MOST_IN_A_ROW) -> list[float]:
        return self.values(self._made(state, mover, move), depth, row)

    def _best(self, state: S, mover: int, depth: int) -> list[float]:
        best: list[float] = []
        side = self.side(mover)
        worlds = [self._made(state, mover, move) for move in self._looked_at(state, mover)]
        for world in worlds if depth == 1 else self._promising(worlds, side):
            found = self.values(world, depth - 1)
            if not best or found[side] > best[side]:
                best = found
        return best

    def _promising(self, worlds: list[S], side: int) -> list[S]:
        """The few that seem best to this side."""
        if len(worlds) == 1:
            return worlds
        guesses = [self.guess(world)[side] for world in worlds]
        found: list[S] = []
        least = max(guesses) - _MARGIN
        while len(found) < _FOLLOWED:
            best = max(guesses)
            if best < least:
                break
            at = guesses.index(best)
            found.append(worlds[at])
            guesses[at] = _GONE
        return found

    def _looked_at(self, state: S, mover: int) -> list[Move[S]]:
        return self.heuristics.ordered(state, mover, self.rules.legal(state, mover))

    def _made(self, state: S, mover: int, move: Move[S]) -> S:
        world = state.clone()
        move.apply(world, mover, None)
        return world
