"""Choosing as people do: mostly well, now and then a move that is a little worse, never a senseless one."""

from typing import Final

from startable.core.odds import UNIT, weight
from startable.core.stream import Stream

_FARTHEST: Final = 4.0
"""What gives away more than so many times the warmth is never chosen,"""
_MOST: Final = 0.3
"""nor what gives away more than this."""
_SURE: Final = 0.999
_NEAR: Final = 1e-9


def pick(values: list[float], warmth: float, stream: Stream) -> int:
    """Which of these chances to take. A move that gives away as much as the warmth is chosen about a third
    as often as the best; nobody walks past a win."""
    best = max(values)
    if warmth <= 0.0 or best >= _SURE:
        return _any_of([index for index in range(len(values)) if values[index] >= best - _NEAR], stream)
    bound = min(_MOST, _FARTHEST * warmth)
    weights = [_weight((best - value) / warmth) if best - value <= bound else 0 for value in values]
    point = stream.below(sum(weights))
    index = 0
    while point >= weights[index]:
        point -= weights[index]
        index += 1
    return index


def _any_of(indexes: list[int], stream: Stream) -> int:
    return indexes[0] if len(indexes) == 1 else indexes[stream.below(len(indexes))]


def _weight(away: float) -> int:
    """With 20 bits, so that the sum for all moves stays within what the stream can deal."""
    return weight(int(away * UNIT)) >> 10
