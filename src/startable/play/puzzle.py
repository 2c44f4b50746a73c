"""Puzzles: a position in which one move, or one turn, is clearly best. `tools/mine_puzzles.py` writes them.

    [[puzzle]]
    name = "5cba5a"
    difficulty = 1
    found = 0.96
    theme = "takes"
    position = "…"
    seats = 2
    options = {}
    seat = "B"
    tempting = "h2-c2"
    follows = ["B b2-c5", "* 4", "A b2-c5"]
    instead = ["B h2-c2", "* 4", "A c5-c1"]
    [[puzzle.step]]
    right = 1
    tried = { b2-c5 = 25.9, h1-c1 = 11.0, h2-c2 = 10.8 }
    judged = { gap = 14.8, error = 2.5, games = 128, whole = 120 }

A step is a decision: what each move leaves as a chance to win, in percent, the best first, of which the first
so many are right. `follows` is how an ordinary game goes on after the right moves, and `instead` after the
tempting one, over the same dice.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Any

from startable.core import Rules, Unreadable
from startable.play.catalogue import AnyGame, game, names

FILE = "puzzles.toml"
DIFFICULTIES = range(1, 6)


@dataclass(frozen=True)
class Step:
    right: int
    tried: Mapping[str, float]
    judged: Mapping[str, float]
    """How: the gap to the nearest wrong move and its standard error, in percent; games up to the horizon of
    the game's own value, and games to the end. No games at all: by a table in which it is solved."""

    @property
    def answers(self) -> list[str]:
        """The moves that are right, the best first."""
        return list(self.tried)[: self.right]


@dataclass(frozen=True)
class Puzzle:
    game: AnyGame
    number: int
    name: str
    """Stays when others come before it."""
    difficulty: int
    found: float
    """By what share of weak bots."""
    theme: str
    """The first fact that sets the right move apart."""
    position: str
    seats: int
    options: Mapping[str, Any]
    seat: str
    tempting: str
    follows: list[str]
    instead: list[str]
    steps: list[Step]

    def table_rules(self) -> Rules[Any]:
        return self.game.rules(self.seats, self.options)

    @property
    def solved(self) -> bool:
        """Is it judged by a table that knows every chance exactly?"""
        return not self.steps[0].judged["games"]


@cache
def puzzles(name: str) -> list[Puzzle]:
    """Those of a game, easy ones first; a game may have none."""
    found = game(name)
    path = files(found.package).joinpath(FILE)
    if not path.is_file():
        return []
    data = tomllib.loads(path.read_text("utf8")).get("puzzle", [])
    return [_puzzle(found, number, each) for number, each in enumerate(data, 1)]


def _puzzle(found: AnyGame, number: int, data: dict[str, Any]) -> Puzzle:
    steps = [Step(**step) for step in data.pop("step")]
    return Puzzle(game=found, number=number, steps=steps, **data)


def puzzle(of: str, number: int) -> Puzzle:
    found = puzzles(of)
    if not 1 <= number <= len(found):
        raise Unreadable("puzzle-unknown", {"count": len(found)})
    return found[number - 1]


def of_the_day(day: date) -> Puzzle | None:
    """The same for everybody: games take turns, and none comes again before all of its game have come."""
    having = [name for name in names() if puzzles(name)]
    if not having:
        return None
    turn, which = divmod(day.toordinal(), len(having))
    found = puzzles(having[which])
    return found[turn * _stride(len(found)) % len(found)]


def _stride(count: int) -> int:
    """About two fifths of them on, so that days next to each other differ in difficulty; it meets all."""
    return next(step for step in range(max(1, count * 2 // 5), count + 2) if gcd(step, count) == 1)
