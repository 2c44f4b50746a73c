"""Short work for somebody who waits: hints first, then pages of a game's history."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from startable.server.workers.queue import Queue
from startable.server.workers.workers import Workers

HINT, PAGE = 0, 1
MOST_HINTS, MOST_PAGES = 16, 16
"""So many may wait; the next one is told that we are busy."""
MODESTY = 5
"""Bots think before anybody reads."""

P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    def __init__(self, workers: Workers) -> None:
        self._queue = Queue(workers, MOST_HINTS, MOST_PAGES)

    async def hint(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        return await self._queue.run(HINT, job, *args, **named)

    async def page(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        return await self._queue.run(PAGE, job, *args, **named)

    def close(self) -> None:
        self._queue.workers.close()
