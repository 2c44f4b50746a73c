"""The site: one ASGI application for the page, the HTTP side and the sockets."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from litestar import Litestar

from startable.server.addresses import Addresses
from startable.server.asgi import Receive, Scope, Send, address, header, within
from startable.server.draining import Draining
from startable.server.events.events import Events
from startable.server.http.api import api
from startable.server.http.door import HttpDoor
from startable.server.http.games import read_ahead
from startable.server.http.routes import SAFE
from startable.server.metrics import watch
from startable.server.origins import Origins
from startable.server.people.keeper import NAME, Keeper, new_key
from startable.server.rarely import rarely
from startable.server.settings import Settings
from startable.server.socket.endpoint import SocketEndpoint, refuse
from startable.server.storage.choice import store_at
from startable.server.storage.store import Store, StoreFails
from startable.server.tables.lobby import Lobby
from startable.server.workers.bot_desk import BotDesk
from startable.server.workers.coach_desk import MODESTY as REVIEWING
from startable.server.workers.coach_desk import CoachDesk
from startable.server.workers.desk import MODESTY as READING
from startable.server.workers.desk import Desk
from startable.server.workers.pool import Processes

if TYPE_CHECKING:
    from startable.server.push.pusher import Pusher

TIDY_SECONDS = 60
WAKE_SECONDS = 5

log = logging.getLogger("startable")


class Site:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._origins = Origins(settings)
        self._addresses = Addresses(settings)
        self._api: Any = api(self._live, settings.prefix)
        self._http = HttpDoor(self._api, self._addresses, settings.prefix)
        self._draining = Draining(settings)
        self._sockets: SocketEndpoint | None = None

    @contextlib.asynccontextmanager
    async def _live(self, api: Litestar) -> AsyncIterator[None]:
        read_ahead()
        store = api.state.store = store_at(self._settings.store)
        desk = BotDesk(Processes(self._settings.bot_workers))
        lobby = api.state.lobby = Lobby(self._settings, store, desk)
        api.state.draining = self._draining
        await store.start(lobby)
        pusher = api.state.pusher = await _pusher(self._settings, store)
        if pusher is not None:
            lobby.caller = pusher
        self._draining.lobby = lobby
        watch(lobby.by_status)
        api.state.settings = self._settings
        api.state.keeper = Keeper(self._settings.keeper_key or await store.secret(NAME, new_key()))
        reading = api.state.desk = Desk(Processes(1, READING))
        coach = api.state.coach = CoachDesk(reading, Processes(1, REVIEWING))
        api.state.events = Events(store, lobby, reading, self._settings.events_per_address)
        self._sockets = SocketEndpoint(self._settings, lobby, self._addresses)
        at_work = [asyncio.create_task(_tidy(lobby)), asyncio.create_task(_wake(lobby))]
        yield
        for each in at_work:
            each.cancel()
        if pusher is not None:
            await pusher.close()
        desk.close()
        coach.close()
        reading.close()
        await store.close()

    async def drain(self, hurried: Callable[[], bool]) -> None:
        """Nobody should come any more, and whoever is here is sent on; `hurried`: who ends us cannot wait."""
        await self._draining.drain(hurried)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        within(scope, self._settings.prefix)
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


async def _pusher(settings: Settings, store: Store) -> "Pusher | None":
    """None without the extra: its parts are large."""
    if find_spec("pywebpush") is None:
        return None
    from startable.server.push import keys
    from startable.server.push.pusher import Pusher

    return Pusher(await store.secret(keys.NAME, keys.new_key()), settings.push_contact)


async def _tidy(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        lobby.tidy()


async def _wake(lobby: Lobby) -> None:
    while True:
        try:
            await lobby.wake()
        except StoreFails as error:
            log.warning("nobody could look at tables that are due: %s", error)
        await asyncio.sleep(WAKE_SECONDS)
