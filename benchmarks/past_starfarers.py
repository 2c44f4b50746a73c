"""What Starfarers' bots of 0.1.0 went by, kept as an opponent: hand-made worths of all that a seat has."""

from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.games.starfarers.box import encounters
from startable.games.starfarers.box.board import (
    BESIDE,
    CENTRE_OF,
    CENTRES,
    HOMES,
    NOWHERE,
    PLANETS,
    POINTS,
    RIMS,
    SECOND_PLANET,
    SECOND_SITE,
    SITE_POINTS,
    SLOTS,
)
from startable.games.starfarers.box.encounters import LOST, NODES, START, WEAR, WON, Node
from startable.games.starfarers.box.parts import (
    CANNON,
    CARGO,
    COLONY_SHIP,
    ENGINE,
    FACE_DOWN,
    FRIEND_NAMES,
    FRIENDS,
    GOAL,
    HIDDEN,
    IS_SYSTEM,
    KINDS,
    MODULES,
    OUTPOST,
    PIPS,
    PIRATES,
    PORT_COST,
    SCENE_CARDS,
    SHIP_COSTS,
    STRENGTH,
    UPGRADE_COSTS,
    UPGRADES,
)
from startable.games.starfarers.rules.moves.bank import rate
from startable.games.starfarers.rules.moves.deals import DECLINES, Decline
from startable.games.starfarers.rules.moves.offers import More, Offer
from startable.games.starfarers.rules.space import resource_of, stations_at, strength_against
from startable.games.starfarers.state.board import VACANT, is_settled, settler
from startable.games.starfarers.state.fleet import GROUNDED
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

_CARD_WORTH: Final = 0.9
_WORTHS: Final[list[float]] = [
    *[_CARD_WORTH] * 5,  # a resource
    *(1.3, -2.6, 2.0),  # any; taken back; the gift back
    *(4.5, -4.5),  # half a medal, lost
    *(3.0, -2.5, -1.0),  # an upgrade, lost; grounded
    *(8.0, 4.0),  # a trade ship; a jump
    *(2.5, 2.5),  # cards from everybody
    *(0.0, 0.0, 1.0),  # most cargo, shuffled, another card
]
"""By effect."""
_SUMS: Final = (0, 1, 2, 3, 2, 2, 0)
"""By sum: how many of the ten pairs of balls show it."""


def scene_worth(state: StarState, seat: int, answer: int) -> float:
    """What this answer brings on average, over the cards of the scene that are left."""
    total, count = 0.0, 0
    for card in SCENE_CARDS[state.encounter.scene]:
        if state.encounter.pile[card]:
            node = NODES[START[card]]
            count += 1
            if node.kind != WEAR:
                total += node_worth(state, seat, node.next[answer])
    return total / count if count else 0.0


def node_worth(state: StarState, seat: int, at: int) -> float:
    node = NODES[at]
    worth = 0.0
    for effect in node.effects:
        worth += _effect(state, seat, effect)
    return worth + _rest(state, seat, node)


def _effect(state: StarState, seat: int, effect: int) -> float:
    if effect == encounters.LOSE_MEDAL and state.players[seat].halves == 0:
        return 0.0
    if effect == encounters.LOSE_UPGRADE and state.players[seat].upgrade_count() == 0:
        return 0.0
    return _WORTHS[effect]


def _rest(state: StarState, seat: int, node: Node) -> float:
    kind = node.kind
    if kind == encounters.DONE:
        return 0.0
    if kind == encounters.ROLL:
        return _mean(state, seat, node)
    if kind == encounters.ASK or kind == encounters.GIFT:
        no, yes = node_worth(state, seat, node.next[0]), node_worth(state, seat, node.next[-1])
        return max(no, yes - _CARD_WORTH * node.amount)
    if kind == encounters.WEAR:
        return node_worth(state, seat, node.next[0])
    chance = _victory(state, seat, node)
    won, lost = node_worth(state, seat, node.next[WON]), node_worth(state, seat, node.next[LOST])
    return chance * won + (1.0 - chance) * lost


def _mean(state: StarState, seat: int, node: Node) -> float:
    total = 0.0
    for score in range(len(_SUMS)):
        if _SUMS[score]:
            total += _SUMS[score] * node_worth(state, seat, node.next[score])
    return total / 10.0


def _victory(state: StarState, seat: int, node: Node) -> float:
    """Of winning: ties are won."""
    own, other = state.players[seat], state.players[(state.active + node.whom) % state.seats]
    if node.kind == encounters.FIGHT:
        ahead = own.cannons() - other.cannons()
    else:
        ahead = own.engines() - other.engines()
    if node.kind == encounters.FLEE:
        return 1.0 if ahead >= 0 else 0.0
    return min(1.0, max(0.0, 0.6 + 0.17 * ahead))


