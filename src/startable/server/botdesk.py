"""Where bots think: in processes of their own, with nothing but the view of their seat."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from random import random
from typing import Any

from startable.bots import bot
from startable.bots.worker import Thought, think
from startable.server.workers import Workers

log = logging.getLogger("startable")

Answer = Callable[[str, list[int]], None]


class BotDesk:
    """A queue of thoughts for a few worker processes."""

    def __init__(self, workers: int, pause_ms: int) -> None:
        self._workers = Workers(workers)
        self._pause = pause_ms / 1000
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, thought: Thought, answer: Answer, give_up: Callable[[], None]) -> None:
        """Thinks elsewhere, then answers on the loop; no sooner than the pause."""
        task = asyncio.get_running_loop().create_task(self._think(thought, answer, give_up))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, thought: Thought, answer: Answer, give_up: Callable[[], None]) -> None:
        pause: Awaitable[Any] = asyncio.sleep(self._pause_for(thought))
        work = self._workers.run(think, thought, secrets.randbits(64))
        try:
            (kind, args), _ = await asyncio.gather(work, pause)
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

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._workers.close()
