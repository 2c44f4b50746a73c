"""Playing on: each of a few moves is followed, over the same dice, up to the same point of the game.

Horizons are ticks of the game's own time (a turn, a galaxy), never a number of decisions: positions at uneven
depths are not compared. Everybody plays on greedily. The dice have a stream of their own, so that moves which
change nothing of them meet the same ones.
"""

from math import sqrt
from typing import Final, Generic

from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE, CLOCK
from startable.core.rules import Awaits, Rules
from startable.core.stream import Stream

MOST: Final = 6
"""So many moves are followed; the others seem too much worse."""
FEWEST: Final = 8
"""Before so many games of each no move is given up,"""
_DOUBT: Final = 1.6
"""and then those that lie so many standard errors behind."""
_LONGEST: Final = 400
_SEED: Final = 1 << 30


class Candidate(Generic[S]):
    """A move, what it seemed worth at once, and what was found by playing on."""

    def __init__(self, move: Move[S], guess: float) -> None:
        self.move = move
        self.guess = guess
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else self.guess

    def behind(self, best: "Candidate[S]") -> float:
        """How many standard errors it lies behind the best, game by game over the same dice."""
        count = len(self.values)
        gaps = [best.values[at] - self.values[at] for at in range(count)]
        mean = sum(gaps) / count
        spread = sum([(gap - mean) * (gap - mean) for gap in gaps]) / count
        return mean / sqrt(spread / count + 1e-9)


class Rollouts(Generic[S]):
    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], seat: int, stream: Stream) -> None:
        self._rules = rules
        self._heuristics = heuristics
        self._seat = seat
        self._stream = stream

    def candidates(self, state: S) -> list[Candidate[S]]:
        """The most promising moves at first sight, the best first."""
        found: list[Candidate[S]] = []
        for move in self._heuristics.ordered(state, self._seat, self._rules.legal(state, self._seat)):
            found.append(Candidate(move, self._after(state, self._seat, move)))
        found.sort(key=_by_guess)
        return found[:MOST]

    def tried(self, worlds: list[S], games: int) -> list[Candidate[S]]:
        """So many games in all, shared by the moves that may still be the best."""
        found = self.candidates(worlds[0])
        going, left, number = found, games, 0
        while len(going) > 1 and left >= len(going):
            world, seed = worlds[number % len(worlds)], self._stream.below(_SEED)
            for each in going:
                each.values.append(self._played(world.clone(), each.move, seed))
            left -= len(going)
            number += 1
            if number >= FEWEST:
                going = _still(going)
        return sorted(found, key=_by_mean)

    def _after(self, state: S, seat: int, move: Move[S]) -> float:
        world = state.clone()
        move.apply(world, seat, None)
        return self._heuristics.worth(world, seat)

    def _played(self, state: S, move: Move[S], seed: int) -> float:
        dice, ties = Stream(seed), Stream(seed + 1)
        left, tick = self._heuristics.ticks_ahead(self._rules.seats), self._heuristics.tick(state)
        move.apply(state, self._seat, None)
        for _ in range(_LONGEST):
            if self._heuristics.tick(state) != tick:
                left, tick = left - 1, self._heuristics.tick(state)
            awaits = self._rules.awaits(state)
            if awaits.over or left == 0:
                break
            self._step(state, awaits, dice, ties)
        return self._value(state)

    def _step(self, state: S, awaits: Awaits, dice: Stream, ties: Stream) -> None:
        if awaits.chance:
            outcomes = self._rules.outcomes(state)
            outcomes.at(dice.below(outcomes.total)).apply(state, CHANCE, None)
        elif awaits.seats:
            seats = awaits.each()
            seat = seats[0] if len(seats) == 1 else seats[ties.below(len(seats))]
            self._greedy(state, seat).apply(state, seat, None)
        elif self._rules.time_up is not None:
            self._rules.time_up.apply(state, CLOCK, None)

    def _greedy(self, state: S, seat: int) -> Move[S]:
        moves = self._heuristics.ordered(state, seat, self._rules.legal(state, seat))
        if len(moves) == 1:
            return moves[0]
        best, highest = moves[0], -1.0
        for move in moves:
            value = self._glance(state, seat, move)
            if value > highest:
                best, highest = move, value
        return best

    def _glance(self, state: S, seat: int, move: Move[S]) -> float:
        world = state.clone()
        move.apply(world, seat, None)
        result = self._rules.result(world)
        return self._heuristics.hunch(world, seat) if result is None else result.share(seat)

    def _value(self, state: S) -> float:
        result = self._rules.result(state)
        if result is not None:
            return result.share(self._seat)
        return self._heuristics.chances(state)[self._seat]


def _still(going: list[Candidate[S]]) -> list[Candidate[S]]:
    """Those that may still be the best."""
    best = min(going, key=_by_mean)
    return [each for each in going if each is best or each.behind(best) < _DOUBT]


def _by_guess(each: Candidate[S]) -> float:
    return -each.guess


def _by_mean(each: Candidate[S]) -> tuple[int, float]:
    """Those that were followed longest first."""
    return (-len(each.values), -each.mean())
