"""Turns at the worker processes: one kind of work before another, and only so many of each may wait."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from startable.server.metrics import COACH_BUSY, COACHED
from startable.server.workers.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")


class Busy(Exception):
    """Too many wait already."""


class Queue:
    """Whoever gives up while waiting is forgotten, and what they wanted is never begun."""

    def __init__(self, workers: Workers, *most: int) -> None:
        """For each kind of work, the most urgent first: how many may wait."""
        self.workers = workers
        self._most = most
        self._waiting: list[deque[asyncio.Future[None]]] = [deque() for _ in most]
        self._idle = workers.count

    async def run(self, kind: int, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """A job that has begun keeps its worker until it is done, whether anybody listens or not."""
        await self.turn(kind)
        work = asyncio.ensure_future(self.work(job, *args, **named))
        work.add_done_callback(self._done)
        return await asyncio.shield(work)

    async def work(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """For whoever has their turn."""
        with COACHED.time():
            return await self.workers.run(job, *args, **named)

    async def turn(self, kind: int) -> None:
        """Waits for a worker; `done` gives it back."""
        if self._idle:
            self._idle -= 1
            return
        waiting = self._waiting[kind]
        if len(waiting) >= self._most[kind]:
            COACH_BUSY.inc()
            raise Busy
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                waiting.remove(mine)
            else:
                self.done()
            raise

    def done(self) -> None:
        """The next one's turn."""
        for waiting in self._waiting:
            while waiting:
                following = waiting.popleft()
                if not following.done():
                    following.set_result(None)
                    return
        self._idle += 1

    def _done(self, work: "asyncio.Future[T]") -> None:
        if not work.cancelled():
            work.exception()  # Whoever still listens hears of it.
        self.done()
