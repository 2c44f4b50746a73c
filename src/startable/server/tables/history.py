"""A table's game from its first line on."""

from startable.core import Event
from startable.play.diagram import write_options
from startable.play.journal import Header, Journal, steps
from startable.play.lines import Line, write_line
from startable.play.table import Table
from startable.play.words import words
from startable.server.protocol.http import Made, Moment, PositionText
from startable.server.storage.records import TableRecord
from startable.server.tables import in_words
from startable.server.tables.recent import dated
from startable.server.tables.snapshot import happened


def journal_of(record: TableRecord, table: Table, notes: tuple[tuple[str, str], ...] = ()) -> Journal:
    names = tuple(seat.name or seat.bot for seat in record.seats)
    return Journal(Header(table.game, table.rules, names, notes, position=record.start), table.lines)


def shared(table: Table, seat: int) -> PositionText:
    """What this seat or a watcher knows, for whoever it is shared with."""
    rules = table.rules
    return PositionText(
        table.game.name, rules.seats, write_options(table.game, rules), seat, table.known(seat)
    )


def moments(journal: Journal, seat: int, over: bool, language: str = "", first: int = 1) -> list[Moment]:
    """The game from a version on, as this seat saw it. While it goes on, lines stay unsaid: secrets."""
    return [
        _moment(v, line if over else None, events, table, seat, language)
        for v, (line, events, table) in enumerate(steps(journal), 1)
        if v >= first
    ]


def _moment(v: int, told: Line | None, events: list[Event], table: Table, seat: int, language: str) -> Moment:
    view = dict(table.game.view(table.game.layout.hide(table.state, seat)))
    return Moment(
        v=v,
        line=write_line(table.game, told) if told else "",
        move=Made(told.move.kind, list(told.move.args()), told.move.text()) if told else None,
        events=happened(dated(v, events), seat),
        view=view,
        awaits=table.awaits.each(),
        scores=table.rules.scores(table.state),
        board=in_words.board(table.game, view, seat, words(language)) if language else "",
    )
