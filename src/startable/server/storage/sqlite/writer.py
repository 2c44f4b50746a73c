"""The thread that writes: takes all that waits, writes it in one transaction and tells the event loop.

One fsync serves many tables and blocks none. Whatever happens to the file, everybody who waits is answered.
"""

import asyncio
import logging
import signal
import sqlite3
import time
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread

from startable.server.metrics import STORE, STORE_FAILURES, STORE_JOBS
from startable.server.storage.records import Sat
from startable.server.storage.sqlite.ledger import Entry, Ledger
from startable.server.storage.sqlite.place import StoreFile, StoreGone
from startable.server.storage.store import Receipt, Row, Step, Value

log = logging.getLogger("startable")

PAUSES: tuple[float, ...] = (0.0, 0.05, 0.2, 0.75)
"""Before each try, in seconds; a disk may be full or busy for a moment."""
_KEEP = (
    "insert into tables (id, created, open, record, due) values (?, ?, ?, ?, ?) "
    "on conflict (id) do update set open = excluded.open, record = excluded.record, due = excluded.due"
)


_SAT = "insert into sat values (?, ?, ?, ?, ?, ?)"


class Job:
    """An entry to append, a record to keep with its known players, or both at once; or steps to do."""

    def __init__(
        self,
        receipt: Receipt,
        entry: Entry | None = None,
        record: tuple[object, ...] = (),
        sat: Sequence[Sat] = (),
        steps: Sequence[Step] = (),
    ) -> None:
        self.receipt = receipt
        self.entry = entry
        self.record = record
        self.sat = sat
        self.steps = steps
        self.rows: list[Row] = []
        """What the last step answered."""


class Writer:
    def __init__(self, file: StoreFile, loop: asyncio.AbstractEventLoop) -> None:
        self._file = file
        self._loop = loop
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None
        self._book: Ledger | None = None
        self._open()
        self._worker = Thread(target=self._run, name="store", daemon=True)
        self._worker.start()

    def put(self, jobs: list[Job]) -> None:
        self._jobs.put(jobs)

    def close(self) -> None:
        """Writes what waits, then ends."""
        self._jobs.put(None)
        self._worker.join(timeout=10)

    def _run(self) -> None:
        """Without the writer no table can go on: should it ever end by itself, so does the server."""
        try:
            self._write_all()
        except BaseException:
            log.critical("the store cannot be written any more; the server ends", exc_info=True)
            signal.raise_signal(signal.SIGTERM)  # os.kill would be a sudden end on Windows
        self._drop()

    def _write_all(self) -> None:
        while jobs := self._waiting():
            with STORE.time():
                errors = self._commit(jobs)
            STORE_JOBS.inc(errors.count(None))
            if self._loop.is_closed():
                return
            self._loop.call_soon_threadsafe(_tell, jobs, errors)

    def _waiting(self) -> list[Job]:
        """All jobs that wait now, at least one; none when the store closes."""
        jobs: list[Job] = []
        while (more := self._jobs.get()) is not None:
            jobs += more
            if self._jobs.empty() or len(jobs) >= 2000:
                return jobs
        self._jobs.put(None)
        return jobs

    # --- one transaction ---

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """One transaction for all; if one of them alone may be to blame, each for itself."""
        error = self._tried_for_a_while(jobs)
        if error is None or _of_the_disk(error):
            return [error] * len(jobs)
        return [self._tried([job], again=True) for job in jobs]

    def _tried_for_a_while(self, jobs: list[Job]) -> Exception | None:
        error: Exception | None = None
        for pause in PAUSES:
            time.sleep(pause)
            error = self._tried(jobs, again=error is not None)
            if error is None or isinstance(error, StoreGone) or not _of_the_disk(error):
                return error
        STORE_FAILURES.inc()
        log.error("the store could not be written: %s", error)
        return error

    def _tried(self, jobs: list[Job], again: bool = False) -> Exception | None:
        try:
            self._file.look()
            connection, book = self._open()
            connection.execute("begin immediate")
            if again:
                book.sync()
            _write(connection, book, jobs)
            connection.execute("commit")
            self._file.look_at_log()
            return None
        except Exception as error:  # Whatever it is, the writer must live: all tables wait for it.
            self._recover()
            return error

    def _open(self) -> tuple[sqlite3.Connection, Ledger]:
        if self._connection is None or self._book is None:
            self._connection = self._file.connect()
            self._book = Ledger(self._connection)
        return self._connection, self._book

    def _recover(self) -> None:
        """Back to what is stored; if even that fails, the next try begins with a new connection."""
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("rollback")
            if self._book is not None:
                self._book.sync()
        except Exception:
            self._drop()

    def _drop(self) -> None:
        connection, self._connection, self._book = self._connection, None, None
        try:
            if connection is not None:
                connection.close()
        except sqlite3.Error:
            pass


def _of_the_disk(error: Exception) -> bool:
    """Not the fault of what was to be written."""
    return isinstance(error, (sqlite3.OperationalError, OSError)) or type(error) is sqlite3.DatabaseError


def _write(connection: sqlite3.Connection, book: Ledger, jobs: list[Job]) -> None:
    for job in jobs:
        if job.record:
            _keep(connection, job)
        for statement, values in job.steps:
            job.rows = connection.execute(statement, numbered(values)).fetchall()
    if entries := [job.entry for job in jobs if job.entry]:
        book.append(entries)


def _keep(connection: sqlite3.Connection, job: Job) -> None:
    connection.execute(_KEEP, job.record)
    connection.execute("delete from sat where id = ?", job.record[:1])
    for each in job.sat:
        row = (job.record[0], each.player, each.game, each.created, each.ended, each.rated)
        connection.execute(_SAT, row)


def numbered(values: Sequence[Value]) -> dict[str, Value]:
    """As `$1`, `$2` and so on want them."""
    return {str(number): value for number, value in enumerate(values, 1)}


def _tell(jobs: list[Job], errors: list[Exception | None]) -> None:
    for job, error in zip(jobs, errors, strict=True):
        try:
            job.receipt.stored(error)
        except Exception:
            log.exception("a bug after storing; the others still hear")
