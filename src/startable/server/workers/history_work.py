"""Reading a game's lines as plain functions of plain values, to be run in another process."""

import msgspec

from startable.core import NOBODY
from startable.play import fair
from startable.play.catalogue import game
from startable.play.diagram import Diagram
from startable.play.journal import Header, Journal, replay
from startable.play.lines import read_line
from startable.play.picture import png, svg
from startable.play.table import Table
from startable.play.words import words
from startable.server.storage.records import TableRecord
from startable.server.tables.history import moments, shared


def played(record: TableRecord) -> tuple[str, int, dict[str, int], str]:
    """What these functions want to know before the lines."""
    return record.game, len(record.seats), record.options, record.start


def chapter(
    name: str, seats: int, options: dict[str, int], start: str, lines: list[str], seat: int, over: bool,
    language: str, first: int,
) -> bytes:  # fmt: skip
    """The moments from version `first` to the last of these lines, as this seat saw them, in JSON."""
    return msgspec.json.encode(
        moments(_played(name, seats, options, start, lines), seat, over, language, first)
    )


def drawn(name: str, seats: int, options: dict[str, int], start: str, lines: list[str]) -> bytes:
    """Every act of chance, as the dealer met it, in JSON."""
    return msgspec.json.encode(list(fair.draws(_played(name, seats, options, start, lines))))


def known_after(
    name: str, seats: int, options: dict[str, int], start: str, lines: list[str], seat: int
) -> bytes:
    """The position after these lines, as this seat knows it, in JSON."""
    return msgspec.json.encode(shared(replay(_played(name, seats, options, start, lines)), seat))


def painted(
    name: str, seats: int, options: dict[str, int], text: str, seat: int, dark: bool, pixels: bool
) -> bytes:
    """A picture of a position, as SVG or as PNG."""
    found = game(name)
    return _picture(Diagram(found, found.rules(seats, options), text).table(seat), seat, dark, pixels)


def drawn_after(
    name: str, seats: int, options: dict[str, int], start: str, lines: list[str], dark: bool, pixels: bool
) -> bytes:
    """A picture of a table after these lines, for anybody."""
    return _picture(replay(_played(name, seats, options, start, lines)), NOBODY, dark, pixels)


def _picture(table: Table, seat: int, dark: bool, pixels: bool) -> bytes:
    drawn = svg(table, seat, dark, words("en").say)
    return png(drawn) if pixels else drawn.encode()


def _played(name: str, seats: int, options: dict[str, int], start: str, lines: list[str]) -> Journal:
    found = game(name)
    header = Header(found, found.rules(seats, options), (), (), position=start)
    return Journal(header, [read_line(found, line) for line in lines])
