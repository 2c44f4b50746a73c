"""What a table brings: the share of the others whom one was ahead of, half for those one was level with."""

from collections.abc import Sequence
from typing import Final

from startable.server.events.records import ABSENT

WIN: Final = 840
"""Points are counted in parts of a win, so that tables of up to eight seats, and ties, are exact."""
HALF: Final = WIN // 2


def points(places: Sequence[int]) -> list[int]:
    """By seat. Whoever did not come gets nothing, and everybody who did is ahead of them."""
    return [_points(place, places) for place in places]


def _points(own: int, places: Sequence[int]) -> int:
    if own == ABSENT:
        return 0
    ahead = [other for other in places if other == ABSENT or other > own]
    level = places.count(own) - 1
    return WIN * (2 * len(ahead) + level) // (2 * (len(places) - 1))
