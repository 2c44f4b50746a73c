"""Credit limits: so many at once, then so many a second."""

from collections.abc import Callable
from time import monotonic


class Credits:
    """A bucket of credits that fills up again over time."""

    def __init__(self, most: int, per_second: float, now: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._per_second = per_second
        self._now = now
        self._left = float(most)
        self._since = now()

    def spend(self, price: float = 1.0) -> bool:
        """Takes the price, or says no."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._since) * self._per_second)
        self._since = now
        if self._left < price:
            return False
        self._left -= price
        return True

    @property
    def full(self) -> bool:
        return self._left + (self._now() - self._since) * self._per_second >= self._most


class Addresses:
    """Credits and open sockets by address; forgets addresses that are quiet again."""

    MOST = 10_000

    def __init__(self, most: int, per_second: float, sockets: int) -> None:
        self._most = most
        self._per_second = per_second
        self._sockets = sockets
        self._credits: dict[str, Credits] = {}
        self._open: dict[str, int] = {}

    def spend(self, address: str) -> bool:
        if len(self._credits) > self.MOST:
            self._credits = {key: credits for key, credits in self._credits.items() if not credits.full}
        return self._credits.setdefault(address, Credits(self._most, self._per_second)).spend()

    def enter(self, address: str) -> bool:
        """Counts a socket in, or says that this address has too many."""
        if self._open.get(address, 0) >= self._sockets:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        left = self._open.pop(address, 1) - 1
        if left > 0:
            self._open[address] = left
