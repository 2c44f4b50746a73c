"""Moves and views of Starfarers as numbers, for learners. Seats are counted from the own one on."""

from typing import Final

from startable.core.game import View
from startable.core.move import Move
from startable.core.numbering import Numbering
from startable.games.starfarers.board import NOWHERE, PLANETS, POINTS, PORT_POINTS, SLOTS
from startable.games.starfarers.encounters import CARDS, NODES, START
from startable.games.starfarers.frames import ASKED, FRAME, FRAME_NAMES
from startable.games.starfarers.marks import (
    ANSWER_KINDS,
    CLOSED,
    COLONY,
    NOBODY,
    NOT_FLYING,
    PORT,
    REASONS,
    TERMS,
    VACANT,
)
from startable.games.starfarers.moves.answers import (
    ANSWERS,
    GAINS,
    GIVES,
    GROUNDS,
    HAND_OVERS,
    REMOVES,
    TAKES,
)
from startable.games.starfarers.moves.bank import BANKS, FAME_MOVE, HELPS
from startable.games.starfarers.moves.building import DEPART, PLACES, PORTS, SHIPS, UPGRADE_MOVES
from startable.games.starfarers.moves.deals import AGREES, DEALS, DECLINES, WITHDRAW
from startable.games.starfarers.moves.flight import END_TURN, GOES, JUMPS, STOP
from startable.games.starfarers.moves.founding import DOCK_MOVES, EQUIPS, LAUNCHES, SETTLES
from startable.games.starfarers.moves.offers import MORES, OFFERS
from startable.games.starfarers.moves.settling import BEFRIENDS, FOUNDS
from startable.games.starfarers.moves.sevens import AIDS, DISCARDS, ROBS
from startable.games.starfarers.parts import (
    CARDS_EACH,
    DISC_NAMES,
    DISCS,
    FRIENDS,
    KINDS,
    PEOPLES,
    RESOURCE_ON,
    SCENE_CARDS,
    SCENES,
    TILES,
    TRANSPORTERS,
    UPGRADES,
)
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import cannons, engines, hand_size, supply_size

_PORTS: Final = sorted({point for points in PORT_POINTS for point in points})

_TABLE: Final[list[Move[StarState]]] = [
    *(DEPART, END_TURN, STOP, WITHDRAW, FAME_MOVE),
    *DECLINES,
    *SETTLES,
    *DOCK_MOVES,
    *[row[point] for row in LAUNCHES for point in _PORTS],
    *EQUIPS,
    *(*DISCARDS, *ROBS, *AIDS),
    *[move for row in BANKS for move in row],
    *HELPS[1:],
    *[move for row in OFFERS for move in row],
    *[move for row in MORES for move in row],
    *AGREES,
    *[move for row in DEALS for move in row],
    *[row[point] for row in SHIPS for point in _PORTS],
    *PORTS,
    *UPGRADE_MOVES,
    *[PLACES[point] for point in _PORTS],
    *[move for row in GOES for move in row],
    *FOUNDS,
    *BEFRIENDS,
    *[move for row in JUMPS for move in row],
    *(*ANSWERS, *GIVES, *TAKES, *HAND_OVERS, *GROUNDS, *REMOVES, *GAINS),
]
_NUMBERING: Final = Numbering(_TABLE)
MOVES: Final = len(_TABLE)

_SEATS: Final = 4
_MOST: Final = 255
_QUARTER: Final = TILES + 1 + 3 * KINDS


def _quarter(tile: int, turn: int) -> bytes:
    """Which one it is, and what each of its planets gives; the last tile is one that lies face down."""
    known = range(tile * 9 + turn * 3, tile * 9 + turn * 3 + 3) if tile < TILES else range(0)
    planets = [RESOURCE_ON[place] for place in known] or [-1, -1, -1]
    which = [int(tile == each) for each in range(TILES + 1)]
    return bytes([*which, *[int(planet == kind) for planet in planets for kind in range(KINDS)]])


_QUARTERS: Final[list[list[bytes]]] = [
    [_quarter(tile, turn) for turn in range(3)] for tile in range(TILES + 1)
]
_DISCS: Final[list[bytes]] = [
    bytes([int(disc == each) for each in range(len(DISC_NAMES))]) for disc in range(len(DISC_NAMES))
]

