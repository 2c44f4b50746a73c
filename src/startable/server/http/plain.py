"""The little of a framework that our handlers use, by the names that Litestar gives it.

A browser has no sockets, and half a second for a framework would be a long time there.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from msgspec import Meta

Parameter = Meta
"""Limits of a parameter; msgspec holds them."""
State = SimpleNamespace

U = TypeVar("U")
A = TypeVar("A")
S = TypeVar("S")
T = TypeVar("T")


class HTTPException(Exception):
    def __init__(self, detail: str, status_code: int) -> None:
        super().__init__(detail)
        self.status_code = status_code


class AbstractDTO(Generic[T]):
    """A body has one form here: what its handler says."""


@dataclass
class ResponseSpec:
    data_container: type
    generate_examples: bool = False
    description: str = ""


@dataclass
class CacheControlHeader:
    public: bool = False
    max_age: int = 0


@dataclass
class Cookie:
    key: str
    value: str
    path: str = "/"
    max_age: int = 0
    httponly: bool = False
    samesite: str = ""
    secure: bool = False


@dataclass
class Response(Generic[T]):
    content: T
    status_code: int = 200
    media_type: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict)
    cookies: Sequence[Cookie] = ()


@dataclass
class Url:
    path: str
    scheme: str = "http"


@dataclass
class App:
    state: State


@dataclass
class Request(Generic[U, A, S]):
    app: App
    method: str
    url: Url
    headers: Mapping[str, str]
    scope: Mapping[str, Any] = field(default_factory=dict)
    """Of a line; there is none."""


@dataclass
class HTTPRouteHandler:
    fn: Callable[..., Any]
    http_methods: frozenset[str]
    paths: frozenset[str]
    opt: Mapping[str, Any]


def get(path: str, **opt: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    return _handler("GET", path, opt)


def post(path: str, **opt: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    return _handler("POST", path, {"status_code": 201, **opt})


def delete(path: str, **opt: Any) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    return _handler("DELETE", path, opt)


def _handler(
    method: str, path: str, opt: Mapping[str, Any]
) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    return lambda fn: HTTPRouteHandler(fn, frozenset([method]), frozenset([path]), opt)


def normalize_path(path: str) -> str:
    return "/" + "/".join([part for part in path.split("/") if part])
