"""Points that a smuggler may expect: points so far, what the stocks may still buy, what the dice promise.

Made by hand. The net is told of it, and whoever plays on by rollouts goes by it, since it is quick.
"""

from math import sqrt
from typing import Final

from startable.games.smugglers.box.parts import DICE, PLANETS, SHIPS
from startable.games.smugglers.rules.bids import highest, lowest_bid, price, speed, winner
from startable.games.smugglers.rules.payment import payable
from startable.games.smugglers.rules.scoring import card_worth, cards_lost, cards_worth, ship_bonus
from startable.games.smugglers.state.state import BIDDING, GOODS, QUICKEST, RESTOCKING, SmugglersState

# Tuned by play against each other (`startable arena`).
_ENERGY_A_ROUND: Final = 3.2
_GOODS_A_ROUND: Final = 1.9
_USE: Final = 0.35
"""What one energy or good is worth that can still be spent; one that cannot costs a point."""
_OUTBID: Final = 0.16
_HOPE: Final = 0.4
_SCALE: Final = 12.0


def share(expected: list[float], seat: int) -> float:
    """The lead over the best of the others, or how far behind, squeezed between 0 and 1."""
    best = -1000.0
    for other in range(len(expected)):
        if other != seat:
            best = max(best, expected[other])
    lead = (expected[seat] - best) / _SCALE
    return 0.5 + 0.49 * lead / (1.0 + abs(lead))


def guesses(expected: list[float]) -> list[float]:
    """Everybody's chance, together 1: the odds of each share, to the power of three quarters. Roots are the
    same on every machine, as powers are not."""
    odds: list[float] = []
    for seat in range(len(expected)):
        found = share(expected, seat)
        root = sqrt(found / (1.0 - found))
        odds.append(root * sqrt(root))
    total = sum(odds)
    return [each / total for each in odds]


def prospects(state: SmugglersState, seat: int) -> float:
    """Points that this seat may expect."""
    total = float(cards_worth(state, seat) - cards_lost(state, seat) + ship_bonus(state, seat))
    rounds, player = state.set_up.galaxies - state.galaxy, state.players[seat]
    energy, goods = float(player.energy), float(sum(player.goods))
    if state.phase == RESTOCKING:
        if seat in state.queue:
            total += _token_worth(state, seat, energy, goods, rounds)
        return total + _stock(energy, goods, rounds)
    if player.tokens:
        total += _token_worth(state, seat, energy, goods, rounds)
    return total + _cards_and_stock(state, seat, energy, goods, rounds)


def _stock(energy: float, goods: float, rounds: int) -> float:
    """What can be spent in the rounds to come is worth a little; what is left over at the end costs."""
    spend = min(energy, _ENERGY_A_ROUND * rounds)
    give = min(goods, _GOODS_A_ROUND * rounds)
    return _USE * (spend + give) - (energy - spend) - (goods - give)


def _token_worth(state: SmugglersState, seat: int, energy: float, goods: float, rounds: int) -> float:
    """Restocking: the better of energy and goods, or nothing; a −1 sheds one (SM-501, SM-504)."""
    value = float(speed(state, seat))
    now = _stock(energy, goods, rounds)
    if value < 0:
        return max(0.0, _stock(energy - 1.0, goods, rounds) - now, _stock(energy, goods - 1.0, rounds) - now)
    more = max(_stock(energy + value, goods, rounds), _stock(energy, goods + value, rounds))
    return max(0.0, more - now)


def _cards_and_stock(state: SmugglersState, seat: int, energy: float, goods: float, rounds: int) -> float:
    """Cards about to be won, paid in the order of the table, and what is left of the stocks after that."""
    total = 0.0
    bidding, player, cards = state.phase in (BIDDING, QUICKEST), state.players[seat], state.sectors.cards
    for place in range(len(state.sectors.dice)):
        if _pending(state, seat, place, bidding):
            chance, card = _holds(state, seat, place) if bidding else 1.0, cards[place]
            paid = state.phase == GOODS or place in player.paid
            cost = 0.0 if paid else float(price(state, place))
            if energy < cost or not payable(player.goods, card):
                total -= chance * PLANETS[card]
            else:
                energy -= chance * cost
                give = min(goods, float(sum(SHIPS[card])) - _left_out(goods, rounds))
                goods -= chance * give
                total += chance * card_worth(state, seat, card)
    if bidding and not player.tokens:
        total += _hope(state, seat, energy, goods, rounds)
    return total + _stock(energy, goods, rounds)


def _pending(state: SmugglersState, seat: int, place: int, bidding: bool) -> bool:
    if bidding:
        return winner(state, place) == seat
    player = state.players[seat]
    return place in player.won or place in player.paid


def _left_out(goods: float, rounds: int) -> float:
    return 1.0 if goods <= _GOODS_A_ROUND * (rounds + 1) else 0.0


def _holds(state: SmugglersState, seat: int, place: int) -> float:
    """The chance that nobody bids more: fewer hands and a higher die make it safer."""
    risk = _OUTBID * (7 - highest(state, place)) / 3.0
    chance = 1.0
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and not player.tokens and player.placed < DICE:
            chance *= 1.0 - risk
    return chance


def _hope(state: SmugglersState, seat: int, energy: float, goods: float, rounds: int) -> float:
    """What the dice still in hand may win: a part of the best cards that are open to them."""
    best, player = 0.0, state.players[seat]
    for place in range(len(state.sectors.dice)):
        value = lowest_bid(state, place)
        if value <= 6 and winner(state, place) != seat and energy >= value:
            card = state.sectors.cards[place]
            if payable(player.goods, card):
                spent = _stock(energy - value, goods - min(goods, 1.5), rounds) - _stock(
                    energy, goods, rounds
                )
                best = max(best, card_worth(state, seat, card) + spent)
    return _HOPE * best * (DICE - player.placed)
