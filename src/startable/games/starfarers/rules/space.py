"""Space: what stands where, where a ship may pass and end, what it finds and defeats (SF-5xx to SF-7xx)."""

from startable.core.refusal import Refusal
from startable.games.starfarers.box.board import (
    BESIDE,
    CENTRE_OF,
    HEX_OF,
    HOME_PLANETS,
    NOWHERE,
    PLANETS,
    PLANETS_AT,
    PLANETS_OF,
    PORT_POINTS,
    PORTS_AT,
    SECOND_PLANET,
    SITE_AT,
    SLOT_OF,
    SLOTS_AT,
)
from startable.games.starfarers.box.parts import (
    CARGO,
    COLONY_SHIP,
    DOCKS,
    FACE_DOWN,
    HIDDEN,
    ICE,
    IS_SYSTEM,
    OUTPOST,
    PIRATES,
    RESOURCE_ON,
    STRENGTH,
    SYMBOL_ON,
)
from startable.games.starfarers.state.board import CLOSED, PORT, VACANT, is_settled
from startable.games.starfarers.state.fleet import owner_of
from startable.games.starfarers.state.state import StarState

# --- planets ---


def resource_of(state: StarState, planet: int) -> int:
    slot = SLOT_OF[planet]
    return RESOURCE_ON[state.board.tiles[slot]][state.board.turns[slot]][HEX_OF[planet]]


def symbol_of(state: StarState, planet: int) -> int:
    slot = SLOT_OF[planet]
    return SYMBOL_ON[state.board.tiles[slot]][state.board.turns[slot]][HEX_OF[planet]]


def is_system(state: StarState, slot: int) -> bool:
    tile = state.board.tiles[slot]
    return tile != FACE_DOWN and IS_SYSTEM[tile]


def is_held(state: StarState, site: int) -> bool:
    """SF-602: by pirates or ice, on a planet next to it."""
    return state.board.discs[site] >= PIRATES or state.board.discs[SECOND_PLANET[site]] >= PIRATES


def site_at(state: StarState, point: int) -> int:
    """The colony site on this point, or NOWHERE: in an empty quarter or an outpost there is none."""
    site = SITE_AT[point]
    return site if site != NOWHERE and is_system(state, SLOT_OF[site]) else NOWHERE


def people_at(state: StarState, point: int) -> int:
    """Whose docking point this is, or NOWHERE."""
    slot = CENTRE_OF[point]
    return (
        OUTPOST[state.board.tiles[slot]]
        if slot != NOWHERE and state.board.tiles[slot] != FACE_DOWN
        else NOWHERE
    )


def stations_at(state: StarState, people: int) -> int:
    total = 0
    for player in state.players:
        total += player.stations[people]
    return total


# --- where a ship may be ---


def passable(state: StarState, point: int) -> bool:
    """SF-106: the middle of a planet system is no space point; nor is that of a quarter nobody has seen."""
    slot = CENTRE_OF[point]
    if slot == NOWHERE:
        return True
    tile = state.board.tiles[slot]
    return tile != FACE_DOWN and not IS_SYSTEM[tile]


def taken(state: StarState, point: int, ship: int) -> bool:
    """SF-510: by a colony, a spaceport or a ship other than this one."""
    site = SITE_AT[point]
    if site != NOWHERE and is_settled(state.board.sites[site]):
        return True
    at = state.fleet.at
    return point in at and (at[ship] != point or at.count(point) > 1)


def foreign_port(state: StarState, seat: int, point: int) -> bool:
    """SF-511: is this a spaceport point of somebody else?"""
    for site in PORTS_AT[point]:
        there = state.board.sites[site]
        if PORT <= there < CLOSED and there != PORT + seat:
            return True
    return False


def can_dock(state: StarState, seat: int, people: int) -> bool:
    """SF-606, SF-607."""
    count = stations_at(state, people)
    return count < DOCKS and state.players[seat].upgrades[CARGO] > count


def can_found(state: StarState, ship: int, point: int) -> bool:
    """SF-601, SF-602, SF-606: could this ship found here?"""
    if state.fleet.kinds[ship] == COLONY_SHIP:
        site = site_at(state, point)
        return site != NOWHERE and state.board.sites[site] == VACANT and not is_held(state, site)
    people = people_at(state, point)
    return people != NOWHERE and can_dock(state, owner_of(ship), people)


def can_stay(state: StarState, ship: int, point: int) -> bool:
    """May this ship stay here without founding? It is not asked who else is here."""
    seat, kind = owner_of(ship), state.fleet.kinds[ship]
    if foreign_port(state, seat, point) or people_at(state, point) != NOWHERE:
        return False
    site = SITE_AT[point]
    if site == NOWHERE:
        return True
    tile = state.board.tiles[SLOT_OF[site]]
    if tile == FACE_DOWN:
        return kind == COLONY_SHIP
    return not IS_SYSTEM[tile] or (kind == COLONY_SHIP and state.board.sites[site] == VACANT)


