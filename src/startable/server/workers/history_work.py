"""Reading a game's lines as plain functions of plain values, to be run in another process."""

import msgspec

from startable.play import fair
from startable.play.catalogue import game
from startable.play.journal import Header, Journal
from startable.play.lines import read_line
from startable.server.tables.history import moments


def chapter(
    name: str, seats: int, options: dict[str, int], lines: list[str], seat: int, over: bool, language: str,
    first: int,
) -> bytes:  # fmt: skip
    """The moments from version `first` to the last of these lines, as this seat saw them, in JSON."""
    return msgspec.json.encode(moments(_played(name, seats, options, lines), seat, over, language, first))


def drawn(name: str, seats: int, options: dict[str, int], lines: list[str]) -> bytes:
    """Every act of chance, as the dealer met it, in JSON."""
    return msgspec.json.encode(list(fair.draws(_played(name, seats, options, lines))))


def _played(name: str, seats: int, options: dict[str, int], lines: list[str]) -> Journal:
    found = game(name)
    header = Header(found, found.rules(seats, options), (), ())
    return Journal(header, [read_line(found, line) for line in lines])
