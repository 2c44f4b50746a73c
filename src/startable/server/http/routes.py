"""Every address of the HTTP side: what it can do, and what that costs."""

import re
from typing import NamedTuple

from litestar.handlers import HTTPRouteHandler
from litestar.utils.path import normalize_path

from startable.server.http import coach, games, lessons, reading, tables

HANDLERS = [*games.HANDLERS, *lessons.HANDLERS, *tables.HANDLERS, *reading.HANDLERS, *coach.HANDLERS]

SAFE = ("GET", "HEAD", "OPTIONS")
SHORT, LONG = 1.0, 10.0
"""Prices of reading."""
SCHEMA = "/api/schema"
"""The framework answers here itself, at length."""


class Route(NamedTuple):
    path: re.Pattern[str]
    methods: tuple[str, ...]
    cost: float
    """What a request costs the address that it comes from."""
    reading: float
    """What it costs if it only reads, in short reads."""
    heavy: bool
    """Is the answer long, or long in coming? An address has only a few of these at the same time."""


def _route(handler: HTTPRouteHandler, path: str) -> Route:
    """Reading is free unless its handler says `@get(…, cost=1)`; whatever else is done has a price."""
    pattern = re.compile(re.sub("{[^}]*}", "[^/]+", path))
    methods = tuple(sorted(handler.http_methods))
    usual = 0.0 if set(methods) <= set(SAFE) else 1.0
    price, reading = handler.opt.get("cost", usual), handler.opt.get("reading", SHORT)
    return Route(pattern, methods, float(price), float(reading), bool(handler.opt.get("heavy")))


ROUTES = [_route(handler, path) for handler in HANDLERS for path in handler.paths]


def methods_of(path: str) -> list[str]:
    """The methods that this address knows; none: there is no such address."""
    return [method for route in _at(path) for method in route.methods]


def cost_of(method: str, path: str) -> float:
    """Of a request; one that would change something at an address that we do not know has a price too."""
    known = [route.cost for route in _at(path) if method in route.methods]
    return known[0] if known else float(method not in SAFE)


def is_heavy(path: str) -> bool:
    return any([route.heavy for route in _at(path)])


def reading_cost(path: str) -> float:
    """Of a request that changes nothing."""
    usual = LONG if path.startswith(SCHEMA) else SHORT
    return max([route.reading for route in _at(path)], default=usual)


def _at(path: str) -> list[Route]:
    return [route for route in ROUTES if route.path.fullmatch(normalize_path(path))]
