"""Which positions can exist: whatever a text tells that no game can lead to is refused by a rule."""

from itertools import pairwise

from startable.core.movers import NOBODY
from startable.core.unreadable import Unreadable
from startable.games.smugglers.box.parts import CRUISER, DICE, ENERGY_IN_BOX, GOODS_IN_BOX, NO_SHEET
from startable.games.smugglers.rules.bids import fall_percent, winner
from startable.games.smugglers.rules.flow import bidders, can_restock, falling_order, must_choose, owing
from startable.games.smugglers.rules.payment import payable
from startable.games.smugglers.state.dice import shown
from startable.games.smugglers.state.state import (
    BIDDING,
    CHOOSING,
    COUNTDOWN,
    DEALING,
    ENDED,
    ENERGY,
    FALLING,
    GOODS,
    NOWHERE,
    PHASES,
    QUICKEST,
    RESTOCKING,
    SmugglersState,
)


def possible(state: SmugglersState) -> None:
    """Unreadable unless some game can lead to this state."""
    _check_sheets(state)
    _check_tokens(state)
    _check_stocks(state)
    _check_dice(state)
    _check_cards(state)
    if not (_PHASE_CHECKS[state.phase](state) and _nothing_left_over(state)):
        raise Unreadable("sm-phase-wrong", {"phase": PHASES[state.phase]}, "SM-505")


def _check_sheets(state: SmugglersState) -> None:
    """SM-108: each colour once, chosen in the order of the seats; nobody plays without one."""
    sheets = [player.sheet for player in state.players]
    chosen = [sheet for sheet in sheets if sheet != NO_SHEET]
    in_order = chosen == sheets[: len(chosen)] and len(set(chosen)) == len(chosen)
    if not in_order or (len(chosen) == len(sheets)) == (state.phase == CHOOSING):
        raise Unreadable("sm-colours-wrong", {}, "SM-108")


def _check_tokens(state: SmugglersState) -> None:
    taken = [token for player in state.players for token in player.tokens]
    for token in taken:
        if token not in state.set_up.tokens:
            raise Unreadable("sm-token-unused", {"token": token}, "SM-105")
    if len(set(taken)) < len(taken):
        raise Unreadable("sm-token-twice", {}, "SM-105")
    most = 1 if state.seats > 2 else len(state.set_up.tokens) - 1
    if any(len(player.tokens) > most for player in state.players):
        raise Unreadable("sm-too-many-tokens", {}, "SM-207")


def _check_stocks(state: SmugglersState) -> None:
    stocks = [*state.players, state.pool]
    for colour in range(CRUISER):
        if sum(stock.goods[colour] for stock in stocks) > GOODS_IN_BOX:
            raise Unreadable("sm-too-many-goods", {}, "SM-101")
    if sum(stock.energy for stock in stocks) > ENERGY_IN_BOX:
        raise Unreadable("sm-too-much-energy", {}, "SM-101")


def _check_dice(state: SmugglersState) -> None:
    if any(player.placed > DICE for player in state.players):
        raise Unreadable("sm-too-many-dice", {}, "SM-101")
    on_cards = sum(len(dice) for dice in state.sectors.dice)
    falls = state.choices.towers and state.choices.fall_percent > 0
    if sum(player.placed for player in state.players) > on_cards and not falls:
        raise Unreadable("sm-die-nowhere", {}, "SM-812")
    _check_order(state)


def _check_order(state: SmugglersState) -> None:
    pairs = [(shown(low), shown(high)) for dice in state.sectors.dice for low, high in pairwise(dice)]
    if state.choices.towers and any(low >= high for low, high in pairs):
        raise Unreadable("sm-dice-order", {}, "SM-810")
    if any(low > high for low, high in pairs):
        raise Unreadable("sm-dice-order", {}, "SM-204")


def _check_cards(state: SmugglersState) -> None:
    piles = [card for player in state.players for card in (*player.up, *player.down)]
    if min(state.sectors.unseen) < 0 or len(set(piles)) < len(piles):
        raise Unreadable("sm-card-twice", {}, "SM-101")
    galaxies = state.set_up.galaxies - state.galaxy + 1
    if sum(state.sectors.unseen) < galaxies * state.set_up.cards - len(state.sectors.cards):
        raise Unreadable("sm-too-few-cards", {}, "SM-105")


