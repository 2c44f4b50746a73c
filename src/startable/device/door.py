"""Requests without HTTP: the same handlers, with the same answers."""

import logging
import re
from collections.abc import Mapping, Sequence
from inspect import Parameter as Argument
from inspect import signature
from typing import Any, NamedTuple, cast, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from startable.device.shelf import Full
from startable.server.asgi import PREFIX
from startable.server.http.errors import ANSWERS, Complaint
from startable.server.http.exact import exactly
from startable.server.http.plain import App, Cookie, HTTPRouteHandler, Request, Response, State, Url
from startable.server.http.routes import HANDLERS
from startable.server.protocol import Fault

log = logging.getLogger("startable")

Http = Request[Any, Any, Any]


class Asked(NamedTuple):
    """A request: by its method and address, with its body and the cookies of its table."""

    method: str
    address: str
    body: str = ""
    cookies: str = ""


class Answer(NamedTuple):
    status: int
    body: str
    cookies: Sequence[Cookie]
    """Those that are new."""


class Door:
    def __init__(self, state: State, *more: Any) -> None:
        """With handlers of one's own."""
        self._app = App(state)
        self._routes = [_Route(handler, path) for handler in (*HANDLERS, *more) for path in handler.paths]

    async def ask(self, asked: Asked) -> Answer:
        parts = urlsplit(asked.address)
        headers = {"origin": "here", "cookie": asked.cookies}
        request = Http(self._app, asked.method, Url(parts.path), headers, {PREFIX: ""})
        try:
            return _answer(await self._call(request, parts.query, asked.body))
        except Full as error:
            return sorry(error)
        except Exception as error:
            return _answer(_said(request, error))

    async def _call(self, request: Http, query: str, body: str) -> Response[Any]:
        for route in self._routes:
            if (found := route.leads(request.method, request.url.path)) is not None:
                given = found | dict(parse_qsl(query, keep_blank_values=True))
                return await route.call(request, given, body.encode())
        raise Complaint(404, "page-unknown")


class _Route:
    def __init__(self, handler: HTTPRouteHandler, path: str) -> None:
        self._path = re.compile(re.sub(r"{(\w+):\w+}", r"(?P<\1>[^/]+)", path))
        self._handler = handler

    def leads(self, method: str, path: str) -> dict[str, str] | None:
        """What the address says, if it is ours."""
        found = self._path.fullmatch(path) if method in self._handler.http_methods else None
        return {name: unquote(text) for name, text in found.groupdict().items()} if found else None

    async def call(self, request: Http, given: Mapping[str, str], body: bytes) -> Response[Any]:
        function = self._handler.fn
        kinds = get_type_hints(function, include_extras=True)
        arguments: dict[str, Any] = {}
        for name, known in signature(function).parameters.items():
            if name == "request":
                arguments[name] = request
            elif name == "data":
                arguments[name] = exactly(body, kinds[name])
            elif name in given or known.default is Argument.empty:
                arguments[name] = _value(given, name, kinds[name])
        made = await function(**arguments)
        return (
            made if isinstance(made, Response) else Response(made, self._handler.opt.get("status_code", 200))
        )


def sorry(error: Exception) -> Answer:
    """The device could not keep or read what it should; nothing came of it."""
    log.error("not done on this device: %s", error)
    full = isinstance(error, Full)
    return _answer(Response(Fault("device-full" if full else "device-fails"), 507 if full else 503))


def _said(request: Any, error: Exception) -> Any:
    """What HTTP says of this error; of the kinds that fit, the first."""
    return next(say(request, error) for kind, say in ANSWERS.items() if isinstance(error, cast(type, kind)))


def _value(given: Mapping[str, str], name: str, kind: Any) -> Any:
    try:
        return msgspec.convert(given[name], kind, strict=False)
    except (KeyError, msgspec.ValidationError):
        raise Complaint(400, "bad-request") from None


def _answer(response: Response[Any]) -> Answer:
    content = response.content
    if not isinstance(content, str):
        content = (content if isinstance(content, bytes) else msgspec.json.encode(content)).decode()
    return Answer(response.status_code, content, response.cookies)
