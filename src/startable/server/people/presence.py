"""Who is at the table, and for how long somebody has been away."""

from collections.abc import Callable
from time import monotonic

from startable.server.storage.records import TableRecord


class Presence:
    """Counts connections by seat: a seat is here while any of them is."""

    def __init__(self, away_ms: int, now: Callable[[], float] = monotonic) -> None:
        self._away_ms = away_ms
        self._now = now
        self._connections: dict[int, int] = {}
        self._since: dict[int, float] = {}
        self._start = now()

    def arrive(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._connections[seat] = self._connections.get(seat, 0) + 1
            self._since.pop(seat, None)

    def expect(self, seats: tuple[int, ...]) -> None:
        """They have just been taken; whoever did that may need a moment to come."""
        for seat in seats:
            self._since[seat] = self._now()

    def leave(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._connections[seat] -= 1
            if self._connections[seat] == 0:
                self._since[seat] = self._now()

    def here(self) -> set[int]:
        return {seat for seat, count in self._connections.items() if count > 0}

    def away(self, record: TableRecord) -> dict[int, int]:
        """For each person who is away and for whom no bot plays: the milliseconds until one may."""
        here = self.here()
        persons = [n for n, seat in enumerate(record.seats) if seat.kind == "person" and not seat.stand_in]
        return {seat: self.left_ms(seat) for seat in persons if seat not in here}

    def left_ms(self, seat: int) -> int:
        """A seat that has not come back since the server started is away since then."""
        gone = self._now() - self._since.get(seat, self._start)
        return max(0, self._away_ms - int(gone * 1000))
