"""The tables of a store, and how an older store becomes one of today."""

import sqlite3
from pathlib import Path

from startable.core import Unreadable
from startable.server.storage.chat import CHAT
from startable.server.storage.events_schema import EVENTS
from startable.server.storage.people_schema import PEOPLE, REPORTS

_FIRST = """
create table if not exists tables (
  id text primary key, created real not null, open integer not null, record blob not null
) without rowid;
create index if not exists tables_open on tables (open, created);
create table if not exists entries (
  at integer primary key, id text not null, before integer not null, last integer not null,
  text text not null, tag text not null
);
create table if not exists ends (
  id text primary key, at integer not null, last integer not null
) without rowid;
create table if not exists noted (at integer not null);
insert into noted select 0 where not exists (select 1 from noted);
"""

_TIME = """
alter table tables add column due real not null default 0;
create index tables_due on tables (due) where due > 0;
alter table entries add column made real not null default 0;
"""

_SECRETS = "create table secrets (name text primary key, value text not null) without rowid"

MIGRATIONS = (_FIRST, _TIME, PEOPLE, _SECRETS, CHAT, EVENTS, REPORTS)
"""From version n to n + 1, each forward only. A store of 0.1.0 has version 0, and all of the first."""

VERSION = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """All of it or nothing; Unreadable if somebody newer has written this store."""
    (found,) = connection.execute("pragma user_version").fetchone()
    if found > VERSION:
        raise Unreadable("store-newer", {"store": str(path), "given": found, "have": VERSION})
    if found == VERSION:
        return
    connection.execute("begin exclusive")
    for script in MIGRATIONS[found:]:
        for statement in filter(None, map(str.strip, script.split(";"))):
            connection.execute(statement)
    connection.execute(f"pragma user_version = {VERSION}")
    connection.execute("commit")
