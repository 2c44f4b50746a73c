"""What somebody may come back with once, and soon: the answer to a question, or a link to another device."""

import time
from typing import Any

import msgspec

from startable.core import Unreadable
from startable.server.people.keys import hashed, new_key
from startable.server.storage.store import Store, step

ANSWER_S = 300.0
LINK_S = 600.0


class Tickets:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(self, kind: str, data: dict[str, Any], seconds: float = ANSWER_S) -> str:
        """Only its hash is kept; those that are too old are let go of by the way."""
        ticket, now = new_key(), time.time()
        await self._store.change(
            step("delete from tickets where until < $1", now),
            step(
                "insert into tickets values ($1, $2, $3, $4)",
                *(hashed(ticket), kind, msgspec.json.encode(data).decode(), now + seconds),
            ),
        )
        return ticket

    async def look(self, kind: str, ticket: str) -> dict[str, Any]:
        """What it says, without taking it. Unreadable if it was never given, was taken, or is too old."""
        rows = await self._store.ask(
            "select data from tickets where hash = $1 and kind = $2 and until > $3",
            *(hashed(ticket), kind, time.time()),
        )
        return _said(rows)

    async def take(self, kind: str, ticket: str) -> dict[str, Any]:
        rows = await self._store.change(
            step(
                "delete from tickets where hash = $1 and kind = $2 and until > $3 returning data",
                *(hashed(ticket), kind, time.time()),
            )
        )
        return _said(rows)


def _said(rows: list[Any]) -> dict[str, Any]:
    if not rows:
        raise Unreadable("ticket-old")
    found: dict[str, Any] = msgspec.json.decode(rows[0][0])
    return found
