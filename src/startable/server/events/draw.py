"""Draws the next round of an event. It may take a moment, so a worker does it."""

from collections.abc import Sequence
from random import Random

from startable.server.events.history import History, seated
from startable.server.events.records import BOT, EventRecord, read_event
from startable.server.events.robin import most_left, robin
from startable.server.events.rotation import rotated
from startable.server.events.swiss import Drawn, swiss


def draw(data: str, allowed: Sequence[int]) -> Drawn:
    """For the event as it is written; `allowed`: how many may sit at a table of the game."""
    event = read_event(data)
    history = History(event.played)
    lots = Random(f"{event.lot} {len(event.played)}")
    found = _drawn(event, allowed, history, lots)
    tables = [seated(table, history) for table in _filled(event, found)]
    byes = [] if event.fill and len(tables) > len(found.tables) else found.byes
    return Drawn(tables, byes)


def _drawn(event: EventRecord, allowed: Sequence[int], history: History, lots: Random) -> Drawn:
    if event.system == "swiss":
        return swiss(event.here, history, lots)
    if event.system == "robin":
        return robin(event.here, history)
    return rotated(event.here, event.seats, allowed, bool(event.fill), history, lots)


def _filled(event: EventRecord, drawn: Drawn) -> list[list[int]]:
    """The odd one of two meets a bot, if bots fill seats."""
    odd = drawn.byes if event.fill and event.seats == 2 and len(drawn.byes) == 1 else []
    return [*drawn.tables, *[[each, BOT] for each in odd]]


def rounds_left(event: EventRecord) -> int:
    """So many more there are, as far as one can say now."""
    if event.over:
        return 0
    if event.system == "robin":
        return most_left(event.here, History(event.played))
    return max(0, event.rounds - len(event.played))
