"""How well a seat stands: points, what its planets pay, what its ships may reach, what its cards can buy."""

from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.move import Move
from startable.games.starfarers.board import PLANETS
from startable.games.starfarers.frames import CARD, FRAME, GIVE, OFFER
from startable.games.starfarers.guesses import scene_worth
from startable.games.starfarers.marks import (
    AGREED,
    CLOSED,
    COUNTERED,
    LEADING,
    NEEDED,
    NO_CARDS,
    NOBODY,
    SILENT,
    TERMS,
    TOO_LITTLE,
    VACANT,
)
from startable.games.starfarers.moves.bank import rate
from startable.games.starfarers.moves.deals import DECLINES, Decline
from startable.games.starfarers.moves.offers import GETS, GIVES, More, Offer, affords
from startable.games.starfarers.outlook import PIP, POINT, fleet, pips
from startable.games.starfarers.parts import (
    FRIEND_NAMES,
    FRIENDS,
    GOAL,
    KINDS,
    MODULES,
    PORT_COST,
    SHIP_COSTS,
    TRANSPORTERS,
    UPGRADE_COSTS,
    UPGRADES,
)
from startable.games.starfarers.space import resource_of
from startable.games.starfarers.state import StarState

# Tuned by play against each other (`startable arena`).
_HALF: Final = 4.5
_ENGINES: Final = [0.0, 4.0, 7.5, 10.5, 13.0, 15.0, 16.5]
_CANNONS: Final = [0.0, 2.5, 4.5, 6.5, 9.0, 11.0, 13.0]
_CARGO: Final = [0.0, 4.5, 8.0, 11.0, 13.0, 14.0]
"""What so many of an upgrade are worth."""
_FRIENDS: Final[dict[str, float]] = {"both": 7.0, "engines": 7.0, "fame": 6.0, "aid": 5.0}
_FRIEND: Final = 4.0
_FRIEND_WORTHS: Final[list[float]] = [_FRIENDS.get(name, _FRIEND) for name in FRIEND_NAMES]
_CARDS: Final = [0.8, 0.8, 0.85, 0.8, 0.9]
"""By resource: what a card in the hand is worth."""
_TOO_MANY: Final = 0.4
_SWAPPED: Final = 0.4
"""A card that the bank would give for spare ones, against one that is there."""
_ALMOST: Final = 0.6
"""What nearly enough cards are worth, against enough."""
_SPREAD: Final = 0.9
_PENDING: Final = 7.0
_JUMP: Final = 4.0
_LEADER: Final = 0.3
_ASKING: Final = 0.25
_LIKELY: Final = 0.9
_WORTH_ASKING: Final = 0.5
_OFFERS: Final = 2
_HELPING: Final = 0.7
_HELPING_LEADER: Final = 4.0
"""What a deal must bring beyond the cards, because it helps the other too; and one who is about to win."""
_NEAR: Final = 3
_DEAR: Final = 0.1
_SILENCE: Final = 0.05
"""An offer wants an answer, and one that nobody will take is taken back."""
_SCALE: Final = 60.0


class StarHeuristics(Heuristics[StarState]):
    sharpness = 8.0
    aspects = ("points", "planets", "mothership", "fleet", "friends", "cards")

    def worth(self, state: StarState, seat: int) -> float:
        if state.winner != NOBODY:
            return 1.0 if state.winner == seat else 0.0
        others = 0
        for other in range(self.seats):
            if other != seat:
                others = max(others, state.points[other])
        share = (strength(state, seat) - _LEADER * POINT * others) / _SCALE
        return 0.5 + 0.49 * share / (1.0 + abs(share))

    def measures(self, state: StarState, seat: int) -> list[float]:
        points = POINT * state.points[seat] + _HALF * (state.halves[seat] % 2)
        ships = fleet(state, seat) + _PENDING * state.pending[seat]
        mothership, cards = _mothership(state, seat), _table(state, seat)
        return [points, planets(state, seat), mothership, ships, _friends(state, seat), cards]

    def ordered(self, state: StarState, seat: int, moves: list[Move[StarState]]) -> list[Move[StarState]]:
        """Of the offers few, and only those that would help; of the refusals the honest one."""
        now = buying_power(state, seat, _held(state, seat))
        standing = seat == state.active and state.stack[-1] == OFFER
        quiet = standing or state.said[seat] >= _OFFERS
        found: list[Move[StarState]] = []
        for move in moves:
            if isinstance(move, Offer):
                fits = not quiet and _to_the_point(state, seat, move)
                if fits and _gain(state, seat, move) > now + _WORTH_ASKING:
                    found.append(move)
            elif isinstance(move, Decline):
                if move.reason == 0:
                    found.append(DECLINES[reason(state, seat, now)])
            elif not isinstance(move, More):
                found.append(move)
        return found


def _to_the_point(state: StarState, seat: int, offer: Offer) -> bool:
    """A counter-offer gives what was asked for."""
    return seat == state.active or state.terms[state.active * TERMS + KINDS + offer.give] > 0


def _gain(state: StarState, seat: int, offer: Offer) -> float:
    hand = _held(state, seat)
    hand[offer.give] -= offer.count
    hand[offer.get] += offer.wanted
    return buying_power(state, seat, hand)


def reason(state: StarState, seat: int, now: float) -> int:
    """Why this seat would rather not take the offer."""
    hand = _held(state, seat)
    if not affords(state, seat, state.active, GETS):
        return NO_CARDS
    if _after(state, seat, hand, state.active, -1) - _HELPING > now:
        return LEADING
    worth = 0.0
    for kind in range(KINDS):
        count = state.terms[state.active * TERMS + KINDS + kind]
        hand[kind] -= count
        worth += _CARDS[kind] * count
    return NEEDED if now - buying_power(state, seat, hand) > worth + _DEAR else TOO_LITTLE


