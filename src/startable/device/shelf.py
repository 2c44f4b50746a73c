"""Where a device keeps its games, as the browser offers it; or a while in memory, where it offers nothing."""

from collections.abc import Sequence
from typing import Protocol

from startable.server.storage.store import StoreFails


class Overtaken(Exception):
    """Another window has written there meanwhile."""


class Full(StoreFails):
    """There is no room left; all that was kept before is there."""


class Shelf(Protocol):
    """By text. What was awaited is there for good; Overtaken, Full, or whatever the browser says."""

    async def keep(self, table: str, record: str, rev: int) -> None:
        """Keeps the record of a table, if `rev` follows the one that is kept; 1: a new table."""
        ...

    async def append(self, table: str, first: int, lines: Sequence[str], record: str, rev: int) -> None:
        """Adds lines from number `first` on, if they follow the last one; with a record, if any."""
        ...

    async def record(self, table: str) -> tuple[str, int] | None:
        """The record and its number."""
        ...

    async def lines(self, table: str) -> list[str]: ...
    async def ids(self) -> list[str]: ...
    async def forget(self, tables: Sequence[str]) -> None: ...

    async def keys(self, table: str) -> str:
        """The cookies of this table, as a browser would send them; empty: none."""
        ...

    async def keep_keys(self, table: str, cookies: str) -> None: ...


class Memory:
    """Until the window is closed."""

    def __init__(self) -> None:
        self._records: dict[str, tuple[str, int]] = {}
        self._lines: dict[str, list[str]] = {}
        self._keys: dict[str, str] = {}

    async def keep(self, table: str, record: str, rev: int) -> None:
        if rev != self._records.get(table, ("", 0))[1] + 1:
            raise Overtaken
        self._records[table] = record, rev

    async def append(self, table: str, first: int, lines: Sequence[str], record: str, rev: int) -> None:
        kept = self._lines.setdefault(table, [])
        if first != len(kept) + 1:
            raise Overtaken
        if record:
            await self.keep(table, record, rev)
        kept += lines

    async def record(self, table: str) -> tuple[str, int] | None:
        return self._records.get(table)

    async def lines(self, table: str) -> list[str]:
        return list(self._lines.get(table, []))

    async def ids(self) -> list[str]:
        return list(self._records)

    async def forget(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._records.pop(table, None)
            self._lines.pop(table, None)
            self._keys.pop(table, None)

    async def keys(self, table: str) -> str:
        return self._keys.get(table, "")

    async def keep_keys(self, table: str, cookies: str) -> None:
        self._keys[table] = cookies
