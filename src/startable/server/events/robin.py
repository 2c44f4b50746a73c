"""Round robin: everybody meets everybody once. Whoever comes late catches up, in more rounds if need be."""

from collections.abc import Sequence

from startable.server.events.history import History
from startable.server.events.swiss import Drawn


def circle(chairs: int) -> list[list[tuple[int, int]]]:
    """The rounds of an even number of chairs: one stays, the others go round it."""
    found = []
    for turn in range(chairs - 1):
        around = [(turn + step) % (chairs - 1) for step in range(chairs - 1)]
        row = [chairs - 1, *around]
        found.append([(row[place], row[chairs - 1 - place]) for place in range(chairs // 2)])
    return found


def robin(here: Sequence[int], history: History) -> Drawn:
    """The round of the circle that has the most new pairs; no tables: all have met."""
    rounds = [_new(pairs, here, history) for pairs in _circle_of(here, history)]
    tables = max(rounds, key=len, default=[])
    idle = [each for each in here if not any([each in table for table in tables])]
    while more := _new([(one, other) for one in idle for other in idle if one < other], idle, history):
        tables = [*tables, more[0]]
        idle = [each for each in idle if each not in more[0]]
    return Drawn(tables, idle if tables else [])


def _circle_of(here: Sequence[int], history: History) -> list[list[tuple[int, int]]]:
    """Of all who are here or were: whoever leaves keeps a chair, so that the others' rounds stay."""
    everybody = sorted({*here, *[each for pair in history.met for each in pair]})
    rounds, known = circle(len(everybody) + len(everybody) % 2), range(len(everybody))
    return [
        [(everybody[one], everybody[other]) for one, other in pairs if one in known and other in known]
        for pairs in rounds
    ]


def _new(pairs: Sequence[tuple[int, int]], here: Sequence[int], history: History) -> list[list[int]]:
    present = set(here)
    return [[*pair] for pair in pairs if present.issuperset(pair) and not history.met[frozenset(pair)]]


def most_left(here: Sequence[int], history: History) -> int:
    """So many more rounds at least till everybody has met everybody."""
    unmet = [
        sum([one != other and not history.met[frozenset((one, other))] for other in here]) for one in here
    ]
    return max(unmet, default=0)
