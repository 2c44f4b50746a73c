"""Which positions can exist: whatever a text tells that no game can lead to is refused by a rule."""

from itertools import pairwise

from startable.core.unreadable import Unreadable
from startable.games.smugglers.bids import winner
from startable.games.smugglers.flow import bidders, can_restock, falling_order, must_choose, owing
from startable.games.smugglers.moves.dealing import fall_percent
from startable.games.smugglers.parts import DICE, ENERGY_IN_BOX, GOODS_IN_BOX
from startable.games.smugglers.payment import payable
from startable.games.smugglers.state import (
    BIDDING,
    COUNTDOWN,
    DEALING,
    ENDED,
    ENERGY,
    FALLING,
    GOODS,
    PHASES,
    QUICKEST,
    RESTOCKING,
    SmugglersState,
)


def check(state: SmugglersState) -> None:
    """Unreadable unless some game can lead to this state."""
    _check_tokens(state)
    _check_stocks(state)
    _check_dice(state)
    _check_cards(state)
    if not (_PHASE_CHECKS[state.phase](state) and _nothing_left_over(state)):
        raise Unreadable("sm-phase-wrong", {"phase": PHASES[state.phase]}, "SM-505")


def _check_tokens(state: SmugglersState) -> None:
    taken = [token for tokens in state.tokens for token in tokens]
    if len(set(taken)) < len(taken):
        raise Unreadable("sm-token-twice", {}, "SM-105")
    most = 1 if state.seats > 2 else len(state.round.tokens) - 1
    if any(len(tokens) > most for tokens in state.tokens):
        raise Unreadable("sm-too-many-tokens", {}, "SM-207")


def _check_stocks(state: SmugglersState) -> None:
    for colour in range(4):
        if sum(goods[colour] for goods in (*state.goods, state.pool_goods)) > GOODS_IN_BOX:
            raise Unreadable("sm-too-many-goods", {}, "SM-101")
    if sum(state.energy) + state.pool_energy > ENERGY_IN_BOX:
        raise Unreadable("sm-too-much-energy", {}, "SM-101")


def _check_dice(state: SmugglersState) -> None:
    if any(placed > DICE for placed in state.placed):
        raise Unreadable("sm-too-many-dice", {}, "SM-101")
    on_cards = sum(len(dice) for dice in state.dice)
    falls = state.choices.towers and state.choices.fall_percent > 0
    if sum(state.placed) > on_cards and not falls:
        raise Unreadable("sm-die-nowhere", {}, "SM-812")
    pairs = [(low & 7, high & 7) for dice in state.dice for low, high in pairwise(dice)]
    if state.choices.towers and any(low >= high for low, high in pairs):
        raise Unreadable("sm-dice-order", {}, "SM-810")
    if any(low > high for low, high in pairs):
        raise Unreadable("sm-dice-order", {}, "SM-204")


def _check_cards(state: SmugglersState) -> None:
    to_come = (state.round.galaxies - state.galaxy + 1) * state.round.cards - len(state.cards)
    if sum(state.unseen) < to_come:
        raise Unreadable("sm-too-few-cards", {}, "SM-105")


def _nothing_left_over(state: SmugglersState) -> bool:
    """Nothing is there that belongs to another phase."""
    phase = state.phase
    paying = phase in (ENERGY, GOODS) or not (any(state.won) or any(state.paid))
    racing = phase in (QUICKEST, BIDDING, FALLING) or not state.waited
    handing = phase in (BIDDING, FALLING) or state.hand < 0
    return paying and racing and handing and (phase == RESTOCKING or not state.queue)


def _countdown(state: SmugglersState) -> bool:
    return state.choices.live and not state.cards and _untouched(state)


def _dealing(state: SmugglersState) -> bool:
    return len(state.cards) < state.round.cards and _untouched(state)


def _untouched(state: SmugglersState) -> bool:
    return not any(state.placed) and not any(state.tokens)


def _racing(state: SmugglersState) -> bool:
    """SM-208, SM-907: two tokens or more are there, and somebody who has not waited."""
    awaited = bidders(state) & ~state.waited != 0 and not (state.choices.live and state.waited)
    return len(state.cards) == state.round.cards and len(state.middle) > 1 and awaited


def _quickest(state: SmugglersState) -> bool:
    return not state.choices.live and _racing(state)


def _bidding(state: SmugglersState) -> bool:
    if state.choices.live:
        return state.hand < 0 and _racing(state)
    return state.hand >= 0 and bidders(state) >> state.hand & 1 != 0 and _racing(state)


def _falling(state: SmugglersState) -> bool:
    """SM-812: a die lies on another, where it can fall."""
    on_table = state.choices.towers and 0 <= state.hand < len(state.dice)
    return on_table and fall_percent(state, state.hand) > 0 and _racing(state)


def _settled(state: SmugglersState) -> bool:
    """SM-209, SM-301, SM-303: all have tokens, and each card is with its winner, to be paid or in a pile."""
    if state.middle or not all(state.tokens) or len(state.cards) != state.round.cards:
        return False
    return all(_owners(state, place) == _wanted(state, place) for place in range(len(state.cards)))


def _owners(state: SmugglersState, place: int) -> list[int]:
    """Whose card this is, once for each way in which it is."""
    card, owners = state.cards[place], []
    for seat in range(state.seats):
        times = state.won[seat].count(place) + state.paid[seat].count(place)
        owners += [seat] * (times + (card in state.up[seat]) + (card in state.down[seat]))
    return owners


def _wanted(state: SmugglersState, place: int) -> list[int]:
    seat = winner(state, place)
    return [seat] if seat >= 0 else []


def _energy(state: SmugglersState) -> bool:
    """SM-403: who is awaited can pay either card, but not both."""
    choosing = [seat for seat in range(state.seats) if state.won[seat]]
    return bool(choosing) and all(must_choose(state, seat) for seat in choosing) and _settled(state)


def _goods(state: SmugglersState) -> bool:
    """SM-406: what cannot be paid is lost already."""
    pending = [(seat, place) for seat in range(state.seats) for place in state.won[seat]]
    fine = all(payable(state.goods[seat], state.cards[place]) for seat, place in pending)
    return owing(state) != 0 and not any(state.paid) and fine and _settled(state)


def _restocking(state: SmugglersState) -> bool:
    """SM-501: the queue is the end of the falling order, and its first can do something."""
    queue = state.queue
    if not queue or queue != falling_order(state)[-len(queue) :]:
        return False
    return can_restock(state, queue[0]) and _settled(state)


def _ended(state: SmugglersState) -> bool:
    """SM-505. What is left of the last galaxy on the table may be left out."""
    return state.galaxy == state.round.galaxies and (not state.cards or _settled(state))


_PHASE_CHECKS = {
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
