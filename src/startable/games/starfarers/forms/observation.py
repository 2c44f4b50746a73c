"""What a seat sees of Starfarers as bytes, for learners. Seats are counted from the own one on.

Learners look at every step, so what is one of few things is looked up as a row of bytes, not written anew.
"""

from typing import Final

from mypy_extensions import i64

from startable.core.known import Known
from startable.games.starfarers.box.board import NOWHERE, PLANETS, POINTS, SLOTS
from startable.games.starfarers.box.encounters import CARDS
from startable.games.starfarers.box.parts import (
    DISC_NAMES,
    DISCS,
    FRIENDS,
    KINDS,
    NO_PLANET,
    PEOPLES,
    RESOURCE_ON,
    SCENES,
    TILES,
    TRANSPORTERS,
    UPGRADES,
)
from startable.games.starfarers.rules.encounter import question
from startable.games.starfarers.state.board import CLOSED, PORT, VACANT, settler
from startable.games.starfarers.state.fleet import owner_of
from startable.games.starfarers.state.layout import unseen_cards
from startable.games.starfarers.state.player import ANSWER_KINDS, NO_TERMS, REASONS, Player
from startable.games.starfarers.state.stack import ASKED, STAGE_NAMES
from startable.games.starfarers.state.state import StarState

_NONE: Final = -1
_SEATS: Final = 4
_STATIONS: Final = len(PEOPLES)
_TERMS: Final = 2 * KINDS
_MOST: Final = 255


def _flags(*which: int, of: int) -> bytes:
    return bytes([int(each in which) for each in range(of)])


def _one_of(many: int) -> list[bytes]:
    """By index, a row with that one flag; the last row, which _NONE finds, has none."""
    return [_flags(each, of=many) for each in range(many + 1)]


def _quarter(tile: int, turn: int) -> bytes:
    """Which one it is, and what each of its planets gives; the last tile is one that lies face down."""
    planets = RESOURCE_ON[tile][turn] if tile < TILES else [NO_PLANET] * 3
    return _flags(tile, of=TILES + 1) + b"".join([_flags(planet, of=KINDS) for planet in planets])


def _site(there: int, seat: int, seats: int) -> bytes:
    """Whose it is, whether it is a spaceport, whether it is closed."""
    if there in (VACANT, CLOSED):
        return _flags(*([_SEATS + 1] if there == CLOSED else []), of=_SEATS + 2)
    whose = (settler(there) - seat) % seats
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
_STAGE_ROWS: Final = _one_of(len(STAGE_NAMES))
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
_SEAT: Final = _COUNTS + _STATIONS + FRIENDS + _TERMS + ANSWER_KINDS + len(REASONS) + TRANSPORTERS * 5
_NO_OFFER: Final = bytes(_TERMS)
_EMPTY_SEATS: Final = [bytes(_SEAT * (_SEATS - seats)) for seats in range(_SEATS + 1)]
_BOARD: Final = SLOTS * (TILES + 1 + 3 * KINDS) + PLANETS * (len(DISC_NAMES) + _SEATS + 2)
_SPACE: Final = (TRANSPORTERS + 2) * POINTS
_STAGE: Final = len(STAGE_NAMES) + len(SCENES) + CARDS + 1
_BESIDE: Final = 4 * KINDS + CARDS + len(DISCS) + 6 + TRANSPORTERS
WIDTH: Final = _BOARD + _SPACE + _SEATS * _SEAT + _STAGE + _BESIDE + _SEATS


def observe(known: Known[StarState]) -> bytearray:
    """The board, the ships, the seats from the own one on, then what lies beside, and which seat it is."""
    state, seat = known.state, known.seat
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
    board = state.board
    tiles, turns = board.tiles, board.turns
    sites = _SITES[state.seats][seat]
    first: i64 = 0
    for slot in range(SLOTS):
        rows.append(_QUARTER_ROWS[tiles[slot] * 3 + turns[slot]])
        rows.append(_DISCS.row(board.discs, first))
        rows.append(sites.row(board.sites, first))
        first += 3


def _add_space(rows: list[bytes], state: StarState, seat: int) -> None:
    """The points of the own ships by their number, of the others' by their kind."""
    others = bytearray(2 * POINTS)
    for ship, point in enumerate(state.fleet.at):
        if owner_of(ship) == seat:
            rows.append(_POINT_ROWS[point])
        elif point != NOWHERE:
            others[state.fleet.kinds[ship] * POINTS + point] = 1
    rows.append(bytes(others))


def _add_seats(rows: list[bytes], state: StarState, seat: int) -> None:
    for offset in range(state.seats):
        who = (seat + offset) % state.seats
        player = state.players[who]
        rows.append(_counts(player, int(state.active == who)))
        rows.append(_figures(state, who))
        rows.append(bytes(player.friends))
        rows.append(_terms(player))
        rows.append(_ANSWER_ROWS[player.answer])
        rows.append(_FLEETS.row(_fleet(state, player), 0))
    rows.append(_EMPTY_SEATS[state.seats])


def _terms(player: Player) -> bytes:
    """Mostly there are none, which needs no new row."""
    terms = player.terms
    return bytes(terms.gives + terms.gets) if terms is not NO_TERMS else _NO_OFFER


def _counts(player: Player, active: int) -> bytes:
    upgrades, stations = player.upgrades, player.stations
    return bytes(
        [
            player.points,
            player.cards(),
            player.owed,
            upgrades[0],
            upgrades[1],
            upgrades[2],
            stations[0],
            stations[1],
            stations[2],
            stations[3],
            player.halves,
            player.medals,
            player.pending,
            active,
            min(_MOST, player.said),
        ]
    )


def _figures(state: StarState, who: int) -> bytes:
    """Of which peoples the seat has the figure."""
    mask = 0
    for people in range(_STATIONS):
        if state.figures[people] == who:
            mask |= 1 << people
    return _FIGURE_ROWS[mask]


def _fleet(state: StarState, player: Player) -> list[int]:
    """The kind and the status of each ship that flies, as one of _SHIP_ROWS."""
    found: list[int] = []
    for ship in player.ships:
        flies = state.fleet.flies(ship)
        found.append(1 + state.fleet.kinds[ship] * 3 + state.fleet.status[ship] if flies else 0)
    return found


def _add_stage(rows: list[bytes], state: StarState) -> None:
    """What is about to happen; in an encounter its scene, the card once it is known, and the amount."""
    stage = state.stage()
    card, amount = _NONE, 0
    if stage == ASKED:
        node = question(state)
        card, amount = node.card if state.number() else _NONE, node.amount
    rows.append(_STAGE_ROWS[stage])
    rows.append(_SCENE_ROWS[state.encounter.scene])
    rows.append(_CARD_ROWS[card])
    rows.append(bytes([amount]))


def _add_cards(rows: list[bytes], state: StarState, seat: int) -> None:
    """The own hand, what it laid down, the bank, and all that is in the supply pile or with the others."""
    player = state.players[seat]
    rows.append(bytes(player.hand.counts + player.laid.counts + state.bank + unseen_cards(state, seat)))


def _add_rest(rows: list[bytes], state: StarState) -> None:
    """Encounter cards and discs that nobody has seen; the supply pile; the flight."""
    flight = state.flight
    speed = state.speed() if flight.base else 0
    rows.append(bytes(state.encounter.pile))
    rows.append(bytes(state.board.unturned))
    rows.append(bytes([state.supply.size(), flight.base, speed, flight.left, flight.jumps, state.used]))
    rows.append(_FLYING_ROWS[flight.flying])
