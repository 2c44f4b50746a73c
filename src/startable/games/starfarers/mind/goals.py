"""What bots see in the stars: how far goals are, and what reaching them would bring."""

from typing import Final

from startable.core.movers import NOBODY
from startable.games.starfarers.box.board import (
    BESIDE,
    CENTRE_OF,
    CENTRES,
    HOMES,
    NOWHERE,
    PLANETS_OF,
    POINTS,
    RIMS,
    SECOND_PLANET,
    SITE_POINTS,
    SLOTS,
)
from startable.games.starfarers.box.parts import (
    CARGO,
    COLONY_SHIP,
    FACE_DOWN,
    HIDDEN,
    IS_SYSTEM,
    OUTPOST,
    PIPS,
    PIRATES,
    STRENGTH,
)
from startable.games.starfarers.rules.space import stations_at, strength_against
from startable.games.starfarers.state.board import VACANT
from startable.games.starfarers.state.fleet import GROUNDED
from startable.games.starfarers.state.state import StarState

POINT: Final = 10.0
"""What a point is worth; everything else is measured by it."""
PIP: Final = 0.55
"""What it is worth that a planet pays on one more of the 36 rolls."""
_UNKNOWN_PIPS: Final = 3
_EXPLORE: Final = 9.0
_FRIEND: Final = 5.0
_NEAR: Final = 0.75
"""What a goal is worth to a ship that is right before it, against what it is worth when it is reached."""
_STEP: Final = 0.25
_SHORT: Final = 3.5
"""A cargo module that is missing at an outpost."""
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


def steps(start: int) -> list[int]:
    """Made once for every point, when the first bot asks."""
    if not _TABLE:
        for point in range(POINTS):
            _TABLE.append(_steps(point))
    return _TABLE[start]


def pips(state: StarState, planet: int) -> int:
    disc = state.board.discs[planet]
    return _UNKNOWN_PIPS if disc == HIDDEN else PIPS[disc]


def site_gain(state: StarState, seat: int, site: int) -> float:
    """What a colony on this site would bring; nothing where none can be founded."""
    if state.board.sites[site] != VACANT:
        return 0.0
    gain = POINT + PIP * (pips(state, site) + pips(state, SECOND_PLANET[site]))
    for planet in (site, SECOND_PLANET[site]):
        disc = state.board.discs[planet]
        if disc >= PIRATES:
            if strength_against(state, seat, disc) < STRENGTH[disc]:
                return 0.0
            gain += POINT
    return gain


def dock_gain(state: StarState, seat: int, people: int) -> float:
    """What a station here would bring; less for each cargo module that is missing."""
    there = stations_at(state, people)
    if there >= 5:
        return 0.0
    player, holder = state.players[seat], state.figures[people]
    own = player.stations[people] + 1
    gain = _FRIEND
    if holder == NOBODY or (holder != seat and own > state.players[holder].stations[people]):
        gain += 2 * POINT
    missing = there + 1 - player.upgrades[CARGO]
    return max(0.5, gain - _SHORT * missing) if missing > 0 else gain


def fleet(state: StarState, seat: int) -> float:
    """What the ships of a seat promise, each with a goal of its own."""
    total = 0.0
    aims: list[int] = []
    for ship in state.players[seat].ships:
        if state.fleet.flies(ship):
            hope = _hope(state, seat, ship, aims)
            total += hope * (0.95 if state.fleet.status[ship] == GROUNDED else 1.0)
    return total


def _hope(state: StarState, seat: int, ship: int, aims: list[int]) -> float:
    """The best goal of a ship that no other one aims at."""
    far = steps(state.fleet.at[ship])
    best, aim = 0.0, NOWHERE
    for slot in range(HOMES, SLOTS):
        tile = state.board.tiles[slot]
        if tile == FACE_DOWN:
            best, aim = _unknown(far, slot, best, aim, aims)
        elif state.fleet.kinds[ship] != COLONY_SHIP:
            people = OUTPOST[tile]
            if people != NOWHERE and CENTRES[slot] not in aims:
                value = _NEAR * dock_gain(state, seat, people) - _STEP * far[CENTRES[slot]]
                if value > best:
                    best, aim = value, CENTRES[slot]
        elif IS_SYSTEM[tile]:
            best, aim = _best_site(state, seat, slot, far, best, aim, aims)
    if aim != NOWHERE:
        aims.append(aim)
    return best + 1.0


def _unknown(far: list[int], slot: int, best: float, aim: int, aims: list[int]) -> tuple[float, int]:
    """A quarter that nobody has seen is worth a look."""
    near = _FAR
    for point in RIMS[slot]:
        near = min(near, far[point])
    value = _EXPLORE - _STEP * near
    return (value, CENTRES[slot]) if value > best and CENTRES[slot] not in aims else (best, aim)


def _best_site(
    state: StarState, seat: int, slot: int, far: list[int], best: float, aim: int, aims: list[int]
) -> tuple[float, int]:
    for site in PLANETS_OF[slot]:
        point = SITE_POINTS[site]
        if state.board.sites[site] == VACANT and point not in aims:
            value = _NEAR * site_gain(state, seat, site) - _STEP * far[point]
            if value > best:
                best, aim = value, point
    return best, aim
