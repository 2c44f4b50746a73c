"""Tables: the lobby, opening one, sitting down, and going on to the next."""

from typing import cast

from litestar import Response, get, post
from litestar.datastructures import Cookie
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
from startable.server.http.requests import Http, TableId, keys_of, lobby_of, room_of
from startable.server.invitation import invitation
from startable.server.people.keys import seats_of
from startable.server.people.names import named
from startable.server.protocol import RoomInfo
from startable.server.protocol.http import Invitation, LobbyEntry, OpenTable, Seated, SitDown
from startable.server.settings import Settings
from startable.server.storage.records import TableRecord

MONTH = 30 * 24 * 3600


@get("/api/tables", reading=10)
async def list_tables(request: Http) -> list[LobbyEntry]:
    """The tables that anybody may see, newest first."""
    return lobby_of(request).listed()


@post(
    "/api/tables",
    dto=Exact[OpenTable],
    return_dto=None,
    responses=faults(_400=BAD, _403=FOREIGN, _413=BIG, _429=MANY, _503=SLOW),
)
async def open_table(request: Http, data: OpenTable) -> Response[Seated]:
    """Opens a table. Its opener gets the keys of the seats marked `me`, here and as cookies."""
    lobby, who = lobby_of(request), address(cast(Scope, request.scope))
    if data.listed:
        with complaining(429):
            lobby.may_list(who)
    with complaining(400):
        record, keys = await lobby.open(data, who)
    return _seated(request, record, keys)


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
        name = named(data.name)
    with complaining(409):
        seat, key = await lobby_of(request).sit(room, data.seat, name, address(cast(Scope, request.scope)))
    return _seated(request, room.record, {str(seat): key})


@post(
    "/api/tables/{id:str}/follow",
    responses=faults(_400=BAD, _403=FOREIGN, _404=NO_TABLE, _410=GONE, _429=MANY, _503=SLOW),
)
async def follow(request: Http, id: TableId) -> Response[Seated]:
    """Goes to the rematch of a table, with new keys for the seats one had here."""
    room = await room_of(request, id)
    with complaining(404):
        record, keys = await lobby_of(request).follow(room, keys_of(request))
    return _seated(request, record, keys)


def _seated(request: Http, record: TableRecord, keys: dict[str, str]) -> Response[Seated]:
    cookies = [_cookie(request, record.id, seat, key) for seat, key in keys.items()]
    commit = commitment(bytes.fromhex(record.seed))
    return Response(Seated(record.id, keys, commit), cookies=cookies, status_code=201)


def _cookie(request: Http, id: str, seat: str, key: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        key=f"seat-{seat}", value=key, path=f"/api/tables/{id}", max_age=MONTH,
        httponly=True, samesite="strict", secure=secure,
    )  # fmt: skip


@get("/api/tables/{id:str}", responses=faults(_400=BAD, _404=NO_TABLE, _410=GONE, _503=SLOW))
async def read_table(request: Http, id: TableId) -> RoomInfo:
    """Who sits where, the options, and how far the game is."""
    room = await room_of(request, id)
    private = not room.record.watch and not seats_of(room.record, keys_of(request))
    return replace(room.info(), awaits=[], result=None) if private else room.info()


@get(
    "/api/tables/{id:str}/invitation", cost=1, responses=faults(_400=BAD, _404=NO_TABLE, _410=GONE, _503=SLOW)
)
async def read_invitation(request: Http, id: TableId) -> Invitation:
    """What to send to friends: an address that works for them too, and a QR code of it."""
    await room_of(request, id)
    settings: Settings = request.app.state.settings
    return invitation(settings, request.url.scheme, request.headers.get("host", ""), id)


HANDLERS = [list_tables, open_table, sit_down, follow, read_table, read_invitation]
