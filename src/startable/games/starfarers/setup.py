"""Set-up: the first game as printed, the variable layouts, and founding (SF-2xx)."""

from startable.core.event import Event
from startable.games.starfarers.board import (
    HOMES,
    NOWHERE,
    PLANETS,
    SLOT_NAMES,
    SLOTS,
    point_at,
    site_between,
)
from startable.games.starfarers.choices import EXPLORER, FIRST_GAME, STRATEGIC, Choices
from startable.games.starfarers.encounters import CARDS
from startable.games.starfarers.frames import DEAL, FRAME, HOME, LAY, OPEN, SETTLE
from startable.games.starfarers.marks import CLOSED, NOBODY, NOT_FLYING, PORT, READY, TERMS, VACANT
from startable.games.starfarers.parts import (
    CARDS_EACH,
    COLONY_SHIP,
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    EMPTY,
    ENGINE,
    FACE_DOWN,
    FIRST,
    FRIENDS,
    HIDDEN,
    HOME_TILE,
    KINDS,
    SUPPLY_EACH,
    TILE_COUNTS,
    TILE_NAMES,
    TRANSPORTERS,
    UPGRADES,
)
from startable.games.starfarers.space import settle
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import rescore


def new_game(choices: Choices, seats: int) -> StarState:
    state = _bare(choices, seats)
    for slot in range(HOMES):
        state.tiles[slot] = HOME_TILE + slot
    if choices.setup == FIRST_GAME:
        _lay_first_game(state)
        state.stack.append(OPEN)
    else:
        if choices.setup in (STRATEGIC, EXPLORER):
            state.unlaid[EMPTY] -= 1
        state.stack.append(LAY + FRAME * HOMES if choices.setup == STRATEGIC else HOME)
    return state


def _bare(choices: Choices, seats: int) -> StarState:
    """SF-101: everything in the box, bank and supply pile filled."""
    return StarState(
        choices,
        seats,
        0,
        0,
        0,
        [],
        [FACE_DOWN] * SLOTS,
        [0] * SLOTS,
        [HIDDEN] * PLANETS,
        [VACANT] * PLANETS,
        TILE_COUNTS.copy(),
        [1] * len(DISCS),
        [0] * (seats * KINDS),
        [CARDS_EACH - SUPPLY_EACH] * KINDS,
        [SUPPLY_EACH] * KINDS,
        [0] * (seats * UPGRADES),
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * (seats * 4),
        [NOBODY] * 4,
        [0] * (seats * FRIENDS),
        [NOWHERE] * (seats * TRANSPORTERS),
        [0] * (seats * TRANSPORTERS),
        [READY] * (seats * TRANSPORTERS),
        [0] * seats,
        0,
        NOT_FLYING,
        NOWHERE,
        0,
        0,
        0,
        [0] * (seats * TERMS),
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * (seats * KINDS),
        [1] * CARDS,
        NOBODY,
        [0] * KINDS,
        [0] * KINDS,
        [0] * 4,
        NOBODY,
    )


# --- the first game ---


def _lay_first_game(state: StarState) -> None:
    """SF-202, SF-217: quarters, home discs and pieces; those of a fourth colour nobody plays block."""
    for slot in range(HOMES, SLOTS):
        tile = TILE_NAMES.index(FIRST[SLOT_NAMES[slot]])
        state.tiles[slot] = tile
        state.unlaid[tile] -= 1
    for slot in range(HOMES):
        for index in range(3):
            _lay_disc(state, slot * 3 + index, FIRST["discs"][SLOT_NAMES[slot]][index])
    for seat in range(4):
        _place_first_pieces(state, seat)
    for seat in range(state.seats):
        state.upgrades[seat * UPGRADES + ENGINE] = 1
        rescore(state, seat)


def _lay_disc(state: StarState, planet: int, name: str) -> None:
    face = DISC_NAMES.index(name)
    state.discs[planet] = face
    for disc in range(len(DISCS)):
        if DISCS[disc] == face and DISC_SYMBOLS[disc] == planet // 3:
            state.unturned[disc] = 0


def _place_first_pieces(state: StarState, seat: int) -> None:
    pieces = FIRST["pieces"][seat]
    port = _first_site(pieces["port"])
    colonies = [_first_site(each) for each in pieces["colonies"]]
    if seat >= state.seats:
        for site in [port, *colonies]:
            state.sites[site] = CLOSED
        return
    for site in [port, *colonies]:
        settle(state, seat, site)
    state.sites[port] = PORT + seat
    state.ports[seat] = 1
    ship = seat * TRANSPORTERS
    state.ships[ship] = point_at([(each[0], each[1]) for each in pieces["ship"]])
    state.kinds[ship] = COLONY_SHIP


def _first_site(where: list[str]) -> int:
    slot = SLOT_NAMES.index(where[0])
    names = FIRST["discs"][where[0]]
    return site_between(slot, names.index(where[1]), names.index(where[2]))


# --- founding ---


def begin_founding(state: StarState, starter: int, out: list[Event] | None) -> None:
    """SF-208: who starts is known. In the first game the pieces stand already."""
    state.starter = starter
    state.active = starter
    for seat in range(len(state.rolls)):
        state.rolls[seat] = 0
    state.stack.append(DEAL if state.choices.setup == FIRST_GAME else SETTLE)
    if out is not None:
        out.append(Event("starts", {"seat": starter}))


def close_free_sites(state: StarState) -> None:
    """SF-218: with three players, what is free at home stays free."""
    if state.seats == 3:
        for site in range(HOMES * 3):
            if state.sites[site] == VACANT:
                state.sites[site] = CLOSED
