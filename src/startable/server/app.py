"""The site: one ASGI application for the page, the HTTP side and the sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar

from startable.server.addresses import Addresses
from startable.server.asgi import Receive, Scope, Send, address, header
from startable.server.http.api import api
from startable.server.http.door import HttpDoor
from startable.server.http.routes import SAFE
from startable.server.origins import Origins
from startable.server.rarely import rarely
from startable.server.settings import Settings
from startable.server.socket.endpoint import SocketEndpoint, refuse
from startable.server.storage.sqlite import SqliteStore
from startable.server.tables.lobby import Lobby
from startable.server.workers.bot_desk import BotDesk
from startable.server.workers.coach_desk import CoachDesk
from startable.server.workers.desk import Desk

TIDY_SECONDS = 60


class Site:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._origins = Origins(settings)
        self._addresses = Addresses(settings)
        self._api: Any = api(self._live)
        self._http = HttpDoor(self._api, self._addresses)
        self._sockets: SocketEndpoint | None = None

    @contextlib.asynccontextmanager
    async def _live(self, api: Litestar) -> AsyncIterator[None]:
        store = SqliteStore(self._settings.store, asyncio.get_running_loop())
        desk = BotDesk(self._settings.bot_workers, self._settings.bot_pause_ms)
        lobby = api.state.lobby = Lobby(self._settings, store, desk)
        api.state.settings = self._settings
        reading = api.state.desk = Desk()
        coach = api.state.coach = CoachDesk(reading)
        self._sockets = SocketEndpoint(self._settings, lobby, self._addresses)
        tidy = asyncio.create_task(_tidy(lobby))
        yield
        tidy.cancel()
        desk.close()
        coach.close()
        reading.close()
        store.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http.serve(scope, receive, send, self._is_welcome(scope))
        else:
            await self._api(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._sockets is None or not self._is_welcome(scope):
            await refuse(receive, send)
        else:
            await self._sockets.serve(scope, receive, send)

    def _is_welcome(self, scope: Scope) -> bool:
        """Browsers always tell where a page comes from; programs, which have no cookies to steal, do not."""
        origin, host = header(scope, b"origin"), header(scope, b"host")
        if not origin or self._origins.welcome(origin, scope["scheme"], host):
            return True
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            rarely.warn("the page of %r is not ours (see --origin)", address(scope), origin[:60])
        return False


async def _tidy(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        lobby.tidy()
