"""Reports of those who disturb others: kept in the store, for the keeper of the server."""

import time
from typing import NamedTuple

import msgspec

from startable.core import Unreadable
from startable.server.people.keys import hashed, new_table_id
from startable.server.people.names import readable
from startable.server.protocol.http.manners import NewReport
from startable.server.storage.store import Row, Store, step

MOST_OF_ONE = 8
"""That one address may have waiting."""
MOST = 5000
"""That wait in all: a flood of them fills no disk."""
KEPT_S = 180 * 86_400.0
"""So long one stays that was dealt with."""
SAID = 10
"""Of what somebody said, the last so many."""
_COLUMNS = "id, made, place, game, seat, name, player, reason, words, said, reporter, reporter_name, dealt"


class TooMany(Unreadable):
    """So many wait already that nobody could read one more."""


class About(NamedTuple):
    """Whom a report is about, as the table knows them."""

    table: str
    game: str
    seat: int
    name: str
    player: str
    said: list[str]


class By(NamedTuple):
    """Who reports."""

    name: str
    player: str
    address: str


class Report(NamedTuple):
    id: str
    made: float
    about: About
    reason: str
    text: str
    reporter: str
    """The player who wrote it; empty: somebody who is not known."""
    reporter_name: str
    dealt: float
    """When it was dealt with; 0: not yet."""


class Reports:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, wish: NewReport, about: About, by: By) -> None:
        """Unreadable if they have reported this already."""
        now, address = time.time(), hashed(by.address)
        await self._may_add(about, address)
        said = msgspec.json.encode(about.said[-SAID:]).decode()
        values = (
            *(new_table_id(), now, about.table, about.game, about.seat, about.name, about.player),
            *(wish.reason, readable(wish.text), said, by.player, by.name, address, 0.0),
        )
        places = ", ".join([f"${number}" for number in range(1, len(values) + 1)])
        await self._store.change(
            step("delete from reports where dealt > 0 and dealt < $1", now - KEPT_S),
            step(f"insert into reports values ({places})", *values),
        )

    async def _may_add(self, about: About, address: str) -> None:
        mine = "select place, seat from reports where dealt = 0 and address = $1"
        own = [(place, seat) for place, seat in await self._store.ask(mine, address)]
        if (about.table, about.seat) in own:
            raise Unreadable("report-known")
        if len(own) >= MOST_OF_ONE or await self.count(dealt=False) >= MOST:
            raise TooMany("reports-enough")

    async def count(self, dealt: bool) -> int:
        which = ">" if dealt else "="
        ((found,),) = await self._store.ask(f"select count(*) from reports where dealt {which} 0")
        return int(found)

    async def some(self, dealt: bool, first: int, limit: int) -> list[Report]:
        """The newest first."""
        which = ">" if dealt else "="
        query = f"select {_COLUMNS} from reports where dealt {which} 0 order by made desc, id"
        return [_report(row) for row in await self._store.ask(f"{query} limit $1 offset $2", limit, first)]

    async def by(self, player: str) -> list[Report]:
        query = f"select {_COLUMNS} from reports where reporter = $1 order by made"
        return [_report(row) for row in await self._store.ask(query, player)]

    async def deal(self, id: str, dealt: bool) -> bool:
        """Was there such a report? Where it came from need not be known any longer."""
        done = "update reports set dealt = $1, address = $2 where id = $3 returning id"
        return bool(await self._store.change(step(done, time.time() if dealt else 0.0, "", id)))


def _report(row: Row) -> Report:
    id, made, place, game, seat, name, player, reason, words, said, reporter, reporter_name, dealt = row
    about = About(place, game, seat, name, player, msgspec.json.decode(said, type=list[str]))
    return Report(id, made, about, reason, words, reporter, reporter_name, dealt)
