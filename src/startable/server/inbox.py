"""What a room has to do: one thing at a time, and nothing while something is on its way to the store."""

import logging
from collections import deque
from collections.abc import Callable

Job = Callable[[], None]

log = logging.getLogger("startable")


class Inbox:
    def __init__(self, table: str, failed: Job) -> None:
        self.busy = False
        """Is something on its way to the store, so that nobody may see the table?"""
        self.broken = False
        """Then nothing more is done here."""
        self._table = table
        self._failed = failed
        self._jobs: deque[Job] = deque()

    def post(self, job: Job) -> None:
        """Puts something to do into the inbox; it is done when its turn comes."""
        self._jobs.append(job)
        self._pump()

    def stored(self, error: Exception | None, then: Job) -> None:
        """What the room was busy with is durable, or could not be stored."""
        self.busy = False
        if error is not None:
            log.error("table %s: not stored (%s); the room starts again from its journal", self._table, error)
            self._failed()
            return
        self._safely(then)
        self._pump()

    def _pump(self) -> None:
        while self._jobs and not self.busy and not self.broken:
            self._safely(self._jobs.popleft())

    def _safely(self, job: Job) -> None:
        """A bug costs this room its memory, and nobody else anything."""
        try:
            job()
        except Exception:
            log.exception("table %s: a bug; the room starts again from its journal", self._table)
            self._failed()
