"""Being called when it is one's turn and the page is closed."""

from typing import Any

from startable.server.http.errors import BAD, BIG, FOREIGN, GONE, MANY, NO_TABLE, SLOW, Complaint, faults
from startable.server.http.exact import Exact
from startable.server.http.framework import get, post
from startable.server.http.requests import Http, TableId, known_language, lobby_of, room_of, who_of
from startable.server.people.keys import seats_of
from startable.server.protocol.http import PushKey, PushOff, PushOn
from startable.server.push.services import is_service
from startable.server.storage.records import PushRecord
from startable.server.tables.room import Room

CALLS = faults(_400=BAD, _403=FOREIGN, _404=NO_TABLE, _410=GONE, _413=BIG, _429=MANY, _503=SLOW)


@get("/api/push")
async def read_push_key(request: Http) -> PushKey:
    """The key to subscribe with, if this server calls anybody."""
    return PushKey(_key(request))


@post("/api/tables/{id:str}/push", dto=Exact[PushOn], return_dto=None, status_code=204, responses=CALLS)
async def push_on(request: Http, id: TableId, data: PushOn) -> None:
    """Calls this browser when it is the turn of one's seats here, and nobody is at them."""
    if not _key(request) or not is_service(data.endpoint, request.app.state.settings.push_services):
        raise Complaint(400, "push-unknown")
    language = known_language(data.language, 400)
    push = PushRecord(data.endpoint, data.keys.p256dh, data.keys.auth, language)
    room, seats = await _own(request, id)
    await lobby_of(request).subscribe(room, seats, push, True)


@post("/api/tables/{id:str}/push/off", dto=Exact[PushOff], return_dto=None, status_code=204, responses=CALLS)
async def push_off(request: Http, id: TableId, data: PushOff) -> None:
    """Calls this browser no longer about this table."""
    room, seats = await _own(request, id)
    await lobby_of(request).subscribe(room, seats, PushRecord(data.endpoint, "", "", ""), False)


async def _own(request: Http, id: str) -> tuple[Room, tuple[int, ...]]:
    room = await room_of(request, id)
    seats = seats_of(room.record, await who_of(request))
    if not seats:
        raise Complaint(403, "not-your-seat")
    return room, seats


def _key(request: Http) -> str:
    pusher: Any = request.app.state.pusher
    return pusher.public if pusher is not None else ""


HANDLERS = [read_push_key, push_on, push_off]
