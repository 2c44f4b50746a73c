"""Which positions can exist: whatever a text tells that no game can lead to is refused by a rule."""

from startable.core.unreadable import Unreadable
from startable.games.starfarers.board import (
    HOMES,
    NOWHERE,
    PLANETS,
    POINT_NAMES,
    SITE_AT,
    SLOT_NAMES,
    SLOT_STARS,
    SLOTS,
)
from startable.games.starfarers.choices import FIRST_GAME, WILD
from startable.games.starfarers.frames import FRAME, FRIEND
from startable.games.starfarers.marks import CLOSED, NOBODY, NOT_FLYING, VACANT
from startable.games.starfarers.parts import (
    COLONIES,
    COLONY_SHIP,
    DISC_SYMBOLS,
    DISCS,
    DOCKS,
    FACE_DOWN,
    FRIEND_COPIES,
    FRIENDS,
    GOAL,
    HIDDEN,
    HOME_TILE,
    KINDS,
    LIMITS,
    MODULES,
    OUTPOST,
    PEOPLE_OF,
    PEOPLES,
    PIRATES,
    RESOURCES,
    SPARE,
    STATIONS,
    TILE_STARS,
    TRADE_SHIP,
    TRANSPORTERS,
    UPGRADES,
)
from startable.games.starfarers.space import (
    is_held,
    is_system,
    passable,
    people_at,
    symbol_of,
    unknown_slot,
)
from startable.games.starfarers.stages import stack_fits
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import ship_count


def check(state: StarState) -> None:
    """Unreadable unless the parts of the box can lie so, and the stack can be about to happen."""
    _check_quarters(state)
    _check_discs(state)
    _check_cards(state)
    for seat in range(state.seats):
        _check_pieces(state, seat)
    _check_sites(state)
    _check_ships(state)
    _check_friends(state)
    _check_end(state)
    if not stack_fits(state):
        raise Unreadable("sf-stack-wrong", {}, "SF-301")


def _check_quarters(state: StarState) -> None:
    """SF-203 to SF-206: every quarter once, home systems at home, and stars where they belong."""
    for slot in range(SLOTS):
        tile = state.tiles[slot]
        if slot < HOMES:
            wrong = tile != HOME_TILE + slot or state.turns[slot] != 0
        else:
            astray = (
                state.choices.setup != WILD and tile != FACE_DOWN and TILE_STARS[tile] != SLOT_STARS[slot]
            )
            wrong = tile >= HOME_TILE or astray
        if wrong:
            raise Unreadable("sf-quarter-astray", {"at": SLOT_NAMES[slot]}, "SF-203")
    if min(state.unlaid) < 0:
        raise Unreadable("sf-quarter-twice", {}, "SF-104")
    if state.choices.setup == FIRST_GAME and FACE_DOWN in state.tiles:
        raise Unreadable("sf-quarter-hidden", {}, "SF-202")


