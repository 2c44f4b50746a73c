"""A store on a PostgreSQL server, for as many processes as one likes. Each table is led by one of them."""

import asyncio
import logging
import time
from typing import Any, Final, NamedTuple

import asyncpg

from startable.core import Unreadable
from startable.server.storage.postgres.connecting import CONNECT_S, LOST, Database, Reader
from startable.server.storage.postgres.jobs import appending, keeping, opening, releasing, saying
from startable.server.storage.postgres.lease import CHANNEL, LIVES_S, Lease
from startable.server.storage.postgres.schema import migrate
from startable.server.storage.postgres.writer import Writer
from startable.server.storage.records import (
    LineRecord,
    Listed,
    SaidRecord,
    TableRecord,
    lines_of,
    read_record,
    readable,
    waits,
)
from startable.server.storage.store import Awaited, Clash, Leader, Receipt, Row, Step, StoreFails, Value

log = logging.getLogger("startable")

READERS: Final = 4
MOST_STAYS: Final = 10_000
WAIT_S: Final = 2 * LIVES_S
"""So long we wait for a table that another process leads; a dead one leads nothing after half of it."""
ASK_S: Final = 0.1
SETTLED_S: Final = 2.0
"""We keep a table at least so long: two who want it do not take it from each other all the time."""
LONGEST_S: Final = 60.0
"""Each time that it comes back to us we keep it twice as long, up to this: somebody may want it so."""

_CLAIM: Final = """
update heads h set epoch = $2 where h.id = $1
and (h.epoch = $2 or h.epoch not in (select s.epoch from servers s where s.until > clock_timestamp()))
and exists (select 1 from servers s where s.epoch = $2 and s.until > clock_timestamp()) returning 1
"""
_LEADS: Final = "select epoch from heads where id = $1"
_LISTED: Final = """
select t.id, t.record, p.here from tables t left join presence p on p.id = t.id
and p.epoch in (select s.epoch from servers s where s.until > clock_timestamp())
where t.open order by p.here is null, t.created desc limit $1
"""
_OPENED: Final = """
select record from tables where opener = $1 and created > $2 and open and opener <> ''
"""
_UNUSED: Final = """
select coalesce(sum((unused::json ->> $1)::int), 0) from servers
where epoch <> $2 and until > clock_timestamp()
"""
_DUE: Final = """
select t.id from tables t join heads h using (id) where t.due > 0 and t.due <= $1
and (h.epoch = $3 or h.epoch not in (select s.epoch from servers s where s.until > clock_timestamp()))
order by t.due limit $2
"""
_FORGET: Final = """
with gone as (
  delete from heads h where h.id = any($1::text[])
  and h.epoch not in (select s.epoch from servers s where s.until > clock_timestamp()) returning h.id
), lines as (
  delete from entries where id in (select id from gone)
), people as (
  delete from presence where id in (select id from gone)
), known as (
  delete from sat where id in (select id from gone)
), words as (
  delete from chat where id in (select id from gone)
)
delete from tables where id in (select id from gone)
"""


async def prepare(database: Database) -> None:
    """Brings an older database up to date; Unreadable if it cannot be used."""
    try:
        connection = await database.connect()
        try:
            await migrate(connection, database.shown)
        finally:
            await connection.close()
    except Unreadable:
        raise
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise database.unusable(error) from None


class Stay(NamedTuple):
    """That a table is led here: since when, and how long at least."""

    since: float
    at_least_s: float


def next_stay(before: Stay | None, now: float) -> Stay:
    """If it was here a moment ago it stays longer this time."""
    back = before is not None and now - before.since < 2 * LONGEST_S
    return Stay(now, min(LONGEST_S, 2 * before.at_least_s) if before and back else SETTLED_S)


