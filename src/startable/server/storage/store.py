"""What the rooms need of a store: one promise, that what was appended at its number is there for good."""

import asyncio
from typing import Any, NamedTuple, Protocol

from startable.server.storage.records import LineRecord, Listed, SaidRecord, TableRecord


class StoreFails(Exception):
    """The store cannot be read or written just now."""


class Clash(Exception):
    """Something that may be there once is there already."""


Value = str | int | float
Row = tuple[Any, ...]


class Step(NamedTuple):
    """A statement with what its `$1`, `$2` and so on stand for; every store understands it."""

    statement: str
    values: tuple[Value, ...]


def step(statement: str, *values: Value) -> Step:
    return Step(statement, values)


class Receipt(Protocol):
    """Who waits for something to be stored."""

    def stored(self, error: Exception | None) -> None:
        """It is there for good, or there was this error. Called on the loop, in the order of the jobs."""
        ...


class Leader(Protocol):
    """Who leads tables in this process."""

    def give_up(self, table: str) -> None:
        """Another process is asked for this table, and wants to lead it."""
        ...

    def present(self) -> dict[str, frozenset[int]]:
        """By table for all to see: the seats whose people are here."""
        ...

    def unused(self) -> dict[str, int]:
        """By hashed address: how many seats it has taken here, and does not use."""
        ...

    def give_up_all(self) -> None:
        """Others may lead our tables by now: nobody has heard of us for too long."""
        ...


class Store(Protocol):
    """Another database can join by keeping these promises. StoreFails: it cannot be read just now."""

    async def start(self, leader: Leader) -> None:
        """Before anything else."""
        ...

    def open(self, record: TableRecord, receipt: Receipt) -> None:
        """Durably keeps a new table, which nobody leads yet."""
        ...

    def append(
        self,
        table: str,
        first: int,
        lines: list[LineRecord],
        receipt: Receipt,
        record: TableRecord | None = None,
    ) -> None:
        """Durably adds lines from number `first` on, if they follow the last one; all with the record."""
        ...

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        """Durably keeps the record of a table that we lead."""
        ...

    def say(self, table: str, said: SaidRecord) -> None:
        """Keeps what was said there, with the newest of the rest (`chat.py`); nobody waits for it."""
        ...

    async def claim(self, table: str) -> TableRecord | None:
        """Its record, once we lead the table: from now on nobody else writes there. ValueError as below."""
        ...

    def release(self, table: str) -> None:
        """We lead it no longer."""
        ...

    async def record(self, table: str) -> TableRecord | None:
        """Whoever leads it. ValueError if what is kept there makes no sense."""
        ...

    async def lines(self, table: str) -> list[LineRecord]: ...

    async def listed(self, most: int) -> list[Listed]:
        """Tables for all to see that are not over, newest first; without those that make no sense."""
        ...

    async def waiting_of(self, opener: str, since: float) -> int:
        """How many tables for all to see this address has opened since then that have not begun."""
        ...

    async def unused_elsewhere(self, taker: str) -> int:
        """How many seats this address has taken at tables of other processes, and does not use."""
        ...

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that want to be looked at by now, and that no other process leads; the longest due first."""
        ...

    async def secret(self, name: str, new: str) -> str:
        """What is kept for good under this name: the new one, if there was none."""
        ...

    async def ids(self) -> list[str]:
        """Of all tables."""
        ...

    async def forget(self, tables: list[str]) -> None:
        """They are gone for good, but for those that somebody leads."""
        ...

    async def ask(self, statement: str, *values: Value) -> list[Row]:
        """Reads of the tables of people (`people_schema.py`)."""
        ...

    async def change(self, *steps: Step) -> list[Row]:
        """Durably changes them: all of it or nothing; the rows of the last step. Clash; StoreFails."""
        ...

    async def close(self) -> None:
        """Writes what waits, then ends."""
        ...


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
            self._done.set_exception(error if isinstance(error, StoreFails) else StoreFails(str(error)))

    async def wait(self) -> None:
        await self._done


async def opened(store: Store, record: TableRecord) -> None:
    """Waits until the new table is durable."""
    receipt = Awaited()
    store.open(record, receipt)
    await receipt.wait()
