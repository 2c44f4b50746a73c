"""Journals of whole games that lie beside the games' tests."""

from functools import cache
from pathlib import Path

from startable.play import journal
from startable.play.journal import Journal
from startable.play.table import Table

TESTS = Path(__file__).parent / "games"


@cache
def finished(name: str) -> Journal:
    """A game that was played to its end."""
    for path in sorted((TESTS / name).glob("g*/*.play")):
        found = journal.read(path.read_text("utf8"))
        if journal.replay(found).over:
            return found
    raise FileNotFoundError(f"no finished game of {name}")


def before_the_end(name: str, lines: int) -> Table:
    """The table of that game so many lines before it was over."""
    found = finished(name)
    return journal.replay(Journal(found.header, found.lines[:-lines]))
