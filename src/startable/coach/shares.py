"""Everybody's chances, as numbers that add up to the last digit."""

Shares = list[float]
"""By seat."""

_GRID = 1 << 30


def exact(chances: Shares) -> Shares:
    """To the nearest 2^-30, together what they were: such numbers add up without any rounding. What is left
    over goes to the largest, so that none falls below 0."""
    found = [round(chance * _GRID) for chance in chances]
    found[found.index(max(found))] += round(sum(chances) * _GRID) - sum(found)
    return [each / _GRID for each in found]


def more(chances: Shares, others: Shares) -> Shares:
    return [one + other for one, other in zip(chances, others, strict=True)]


def less(chances: Shares, others: Shares) -> Shares:
    return [one - other for one, other in zip(chances, others, strict=True)]
