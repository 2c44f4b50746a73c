"""Everybody plays on greedily: what a position is worth shows where its stretch of the game ends."""

from typing import Final, Generic

from startable.core.heuristics import TIMELESS, Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE, CLOCK
from startable.core.rules import Awaits, Rules
from startable.core.stream import Stream

_LONGEST: Final = 4_000
_APART: Final = 1 << 31


class Onward(Generic[S]):
    def __init__(self, rules: Rules[S], heuristics: Heuristics[S]) -> None:
        self.rules = rules
        self.heuristics = heuristics

    def judged(self, state: S, games: int, acts: int = 0) -> list[float]:
        """Everybody's chances at the end of this stretch; so many games if chance has a say in it.

        Positions are compared over the same dice: each act of chance has its own, by the game's time and by
        how many came before it, of which so many have been.
        """
        if self.rules.result(state) is not None or self.heuristics.stretch(state) == TIMELESS:
            return self.now(state)
        totals = [0.0] * self.rules.seats
        for number in range(games):
            world = state.clone()
            by_chance = self._to_the_end(world, number, acts)
            found = self.ended(world)
            if not by_chance:
                return found
            for seat in range(len(found)):
                totals[seat] += found[seat]
        return [total / games for total in totals]

    def _to_the_end(self, state: S, number: int, acts: int) -> bool:
        """Of the stretch. Whether chance came in."""
        stretch, tick, by_chance = self.heuristics.stretch(state), self.heuristics.tick(state), False
        ties = Stream(number + _APART)
        for _ in range(_LONGEST):
            awaits = self.rules.awaits(state)
            if awaits.over or self.heuristics.stretch(state) != stretch:
                break
            if awaits.chance:
                before, tick = tick, self.heuristics.tick(state)
                acts = acts + 1 if tick == before else 1
                by_chance = True
                self.step(state, awaits, Stream(number | acts << 32 | tick << 64), ties)
            else:
                self.step(state, awaits, ties, ties)
        return by_chance

    def now(self, state: S) -> list[float]:
        """By the position itself."""
        return self._result(state) or self.heuristics.chances(state)

    def ended(self, state: S) -> list[float]:
        """The same where a stretch is over."""
        return self._result(state) or self.heuristics.foretold(state)

    def _result(self, state: S) -> list[float]:
        """Nothing while the game goes on."""
        result = self.rules.result(state)
        return [] if result is None else [result.share(seat) for seat in range(self.rules.seats)]

    def step(self, state: S, awaits: Awaits, dice: Stream, ties: Stream) -> None:
        if awaits.chance:
            self.rules.some_outcome(state, dice).apply(state, CHANCE, None)
        elif awaits.seats:
            seats = awaits.each()
            seat = seats[0] if len(seats) == 1 else seats[ties.below(len(seats))]
            self.greedy(state, seat).apply(state, seat, None)
        elif self.rules.time_up is not None:
            self.rules.time_up.apply(state, CLOCK, None)

    def greedy(self, state: S, seat: int) -> Move[S]:
        moves = self.heuristics.ordered(state, seat, self.rules.legal(state, seat))
        if len(moves) == 1:
            return moves[0]
        best, highest = moves[0], -1.0
        for move in moves:
            value = self.after(state, seat, move)
            if value > highest:
                best, highest = move, value
        return best

    def after(self, state: S, seat: int, move: Move[S]) -> float:
        """What a move seems worth at once."""
        world = state.clone()
        move.apply(world, seat, None)
        return self.heuristics.worth(world, seat)
