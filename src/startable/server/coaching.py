"""The coach over HTTP: hints in games against bots, and what a finished game was like."""

import asyncio
import secrets
from collections import OrderedDict

from litestar import get

from startable.play import journal
from startable.server import seating, showing
from startable.server.bodies import Hint, Review
from startable.server.coachwork import look_through, tips
from startable.server.requests import (
    BAD,
    MANY,
    NO_TABLE,
    SECRET,
    Complaint,
    Http,
    TableId,
    faults,
    finished,
    keys_of,
    room_of,
)
from startable.server.room import Room
from startable.server.workers import Workers

TIPS = 3
KEPT = 64
"""Reviews that are remembered."""
MODESTY = 5
"""Bots think before the coach does."""


class CoachDesk:
    """Thinks in a process of its own; a game that several people ask about is looked through once."""

    def __init__(self) -> None:
        self._workers = Workers(1, MODESTY)
        self._reviews: OrderedDict[str, asyncio.Task[Review]] = OrderedDict()

    async def hint(self, room: Room, seat: int) -> Hint:
        table, game = room.table, room.game
        v, view = len(table.lines), game.secrecy.view(table.state, seat)
        options, seats = room.rules.options, room.rules.seats
        found = await self._workers.run(tips, game.name, seats, options, view, seat, secrets.randbits(64))
        return Hint(v, seat, found[:TIPS])

    async def review(self, room: Room) -> Review:
        id = room.record.id
        task = self._reviews.get(id)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            text = journal.write(showing.journal_of(room.record, room.table))
            task = self._reviews[id] = asyncio.create_task(self._workers.run(look_through, text))
        self._reviews.move_to_end(id)
        if len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)
        return await asyncio.shield(task)

    def close(self) -> None:
        for task in self._reviews.values():
            task.cancel()
        self._workers.close()


@get(
    "/api/tables/{id:str}/hint",
    responses=faults(
        _400=BAD, _403=SECRET, _404=NO_TABLE, _409="Not your turn, or somebody else plays too.", _429=MANY
    ),
)
async def read_hint(request: Http, id: TableId, seat: int) -> Hint:
    """The best moves of one's own seat, in a game against bots alone."""
    room = await room_of(request, id)
    _may_ask(room, seating.seats_of(room.record, keys_of(request)), seat)
    desk: CoachDesk = request.app.state.coach
    return await desk.hint(room, seat)


def _may_ask(room: Room, mine: tuple[int, ...], seat: int) -> None:
    if seat not in mine:
        raise Complaint(403, "not-your-seat")
    others = [place for number, place in enumerate(room.record.seats) if number not in mine]
    if any(place.kind != "bot" for place in others) or len(mine) > 1:
        raise Complaint(409, "hint-against-bots")
    if not room.rules.awaits(room.table.state).mover(seat) or room.status != "playing":
        raise Complaint(409, "not-awaited")


@get(
    "/api/tables/{id:str}/review",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _409="The game is not over.", _429=MANY),
)
async def read_review(request: Http, id: TableId) -> Review:
    """A finished game looked through: chances, luck and skill, line by line. It may take some seconds."""
    desk: CoachDesk = request.app.state.coach
    return await desk.review(await finished(request, id))


HANDLERS = [read_hint, read_review]
