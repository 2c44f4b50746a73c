"""What a seat sees of Starfarers as bytes, for learners. Seats are counted from the own one on.

Learners look at every step, so what is one of few things is looked up as a row of bytes, not written anew.
"""

from typing import Final

from mypy_extensions import i64

from startable.games.starfarers.board import NOWHERE, PLANETS, POINTS, SLOTS
from startable.games.starfarers.encounters import CARDS, NODES, START
from startable.games.starfarers.frames import ASKED, FRAME, FRAME_NAMES
from startable.games.starfarers.marks import ANSWER_KINDS, CLOSED, COLONY, PORT, REASONS, TERMS, VACANT
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
from startable.games.starfarers.stock import engines, hand_size, how_many, supply_size

_SEATS: Final = 4
_STATIONS: Final = len(PEOPLES)
_MOST: Final = 255


def _flags(*which: int, of: int) -> bytes:
    return bytes([int(each in which) for each in range(of)])


def _one_of(many: int) -> list[bytes]:
    """By index, a row with that one flag; the last row, which -1 finds, has none."""
    return [_flags(each, of=many) for each in range(many + 1)]


def _quarter(tile: int, turn: int) -> bytes:
    """Which one it is, and what each of its planets gives; the last tile is one that lies face down."""
    known = range(tile * 9 + turn * 3, tile * 9 + turn * 3 + 3) if tile < TILES else range(0)
    planets = [RESOURCE_ON[place] for place in known] or [-1, -1, -1]
    return _flags(tile, of=TILES + 1) + b"".join([_flags(planet, of=KINDS) for planet in planets])


def _site(there: int, seat: int, seats: int) -> bytes:
    """Whose it is, whether it is a spaceport, whether it is closed."""
    if there in (VACANT, CLOSED):
        return _flags(*([_SEATS + 1] if there == CLOSED else []), of=_SEATS + 2)
    whose = ((there - COLONY) % 4 - seat) % seats
    return _flags(whose, *([_SEATS] if there >= PORT else []), of=_SEATS + 2)


def _answer(answer: int) -> bytes:
    """What the seat says to an offer, and why; nothing while it is silent."""
    kind, reason = answer % ANSWER_KINDS, answer // ANSWER_KINDS
    spoken = [kind, ANSWER_KINDS + reason] if answer else []
    return _flags(*spoken, of=ANSWER_KINDS + len(REASONS))


class Threes:
    """Rows of three things side by side, by their kinds; each is made when it is first asked for."""

    def __init__(self, rows: list[bytes]) -> None:
        self._rows = rows
        self._kinds: i64 = len(rows)
        self._made: list[bytes] = [b""] * len(rows) ** 3

    def row(self, kinds: list[int], first: i64) -> bytes:
        one: i64 = kinds[first]
        two: i64 = kinds[first + 1]
        three: i64 = kinds[first + 2]
        at = (one * self._kinds + two) * self._kinds + three
        row = self._made[at]
        if not row:
            row = self._rows[one] + self._rows[two] + self._rows[three]
            self._made[at] = row
        return row


_POINT_ROWS: Final = _one_of(POINTS)
_FRAME_ROWS: Final = _one_of(len(FRAME_NAMES))
_SCENE_ROWS: Final = _one_of(len(SCENES))
_CARD_ROWS: Final = _one_of(CARDS)
_FLYING_ROWS: Final = _one_of(TRANSPORTERS)
_SEAT_ROWS: Final = _one_of(_SEATS)
_QUARTER_ROWS: Final = [_quarter(tile, turn) for tile in range(TILES + 1) for turn in range(3)]
_DISCS: Final = Threes([_flags(disc, of=len(DISC_NAMES)) for disc in range(len(DISC_NAMES))])
_SITES: Final = [
    [Threes([_site(there, seat, seats) for there in range(CLOSED + 1)]) for seat in range(seats)]
    for seats in range(_SEATS + 1)
]
_ANSWER_ROWS: Final = [_answer(answer) for answer in range(ANSWER_KINDS * len(REASONS))]
_FIGURE_ROWS: Final = [
    bytes([mask >> people & 1 for people in range(_STATIONS)]) for mask in range(1 << _STATIONS)
]
_SHIP_ROWS: Final = [
    bytes(5),
    *[_flags(kind, 2 + status, of=5) for kind in range(2) for status in range(3)],
]
_FLEETS: Final = Threes(_SHIP_ROWS)

_COUNTS: Final = 8 + UPGRADES + _STATIONS
_SEAT: Final = _COUNTS + _STATIONS + FRIENDS + TERMS + ANSWER_KINDS + len(REASONS) + TRANSPORTERS * 5
_NOTHING: Final = [bytes(many) for many in range(FRIENDS + 1)]
_EMPTY_SEATS: Final = [bytes(_SEAT * (_SEATS - seats)) for seats in range(_SEATS + 1)]
_BOARD: Final = SLOTS * (TILES + 1 + 3 * KINDS) + PLANETS * (len(DISC_NAMES) + _SEATS + 2)
_SPACE: Final = (TRANSPORTERS + 2) * POINTS
_STAGE: Final = len(FRAME_NAMES) + len(SCENES) + CARDS + 1
_BESIDE: Final = 4 * KINDS + CARDS + len(DISCS) + 6 + TRANSPORTERS
WIDTH: Final = _BOARD + _SPACE + _SEATS * _SEAT + _STAGE + _BESIDE + _SEATS


