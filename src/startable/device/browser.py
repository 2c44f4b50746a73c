"""Where Python and JavaScript meet: what the browser offers, as the device wants it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pyodide.ffi import JsException, to_js

from startable.device.device import Device
from startable.device.jobs import Elsewhere, Send, do
from startable.device.shelf import Full, Memory
from startable.server.settings import Settings

UNLIMITED = 1
"""Connections; a browser has no limit to ask for."""
FULL = "QuotaExceededError"
"""What browsers call it."""


def begin(shelf: Any, quick: Any, slow: Any) -> Device:
    """`quick` and `slow` take jobs to other workers: for who waits at a table, and for reviews."""
    kept = BrowserShelf(shelf) if shelf else Memory()
    settings = Settings(store="", connections=UNLIMITED)
    device = Device(kept, Elsewhere(_sender(quick)), Elsewhere(_sender(slow)), settings)
    device.live()
    return device


def work(job: Any) -> Any:
    """What another worker does."""
    return to_js(do(job.to_bytes()))


def _sender(send: Any) -> Send:
    async def sending(job: bytes) -> bytes:
        data: bytes = (await send(to_js(job))).to_bytes()
        return data

    return sending


class BrowserShelf:
    """web/src/device/shelf.ts, called from Python."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def keep(self, table: str, record: str, rev: int) -> None:
        with _room():
            await self._shelf.keep(table, record, rev)

    async def append(self, table: str, first: int, lines: Sequence[str], record: str, rev: int) -> None:
        with _room():
            await self._shelf.append(table, first, to_js(lines), record, rev)

    async def record(self, table: str) -> tuple[str, int] | None:
        found = await self._shelf.record(table)
        return (found[0], found[1]) if found else None

    async def lines(self, table: str) -> list[str]:
        return list(await self._shelf.lines(table))

    async def ids(self) -> list[str]:
        return list(await self._shelf.ids())

    async def forget(self, tables: Sequence[str]) -> None:
        await self._shelf.forget(to_js(tables))

    async def keys(self, table: str) -> str:
        return str(await self._shelf.keys(table))

    async def keep_keys(self, table: str, cookies: str) -> None:
        with _room():
            await self._shelf.keep_keys(table, cookies)


@contextmanager
def _room() -> Iterator[None]:
    """Full, if the browser says so of what is written here."""
    try:
        yield
    except JsException as error:
        if error.name == FULL:
            raise Full(error.message) from None
        raise
