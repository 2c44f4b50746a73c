"""A store in one file: SQLite in WAL mode with synchronous=FULL. A thread of its own writes."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from startable.server.storage import ledger
from startable.server.storage.place import StoreFile
from startable.server.storage.records import LineRecord, TableRecord
from startable.server.storage.store import Receipt, StoreFails
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
        return _record(row[0][0]) if row else None

    def lines(self, table: str) -> list[LineRecord]:
        why = ""
        for again in (False, True):
            try:
                return ledger.read(self._reader(again), table)
            except sqlite3.Error as error:
                why = str(error)
        raise StoreFails(why)

    def open_tables(self, most: int) -> list[TableRecord]:
        """Listed tables that are not over, newest first; without those that make no sense."""
        query = "select record from tables where open = 1 order by created desc limit ?"
        found = [_readable(row[0]) for row in self._rows(query, most)]
        return [record for record in found if record is not None]

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
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

    def close(self) -> None:
        """Writes what waits, then ends."""
        self._hand_over()
        self._writer.close()
        self._read.close()
        self._file.release()


def _record(data: Any) -> TableRecord:
    """SQLite keeps whatever was written, numbers and texts too."""
    try:
        return msgspec.json.decode(data, type=TableRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise ValueError(f"its record is broken ({error})") from None


def _readable(data: Any) -> TableRecord | None:
    try:
        return _record(data)
    except ValueError:
        return None


def _is_open(record: TableRecord) -> int:
    return int(record.listed and not record.over)
