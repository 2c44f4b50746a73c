"""Processes that think, so that the loop never does. They start when needed, and end with the server."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from startable.play.processes import end_with_parent

TRIES = 3

P = ParamSpec("P")
T = TypeVar("T")


class Processes:
    def __init__(self, count: int, modesty: int = 0) -> None:
        self.count = count
        self._modesty = modesty
        """How readily they leave the processor to others, as `nice` has it."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """A worker may be killed: what it was at is given to a new one."""
        for _ in range(TRIES - 1):
            pool = await self._ready()
            try:
                return await _run(pool, job, *args, **named)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await _run(self._started(), job, *args, **named)

    async def _ready(self) -> ProcessPoolExecutor:
        """A process takes a while to start, and the loop must not wait for it."""
        if self._pool is None:
            await asyncio.to_thread(self._started().submit, _nothing)
        return self._started()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, _begin, (self._modesty,))
        return self._pool

    def close(self) -> None:
        """Nobody waits for what they think now. Their semaphores go with them, else they would leak."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


async def _run(pool: ProcessPoolExecutor, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    return await asyncio.wrap_future(pool.submit(job, *args, **named))


def _nothing() -> None: ...


def _begin(modesty: int) -> None:
    if hasattr(os, "nice"):  # Windows has none.
        os.nice(modesty)
    end_with_parent()
