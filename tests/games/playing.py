"""Lines as tests write them, played at a table of any game: `A c3-c5`, `* 4`, or by kind and numbers."""

import re

from startable.core import Event, Refusal
from startable.play.catalogue import AnyGame
from startable.play.lines import Line, read_line, read_mover
from startable.play.table import Table

_BY_NUMBERS = re.compile(r"(\S+) (\w+)\(([-\d,]*)\)")
"""`A go(1,5)`, for moves that have no notation since no rule allows them."""


def read(game: AnyGame, text: str) -> Line:
    numbers = _BY_NUMBERS.fullmatch(text)
    if numbers is None:
        return read_line(game, text)
    who, kind, args = numbers.groups()
    return Line(read_mover(who), game.move(kind, [int(arg) for arg in args.split(",") if arg]))


def play(table: Table, *lines: str) -> list[Event]:
    """Plays the lines, all of which must be legal; what they told."""
    events: list[Event] = []
    for text in lines:
        line = read(table.game, text)
        refusal = table.play(line.mover, line.move, events)
        assert refusal is None, f"{text}: {refusal}"
    return events


def refusal_of(table: Table, text: str) -> Refusal:
    """The refusal of this line, which changes nothing."""
    facts, line = table.game.layout.facts, read(table.game, text)
    before = facts(table.state)
    refusal = table.play(line.mover, line.move)
    assert refusal is not None, f"{text} was not refused"
    assert facts(table.state) == before
    return refusal


def refused(table: Table, text: str) -> str:
    """The rule that refuses this line."""
    return refusal_of(table, text).rule
