"""How far points are from each other."""

from typing import Final

from startable.games.starfarers.box.board import BESIDE, CENTRE_OF, NOWHERE, POINTS, RIMS, SLOTS

_FAR: Final = 99


def _steps(start: int) -> list[int]:
    """From a point to all others; nobody flies through a middle, though one may begin or end there."""
    far = [_FAR] * POINTS
    far[start] = 0
    edge = [start]
    for point in edge:
        if CENTRE_OF[point] == NOWHERE or point == start:
            for other in BESIDE[point]:
                if far[other] == _FAR:
                    far[other] = far[point] + 1
                    edge.append(other)
    return far


_TABLE: Final[list[list[int]]] = []
_RIM_TABLE: Final[list[list[int]]] = []


def _fill() -> None:
    """Made once for every point, when the first bot asks."""
    for point in range(POINTS):
        far = _steps(point)
        _TABLE.append(far)
        _RIM_TABLE.append([min([far[rim] for rim in RIMS[slot]]) for slot in range(SLOTS)])


def steps(start: int) -> list[int]:
    """By point."""
    if not _TABLE:
        _fill()
    return _TABLE[start]


def rim_steps(start: int) -> list[int]:
    """By slot: to the nearest point around it."""
    if not _TABLE:
        _fill()
    return _RIM_TABLE[start]
