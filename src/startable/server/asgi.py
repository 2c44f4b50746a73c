"""The little of ASGI that we speak ourselves."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


PREFIX = "startable.prefix"
"""Under this name a scope tells the path under which we are shown."""


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin1") for key, value in scope["headers"] if key == name), "")


def within(scope: Scope, prefix: str) -> None:
    """From now on the path is told without this prefix; a proxy may have cut it off already."""
    path = scope.get("path", "")
    scope[PREFIX] = prefix
    if prefix and (path == prefix or path.startswith(f"{prefix}/")):
        scope["path"] = path[len(prefix) :] or "/"


def address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""
