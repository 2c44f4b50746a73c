"""Moves and views of Space Smugglers as numbers, for learners. Seats are counted from the own one on."""

from typing import Final

from startable.core.game import View
from startable.core.move import Move
from startable.core.numbering import Numbering
from startable.games.smugglers.moves.bidding import PLACES, TAKES, WAIT
from startable.games.smugglers.moves.paying import PAY_FOR, Give
from startable.games.smugglers.moves.restocking import DECLINE, GOODS_BY_SPEED, PUTS, TAKE_ENERGY
from startable.games.smugglers.parts import PLANET_COLOURS, SHIPS, STATION
from startable.games.smugglers.payment import PAYMENTS
from startable.games.smugglers.scoring import card_worth, score
from startable.games.smugglers.state import PHASES, SmugglersState

_ALL_PAYMENTS: Final = sorted({payment for card in PAYMENTS for payment in card})

_TABLE: Final[list[Move[SmugglersState]]] = [
    WAIT,
    DECLINE,
    *[PLACES[place][value] for place in range(6) for value in range(1, 7)],
    *[TAKES[token] for token in range(-1, 5)],
    *PAY_FOR,
    *[TAKE_ENERGY[count] for count in range(1, 5)],
    *PUTS,
    *GOODS_BY_SPEED[4],
    *[Give(place, *payment) for place in range(6) for payment in _ALL_PAYMENTS],
]
_NUMBERING: Final = Numbering(_TABLE)
MOVES: Final = len(_TABLE)

_SEATS: Final = 6
_PLACES: Final = 6
_TOKENS: Final = 6
_LOWEST_TOKEN: Final = -1
_BIDS: Final = 11
"""Where the bids of the seats begin among the numbers of a card: the highest die of each, then how many."""
_CARD: Final = _BIDS + 2 * _SEATS + 2
_STOCK: Final = 10
"""Where the tokens begin among the numbers of a seat."""
_HELD: Final = _STOCK + _TOKENS
_SEAT: Final = _HELD + 2 + 4 + 5 + 2

_ROUND: Final = len(PHASES)
_CARDS: Final = _ROUND + 2 + 4 + _TOKENS
_CREWS: Final = _CARDS + _PLACES * _CARD
WIDTH: Final = _CREWS + _SEATS * _SEAT


def encode(move: Move[SmugglersState], state: SmugglersState) -> int:
    return _NUMBERING.of(move)


def decode(number: int, view: View) -> Move[SmugglersState]:
    return _TABLE[number]


def observe(state: SmugglersState, seat: int) -> bytearray:
    """The phase, galaxies left, the pool and the middle; each card on the table; each seat."""
    seen = [0] * WIDTH
    seen[state.phase] = 1
    seen[_ROUND] = state.round.galaxies - state.galaxy
    seen[_ROUND + 1] = state.pool_energy
    _write_counts(seen, _ROUND + 2, state.pool_goods)
    _write_tokens(seen, _ROUND + 6, state.middle)
    for place in range(len(state.cards)):
        _write_card(seen, _CARDS + place * _CARD, state, place, seat)
    for offset in range(state.seats):
        _write_seat(seen, _CREWS + offset * _SEAT, state, (seat + offset) % state.seats)
    return bytearray(seen)


def _write_counts(seen: list[int], start: int, counts: list[int]) -> None:
    for index, count in enumerate(counts):
        if count:
            seen[start + index] = count


def _write_tokens(seen: list[int], start: int, tokens: list[int]) -> None:
    for token in tokens:
        seen[start + token - _LOWEST_TOKEN] = 1


def _write_card(seen: list[int], start: int, state: SmugglersState, place: int, seat: int) -> None:
    """Its ships, planets and station, what it is worth to this seat, the bids, what is to be paid."""
    card = state.cards[place]
    _write_counts(seen, start, SHIPS[card])
    _write_counts(seen, start + 5, PLANET_COLOURS[card])
    seen[start + 9] = int(STATION[card])
    seen[start + 10] = card_worth(state, seat, card)
    if state.dice:
        for die in state.dice[place]:
            _write_die(seen, start + _BIDS + ((die >> 3) - seat) % state.seats, die & 7)
    seen[start + _CARD - 2] = int(place in state.won[seat])
    seen[start + _CARD - 1] = int(place in state.paid[seat])


def _write_die(seen: list[int], at: int, value: int) -> None:
    if seen[at] < value:
        seen[at] = value
    seen[at + _SEATS] += 1


def _write_seat(seen: list[int], start: int, state: SmugglersState, who: int) -> None:
    """Stocks, dice placed, turns of phases, tokens, cards with their planets and ships, points or debts."""
    seen[start] = state.energy[who]
    _write_counts(seen, start + 1, state.goods[who])
    seen[start + 5] = state.placed[who]
    seen[start + 6] = int(state.hand == who)
    seen[start + 7] = state.waited >> who & 1
    seen[start + 8] = int(who in state.queue)
    seen[start + 9] = len(state.won[who])
    _write_tokens(seen, start + _STOCK, state.tokens[who])
    seen[start + _HELD] = len(state.up[who])
    seen[start + _HELD + 1] = len(state.down[who])
    for card in state.up[who]:
        for colour in range(4):
            seen[start + _HELD + 2 + colour] += PLANET_COLOURS[card][colour]
        for kind in range(5):
            seen[start + _HELD + 6 + kind] += SHIPS[card][kind]
    points = score(state, who)
    seen[start + _SEAT - 2] = max(0, points)
    seen[start + _SEAT - 1] = max(0, -points)