def _held(state: StarState, seat: int) -> list[int]:
    return state.hands[seat * KINDS : seat * KINDS + KINDS]


def strength(state: StarState, seat: int) -> float:
    total = POINT * state.points[seat] + _HALF * (state.halves[seat] % 2)
    total += planets(state, seat) + _mothership(state, seat) + fleet(state, seat)
    total += _PENDING * state.pending[seat] + _friends(state, seat)
    if seat == state.active:
        total += _JUMP * state.jumps
    return total + _table(state, seat)


# --- what stands ---


def planets(state: StarState, seat: int) -> float:
    """What the planets pay, and more if they pay of everything."""
    paid = [0] * KINDS
    for planet in range(PLANETS):
        for site in (planet, planet // 3 * 3 + (planet + 2) % 3):
            there = state.sites[site]
            if VACANT < there < CLOSED and (there - 1) % 4 == seat:
                paid[resource_of(state, planet)] += pips(state, planet)
    total = 0.0
    for kind in range(KINDS):
        total += PIP * paid[kind] + _SPREAD * min(paid[kind], 4)
    return total


def _mothership(state: StarState, seat: int) -> float:
    first = seat * UPGRADES
    return (
        _ENGINES[state.upgrades[first]]
        + _CANNONS[state.upgrades[first + 1]]
        + _CARGO[state.upgrades[first + 2]]
    )


def _friends(state: StarState, seat: int) -> float:
    total = 0.0
    for card in range(FRIENDS):
        total += state.friends[seat * FRIENDS + card] * _FRIEND_WORTHS[card]
    return total


# --- cards ---


def buying_power(state: StarState, seat: int, hand: list[int]) -> float:
    """What the cards are worth: each by itself, and how near they are to what one wants."""
    total, size = 0.0, 0
    for kind in range(KINDS):
        total += _CARDS[kind] * hand[kind]
        size += hand[kind]
    if size > 7:
        total -= (1.0 - _TOO_MANY) * (size - 7)
    return total + _plans(state, seat, hand)


def _plans(state: StarState, seat: int, hand: list[int]) -> float:
    """The nearest purchase counts most."""
    best = 0.0
    flying = TRANSPORTERS - state.ships[seat * TRANSPORTERS : seat * TRANSPORTERS + TRANSPORTERS].count(-1)
    if flying < TRANSPORTERS:
        best = max(best, _nearness(state, seat, hand, SHIP_COSTS[0], 3.5))
        best = max(best, _nearness(state, seat, hand, SHIP_COSTS[1], 3.3))
    if state.ports[seat] < MODULES and state.colonies[seat] > state.ports[seat]:
        best = max(best, _nearness(state, seat, hand, PORT_COST, 4.0))
    for upgrade in range(UPGRADES):
        best = max(best, _nearness(state, seat, hand, UPGRADE_COSTS[upgrade], 0.8))
    return best


def _nearness(state: StarState, seat: int, hand: list[int], cost: list[int], worth: float) -> float:
    """A part of its worth for each card that is there; spare cards help as far as the bank swaps them."""
    wanted, missing, spare = 0, 0.0, 0.0
    for kind in range(KINDS):
        wanted += cost[kind]
        if hand[kind] < cost[kind]:
            missing += cost[kind] - hand[kind]
        else:
            spare += (hand[kind] - cost[kind]) / rate(state, seat, kind)
    if missing == 0.0:
        return worth
    part = (wanted - max(0.0, missing - _SWAPPED * spare)) / wanted
    return _ALMOST * worth * part * part


# --- what is about to happen ---


def _table(state: StarState, seat: int) -> float:
    """The cards, with what an offer or an encounter is expected to change."""
    hand = _held(state, seat)
    top = state.stack[-1] % FRAME
    now = buying_power(state, seat, hand)
    if top == OFFER:
        return _bargain(state, seat, hand, now)
    if seat == state.active and top in (CARD, GIVE):
        for frame in state.stack:
            if frame % FRAME == CARD:
                return now + scene_worth(state, seat, frame // FRAME)
    return now


def _bargain(state: StarState, seat: int, hand: list[int], now: float) -> float:
    active = state.active
    if seat == active:
        return _own_offer(state, now, _after(state, seat, hand, active, 1))
    if state.answers[seat] == AGREED:
        return _after(state, seat, hand, active, -1) - _helping(state)
    if state.answers[seat] == COUNTERED:
        return now + _ASKING * (_after(state, seat, hand, seat, -1) - now - _helping(state))
    return now - _SILENCE if state.answers[seat] == SILENT else now


def _own_offer(state: StarState, now: float, then: float) -> float:
    """Who still thinks about it is waited for; whose turn it is has no answer of its own."""
    if state.answers.count(SILENT) > 1:
        return then + _SILENCE if AGREED in state.answers else now + _ASKING * (then - now)
    return now + _LIKELY * (then - now) if AGREED in state.answers else now - _SILENCE


def _helping(state: StarState) -> float:
    """What it costs that the deal helps the other too."""
    leads = state.points[state.active] >= GOAL - _NEAR
    return _HELPING_LEADER if leads else _HELPING


def _after(state: StarState, seat: int, hand: list[int], owner: int, sign: int) -> float:
    """The cards after a deal on the owner's terms; the sign is 1 for whose turn it is."""
    changed = hand.copy()
    first = owner * TERMS + GIVES
    for kind in range(KINDS):
        changed[kind] += sign * (state.terms[first + KINDS + kind] - state.terms[first + kind])
    return buying_power(state, seat, changed)
