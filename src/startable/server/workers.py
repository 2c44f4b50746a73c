"""Processes that think, so that the loop never does. They start when needed, and end with the server."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import ParamSpec, TypeVar

TRIES = 3

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    def __init__(self, count: int, modesty: int = 0) -> None:
        self._count = count
        self._modesty = modesty
        """How readily they leave the processor to others, as `nice` has it."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """A worker may be killed: what it was at is given to a new one."""
        for _ in range(TRIES - 1):
            pool = self._started()
            try:
                return await _run(pool, job, *args, **named)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await _run(self._started(), job, *args, **named)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, _begin, (self._modesty,))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


async def _run(pool: ProcessPoolExecutor, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    return await asyncio.wrap_future(pool.submit(job, *args, **named))


def _begin(modesty: int) -> None:
    """A worker must not outlive its server, even one that was killed."""
    os.nice(modesty)
    if server := multiprocessing.parent_process():
        Thread(target=_exit_after, args=(server.sentinel,), daemon=True).start()


def _exit_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
