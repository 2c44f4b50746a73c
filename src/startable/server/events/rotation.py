"""Rotating tables, for more than two: everybody meets as many others as can be, and as seldom again."""

from collections.abc import Collection, Sequence
from itertools import combinations
from random import Random
from typing import Final

from startable.server.events.history import History
from startable.server.events.records import BOT
from startable.server.events.swiss import Drawn

TRIES: Final = 8
Tables = list[list[int]]


def rotated(
    here: Sequence[int], seats: int, allowed: Collection[int], bots: bool, history: History, lots: Random
) -> Drawn:
    """Tables of `seats`: bots fill what is missing, or else tables are smaller where the game allows it."""
    order = sorted(lots.sample(here, len(here)), key=lambda each: -history.rested[each])
    sizes = _sizes(len(order), seats, allowed, bots)
    playing, resting = order[: sum(sizes)], order[sum(sizes) :]
    tables = min(
        [_tried(playing, sizes, history, lots) for _ in range(TRIES)], key=lambda each: _price(each, history)
    )
    return Drawn(
        [[*table, *[BOT] * (seats - len(table) if bots else 0)] for table in tables], sorted(resting)
    )


def _sizes(people: int, seats: int, allowed: Collection[int], bots: bool) -> list[int]:
    """How many people sit at each table, as evenly as can be; those who are too many rest."""
    for resting in range(people):
        playing = people - resting
        tables = -(-playing // seats)
        sizes = [playing // tables + (number < playing % tables) for number in range(tables)]
        if bots or all([size in allowed for size in sizes]):
            return sizes
    return []


def _tried(people: Sequence[int], sizes: Sequence[int], history: History, lots: Random) -> Tables:
    """By lot, then two change places as long as that makes it better."""
    order, tables = lots.sample(people, len(people)), []
    for size in sizes:
        tables.append(order[:size])
        order = order[size:]
    while _improved(tables, history):
        pass
    return tables


def _improved(tables: Tables, history: History) -> bool:
    better = False
    for one, other in combinations(tables, 2):
        for here in range(len(one)):
            for there in range(len(other)):
                before = _price([one, other], history)
                one[here], other[there] = other[there], one[here]
                if _price([one, other], history) < before:
                    better = True
                else:
                    one[here], other[there] = other[there], one[here]
    return better


def _price(tables: Tables, history: History) -> int:
    """Of those who meet again: more, the oftener they have met."""
    return sum([history.met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2)])
