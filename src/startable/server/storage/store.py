"""What the rooms need of a store: one promise, that what was appended at its number is there for good."""

import asyncio
from typing import Protocol

from startable.server.storage.records import LineRecord, TableRecord


class StoreFails(Exception):
    """The store cannot be read or written just now."""


class Receipt(Protocol):
    """Who waits for something to be stored."""

    def stored(self, error: Exception | None) -> None:
        """It is there for good, or there was this error. Called on the loop, in the order of the jobs."""
        ...


class Store(Protocol):
    """Another database can join by keeping these promises."""

    def append(self, table: str, first: int, lines: list[LineRecord], receipt: Receipt) -> None:
        """Durably adds lines from number `first` on, if they follow the last one."""
        ...

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        """Durably keeps a table's record, new or changed."""
        ...

    def record(self, table: str) -> TableRecord | None:
        """ValueError if what is kept there makes no sense; here and below StoreFails if it cannot be read."""
        ...

    def lines(self, table: str) -> list[LineRecord]: ...
    def open_tables(self, most: int) -> list[TableRecord]: ...
    def close(self) -> None: ...


class Unasked:
    """A receipt that nobody waits for."""

    def stored(self, error: Exception | None) -> None: ...


class Awaited:
    """A receipt for a coroutine that waits."""

    def __init__(self) -> None:
        self._done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def stored(self, error: Exception | None) -> None:
        if self._done.done():  # Whoever waited has given up.
            return
        if error is None:
            self._done.set_result(None)
        else:
            self._done.set_exception(StoreFails(str(error)))

    async def wait(self) -> None:
        await self._done


async def keep(store: Store, record: TableRecord) -> None:
    """Waits until the record is durable."""
    receipt = Awaited()
    store.keep(record, receipt)
    await receipt.wait()
