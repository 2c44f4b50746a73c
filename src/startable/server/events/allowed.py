"""Who may do what at an event, and when."""

from typing import Final

from startable.core import Unreadable
from startable.server.events.records import Entrant, EventRecord
from startable.server.events.tables import table_for
from startable.server.people.keys import Who, hashed
from startable.server.people.names import folded

MOST_HERE: Final = 64
MOST_ENTRANTS: Final = 192
"""With those who have gone again."""
MOST_ROUNDS: Final = 64


class EventUnknown(Unreadable):
    """There is no such event."""


class NotAllowed(Unreadable):
    """Somebody else may do that."""


def can_be_played(event: EventRecord) -> None:
    """Unreadable if no table could be opened, or the system is for others."""
    if (event.system == "tables") == (event.seats == 2):
        raise Unreadable("event-for-two" if event.seats > 2 else "event-for-more")
    if (event.system == "robin") != (event.rounds == 0):
        raise Unreadable("event-rounds")
    trial = [Entrant(str(number), "") for number in range(event.seats)]
    event.entrants = trial
    event.options = table_for(event, range(event.seats)).options
    event.entrants = []


def may_join(event: EventRecord, name: str, who: Who) -> None:
    if event.over:
        raise Unreadable("event-over")
    if entrant_of(event, who) >= 0:
        raise Unreadable("event-joined")
    has_room(event)
    if len(event.entrants) >= MOST_ENTRANTS:
        raise Unreadable("event-full", {"most": MOST_HERE})
    if folded(name) in [folded(each.name) for each in event.entrants]:
        raise Unreadable("event-name", {"name": name})


def has_room(event: EventRecord) -> None:
    if len(event.here) >= MOST_HERE:
        raise Unreadable("event-full", {"most": MOST_HERE})


def may_go_on(event: EventRecord, number: int) -> None:
    if event.over:
        raise Unreadable("event-over")
    if not event.between_rounds or number <= len(event.played):
        raise Unreadable("round-goes-on")
    if number != len(event.played) + 1:
        raise Unreadable("round-unknown")
    if len(event.played) >= (event.rounds or MOST_ROUNDS):
        raise Unreadable("rounds-enough")


def waited_for(event: EventRecord, table: str) -> None:
    waiting = [each.id for each in event.played[-1].tables if not each.places] if event.played else []
    if table not in waiting:
        raise Unreadable("event-table-over")


def is_organiser(event: EventRecord, who: Who) -> bool:
    known = who.player != "" and event.organiser == who.player
    return known or event.key_hash in [hashed(key) for key in who.keys]


def only_organiser(event: EventRecord, who: Who) -> None:
    if not is_organiser(event, who):
        raise NotAllowed("organiser-only")


def entrant_of(event: EventRecord, who: Who) -> int:
    """Who somebody is among those who take part; -1: none of them."""
    hashes = [hashed(key) for key in who.keys]
    mine = [
        number
        for number, entrant in enumerate(event.entrants)
        if entrant.key_hash in hashes or (who.player and entrant.player == who.player)
    ]
    return mine[0] if mine else -1
