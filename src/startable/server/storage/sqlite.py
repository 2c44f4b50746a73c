"""A store in one file: SQLite in WAL mode with synchronous=FULL. A thread of its own writes."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from startable.server.storage import ledger
from startable.server.storage.place import StoreFile
from startable.server.storage.records import LineRecord, TableRecord
from startable.server.storage.store import Receipt
from startable.server.storage.writer import Job, Writer


class SqliteStore:
    """Unreadable if the file cannot be used, or somebody else uses it."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, alone: bool = True) -> None:
        self._file = StoreFile(path, alone)
        self._loop = loop
        self._read = self._file.connect()
        self._tick: list[Job] = []
        self._writer = Writer(self._file, loop)

    def append(self, table: str, first: int, lines: list[LineRecord], receipt: Receipt) -> None:
        self._put(Job(ledger.entry(table, first, lines), (), receipt))

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        row = (record.id, record.created, _is_open(record), msgspec.json.encode(record))
        self._put(Job(None, row, receipt))

    def _put(self, job: Job) -> None:
        """What one turn of the loop brings goes to the writer together."""
        self._tick.append(job)
        if len(self._tick) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._tick:
            self._writer.put(self._tick)
            self._tick = []

    def record(self, table: str) -> TableRecord | None:
        row = self._rows("select record from tables where id = ?", table)
        return msgspec.json.decode(row[0][0], type=TableRecord) if row else None

    def lines(self, table: str) -> list[LineRecord]:
        try:
            return ledger.read(self._read, table)
        except sqlite3.Error:
            self._read = self._file.connect()
            return ledger.read(self._read, table)

    def open_tables(self, most: int) -> list[TableRecord]:
        """Listed tables that are not over, newest first."""
        query = "select record from tables where open = 1 order by created desc limit ?"
        return [msgspec.json.decode(row[0], type=TableRecord) for row in self._rows(query, most)]

    def _rows(self, query: str, *values: object) -> list[tuple[bytes]]:
        """After an error once more, with a new connection."""
        try:
            return self._read.execute(query, values).fetchall()
        except sqlite3.Error:
            self._read = self._file.connect()
            return self._read.execute(query, values).fetchall()

    def close(self) -> None:
        """Writes what waits, then ends."""
        self._hand_over()
        self._writer.close()
        self._read.close()
        self._file.release()


def _is_open(record: TableRecord) -> int:
    return int(record.listed and not record.over)
