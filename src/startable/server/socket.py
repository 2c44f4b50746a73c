"""The sockets of all tables, from their acceptance to their end."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

from startable.server.ear import LinkEar
from startable.server.limits import Credits
from startable.server.link import Link
from startable.server.lobby import Lobby
from startable.server.room import Room
from startable.server.settings import Settings
from startable.server.wire import WIRE

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

UNKNOWN_TABLE = 4404


class Sockets:
    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        self._settings = settings
        self._lobby = lobby
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, id: str, keys: list[str], scope: Scope, receive: Receive, send: Send) -> None:
        """One connection. `keys` are the cookies', if the page is ours."""
        await receive()
        await send({"type": "websocket.accept"})
        wire = scope["extensions"][WIRE]
        credits = Credits(self._settings.socket_credits, self._settings.socket_refill)
        link = Link(wire, self._settings.outbox, credits)
        room = self._lobby.room(id)
        if room is None:
            link.turn_away("table-unknown", UNKNOWN_TABLE)
            await _last(receive)
        else:
            room.guests.add(link)
            wire.ear = LinkEar(room, link, keys, self._rematch)
            await _last(receive, wire.ear)
            wire.ear.close()

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


async def _last(receive: Receive, ear: LinkEar | None = None) -> None:
    """Waits until the other side is gone. What it said before there was an ear is heard now."""
    while (message := await receive())["type"] == "websocket.receive":
        if ear is not None:
            ear.hear((message.get("text") or "").encode())


def cookie_keys(header: str) -> list[str]:
    """The seat keys among the cookies of a request for one table."""
    try:
        jar = SimpleCookie(header)
    except CookieError:
        return []
    return [morsel.value for name, morsel in jar.items() if name.startswith("seat-")][:8]
