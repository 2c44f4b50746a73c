"""What the boat that is out may bring home, by the odds of the tail."""

from typing import Final

from comet_fishers.box.parts import CHUNKS, DIE, FLARE, HOLD, NETS, POINTS, REWARD
from comet_fishers.state.state import CometState

_AHEAD: Final = 1
"""So many casts after the one that is being hauled in are thought of."""


def order_of(state: CometState, seat: int) -> int:
    return max(state.orders[seat], state.shown[seat])


def value_of(counts: list[int], order: int) -> int:
    return sum([count * (POINTS[kind] + REWARD * (kind == order)) for kind, count in enumerate(counts)])


def risk(state: CometState) -> float:
    """How likely the next net bursts the hold, or the flare that is here."""
    flares = 1.0 if state.flare else Odds(state).flare if state.nets else 0.0
    return flares * min(state.aboard(), DIE) / DIE


def cargo(state: CometState) -> float:
    """The points that the boat may hope to bring home, with what it would tow."""
    order, count = order_of(state, state.turn), state.aboard()
    value = float(value_of(state.hold, order) + value_of(state.drift, order))
    safe = 1.0 - min(count, DIE) / DIE if state.flare else 1.0
    return safe * Odds(state).hauled(value, count, state.nets, min(state.fuel, _AHEAD))


class Odds:
    """Of the tail as it is now: how often a net holds a flare, and what a chunk is worth to the boat."""

    def __init__(self, state: CometState) -> None:
        counts, order = state.tail.counts, order_of(state, state.turn)
        chunks = sum(counts[: len(CHUNKS)])
        self.flare = counts[FLARE] / max(1, chunks + counts[FLARE])
        self.chunk = value_of(counts[: len(CHUNKS)], order) / max(1, chunks)
        self.most = chunks + counts[FLARE]

    def hauled(self, value: float, count: int, nets: int, casts: int) -> float:
        """With so many nets out and casts to come: the mean of what each net may hold."""
        if nets == 0:
            return self._best(value, count, casts)
        caught = self.hauled(value + self.chunk, count + 1, nets - 1, casts)
        saved = self.hauled(value, count, nets - 1, casts) * (1.0 - min(count, DIE) / DIE)
        return (1.0 - self.flare) * caught + self.flare * saved

    def _best(self, value: float, count: int, casts: int) -> float:
        """Home, or another cast."""
        found = [value if count else 0.0]
        if casts:
            most = min(NETS, HOLD - count, self.most)
            found += [self.hauled(value, count, nets, casts - 1) for nets in range(1, most + 1)]
        return max(found)
