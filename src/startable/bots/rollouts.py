"""Playing on: each of a few moves is followed, over the same dice, up to the same point of the game.

Horizons are ticks of the game's own time (a turn, a galaxy), never a number of decisions: positions at uneven
depths are not compared. Everybody plays on greedily. The dice have a stream of their own, a new one with each
tick, so that moves which change nothing of them meet the same ones.
"""

from math import sqrt
from typing import ClassVar, Final, Generic

from startable.bots.onward import Onward
from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.rules import Rules
from startable.core.stream import Stream

MOST: Final = 6
"""So many moves are followed; the others seem too much worse."""
FEWEST: Final = 8
"""Before so many games of each no move is given up,"""
_DOUBT: Final = 1.6
"""and then those that lie so many standard errors behind."""
_LONGEST: Final = 400
_SEED: Final = 1 << 30
_APART: Final = 1 << 31


class Candidate(Generic[S]):
    """A move and what is to follow it, what that seemed worth at once, and what was found by playing on."""

    def __init__(self, moves: list[Move[S]], guess: float, trust: int = 0) -> None:
        self.move = moves[0]
        self.moves = moves
        self.guess = guess
        self.values: list[float] = []
        self._trust = trust
        """As many games as the guess counts."""

    def mean(self) -> float:
        if not self.values:
            return self.guess
        return (sum(self.values) + self._trust * self.guess) / (len(self.values) + self._trust)

    def behind(self, best: "Candidate[S]") -> float:
        """How many standard errors it lies behind the best, game by game over the same dice."""
        count = len(self.values)
        gaps = [best.values[at] - self.values[at] for at in range(count)]
        mean = sum(gaps) / count
        spread = sum([(gap - mean) * (gap - mean) for gap in gaps]) / count
        return mean / sqrt(spread / count + 1e-9)


class Rollouts(Onward[S]):
    fewest: ClassVar[int] = FEWEST

    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], seat: int, stream: Stream) -> None:
        super().__init__(rules, heuristics)
        self.seat = seat
        self._stream = stream

    def candidates(self, state: S) -> list[Candidate[S]]:
        """The most promising moves at first sight, the best first."""
        found: list[Candidate[S]] = []
        for move in self.heuristics.ordered(state, self.seat, self.rules.legal(state, self.seat)):
            found.append(Candidate([move], self.after(state, self.seat, move), self.heuristics.trust))
        found.sort(key=_by_guess)
        return found[:MOST]

    def tried(self, worlds: list[S], games: int) -> list[Candidate[S]]:
        """So many games in all, shared by the moves that may still be the best."""
        found = self.candidates(worlds[0])
        going, left, number = found, games, 0
        while len(going) > 1 and left >= len(going):
            world, seed = worlds[number % len(worlds)], self._stream.below(_SEED)
            for each in going:
                each.values.append(self._played(world.clone(), each.moves, seed))
            left -= len(going)
            number += 1
            if number >= self.fewest:
                going = _still(going)
        return sorted(found, key=_by_mean)

    def _played(self, state: S, moves: list[Move[S]], seed: int) -> float:
        dice, ties = Stream(seed), Stream(seed + 1)
        left, tick = self.heuristics.horizon(state), self.heuristics.tick(state)
        for move in moves:
            move.apply(state, self.seat, None)
        for _ in range(_LONGEST):
            if self.heuristics.tick(state) != tick:
                left, tick = left - 1, self.heuristics.tick(state)
                dice = Stream(seed + _APART * left)
            awaits = self.rules.awaits(state)
            if awaits.over or left == 0:
                break
            self.step(state, awaits, dice, ties)
        return self.ended(state)[self.seat]


def _still(going: list[Candidate[S]]) -> list[Candidate[S]]:
    """Those that may still be the best."""
    best = min(going, key=_by_mean)
    return [each for each in going if each is best or each.behind(best) < _DOUBT]


def _by_guess(each: Candidate[S]) -> float:
    return -each.guess


def _by_mean(each: Candidate[S]) -> tuple[int, float]:
    """Those that were followed longest first."""
    return (-len(each.values), -each.mean())
