"""What lines did to everybody's chances, judged where their stretch of the game ends.

From each position everybody plays on greedily. So a line did what the chances at the end differ by, before it
and after it; and a move that playing on would have made too did nothing.
"""

from typing import Any

from startable.bots.onward import Onward
from startable.coach.shares import Shares, exact, less
from startable.core import CHANCE, Heuristics, Rules
from startable.core.heuristics import TIMELESS
from startable.play.lines import Line

GAMES = 8
"""So many are played on from a position, if chance has a say in it,"""
ANEW = 6
"""and so many times that where a stretch begins."""
MOST = 10_000
"""In all, more or less: where a game wandered for long, fewer are played on from each position."""


def games_of(lines: int, most: int) -> int:
    """How many are played on from a position of a game that has so many lines."""
    return max(1, min(GAMES, most // max(1, lines)))


class Stretches:
    def __init__(self, rules: Rules[Any], heuristics: Heuristics[Any], games: int) -> None:
        self._rules, self._heuristics, self._games = rules, heuristics, games
        self._onward = Onward(rules, heuristics)
        self._stood: Shares | None = None
        """The chances at the end of this stretch, as far as they are known."""
        self._acts = 0
        """Of chance, in this tick of the game's time."""

    def within(self, state: Any) -> bool:
        return self._heuristics.stretch(state) != TIMELESS

    def follow_each_other(self, before: Any, after: Any) -> bool:
        """Whether a line led from one stretch straight into the next."""
        return self.within(before) and self.within(after) and not self._same(before, after)

    def begin(self, state: Any, chances: Shares) -> None:
        """With a first position whose chances are known."""
        self._stood = chances if self.within(state) else None

    def pass_by(self, line: Line, before: Any, after: Any) -> None:
        """A line that begins outside of any."""
        self._count(line, before, after)
        self._stood = None

    def did(self, line: Line, before: Any, after: Any) -> Shares:
        stood = self.stands(before)
        self._count(line, before, after)
        found = self._after(line, before, after, stood)
        self._stood = found if self.within(after) else None
        return less(found, stood)

    def stands(self, state: Any) -> Shares:
        """The chances at the end of this stretch."""
        return self._stood or self.anew(state)

    def anew(self, state: Any) -> Shares:
        """Where a stretch begins."""
        self._stood = exact(self._onward.judged(state, ANEW * self._games, self._acts))
        return self._stood

    def _after(self, line: Line, before: Any, after: Any, stood: Shares) -> Shares:
        if not self._same(before, after):
            return exact(self._onward.ended(after))
        if self._expected(line, before, after):
            return stood
        return exact(self._onward.judged(after, self._games, self._acts))

    def _expected(self, line: Line, before: Any, after: Any) -> bool:
        """Nothing to judge: what is played on anyway, or chance that is still at it."""
        if line.mover == CHANCE:
            return self._rules.awaits(after).chance and not self._heuristics.judged(after)
        return line.mover < 0 or line.move == self._onward.greedy(before, line.mover)

    def _same(self, before: Any, after: Any) -> bool:
        return self._heuristics.stretch(before) == self._heuristics.stretch(after)

    def _count(self, line: Line, before: Any, after: Any) -> None:
        if self._heuristics.tick(before) != self._heuristics.tick(after):
            self._acts = 0
        elif line.mover == CHANCE:
            self._acts += 1