class PostgresStore:
    def __init__(self, address: str) -> None:
        self._database = Database(address)
        self._stays: dict[str, Stay] = {}
        self._releases: dict[str, asyncio.Task[None]] = {}

    async def start(self, leader: Leader) -> None:
        """Unreadable if the database cannot be used."""
        await prepare(self._database)
        self._pool: asyncpg.Pool = await asyncpg.create_pool(
            self._database.address,
            min_size=1,
            max_size=READERS,
            timeout=CONNECT_S,
            command_timeout=10,
            connection_class=Reader,
        )
        self._leader = leader
        self._lease = Lease(self._database, self)
        await self._lease.begin()
        self._writer = Writer(self._database)

    # --- writing ---

    def open(self, record: TableRecord, receipt: Receipt) -> None:
        self._writer.put(opening(record, receipt))

    def append(
        self,
        table: str,
        first: int,
        lines: list[LineRecord],
        receipt: Receipt,
        record: TableRecord | None = None,
    ) -> None:
        self._writer.put(appending(self._lease.epoch, table, first, lines, receipt, record))
        if record is not None:
            self._insist_on(record)

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        self._writer.put(keeping(self._lease.epoch, record, receipt))
        self._insist_on(record)

    def say(self, table: str, said: SaidRecord) -> None:
        self._writer.put(saying(table, said))

    # --- leading ---

    async def claim(self, table: str) -> TableRecord | None:
        """StoreFails if whoever leads it neither gives it up nor dies."""
        until = time.monotonic() + WAIT_S
        while not await self._claims(table):
            leads = await self._value(_LEADS, table)
            if leads is None:
                return None
            if time.monotonic() > until:
                raise StoreFails("another process keeps the table")
            await self._value("select pg_notify($1, $2)", CHANNEL, f"{leads} {table}")
            await asyncio.sleep(ASK_S)
        self._stays[table] = next_stay(self._stays.get(table), time.monotonic())
        record = await self.record(table)
        if record is not None:
            self._insist_on(record)
        return record

    async def _claims(self, table: str) -> bool:
        if table in self._releases:
            await self._releases[table]
        return await self._value(_CLAIM, table, self._lease.epoch) is not None

    def release(self, table: str) -> None:
        self._forget_stays()
        self._releases[table] = asyncio.create_task(self._release(table, self._lease.epoch))

    async def _release(self, table: str, epoch: int) -> None:
        """If it cannot be told now, others will ask for it, or our lease runs out."""
        try:
            receipt = Awaited()
            self._writer.put(releasing(epoch, table, receipt))
            await receipt.wait()
        except StoreFails as error:
            log.warning("table %s could not be given up: %s", table, error)
        finally:
            self._releases.pop(table, None)

    def _insist_on(self, record: TableRecord) -> None:
        """No longer, once its game is over: whoever reads it somewhere else disturbs nobody."""
        if record.over:
            self._stays.pop(record.id, None)

    def give_up(self, table: str) -> None:
        stay = self._stays.get(table)
        if stay is None or time.monotonic() - stay.since > stay.at_least_s:
            self._leader.give_up(table)

    def _forget_stays(self) -> None:
        """Now and then, those that were long ago."""
        if len(self._stays) > MOST_STAYS:
            old = time.monotonic() - LONGEST_S
            self._stays = {id: stay for id, stay in self._stays.items() if stay.since > old}

    def present(self) -> dict[str, frozenset[int]]:
        return self._leader.present()

    def unused(self) -> dict[str, int]:
        return self._leader.unused()

    def give_up_all(self) -> None:
        self._stays.clear()
        self._leader.give_up_all()

    # --- reading ---

    async def record(self, table: str) -> TableRecord | None:
        text = await self._value("select record from tables where id = $1", table)
        return None if text is None else read_record(text)

    async def lines(self, table: str) -> list[LineRecord]:
        found: list[LineRecord] = []
        query = "select text, tag, made from entries where id = $1 order by first"
        for row in await self._rows(query, table):
            found += lines_of(row["text"], row["tag"], row["made"])
        return found

    async def listed(self, most: int) -> list[Listed]:
        rows = await self._rows(_LISTED, most)
        here = {row["id"]: frozenset(row["here"] or ()) for row in rows}
        return [Listed(record, here[record.id]) for record in readable([row["record"] for row in rows])]

    async def waiting_of(self, opener: str, since: float) -> int:
        rows = await self._rows(_OPENED, opener, since)
        return len([record for record in readable([row["record"] for row in rows]) if waits(record)])

    async def unused_elsewhere(self, taker: str) -> int:
        return int(await self._value(_UNUSED, taker, self._lease.epoch))

    async def due(self, now: float, most: int) -> list[str]:
        return [row["id"] for row in await self._rows(_DUE, now, most, self._lease.epoch)]

    async def secret(self, name: str, new: str) -> str:
        await self._rows("insert into secrets values ($1, $2) on conflict do nothing", name, new)
        kept: str = await self._value("select value from secrets where name = $1", name)
        return kept

    async def ids(self) -> list[str]:
        return [row["id"] for row in await self._rows("select id from tables order by created, id")]

    async def forget(self, tables: list[str]) -> None:
        """What a living process leads stays."""
        await self._rows(_FORGET, tables)

    async def ask(self, statement: str, *values: Value) -> list[Row]:
        return [tuple(row) for row in await self._rows(statement, *values)]

    async def change(self, *steps: Step) -> list[Row]:
        """What was on its way when a connection was lost may be in: who asks again finds it there."""
        rows: list[Any] = []
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for statement, values in steps:
                    rows = await connection.fetch(statement, *values)
        except asyncpg.UniqueViolationError:
            raise Clash from None
        except LOST as error:
            raise StoreFails(str(error) or type(error).__name__) from None
        return [tuple(row) for row in rows]

    async def _value(self, query: str, *values: object) -> Any:
        rows = await self._rows(query, *values)
        return rows[0][0] if rows else None

    async def _rows(self, query: str, *values: object) -> list[Any]:
        why = ""
        for _ in range(READERS + 1):  # after a restart of the database each of them may be a dead one
            try:
                return list(await self._pool.fetch(query, *values))
            except LOST as error:
                why = str(error) or type(error).__name__
        raise StoreFails(why)

    async def close(self) -> None:
        await asyncio.gather(*self._releases.values())
        await self._writer.close()
        await self._lease.end()
        await asyncio.wait_for(self._pool.close(), 5)
