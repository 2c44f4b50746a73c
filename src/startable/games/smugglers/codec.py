"""Moves and views of Space Smugglers as numbers, for learners. Seats are counted from the own one on."""

from typing import Final

from startable.core.game import View
from startable.core.move import Move
from startable.games.smugglers.moves.bidding import PLACES, TAKES, WAIT
from startable.games.smugglers.moves.paying import PAY_FOR, Give
from startable.games.smugglers.moves.restocking import DECLINE, GOODS_BY_SPEED, PUTS, TAKE_ENERGY
from startable.games.smugglers.parts import NAMES, PLANET_COLOURS, SHIPS, STATION
from startable.games.smugglers.payment import PAYMENTS
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
_NUMBERS: Final = {move: number for number, move in enumerate(_TABLE)}
MOVES: Final = len(_TABLE)

_SEATS: Final = 6
_CARD: Final = 5 + 4 + 1 + 2 + _SEATS
_SEAT: Final = 1 + 4 + 1 + 6 + 2
WIDTH: Final = len(PHASES) + 1 + 5 + 6 * _CARD + _SEATS * _SEAT


def encode(move: Move[SmugglersState]) -> int:
    return _NUMBERS[move]


def decode(number: int, view: View) -> Move[SmugglersState]:
    return _TABLE[number]


def observe(view: View, seat: int) -> list[int]:
    numbers = [int(view["phase"] == phase) for phase in PHASES]
    numbers += [view["galaxies"] - view["galaxy"], view["pool_energy"], *view["pool_goods"]]
    for place in range(6):
        numbers += _card(view, place, seat)
    for offset in range(_SEATS):
        numbers += _seat(view, seat, offset)
    return numbers


def _card(view: View, place: int, seat: int) -> list[int]:
    if place >= len(view["cards"]):
        return [0] * _CARD
    card = NAMES.index(view["cards"][place])
    dice = view["dice"][place] if view["dice"] else []
    best = [0] * _SEATS
    for who, value in dice:
        best[(who - seat) % len(view["energy"])] = max(value, best[(who - seat) % len(view["energy"])])
    worth = view["worth"][seat][place]
    return [*SHIPS[card], *PLANET_COLOURS[card], int(STATION[card]), worth, max(best), *best]


def _seat(view: View, seat: int, offset: int) -> list[int]:
    if offset >= len(view["energy"]):
        return [0] * _SEAT
    who = (seat + offset) % len(view["energy"])
    tokens = [int(token in view["tokens"][who]) for token in range(-1, 5)]
    points = sum(view["parts"][who].values())
    return [
        view["energy"][who],
        *view["goods"][who],
        view["placed"][who],
        *tokens,
        len(view["up"][who]),
        points,
    ]
