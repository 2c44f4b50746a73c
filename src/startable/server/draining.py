"""The end of a process: first nobody is sent to it any more, then everybody here is sent on.

A proxy asks at /healthz; while it learns that we are about to end we go on as before. Then every table is
given up as soon as all that was on its way is stored, and whoever sits there is told to come back: to another
process, or to the next one here.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from startable.server.settings import Settings
from startable.server.storage.choice import is_shared
from startable.server.tables.lobby import Lobby

TICK_S: Final = 0.05
SETTLING_S: Final = 3.0
"""So long we wait for what is on its way to the store."""


class Draining:
    def __init__(self, settings: Settings) -> None:
        self.begun = False
        self.lobby: Lobby | None = None
        others = is_shared(settings.store)
        self._notice_s = settings.drain_ms / 1000 if others else 0.0
        """Where nobody else could take over, nobody need learn of it."""

    async def drain(self, hurried: Callable[[], bool]) -> None:
        self.begun = True
        if self.lobby is None:
            return
        await _until(hurried, self._notice_s)
        self.lobby.close()
        await _until(lambda: hurried() or self.lobby is None or self.lobby.settled, SETTLING_S)


async def _until(done: Callable[[], bool], seconds: float) -> None:
    """Or until so much time has passed."""
    end = asyncio.get_running_loop().time() + seconds
    while not done() and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(TICK_S)
