"""Writes all that waits in one round trip, so that one fsync serves many tables; under load, for more.

A lost connection is made again; what was on its way then is looked for before it is written once more.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import asyncpg

from startable.server.metrics import STORE, STORE_FAILURES, STORE_JOBS
from startable.server.storage.postgres.connecting import LOST, Database
from startable.server.storage.postgres.jobs import KINDS, Job, columns
from startable.server.storage.store import StoreFails

log = logging.getLogger("startable")

PAUSES: Final = (0.0, 0.05, 0.2, 0.5, 1.0, 1.5)
"""Before each try, in seconds."""
MOST: Final = 2000
FEW: Final = 3
EACH_S: Final = 0.0005
LONGEST_S: Final = 0.005
"""A round trip costs as much as twenty lines. Where more than a few came at once, twice in a row, more will
come: we wait for them, so long for each and no longer than this. Whoever plays at a quiet server waits for
nobody, nor does anybody wait once more after a moment when the disk was slow."""


class Overtaken(StoreFails):
    """Another process leads the table now, or has written this number."""


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: asyncpg.Connection | None = None
        self._waiting: list[Job] = []
        self._something = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def put(self, job: Job) -> None:
        self._waiting.append(job)
        self._something.set()

    async def close(self) -> None:
        """Writes what waits, then ends."""
        while self._waiting and not self._task.done():
            await asyncio.sleep(0.005)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def _run(self) -> None:
        before = 0
        while True:
            await self._something.wait()
            jobs = self._batch()
            for kind in KINDS:
                if same := [job for job in jobs if type(job) is kind]:
                    await self._write(kind, same)
            self._waiting = self._waiting[len(jobs) :]
            if not self._waiting:
                self._something.clear()
            await rest(min(before, len(jobs)))
            before = len(jobs)

    def _batch(self) -> list[Job]:
        """What waits, up to the first table that comes again: its jobs are done one after the other."""
        tables: set[str] = set()
        for count, job in enumerate(self._waiting[:MOST]):
            if job.table in tables:
                return self._waiting[:count]
            tables.add(job.table)
        return self._waiting[:MOST]

    async def _write(self, kind: type[Job], jobs: Sequence[Job]) -> None:
        """Everybody who waits is answered, whatever happens to the database."""
        error: Exception = Overtaken("another process leads the table")
        for number, pause in enumerate(PAUSES):
            await asyncio.sleep(pause)
            try:
                if number:
                    jobs = await self._told(kind.stored, jobs)
                jobs = await self._told(kind.write, jobs)
                error = Overtaken("another process leads the table")
                break
            except LOST as lost:
                error = StoreFails(str(lost) or type(lost).__name__)
                STORE_FAILURES.inc()
                log.warning("the database is away: %s", error)
                self._drop()
            except Exception as wrong:
                await self._apart(kind, jobs, wrong)
                return
        for job in jobs:
            _tell(job, error)

    async def _apart(self, kind: type[Job], jobs: Sequence[Job], wrong: Exception) -> None:
        """One of them makes no sense; it must not harm those beside it."""
        if len(jobs) == 1:
            _tell(jobs[0], wrong)
            return
        for job in jobs:
            await self._write(kind, [job])

    async def _told(self, statement: str, jobs: Sequence[Job]) -> Sequence[Job]:
        """Tells those that are in, and returns the others."""
        if not jobs:
            return jobs
        connection = await self._connected()
        with STORE.time():
            found = {row[0] for row in await connection.fetch(statement, *columns(jobs), timeout=5)}
        STORE_JOBS.inc(len(found))
        for n in sorted(found):
            _tell(jobs[n], None)
        return [job for n, job in enumerate(jobs) if n not in found]

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect_writer()
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def rest(written: int) -> None:
    """After so many at once, until it is worth while to write again."""
    if written > FEW:
        await asyncio.sleep(min(written * EACH_S, LONGEST_S))


def _tell(job: Job, error: Exception | None) -> None:
    try:
        job.receipt.stored(error)
    except Exception:
        log.exception("a bug after storing; the others still hear")
