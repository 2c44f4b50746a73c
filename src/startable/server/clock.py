"""The table's clock: runs while the game awaits it and somebody is here; it stands still while nobody is."""

import asyncio
from collections.abc import Callable
from time import monotonic

from startable.core import Awaits

NO_CLOCK = -1


class TableClock:
    """Rings with the number of the clock that ran out; a new number is a new clock."""

    def __init__(self, ring: Callable[[int], None]) -> None:
        self._ring = ring
        self._number = 0
        self._left_s = 0.0
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def follow(self, awaits: Awaits, somebody_here: bool) -> None:
        """Looks at what the game awaits now, and starts, keeps or stops the clock."""
        if not awaits.clock_ms:
            self._stop()
            self._number = 0
            return
        if awaits.clock != self._number:
            self._stop()
            self._number, self._left_s = awaits.clock, awaits.clock_ms / 1000
        if somebody_here and self._timer is None:
            self._start()
        elif not somebody_here:
            self._stop()

    def left_ms(self) -> int:
        """The time left; -1 without a clock."""
        if not self._number:
            return NO_CLOCK
        gone = monotonic() - self._since if self._timer else 0.0
        return max(0, int((self._left_s - gone) * 1000))

    def _start(self) -> None:
        self._since = monotonic()
        self._timer = asyncio.get_running_loop().call_later(self._left_s, self._ring, self._number)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._left_s -= monotonic() - self._since
