"""A page of a game's history as a plain function of plain values, to be run in another process."""

import msgspec

from startable.play.catalogue import game
from startable.play.journal import Header, Journal
from startable.play.lines import read_line
from startable.server.tables.history import moments


def chapter(
    name: str, seats: int, options: dict[str, int], lines: list[str], seat: int, over: bool, language: str,
    first: int,
) -> bytes:  # fmt: skip
    """The moments from version `first` to the last of these lines, as this seat saw them, in JSON."""
    found = game(name)
    header = Header(found, found.rules(seats, options), (), ())
    played = Journal(header, [read_line(found, line) for line in lines])
    return msgspec.json.encode(moments(played, seat, over, language, first))
