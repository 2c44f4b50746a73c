"""Figures of the rules: a position to look at, in TOML beside a game's rulebooks, whose text has its caption.

    [[figure]]
    name = "exact"
    position = "A.b2:b hand:0,10 turn:A roll:1"
    moves = ["A b2-b1"]
    draws = "in-h1"
    allows = ["b1-c8"]
    forbids = { "c7-b1" = "UR-210" }
    part = "c5 b1"

In a rulebook or a summary it stands where it is looked at: `![The last step.](exact)`. `moves` are made
before, and the board marks them; the move of `draws` is drawn as if somebody pointed at it. That one is legal
and so is all in `allows`; what stands in `forbids` is refused by that rule: the tests hold the figures to it.
`part` is what the board shows of it all, in words of its own.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from startable.core import Event, Unreadable
from startable.play.catalogue import AnyGame, game
from startable.play.diagram import diagram
from startable.play.lines import read_line, read_mover
from startable.play.table import Table

FILE = "figures.toml"
MENTION = re.compile(r"^!\[([^\]]+)\]\(([a-z0-9-]+)\)$", re.MULTILINE)
"""Caption and name, on a line of its own."""


@dataclass(frozen=True)
class Figure:
    game: AnyGame
    name: str
    position: str
    seat: str = "A"
    """Through whose eyes; its moves are drawn, allowed and forbidden."""
    seats: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    draws: str = ""
    allows: list[str] = field(default_factory=list)
    forbids: Mapping[str, str] = field(default_factory=dict)
    part: str = ""

    @property
    def eye(self) -> int:
        return read_mover(self.seat)

    def table(self, happened: list[tuple[int, Event]]) -> Table:
        """The position, after its moves; what happened in them is told as well."""
        table = diagram(self.game, self.position, self.seats, self.options).table(self.eye)
        for text in self.moves:
            self._play(table, text, happened)
        return table

    def _play(self, table: Table, text: str, happened: list[tuple[int, Event]]) -> None:
        line, events = read_line(self.game, text), list[Event]()
        if refusal := table.play(line.mover, line.move, events):
            raise ValueError(f"figure {self.name}: {text} breaks {refusal.rule}")
        happened += [(len(table.lines), event) for event in events]


@cache
def figures(name: str) -> dict[str, Figure]:
    """The figures of a game by name; a game may have none."""
    found = game(name)
    path = files(found.package).joinpath(FILE)
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text("utf8"))["figure"]
    return {each["name"]: Figure(game=found, **each) for each in data}


def figure(name: str, of: str) -> Figure:
    known = figures(of)
    if name not in known:
        raise Unreadable("figure-unknown", {"name": name[:40], "names": ", ".join(known)})
    return known[name]
