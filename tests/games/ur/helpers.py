"""Positions and lines of UR in few words.

A line is what a journal says (`A c3-c7`, `* 5`), or a move in its wire form (`A forward(12,15)`), for
moves that no text can name.
"""

from typing import Any

from startable.core import Result
from startable.games.ur import GAME
from startable.play.table import Table

from ..playing import play as play
from ..playing import refusal_of as refusal_of
from ..playing import refused as refused

HOME = ["h1", "h2", "h3", "h4"]
CENTRE = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"]
PATH = [*HOME, *CENTRE, "b2", "b1"]
ROLLS = range(1, 7)


def position(text: str, **options: object) -> Table:
    rules = GAME.rules(options=options)
    return Table(GAME, rules, lambda total: 0, GAME.read_position(text, rules))


def start(**options: object) -> Table:
    return Table(GAME, GAME.rules(options=options), lambda total: 0)


def moves(table: Table) -> set[str]:
    """What the seat whose turn it is may do."""
    (seat,) = table.rules.awaits(table.state).each()
    return {move.text() for move in table.rules.legal(table.state, seat)}


def targets(table: Table, src: str) -> set[str]:
    """Where the disc on this field of the mover's path, or a new one (`in`), may go."""
    found = [move.split("-") for move in moves(table) if move != "pass"]
    return {dst for frm, dst in found if frm == src}


def tower(table: Table, field: str) -> str:
    """The discs on a field from the bottom to the top."""
    return towers(table).get(field, "")


def towers(table: Table) -> dict[str, str]:
    found: dict[str, str] = fact(table, "towers")
    return found


def fact(table: Table, name: str) -> Any:
    return GAME.layout.facts(table.state)[name]


def result(table: Table) -> Result | None:
    return table.rules.result(table.state)


def text(table: Table) -> str:
    return GAME.layout.write(table.state)


def field(seat: str, step: str) -> str:
    """How a field of a seat's path is called in positions."""
    return step if step in CENTRE else f"{seat}.{step}"