def observe(state: StarState, seat: int) -> bytearray:
    """The board, the ships, the seats from the own one on, then what lies beside, and which seat it is."""
    rows: list[bytes] = []
    _add_board(rows, state, seat)
    _add_space(rows, state, seat)
    _add_seats(rows, state, seat)
    _add_stage(rows, state)
    _add_cards(rows, state, seat)
    _add_rest(rows, state)
    rows.append(_SEAT_ROWS[seat])
    return bytearray().join(rows)


def _add_board(rows: list[bytes], state: StarState, seat: int) -> None:
    """Each quarter with its planets, their discs and their sites."""
    tiles, turns = state.tiles, state.turns
    sites = _SITES[state.seats][seat]
    first: i64 = 0
    for slot in range(SLOTS):
        rows.append(_QUARTER_ROWS[tiles[slot] * 3 + turns[slot]])
        rows.append(_DISCS.row(state.discs, first))
        rows.append(sites.row(state.sites, first))
        first += 3


def _add_space(rows: list[bytes], state: StarState, seat: int) -> None:
    """The points of the own ships by their number, of the others' by their kind."""
    others = bytearray(2 * POINTS)
    for ship, point in enumerate(state.ships):
        if ship // TRANSPORTERS == seat:
            rows.append(_POINT_ROWS[point])
        elif point != NOWHERE:
            others[state.kinds[ship] * POINTS + point] = 1
    rows.append(bytes(others))


def _add_seats(rows: list[bytes], state: StarState, seat: int) -> None:
    for offset in range(state.seats):
        who = (seat + offset) % state.seats
        rows.append(_counts(state, who))
        rows.append(_figures(state, who))
        rows.append(_part(state.friends, who * FRIENDS, FRIENDS))
        rows.append(_part(state.terms, who * TERMS, TERMS))
        rows.append(_ANSWER_ROWS[state.answers[who]])
        rows.append(_FLEETS.row(_fleet(state, who), 0))
    rows.append(_EMPTY_SEATS[state.seats])


def _part(counts: list[int], first: i64, many: i64) -> bytes:
    """Mostly there is nothing, which needs no new row."""
    for at in range(first, first + many):
        if counts[at]:
            return bytes(counts[int(first) : int(first + many)])
    return _NOTHING[many]


def _counts(state: StarState, who: int) -> bytes:
    upgrades, stations = state.upgrades, state.stations
    return bytes(
        [
            state.points[who],
            hand_size(state, who) + how_many(state.laid, who * KINDS),
            state.owed[who],
            upgrades[who * UPGRADES],
            upgrades[who * UPGRADES + 1],
            upgrades[who * UPGRADES + 2],
            stations[who * _STATIONS],
            stations[who * _STATIONS + 1],
            stations[who * _STATIONS + 2],
            stations[who * _STATIONS + 3],
            state.halves[who],
            state.medals[who],
            state.pending[who],
            int(state.active == who),
            min(_MOST, state.said[who]),
        ]
    )


def _figures(state: StarState, who: int) -> bytes:
    """Of which peoples the seat has the figure."""
    mask = 0
    for people in range(_STATIONS):
        if state.figures[people] == who:
            mask |= 1 << people
    return _FIGURE_ROWS[mask]


def _fleet(state: StarState, who: int) -> list[int]:
    """The kind and the status of each ship that flies, as one of _SHIP_ROWS."""
    found = [0, 0, 0]
    for number in range(TRANSPORTERS):
        ship = who * TRANSPORTERS + number
        if state.ships[ship] != NOWHERE:
            found[number] = 1 + state.kinds[ship] * 3 + state.status[ship]
    return found


def _add_stage(rows: list[bytes], state: StarState) -> None:
    """What is about to happen; in an encounter its scene, the card once it is known, and the amount."""
    frame, number = state.stack[-1] % FRAME, state.stack[-1] // FRAME
    card, amount = -1, 0
    if frame == ASKED:
        node = NODES[number - 1] if number else NODES[START[SCENE_CARDS[state.scene][0]]]
        card, amount = node.card if number else -1, node.amount
    rows.append(_FRAME_ROWS[frame])
    rows.append(_SCENE_ROWS[state.scene])
    rows.append(_CARD_ROWS[card])
    rows.append(bytes([amount]))


def _add_cards(rows: list[bytes], state: StarState, seat: int) -> None:
    """The own hand, what it laid down, the bank, and all that is in the supply pile or with the others."""
    bank, own = state.bank, seat * KINDS
    cards = state.hands[own : own + KINDS] + state.laid[own : own + KINDS] + bank
    for kind in range(KINDS):
        cards.append(CARDS_EACH - bank[kind] - cards[kind] - cards[KINDS + kind])
    rows.append(bytes(cards))


def _add_rest(rows: list[bytes], state: StarState) -> None:
    """Encounter cards and discs that nobody has seen; the supply pile; the flight."""
    speed = state.base + engines(state, state.active) if state.base else 0
    rows.append(bytes(state.pile))
    rows.append(bytes(state.unturned))
    rows.append(bytes([supply_size(state), state.base, speed, state.left, state.jumps, state.used]))
    rows.append(_FLYING_ROWS[state.flying])
