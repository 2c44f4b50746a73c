"""What handlers share: finding the room, who asks, and what they may see."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import Parameter

from startable.core import NOBODY
from startable.play.catalogue import AnyGame, games, names
from startable.play.lines import write_mover
from startable.play.rulebook import LANGUAGES
from startable.server.http.errors import Complaint
from startable.server.people.keys import cookie_keys, seats_of
from startable.server.storage.records import TableRecord
from startable.server.tables.lobby import Lobby
from startable.server.tables.room import Room
from startable.server.workers.coach_desk import CoachDesk
from startable.server.workers.desk import Desk

Http = Request[Any, Any, State]
TableId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,24}$")]


def lobby_of(request: Http) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def coach_of(request: Http) -> CoachDesk:
    coach: CoachDesk = request.app.state.coach
    return coach


def desk_of(request: Http) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def game_of(name: str) -> AnyGame:
    found = next((each for each in games() if each.name == name), None)
    if found is None:
        raise Complaint(404, "game-unknown", {"name": name[:40], "names": ", ".join(names())})
    return found


def known_language(given: str, status: int) -> str:
    if given not in LANGUAGES:
        raise Complaint(status, "language-unknown", {"name": given[:40], "names": ", ".join(LANGUAGES)})
    return given


async def room_of(request: Http, id: str) -> Room:
    """Shows only what is durable."""
    room = await lobby_of(request).quiet_room(id)
    if room is None:
        raise missing(lobby_of(request), id)
    return room


def missing(lobby: Lobby, id: str) -> Complaint:
    """There is no such table, or no longer, or no rules for it any more."""
    if lobby.is_closed(id):
        return Complaint(410, "table-closed")
    if (old := lobby.old(id)) is None:
        return Complaint(404, "table-unknown")
    return Complaint(410, old.fault.fact, old.fault.details)


async def finished(request: Http, id: str) -> Room:
    room = await room_of(request, id)
    may_read(room, keys_of(request), NOBODY)
    if room.status != "over":
        raise Complaint(409, "not-over")
    return room


def keys_of(request: Http) -> list[str]:
    """Cookies of our own page, or for programs a key of their seat in the Authorization header."""
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if bearer:
        return [bearer]
    from_page = request.method == "GET" or "origin" in request.headers
    return cookie_keys(request.headers.get("cookie", "")) if from_page else []


def may_read_record(record: TableRecord, keys: list[str]) -> None:
    if not (record.watch or seats_of(record, keys)):
        raise Complaint(403, "watching-not-allowed")


def may_read(room: Room, keys: list[str], seat: int) -> None:
    """NOBODY's eyes are a watcher's."""
    mine = seats_of(room.record, keys)
    if not NOBODY <= seat < len(room.record.seats):
        letters = ", ".join(map(write_mover, range(len(room.record.seats))))
        raise Complaint(400, "seat-unknown", {"text": str(seat)[:40], "letters": letters})
    may_read_record(room.record, keys)
    if seat != NOBODY and seat not in mine and room.status != "over":
        raise Complaint(403, "not-your-seat")