_FRIENDS: Final = 12 + 2 * len(PEOPLES)
"""Where the friendship cards begin among the numbers of a seat; the terms and the ships follow."""
_TERMS: Final = _FRIENDS + FRIENDS
_SHIPS: Final = _TERMS + TERMS + ANSWER_KINDS + len(REASONS)
_SHIP: Final = 5
_SEAT: Final = _SHIPS + TRANSPORTERS * _SHIP

_SITE: Final = _SEATS + 2
_SITES: Final = SLOTS * _QUARTER + PLANETS * len(DISC_NAMES)
_OWN_SHIPS: Final = _SITES + PLANETS * _SITE
_OTHER_SHIPS: Final = _OWN_SHIPS + TRANSPORTERS * POINTS
_IN_SPACE: Final = PLANETS * _SITE + (TRANSPORTERS + 2) * POINTS
_EMPTY_SPACE: Final = bytes(_IN_SPACE)
_CARDS: Final = _SEATS * _SEAT
"""From here on, the numbers of the last part are counted behind the ships."""
_STAGE: Final = _CARDS + 4 * KINDS
_SCENE: Final = _STAGE + len(FRAME_NAMES)
_PILE: Final = _SCENE + len(SCENES)
_UNLAID: Final = _PILE + CARDS
_UNTURNED: Final = _UNLAID + TILES
_REST: Final = _UNTURNED + len(DISCS)
_ASKED: Final = _REST + 6 + TRANSPORTERS
_OWN: Final = _ASKED + CARDS + 1
_LAST: Final = _OWN + _SEATS
WIDTH: Final = _SITES + _IN_SPACE + _LAST


def encode(move: Move[StarState]) -> int:
    return _NUMBERING.of(move)


def decode(number: int, view: View) -> Move[StarState]:
    return _TABLE[number]


def observe(state: StarState, seat: int) -> bytearray:
    """The board, the ships, the seats from the own one on, then what lies beside, and which seat it is."""
    last = [0] * _LAST
    for offset in range(state.seats):
        _write_seat(last, offset * _SEAT, state, (seat + offset) % state.seats)
    _write_cards(last, state, seat)
    _write_stage(last, state)
    _write_rest(last, state)
    last[_OWN + seat] = 1
    seen = bytearray(b"".join([*_board(state), _EMPTY_SPACE, bytes(last)]))
    _write_sites(seen, state, seat)
    for offset in range(state.seats):
        _write_ships(seen, state, (seat + offset) % state.seats, offset)
    return seen


def _board(state: StarState) -> list[bytes]:
    """Each quarter with its planets, then each planet's disc."""
    found = [_QUARTERS[tile][turn] for tile, turn in zip(state.tiles, state.turns, strict=True)]
    for disc in state.discs:
        found.append(_DISCS[disc])
    return found


def _write_sites(seen: bytearray, state: StarState, seat: int) -> None:
    """Whose it is, whether it is a spaceport, whether it is closed."""
    for site in range(PLANETS):
        there = state.sites[site]
        if there == VACANT:
            continue
        at = _SITES + site * _SITE
        if there == CLOSED:
            seen[at + _SEATS + 1] = 1
        else:
            seen[at + ((there - COLONY) % 4 - seat) % state.seats] = 1
            if there >= PORT:
                seen[at + _SEATS] = 1


def _write_ships(seen: bytearray, state: StarState, who: int, offset: int) -> None:
    """The points of the own ships by their number, of the others' by their kind."""
    for ship in range(who * TRANSPORTERS, who * TRANSPORTERS + TRANSPORTERS):
        point = state.ships[ship]
        if point != NOWHERE:
            own = _OWN_SHIPS + ship % TRANSPORTERS * POINTS
            seen[(own if offset == 0 else _OTHER_SHIPS + state.kinds[ship] * POINTS) + point] = 1


