"""Tables of rules that are no longer ours: at least their text can be read."""

from startable.core import Unreadable
from startable.play.catalogue import game
from startable.play.journal import FORMAT
from startable.play.lines import write_mover
from startable.server.storage.records import TableRecord


def version_of(name: str) -> int:
    """Of the rules of today; 0: there is no such game any more."""
    try:
        return game(name).version
    except Unreadable:
        return 0


class OldTable:
    def __init__(self, record: TableRecord, lines: list[str]) -> None:
        self.record = record
        self.lines = lines

    @property
    def fault(self) -> Unreadable:
        have = version_of(self.record.game)
        fact = "rules-changed-over" if self.record.over else "rules-changed"
        return Unreadable(fact, {"given": self.record.version, "have": have})

    def text(self, notes: tuple[tuple[str, str], ...]) -> str:
        return text_of(self.record, self.lines, notes)


def text_of(record: TableRecord, lines: list[str], notes: tuple[tuple[str, str], ...]) -> str:
    """A journal without asking any rules: all options as they are kept, all lines as they were written."""
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    seats = [
        f"seat {write_mover(number)} {seat.name or seat.bot}".rstrip()
        for number, seat in enumerate(record.seats)
    ]
    head = [
        FORMAT,
        f"game {record.game} {record.version}",
        *([f"options {options}"] if options else []),
        *seats,
        *([f"position {record.start}"] if record.start else []),
    ]
    return "\n".join([*head, *(f"note {key} {value}" for key, value in notes), "", *lines]) + "\n"
