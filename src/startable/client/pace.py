"""How fast a player may speak: a table cuts off whoever says too much, so we count as it does."""

from collections.abc import Callable
from time import monotonic

AT_ONCE, A_SECOND = 60, 15
"""As servers are set up, unless they tell otherwise."""
_PART_AT_ONCE, _PART_A_SECOND = 0.5, 0.8
"""So much of it is used: what was sent in a second may arrive in half of one."""


class Pace:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._since = now()
        self.allow(AT_ONCE, A_SECOND)
        self._left = self._most

    def allow(self, at_once: int, a_second: int) -> None:
        """What the table tells; 0: it does not."""
        if at_once and a_second:
            self._most, self._rate = max(1.0, at_once * _PART_AT_ONCE), a_second * _PART_A_SECOND

    def spend(self) -> float:
        """For one message; in how many seconds it may go."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._since) * self._rate) - 1
        self._since = now
        return max(0.0, -self._left / self._rate)
