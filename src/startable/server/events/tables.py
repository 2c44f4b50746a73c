"""The tables of a round: how they are opened, and what comes of them."""

from collections.abc import Sequence

from startable.server.events.records import ABSENT, BOT, Entrant, EventRecord
from startable.server.protocol.http import OpenTable, WantedSeat
from startable.server.storage.records import SeatRecord, TableRecord
from startable.server.tables.opening import opened


def table_for(event: EventRecord, seats: Sequence[int], id: str = "") -> TableRecord:
    """By link only, for all to watch; the keys of those who take part open their seats."""
    wanted = [_wanted(event, each) for each in seats]
    wish = OpenTable(game=event.game, seats=wanted, options=event.options, time=event.time)
    record, _ = opened(wish, any_bot=False, id=id)
    record.event = event.id
    for seat, entrant in zip(record.seats, seats, strict=True):
        if entrant != BOT:
            _give(seat, event.entrants[entrant])
    return record


def _wanted(event: EventRecord, entrant: int) -> WantedSeat:
    if entrant == BOT:
        return WantedSeat("bot", bot=event.fill)
    return WantedSeat("me", name=event.entrants[entrant].name)


def _give(seat: SeatRecord, entrant: Entrant) -> None:
    seat.key_hash, seat.player, seat.namesake = entrant.key_hash, entrant.player, entrant.namesake


def came(record: TableRecord) -> list[int]:
    """The seats of those who have been there; bots always are."""
    return [number for number, seat in enumerate(record.seats) if seat.commit]


def places(record: TableRecord) -> list[int]:
    """By seat; none while it goes on. At one that was called off all share the first place who came."""
    if not record.over:
        return []
    if record.closed or record.result is None or not record.result.places:
        there = came(record)
        return [1 if seat in there else ABSENT for seat in range(len(record.seats))]
    return record.result.places
