"""What a room tells of itself: who sits where, its options, and how far the game is."""

from collections.abc import Sequence
from typing import NamedTuple

from startable.play.fair import commitment
from startable.play.salts import WITHHELD
from startable.server.protocol import Ended, RoomInfo, SeatInfo
from startable.server.protocol.fields import NOT_AWAY, Status
from startable.server.storage.records import TableRecord
from startable.server.tables.since import Since

NO_SINCE = Since()


class Standing(NamedTuple):
    """What is known of a table beyond its record."""

    status: Status
    watchers: int
    rematch: list[int]
    stall_ms: int
    old_rules: bool
    host: int
    race: bool
    ready: list[int]
    awaits: list[int]
    result: Ended | None
    position: str
    clocks: list[int]
    abortable: bool


def seat_infos(
    record: TableRecord,
    colours: Sequence[str],
    here: set[int],
    away: dict[int, int],
    since: Since = NO_SINCE,
) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=number,
            colour=colours[number],
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            here=number in here,
            away_ms=away.get(number, NOT_AWAY),
            stand_in=seat.stand_in,
            commit=seat.commit,
            withheld=record.started and seat.salt == WITHHELD,
            character=seat.character,
            player=seat.player,
            namesake=seat.namesake,
            resigned=seat.resigned,
            since=since.of(number),
        )
        for number, seat in enumerate(record.seats)
    ]


def room_info(record: TableRecord, seats: list[SeatInfo], standing: Standing) -> RoomInfo:
    return RoomInfo(
        table=record.id,
        game=record.game,
        version=record.version,
        options=record.options,
        status=standing.status,
        seats=seats,
        listed=record.listed,
        watch=record.watch,
        watchers=standing.watchers,
        commit=commitment(bytes.fromhex(record.seed)),
        rematch=standing.rematch,
        next=record.next,
        stall_ms=standing.stall_ms,
        old_rules=standing.old_rules,
        host=standing.host,
        race=standing.race,
        ready=standing.ready,
        awaits=standing.awaits,
        result=standing.result,
        created=record.created,
        ended=record.ended,
        pace=record.pace,
        position=standing.position,
        rated=record.rated,
        time=record.time,
        clocks=standing.clocks,
        muted=record.muted,
        abortable=standing.abortable,
        event=record.event,
    )
