"""The board: hexes, the points at their corners, the lines between them, and the recesses for quarters.

Points are named by their column, a to x from the left, and their height, 1 to 31 away from home (SF-103).
"""

from typing import Any, Final

from startable.games.starfarers.box.parts import BOX

Hex = tuple[int, int]

# --- hexes and points ---

_HEIGHTS: Final[list[tuple[int, int, int]]] = [
    (column, low, high) for column, (low, high) in BOX["board"]["columns"]
]
HEXES: Final[list[Hex]] = [
    (column, height) for column, low, high in _HEIGHTS for height in range(low, high + 1, 2)
]
_CORNERS: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""From a hex's middle, in thirds of a column and halves of a hex."""


def _corners(place: Hex) -> list[Hex]:
    return [(3 * place[0] + across, place[1] + up) for across, up in _CORNERS]


_UPWARDS: Final = sorted({(up, across) for place in HEXES for across, up in _corners(place)})
PLACES: Final[list[Hex]] = [(across, up) for up, across in _UPWARDS]
"""Where each point is drawn: across in thirds of a column, up in halves of a hex."""
POINTS: Final[int] = len(PLACES)
_NUMBER: Final[dict[Hex, int]] = {place: number for number, place in enumerate(PLACES)}
_COLUMNS: Final[list[int]] = sorted({across for across, _ in PLACES})
_LETTERS: Final = "abcdefghijklmnopqrstuvwx"
POINT_NAMES: Final[list[str]] = [f"{_LETTERS[_COLUMNS.index(across)]}{up + 2}" for across, up in PLACES]


def hex_points(place: Hex) -> list[int]:
    return [_NUMBER[corner] for corner in _corners(place)]


def _lines() -> list[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for place in HEXES:
        corners = hex_points(place)
        for index in range(6):
            one, other = corners[index], corners[(index + 1) % 6]
            found.add((min(one, other), max(one, other)))
    return sorted(found)


LINES: Final[list[tuple[int, int]]] = _lines()


def _beside() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(POINTS)]
    for one, other in LINES:
        found[one].append(other)
        found[other].append(one)
    return [sorted(each) for each in found]


BESIDE: Final[list[list[int]]] = _beside()
"""By point: the points at the other ends of its lines (SF-507)."""

# --- recesses ---

_SLOTS: Final[list[dict[str, Any]]] = BOX["slots"]
SLOTS: Final[int] = len(_SLOTS)
HOMES: Final = 4
"""The first slots are the home systems."""
SLOT_NAMES: Final[list[str]] = [slot["name"] for slot in _SLOTS]
SLOT_STARS: Final[list[int]] = [slot.get("stars", 0) for slot in _SLOTS]
SLOT_HEXES: Final[list[list[Hex]]] = [[(each[0], each[1]) for each in slot["hexes"]] for slot in _SLOTS]
PLANETS_OF: Final[list[list[int]]] = [[slot * 3, slot * 3 + 1, slot * 3 + 2] for slot in range(SLOTS)]
"""By slot, hex by hex; site i lies between the planets i and i + 1 of its slot (SF-105)."""
PLANETS: Final[int] = SLOTS * 3
HOME_PLANETS: Final[int] = HOMES * 3
"""The first planets, and likewise the first sites, are those at home."""
SLOT_OF: Final[list[int]] = [planet // 3 for planet in range(PLANETS)]
HEX_OF: Final[list[int]] = [planet % 3 for planet in range(PLANETS)]
"""By planet, or by site."""


def _common(one: Hex, other: Hex) -> set[int]:
    return set(hex_points(one)) & set(hex_points(other))


def _centre(hexes: list[Hex]) -> int:
    (found,) = _common(hexes[0], hexes[1]) & _common(hexes[1], hexes[2])
    return found


CENTRES: Final[list[int]] = [_centre(hexes) for hexes in SLOT_HEXES]


def _site(slot: int, index: int) -> int:
    hexes = SLOT_HEXES[slot]
    (found,) = _common(hexes[index], hexes[(index + 1) % 3]) - {CENTRES[slot]}
    return found


SITE_POINTS: Final[list[int]] = [_site(slot, index) for slot in range(SLOTS) for index in range(3)]
RIMS: Final[list[list[int]]] = [
    sorted({point for place in SLOT_HEXES[slot] for point in hex_points(place)} - {CENTRES[slot]})
    for slot in range(SLOTS)
]
"""By slot: the 12 points around it (SF-701)."""
PLANET_POINTS: Final[list[list[int]]] = [
    sorted(set(hex_points(SLOT_HEXES[SLOT_OF[planet]][HEX_OF[planet]])) - {CENTRES[SLOT_OF[planet]]})
    for planet in range(PLANETS)
]
"""By planet: the space points next to it (SF-705)."""
SECOND_PLANET: Final[list[int]] = [
    PLANETS_OF[SLOT_OF[site]][(HEX_OF[site] + 1) % 3] for site in range(PLANETS)
]
"""By site: the planet beside the one of its own number."""
SECOND_SITE: Final[list[int]] = [
    PLANETS_OF[SLOT_OF[planet]][(HEX_OF[planet] + 2) % 3] for planet in range(PLANETS)
]
"""By planet: the site beside the one of its own number."""
PORT_POINTS: Final[list[list[int]]] = [
    [point for point in BESIDE[SITE_POINTS[site]] if point != CENTRES[SLOT_OF[site]]]
    for site in range(PLANETS)
]
"""By site: the points where ships start, if it has a spaceport (SF-414)."""


def _table(rows: list[list[int]]) -> list[list[int]]:
    """By point: the rows that have it."""
    found: list[list[int]] = [[] for _ in range(POINTS)]
    for row, points in enumerate(rows):
        for point in points:
            found[point].append(row)
    return found


NOWHERE: Final = -1


def _place_of(point: int, points: list[int]) -> int:
    return points.index(point) if point in points else NOWHERE


CENTRE_OF: Final[list[int]] = [_place_of(point, CENTRES) for point in range(POINTS)]
"""By point: the slot of which it is the middle."""
SITE_AT: Final[list[int]] = [_place_of(point, SITE_POINTS) for point in range(POINTS)]
"""By point: the site there."""
SLOTS_AT: Final[list[list[int]]] = _table(RIMS)
"""By point: the slots on whose rim it lies."""
PLANETS_AT: Final[list[list[int]]] = _table(PLANET_POINTS)
PORTS_AT: Final[list[list[int]]] = _table(PORT_POINTS)
"""By point: the sites whose spaceport ships would start there."""


def point_at(hexes: list[Hex]) -> int:
    """The point at which these three hexes meet; they need not be on the board."""
    found = set(_corners(hexes[0])) & set(_corners(hexes[1])) & set(_corners(hexes[2]))
    return _NUMBER[found.pop()]


def site_between(slot: int, one: int, other: int) -> int:
    """The site between two hexes of a slot."""
    return PLANETS_OF[slot][one if (one + 1) % 3 == other else other]
