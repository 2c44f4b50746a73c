"""How sure one can be of a share.

Games of one deal go over the same dice, so they are not independent: what a seat wins by luck it wins in all
of them, and what a bot wins by luck it loses again in the next seat. `worth` says how many independent games
they are worth, and Wilson's interval is taken for so many.
"""

from collections.abc import Hashable, Sequence
from math import sqrt
from statistics import fmean, pvariance
from typing import NamedTuple

Z = 1.959964
"""For 95 %."""
ENOUGH = 30
"""Fewer deals cannot show that shared dice help."""

Deal = tuple[Hashable, Sequence[float]]
"""Who met, and the values of the games over the same dice."""


class Share(NamedTuple):
    """A part of the games, with the ends of its interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if not games:
        return 0.0, 1.0
    share, squared = wins / games, z * z
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    half = z / (1 + squared / games) * sqrt(share * (1 - share) / games + squared / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share(deals: Sequence[Deal]) -> Share:
    values = [value for _, deal in deals for value in deal]
    if not values:
        return Share(0.0, 0.0, 1.0)
    mean, games = fmean(values), worth(deals)
    return Share(mean, *wilson(mean * games, games))


def worth(deals: Sequence[Deal]) -> float:
    """How many independent games would say as much about the mean."""
    games = sum(len(values) for _, values in deals)
    size = max(len(values) for _, values in deals)
    means = [(who, fmean(values)) for who, values in deals if len(values) == size]
    spread = pvariance([value for _, values in deals for value in values])
    free = len(means) - len({who for who, _ in means})
    if not (free and spread):
        return games
    most = games * size if free >= ENOUGH else games
    between = size * _squares(means) / free
    return min(most, max(len(deals), games * spread / between)) if between else most


def _squares(means: Sequence[tuple[Hashable, float]]) -> float:
    """How far deals are from the mean of those in which the same bots met."""
    by_who: dict[Hashable, list[float]] = {}
    for who, mean in means:
        by_who.setdefault(who, []).append(mean)
    return sum(len(each) * pvariance(each) for each in by_who.values())
