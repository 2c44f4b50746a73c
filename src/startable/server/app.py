"""The site: one ASGI application for the page, the HTTP side and the sockets."""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Sequence
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from startable import __version__
from startable.server.api import HANDLERS, methods_of
from startable.server.bodies import OpenTable, SitDown, WantedSeat
from startable.server.botdesk import BotDesk
from startable.server.coaching import CoachDesk
from startable.server.limits import Addresses
from startable.server.lobby import Lobby
from startable.server.origins import allowed_origins
from startable.server.page import Page
from startable.server.protocol import Fault
from startable.server.settings import Settings
from startable.server.socket import Message, Receive, Scope, Send, Sockets, cookie_keys
from startable.server.store import SqliteStore

log = logging.getLogger("startable")

MOST_BYTES = 16 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
SCHEMA = "/api/schema"
TIDY_SECONDS = 60

_SOCKET = re.compile(r"/api/tables/([0-9a-z]{1,24})/socket")
_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; connect-src 'self'; img-src 'self' data:; "
     b"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip


class Site:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._origins = allowed_origins(settings)
        self._addresses = Addresses(
            settings.address_credits, settings.address_refill, settings.sockets_per_address
        )
        self._page = Page()
        self._sockets: Sockets | None = None
        self._api = Litestar(
            route_handlers=list(HANDLERS),
            lifespan=[self._live],
            openapi_config=_openapi(),
            exception_handlers={HTTPException: _complain, Exception: _apologise},
            request_max_body_size=MOST_BYTES,
            logging_config=None,
        )

    @contextlib.asynccontextmanager
    async def _live(self, api: Litestar) -> AsyncIterator[None]:
        store = SqliteStore(self._settings.store, asyncio.get_running_loop())
        desk = BotDesk(self._settings.bot_workers, self._settings.bot_pause_ms)
        lobby = api.state.lobby = Lobby(self._settings, store, desk)
        coach = api.state.coach = CoachDesk()
        self._sockets = Sockets(self._settings, lobby)
        tidy = asyncio.create_task(_tidy(lobby))
        yield
        tidy.cancel()
        desk.close()
        coach.close()
        store.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        else:
            api: Any = self._api
            await api(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe, methods = scope["method"] not in SAFE, _methods(scope["path"])
        if unsafe and not self._may(scope):
            await _fault(send, 403, "foreign-origin")
        elif methods and scope["method"] not in methods:
            await _fault(send, 405, "bad-request", [(b"allow", ", ".join(methods).encode())])
        elif _is_costly(scope, unsafe) and not self._addresses.spend(_address(scope)):
            await _fault(send, 429, "too-many-requests")
        elif scope["path"].startswith("/api/"):
            api: Any = self._api
            await api(scope, receive, send)
        else:
            await self._page.serve(scope, send)

    def _may(self, scope: Scope) -> bool:
        """Browsers always tell where a page comes from; programs, which have no cookies to steal, do not."""
        origin = _header(scope, b"origin")
        return not origin or origin in self._origins

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _SOCKET.fullmatch(scope["path"])
        address = _address(scope)
        if (
            found is None
            or self._sockets is None
            or not self._may(scope)
            or not self._addresses.enter(address)
        ):
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        keys = cookie_keys(_header(scope, b"cookie")) if _header(scope, b"origin") else []
        try:
            await self._sockets.serve(found[1], keys, scope, receive, send)
        finally:
            self._addresses.leave(address)


class _ExactJson(JsonRenderPlugin):
    """Says of bodies that allow nothing unknown that they do not; the framework forgets it."""

    EXACT: tuple[type[Struct], ...] = (OpenTable, WantedSeat, SitDown)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for body in self.EXACT:
            openapi_schema["components"]["schemas"][body.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(title="Startable", version=__version__, path=SCHEMA, render_plugins=[_ExactJson()])


def _methods(path: str) -> list[str]:
    """What this address can do; nothing is said of addresses that only the framework knows."""
    return methods_of(path) if path.startswith("/api/") else ["GET", "HEAD"]


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin1") for key, value in scope["headers"] if key == name), "")


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _is_costly(scope: Scope, unsafe: bool) -> bool:
    return unsafe or scope["path"].endswith(("/history", "/fair", "/journal", "/hint", "/review"))


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *_HEADERS]
        await send(message)

    return sending


async def _fault(send: Send, status: int, fact: str, more: Sequence[tuple[bytes, bytes]] = ()) -> None:
    headers = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b'{"t":"fault","fact":"%s","args":{}}' % fact.encode()})


def _complain(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """Our own facts as they are; whatever the framework says becomes a plain one."""
    ours = type(error).__name__ == "Complaint"
    args = error.extra if ours and isinstance(error.extra, dict) else {}
    fact = (
        error.detail if ours else {404: "page-unknown", 413: "too-big"}.get(error.status_code, "bad-request")
    )
    return Response(Fault(fact, args), status_code=error.status_code)


def _apologise(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """A bug of ours: the trace goes to the log, not to the client."""
    log.error("a bug while serving %s", request.url.path, exc_info=error)
    return Response(Fault("our-mistake"), status_code=500)


async def _tidy(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        lobby.tidy()
