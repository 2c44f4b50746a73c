"""What ships may reach: how far goals are, what reaching them would bring, and the best one for each ship.

The worths are hand-made and only a beginning: they say what a ship aims at, and what learning starts from.
"""

from typing import Final

from startable.core.movers import NOBODY
from startable.games.starfarers.box.board import (
    BESIDE,
    CENTRE_OF,
    CENTRES,
    HOMES,
    NOWHERE,
    POINTS,
    RIMS,
    SECOND_PLANET,
    SITE_POINTS,
    SLOTS,
)
from startable.games.starfarers.box.parts import (
    CARGO,
    COLONY_SHIP,
    DOCKS,
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


def pips(state: StarState, planet: int) -> int:
    disc = state.board.discs[planet]
    return _UNKNOWN_PIPS if disc == HIDDEN else PIPS[disc]


# What a goal is.
NO_GOAL: Final = 0
QUARTER: Final = 1
"""That nobody has seen."""
SITE: Final = 2
FIRST_STATION: Final = 3
"""It wins the people's friendship, which nobody has yet;"""
MORE_STATIONS: Final = 4
"""or takes it from another;"""
STATION: Final = 5
"""or brings a card alone."""
GOAL_KINDS: Final = 6


class Aim:
    """What a ship is best for, from where it is."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.kind = NO_GOAL
        self.point = NOWHERE
        self.place = NOWHERE
        """The slot, the site or the people."""
        self.far = 0

    def better(self, worth: float, kind: int, point: int, place: int, far: int) -> None:
        if worth > self.worth:
            self.worth = worth
            self.kind = kind
            self.point = point
            self.place = place
            self.far = far


class Goals:
    """All goals on the board, found once for all ships."""

    def __init__(self, state: StarState) -> None:
        self._state = state
        self.quarters: list[int] = []
        self.sites: list[int] = []
        self.outposts: list[int] = []
        for slot in range(HOMES, SLOTS):
            tile = state.board.tiles[slot]
            if tile == FACE_DOWN:
                self.quarters.append(slot)
            elif IS_SYSTEM[tile]:
                for site in range(slot * 3, slot * 3 + 3):
                    if state.board.sites[site] == VACANT:
                        self.sites.append(site)
            elif OUTPOST[tile] != NOWHERE:
                self.outposts.append(slot)

    def aim(self, seat: int, kind: int, start: int, aims: list[int]) -> Aim:
        """The best goal for such a ship, from there, that no other one aims at."""
        found = Aim()
        far, rims = steps(start), rim_steps(start)
        for slot in self.quarters:
            if CENTRES[slot] not in aims:
                away = rims[slot]
                found.better(_EXPLORE - _STEP * away, QUARTER, CENTRES[slot], slot, away)
        if kind == COLONY_SHIP:
            self._best_site(seat, far, aims, found)
        else:
            self._best_dock(seat, far, aims, found)
        return found

    def _best_site(self, seat: int, far: list[int], aims: list[int], found: Aim) -> None:
        for site in self.sites:
            point = SITE_POINTS[site]
            if point not in aims:
                gain = site_gain(self._state, seat, site)
                found.better(_NEAR * gain - _STEP * far[point], SITE, point, site, far[point])

    def _best_dock(self, seat: int, far: list[int], aims: list[int], found: Aim) -> None:
        for slot in self.outposts:
            point = CENTRES[slot]
            if point not in aims:
                people = OUTPOST[self._state.board.tiles[slot]]
                gain = dock_gain(self._state, seat, people)
                kind = station_kind(self._state, seat, people)
                found.better(_NEAR * gain - _STEP * far[point], kind, point, people, far[point])


def site_gain(state: StarState, seat: int, site: int) -> float:
    """What a colony on this site would bring; nothing where none can be founded."""
    second = SECOND_PLANET[site]
    gain = POINT + PIP * (pips(state, site) + pips(state, second))
    gain = _with_held(state, seat, site, gain)
    return _with_held(state, seat, second, gain)


def _with_held(state: StarState, seat: int, planet: int, gain: float) -> float:
    """Pirates and ice bring a medal to who is strong enough."""
    disc = state.board.discs[planet]
    if disc < PIRATES or gain == 0.0:
        return gain
    return gain + POINT if strength_against(state, seat, disc) >= STRENGTH[disc] else 0.0


def station_kind(state: StarState, seat: int, people: int) -> int:
    holder = state.figures[people]
    if holder == NOBODY:
        return FIRST_STATION
    own = state.players[seat].stations[people] + 1
    return MORE_STATIONS if holder != seat and own > state.players[holder].stations[people] else STATION


def dock_gain(state: StarState, seat: int, people: int) -> float:
    """What a station here would bring; less for each cargo module that is missing."""
    there = stations_at(state, people)
    if there >= DOCKS:
        return 0.0
    gain = _FRIEND if station_kind(state, seat, people) == STATION else _FRIEND + 2 * POINT
    missing = there + 1 - state.players[seat].upgrades[CARGO]
    return max(0.5, gain - _SHORT * missing) if missing > 0 else gain
