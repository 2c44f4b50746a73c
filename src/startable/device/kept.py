"""All games on this device, and making room among them."""

from msgspec import Struct

from startable.core import NOBODY
from startable.device.store import DeviceStore
from startable.play.catalogue import names
from startable.server.http.plain import get, post
from startable.server.http.requests import Http, lobby_of
from startable.server.people.keys import Who, seats_of
from startable.server.people.results import entry
from startable.server.protocol.http.players import GameEntry
from startable.server.storage.records import TableRecord


class Unwanted(Struct):
    tables: list[str]


@get("/api/kept")
async def read_kept(request: Http) -> list[GameEntry]:
    """The newest first; without those that no rules are known for any more."""
    store: DeviceStore = request.app.state.store
    records = [each for each in await store.records() if each.game in names() and not each.closed]
    found = [entry(record, await _mine(store, record)) for record in records]
    return sorted(found, key=lambda each: each.ended or each.created, reverse=True)


async def _mine(store: DeviceStore, record: TableRecord) -> int:
    """The first seat that this browser has there, or nobody's."""
    seats = seats_of(record, Who(await store.keys(record.id)))
    return next(iter(seats), NOBODY)


@post("/api/kept/forget")
async def forget(request: Http, data: Unwanted) -> None:
    """For good. Whoever sits there is sent away first."""
    for table in data.tables:
        lobby_of(request).give_up(table)
    await request.app.state.store.forget(data.tables)


HANDLERS = [read_kept, forget]
