"""Credit limits: so many at once, then so many a second."""

from collections.abc import Callable
from time import monotonic


class Credits:
    """A bucket of credits that fills up again over time."""

    def __init__(self, most: int, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.per_second = per_second
        self._now = now
        self._left = float(most)
        self._since = now()

    def spend(self, price: float = 1.0) -> bool:
        """Takes the price, or says no."""
        now = self._now()
        self._left = min(self.most, self._left + (now - self._since) * self.per_second)
        self._since = now
        if self._left < price:
            return False
        self._left -= price
        return True

    @property
    def full(self) -> bool:
        return self._left + (self._now() - self._since) * self.per_second >= self.most
