"""What a seat sees of Starfarers as bytes, for learners. Seats are counted from the own one on.

Learners look at every step, so what is one of few things is looked up as a row of bytes, not written anew.
"""

from typing import Final, final

from mypy_extensions import i64

from startable.core.known import Known
from startable.core.sight import ONE_BYTE, Piece
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
from startable.games.starfarers.state.layout import unseen_cards
from startable.games.starfarers.state.player import (
    ANSWER_KINDS,
    NO_FRIENDS,
    NO_STATIONS,
    NO_TERMS,
    NO_UPGRADES,
    REASONS,
    SILENT,
    UNASKED,
    Player,
)
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
    """What the seat says to an offer, and why; nothing while it is silent. First flag: it is not asked."""
    if answer == UNASKED:
        return _flags(SILENT, of=ANSWER_KINDS + len(REASONS))
    kind, reason = answer % ANSWER_KINDS, answer // ANSWER_KINDS
    spoken = [kind, ANSWER_KINDS + reason] if answer else []
    return _flags(*spoken, of=ANSWER_KINDS + len(REASONS))


@final
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
_ANSWER_ROWS: Final = [_answer(answer) for answer in range(UNASKED + 1)]
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
_UNEQUIPPED: Final = bytes(UPGRADES + _STATIONS)
_FRIENDLESS: Final = [
    [figures + bytes(FRIENDS) + _NO_OFFER + answer for answer in _ANSWER_ROWS] for figures in _FIGURE_ROWS
]
"""By figures and answer: rows that all tables share."""
NOBODY_ROWS: Final = [bytes(_SEAT * (_SEATS - seats)) for seats in range(_SEATS + 1)]
"""By the number of players: where the others would be."""
QUARTERS: Final = SLOTS * (TILES + 1 + 3 * KINDS) + PLANETS * len(DISC_NAMES)
SITES: Final = PLANETS * (_SEATS + 2)
SPACE: Final = (TRANSPORTERS + 2) * POINTS
"""So many numbers each: parts of the row, in this order, and what seldom changes comes first."""
_STAGE: Final = len(STAGE_NAMES) + len(SCENES) + CARDS + 1
_BESIDE: Final = 4 * KINDS + CARDS + len(DISCS) + 6 + TRANSPORTERS
WIDTH: Final = QUARTERS + SITES + SPACE + _SEATS * _SEAT + _STAGE + _BESIDE + _SEATS


def observe(known: Known[StarState]) -> bytearray:
    """The board, the ships, the seats from the own one on, then what lies beside, and which seat it is."""
    state, seat = known.state, known.seat
    rows: list[Piece] = []
    add_quarters(rows, state)
    add_sites(rows, state, seat)
    rows.append(space(state, seat))
    for offset in range(state.seats):
        who = (seat + offset) % state.seats
        rows += [counted(state, who), lying(state, who), ships(state, who)]
    rows.append(NOBODY_ROWS[state.seats])
    add_stage(rows, state)
    rows.append(cards(state, seat))
    rows.append(bytes(state.encounter.pile))
    rows.append(bytes(state.board.unturned))
    rows.append(flight(state))
    add_last(rows, state, seat)
    return bytearray().join(rows)


def add_quarters(rows: list[Piece], state: StarState) -> None:
    """Each quarter with its planets and their discs: the same for all seats."""
    board = state.board
    tiles, turns = board.tiles, board.turns
    first: i64 = 0
    for slot in range(SLOTS):
        rows.append(_QUARTER_ROWS[tiles[slot] * 3 + turns[slot]])
        rows.append(_DISCS.row(board.discs, first))
        first += 3


def add_sites(rows: list[Piece], state: StarState, seat: int) -> None:
    """What stands on the planets, quarter by quarter."""
    sites = _SITES[state.seats][seat]
    first: i64 = 0
    for _ in range(SLOTS):
        rows.append(sites.row(state.board.sites, first))
        first += 3


def space(state: StarState, seat: int) -> bytearray:
    """The points of the own ships by their number, of the others' by their kind."""
    row = bytearray(SPACE)
    at, kinds = state.fleet.at, state.fleet.kinds
    first = seat * TRANSPORTERS
    for ship in range(len(at)):
        if at[ship] != NOWHERE:
            own = first <= ship < first + TRANSPORTERS
            row[(ship - first if own else TRANSPORTERS + kinds[ship]) * POINTS + at[ship]] = 1
    return row


def counted(state: StarState, who: int) -> bytes:
    """What lies before a player and is counted."""
    player = state.players[who]
    first = bytes([player.points, player.cards(), player.owed])
    active, said = 1 if state.active == who else 0, min(_MOST, player.said)
    last = bytes([player.halves, player.medals, player.pending, active, said])
    return b"".join([first, _equipped(player), last])


def _equipped(player: Player) -> bytes:
    """The upgrades and stations of a player."""
    if player.upgrades is NO_UPGRADES and player.stations is NO_STATIONS:
        return _UNEQUIPPED
    return bytes(player.upgrades + player.stations)


def lying(state: StarState, who: int) -> bytes:
    """The figures and friends of a player, and what it says to an offer."""
    player, has = state.players[who], _figures(state, who)
    if player.friends is NO_FRIENDS and player.terms is NO_TERMS:
        return _FRIENDLESS[has][player.answer]
    return b"".join([_FIGURE_ROWS[has], bytes(player.friends), _terms(player), _ANSWER_ROWS[player.answer]])


def ships(state: StarState, who: int) -> bytes:
    """The kind and the status of each of its ships."""
    return _FLEETS.row([_ship_row(state, ship) for ship in state.players[who].ships], 0)


def _figures(state: StarState, who: int) -> int:
    """Of which peoples the seat has the figure, as bits."""
    mask = 0
    for people in range(_STATIONS):
        if state.figures[people] == who:
            mask |= 1 << people
    return mask


def _terms(player: Player) -> bytes:
    """Mostly there are none, which needs no new row."""
    terms = player.terms
    return bytes(terms.gives + terms.gets) if terms is not NO_TERMS else _NO_OFFER


def _ship_row(state: StarState, ship: int) -> int:
    """The kind and the status of a ship if it flies, as one of _SHIP_ROWS."""
    fleet = state.fleet
    return 1 + fleet.kinds[ship] * 3 + fleet.status[ship] if fleet.flies(ship) else 0


def add_stage(rows: list[Piece], state: StarState) -> None:
    """What is about to happen; in an encounter its scene, the card once it is known, and the amount."""
    stage = state.stage()
    card, amount = _NONE, 0
    if stage == ASKED:
        node = question(state)
        card, amount = node.card if state.number() else _NONE, node.amount
    rows.append(_STAGE_ROWS[stage])
    rows.append(_SCENE_ROWS[state.encounter.scene])
    rows.append(_CARD_ROWS[card])
    rows.append(ONE_BYTE[amount])


def cards(state: StarState, seat: int) -> bytes:
    """The own hand, what it laid down, the bank, and all that is in the supply pile or with the others."""
    player = state.players[seat]
    return bytes(player.hand.counts + player.laid.counts + state.bank + unseen_cards(state, seat))


def flight(state: StarState) -> bytes:
    """The supply pile, and how far ships may fly."""
    at = state.flight
    speed = state.speed() if at.base else 0
    return bytes([state.supply.size(), at.base, speed, at.left, at.jumps, state.used])


def add_last(rows: list[Piece], state: StarState, seat: int) -> None:
    """The ship that flies, and which seat it is."""
    rows.append(_FLYING_ROWS[state.flight.flying])
    rows.append(_SEAT_ROWS[seat])
