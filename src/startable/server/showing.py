"""What a room shows: frames, moments and information, each built for one audience."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Raw

from startable.core import seats_in
from startable.play.fair import commitment
from startable.play.journal import Header, Journal, steps
from startable.play.lines import write_line
from startable.play.table import Table
from startable.server.bodies import Moment
from startable.server.link import encode
from startable.server.memory import Dated
from startable.server.protocol import Choice, Ended, Frame, Happened, RoomInfo, SeatInfo
from startable.server.records import TableRecord

WATCHER = -1


class Showing:
    """A moment of a table. What several audiences share is made once."""

    def __init__(self, table: Table, events: Iterable[Dated], clock_ms: int) -> None:
        self._table = table
        self._events = list(events)
        self._clock_ms = clock_ms
        self._awaits = table.rules.awaits(table.state)
        self._scores = table.rules.scores(table.state)
        self._result = ended(table)
        self._seen: dict[int, tuple[Any, list[Happened]]] = {}
        """By eye: the view, encoded already, and the events."""

    def frame(self, seats: Sequence[int]) -> Frame:
        """For a link with these seats; without any it watches."""
        view, events = self._through(self._eye(seats))
        awaited = self._awaits.seats
        return Frame(
            v=len(self._table.lines),
            events=events,
            view=view,
            legal=[choice for seat in seats if awaited >> seat & 1 for choice in choices(self._table, seat)],
            awaits=self._awaits.each(),
            scores=self._scores,
            result=self._result,
            clock_ms=self._clock_ms,
        )

    def _eye(self, seats: Sequence[int]) -> int:
        """Whose eyes a link has: those of the seat to move, or of its first; none: a watcher's."""
        if self._table.game.secrecy.OPEN:
            return WATCHER
        awaited = self._awaits.seats
        return next((seat for seat in seats if awaited >> seat & 1), seats[0] if seats else WATCHER)

    def _through(self, eye: int) -> tuple[Any, list[Happened]]:
        if eye not in self._seen:
            view = Raw(encode(self._table.game.secrecy.view(self._table.state, eye)))
            self._seen[eye] = view, happened(self._events, eye)
        return self._seen[eye]


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
