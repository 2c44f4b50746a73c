"""The socket of a table: parses, limits and hands over to the room; knows nothing of games."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

from startable.server import seating
from startable.server.limits import Credits
from startable.server.link import Link
from startable.server.lobby import Lobby
from startable.server.protocol import (
    Beat,
    FromLink,
    Hello,
    MoveIn,
    Ping,
    Pong,
    Rematch,
    Say,
    StandIn,
    TakeBack,
    Why,
)
from startable.server.room import Room
from startable.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HELLO_SECONDS = 15
BAD_MESSAGE, TOO_MANY, UNKNOWN_TABLE = 1007, 1008, 4404

decode = msgspec.json.Decoder(FromLink).decode


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        self._settings = settings
        self._lobby = lobby
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, id: str, keys: list[str], receive: Receive, send: Send) -> None:
        """One connection, from its acceptance to its end. `keys` are the cookies', if the page is ours."""
        await receive()
        await send({"type": "websocket.accept"})
        credits = Credits(self._settings.socket_credits, self._settings.socket_refill)
        link = Link(self._settings.outbox, credits)
        room = self._lobby.room(id)
        writer = asyncio.create_task(_write(room, link, send))
        if room is None:
            link.turn_away("table-unknown", UNKNOWN_TABLE)
        else:
            room.guests.add(link)
            await self._listen(room, link, keys, receive)
            room.guests.discard(link)
            room.post(lambda: seating.depart(room, link))
        link.close(1000)
        await writer

    async def _listen(self, room: Room, link: Link, keys: list[str], receive: Receive) -> None:
        first = await _next(link, receive, HELLO_SECONDS)
        if not isinstance(first, Hello):
            link.close(BAD_MESSAGE)
            return
        room.post(lambda: seating.hello(room, link, first, first.keys or keys))
        while (message := await _next(link, receive, None)) is not None:
            self._handle(room, link, message)

    def _handle(self, room: Room, link: Link, message: FromLink) -> None:
        if isinstance(message, MoveIn):
            room.post(lambda: room.move(link, message))
        elif isinstance(message, Ping):
            link.tell(Pong(message.at))
        elif isinstance(message, Beat):
            seating.heard(link, message)
        elif isinstance(message, Rematch):
            room.post(lambda: self._rematch(room, link))
        else:
            room.post(lambda: _other(room, link, message))

    def _rematch(self, room: Room, link: Link) -> None:
        """Opens the next table once every person here has asked for it."""
        if room.status != "over" or not link.seats:
            link.fault("not-over")
            return
        room.rematch.update(link.seats)
        room.inform()
        seats = enumerate(room.record.seats)
        persons = {number for number, seat in seats if seat.kind == "person" and not seat.stand_in}
        if persons <= room.rematch:
            task = asyncio.get_running_loop().create_task(self._lobby.rematch(room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def _other(room: Room, link: Link, message: FromLink) -> None:
    if isinstance(message, Why):
        room.why(link, message)
    elif isinstance(message, Say):
        seating.say(room, link, message)
    elif isinstance(message, StandIn):
        seating.stand_in(room, link, message)
    elif isinstance(message, TakeBack):
        seating.take_back(room, link, message)
    else:
        link.close(BAD_MESSAGE)


async def _next(link: Link, receive: Receive, seconds: float | None) -> FromLink | None:
    """The next sound message; None when the link is gone, or must go."""
    try:
        message = await asyncio.wait_for(receive(), seconds) if seconds else await receive()
    except TimeoutError:
        link.close(TOO_MANY)
        return None
    if message["type"] != "websocket.receive" or link.closing:
        return None
    if not link.credits.spend():
        link.turn_away("too-many-messages", TOO_MANY)
        return None
    return decoded(link, message.get("text") or "")


def decoded(link: Link, text: str) -> FromLink | None:
    try:
        message: FromLink = decode(text)
        return message
    except (msgspec.DecodeError, RecursionError):
        link.turn_away("bad-message", BAD_MESSAGE)
        return None


async def _write(room: Room | None, link: Link, send: Send) -> None:
    """Sends what waits; when the link lagged, one full frame instead of what it lost."""
    try:
        while True:
            await link.something()
            while (data := link.take()) is not None:
                await send({"type": "websocket.send", "text": data.decode()})
            if link.closing:
                await send({"type": "websocket.close", "code": link.closing})
                return
            if link.lagging and room is not None:
                link.lagging = False
                room.post(lambda: room.catch_up(link))
    except (OSError, RuntimeError):
        return  # The other side is gone; the reader notices too.


def cookie_keys(header: str) -> list[str]:
    """The seat keys among the cookies of a request for one table."""
    try:
        jar = SimpleCookie(header)
    except CookieError:
        return []
    return [morsel.value for name, morsel in jar.items() if name.startswith("seat-")][:8]
