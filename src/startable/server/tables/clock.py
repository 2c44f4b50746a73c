"""The table's clock: runs while the game awaits it and somebody is here; it stands still while nobody is."""

import asyncio
from time import monotonic
from typing import Protocol

from startable.core import Awaits
from startable.server.protocol.fields import NO_CLOCK
from startable.server.tables.inbox import Message
from startable.server.tables.messages import TimeUp


class Post(Protocol):
    """Whom the clock tells that time is up."""

    def post(self, message: Message) -> None: ...


class TableClock:
    """Tells the number of the clock that ran out; a new number is a new clock."""

    def __init__(self, number: int = 0, left_ms: int = 0) -> None:
        self.number = number
        """0: the game awaits no clock."""
        self._left_s = left_ms / 1000
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def follow(self, awaits: Awaits, somebody_here: bool, room: Post) -> None:
        """Looks at what the game awaits now, and starts, keeps or stops the clock."""
        if not awaits.clock_ms:
            self._stop()
            self.number = 0
            return
        if awaits.clock != self.number:
            self._stop()
            self.number, self._left_s = awaits.clock, awaits.clock_ms / 1000
        if somebody_here and self._timer is None:
            self._start(room)
        elif not somebody_here:
            self._stop()

    @property
    def runs(self) -> bool:
        return self._timer is not None

    def standing(self) -> tuple[int, int]:
        """What to keep of it, so that it goes on from there after a restart."""
        return self.number, max(0, self.left_ms())

    def left_ms(self) -> int:
        """The time left; NO_CLOCK without one."""
        if not self.number:
            return NO_CLOCK
        gone = monotonic() - self._since if self._timer else 0.0
        return max(0, int((self._left_s - gone) * 1000))

    def _start(self, room: Post) -> None:
        self._since = monotonic()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._left_s, room.post, TimeUp(self.number))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._left_s -= monotonic() - self._since
