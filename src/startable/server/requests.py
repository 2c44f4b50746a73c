"""What HTTP handlers share: finding the room, who asks, what they may see, and how to complain."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from startable.core import Unreadable
from startable.play.lines import write_mover
from startable.server import seating, showing
from startable.server.lobby import Lobby
from startable.server.protocol import Fault
from startable.server.room import Room
from startable.server.socket import cookie_keys

B = TypeVar("B", bound=msgspec.Struct)
Http = Request[Any, Any, State]
TableId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,24}$")]


def faults(**reasons: str) -> dict[int, ResponseSpec]:
    """What a handler may answer when something is wrong, by status: `_404="no such table"`."""
    return {
        int(status[1:]): ResponseSpec(Fault, generate_examples=False, description=why)
        for status, why in reasons.items()
    }


NO_TABLE = "There is no such table."
BAD = "Something in the request makes no sense."
FOREIGN = "The request comes from a page that is not ours."
MANY = "Too many requests; wait a little."
BIG = "The body is too big."
SECRET = "This is not for your eyes, or not yet."


class Complaint(HTTPException):
    """A 4xx with one of our facts."""

    def __init__(self, status: int, fact: str, args: Mapping[str, int | str] | None = None) -> None:
        super().__init__(detail=fact, status_code=status, extra=dict(args or {}))


def lobby_of(request: Http) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


@contextmanager
def complaining(status: int) -> Iterator[None]:
    """What makes no sense within becomes a complaint with this status."""
    try:
        yield
    except Unreadable as error:
        raise Complaint(status, error.fact, error.details) from None


async def room_of(request: Http, id: str) -> Room:
    """Shows only what is durable."""
    room = await lobby_of(request).quiet_room(id)
    if room is None:
        raise Complaint(404, "table-unknown")
    return room


def keys_of(request: Http) -> list[str]:
    """Cookies of our own page, or for programs a key of their seat in the Authorization header."""
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if bearer:
        return [bearer]
    from_page = request.method == "GET" or "origin" in request.headers
    return cookie_keys(request.headers.get("cookie", "")) if from_page else []


async def exactly(request: Http, wanted: type[B]) -> B:
    """The body as it was sent: the framework would take "3" for 3, and "no" for a switch."""
    try:
        return msgspec.json.decode(await request.body(), type=wanted)
    except msgspec.DecodeError:
        raise Complaint(400, "bad-request") from None


def may_read(room: Room, keys: list[str], seat: int) -> None:
    mine = seating.seats_of(room.record, keys)
    if not -1 <= seat < len(room.record.seats):
        letters = ", ".join(map(write_mover, range(len(room.record.seats))))
        raise Complaint(400, "seat-unknown", {"text": str(seat)[:40], "letters": letters})
    if not (room.record.watch or mine):
        raise Complaint(403, "watching-not-allowed")
    if seat >= 0 and seat not in mine and room.status != "over":
        raise Complaint(403, "not-your-seat")


async def finished(request: Http, id: str) -> Room:
    room = await room_of(request, id)
    may_read(room, keys_of(request), showing.WATCHER)
    if room.status != "over":
        raise Complaint(409, "not-over")
    return room
