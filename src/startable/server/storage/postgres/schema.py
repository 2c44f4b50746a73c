"""The tables of a database, and how an older one becomes one of today."""

from typing import Final

import asyncpg

from startable.core import Unreadable
from startable.server.storage.chat import CHAT
from startable.server.storage.events_schema import EVENTS
from startable.server.storage.people_schema import PEOPLE, REPORTS

_FIRST: Final = """
create sequence epochs;
create table servers (
  epoch bigint primary key default nextval('epochs'), until timestamptz not null
) with (fillfactor = 50);
create table tables (
  id text primary key, created double precision not null, open boolean not null, record text not null
) with (fillfactor = 70);
create index tables_open on tables (created desc) where open;
create table heads (
  id text primary key, epoch bigint not null, last integer not null
) with (fillfactor = 50);
create table presence (
  id text primary key, epoch bigint not null, here integer[] not null
) with (fillfactor = 50);
create table entries (
  id text, first integer, last integer not null, text text not null, tag text not null,
  primary key (id, first)
);
"""

_TIME: Final = """
alter table tables add column due double precision not null default 0;
create index tables_due on tables (due) where due > 0;
alter table entries add column made double precision not null default 0;
"""
_OPENERS: Final = """
alter table tables add column opener text not null default '';
create index tables_opener on tables (opener, created) where open and opener <> '';
"""
_UNUSED_SEATS: Final = "alter table servers add column unused text not null default '{}'"

_SECRETS: Final = "create table secrets (name text primary key, value text not null)"

MIGRATIONS: Final = (_FIRST, _TIME, _OPENERS, _UNUSED_SEATS, PEOPLE, _SECRETS, CHAT, EVENTS, REPORTS)
"""From version n to n + 1, each forward only, and each a small thing that adds: while processes are exchanged
one by one, older ones go on with it."""
OLDEST: Final = 1
"""The oldest version whose code can use the tables as they are now; who takes something away raises it."""

VERSION: Final = len(MIGRATIONS)
_VERSIONS: Final = """
create table if not exists versions (version integer primary key);
alter table versions add column if not exists oldest integer not null default 1
"""
_NEWEST: Final = "select coalesce(max(version), 0), coalesce(max(oldest), 0) from versions"
_LOCK: Final = 0x57A27AB1E
"""Of several processes that start at once, one migrates."""


async def migrate(connection: asyncpg.Connection, store: str) -> None:
    """All of it or nothing; Unreadable if somebody newer has made something of it that we do not know."""
    async with connection.transaction():
        await connection.execute(f"select pg_advisory_xact_lock({_LOCK})")
        await connection.execute(_VERSIONS)
        found, oldest = await connection.fetchrow(_NEWEST)
        if oldest > VERSION:
            raise Unreadable("store-newer", {"store": store, "given": found, "have": VERSION})
        for version in range(found, VERSION):
            await connection.execute(MIGRATIONS[version])
            await connection.execute("insert into versions values ($1, $2)", version + 1, OLDEST)
