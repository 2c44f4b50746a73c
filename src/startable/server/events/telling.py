"""An event as somebody sees it."""

from startable.server.events.allowed import entrant_of, is_organiser
from startable.server.events.draw import rounds_left
from startable.server.events.events import Tables
from startable.server.events.points import WIN, points
from startable.server.events.records import EventRecord, EventTable, Round
from startable.server.events.standings import PARTS, Standing, standings
from startable.server.events.tables import came
from startable.server.people.keys import Who
from startable.server.protocol.fields import Status
from startable.server.protocol.http import EntrantInfo, EventInfo, EventTableInfo, RoundInfo, StandingInfo


def told(event: EventRecord, tables: Tables, who: Who) -> EventInfo:
    """`tables`: those of the last round, as far as they are known."""
    me = entrant_of(event, who)
    return EventInfo(
        event=event.id,
        name=event.name,
        game=event.game,
        options=event.options,
        system=event.system,
        seats=event.seats,
        rounds=event.rounds,
        left=rounds_left(event),
        time=event.time,
        fill=event.fill,
        created=event.created,
        over=event.over,
        entrants=[EntrantInfo(each.name, each.player, each.namesake, each.here) for each in event.entrants],
        played=[_round(each, tables) for each in event.played],
        standings=[_standing(each) for each in standings(event) if _counts(event, each)],
        organiser=is_organiser(event, who),
        me=me,
        table=open_table(event, me),
    )


def open_table(event: EventRecord, entrant: int) -> str:
    """Where they are to play now; empty: nowhere."""
    tables = event.played[-1].tables if event.played else []
    mine = [table.id for table in tables if entrant in table.seats and not table.places]
    return mine[0] if mine and entrant >= 0 else ""


def _round(found: Round, tables: Tables) -> RoundInfo:
    return RoundInfo([_table(each, tables) for each in found.tables], found.byes, found.over)


def _table(table: EventTable, tables: Tables) -> EventTableInfo:
    record = tables.get(table.id)
    status: Status = "over" if table.places else "playing" if record and record.started else "waiting"
    return EventTableInfo(
        table=table.id,
        seats=table.seats,
        status=status,
        came=came(record) if record else [],
        places=table.places,
        points=[each / WIN for each in points(table.places)],
        called_off=table.called_off,
    )


def _counts(event: EventRecord, standing: Standing) -> bool:
    """Whoever went before they played is not in the standings."""
    return bool(standing.tables or standing.byes or event.entrants[standing.entrant].here)


def _standing(each: Standing) -> StandingInfo:
    return StandingInfo(
        entrant=each.entrant,
        place=each.place,
        points=each.points / WIN,
        strength=each.strength / (WIN * PARTS),
        wins=each.wins,
        tables=each.tables,
        byes=each.byes,
    )
