"""Where bots think: in processes of their own, with nothing but what their seat knows."""

import asyncio
import logging
import secrets

from startable.bots.worker import Thought, think
from startable.server.metrics import BOT_FAILURES, THINKING, THOUGHTS
from startable.server.tables.inbox import Inbox
from startable.server.tables.messages import BotAnswered, BotFailed
from startable.server.workers.workers import Workers

AGAIN_S = 1.0
AT_LAST_S = 60.0

log = logging.getLogger("startable")


class BotDesk:
    """A queue of thoughts for a few workers."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()
        self._failures = 0
        """In a row."""

    def ask(self, thought: Thought, inbox: Inbox) -> None:
        """Thinks elsewhere; the answer comes as a message."""
        task = asyncio.get_running_loop().create_task(self._think(thought, inbox))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, thought: Thought, inbox: Inbox) -> None:
        try:
            with THOUGHTS.time(), THINKING.track_inprogress():
                kind, args = await self._workers.run(think, thought, secrets.randbits(64))
        except Exception:
            BOT_FAILURES.inc()
            log.exception("bot %s found no move in %s", thought.bot, thought.game)
            await asyncio.sleep(self._after_failure())
            inbox.post(BotFailed(thought.seat))
        else:
            self._failures = 0
            inbox.post(BotAnswered(thought.seat, kind, args))

    def _after_failure(self) -> float:
        """Perhaps no process could be started just now: first a short pause, then longer ones."""
        self._failures += 1
        return min(AGAIN_S * 2.0 ** min(self._failures - 1, 10), AT_LAST_S)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._workers.close()
