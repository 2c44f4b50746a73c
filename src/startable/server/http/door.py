"""The door of the HTTP side: who may come in, and where a request goes: to the API, or to the page."""

from collections.abc import Sequence
from typing import Any

from litestar import Litestar

from startable.server.addresses import Addresses
from startable.server.asgi import Message, Receive, Scope, Send, address
from startable.server.http import health
from startable.server.http.page import Page
from startable.server.http.patience import in_pieces, while_there
from startable.server.http.preview import head
from startable.server.http.routes import SAFE, cost_of, is_heavy, methods_of, reading_cost
from startable.server.metrics import REQUESTS
from startable.server.rarely import rarely

API = "/api/"
LATER = [(b"retry-after", b"5")]

_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; connect-src 'self'; img-src 'self' data:; "
     b"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip


class HttpDoor:
    def __init__(self, api: Litestar, addresses: Addresses, prefix: str) -> None:
        self._api: Any = api
        self._addresses = addresses
        self._page = Page(prefix)

    async def serve(self, scope: Scope, receive: Receive, send: Send, own_page: bool) -> None:
        """`own_page`: the request comes from a page of ours, or from a program."""
        send, path, method = _with_headers(send), scope["path"], scope["method"]
        to_api = path.startswith(API) or path in health.PATHS
        methods = methods_of(path) if to_api else ["GET", "HEAD"]
        if method not in SAFE and not own_page:
            await _fault(send, 403, "foreign-origin")
        elif methods and method not in methods:
            await _fault(send, 405, "bad-request", [(b"allow", ", ".join(methods).encode())])
        elif not self._affords(scope):
            await _fault(send, 429, "too-many-requests", LATER)
        elif to_api:
            await self._answer(scope, receive, send)
        else:
            lobby, events = [getattr(self._api.state, name, None) for name in ("lobby", "events")]
            await self._page.serve(scope, send, await head(scope, lobby, events))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What is heavy counts until the other side has read it; who hangs up lets us drop the work."""
        if not is_heavy(scope["path"]):
            await self._api(scope, receive, send)
            return
        who = address(scope)
        if not self._addresses.answers.enter(who):
            rarely.warn("too many long answers at once for one address", who)
            await _fault(send, 429, "too-many-requests", LATER)
            return
        try:
            async with self._addresses.turns.of(who):
                await while_there(self._api, scope, receive, send)
        finally:
            self._addresses.answers.leave(who)

    def _affords(self, scope: Scope) -> bool:
        cost, who = cost_of(scope["method"], scope["path"]), address(scope)
        bucket = self._addresses.changes if cost else self._addresses.reads
        affords = bucket.spend(who, cost or reading_cost(scope["path"]))
        if not affords:
            rarely.warn("too many requests from one address", who)
        return affords


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            REQUESTS.labels(f"{message['status'] // 100}xx").inc()
            message["headers"] = [*message.get("headers", []), *_HEADERS]
        await in_pieces(send, message)

    return sending


async def _fault(send: Send, status: int, fact: str, more: Sequence[tuple[bytes, bytes]] = ()) -> None:
    headers = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b'{"t":"fault","fact":"%s","args":{}}' % fact.encode()})
