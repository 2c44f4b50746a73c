"""What a room shows: frames, moments and information, each built for one audience."""

from collections.abc import Iterable, Sequence
from typing import Any

from startable.core import Event, seats_in
from startable.play.fair import commitment
from startable.play.journal import Header, Journal, steps
from startable.play.lines import write_line
from startable.play.table import Table
from startable.server.protocol import Choice, Ended, Frame, Happened, Moment, RoomInfo, SeatInfo
from startable.server.records import TableRecord

WATCHER = -1

Dated = tuple[int, Event]
"""An event with the version right after its line."""


def eye_of(table: Table, seats: Sequence[int]) -> int:
    """Through whose eyes a link with these seats looks: the one to move, or the first; none: a watcher's."""
    awaited = table.rules.awaits(table.state).seats
    return next((seat for seat in seats if awaited >> seat & 1), seats[0] if seats else WATCHER)


def frame(table: Table, seats: Sequence[int], events: Iterable[Dated], clock_ms: int) -> Frame:
    eye = eye_of(table, seats)
    awaits = table.rules.awaits(table.state)
    return Frame(
        v=len(table.lines),
        events=happened(events, eye),
        view=dict(table.game.secrecy.view(table.state, eye)),
        legal=[choice for seat in seats if awaits.seats >> seat & 1 for choice in choices(table, seat)],
        awaits=awaits.each(),
        scores=table.rules.scores(table.state),
        result=ended(table),
        clock_ms=clock_ms,
    )


def happened(events: Iterable[Dated], eye: int) -> list[Happened]:
    return [Happened(v, event.what, event.seen_by(eye)) for v, event in events]


def choices(table: Table, seat: int) -> list[Choice]:
    write = table.game.notation.write_move
    moves = table.rules.legal(table.state, seat)
    return [Choice(seat, move.kind, list(move.args()), write(move)) for move in moves]


def ended(table: Table) -> Ended | None:
    result = table.rules.result(table.state)
    return Ended(seats_in(result.winners), result.rule) if result else None


def moments(journal: Journal, seat: int, over: bool) -> list[Moment]:
    """The whole game as this seat saw it. While it goes on, lines stay unsaid: they may tell secrets."""
    found: list[Moment] = []
    for v, (line, events, table) in enumerate(steps(journal), 1):
        dated = [(v, event) for event in events]
        found.append(
            Moment(
                v=v,
                line=write_line(journal.header.game, line) if over else "",
                events=happened(dated, seat),
                view=dict(table.game.secrecy.view(table.state, seat)),
                awaits=table.rules.awaits(table.state).each(),
                scores=table.rules.scores(table.state),
            )
        )
    return found


def seat_infos(
    record: TableRecord, colours: Sequence[str], here: set[int], away: dict[int, int]
) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=number,
            colour=colours[number],
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            here=number in here,
            away_ms=away.get(number, -1),
            stand_in=seat.stand_in,
        )
        for number, seat in enumerate(record.seats)
    ]


def room_info(
    record: TableRecord, seats: list[SeatInfo], status: Any, watchers: int, rematch: list[int]
) -> RoomInfo:
    return RoomInfo(
        table=record.id,
        game=record.game,
        version=record.version,
        options=record.options,
        status=status,
        seats=seats,
        listed=record.listed,
        watch=record.watch,
        watchers=watchers,
        commit=commitment(bytes.fromhex(record.seed)),
        rematch=rematch,
        next=record.next,
    )


def journal_of(record: TableRecord, table: Table, notes: tuple[tuple[str, str], ...] = ()) -> Journal:
    names = tuple(seat.name or seat.bot for seat in record.seats)
    return Journal(Header(table.game, table.rules, names, notes), table.lines)