POINT: Final = 10.0
"""What a point is worth; everything else is measured by it."""
PIP: Final = 0.55
"""What it is worth that a planet pays on one more of the 36 rolls."""
_UNKNOWN_PIPS: Final = 3
_EXPLORE: Final = 9.0
_NEW_FRIEND: Final = 5.0
_BEFORE_IT: Final = 0.75
"""What a goal is worth to a ship that is right before it, against what it is worth when it is reached."""
_STEP: Final = 0.25
_SHORT: Final = 3.5
"""A cargo module that is missing at an outpost."""
_FAR: Final = 99


def _steps(start: int) -> list[int]:
    """From a point to all others; nobody flies through a middle, though one may begin or end there."""
    far = [_FAR] * POINTS
    far[start] = 0
    edge = [start]
    for point in edge:
        if CENTRE_OF[point] == NOWHERE or point == start:
            for other in BESIDE[point]:
                if far[other] == _FAR:
                    far[other] = far[point] + 1
                    edge.append(other)
    return far


_TABLE: Final[list[list[int]]] = []


def steps(start: int) -> list[int]:
    """Made once for every point, when the first bot asks."""
    if not _TABLE:
        for point in range(POINTS):
            _TABLE.append(_steps(point))
    return _TABLE[start]


def pips(state: StarState, planet: int) -> int:
    disc = state.board.discs[planet]
    return _UNKNOWN_PIPS if disc == HIDDEN else PIPS[disc]


def site_gain(state: StarState, seat: int, site: int) -> float:
    """What a colony on this site would bring; nothing where none can be founded."""
    if state.board.sites[site] != VACANT:
        return 0.0
    gain = POINT + PIP * (pips(state, site) + pips(state, SECOND_PLANET[site]))
    for planet in (site, SECOND_PLANET[site]):
        disc = state.board.discs[planet]
        if disc >= PIRATES:
            if strength_against(state, seat, disc) < STRENGTH[disc]:
                return 0.0
            gain += POINT
    return gain


def dock_gain(state: StarState, seat: int, people: int) -> float:
    """What a station here would bring; less for each cargo module that is missing."""
    there = stations_at(state, people)
    if there >= 5:
        return 0.0
    player, holder = state.players[seat], state.figures[people]
    own = player.stations[people] + 1
    gain = _NEW_FRIEND
    if holder == NOBODY or (holder != seat and own > state.players[holder].stations[people]):
        gain += 2 * POINT
    missing = there + 1 - player.upgrades[CARGO]
    return max(0.5, gain - _SHORT * missing) if missing > 0 else gain


def fleet(state: StarState, seat: int) -> float:
    """What the ships of a seat promise, each with a goal of its own."""
    total = 0.0
    aims: list[int] = []
    for ship in state.players[seat].ships:
        if state.fleet.flies(ship):
            hope = _hope(state, seat, ship, aims)
            total += hope * (0.95 if state.fleet.status[ship] == GROUNDED else 1.0)
    return total


def _hope(state: StarState, seat: int, ship: int, aims: list[int]) -> float:
    """The best goal of a ship that no other one aims at."""
    far = steps(state.fleet.at[ship])
    best, aim = 0.0, NOWHERE
    for slot in range(HOMES, SLOTS):
        tile = state.board.tiles[slot]
        if tile == FACE_DOWN:
            best, aim = _unknown(far, slot, best, aim, aims)
        elif state.fleet.kinds[ship] != COLONY_SHIP:
            people = OUTPOST[tile]
            if people != NOWHERE and CENTRES[slot] not in aims:
                value = _BEFORE_IT * dock_gain(state, seat, people) - _STEP * far[CENTRES[slot]]
                if value > best:
                    best, aim = value, CENTRES[slot]
        elif IS_SYSTEM[tile]:
            best, aim = _best_site(state, seat, slot, far, best, aim, aims)
    if aim != NOWHERE:
        aims.append(aim)
    return best + 1.0


def _unknown(far: list[int], slot: int, best: float, aim: int, aims: list[int]) -> tuple[float, int]:
    """A quarter that nobody has seen is worth a look."""
    near = _FAR
    for point in RIMS[slot]:
        near = min(near, far[point])
    value = _EXPLORE - _STEP * near
    return (value, CENTRES[slot]) if value > best and CENTRES[slot] not in aims else (best, aim)


def _best_site(
    state: StarState, seat: int, slot: int, far: list[int], best: float, aim: int, aims: list[int]
) -> tuple[float, int]:
    for site in range(slot * 3, slot * 3 + 3):
        point = SITE_POINTS[site]
        if state.board.sites[site] == VACANT and point not in aims:
            value = _BEFORE_IT * site_gain(state, seat, site) - _STEP * far[point]
            if value > best:
                best, aim = value, point
    return best, aim


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


class Past(Heuristics[StarState]):
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