def why_not_stay(state: StarState, ship: int, point: int) -> Refusal | None:
    """The rule behind a point where this ship may not end its flight; None where it may, if only to found."""
    seat, kind = owner_of(ship), state.fleet.kinds[ship]
    if taken(state, point, ship):
        return Refusal("SF-510", "sf-point-taken")
    if foreign_port(state, seat, point):
        return Refusal("SF-511", "sf-foreign-port")
    people = people_at(state, point)
    if people != NOWHERE:
        if kind == COLONY_SHIP:
            return Refusal("SF-512", "sf-colony-ship-docks")
        return None if can_dock(state, seat, people) else Refusal("SF-513", "sf-cannot-dock")
    site = SITE_AT[point]
    if site == NOWHERE or can_stay(state, ship, point):
        return None
    if state.board.tiles[SLOT_OF[site]] == FACE_DOWN:
        return Refusal("SF-520", "sf-maybe-a-site")
    if kind != COLONY_SHIP:
        return Refusal("SF-514", "sf-trade-ship-on-site")
    return Refusal("SF-515", "sf-site-closed")


def can_end(state: StarState, ship: int, point: int, origin: int) -> bool:
    """May a ship whose flight began at `origin` end here, founding or not?"""
    if taken(state, point, ship):
        return False
    if can_found(state, ship, point):
        return True
    if point == origin and site_at(state, point) != NOWHERE:
        return False
    return can_stay(state, ship, point)


def can_finish(state: StarState, ship: int, point: int, origin: int, left: int) -> bool:
    """Is there a place to end within so many steps from here? Discoveries on the way are not foreseen."""
    if can_end(state, ship, point, origin):
        return True
    if left > 0:
        for other in BESIDE[point]:
            if passable(state, other) and can_finish(state, ship, other, origin, left - 1):
                return True
    return False


def must_leave(state: StarState, ship: int) -> bool:
    """SF-516, SF-518: does this ship, which has not moved, stand where it must not stay?"""
    point = state.fleet.at[ship]
    return foreign_port(state, owner_of(ship), point) or site_at(state, point) != NOWHERE


def can_leave(state: StarState, ship: int, steps: int) -> bool:
    """Is there another place where its flight may end?"""
    point = state.fleet.at[ship]
    return steps > 0 and _reaches(state, ship, point, point, steps)


def _reaches(state: StarState, ship: int, point: int, origin: int, left: int) -> bool:
    for other in BESIDE[point]:
        if passable(state, other):
            if other != origin and can_end(state, ship, other, origin):
                return True
            if left > 1 and _reaches(state, ship, other, origin, left - 1):
                return True
    return False


# --- what a ship finds ---


def unknown_slot(state: StarState, point: int) -> int:
    """SF-701: a face-down quarter on whose rim this is, or NOWHERE."""
    for slot in SLOTS_AT[point]:
        if state.board.tiles[slot] == FACE_DOWN:
            return slot
    return NOWHERE


def hidden_planet(state: StarState, point: int) -> int:
    """SF-702, SF-703: a planet whose disc is to be turned, or NOWHERE."""
    for slot in SLOTS_AT[point]:
        if is_system(state, slot):
            for planet in PLANETS_OF[slot]:
                if state.board.discs[planet] == HIDDEN:
                    return planet
    return NOWHERE


def beaten_planet(state: StarState, seat: int) -> int:
    """SF-705, SF-706: a planet next to a ship of the seat whose pirates or ice are no match; or NOWHERE."""
    for ship in state.players[seat].ships:
        point = state.fleet.at[ship]
        if point != NOWHERE:
            for planet in PLANETS_AT[point]:
                disc = state.board.discs[planet]
                if disc >= PIRATES and strength_against(state, seat, disc) >= STRENGTH[disc]:
                    return planet
    return NOWHERE


def strength_against(state: StarState, seat: int, disc: int) -> int:
    player = state.players[seat]
    return player.upgrades[CARGO] if disc >= ICE else player.cannons()


# --- spaceports and sites ---


def free_port_points(state: StarState, seat: int) -> list[int]:
    """SF-414: where a new ship of the seat may start."""
    found: list[int] = []
    for site in range(PLANETS):
        if state.board.sites[site] == PORT + seat:
            for point in PORT_POINTS[site]:
                if point not in state.fleet.at:
                    found.append(point)
    return found


def close_third_site(state: StarState, site: int) -> None:
    """SF-219: with three players two colonies in a system away from home are all."""
    if state.seats == 3 and site >= HOME_PLANETS:
        free = state.board.free_sites(SLOT_OF[site])
        if len(free) == 1:
            state.board.stand(free[0], CLOSED)


def close_free_sites(state: StarState) -> None:
    """SF-218: with three players, what is free at home stays free."""
    if state.seats == 3:
        for site in range(HOME_PLANETS):
            if state.board.sites[site] == VACANT:
                state.board.stand(site, CLOSED)
