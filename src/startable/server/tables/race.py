"""Races: every hand does one thing at a time, and lines of unequal length are made more equal.

An action is decided CAP_MS after it was done: it left a hand half a round trip before it arrived, as far as
we measured, and at most CAP_MS before. So actions are ordered by when they were done, up to that cap; a
line slower than that loses only the rest. An action that comes before the hand is free waits until it is.
What is to be decided in the same millisecond goes by the order of the seats.
"""

from collections.abc import Callable
from time import monotonic

CAP_MS = 60.0
EARLY_MS = 1.0
"""A timer may ring so much too early."""


class Race:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._free_at: dict[int, float] = {}
        self._holding: dict[int, str] = {}
        self._due: dict[int, int] = {}
        """By seat, the millisecond in which its action is decided."""

    def held(self, seat: int) -> str | None:
        """The tag of the action that this seat's hand holds until it is decided."""
        return self._holding.get(seat)

    def hold(self, seat: int, tag: str, lag_ms: float) -> float:
        """Takes an action into the hand; in how many seconds it is decided."""
        self._holding[seat] = tag
        now = self._now()
        equal = now + (CAP_MS - min(lag_ms, CAP_MS)) / 1000
        self._due[seat] = round(max(equal, self._free_at.get(seat, 0.0)) * 1000)
        return max(0.0, self._due[seat] / 1000 - now)

    def due(self) -> list[int]:
        """The seats whose actions are to be decided now, in this order; each is told once."""
        latest = self._now() * 1000 + EARLY_MS
        found = sorted([(due, seat) for seat, due in self._due.items() if due <= latest])
        for _, seat in found:
            del self._due[seat]
        return [seat for _, seat in found]

    def release(self, seat: int) -> None:
        self._holding.pop(seat, None)

    def moved(self, seat: int, pace_ms: int) -> None:
        """The hand has acted and is not free for a while."""
        self._free_at[seat] = self._now() + pace_ms / 1000
