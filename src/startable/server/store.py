"""Where tables live: one promise, that what was appended at its expected number is there for good.

SQLite in WAL mode with synchronous=FULL. A thread of its own writes: it takes all that waits, writes it
in one transaction and tells the event loop, so that one fsync serves many tables and blocks none.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, Protocol

import msgspec

from startable.server import ledger
from startable.server.ledger import Entry, Ledger
from startable.server.records import LineRecord, TableRecord

log = logging.getLogger("startable")

Done = Callable[[Exception | None], None]


class Store(Protocol):
    """What a room needs; another database can join by keeping these promises."""

    def append(self, table: str, first: int, lines: list[LineRecord], done: Done) -> None:
        """Durably adds lines from number `first` on; `done` is called on the loop, in order of appends."""
        ...

    def keep(self, record: TableRecord, done: Done) -> None:
        """Durably keeps a table's record, new or changed."""
        ...

    def record(self, table: str) -> TableRecord | None: ...
    def lines(self, table: str) -> list[LineRecord]: ...
    def open_tables(self, most: int) -> list[TableRecord]: ...
    def close(self) -> None: ...


_SCHEMA = """
create table if not exists tables (
  id text primary key, created real not null, open integer not null, record blob not null
) without rowid;
create index if not exists tables_open on tables (open, created);
"""
_KEEP = (
    "insert into tables values (?, ?, ?, ?) "
    "on conflict (id) do update set open = excluded.open, record = excluded.record"
)


class _Job(NamedTuple):
    """An entry to append, or a record to keep."""

    entry: Entry | None
    record: tuple[object, ...]
    done: Done


class SqliteStore:
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._loop = loop
        self._read = self._connect()
        self._read.executescript(_SCHEMA + ledger.SCHEMA)
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._tick: list[_Job] = []
        self._writer = Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma busy_timeout = 5000")
        return connection

    def append(self, table: str, first: int, lines: list[LineRecord], done: Done) -> None:
        self._put(_Job(ledger.entry(table, first, lines), (), done))

    def keep(self, record: TableRecord, done: Done) -> None:
        row = (record.id, record.created, _is_open(record), msgspec.json.encode(record))
        self._put(_Job(None, row, done))

    def _put(self, job: _Job) -> None:
        """What one turn of the loop brings goes to the writer together."""
        self._tick.append(job)
        if len(self._tick) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._tick:
            self._jobs.put(self._tick)
            self._tick = []

    def record(self, table: str) -> TableRecord | None:
        row = self._read.execute("select record from tables where id = ?", (table,)).fetchone()
        return msgspec.json.decode(row[0], type=TableRecord) if row else None

    def lines(self, table: str) -> list[LineRecord]:
        return ledger.read(self._read, table)

    def open_tables(self, most: int) -> list[TableRecord]:
        """Listed tables that are not over, newest first."""
        query = "select record from tables where open = 1 order by created desc limit ?"
        return [msgspec.json.decode(row[0], type=TableRecord) for row in self._read.execute(query, (most,))]

    def close(self) -> None:
        """Writes what waits, then ends."""
        self._hand_over()
        self._jobs.put(None)
        self._writer.join(timeout=10)
        self._read.close()

    def _write_all(self) -> None:
        connection = self._connect()
        book = Ledger(connection)
        while jobs := self._waiting():
            errors = _commit(connection, book, jobs)
            answers = [(job.done, error) for job, error in zip(jobs, errors, strict=True)]
            self._loop.call_soon_threadsafe(_answer, answers)
        connection.close()

    def _waiting(self) -> list[_Job]:
        """All jobs that wait now, at least one; none when the store closes."""
        jobs: list[_Job] = []
        while (more := self._jobs.get()) is not None:
            jobs += more
            if self._jobs.empty() or len(jobs) >= 2000:
                return jobs
        self._jobs.put(None)
        return jobs


def _is_open(record: TableRecord) -> int:
    return int(record.listed and not record.over)


def _answer(answers: list[tuple[Done, Exception | None]]) -> None:
    for done, error in answers:
        try:
            done(error)
        except Exception:
            log.exception("a bug after storing; the others still hear")


def _commit(connection: sqlite3.Connection, book: Ledger, jobs: list[_Job]) -> list[Exception | None]:
    """One transaction for all; if it fails, each job for itself, so that one alone can be to blame."""
    if _tried(connection, book, jobs) is None:
        return [None] * len(jobs)
    return [_tried(connection, book, [job], again=True) for job in jobs]


def _tried(
    connection: sqlite3.Connection, book: Ledger, jobs: list[_Job], again: bool = False
) -> Exception | None:
    try:
        connection.execute("begin immediate")
        if again:
            book.sync()
        _write(connection, book, jobs)
        connection.execute("commit")
        return None
    except Exception as error:  # Whatever it is, the writer must live: all tables wait for it.
        if connection.in_transaction:
            connection.execute("rollback")
        book.sync()
        return error


def _write(connection: sqlite3.Connection, book: Ledger, jobs: list[_Job]) -> None:
    for job in jobs:
        if job.record:
            connection.execute(_KEEP, job.record)
    if entries := [job.entry for job in jobs if job.entry]:
        book.append(entries)
