"""The coach's desk: hints and reviews, each made in a process of its own. A review keeps no hint waiting."""

import asyncio
import secrets
from collections import OrderedDict
from functools import partial

from startable.coach.review import Review
from startable.play import journal
from startable.play.journal import Journal
from startable.play.table import Table
from startable.server.protocol.http import Hint
from startable.server.workers.coach_work import look_through, tips
from startable.server.workers.desk import Desk
from startable.server.workers.queue import Queue
from startable.server.workers.workers import Workers

KEPT = 64
"""Reviews that are remembered."""
MODESTY = 10
"""Whatever anybody waits for at a table comes before a review."""
MOST_REVIEWS = 8
"""So many may wait; the next one is told that we are busy."""


class _Asked:
    """A review that was asked for, and how many wait for it."""

    def __init__(self) -> None:
        self.listeners = 0
        self.begun = False
        self.task: asyncio.Task[Review] | None = None


class CoachDesk:
    """A game that several people ask about is looked through once."""

    def __init__(self, desk: Desk, workers: Workers) -> None:
        self._desk = desk
        self._queue = Queue(workers, MOST_REVIEWS)
        self._asked: dict[str, _Asked] = {}
        self._reviews: OrderedDict[str, Review] = OrderedDict()

    async def hint(self, table: Table, seat: int) -> Hint:
        v, known, rules, name = len(table.lines), table.known(seat), table.rules, table.game.name
        seed = secrets.randbits(64)
        found = await self._desk.hint(tips, name, rules.seats, rules.options, known, seat, seed)
        return Hint(v, seat, found)

    async def review(self, id: str, played: Journal) -> Review:
        if id in self._reviews:
            self._reviews.move_to_end(id)
            return self._reviews[id]
        asked = self._asked.get(id)
        if asked is None:
            asked = self._asked[id] = _Asked()
            asked.task = asyncio.create_task(self._look(id, asked, played))
            asked.task.add_done_callback(partial(self._keep, id))
        return await _listen(asked)

    async def _look(self, id: str, asked: _Asked, played: Journal) -> Review:
        await self._queue.turn(0)
        asked.begun = True
        try:
            return await self._queue.work(look_through, journal.write(played))
        finally:
            self._queue.done()

    def _keep(self, id: str, task: "asyncio.Task[Review]") -> None:
        del self._asked[id]
        if not task.cancelled() and task.exception() is None:
            self._reviews[id] = task.result()
            if len(self._reviews) > KEPT:
                self._reviews.popitem(last=False)

    def close(self) -> None:
        for asked in self._asked.values():
            if asked.task is not None:
                asked.task.cancel()
        self._queue.workers.close()


async def _listen(asked: _Asked) -> Review:
    """If nobody listens any more, what has not begun is dropped."""
    assert asked.task is not None
    asked.listeners += 1
    try:
        return await asyncio.shield(asked.task)
    finally:
        asked.listeners -= 1
        if not asked.listeners and not asked.begun:
            asked.task.cancel()
