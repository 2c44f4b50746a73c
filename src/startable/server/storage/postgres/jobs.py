"""What is to be written, and the statements that write many of a kind in one round trip.

Every row carries the number of our lease: whoever has been overtaken writes nothing. A statement tells the
places of those jobs that are in; after a lost connection, `stored` tells which were in already.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from startable.server.storage.chat import MOST_SAID
from startable.server.storage.records import (
    LineRecord,
    SaidRecord,
    TableRecord,
    is_open,
    sat_at,
    write_record,
)
from startable.server.storage.store import Receipt, Unasked

_PEOPLE: Final = "s (player text, game text, created float8, ended float8, rated int)"
_PEOPLE_NOW: Final = f"""people as (
  insert into sat select id, s.* from ours, json_to_recordset(ours.sat::json) {_PEOPLE}
  on conflict (id, player) do update set ended = excluded.ended, rated = excluded.rated
), gone as (
  delete from sat using ours where sat.id = ours.id and not exists (
    select from json_to_recordset(ours.sat::json) {_PEOPLE} where s.player = sat.player)
)"""
"""Who sits there now, as the record has it."""


class Job:
    given: ClassVar[str]
    """The rows as the statements get them: column by column, with their places first."""
    write: ClassVar[str]
    stored: ClassVar[str]

    def __init__(self, table: str, receipt: Receipt, *row: object) -> None:
        self.table = table
        self.receipt = receipt
        self.row = (table, *row)


class Opening(Job):
    """A new table, which nobody leads yet."""

    given = """
unnest($1::int[], $2::text[], $3::float8[], $4::bool[], $5::text[], $6::float8[], $7::text[],
$8::text[]) a (n, id, created, open, record, due, sat, opener)
"""
    write = f"""
with a as (
  select * from {given}
), new as (
  insert into tables (id, created, open, record, due, opener)
  select id, created, open, record, due, opener from a on conflict do nothing returning id
), head as (
  insert into heads select id, 0, 0 from new
), people as (
  insert into sat select id, s.* from new join a using (id), json_to_recordset(a.sat::json) {_PEOPLE}
)
select n from a join new using (id)
"""
    stored = f"select n from {given} join tables using (id, record)"


class Keeping(Job):
    """The record of a table that we lead."""

    given = """
unnest($1::int[], $2::text[], $3::bigint[], $4::bool[], $5::text[], $6::float8[], $7::text[])
a (n, id, epoch, open, record, due, sat)
"""
    write = f"""
with ours as (
  select a.* from heads h join {given} using (id, epoch) for update of h
), kept as (
  update tables t set open = ours.open, record = ours.record, due = ours.due from ours
  where t.id = ours.id returning t.id
), {_PEOPLE_NOW}
select n from ours join kept using (id)
"""
    stored = f"select n from {given} where false"


class Appending(Job):
    """Lines of a table that we lead."""

    given = """
unnest($1::int[], $2::text[], $3::bigint[], $4::int[], $5::int[], $6::text[], $7::text[], $8::float8[])
a (n, id, epoch, first, last, text, tag, made)
"""
    write = f"""
with ours as (
  update heads h set last = a.last from {given}
  where h.id = a.id and h.last = a.first - 1 and h.epoch = a.epoch returning a.*
), put as (
  insert into entries (id, first, last, text, tag, made) select id, first, last, text, tag, made from ours
)
select n from ours
"""
    stored = f"""
select n from {given} join heads h using (id, epoch) join entries using (id, first, text, tag)
where h.last >= a.last
"""


class Advancing(Job):
    """Lines of a table that we lead, with its record: both or neither."""

    given = """
unnest($1::int[], $2::text[], $3::bigint[], $4::int[], $5::int[], $6::text[], $7::text[], $8::float8[],
$9::bool[], $10::text[], $11::float8[], $12::text[])
a (n, id, epoch, first, last, text, tag, made, open, record, due, sat)
"""
    write = f"""
with ours as (
  update heads h set last = a.last from {given}
  where h.id = a.id and h.last = a.first - 1 and h.epoch = a.epoch returning a.*
), put as (
  insert into entries (id, first, last, text, tag, made) select id, first, last, text, tag, made from ours
), kept as (
  update tables t set open = ours.open, record = ours.record, due = ours.due from ours where t.id = ours.id
), {_PEOPLE_NOW}
select n from ours
"""
    stored = f"""
select n from {given} join heads h using (id, epoch) join entries using (id, first, text, tag)
where h.last >= a.last
"""


class Saying(Job):
    """What was said at a table, whoever leads it; the newest of it stays."""

    given = """
unnest($1::int[], $2::text[], $3::float8[], $4::int[], $5::text[], $6::text[]) a (n, id, at, seat, name, text)
"""
    write = f"""
with new as (
  insert into chat select a.id, a.at, a.seat, a.name, a.text from {given} join tables using (id)
  on conflict do nothing
), old as (
  delete from chat using {given} where chat.id = a.id and chat.at <= (
    select c.at from chat c where c.id = a.id order by c.at desc limit 1 offset {MOST_SAID - 1})
)
select n from {given}
"""
    stored = f"select n from {given} join chat using (id, at)"


class Releasing(Job):
    """Tables that we lead no longer; after all else that we have to write of them."""

    given = "unnest($1::int[], $2::text[], $3::bigint[]) a (n, id, epoch)"
    write = f"""
with gone as (
  update heads h set epoch = 0 from {given} where h.id = a.id and h.epoch = a.epoch
)
select n from {given}
"""
    stored = f"select n from {given} where false"


KINDS: tuple[type[Job], ...] = (Opening, Keeping, Appending, Advancing, Saying, Releasing)


def opening(record: TableRecord, receipt: Receipt) -> Job:
    return Opening(record.id, receipt, record.created, *_kept(record), record.opener)


def keeping(epoch: int, record: TableRecord, receipt: Receipt) -> Job:
    return Keeping(record.id, receipt, epoch, *_kept(record))


def appending(
    epoch: int,
    table: str,
    first: int,
    lines: Sequence[LineRecord],
    receipt: Receipt,
    record: TableRecord | None = None,
) -> Job:
    text, last = "\n".join([line.text for line in lines]), first + len(lines) - 1
    row = (epoch, first, last, text, lines[0].tag, lines[0].at)
    if record is None:
        return Appending(table, receipt, *row)
    return Advancing(table, receipt, *row, *_kept(record))


def saying(table: str, said: SaidRecord) -> Job:
    return Saying(table, Unasked(), said.at, said.seat, said.name, said.text)


def releasing(epoch: int, table: str, receipt: Receipt) -> Job:
    return Releasing(table, receipt, epoch)


def columns(jobs: Sequence[Job]) -> list[list[object]]:
    """As the statements want them: places first."""
    rows = [(n, *job.row) for n, job in enumerate(jobs)]
    return [list(column) for column in zip(*rows, strict=True)]


def _kept(record: TableRecord) -> tuple[bool, str, float, str]:
    sat = msgspec.json.encode(sat_at(record)).decode()
    return is_open(record), write_record(record).decode(), record.due, sat
