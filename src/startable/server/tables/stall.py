"""For how long the table has waited for each of those whom it awaits."""

from collections.abc import Callable, Sequence
from time import monotonic


class Stall:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._start = now()
        self._since: dict[int, float] = {}

    def moved(self, seat: int) -> None:
        """What comes next is awaited anew."""
        self._since.pop(seat, None)

    def follow(self, awaited: Sequence[int]) -> None:
        """Whoever is awaited no longer has no time to count; for others it goes on."""
        now = self._now()
        self._since = {seat: self._since.get(seat, now) for seat in awaited}

    def long_ms(self, seat: int) -> int:
        """A seat that was awaited when the room was made has been since then."""
        return int((self._now() - self._since.get(seat, self._start)) * 1000)
