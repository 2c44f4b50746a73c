"""Where bots think: in processes of their own, with nothing but the view of their seat."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from startable.bots.worker import Thought, think

Answer = Callable[[str, list[int]], None]


class BotDesk:
    """A queue of thoughts for a few worker processes, which start when first needed."""

    def __init__(self, workers: int, pause_ms: int) -> None:
        self._workers = workers
        self._pause = pause_ms / 1000
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, thought: Thought, answer: Answer) -> None:
        """Thinks elsewhere, then answers on the loop; no sooner than the pause."""
        task = asyncio.get_running_loop().create_task(self._think(thought, answer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, thought: Thought, answer: Answer) -> None:
        pause: Awaitable[Any] = asyncio.sleep(self._pause)
        (kind, args), _ = await asyncio.gather(self._work(thought), pause)
        answer(kind, args)

    async def _work(self, thought: Thought) -> tuple[str, list[int]]:
        loop = asyncio.get_running_loop()
        pool = self._workers_pool()
        try:
            return await loop.run_in_executor(pool, think, thought, secrets.randbits(64))
        except BrokenProcessPool:
            # A worker was killed: what it thought about is asked again of a new one.
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._workers_pool(), think, thought, secrets.randbits(64))

    def _workers_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        return self._pool

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
