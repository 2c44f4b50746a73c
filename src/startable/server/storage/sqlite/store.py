"""A store in one file: SQLite in WAL mode with synchronous=FULL. A thread of its own writes.

The file is one server's alone, so whoever is asked for a table leads it. Reading takes less time than to hand
it to somebody else would.
"""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from startable.server.storage.chat import saying
from startable.server.storage.records import (
    LineRecord,
    Listed,
    SaidRecord,
    TableRecord,
    is_open,
    read_record,
    readable,
    sat_at,
    waits,
    write_record,
)
from startable.server.storage.sqlite import ledger
from startable.server.storage.sqlite.place import StoreFile
from startable.server.storage.sqlite.writer import Job, Writer, numbered
from startable.server.storage.store import Clash, Leader, Receipt, Row, Step, StoreFails, Unasked, Value


class SqliteStore:
    """Unreadable if the file cannot be used, or somebody else uses it."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, alone: bool = True) -> None:
        self._file = StoreFile(path, alone)
        self._loop = loop
        self._read = self._file.connect()
        self._tick: list[Job] = []
        self._writer = Writer(self._file, loop)

    async def start(self, leader: Leader) -> None: ...

    def open(self, record: TableRecord, receipt: Receipt) -> None:
        self.keep(record, receipt)

    def append(
        self,
        table: str,
        first: int,
        lines: list[LineRecord],
        receipt: Receipt,
        record: TableRecord | None = None,
    ) -> None:
        entry = ledger.entry(table, first, lines)
        self._put(Job(receipt, entry, _row(record), sat_at(record)) if record else Job(receipt, entry))

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        self._put(Job(receipt, record=_row(record), sat=sat_at(record)))

    def say(self, table: str, said: SaidRecord) -> None:
        self._put(Job(Unasked(), steps=saying(table, said)))

    def _put(self, job: Job) -> None:
        """What one turn of the loop brings goes to the writer together."""
        self._tick.append(job)
        if len(self._tick) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._tick:
            self._writer.put(self._tick)
            self._tick = []

    async def claim(self, table: str) -> TableRecord | None:
        return await self.record(table)

    def release(self, table: str) -> None: ...

    async def record(self, table: str) -> TableRecord | None:
        row = self._rows("select record from tables where id = ?", table)
        return read_record(row[0][0]) if row else None

    async def lines(self, table: str) -> list[LineRecord]:
        why = ""
        for again in (False, True):
            try:
                return ledger.read(self._reader(again), table)
            except sqlite3.Error as error:
                why = str(error)
        raise StoreFails(why)

    async def listed(self, most: int) -> list[Listed]:
        query = "select record from tables where open = 1 order by created desc limit ?"
        return [Listed(record) for record in readable([row[0] for row in self._rows(query, most)])]

    async def waiting_of(self, opener: str, since: float) -> int:
        query = "select record from tables where open = 1 and created > ?"
        found = readable([row[0] for row in self._rows(query, since)])
        return len([record for record in found if record.opener == opener and waits(record)])

    async def unused_elsewhere(self, taker: str) -> int:
        return 0

    async def due(self, now: float, most: int) -> list[str]:
        query = "select id from tables where due > 0 and due <= ? order by due limit ?"
        return [row[0] for row in self._rows(query, now, most)]

    async def secret(self, name: str, new: str) -> str:
        """Asked for when the server starts: nobody writes yet."""
        self._rows("insert into secrets values (?, ?) on conflict do nothing", name, new)
        kept: str = self._rows("select value from secrets where name = ?", name)[0][0]
        return kept

    async def ids(self) -> list[str]:
        return [row[0] for row in self._rows("select id from tables order by created, id")]

    async def ask(self, statement: str, *values: Value) -> list[Row]:
        return self._found(statement, numbered(values))

    async def change(self, *steps: Step) -> list[Row]:
        receipt = _Change()
        job = Job(receipt, steps=steps)
        self._put(job)
        await receipt.done
        return job.rows

    async def forget(self, tables: list[str]) -> None:
        """The file is ours alone while this is done."""
        connection = self._file.connect()
        try:
            ledger.forget(connection, tables)
        finally:
            connection.close()

    def _rows(self, query: str, *values: object) -> list[Row]:
        return self._found(query, values)

    def _found(self, query: str, values: Any) -> list[Row]:
        why = ""
        for again in (False, True):
            try:
                return self._reader(again).execute(query, values).fetchall()
            except sqlite3.Error as error:
                why = str(error)
        raise StoreFails(why)

    def _reader(self, again: bool) -> sqlite3.Connection:
        """After an error, a new connection."""
        if again:
            self._read = self._file.connect()
        return self._read

    async def close(self) -> None:
        self._hand_over()
        self._writer.close()
        self._read.close()
        self._file.release()


class _Change:
    """Who waits for a change."""

    def __init__(self) -> None:
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def stored(self, error: Exception | None) -> None:
        if self.done.done():  # Whoever waited has given up.
            return
        if error is None:
            self.done.set_result(None)
        else:
            clash = isinstance(error, sqlite3.IntegrityError)
            self.done.set_exception(Clash() if clash else StoreFails(str(error)))


def _row(record: TableRecord) -> tuple[object, ...]:
    return record.id, record.created, int(is_open(record)), write_record(record), record.due
