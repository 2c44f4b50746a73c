"""What a seat knows, as numbers for learners. Seats are counted from the own one on.

Learners look at every step, so what is one of few things is looked up as a row of bytes, not written anew.
"""

from itertools import product
from typing import Final

from startable.core.known import Known
from startable.core.sight import ONE_BYTE, Piece
from startable.games.smugglers.box.parts import (
    CRUISER,
    NO_SHEET,
    PLACES,
    PLANET_COLOURS,
    SHIPS,
    STATION,
    TOKENS,
)
from startable.games.smugglers.rules.scoring import card_worth, score
from startable.games.smugglers.state.dice import NO_DICE, Dice, owner, shown
from startable.games.smugglers.state.state import PHASES, Player, Several, SmugglersState

_SEATS: Final = 6
_PLACES: Final = len(PLACES)
_TOKENS: Final = len(TOKENS)
_LOWEST_TOKEN: Final = TOKENS[0]
_CARD: Final = 11 + 2 * _SEATS + 2
"""How many numbers a card has: what is printed on it and its worth, then bids, then what is to be paid."""
_STOCK: Final = 10 + _TOKENS + 2
_HELD: Final = 4 + 5 + 2
_SEAT: Final = _STOCK + _HELD
_ROUND: Final = len(PHASES) - 1 + 2 + 4 + _TOKENS
WIDTH: Final = _ROUND + _PLACES * _CARD + _SEATS * (_SEAT + NO_SHEET)


def _only(at: int, of: int) -> bytes:
    return bytes([int(each == at) for each in range(of)])


_PHASE_ROWS: Final = [_only(phase - 1, len(PHASES) - 1) for phase in range(len(PHASES))]
"""The choosing of colours, which comes first, is none of the others."""
_TOKEN_ROWS: Final = [bytes([mask >> token & 1 for token in range(_TOKENS)]) for mask in range(1 << _TOKENS)]
_PRINTED: Final = [
    bytes([*SHIPS[card], *PLANET_COLOURS[card], int(STATION[card])]) for card in range(len(SHIPS))
]
_TURNS: Final = [bytes([*signs, won]) for signs in product(range(2), repeat=3) for won in range(_PLACES + 1)]
_OWED: Final = [bytes([owed >> 1, owed & 1]) for owed in range(4)]
_SHEET_ROWS: Final = [_only(sheet, NO_SHEET) for sheet in range(NO_SHEET + 1)]
_NO_BIDS: Final = bytes(2 * _SEATS)
NO_CARDS: Final = [bytes(_CARD * (_PLACES - cards)) for cards in range(_PLACES + 1)]
"""By the cards that lie on the table: where the others would be."""
NO_PLAYERS: Final = [bytes(_SEAT * (_SEATS - seats)) for seats in range(_SEATS + 1)]
_NO_SHEETS: Final = [bytes(NO_SHEET * (_SEATS - seats)) for seats in range(_SEATS + 1)]


def observe(known: Known[SmugglersState]) -> bytearray:
    """The phase, galaxies left, the pool and the middle; each card on the table; each seat; each sheet."""
    state, seat = known.state, known.seat
    pieces: list[Piece] = []
    add_round(pieces, state, bytes(state.pool.goods))
    for place in range(len(state.sectors.cards)):
        pieces.append(card_row(state, place, seat, owed(state, place, seat)))
    pieces.append(NO_CARDS[len(state.sectors.cards)])
    for offset in range(state.seats):
        who = (seat + offset) % state.seats
        player = state.players[who]
        pieces += [stock(player), turns(state, who), held(player), points(state, who)]
    pieces.append(NO_PLAYERS[state.seats])
    add_sheets(pieces, state, seat)
    return bytearray().join(pieces)


def add_round(pieces: list[Piece], state: SmugglersState, goods: bytes) -> None:
    pieces.append(_PHASE_ROWS[state.phase])
    pieces.append(ONE_BYTE[state.set_up.galaxies - state.galaxy])
    pieces.append(ONE_BYTE[state.pool.energy])
    pieces.append(goods)
    pieces.append(_tokens(state.race.middle))


def _tokens(tokens: Several) -> bytes:
    mask = 0
    for token in tokens:
        mask |= 1 << token - _LOWEST_TOKEN
    return _TOKEN_ROWS[mask]


# --- cards on the table ---


def dice_on(state: SmugglersState, place: int) -> Dice:
    return state.sectors.dice[place] if state.sectors.dice else NO_DICE


def owed(state: SmugglersState, place: int, seat: int) -> int:
    """As bits: whether the seat has won this card, and whether it has paid energy for it."""
    player = state.players[seat]
    won = 2 if player.won and place in player.won else 0
    return won + (1 if player.paid and place in player.paid else 0)


def card_row(state: SmugglersState, place: int, seat: int, owed: int) -> bytes:
    """Its ships, planets and station, what it is worth to this seat, the bids, what is to be paid."""
    card, dice = state.sectors.cards[place], dice_on(state, place)
    bids = _bids(dice, seat, state.seats) if dice else _NO_BIDS
    return b"".join([_PRINTED[card], ONE_BYTE[card_worth(state, seat, card)], bids, _OWED[owed]])


def _bids(dice: Dice, seat: int, seats: int) -> bytes:
    """The highest die of each seat, then how many it has there."""
    values = [0] * (2 * _SEATS)
    for die in dice:
        at = (owner(die) - seat) % seats
        values[at] = max(values[at], shown(die))
        values[at + _SEATS] += 1
    return bytes(values)


# --- seats ---


def stock(player: Player) -> bytes:
    """Energy, goods, and dice placed."""
    return bytes([player.energy, *player.goods, player.placed])


def turns(state: SmugglersState, who: int) -> bytes:
    """Its turns of phases, and how many cards it has won."""
    signs = 1 if in_hand(state, who) else 0
    signs = signs * 2 + (state.race.waited >> who & 1)
    signs = signs * 2 + (1 if state.queue and who in state.queue else 0)
    return _TURNS[signs * (_PLACES + 1) + len(state.players[who].won)]


def held(player: Player) -> bytes:
    """Tokens, how many cards there are, face up and down, and the planets and ships of those face up."""
    values = [0] * (_HELD - 2)
    for card in player.up:
        planets, ships = PLANET_COLOURS[card], SHIPS[card]
        for colour in range(CRUISER):
            values[colour] += planets[colour]
        for kind in range(CRUISER + 1):
            values[CRUISER + kind] += ships[kind]
    return _tokens(player.tokens) + bytes([len(player.up), len(player.down), *values])


def points(state: SmugglersState, who: int) -> bytes:
    """Points or debts."""
    found = score(state, who)
    return bytes([found, 0]) if found > 0 else bytes([0, -found])


def in_hand(state: SmugglersState, who: int) -> bool:
    """Is it the quickest hand? While a die may fall, the place of its tower counts as one too, as ever."""
    return who == state.race.quickest or who == state.race.tower


def add_sheets(pieces: list[Piece], state: SmugglersState, seat: int) -> None:
    for offset in range(state.seats):
        pieces.append(_SHEET_ROWS[state.players[(seat + offset) % state.seats].sheet])
    pieces.append(_NO_SHEETS[state.seats])
