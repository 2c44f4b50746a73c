"""Ratings for any number of seats, by the model of Weng and Lin that openskill offers.

Of its models we take the full Bradley–Terry one: every pair at a table counts, so the distance of two
ratings says how often one comes before the other, however many sit there. Bots do not change, so nothing is
forgotten.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from startable.arena.game_result import GameResult
from startable.arena.intervals import Z

POINTS = 120
"""So many points of the way are kept."""


BETA = 25 / 6
"""How much luck there is in a game: so far apart times the root of two, the better one is ahead in 73 %."""


class Rating(NamedTuple):
    mean: float
    deviation: float

    @property
    def low(self) -> float:
        return self.mean - Z * self.deviation

    @property
    def high(self) -> float:
        return self.mean + Z * self.deviation

    def surely_ahead_of(self, other: "Rating") -> bool:
        """Is the distance more than chance makes in 95 of 100 cases?"""
        return self.mean - other.mean > Z * hypot(self.deviation, other.deviation)


@dataclass(frozen=True)
class Way:
    """How the ratings came to be: after so many games, those of all bots."""

    games: list[int]
    ratings: list[list[Rating]]

    @property
    def last(self) -> list[Rating]:
        return self.ratings[-1]


def rate(bots: int, rows: Sequence[GameResult]) -> Way:
    """By the numbers of the games, so that it does not matter who played them when."""
    from openskill.models import BradleyTerryFull  # with the extra `arena`

    model = BradleyTerryFull(beta=BETA, tau=0.0)
    now = [model.rating() for _ in range(bots)]
    way = Way([0], [_all(now)])
    for played, row in enumerate(rows, 1):
        before = [[now[bot]] for bot in row.bots]
        after = model.rate(before, ranks=[float(place) for place in row.places])
        for bot, (rating,) in zip(row.bots, after, strict=True):
            now[bot] = rating
        if played == len(rows) or played * POINTS // len(rows) != (played - 1) * POINTS // len(rows):
            way.games.append(played)
            way.ratings.append(_all(now))
    return way


def _all(ratings: Sequence[object]) -> list[Rating]:
    return [Rating(each.mu, each.sigma) for each in ratings]  # type: ignore[attr-defined]
