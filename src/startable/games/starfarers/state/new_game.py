"""A new game: the first game as printed, or a board that is still to be laid (SF-201 to SF-206)."""

from startable.core.bag import Bag
from startable.core.movers import NOBODY
from startable.games.starfarers.box.board import (
    HOMES,
    NOWHERE,
    PLANETS,
    PLANETS_OF,
    SLOT_NAMES,
    SLOT_OF,
    SLOTS,
    point_at,
    site_between,
)
from startable.games.starfarers.box.encounters import CARDS
from startable.games.starfarers.box.parts import (
    CARDS_EACH,
    COLONY_SHIP,
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    EMPTY,
    ENGINE,
    FACE_DOWN,
    FIRST,
    HIDDEN,
    HOME_TILE,
    KINDS,
    PEOPLES,
    SUPPLY_EACH,
    TILE_COUNTS,
    TILE_NAMES,
    TRANSPORTERS,
)
from startable.games.starfarers.state.board import CLOSED, PORT, VACANT, Board
from startable.games.starfarers.state.choices import EXPLORER, FIRST_GAME, STRATEGIC, Choices
from startable.games.starfarers.state.deeds import NO_DEEDS
from startable.games.starfarers.state.fleet import READY, SHIPS_OF, Fleet
from startable.games.starfarers.state.player import (
    NO_FRIENDS,
    NO_STATIONS,
    NO_TERMS,
    NO_UPGRADES,
    NOTHING_LAID,
    SILENT,
    Player,
)
from startable.games.starfarers.state.stack import HOME, LAY, OPENING
from startable.games.starfarers.state.state import NO_SCENE, NOT_FLYING, Encounter, Flight, StarState
from startable.games.starfarers.state.stock import rescore, settle


def new_game(choices: Choices, seats: int) -> StarState:
    state = _bare(choices, seats)
    if choices.setup == FIRST_GAME:
        _lay_first_game(state)
        state.push(OPENING)
    elif choices.setup == STRATEGIC:
        state.push(LAY, HOMES)
    else:
        state.push(HOME)
    return state


def box_tiles(choices: Choices) -> list[int]:
    """By tile, how many are laid in this set-up, without the home systems (SF-203 to SF-206)."""
    counts = TILE_COUNTS.copy()
    if choices.setup in (STRATEGIC, EXPLORER):
        counts[EMPTY] -= 1
    return counts


# --- everything in the box, bank and supply pile filled (SF-101) ---


def _bare(choices: Choices, seats: int) -> StarState:
    state = StarState()
    state.choices = choices
    state.seats = seats
    state.stack = []
    state.turn = 0
    state.active = 0
    state.starter = 0
    state.board = _bare_board(choices)
    state.fleet = _bare_fleet(seats)
    state.players = tuple([_bare_player(seat) for seat in range(seats)])
    state.bank = [CARDS_EACH - SUPPLY_EACH] * KINDS
    state.supply = Bag([SUPPLY_EACH] * KINDS)
    state.figures = [NOBODY] * len(PEOPLES)
    state.encounter = _bare_encounter()
    state.flight = _bare_flight()
    state.used = 0
    state.done = NO_DEEDS
    state.undone = 0
    state.rolls = [0] * 4
    state.winner = NOBODY
    return state


def _bare_board(choices: Choices) -> Board:
    board = Board()
    board.tiles = [HOME_TILE + slot if slot < HOMES else FACE_DOWN for slot in range(SLOTS)]
    board.turns = [0] * SLOTS
    board.discs = [HIDDEN] * PLANETS
    board.sites = [VACANT] * PLANETS
    board.unlaid = box_tiles(choices)
    board.unturned = [1] * len(DISCS)
    return board


def _bare_fleet(seats: int) -> Fleet:
    fleet = Fleet()
    fleet.at = [NOWHERE] * (seats * TRANSPORTERS)
    fleet.kinds = [COLONY_SHIP] * (seats * TRANSPORTERS)
    fleet.status = [READY] * (seats * TRANSPORTERS)
    return fleet


def _bare_player(seat: int) -> Player:
    player = Player()
    player.hand = Bag([0] * KINDS)
    player.laid = NOTHING_LAID
    player.owed = 0
    player.upgrades = NO_UPGRADES
    player.halves = 0
    player.medals = 0
    player.points = 0
    player.colonies = 0
    player.ports = 0
    player.stations = NO_STATIONS
    player.friends = NO_FRIENDS
    player.ships = SHIPS_OF[seat]
    player.pending = 0
    player.terms = NO_TERMS
    player.answer = SILENT
    player.said = 0
    return player


def _bare_encounter() -> Encounter:
    encounter = Encounter()
    encounter.pile = [1] * CARDS
    encounter.scene = NO_SCENE
    encounter.gift = [0] * KINDS
    encounter.taken = [0] * KINDS
    return encounter


def _bare_flight() -> Flight:
    flight = Flight()
    flight.base = 0
    flight.flying = NOT_FLYING
    flight.origin = NOWHERE
    flight.left = 0
    flight.jumps = 0
    return flight


# --- the first game ---


def _lay_first_game(state: StarState) -> None:
    """SF-202, SF-217: quarters, home discs and pieces; those of a fourth colour nobody plays block."""
    for slot in range(HOMES, SLOTS):
        tile = TILE_NAMES.index(FIRST[SLOT_NAMES[slot]])
        state.board.lay(slot, tile, 0)
        state.board.take_tile(tile)
    for slot in range(HOMES):
        for index in range(3):
            _lay_disc(state.board, PLANETS_OF[slot][index], FIRST["discs"][SLOT_NAMES[slot]][index])
    for seat in range(4):
        _place_first_pieces(state, seat)
    for seat in range(state.seats):
        state.players[seat].equip(ENGINE)
        rescore(state, seat)


def _lay_disc(board: Board, planet: int, name: str) -> None:
    face = DISC_NAMES.index(name)
    board.turn_disc(planet, face)
    for disc in range(len(DISCS)):
        if DISCS[disc] == face and DISC_SYMBOLS[disc] == SLOT_OF[planet]:
            board.take_disc(disc)


def _place_first_pieces(state: StarState, seat: int) -> None:
    pieces = FIRST["pieces"][seat]
    port = _first_site(pieces["port"])
    colonies = [_first_site(each) for each in pieces["colonies"]]
    if seat >= state.seats:
        for site in [port, *colonies]:
            state.board.stand(site, CLOSED)
        return
    for site in [port, *colonies]:
        settle(state, seat, site)
    state.board.stand(port, PORT + seat)
    state.players[seat].ports = 1
    point = point_at([(each[0], each[1]) for each in pieces["ship"]])
    state.fleet.put(SHIPS_OF[seat][0], COLONY_SHIP, point)


def _first_site(where: list[str]) -> int:
    slot = SLOT_NAMES.index(where[0])
    names = FIRST["discs"][where[0]]
    return site_between(slot, names.index(where[1]), names.index(where[2]))
