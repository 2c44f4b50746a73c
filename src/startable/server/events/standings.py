"""Who stands where, and what tells those apart who have as many points; docs/events.md has it in words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from startable.server.events.points import WIN, points
from startable.server.events.records import BOT, EventRecord, EventTable

PARTS: Final = 420
"""A strength is counted in parts of points, so that means over up to seven others are exact."""


class Standing(NamedTuple):
    entrant: int
    place: int
    """From 1; equals share it."""
    points: int
    strength: int
    """Of those whom one met; in a round robin, of those whom one beat."""
    wins: int
    tables: int
    byes: int


class _Table(NamedTuple):
    """A finished table by the eyes of somebody who sat there."""

    own: int
    place: int
    others: list[int]
    shared: bool


def standings(event: EventRecord) -> list[Standing]:
    """The best first; among equals, who came first."""
    everybody = range(len(event.entrants))
    tables = [_tables_of(event, entrant) for entrant in everybody]
    byes = [sum([each.byes.count(entrant) for each in event.played]) for entrant in everybody]
    worth = 0 if event.system == "robin" else WIN
    totals = [sum([each.own for each in tables[entrant]]) + worth * byes[entrant] for entrant in everybody]
    found = []
    for entrant in everybody:
        beaten = event.system == "robin"
        strength = sum([_strength(each, totals, totals[entrant], beaten) for each in tables[entrant]])
        strength += 0 if beaten else byes[entrant] * totals[entrant] * PARTS
        wins = len([each for each in tables[entrant] if each.place == 1 and not each.shared])
        found.append(
            Standing(entrant, 0, totals[entrant], strength, wins, len(tables[entrant]), byes[entrant])
        )
    return _placed(sorted(found, key=_worth, reverse=True))


def _tables_of(event: EventRecord, entrant: int) -> list[_Table]:
    finished = [table for each in event.played for table in each.tables if table.places]
    return [_seen(table, table.seats.index(entrant)) for table in finished if entrant in table.seats]


def _seen(table: EventTable, seat: int) -> _Table:
    place, others = table.places[seat], [each for number, each in enumerate(table.seats) if number != seat]
    return _Table(points(table.places)[seat], place, others, table.places.count(place) > 1)


def _strength(table: _Table, totals: Sequence[int], own_total: int, beaten: bool) -> int:
    """The mean of what the others have in all. A bot counts as somebody who has as much as oneself."""
    met = [own_total if other == BOT else totals[other] for other in table.others]
    mean = sum(met) * PARTS // len(met)
    return mean * table.own // WIN if beaten else mean


def _worth(standing: Standing) -> tuple[int, int, int]:
    return standing.points, standing.strength, standing.wins


def _placed(ordered: Sequence[Standing]) -> list[Standing]:
    ranks = [_worth(each) for each in ordered]
    return [each._replace(place=1 + ranks.index(rank)) for each, rank in zip(ordered, ranks, strict=True)]