def _nothing_left_over(state: SmugglersState) -> bool:
    """Nothing is there that belongs to another phase."""
    phase, race = state.phase, state.race
    paying = phase in (ENERGY, GOODS) or not any(player.won or player.paid for player in state.players)
    racing = phase in (QUICKEST, BIDDING, FALLING) or not race.waited
    picked = phase == BIDDING or race.quickest == NOBODY
    return paying and racing and picked and (phase == RESTOCKING or not state.queue)


def _choosing(state: SmugglersState) -> bool:
    return state.galaxy == 1 and not state.sectors.cards and _untouched(state)


def _countdown(state: SmugglersState) -> bool:
    return state.choices.live and not state.sectors.cards and _untouched(state)


def _dealing(state: SmugglersState) -> bool:
    return not _dealt(state) and _untouched(state)


def _dealt(state: SmugglersState) -> bool:
    return len(state.sectors.cards) == state.set_up.cards


def _untouched(state: SmugglersState) -> bool:
    return not any(player.placed or player.tokens for player in state.players)


def _racing(state: SmugglersState) -> bool:
    """SM-208, SM-907: two tokens or more are there, and somebody who has not waited."""
    waited = state.race.waited
    awaited = bidders(state) & ~waited != 0 and not (state.choices.live and waited)
    return _dealt(state) and len(state.race.middle) > 1 and awaited


def _quickest(state: SmugglersState) -> bool:
    return not state.choices.live and _racing(state)


def _bidding(state: SmugglersState) -> bool:
    quickest = state.race.quickest
    if state.choices.live:
        return quickest == NOBODY and _racing(state)
    return quickest != NOBODY and bidders(state) >> quickest & 1 != 0 and _racing(state)


def _falling(state: SmugglersState) -> bool:
    """SM-812: a die lies on another, where it can fall."""
    tower = state.race.tower
    on_table = state.choices.towers and NOWHERE < tower < len(state.sectors.dice)
    return on_table and fall_percent(state, tower) > 0 and _racing(state)


def _settled(state: SmugglersState) -> bool:
    """SM-209, SM-301, SM-303: all have tokens, and each card is with its winner, to be paid or in a pile."""
    if state.race.middle or not all(player.tokens for player in state.players) or not _dealt(state):
        return False
    return all(_owners(state, place) == _wanted(state, place) for place in range(state.set_up.cards))


def _owners(state: SmugglersState, place: int) -> list[int]:
    """Whose card this is, once for each way in which it is."""
    card, owners = state.sectors.cards[place], []
    for seat, player in enumerate(state.players):
        times = player.won.count(place) + player.paid.count(place)
        owners += [seat] * (times + (card in player.up) + (card in player.down))
    return owners


def _wanted(state: SmugglersState, place: int) -> list[int]:
    seat = winner(state, place)
    return [seat] if seat != NOBODY else []


def _energy(state: SmugglersState) -> bool:
    """SM-403: who is awaited can pay either card, but not both."""
    choosing = [seat for seat in range(state.seats) if state.players[seat].won]
    return bool(choosing) and all(must_choose(state, seat) for seat in choosing) and _settled(state)


def _goods(state: SmugglersState) -> bool:
    """SM-406: what cannot be paid is lost already."""
    cards = state.sectors.cards
    fine = all(payable(player.goods, cards[place]) for player in state.players for place in player.won)
    nothing_paid = not any(player.paid for player in state.players)
    return owing(state) != 0 and nothing_paid and fine and _settled(state)


def _restocking(state: SmugglersState) -> bool:
    """SM-501: the queue is the end of the falling order, and its first can do something."""
    queue = state.queue
    if not queue or queue != falling_order(state)[-len(queue) :]:
        return False
    return can_restock(state, queue[0]) and _settled(state)


def _ended(state: SmugglersState) -> bool:
    """SM-505. What is left of the last galaxy on the table may be left out."""
    return state.galaxy == state.set_up.galaxies and (not state.sectors.cards or _settled(state))


_PHASE_CHECKS = {
    CHOOSING: _choosing,
    COUNTDOWN: _countdown,
    DEALING: _dealing,
    QUICKEST: _quickest,
    BIDDING: _bidding,
    FALLING: _falling,
    ENERGY: _energy,
    GOODS: _goods,
    RESTOCKING: _restocking,
    ENDED: _ended,
}
