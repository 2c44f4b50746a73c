"""The coach over HTTP: hints in games against bots, and what a finished game was like."""

from startable.coach.review import Review
from startable.server.http.errors import BAD, BUSY, MANY, NO_TABLE, SECRET, Complaint, faults
from startable.server.http.framework import get
from startable.server.http.requests import Http, TableId, coach_of, finished, room_of, who_of
from startable.server.people.keys import seats_of
from startable.server.protocol.http import Hint
from startable.server.storage.records import Figures
from startable.server.tables.history import journal_of
from startable.server.tables.messages import Reviewed
from startable.server.tables.room import Room


@get(
    "/api/tables/{id:str}/hint",
    cost=1,
    heavy=True,
    responses=faults(
        _400=BAD,
        _403=SECRET,
        _404=NO_TABLE,
        _409="Not your turn, or somebody else plays too.",
        _429=MANY,
        _503=BUSY,
    ),
)
async def read_hint(request: Http, id: TableId, seat: int) -> Hint:
    """The best moves of one's own seat, in a game against bots alone."""
    room = await room_of(request, id)
    _may_ask(room, seats_of(room.record, await who_of(request)), seat)
    return await coach_of(request).hint(room.table, seat)


def _may_ask(room: Room, mine: tuple[int, ...], seat: int) -> None:
    if room.record.rated:
        raise Complaint(409, "hint-rated")
    if room.record.event:
        raise Complaint(409, "hint-event")
    if seat not in mine:
        raise Complaint(403, "not-your-seat")
    others = [place for number, place in enumerate(room.record.seats) if number not in mine]
    if any(place.kind != "bot" for place in others) or len(mine) > 1:
        raise Complaint(409, "hint-against-bots")
    if not room.table.awaits.waits_for(seat) or room.status != "playing":
        raise Complaint(409, "not-awaited")


@get(
    "/api/tables/{id:str}/review",
    cost=1,
    heavy=True,
    responses=faults(
        _400=BAD, _403=SECRET, _404=NO_TABLE, _409="The game is not over.", _429=MANY, _503=BUSY
    ),
)
async def read_review(request: Http, id: TableId) -> Review:
    """A finished game looked through: chances, luck and skill, line by line. It may take some seconds."""
    room = await finished(request, id)
    found = await coach_of(request).review(id, journal_of(room.record, room.table))
    if not room.record.figures:
        room.post(Reviewed([_figures(found, seat) for seat in range(len(room.record.seats))]))
    return found


def _figures(found: Review, seat: int) -> Figures:
    return Figures(round(found.luck(seat), 6), round(found.cost(seat), 6), found.choices(seat))


HANDLERS = [read_hint, read_review]
