"""Random games, kept as lines so that each of their positions can be visited again."""

from collections.abc import Iterator, Mapping
from typing import Any

from startable.core import CHANCE, CLOCK, NOBODY, Event, Facts, Move, Rules, Stream
from startable.play.catalogue import AnyGame
from startable.play.journal import Header, Journal, write
from startable.play.lines import Line
from startable.testing.subject import NO_OPTIONS, Subject


class Walk:
    """A random game of at most so many lines. The same seed and options give the same game."""

    def __init__(
        self,
        subject: Subject,
        seed: int,
        length: int,
        seats: int = 0,
        options: Mapping[str, object] = NO_OPTIONS,
    ) -> None:
        self.subject = subject
        self.seed = seed
        self.length = length
        self.game: AnyGame = subject.game
        self.rules: Rules[Any] = subject.rules(seats, options)
        self.lines: list[Line] = []
        self.end: Any = self._played()
        """The state that the lines led to. Not for changing."""

    def _played(self) -> Any:
        try:
            return self._play(self.rules.start(), Stream(self.seed))
        except Exception as error:
            raise AssertionError(f"random play broke: {error!r}, after\n\n{self.text()}") from error

    def _play(self, state: Any, stream: Stream) -> Any:
        while len(self.lines) < self.length and not self.rules.awaits(state).over:
            mover, move = self._choose(state, stream)
            move.apply(state, mover, None)
            self.lines.append(Line(mover, move))
        return state

    def _choose(self, state: Any, stream: Stream) -> tuple[int, Move[Any]]:
        able = [(mover, moves) for mover in self.movers() if (moves := self.offered(state, mover))]
        assert able, "nobody who is awaited can move"
        mover, moves = able[stream.below(len(able))]
        return mover, moves[stream.below(len(moves))]

    def movers(self) -> list[int]:
        return [*range(self.rules.seats), CHANCE, CLOCK]

    def offered(self, state: Any, mover: int) -> list[Move[Any]]:
        """What this mover may do now; nothing if it is not awaited."""
        if not self.rules.awaits(state).mover(mover):
            return []
        if mover == CLOCK:
            return [self.rules.time_up] if self.rules.time_up else []
        return self.rules.outcomes(state).moves if mover == CHANCE else self.rules.legal(state, mover)

    def watchers(self) -> list[int]:
        """Everybody who looks on: the seats, and one without a seat."""
        return [*range(self.rules.seats), NOBODY]

    def positions(self, last: int = 0) -> Iterator[tuple[Any, Line | None]]:
        """Each position with the line that follows; or only so many last ones. Not for changing."""
        first = len(self.lines) + 1 - last if last else 0
        state = self.rules.start()
        for number, line in enumerate([*self.lines, None]):
            if number >= first:
                yield state, line
            if line is not None:
                line.move.apply(state, line.mover, None)

    def fresh(self) -> Any:
        """The end once more, made anew and free to be changed; no clone, which may be what is broken."""
        state = self.rules.start()
        for line in self.lines:
            line.move.apply(state, line.mover, None)
        return state

    def offers(self) -> set[Move[Any]]:
        """All that anybody might have done at some time in this walk."""
        found: set[Move[Any]] = set()
        for state, _ in self.positions():
            for mover in self.movers():
                found.update(self.offered(state, mover))
        return found

    def facts(self, state: Any) -> Facts:
        """Every field of a position, as plain values."""
        return self.game.layout.facts(state)

    def journal(self) -> Journal:
        names = tuple([f"walker {seat + 1}" for seat in range(self.rules.seats)])
        return Journal(Header(self.game, self.rules, names, (("seed", str(self.seed)),)), self.lines)

    def text(self) -> str:
        return write(self.journal())

    def __repr__(self) -> str:
        return f"<walk of {len(self.lines)} lines from seed {self.seed}>"


def heard(events: list[Event], seat: int) -> list[tuple[str, object]]:
    """What this seat is told."""
    return [(event.what, event.seen_by(seat)) for event in events]
