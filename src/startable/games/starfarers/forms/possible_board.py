"""How the parts can lie on the board, for positions that come from outside: quarters, discs, sites, ships."""

from startable.core.unreadable import Unreadable
from startable.games.starfarers.box.board import (
    HOME_PLANETS,
    HOMES,
    NOWHERE,
    PLANETS,
    PLANETS_OF,
    POINT_NAMES,
    SITE_AT,
    SLOT_NAMES,
    SLOT_OF,
    SLOT_STARS,
    SLOTS,
)
from startable.games.starfarers.box.parts import (
    DISC_SYMBOLS,
    DISCS,
    FACE_DOWN,
    HIDDEN,
    HOME_TILE,
    PIRATES,
    SPARE,
    TILE_STARS,
    TRADE_SHIP,
)
from startable.games.starfarers.rules.space import (
    is_held,
    is_system,
    passable,
    people_at,
    symbol_of,
    unknown_slot,
)
from startable.games.starfarers.state.board import CLOSED, VACANT, is_settled
from startable.games.starfarers.state.choices import FIRST_GAME, WILD
from startable.games.starfarers.state.state import StarState


def check_board(state: StarState) -> None:
    _check_quarters(state)
    _check_discs(state)
    for site in range(PLANETS):
        if state.board.sites[site] != VACANT:
            _check_site(state, site)
    if state.seats == 3:
        _check_closed(state)
    for ship in range(len(state.fleet.at)):
        if state.fleet.flies(ship):
            _check_ship(state, ship)


# --- quarters ---


def _check_quarters(state: StarState) -> None:
    """SF-203 to SF-206: every quarter once, home systems at home, and stars where they belong."""
    for slot in range(SLOTS):
        if _is_astray(state, slot):
            raise Unreadable("sf-quarter-astray", {"at": SLOT_NAMES[slot]}, "SF-203")
    if min(state.board.unlaid) < 0:
        raise Unreadable("sf-quarter-twice", {}, "SF-104")
    if state.choices.setup == FIRST_GAME and FACE_DOWN in state.board.tiles:
        raise Unreadable("sf-quarter-hidden", {}, "SF-202")


def _is_astray(state: StarState, slot: int) -> bool:
    tile = state.board.tiles[slot]
    if slot < HOMES:
        return tile != HOME_TILE + slot or state.board.turns[slot] != 0
    if tile == FACE_DOWN:
        return False
    wrong_stars = state.choices.setup != WILD and TILE_STARS[tile] != SLOT_STARS[slot]
    return tile >= HOME_TILE or wrong_stars


# --- discs ---


def _check_discs(state: StarState) -> None:
    """SF-108, SF-708: on every planet lies a turned disc of its symbol, or a spare one for a marker."""
    turned = [_turned(state, symbol) for symbol in range(SPARE + 1)]
    fallen = len(turned[SPARE])
    for planet in _markers_first(state):
        if not is_system(state, SLOT_OF[planet]) or not _is_covered(state, planet, turned):
            raise Unreadable("sf-disc-wrong", {"at": SLOT_NAMES[SLOT_OF[planet]]}, "SF-108")
    if any(turned) or sum([player.medals for player in state.players]) != fallen:
        raise Unreadable("sf-discs-left", {}, "SF-708")


def _turned(state: StarState, symbol: int) -> list[int]:
    """The faces of the discs with this symbol that were turned."""
    unturned = state.board.unturned
    return [DISCS[disc] for disc in range(len(DISCS)) if DISC_SYMBOLS[disc] == symbol and not unturned[disc]]


def _markers_first(state: StarState) -> list[int]:
    discs = state.board.discs
    markers = [planet for planet in range(PLANETS) if discs[planet] >= PIRATES]
    return markers + [planet for planet in range(PLANETS) if HIDDEN < discs[planet] < PIRATES]


def _is_covered(state: StarState, planet: int, turned: list[list[int]]) -> bool:
    """Takes the disc of this planet from those that were turned; a spare one with the marker that fell."""
    own, spare, face = turned[symbol_of(state, planet)], turned[SPARE], state.board.discs[planet]
    if face in own:
        own.remove(face)
        return True
    if face in spare and max(own, default=HIDDEN) >= PIRATES:
        spare.remove(face)
        own.remove(max(own))
        return True
    return False


# --- sites ---


def _check_site(state: StarState, site: int) -> None:
    there, at = state.board.sites[site], {"at": SLOT_NAMES[SLOT_OF[site]]}
    if not is_system(state, SLOT_OF[site]) or (there == CLOSED and state.seats > 3):
        raise Unreadable("sf-no-such-site", at, "SF-105")
    away = site >= HOME_PLANETS and there != CLOSED
    if away and (is_held(state, site) or state.board.discs[site] == HIDDEN):
        raise Unreadable("sf-colony-too-early", at, "SF-602")


def _check_closed(state: StarState) -> None:
    """SF-219: the third site of a system is closed just when two colonies stand."""
    for slot in range(HOMES, SLOTS):
        there = [state.board.sites[site] for site in PLANETS_OF[slot]]
        closed, free = there.count(CLOSED), there.count(VACANT)
        if closed > 1 or ((closed == 1) != (free == 0) and free < 2):
            raise Unreadable("sf-no-such-site", {"at": SLOT_NAMES[slot]}, "SF-105")


# --- ships ---


def _check_ship(state: StarState, ship: int) -> None:
    """SF-510 to SF-514: where no ship can have ended. The one in flight may be over another."""
    point, flying = state.fleet.at[ship], state.ship_in_flight()
    if not passable(state, point) or (ship != flying and _cannot_have_ended(state, ship, flying)):
        raise Unreadable("sf-ship-astray", {"at": POINT_NAMES[point]}, "SF-510")


def _cannot_have_ended(state: StarState, ship: int, flying: int) -> bool:
    at = state.fleet.at
    point = at[ship]
    if unknown_slot(state, point) != NOWHERE or people_at(state, point) != NOWHERE:
        return True
    if any([at[other] == point for other in range(len(at)) if other not in (ship, flying)]):
        return True
    site = SITE_AT[point]
    if site == NOWHERE or not is_system(state, SLOT_OF[site]):
        return False
    return state.fleet.kinds[ship] == TRADE_SHIP or is_settled(state.board.sites[site])
