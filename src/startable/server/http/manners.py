"""Reporting somebody who disturbs others."""

from typing import cast

from startable.core import NOBODY
from startable.server.addresses import network
from startable.server.asgi import Scope, address
from startable.server.http.errors import (
    BAD,
    BIG,
    GONE,
    MANY,
    NO_TABLE,
    SECRET,
    SLOW,
    Complaint,
    complaining,
    faults,
)
from startable.server.http.exact import Exact
from startable.server.http.framework import post
from startable.server.http.requests import Http, TableId, lobby_of, may_read_record, room_of, who_of
from startable.server.people.keys import Who, seats_of
from startable.server.people.reports import About, By, TooMany
from startable.server.protocol.http import NewReport
from startable.server.storage.records import TableRecord
from startable.server.tables.room import Room

REPORTED = "You have reported this already."


@post(
    "/api/tables/{id:str}/reports",
    cost=4,
    dto=Exact[NewReport],
    return_dto=None,
    status_code=204,
    responses=faults(
        _400=BAD, _403=SECRET, _404=NO_TABLE, _409=REPORTED, _410=GONE, _413=BIG, _429=MANY, _503=SLOW
    ),
)
async def report(request: Http, id: TableId, data: NewReport) -> None:
    """Tells the keeper of the server of somebody at this table, with what they have said here of late."""
    room, who = await room_of(request, id), await who_of(request)
    may_read_record(room.record, who)
    by = _by(room.record, who, network(address(cast(Scope, request.scope))))
    with complaining(409), complaining(429, TooMany):
        await lobby_of(request).reports.add(data, _about(room, data.seat, who), by)


def _about(room: Room, seat: int, who: Who) -> About:
    """A person at the table other than who reports, or somebody who watches."""
    record = room.record
    if seat == NOBODY:
        return About(record.id, record.game, seat, "", "", room.said_by(seat))
    if seat >= len(record.seats) or record.seats[seat].kind != "person" or seat in seats_of(record, who):
        raise Complaint(400, "seat-nobody-else")
    found = record.seats[seat]
    return About(record.id, record.game, seat, found.name, found.player, room.said_by(seat))


def _by(record: TableRecord, who: Who, address: str) -> By:
    mine = seats_of(record, who)
    return By(record.seats[mine[0]].name if mine else "", who.player, address)


HANDLERS = [report]
