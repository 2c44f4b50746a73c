"""The sockets of all tables, from their acceptance to their end."""

import logging
import re

from startable.server.addresses import Addresses
from startable.server.asgi import Receive, Scope, Send, address, header
from startable.server.metrics import SOCKETS
from startable.server.people.keys import Who, cookie_keys, session_of
from startable.server.rarely import rarely
from startable.server.settings import Settings
from startable.server.socket.allowance import Allowance
from startable.server.socket.connection import TRY_AGAIN, Connection
from startable.server.socket.credits import Credits
from startable.server.socket.inbound import Inbound
from startable.server.socket.transport import TRANSPORT
from startable.server.storage.store import StoreFails
from startable.server.tables.lobby import Lobby
from startable.server.tables.room import Room

log = logging.getLogger("startable")

UNKNOWN_TABLE, NOT_ALLOWED = 4404, 4403
PRICE = 10
"""Of opening a socket, in reads; so nobody opens and closes them for ever."""

_PATH = re.compile(r"/api/tables/([0-9a-z]{1,24})/socket")


class SocketEndpoint:
    def __init__(self, settings: Settings, lobby: Lobby, addresses: Addresses) -> None:
        self._settings = settings
        self._lobby = lobby
        self._addresses = addresses

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Opens a socket at a table, if the address exists and has not too many of them."""
        found, client = _PATH.fullmatch(scope["path"]), address(scope)
        if found is None:
            await refuse(receive, send)
            return
        if not self._addresses.reads.spend(client, PRICE) or not self._addresses.sockets.enter(client):
            rarely.warn("too many sockets from one address", client)
            await refuse(receive, send)
            return
        SOCKETS.inc()
        try:
            await self._open(found[1], client, scope, receive, send)
        finally:
            SOCKETS.dec()
            self._addresses.sockets.leave(client)
            del scope["extensions"][TRANSPORT]  # which has this scope

    async def _open(self, table: str, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        connection = self._connection(scope)
        room = await self._found(table, connection)
        who = await self._who(scope, connection) if room is not None else None
        if room is None or who is None:
            await _until_gone(receive)
            return
        transport = scope["extensions"][TRANSPORT]
        transport.allowance = Allowance(self._settings.socket_credits, self._settings.socket_refill)
        inbound = transport.receiver = Inbound(room, connection, who, self._chat(client))
        await _until_gone(receive, inbound)
        inbound.close()
        transport.receiver = None  # else the two would keep each other, and the room, in memory

    async def _found(self, table: str, connection: Connection) -> Room | None:
        """The room; or else the connection is told why not."""
        try:
            room = await self._lobby.room(table)
        except StoreFails as error:
            log.error("table %s cannot be shown: %s", table, error)
            connection.turn_away("store-fails", TRY_AGAIN)
            return None
        if room is None:
            connection.turn_away("table-unknown", UNKNOWN_TABLE)
        return room

    async def _who(self, scope: Scope, connection: Connection) -> Who | None:
        """A browser always names its origin; without one, somebody else might have brought the cookies."""
        cookies = header(scope, b"cookie") if header(scope, b"origin") else ""
        try:
            return Who(cookie_keys(cookies), await self._lobby.players.known(session_of(cookies)))
        except StoreFails as error:
            log.error("nobody can be known: %s", error)
            connection.turn_away("store-fails", TRY_AGAIN)
            return None

    def _chat(self, client: str) -> list[Credits]:
        own = Credits(self._settings.chat_credits, self._settings.chat_refill)
        return [own, self._addresses.chat.of(client)]

    def _connection(self, scope: Scope) -> Connection:
        credits = Credits(self._settings.socket_credits, self._settings.socket_refill)
        return Connection(scope["extensions"][TRANSPORT], self._settings.outbox, credits)


async def refuse(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": NOT_ALLOWED})


async def _until_gone(receive: Receive, inbound: Inbound | None = None) -> None:
    """Waits until the other side is gone. What it said before anybody listened is heard now."""
    while (message := await receive())["type"] == "websocket.receive":
        if inbound is not None:
            inbound.receive((message.get("text") or "").encode())
