"""Where the lines of all tables go: one roll in the order of arrival, so that a commit writes few pages.

An entry holds the lines that one move brought, and names the entry before it of the same table. Where each
table's chain ends is noted from time to time; entries since then are few enough to look through.
"""

import sqlite3
from collections.abc import Sequence

import msgspec

from startable.server.storage.records import LineRecord, lines_of

NOTE_EVERY = 2000

# All entries of a commit in one statement: row by row, the threads would fight for the interpreter.
_APPEND = """
insert into entries
select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]')
from json_each(?)
"""
_SINCE = "select id, at, last from entries where at > (select at from noted) order by at"
_NOTE = (
    "insert into ends values (?, ?, ?) on conflict (id) do update set at = excluded.at, last = excluded.last"
)
_CHAIN = """
with recursive chain (at, before, text, tag, made) as (
  select at, before, text, tag, made from entries where at = coalesce(
    (select max(at) from entries where at > (select at from noted) and id = ?1),
    (select at from ends where id = ?1))
  union all
  select e.at, e.before, e.text, e.tag, e.made from chain join entries e on e.at = chain.before
)
select text, tag, made from chain order by at
"""

_encode = msgspec.json.Encoder().encode


class Entry:
    """Lines of one table from number `first` on, one a row; the tag is the first line's."""

    def __init__(self, table: str, first: int, text: str, tag: str, made: float) -> None:
        self.table = table
        self.first = first
        self.text = text
        self.tag = tag
        self.made = made


def entry(table: str, first: int, lines: Sequence[LineRecord]) -> Entry:
    return Entry(table, first, "\n".join([line.text for line in lines]), lines[0].tag, lines[0].at)


def read(connection: sqlite3.Connection, table: str) -> list[LineRecord]:
    """All lines of a table."""
    found: list[LineRecord] = []
    for text, tag, made in connection.execute(_CHAIN, (table,)):
        found += lines_of(text, tag, made)
    return found


def forget(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Every trace of them; what is left of the file is made smaller when it is next looked after."""
    connection.execute("begin immediate")
    for name in ("tables", "entries", "ends", "sat", "chat"):
        connection.executemany(f"delete from {name} where id = ?", [(table,) for table in tables])
    connection.execute("commit")


class _End:
    """Where the chain of a table ends, and the number of its last line."""

    def __init__(self, at: int, last: int) -> None:
        self.at = at
        self.last = last


class Ledger:
    """The writer's side. Whoever calls begins and commits; after a failure, `sync`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.sync()

    def sync(self) -> None:
        """Looks at what is there: at the start, after a failure, when somebody else has written."""
        self._ends = {id: _End(at, last) for id, at, last in self._connection.execute(_SINCE)}
        (newest,) = self._connection.execute("select coalesce(max(at), 0) from entries").fetchone()
        (self._noted,) = self._connection.execute("select at from noted").fetchone()
        self._newest: int = max(newest, self._noted)  # the last ones may have been forgotten

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
        return self._newest, entry.table, end.at, last, entry.text, entry.tag, entry.made

    def _noted_end(self, table: str) -> _End:
        row = self._connection.execute("select at, last from ends where id = ?", (table,)).fetchone()
        return _End(row[0], row[1]) if row else _End(0, 0)

    def _note(self) -> None:
        self._connection.executemany(_NOTE, [(id, end.at, end.last) for id, end in self._ends.items()])
        self._connection.execute("update noted set at = ?", (self._newest,))
        self._noted = self._newest
        self._ends = {}
