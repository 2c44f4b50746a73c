"""What seats have left of their time: nothing else changes the clocks of a record.

A clock runs by the time of day, from a moment that is stored with the line that began it. So it needs no
noting while it runs, and after a kill, or at another process, it is where it would have been.
"""

from collections.abc import Collection

from startable.core.heuristics import TIMELESS
from startable.server.protocol.fields import NO_CLOCK
from startable.server.protocol.outbound import TimeControl
from startable.server.storage.records import NEVER, SeatClock, TableRecord

FORGIVEN_MS = 1000.0
"""At most so much of a move's time may be its way here and back."""


def new_clocks(time: TimeControl | None, seats: int) -> list[SeatClock]:
    return [SeatClock(time.seconds * 1000) for _ in range(seats)] if time is not None else []


class SeatClocks:
    def __init__(self, record: TableRecord) -> None:
        self._time = record.time
        self._clocks = record.clocks
        self._begun: list[int] = []
        """Those that began to run with what is on its way to the store."""

    @property
    def any(self) -> bool:
        return self._time is not None

    @property
    def live(self) -> bool:
        """Is every second dear?"""
        return self._time is not None and self._time.seconds < 86_400

    def follow(self, awaited: Collection[int], tick: int, now: float) -> None:
        """Whom the game awaits now, in which turn: their clocks run, and others stand."""
        self._begun = []
        for seat, clock in enumerate(self._clocks):
            if seat not in awaited or (clock.since and tick not in (TIMELESS, clock.turn)):
                self._charge(clock, now)
            if seat in awaited and not clock.since:
                self._give(clock, tick)
                clock.since = now
                self._begun.append(seat)

    def shown(self, now: float) -> None:
        """What is stored is shown only now: till then it was nobody's time."""
        for seat in self._begun:
            self._clocks[seat].since = now
        self._begun = []

    def moved(self, seat: int, at: float, forgiven_ms: float) -> None:
        """A person has moved, at that time; but for what the line took away."""
        if self._clocks and self._clocks[seat].since:
            self._charge(self._clocks[seat], at, forgiven_ms)

    def is_late(self, seat: int, at: float, forgiven_ms: float) -> bool:
        """Had their time run out before they moved?"""
        return bool(self._clocks) and self.left_ms(seat, at) + forgiven_ms <= 0 < self._clocks[seat].since

    def overslept(self, seconds: float) -> None:
        """Nobody was heard for so long: that is not the time of those who are awaited."""
        for clock in self._clocks:
            if clock.since:
                clock.since += seconds

    def left_ms(self, seat: int, now: float) -> float:
        clock = self._clocks[seat]
        return clock.left_ms - (max(0.0, now - clock.since) * 1000 if clock.since else 0.0)

    def standing(self, now: float) -> list[int]:
        """What everybody may see."""
        return [max(0, int(self.left_ms(seat, now))) for seat in range(len(self._clocks))]

    def due(self) -> float:
        """When the first of them runs out; 0: none runs."""
        ends = [clock.since + clock.left_ms / 1000 for clock in self._clocks if clock.since]
        return min(ends, default=0.0)

    def spent(self, now: float) -> list[int]:
        """The seats whose time is up."""
        seats = range(len(self._clocks))
        return [seat for seat in seats if self._clocks[seat].since and self.left_ms(seat, now) <= 0]

    def may_go_on(self, seat: int, awaited: bool) -> bool:
        """Has whoever comes back to this seat time left, or will get some when their turn comes?"""
        if self._time is None or self._clocks[seat].left_ms > 0:
            return True
        return not awaited and (self._time.kind == "turn" or self._time.increment > 0)

    def _charge(self, clock: SeatClock, until: float, forgiven_ms: float = 0.0) -> None:
        if clock.since:
            gone = max(0.0, (until - clock.since) * 1000 - forgiven_ms)
            clock.left_ms, clock.since = max(0, int(clock.left_ms - gone)), 0.0

    def _give(self, clock: SeatClock, tick: int) -> None:
        """Once a turn of the game's own; whoever asks the others something first has no more time by that."""
        if self._time is None or (tick == clock.turn and tick != TIMELESS):
            return
        if self._time.kind == "turn":
            clock.left_ms = self._time.seconds * 1000
        elif clock.turn != NEVER:
            clock.left_ms += self._time.increment * 1000
        clock.turn = tick


def clocks_shown(record: TableRecord, standing: list[int]) -> list[int]:
    """Bots have none."""
    plays = [seat.kind == "person" and not seat.stand_in for seat in record.seats]
    return [left if person else NO_CLOCK for left, person in zip(standing, plays, strict=False)]
