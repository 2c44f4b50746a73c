"""Trade that is worth answering: few offers, each of which somebody may well take; and true refusals.

What others hold is guessed from what all can know: which cards nobody has seen, and how many each one has.
"""

from typing import Final

from startable.core.move import Move
from startable.core.stream import Stream
from startable.games.starfarers.box.parts import KINDS
from startable.games.starfarers.mind.cards import nearest, open_purchases, rates_of
from startable.games.starfarers.mind.prospects import Prospects
from startable.games.starfarers.rules.moves.offers import Offer
from startable.games.starfarers.state.player import LEADING, NEEDED, NO_CARDS, TOO_LITTLE, Terms
from startable.games.starfarers.state.stack import OFFER
from startable.games.starfarers.state.state import StarState

OFFERS: Final = 2
"""In a turn: first one card for one, then two for one; so that nobody hears the same twice."""
_GAIN: Final = 0.001
"""What an offer must bring to whoever makes it, as a chance to win,"""
_FAIR: Final = 0.0003
"""and to whoever takes it,"""
_LIKELY: Final = 0.4
"""and how likely it must be that somebody can and would."""
_GUESSES: Final = 6
_TRIED: Final = 3
"""So many of the best offers are thought through."""


def speaks(state: StarState, seat: int) -> bool:
    """Whether this seat has something left to say in this turn, and nothing stands that it said."""
    standing = seat == state.active and state.stage() == OFFER
    return not standing and state.players[seat].said < OFFERS


def offers(prospects: Prospects, seat: int, moves: list[Move[StarState]]) -> list[Move[StarState]]:
    """The best offer that somebody may take, if there is one."""
    ranked: list[tuple[float, Offer]] = []
    now = prospects.chance(seat)
    for move in moves:
        if isinstance(move, Offer) and _in_turn(prospects.state, seat, move):
            gain = prospects.alone(seat, changed(prospects.state, seat, move)) - now
            if gain > _GAIN:
                ranked.append((gain, move))
    ranked.sort(key=_by_gain)
    for _, offer in ranked[:_TRIED]:
        if _welcome(prospects, seat, offer):
            return [offer]
    return []


def _by_gain(each: tuple[float, Offer]) -> float:
    return -each[0]


def _in_turn(state: StarState, seat: int, offer: Offer) -> bool:
    """First one for one, then two for one; a counter-offer gives what was asked for."""
    if offer.wanted != 1 or offer.count != state.players[seat].said + 1:
        return False
    return seat == state.active or state.active_player().terms.gets[offer.give] > 0


def changed(state: StarState, seat: int, offer: Offer) -> list[int]:
    """The hand after this offer was taken."""
    hand = state.players[seat].hand.counts.copy()
    hand[offer.give] -= offer.count
    hand[offer.get] += offer.wanted
    return hand


def _welcome(prospects: Prospects, seat: int, offer: Offer) -> bool:
    """Is it likely enough that somebody has the card, and gains by it too?"""
    state = prospects.state
    unseen = _unseen(state, seat)
    refused = 1.0
    for other in range(state.seats):
        if other != seat and (seat == state.active or other == state.active):
            refused *= 1.0 - _taken(prospects, seat, other, offer, unseen)
    return 1.0 - refused >= _LIKELY


def _unseen(state: StarState, seat: int) -> list[int]:
    """By resource: the cards that this seat does not see. All worlds that it can think of agree on them."""
    found = state.supply.counts.copy()
    for other in range(state.seats):
        if other != seat:
            for kind in range(KINDS):
                found[kind] += state.players[other].hand.counts[kind]
    return found


def _taken(prospects: Prospects, seat: int, other: int, offer: Offer, unseen: list[int]) -> float:
    """How likely this other seat can and would take it, over hands that it might hold."""
    state = prospects.state
    stream = Stream(state.turn << 16 | state.players[seat].said << 8 | other)
    mine = changed(state, seat, offer)
    yes = 0
    for _ in range(_GUESSES):
        hand = _dealt(unseen, state.players[other].hand.size(), stream)
        if hand[offer.get] >= offer.wanted:
            after = hand.copy()
            after[offer.get] -= offer.wanted
            after[offer.give] += offer.count
            if prospects.gain(other, hand, after, seat, mine) > _FAIR:
                yes += 1
    return yes / _GUESSES


def _dealt(unseen: list[int], size: int, stream: Stream) -> list[int]:
    left, hand = unseen.copy(), [0] * KINDS
    total = sum(left)
    for _ in range(min(size, total)):
        at, kind = stream.below(total), 0
        while at >= left[kind]:
            at -= left[kind]
            kind += 1
        left[kind] -= 1
        hand[kind] += 1
        total -= 1
    return hand


# --- refusals ---


def reason(prospects: Prospects, seat: int) -> int:
    """Why this seat would rather not take the offer; true, or nothing but that it is too little."""
    state = prospects.state
    player, terms = state.players[seat], state.active_player().terms
    if not player.can_pay(terms.gets):
        return NO_CARDS
    after = dealt(player.hand.counts, terms, -1)
    if prospects.alone(seat, after) > prospects.chance(seat):
        return LEADING if _leads(state, state.active) else TOO_LITTLE
    return NEEDED if _is_needed(state, seat, terms) else TOO_LITTLE


def dealt(hand: list[int], terms: Terms, sign: int) -> list[int]:
    """The cards after a deal on these terms; the sign is 1 for whose turn it is."""
    return [hand[kind] + sign * (terms.gets[kind] - terms.gives[kind]) for kind in range(KINDS)]


def _leads(state: StarState, seat: int) -> bool:
    for player in state.players:
        if player.points > state.players[seat].points:
            return False
    return True


def _is_needed(state: StarState, seat: int, terms: Terms) -> bool:
    """Without these cards the nearest purchase is farther, or one that was there is not."""
    hand = state.players[seat].hand.counts
    without = [hand[kind] - terms.gets[kind] for kind in range(KINDS)]
    rates, purchases = rates_of(state, seat), open_purchases(state, seat)
    return nearest(rates, without, purchases) < nearest(rates, hand, purchases)
