"""Every address of the HTTP side: what it can do, and what that costs."""

import re
from typing import NamedTuple

from startable.server.http import (
    coach,
    events,
    figures,
    games,
    health,
    keeper,
    lessons,
    manners,
    me,
    my_games,
    pictures,
    players,
    positions,
    push,
    puzzles,
    reading,
    tables,
)
from startable.server.http.framework import HTTPRouteHandler, normalize_path

GROUPS = {
    "Games": [*games.HANDLERS, *figures.HANDLERS],
    "Lessons and puzzles": [*lessons.HANDLERS, *puzzles.HANDLERS],
    "Positions": [*positions.HANDLERS, *pictures.HANDLERS],
    "Tables": [*tables.HANDLERS, *push.HANDLERS, *manners.HANDLERS],
    "Events": events.HANDLERS,
    "Played games": [*reading.HANDLERS, *coach.HANDLERS],
    "Players": [*players.HANDLERS, *me.HANDLERS, *my_games.HANDLERS],
    "Keeper": keeper.HANDLERS,
    "Upkeep": health.HANDLERS,
}
"""As programs find them in our description."""
HANDLERS = [handler for group in GROUPS.values() for handler in group]

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
    """An address that is written out goes before one with a name in it, as for the framework."""
    wanted = normalize_path(path)
    found = [route for route in ROUTES if route.path.fullmatch(wanted)]
    return [route for route in found if route.path.pattern == wanted] or found
