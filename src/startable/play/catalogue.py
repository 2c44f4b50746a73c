"""Which games there are: every package in startable.games, and whatever other packages offer.

Another distribution adds a game by an entry point in the group `startable.games` that names its GAME.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

import startable.games
from startable.core import Game, Unreadable

AnyGame = Game[Any]


@cache
def names() -> tuple[str, ...]:
    own = {module.name for module in pkgutil.iter_modules(startable.games.__path__) if module.ispkg}
    return tuple(sorted(own | set(_guests())))


def _guests() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="startable.games")}


@cache
def game(name: str) -> AnyGame:
    """The game of this name, imported when first asked for."""
    if name not in names():
        raise Unreadable("game-unknown", {"name": name[:40], "names": ", ".join(names())})
    guests = _guests()
    found: AnyGame = guests[name].load() if name in guests else import_module(f"startable.games.{name}").GAME
    return found


def games() -> list[AnyGame]:
    return [game(name) for name in names()]
