"""Tables: the lobby, opening one, sitting down, and going on to the next."""

from typing import cast

from msgspec.structs import replace

from startable.play.fair import commitment
from startable.server.asgi import Scope, address
from startable.server.http.errors import (
    BAD,
    BIG,
    FOREIGN,
    GONE,
    MANY,
    NO_TABLE,
    SLOW,
    TAKEN,
    complaining,
    faults,
)
from startable.server.http.exact import Exact
from startable.server.http.framework import Cookie, Response, get, post
from startable.server.http.requests import Http, TableId, lobby_of, prefix_of, room_of, who_of
from startable.server.invitation import invitation
from startable.server.people.keys import seats_of
from startable.server.people.names import named
from startable.server.protocol import RoomInfo
from startable.server.protocol.http import Invitation, LobbyEntry, OpenTable, Seated, SitDown
from startable.server.settings import Settings
from startable.server.storage.records import TableRecord
from startable.server.tables.lobby import TooMany

MONTH = 30 * 24 * 3600


@get("/api/tables", reading=10)
async def list_tables(request: Http) -> list[LobbyEntry]:
    """The tables that anybody may see, newest first."""
    return await lobby_of(request).listed()


@post(
    "/api/tables",
    dto=Exact[OpenTable],
    return_dto=None,
    responses=faults(_400=BAD, _403=FOREIGN, _413=BIG, _429=MANY, _503=SLOW),
)
async def open_table(request: Http, data: OpenTable) -> Response[Seated]:
    """Opens a table. Its opener gets the keys of the seats marked `me`, here and as cookies."""
    lobby, who = lobby_of(request), address(cast(Scope, request.scope))
    with complaining(400), complaining(429, TooMany):
        record, keys = await lobby.open(data, who, (await who_of(request)).player)
    return seated(request, record, keys)


@post(
    "/api/tables/{id:str}/sit",
    dto=Exact[SitDown],
    return_dto=None,
    responses=faults(
        _400=BAD, _403=FOREIGN, _404=NO_TABLE, _409=TAKEN, _410=GONE, _413=BIG, _429=MANY, _503=SLOW
    ),
)
async def sit_down(request: Http, id: TableId, data: SitDown) -> Response[Seated]:
    """Takes an open seat."""
    room = await room_of(request, id)
    with complaining(400):
        who, name = await who_of(request), named(data.name)
        sitter = await lobby_of(request).players.sitter(who.player, name)
    with complaining(409):
        came_from = address(cast(Scope, request.scope))
        seat, key = await lobby_of(request).sit(room, data.seat, sitter, came_from, who.keys)
    return seated(request, room.record, {str(seat): key})


@post(
    "/api/tables/{id:str}/follow",
    responses=faults(_400=BAD, _403=FOREIGN, _404=NO_TABLE, _410=GONE, _429=MANY, _503=SLOW),
)
async def follow(request: Http, id: TableId) -> Response[Seated]:
    """Goes to the rematch of a table, with new keys for the seats one had here."""
    room = await room_of(request, id)
    with complaining(404):
        record, keys = await lobby_of(request).follow(room, await who_of(request))
    return seated(request, record, keys)


def seated(request: Http, record: TableRecord, keys: dict[str, str]) -> Response[Seated]:
    """The answer for who sits there now."""
    cookies = [_cookie(request, record.id, seat, key) for seat, key in keys.items()]
    commit = commitment(bytes.fromhex(record.seed))
    return Response(Seated(record.id, keys, commit), cookies=cookies, status_code=201)


def _cookie(request: Http, id: str, seat: str, key: str) -> Cookie:
    secure, prefix = request.url.scheme == "https", prefix_of(request)
    return Cookie(
        key=f"seat-{seat}", value=key, path=f"{prefix}/api/tables/{id}", max_age=MONTH,
        httponly=True, samesite="strict", secure=secure,
    )  # fmt: skip


@get("/api/tables/{id:str}", responses=faults(_400=BAD, _404=NO_TABLE, _410=GONE, _503=SLOW))
async def read_table(request: Http, id: TableId) -> RoomInfo:
    """Who sits where, the options, and how far the game is."""
    room = await room_of(request, id)
    private = not (room.record.watch or seats_of(room.record, await who_of(request)))
    info = room.info()
    if not private:
        return info
    seats = [replace(seat, since=0.0) for seat in info.seats]
    return replace(info, awaits=[], result=None, clocks=[], seats=seats, muted=[])


@get(
    "/api/tables/{id:str}/invitation", cost=1, responses=faults(_400=BAD, _404=NO_TABLE, _410=GONE, _503=SLOW)
)
async def read_invitation(request: Http, id: TableId) -> Invitation:
    """What to send to friends: an address that works for them too, and a QR code of it."""
    await room_of(request, id)
    settings: Settings = request.app.state.settings
    return invitation(settings, request.url.scheme, request.headers.get("host", ""), id)


HANDLERS = [list_tables, open_table, sit_down, follow, read_table, read_invitation]
