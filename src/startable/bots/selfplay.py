"""A game against oneself, by a learned value, kept for learning: what was seen and how it ended."""

from array import array
from typing import Final, Generic

from startable.bots.plausible import pick
from startable.core.layout import Layout
from startable.core.learned import Learned
from startable.core.move import Move, S
from startable.core.movers import CHANCE, CLOCK, NOBODY
from startable.core.rules import Awaits, Rules
from startable.core.stream import Stream

LONGEST: Final = 20_000
"""So many lines, and a game that wanders is broken off; nothing is learned from it."""


class Record:
    """Of one game: its judged positions in order. Flat arrays, for they travel between processes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sides = array("B")
        """By row: the seat that it tells about."""
        self.ends = array("I")
        """By row: where its features end."""
        self.features = array("H")
        self.rows = array("I")
        """By position: where its rows end."""
        self.movers = array("b")
        """By position, and then of the end: the seat whose choice led there, if one did."""
        self.chances = array("d")
        """By position and seat: what was thought then."""
        self.result: list[float] = []
        """By seat; empty if the game was broken off."""


class SelfPlay(Generic[S]):
    def __init__(
        self, rules: Rules[S], layout: Layout[S], heuristics: Learned[S], stream: Stream, warmth: float
    ) -> None:
        self._rules = rules
        self._layout = layout
        self._heuristics = heuristics
        self._stream = stream
        self._warmth = warmth
        """How much chance a move may give away and still be tried now and then; 0: always the best."""
        self._record = Record(rules.seats)
        self._mover = NOBODY

    def play(self) -> Record:
        state = self._rules.start()
        for _ in range(LONGEST):
            awaits = self._rules.awaits(state)
            if awaits.over:
                self._end(state)
                break
            self._step(state, awaits)
            if self._heuristics.judged(state) and self._rules.result(state) is None:
                self._note(state)
        return self._record

    def _step(self, state: S, awaits: Awaits) -> None:
        if awaits.chance:
            outcomes = self._rules.outcomes(state)
            outcomes.at(self._stream.below(outcomes.total)).apply(state, CHANCE, None)
        elif awaits.seats:
            self._decide(state, awaits)
        elif self._rules.time_up is not None:
            self._rules.time_up.apply(state, CLOCK, None)

    def _decide(self, state: S, awaits: Awaits) -> None:
        """Of several awaited seats any may be first."""
        seats = awaits.each()
        seat = seats[0] if len(seats) == 1 else seats[self._stream.below(len(seats))]
        self._mover = seat
        self._chosen(state, seat).apply(state, seat, None)

    def _chosen(self, state: S, seat: int) -> Move[S]:
        moves = self._heuristics.ordered(state, seat, self._rules.legal(state, seat))
        if len(moves) == 1:
            return moves[0]
        world = state
        if not self._layout.open and not self._heuristics.open_practice:
            world = self._layout.world(self._layout.hide(state, seat), self._stream.below)
        values: list[float] = []
        for move in moves:
            after = world.clone()
            move.apply(after, seat, None)
            values.append(self._heuristics.rough(after)[seat])
        return moves[pick(values, self._warmth, self._stream)]

    def _note(self, state: S) -> None:
        record = self._record
        for seat in self._heuristics.sides(state):
            for feature in self._heuristics.features(state, seat):
                record.features.append(feature)
            record.sides.append(seat)
            record.ends.append(len(record.features))
        record.rows.append(len(record.sides))
        record.movers.append(self._mover)
        for chance in self._heuristics.estimate(state):
            record.chances.append(chance)
        self._mover = NOBODY

    def _end(self, state: S) -> None:
        result = self._rules.result(state)
        assert result is not None
        shares = [result.share(seat) for seat in range(self._rules.seats)]
        if sum(shares) == 0.0:
            shares = [1.0 / self._rules.seats] * self._rules.seats
        self._record.result = shares
        self._record.movers.append(self._mover)


def play(rules: Rules[S], layout: Layout[S], heuristics: Learned[S], seed: int, warmth: float) -> Record:
    return SelfPlay(rules, layout, heuristics, Stream(seed), warmth).play()
