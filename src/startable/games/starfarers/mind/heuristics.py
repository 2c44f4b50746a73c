"""How well a seat stands: points, what its planets pay, what its ships may reach, what its cards can buy."""

from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.games.starfarers.box.board import NOWHERE, PLANETS, SECOND_SITE
from startable.games.starfarers.box.parts import (
    CANNON,
    CARGO,
    ENGINE,
    FRIEND_NAMES,
    FRIENDS,
    GOAL,
    KINDS,
    MODULES,
    PORT_COST,
    SHIP_COSTS,
    UPGRADE_COSTS,
    UPGRADES,
)
from startable.games.starfarers.mind.encounter_worth import scene_worth
from startable.games.starfarers.mind.goals import PIP, POINT, fleet, pips
from startable.games.starfarers.rules.moves.bank import rate
from startable.games.starfarers.rules.moves.deals import DECLINES, Decline
from startable.games.starfarers.rules.moves.offers import More, Offer
from startable.games.starfarers.rules.space import resource_of
from startable.games.starfarers.state.board import is_settled, settler
from startable.games.starfarers.state.player import (
    AGREED,
    COUNTERED,
    LEADING,
    NEEDED,
    NO_CARDS,
    SILENT,
    TOO_LITTLE,
    Player,
    Terms,
)
from startable.games.starfarers.state.stack import CARD, GIVE, OFFER, kind_of, number_of
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import free_transporter

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

    def tick(self, state: StarState) -> int:
        """Turns."""
        return state.active

    def ticks_ahead(self, seats: int) -> int:
        """Until everybody has had a turn."""
        return seats

    def worth(self, state: StarState, seat: int) -> float:
        if state.winner != NOBODY:
            return 1.0 if state.winner == seat else 0.0
        others = 0
        for other in range(self.seats):
            if other != seat:
                others = max(others, state.players[other].points)
        share = (strength(state, seat) - _LEADER * POINT * others) / _SCALE
        return 0.5 + 0.49 * share / (1.0 + abs(share))

    def ordered(self, state: StarState, seat: int, moves: list[Move[StarState]]) -> list[Move[StarState]]:
        """Of the offers few, and only those that would help; of the refusals the honest one."""
        player = state.players[seat]
        now = buying_power(state, seat, player.hand.counts)
        standing = seat == state.active and state.stage() == OFFER
        quiet = standing or player.said >= _OFFERS
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
    return seat == state.active or state.active_player().terms.gets[offer.give] > 0


def _gain(state: StarState, seat: int, offer: Offer) -> float:
    hand = state.players[seat].hand.counts.copy()
    hand[offer.give] -= offer.count
    hand[offer.get] += offer.wanted
    return buying_power(state, seat, hand)


def reason(state: StarState, seat: int, now: float) -> int:
    """Why this seat would rather not take the offer."""
    player, terms = state.players[seat], state.active_player().terms
    if not player.can_pay(terms.gets):
        return NO_CARDS
    if _after(state, seat, terms, -1) - _HELPING > now:
        return LEADING
    hand = player.hand.counts.copy()
    worth = 0.0
    for kind in range(KINDS):
        hand[kind] -= terms.gets[kind]
        worth += _CARDS[kind] * terms.gets[kind]
    return NEEDED if now - buying_power(state, seat, hand) > worth + _DEAR else TOO_LITTLE


def strength(state: StarState, seat: int) -> float:
    player = state.players[seat]
    total = _points(player)
    total += planets(state, seat) + _mothership(player) + fleet(state, seat)
    total += _PENDING * player.pending + _friends(player)
    if seat == state.active:
        total += _JUMP * state.flight.jumps
    return total + _table(state, seat)


def _points(player: Player) -> float:
    return POINT * player.points + _HALF * (player.halves % 2)


# --- what stands ---


def planets(state: StarState, seat: int) -> float:
    """What the planets pay, and more if they pay of everything."""
    paid = [0] * KINDS
    for planet in range(PLANETS):
        for site in (planet, SECOND_SITE[planet]):
            there = state.board.sites[site]
            if is_settled(there) and settler(there) == seat:
                paid[resource_of(state, planet)] += pips(state, planet)
    total = 0.0
    for kind in range(KINDS):
        total += PIP * paid[kind] + _SPREAD * min(paid[kind], 4)
    return total


def _mothership(player: Player) -> float:
    upgrades = player.upgrades
    return _ENGINES[upgrades[ENGINE]] + _CANNONS[upgrades[CANNON]] + _CARGO[upgrades[CARGO]]


def _friends(player: Player) -> float:
    total = 0.0
    for card in range(FRIENDS):
        total += player.friends[card] * _FRIEND_WORTHS[card]
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
    best, player = 0.0, state.players[seat]
    if free_transporter(state, seat) != NOWHERE:
        best = max(best, _nearness(state, seat, hand, SHIP_COSTS[0], 3.5))
        best = max(best, _nearness(state, seat, hand, SHIP_COSTS[1], 3.3))
    if player.ports < MODULES and player.colonies > player.ports:
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
    top = state.stage()
    now = buying_power(state, seat, state.players[seat].hand.counts)
    if top == OFFER:
        return _bargain(state, seat, now)
    if seat == state.active and top in (CARD, GIVE):
        for stage in state.stack:
            if kind_of(stage) == CARD:
                return now + scene_worth(state, seat, number_of(stage))
    return now


def _bargain(state: StarState, seat: int, now: float) -> float:
    player, offer = state.players[seat], state.active_player().terms
    if seat == state.active:
        return _own_offer(state, now, _after(state, seat, offer, 1))
    if player.answer == AGREED:
        return _after(state, seat, offer, -1) - _helping(state)
    if player.answer == COUNTERED:
        return now + _ASKING * (_after(state, seat, player.terms, -1) - now - _helping(state))
    return now - _SILENCE if player.answer == SILENT else now


def _own_offer(state: StarState, now: float, then: float) -> float:
    """Who still thinks about it is waited for; whose turn it is has no answer of its own."""
    answers = [player.answer for player in state.players]
    if answers.count(SILENT) > 1:
        return then + _SILENCE if AGREED in answers else now + _ASKING * (then - now)
    return now + _LIKELY * (then - now) if AGREED in answers else now - _SILENCE


def _helping(state: StarState) -> float:
    """What it costs that the deal helps the other too."""
    leads = state.active_player().points >= GOAL - _NEAR
    return _HELPING_LEADER if leads else _HELPING


def _after(state: StarState, seat: int, terms: Terms, sign: int) -> float:
    """The cards after a deal on these terms; the sign is 1 for whose turn it is."""
    changed = state.players[seat].hand.counts.copy()
    for kind in range(KINDS):
        changed[kind] += sign * (terms.gets[kind] - terms.gives[kind])
    return buying_power(state, seat, changed)
