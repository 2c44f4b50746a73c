"""Where the lines of all tables go: one roll in the order of arrival, so that a commit writes few pages.

An entry holds the lines that one move brought, and names the entry before it of the same table. Where each
table's chain ends is noted from time to time; entries since then are few enough to look through.
"""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from startable.server.storage.records import LineRecord

NOTE_EVERY = 2000

# All entries of a commit in one statement: row by row, the threads would fight for the interpreter.
_APPEND = """
insert into entries
select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
from json_each(?)
"""
_SINCE = "select id, at, last from entries where at > (select at from noted) order by at"
_NOTE = (
    "insert into ends values (?, ?, ?) on conflict (id) do update set at = excluded.at, last = excluded.last"
)
_CHAIN = """
with recursive chain (at, before, text, tag) as (
  select at, before, text, tag from entries where at = coalesce(
    (select max(at) from entries where at > (select at from noted) and id = ?1),
    (select at from ends where id = ?1))
  union all
  select e.at, e.before, e.text, e.tag from chain join entries e on e.at = chain.before
)
select text, tag from chain order by at
"""

_encode = msgspec.json.Encoder().encode


class Entry(NamedTuple):
    """Lines of one table from number `first` on, one a row; the tag is the first line's."""

    table: str
    first: int
    text: str
    tag: str


def entry(table: str, first: int, lines: Sequence[LineRecord]) -> Entry:
    return Entry(table, first, "\n".join([line.text for line in lines]), lines[0].tag)


def read(connection: sqlite3.Connection, table: str) -> list[LineRecord]:
    """All lines of a table."""
    found: list[LineRecord] = []
    for text, tag in connection.execute(_CHAIN, (table,)):
        first, *others = text.split("\n")
        found += [LineRecord(first, tag), *map(LineRecord, others)]
    return found


class _End(NamedTuple):
    at: int
    last: int


class Ledger:
    """The writer's side. Whoever calls begins and commits; after a failure, `sync`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.sync()

    def sync(self) -> None:
        """Looks at what is there: at the start, after a failure, when somebody else has written."""
        self._ends = {id: _End(at, last) for id, at, last in self._connection.execute(_SINCE)}
        (newest,) = self._connection.execute("select coalesce(max(at), 0) from entries").fetchone()
        self._newest: int = newest
        (self._noted,) = self._connection.execute("select at from noted").fetchone()

    def append(self, entries: Sequence[Entry]) -> None:
        """Adds them; an error if one of them does not follow the last line of its table."""
        rows = [self._row(entry) for entry in entries]
        self._connection.execute(_APPEND, (_encode(rows).decode(),))
        if self._newest - self._noted >= NOTE_EVERY:
            self._note()

    def _row(self, entry: Entry) -> tuple[object, ...]:
        end = self._ends.get(entry.table) or self._noted_end(entry.table)
        if entry.first != end.last + 1:
            raise sqlite3.IntegrityError("lines must follow each other")
        self._newest += 1
        last = end.last + 1 + entry.text.count("\n")
        self._ends[entry.table] = _End(self._newest, last)
        return self._newest, entry.table, end.at, last, entry.text, entry.tag

    def _noted_end(self, table: str) -> _End:
        row = self._connection.execute("select at, last from ends where id = ?", (table,)).fetchone()
        return _End(*row) if row else _End(0, 0)

    def _note(self) -> None:
        self._connection.executemany(_NOTE, [(id, *end) for id, end in self._ends.items()])
        self._connection.execute("update noted set at = ?", (self._newest,))
        self._noted = self._newest
        self._ends = {}
