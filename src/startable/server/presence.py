"""Who is at the table, and for how long somebody has been away."""

from collections.abc import Callable
from time import monotonic

from startable.server.records import TableRecord


class Presence:
    """Counts links by seat: a seat is here while any of its links is."""

    def __init__(self, away_ms: int, now: Callable[[], float] = monotonic) -> None:
        self._away_ms = away_ms
        self._now = now
        self._links: dict[int, int] = {}
        self._since: dict[int, float] = {}
        self._start = now()

    def arrive(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._links[seat] = self._links.get(seat, 0) + 1
            self._since.pop(seat, None)

    def leave(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._links[seat] -= 1
            if self._links[seat] == 0:
                self._since[seat] = self._now()

    def here(self) -> set[int]:
        return {seat for seat, links in self._links.items() if links > 0}

    def away(self, record: TableRecord) -> dict[int, int]:
        """For each person who is away and for whom no bot plays: the milliseconds until one may."""
        here = self.here()
        persons = [n for n, seat in enumerate(record.seats) if seat.kind == "person" and not seat.stand_in]
        return {seat: self.left_ms(seat) for seat in persons if seat not in here}

    def left_ms(self, seat: int) -> int:
        """A seat that has not come back since the server started is away since then."""
        gone = self._now() - self._since.get(seat, self._start)
        return max(0, self._away_ms - int(gone * 1000))