def _write_seat(seen: list[int], start: int, state: StarState, who: int) -> None:
    """What lies on the seat's side of the table, and how many cards it holds."""
    seen[start] = state.points[who]
    seen[start + 1] = hand_size(state, who) + sum(state.laid[who * KINDS : who * KINDS + KINDS])
    seen[start + 2] = state.owed[who]
    seen[start + 3] = engines(state, who)
    seen[start + 4] = cannons(state, who)
    seen[start + 5] = state.halves[who]
    seen[start + 6] = state.medals[who]
    seen[start + 7] = state.pending[who]
    seen[start + 8] = int(state.active == who)
    _write_counts(seen, start + 9, state.upgrades, who * UPGRADES, UPGRADES)
    _write_counts(seen, start + 12, state.stations, who * len(PEOPLES), len(PEOPLES))
    for people in range(len(PEOPLES)):
        if state.figures[people] == who:
            seen[start + 12 + len(PEOPLES) + people] = 1
    _write_counts(seen, start + _FRIENDS, state.friends, who * FRIENDS, FRIENDS)
    _write_deal(seen, start + _TERMS, state, who)
    _write_fleet(seen, start + _SHIPS, state, who)


def _write_deal(seen: list[int], start: int, state: StarState, who: int) -> None:
    """Terms that the seat offers, how often it changed them, its answer, and why it refuses."""
    _write_counts(seen, start, state.terms, who * TERMS, TERMS)
    seen[start + TERMS] = min(_MOST, state.said[who])
    answer = state.answers[who]
    if answer:
        seen[start + TERMS + answer % ANSWER_KINDS] = 1
        seen[start + TERMS + ANSWER_KINDS + answer // ANSWER_KINDS] = 1


def _write_fleet(seen: list[int], start: int, state: StarState, who: int) -> None:
    """The kind and the status of each ship that flies."""
    for number in range(TRANSPORTERS):
        ship = who * TRANSPORTERS + number
        if state.ships[ship] != NOWHERE:
            seen[start + number * _SHIP + state.kinds[ship]] = 1
            seen[start + number * _SHIP + 2 + state.status[ship]] = 1


def _write_counts(seen: list[int], start: int, counts: list[int], first: int, many: int) -> None:
    for index in range(many):
        if counts[first + index]:
            seen[start + index] = counts[first + index]


def _write_cards(seen: list[int], state: StarState, seat: int) -> None:
    """The own hand, what it laid down, the bank, and all that is in the supply pile or with the others."""
    for kind in range(KINDS):
        hand, laid = state.hands[seat * KINDS + kind], state.laid[seat * KINDS + kind]
        seen[_CARDS + kind] = hand
        seen[_CARDS + KINDS + kind] = laid
        seen[_CARDS + 2 * KINDS + kind] = state.bank[kind]
        seen[_CARDS + 3 * KINDS + kind] = CARDS_EACH - state.bank[kind] - hand - laid


def _write_stage(seen: list[int], state: StarState) -> None:
    """What is about to happen; in an encounter its scene, the card once it is known, and the amount."""
    frame = state.stack[-1] % FRAME
    seen[_STAGE + frame] = 1
    if state.scene == NOBODY:
        return
    seen[_SCENE + state.scene] = 1
    if frame == ASKED:
        number = state.stack[-1] // FRAME
        node = NODES[number - 1] if number else NODES[START[SCENE_CARDS[state.scene][0]]]
        seen[_ASKED + CARDS] = node.amount
        if number:
            seen[_ASKED + node.card] = 1


def _write_rest(seen: list[int], state: StarState) -> None:
    """Encounter cards, quarters and discs that nobody has seen; the supply pile; the flight."""
    _write_counts(seen, _PILE, state.pile, 0, CARDS)
    _write_counts(seen, _UNLAID, state.unlaid, 0, TILES)
    _write_counts(seen, _UNTURNED, state.unturned, 0, len(DISCS))
    seen[_REST] = supply_size(state)
    seen[_REST + 1] = state.base
    seen[_REST + 2] = state.base + engines(state, state.active) if state.base else 0
    seen[_REST + 3] = state.left
    seen[_REST + 4] = state.jumps
    seen[_REST + 5] = state.used
    if state.flying != NOT_FLYING:
        seen[_REST + 6 + state.flying] = 1
