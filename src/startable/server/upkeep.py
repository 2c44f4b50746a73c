"""What a host does with a store beside play: copies it, looks through it, and lets go of what is old."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

from startable.core import Unreadable
from startable.server.people import keeper
from startable.server.people.ratings import Ratings
from startable.server.storage import events_schema, people_schema
from startable.server.storage.chat import said_at
from startable.server.storage.choice import Where, shown, store_at
from startable.server.storage.records import LineRecord, TableRecord
from startable.server.storage.store import Awaited, Store, opened, step
from startable.server.tables.loading import load
from startable.server.tables.old import version_of
from startable.server.tables.recent import RecentAnswers, RecentEvents
from startable.server.tables.since import Since

MANY = 200
"""Tables that are dealt with at once."""


class Told(Protocol):
    """Who hears how far the work is."""

    def __call__(self, done: int, of: int) -> None: ...


class NobodyPlays:
    """Leads tables where nobody plays, and insists on none."""

    def give_up(self, table: str) -> None: ...
    def give_up_all(self) -> None: ...

    def present(self) -> dict[str, frozenset[int]]:
        return {}

    def unused(self) -> dict[str, int]:
        return {}


@dataclass
class Findings:
    tables: int = 0
    lines: int = 0
    broken: dict[str, str] = field(default_factory=dict)
    """By table, what is wrong with it."""


@asynccontextmanager
async def at_work(where: Where, alone: bool) -> AsyncIterator[Store]:
    """A store for a while; `alone`: nobody else may have it, as far as it can be had alone."""
    store = store_at(where, alone)
    await store.start(NobodyPlays())
    try:
        yield store
    finally:
        await store.close()


async def copy(source: Where, target: Where, told: Told) -> int:
    """All tables into an empty store, while the first is in use: each as it is when its turn comes."""
    async with at_work(source, alone=False) as old, at_work(target, alone=True) as new:
        if await new.ids():
            raise Unreadable("store-not-empty", {"store": shown(target)})
        ids = await old.ids()
        for done in range(0, len(ids), MANY):
            for id in ids[done : done + MANY]:
                await _copy_table(old, new, id)
            told(min(done + MANY, len(ids)), len(ids))
        await _copy_people(old, new)
        return len(ids)


async def _copy_people(old: Store, new: Store) -> None:
    """Players with their passkeys and ratings, and events; who sits where follows from the tables."""
    for table, columns in {**people_schema.COPIED, **events_schema.COPIED}.items():
        rows = await old.ask(f"select {', '.join(columns)} from {table}")
        places = ", ".join([f"${number}" for number in range(1, len(columns) + 1)])
        insert = f"insert into {table} ({', '.join(columns)}) values ({places}) on conflict do nothing"
        for start in range(0, len(rows), MANY):
            await new.change(*[step(insert, *row) for row in rows[start : start + MANY]])


async def ratings(where: Where) -> tuple[int, int]:
    """Computes all ratings again from the roll of rated games: how many games, and how many were wrong."""
    async with at_work(where, alone=False) as store:
        found = Ratings(store)
        await found.catch_up()
        return await found.recompute()


async def keeper_key(where: Where) -> str:
    """By which the keeper of the server is known, unless another is given to it."""
    async with at_work(where, alone=False) as store:
        return await store.secret(keeper.NAME, keeper.new_key())


async def _copy_table(old: Store, new: Store, id: str) -> None:
    """The record first: lines that come after it are as after a crash, which every room can read."""
    record = await old.record(id)
    if record is None:
        return
    lines = await old.lines(id)
    await opened(new, record)
    await new.claim(id)
    at, receipts = 1, []
    for entry in entries(lines):
        receipts.append(Awaited())
        new.append(id, at, entry, receipts[-1])
        at += len(entry)
    for receipt in receipts:
        await receipt.wait()
    for said in await said_at(old, id):
        new.say(id, said)
    new.release(id)


def entries(lines: Sequence[LineRecord]) -> list[list[LineRecord]]:
    """As they were written: a tag stands at the first line of its entry, and they have the same time."""
    found: list[list[LineRecord]] = []
    for line in lines:
        if line.tag or not found or line.at != found[-1][0].at:
            found.append([])
        found[-1].append(line)
    return found


async def check(where: Where, told: Told) -> Findings:
    """Reads every table, and says which make no sense."""
    found = Findings()
    async with at_work(where, alone=False) as store:
        ids = await store.ids()
        for number, id in enumerate(ids, 1):
            try:
                record, lines = await store.record(id), await store.lines(id)
                found.lines += len(lines)
                _look_at(record, lines)
            except ValueError as error:
                found.broken[id] = str(error)
            told(number, len(ids))
        found.tables = len(ids)
    return found


def _look_at(record: TableRecord | None, lines: Sequence[LineRecord]) -> None:
    """ValueError if the table cannot be read, or its lines break a rule of today's."""
    if record is None:
        raise ValueError("its record is missing")
    if record.version == version_of(record.game):
        load(record, list(lines), RecentAnswers(), RecentEvents(), Since())


async def prune(where: Where, before: float, unfinished: bool) -> int:
    """Forgets games that ended before this time; with `unfinished`, also those that were opened before it."""
    async with at_work(where, alone=True) as store:
        old = [id for id in await store.ids() if _is_old(await _record(store, id), before, unfinished)]
        for start in range(0, len(old), MANY):
            await store.forget(old[start : start + MANY])
        ended = "" if unfinished else " and over = 1"
        await store.change(step(f"delete from events where created < $1{ended}", before))
        return len(old)


async def _record(store: Store, id: str) -> TableRecord | None:
    try:
        return await store.record(id)
    except ValueError:
        return None


def _is_old(record: TableRecord | None, before: float, unfinished: bool) -> bool:
    """A broken one is left for somebody to look at."""
    if record is None:
        return False
    if record.over or record.closed:
        return (record.ended or record.created) < before
    return unfinished and record.created < before
