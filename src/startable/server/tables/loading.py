"""A table as its journal leaves it; the dealer goes on at the next place of its stream."""

import logging

from startable.core import CHANCE, NOBODY, Event
from startable.play.catalogue import game
from startable.play.fair import FairDealer
from startable.play.lines import Line, read_line
from startable.play.table import Table
from startable.server.storage.records import LineRecord, TableRecord
from startable.server.tables.recent import RecentAnswers, RecentEvents, dated
from startable.server.tables.since import Since

log = logging.getLogger("startable")


def dealer(record: TableRecord, place: int = 0) -> FairDealer:
    salts = [seat.salt for seat in record.seats]
    return FairDealer(bytes.fromhex(record.seed), record.id, salts, place)


def beginning(record: TableRecord, dealer: FairDealer) -> Table:
    """The table before its first line."""
    found = game(record.game)
    rules = found.rules(len(record.seats), record.options)
    start = found.read_position(record.start, rules) if record.start else None
    return Table(found, rules, dealer.pick, start)


def shown_start(record: TableRecord) -> str:
    """The position from which it begins, as a watcher knows it."""
    return beginning(record, dealer(record)).known(NOBODY) if record.start else ""


def load(
    record: TableRecord,
    lines: list[LineRecord],
    answers: RecentAnswers,
    events: RecentEvents,
    since: Since,
) -> Table:
    """ValueError if the journal breaks a rule. One of older rules goes as far as today's can follow."""
    found = game(record.game)
    if record.version != found.version:
        return _as_far_as_possible(record, lines, events)
    parsed = [read_line(found, line.text) for line in lines]
    place = sum([line.mover == CHANCE for line in parsed])
    table = beginning(record, dealer(record, place))
    for v, line in enumerate(parsed, 1):
        events.add(dated(v, _replay(table, line, record.id)))
        since.follow(table.awaits.each(), line.mover, lines[v - 1].at)
        if lines[v - 1].tag:
            answers.made(lines[v - 1].tag, v)
    return table


def _as_far_as_possible(record: TableRecord, lines: list[LineRecord], events: RecentEvents) -> Table:
    found, table = game(record.game), beginning(record, dealer(record))
    try:
        for v, line in enumerate(lines, 1):
            events.add(dated(v, _replay(table, read_line(found, line.text), record.id)))
    except ValueError as error:
        log.warning("table %s of rules %s: %s", record.id, record.version, error)
    return table


def _replay(table: Table, line: Line, id: str) -> list[Event]:
    events: list[Event] = []
    if refusal := table.play(line.mover, line.move, events):
        raise ValueError(f"the journal of {id} breaks {refusal.rule} in line {len(table.lines) + 1}")
    return events
