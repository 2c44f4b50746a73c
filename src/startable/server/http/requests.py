"""What handlers share: finding the room, who asks, and what they may see."""

from typing import Annotated, Any, cast

from startable.core import NOBODY
from startable.play.catalogue import AnyGame, games, names
from startable.play.lines import write_mover
from startable.play.rulebook import LANGUAGES
from startable.server.asgi import PREFIX, Scope
from startable.server.http.errors import Complaint
from startable.server.http.framework import Parameter, Request, State
from startable.server.people.keys import SESSION, Who, cookie_keys, seats_of, session_of
from startable.server.people.players import Player
from startable.server.storage.records import TableRecord
from startable.server.tables.lobby import Lobby
from startable.server.tables.room import Room
from startable.server.workers.coach_desk import CoachDesk
from startable.server.workers.desk import Desk

Http = Request[Any, Any, State]
EVENT_COOKIE = "event-"
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
        raise await missing(lobby_of(request), id)
    return room


async def missing(lobby: Lobby, id: str) -> Complaint:
    """There is no such table, or no longer, or no rules for it any more."""
    if await lobby.is_closed(id):
        return Complaint(410, "table-closed")
    if (old := await lobby.old(id)) is None:
        return Complaint(404, "table-unknown")
    return Complaint(410, old.fault.fact, old.fault.details)


async def finished(request: Http, id: str) -> Room:
    room = await room_of(request, id)
    may_read(room, await who_of(request), NOBODY)
    if room.status != "over":
        raise Complaint(409, "not-over")
    return room


async def who_of(request: Http) -> Who:
    """By cookies of our own page; programs name a key of a seat or a session in the Authorization header."""
    key = session_key(request)
    return Who(_seat_keys(request), await lobby_of(request).players.known(key) if key else "")


def _seat_keys(request: Http) -> list[str]:
    bearer = bearer_of(request)
    return [bearer] if bearer else cookie_keys(_cookies(request))


def session_key(request: Http) -> str:
    """Of the player who asks; empty: nobody that is known."""
    bearer = bearer_of(request)
    return bearer if bearer.startswith(f"{SESSION}-") else session_of(_cookies(request))


async def guest_of(request: Http) -> Who:
    """The same for an event: with the keys of its organiser and of those who take part."""
    bearer, key = bearer_of(request), session_key(request)
    keys = [bearer] if bearer else cookie_keys(_cookies(request), EVENT_COOKIE)
    return Who(keys, await lobby_of(request).players.known(key) if key else "")


async def player_of(request: Http) -> Player:
    """The known player who asks."""
    players = lobby_of(request).players
    found = await players.player(await players.known(session_key(request)))
    if found is None:
        raise Complaint(401, "player-unknown")
    return found


def prefix_of(request: Http) -> str:
    """The path under which a proxy shows us."""
    found: str = cast(Scope, request.scope).get(PREFIX, "")
    return found


def bearer_of(request: Http) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ").strip()


def _cookies(request: Http) -> str:
    """A request that changes something must tell that it comes from our page."""
    from_page = request.method == "GET" or "origin" in request.headers
    return request.headers.get("cookie", "") if from_page else ""


def may_read_record(record: TableRecord, who: Who) -> None:
    if not (record.watch or seats_of(record, who)):
        raise Complaint(403, "watching-not-allowed")


def may_read(room: Room, who: Who, seat: int) -> None:
    """NOBODY's eyes are a watcher's."""
    mine = seats_of(room.record, who)
    if not NOBODY <= seat < len(room.record.seats):
        letters = ", ".join(map(write_mover, range(len(room.record.seats))))
        raise Complaint(400, "seat-unknown", {"text": str(seat)[:40], "letters": letters})
    may_read_record(room.record, who)
    if seat != NOBODY and seat not in mine and room.status != "over":
        raise Complaint(403, "not-your-seat")
