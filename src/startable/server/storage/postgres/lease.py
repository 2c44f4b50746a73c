"""That this process lives: a number that only grows, renewed for all of its tables at once.

Whoever wants a table that another process leads tells it so, over the database; a process that is not heard
of for a while leads nothing any more. A lease that has run out never comes back: we take a new one, and
nothing that was begun under the old number can be written.
"""

import asyncio
import json
import logging
from typing import Any, Final

import asyncpg

from startable.server.metrics import LEASES_LOST, STORE_FAILURES
from startable.server.storage.postgres.connecting import LOST, Database
from startable.server.storage.store import Leader

log = logging.getLogger("startable")

LIVES_S: Final = 3.0
RENEW_S: Final = 0.75
CHANNEL: Final = "startable_wanted"

_TAKE: Final = f"""
insert into servers (until) values (clock_timestamp() + interval '{LIVES_S} s') returning epoch
"""
_RENEW: Final = f"""
update servers set until = clock_timestamp() + interval '{LIVES_S} s', unused = $2
where epoch = $1 and until > clock_timestamp() returning 1
"""
_HERE: Final = """
insert into presence select id, $1, here::integer[] from unnest($2::text[], $3::text[]) as new (id, here)
on conflict (id) do update set epoch = excluded.epoch, here = excluded.here
"""
_GONE: Final = "delete from presence where id = any($1::text[]) and epoch = $2"
_FORGET: Final = "delete from servers where until < clock_timestamp() - interval '1 day'"


class Lease:
    def __init__(self, database: Database, leader: Leader) -> None:
        self.epoch = 0
        self._database = database
        self._leader = leader
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self._told: dict[str, frozenset[int]] = {}

    async def begin(self) -> None:
        await self._take()
        self._task = asyncio.create_task(self._go_on())

    async def end(self) -> None:
        """Others need not wait until it runs out."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.execute("delete from servers where epoch = $1", self.epoch)
            await self._connection.close(timeout=2)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(RENEW_S)
            try:
                await self._renew()
            except LOST as error:
                STORE_FAILURES.inc()
                log.warning("the database does not hear that we live: %s", error or type(error).__name__)
                self._drop()

    async def _renew(self) -> None:
        connection = await self._connected()
        unused = json.dumps(self._leader.unused())
        if not await connection.fetchval(_RENEW, self.epoch, unused, timeout=LIVES_S):
            LEASES_LOST.inc()
            log.warning("nobody heard of us for too long; the tables here are read again")
            await self._take()
            self._leader.give_up_all()
        await self._tell_presence(connection)

    async def _tell_presence(self, connection: asyncpg.Connection) -> None:
        """Who is here, for the lobbies of others: what has changed since we last told."""
        now = self._leader.present()
        if new := {id: written(here) for id, here in now.items() if self._told.get(id) != here}:
            await connection.execute(_HERE, self.epoch, list(new), list(new.values()))
        if gone := [id for id in self._told if id not in now]:
            await connection.execute(_GONE, gone, self.epoch)
        self._told = now

    async def _take(self) -> None:
        connection = await self._connected()
        await connection.execute(_FORGET)
        self._told = {}
        self.epoch = await connection.fetchval(_TAKE)

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect()
            await self._connection.add_listener(CHANNEL, self._heard)
        return self._connection

    def _heard(self, connection: Any, process: int, channel: str, told: str) -> None:
        """Another process wants a table: `17 k3x9…`, if it is ours."""
        epoch, _, table = told.partition(" ")
        if epoch == str(self.epoch):
            self._leader.give_up(table)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def written(here: frozenset[int]) -> str:
    """As PostgreSQL writes an array; in an array of arrays all would have to be equally long."""
    return f"{{{','.join(map(str, sorted(here)))}}}"
