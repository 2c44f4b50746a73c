"""The games of a device behind the promise of a store. Who was overtaken by another window writes nothing."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from startable.device.shelf import Shelf
from startable.server.people.keys import cookie_keys
from startable.server.storage.records import (
    LineRecord,
    Listed,
    SaidRecord,
    TableRecord,
    is_open,
    read_record,
    readable,
    write_record,
)
from startable.server.storage.store import Leader, Receipt, Row, Step, StoreFails, Value

T = TypeVar("T")


class DeviceStore:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._revs: dict[str, int] = {}
        """Of the records that we have read or written last."""
        self._jobs: set[asyncio.Task[None]] = set()
        self._last: asyncio.Task[None] | None = None

    async def start(self, leader: Leader) -> None: ...

    def open(self, record: TableRecord, receipt: Receipt) -> None:
        self._revs[record.id] = 0
        self.keep(record, receipt)

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        self._do(self._shelf.keep(record.id, *self._next(record)), receipt)

    def append(
        self,
        table: str,
        first: int,
        lines: list[LineRecord],
        receipt: Receipt,
        record: TableRecord | None = None,
    ) -> None:
        written = [msgspec.json.encode(line).decode() for line in lines]
        kept = self._next(record) if record else ("", 0)
        self._do(self._shelf.append(table, first, written, *kept), receipt)

    def say(self, table: str, said: SaidRecord) -> None:
        """Who shares a screen talks without us."""

    def _next(self, record: TableRecord) -> tuple[str, int]:
        """As text, and its number."""
        rev = self._revs[record.id] = self._revs.get(record.id, 0) + 1
        return write_record(record).decode(), rev

    def _do(self, job: Awaitable[None], receipt: Receipt) -> None:
        """One after the other, and receipts in that order."""
        self._last = asyncio.ensure_future(_done(self._last, job, receipt))
        self._jobs.add(self._last)
        self._last.add_done_callback(self._jobs.discard)

    async def claim(self, table: str) -> TableRecord | None:
        """Nobody is shut out: of two windows, the one that writes first goes on, and the other reads anew."""
        if self._last is not None:
            await self._last
        found = await self._found(table)
        self._revs[table] = found[1] if found else 0
        return read_record(found[0]) if found else None

    def release(self, table: str) -> None: ...

    async def record(self, table: str) -> TableRecord | None:
        found = await self._found(table)
        return read_record(found[0]) if found else None

    async def _found(self, table: str) -> tuple[str, int] | None:
        return await _read(self._shelf.record(table)) if table else None

    async def lines(self, table: str) -> list[LineRecord]:
        found = await _read(self._shelf.lines(table))
        return [msgspec.json.decode(line, type=LineRecord) for line in found]

    async def listed(self, most: int) -> list[Listed]:
        shown = [record for record in await self.records() if is_open(record)]
        return [Listed(record) for record in sorted(shown, key=_created, reverse=True)[:most]]

    async def waiting_of(self, opener: str, since: float) -> int:
        return 0  # There is no lobby.

    async def unused_elsewhere(self, taker: str) -> int:
        return 0

    async def ask(self, statement: str, *values: Value) -> list[Row]:
        return []  # Nobody is known here but by their seats.

    async def change(self, *steps: Step) -> list[Row]:
        return []

    async def secret(self, name: str, new: str) -> str:
        return new  # Nothing here is secret from this browser.

    async def due(self, now: float, most: int) -> list[str]:
        found = sorted([(each.due, each.id) for each in await self.records() if 0 < each.due <= now])
        return [id for _, id in found[:most]]

    async def records(self) -> list[TableRecord]:
        """Without those that make no sense."""
        found = [await self._found(id) for id in await self.ids()]
        return readable([each[0] for each in found if each])

    async def ids(self) -> list[str]:
        return list(await _read(self._shelf.ids()))

    async def forget(self, tables: list[str]) -> None:
        await _read(self._shelf.forget(tables))

    async def keys(self, table: str) -> list[str]:
        """Of the seats that this browser has there."""
        return cookie_keys(await _read(self._shelf.keys(table)))

    async def close(self) -> None:
        await asyncio.gather(*self._jobs)


async def _done(before: "asyncio.Task[None] | None", job: Awaitable[None], receipt: Receipt) -> None:
    if before is not None:
        await before
    try:
        await job
    except Exception as error:
        receipt.stored(error)
    else:
        receipt.stored(None)


async def _read(answer: Awaitable[T]) -> T:
    try:
        return await answer
    except Exception as error:
        raise StoreFails(str(error)) from None


def _created(record: TableRecord) -> float:
    return record.created
