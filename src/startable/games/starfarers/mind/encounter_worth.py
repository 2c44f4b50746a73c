"""What bots expect of encounters: the worth of a card's nodes, without looking into chance."""

from typing import Final

from startable.games.starfarers.box import encounters
from startable.games.starfarers.box.encounters import LOST, NODES, START, WEAR, WON, Node
from startable.games.starfarers.box.parts import SCENE_CARDS
from startable.games.starfarers.state.state import StarState

CARD: Final = 0.9
_WORTHS: Final[list[float]] = [
    *[CARD] * 5,  # a resource
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
        return max(no, yes - CARD * node.amount)
    if kind == encounters.WEAR:
        return node_worth(state, seat, node.next[0])
    chance = _chance(state, seat, node)
    won, lost = node_worth(state, seat, node.next[WON]), node_worth(state, seat, node.next[LOST])
    return chance * won + (1.0 - chance) * lost


def _mean(state: StarState, seat: int, node: Node) -> float:
    total = 0.0
    for score in range(len(_SUMS)):
        if _SUMS[score]:
            total += _SUMS[score] * node_worth(state, seat, node.next[score])
    return total / 10.0


def _chance(state: StarState, seat: int, node: Node) -> float:
    """Of winning: ties are won."""
    own, other = state.players[seat], state.players[(state.active + node.whom) % state.seats]
    if node.kind == encounters.FIGHT:
        ahead = own.cannons() - other.cannons()
    else:
        ahead = own.engines() - other.engines()
    if node.kind == encounters.FLEE:
        return 1.0 if ahead >= 0 else 0.0
    return min(1.0, max(0.0, 0.6 + 0.17 * ahead))
