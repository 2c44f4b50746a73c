"""What was said at tables: the newest of it is kept, by statements that every database here understands.

It may be lost with a process in the very moment in which it is said, and nobody waits for it.
"""

from typing import Final

from startable.server.storage.records import SaidRecord
from startable.server.storage.store import Step, Store, step

MOST_SAID: Final = 50
"""So much is kept of a table, and shown to whoever comes."""

CHAT: Final = """
create table chat (
  id text not null, at double precision not null, seat integer not null, name text not null,
  text text not null, primary key (id, at)
)
"""
_PUT: Final = "insert into chat (id, at, seat, name, text) values ($1, $2, $3, $4, $5) on conflict do nothing"
_TRIM: Final = f"""
delete from chat where id = $1 and at <= (
  select at from chat where id = $1 order by at desc limit 1 offset {MOST_SAID})
"""
_READ: Final = "select at, seat, name, text from chat where id = $1 order by at desc limit $2"
_UNSAY: Final = "delete from chat where id = $1 and seat = $2"


def saying(table: str, said: SaidRecord) -> tuple[Step, ...]:
    """Keeps it, and lets go of what is too old."""
    return step(_PUT, table, said.at, said.seat, said.name, said.text), step(_TRIM, table)


async def said_at(store: Store, table: str) -> list[SaidRecord]:
    """The oldest first."""
    return [SaidRecord(*row) for row in reversed(await store.ask(_READ, table, MOST_SAID))]


async def unsay(store: Store, table: str, seat: int) -> None:
    """Whoever sat there is to be forgotten."""
    await store.change(step(_UNSAY, table, seat))
