"""Where bots think: in processes of their own, with nothing but the view of their seat."""

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import random
from threading import Thread
from typing import Any

from startable.bots import bot
from startable.bots.worker import Thought, think

log = logging.getLogger("startable")

Answer = Callable[[str, list[int]], None]


TRIES = 3


class BotDesk:
    """A queue of thoughts for a few worker processes, which start when first needed."""

    def __init__(self, workers: int, pause_ms: int) -> None:
        self._workers = workers
        self._pause = pause_ms / 1000
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, thought: Thought, answer: Answer, give_up: Callable[[], None]) -> None:
        """Thinks elsewhere, then answers on the loop; no sooner than the pause."""
        task = asyncio.get_running_loop().create_task(self._think(thought, answer, give_up))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, thought: Thought, answer: Answer, give_up: Callable[[], None]) -> None:
        pause: Awaitable[Any] = asyncio.sleep(self._pause_for(thought))
        try:
            (kind, args), _ = await asyncio.gather(self._work(thought), pause)
        except Exception:
            log.exception("bot %s found no move in %s", thought.bot, thought.game)
            give_up()
        else:
            answer(kind, args)

    def _pause_for(self, thought: Thought) -> float:
        """In a race a bot reacts in its own time, more or less; else after the usual pause."""
        if not thought.pace_ms:
            return self._pause
        return thought.pace_ms / 1000 * bot(thought.bot).reaction * (0.7 + 0.6 * random())

    async def _work(self, thought: Thought) -> tuple[str, list[int]]:
        """A worker may be killed: what it thought about is asked again of a new one."""
        for _ in range(TRIES - 1):
            pool = self._workers_pool()
            try:
                return await self._run(pool, thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        return await self._run(self._workers_pool(), thought)

    def _run(self, pool: ProcessPoolExecutor, thought: Thought) -> Awaitable[tuple[str, list[int]]]:
        return asyncio.get_running_loop().run_in_executor(pool, think, thought, secrets.randbits(64))

    def _workers_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _end_with_server)
        return self._pool

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _end_with_server() -> None:
    """A worker must not outlive its server, even one that was killed."""
    if server := multiprocessing.parent_process():
        Thread(target=_exit_after, args=(server.sentinel,), daemon=True).start()


def _exit_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
