"""Which games there are: every package in startable.games, and whatever other packages offer.

Another distribution adds a game by an entry point in the group `startable.games` that names its GAME.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import startable.games
from startable.core import Game, Unreadable

AnyGame = Game[Any]


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(_own() | set(_guests())))


def _own() -> set[str]:
    return {module.name for module in pkgutil.iter_modules(startable.games.__path__) if module.ispkg}


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


def folders() -> list[Traversable]:
    """Where the texts of each game lie. Ours need not be loaded for that, so one that cannot be has words."""
    own, guests = files("startable.games"), _guests()
    return [files(game(name).package) if name in guests else own.joinpath(name) for name in names()]