def _check_discs(state: StarState) -> None:
    """SF-108, SF-708: on every planet lies a turned disc of its symbol, or a spare one for a marker."""
    spare = [DISCS[disc] for disc in _turned(state, SPARE)]
    loose = [[DISCS[disc] for disc in _turned(state, symbol)] for symbol in range(SPARE)]
    shown = [planet for planet in range(PLANETS) if state.discs[planet] != HIDDEN]
    markers = [planet for planet in shown if state.discs[planet] >= PIRATES]
    numbers = [planet for planet in shown if state.discs[planet] < PIRATES]
    for planet in [*markers, *numbers]:
        if not is_system(state, planet // 3):
            raise Unreadable("sf-disc-wrong", {"at": SLOT_NAMES[planet // 3]}, "SF-108")
        pool, face = loose[symbol_of(state, planet)], state.discs[planet]
        if face in pool:
            pool.remove(face)
        elif face in spare and max(pool, default=0) >= PIRATES:
            spare.remove(face)
            pool.remove(max(pool))
        else:
            raise Unreadable("sf-disc-wrong", {"at": SLOT_NAMES[planet // 3]}, "SF-108")
    if any(loose) or spare or sum(state.medals) != len(_turned(state, SPARE)):
        raise Unreadable("sf-discs-left", {}, "SF-708")


def _turned(state: StarState, symbol: int) -> list[int]:
    return [disc for disc in range(len(DISCS)) if DISC_SYMBOLS[disc] == symbol and not state.unturned[disc]]


def _check_cards(state: StarState) -> None:
    for kind in range(KINDS):
        if state.supply[kind] < 0:
            raise Unreadable("sf-too-many-cards", {"resource": RESOURCES[kind]}, "SF-101")


def _check_pieces(state: StarState, seat: int) -> None:
    """SF-102, SF-417: nobody has more than the box gives."""
    colonies = state.colonies[seat] + ship_count(state, seat, COLONY_SHIP)
    stations = sum(state.stations[seat * 4 : seat * 4 + 4]) + ship_count(state, seat, TRADE_SHIP)
    upgrades = state.upgrades[seat * UPGRADES : seat * UPGRADES + UPGRADES]
    name = {"seat": "ABCD"[seat]}
    if colonies > COLONIES or stations > STATIONS or state.ports[seat] > MODULES:
        raise Unreadable("sf-too-many-pieces", name, "SF-102")
    if any([upgrades[kind] > LIMITS[kind] for kind in range(UPGRADES)]):
        raise Unreadable("sf-too-many-upgrades", name, "SF-417")


def _check_sites(state: StarState) -> None:
    for site in range(PLANETS):
        there = state.sites[site]
        at = {"at": SLOT_NAMES[site // 3]}
        if there == VACANT:
            continue
        if not is_system(state, site // 3) or (there == CLOSED and state.seats > 3):
            raise Unreadable("sf-no-such-site", at, "SF-105")
        away = site >= HOMES * 3
        if away and there != CLOSED and (is_held(state, site) or state.discs[site] == HIDDEN):
            raise Unreadable("sf-colony-too-early", at, "SF-602")
    if state.seats == 3:
        _check_closed(state)


def _check_closed(state: StarState) -> None:
    """SF-219: the third site of a system is closed just when two colonies stand."""
    for slot in range(HOMES, SLOTS):
        there = state.sites[slot * 3 : slot * 3 + 3]
        closed, free = there.count(CLOSED), there.count(VACANT)
        if closed > 1 or ((closed == 1) != (free == 0) and free < 2):
            raise Unreadable("sf-no-such-site", {"at": SLOT_NAMES[slot]}, "SF-105")


def _check_ships(state: StarState) -> None:
    """SF-510 to SF-514: where no ship can have ended. The one in flight may be over another."""
    flying = state.active * TRANSPORTERS + state.flying if state.flying != NOT_FLYING else NOWHERE
    for ship in range(len(state.ships)):
        point = state.ships[ship]
        if point == NOWHERE:
            continue
        if not passable(state, point) or (ship != flying and _astray(state, ship, flying)):
            raise Unreadable("sf-ship-astray", {"at": POINT_NAMES[point]}, "SF-510")


def _astray(state: StarState, ship: int, flying: int) -> bool:
    point = state.ships[ship]
    if unknown_slot(state, point) != NOWHERE or people_at(state, point) != NOWHERE:
        return True
    for other in range(len(state.ships)):
        if other not in (ship, flying) and state.ships[other] == point:
            return True
    site = SITE_AT[point]
    if site == NOWHERE or not is_system(state, site // 3):
        return False
    return state.kinds[ship] == TRADE_SHIP or VACANT < state.sites[site] < CLOSED


def _check_friends(state: StarState) -> None:
    """SF-606 to SF-610: a card for every station, and the figure with who has the most."""
    for card in range(FRIENDS):
        if sum(state.friends[card::FRIENDS]) > FRIEND_COPIES[card]:
            raise Unreadable("sf-friend-twice", {}, "SF-608")
    for people in range(4):
        at = {"people": PEOPLES[people]}
        built = [state.stations[seat * 4 + people] for seat in range(state.seats)]
        there = people in [OUTPOST[tile] for tile in state.tiles if tile != FACE_DOWN]
        if sum(built) > DOCKS or (max(built) > 0 and not there):
            raise Unreadable("sf-too-many-stations", at, "SF-607")
        holder = state.figures[people]
        if (holder == NOBODY) != (sum(built) == 0) or (holder != NOBODY and built[holder] < max(built)):
            raise Unreadable("sf-figure-wrong", at, "SF-610")
    _check_friend_count(state)


def _check_friend_count(state: StarState) -> None:
    for seat in range(state.seats):
        for people in range(4):
            held = [
                state.friends[seat * FRIENDS + card] for card in range(FRIENDS) if PEOPLE_OF[card] == people
            ]
            short = state.stations[seat * 4 + people] - sum(held)
            choosing = seat == state.active and state.stack[-1:] == [FRIEND + FRAME * people]
            if short != 0 and not (short == 1 and choosing):
                raise Unreadable("sf-friend-missing", {"seat": "ABCD"[seat]}, "SF-608")


def _check_end(state: StarState) -> None:
    """SF-902: the game is over just when the player whose turn it is has the points."""
    ended = state.points[state.active] >= GOAL and state.turn > 0
    if (state.winner != NOBODY) != ended or (ended and state.winner != state.active):
        raise Unreadable("sf-end-wrong", {}, "SF-902")
