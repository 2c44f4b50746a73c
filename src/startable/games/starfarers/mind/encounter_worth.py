"""What bots expect of encounters: the worth of a card's nodes, without looking into chance."""

from typing import Final

from startable.games.starfarers.box import encounters
from startable.games.starfarers.box.encounters import LOST, NODES, START, WEAR, WON, Node
from startable.games.starfarers.box.parts import KINDS, SCENE_CARDS
from startable.games.starfarers.mind import scales
from startable.games.starfarers.state.state import StarState

_SUMS: Final = (0, 1, 2, 3, 2, 2, 0)
"""By sum: how many of the ten pairs of balls show it."""


class Encounters:
    """In worths, which come from the weights of what is won and lost."""

    def __init__(self, weights: list[int]) -> None:
        self._worths: Final = _worths([weight / scales.UNIT for weight in weights])
        self.card: Final = self._worths[0]

    def scene(self, state: StarState, seat: int, answer: int) -> float:
        """What this answer brings on average, over the cards of the scene that are left."""
        total, count = 0.0, 0
        for card in SCENE_CARDS[state.encounter.scene]:
            if state.encounter.pile[card]:
                node = NODES[START[card]]
                count += 1
                if node.kind != WEAR:
                    total += self.node(state, seat, node.next[answer])
        return total / count if count else 0.0

    def node(self, state: StarState, seat: int, at: int) -> float:
        node = NODES[at]
        worth = 0.0
        for effect in node.effects:
            worth += self._effect(state, seat, effect)
        return worth + self._rest(state, seat, node)

    def _effect(self, state: StarState, seat: int, effect: int) -> float:
        if effect == encounters.LOSE_MEDAL and state.players[seat].halves == 0:
            return 0.0
        if effect == encounters.LOSE_UPGRADE and state.players[seat].upgrade_count() == 0:
            return 0.0
        return self._worths[effect]

    def _rest(self, state: StarState, seat: int, node: Node) -> float:
        kind, ways = node.kind, node.next
        if kind == encounters.DONE:
            return 0.0
        if kind == encounters.ROLL:
            return self._mean(state, seat, node)
        if kind == encounters.ASK or kind == encounters.GIFT:
            no, yes = self.node(state, seat, ways[0]), self.node(state, seat, ways[-1])
            return max(no, yes - self.card * node.amount)
        if kind == encounters.WEAR:
            return self.node(state, seat, ways[0])
        chance = _chance(state, seat, node)
        won, lost = self.node(state, seat, ways[WON]), self.node(state, seat, ways[LOST])
        return chance * won + (1.0 - chance) * lost

    def _mean(self, state: StarState, seat: int, node: Node) -> float:
        total = 0.0
        for score in range(len(_SUMS)):
            if _SUMS[score]:
                total += _SUMS[score] * self.node(state, seat, node.next[score])
        return total / 10.0


def _worths(worths: list[float]) -> list[float]:
    """By effect. A card is worth a little of what it may buy, beside itself."""
    card = 0.25 + sum(worths[scales.CARD : scales.CARD + KINDS]) / KINDS
    half = worths[scales.HALF]
    upgrade = (worths[scales.UPGRADE] + worths[scales.UPGRADE + 1] + worths[scales.UPGRADE + 2]) / 3.0
    return [
        *[card] * 5,  # a resource
        *(1.5 * card, -3.0 * card, 2.2 * card),  # any; taken back; the gift back
        *(half, -half),  # half a medal, lost
        *(1.5 * upgrade, -1.2 * upgrade, 2.0 * worths[scales.GROUNDED]),  # an upgrade, lost; grounded
        *(worths[scales.PENDING], worths[scales.JUMP]),  # a trade ship; a jump
        *(2.8 * card, 2.8 * card),  # cards from everybody
        *(0.0, 0.0, 1.0),  # most cargo, shuffled, another card
    ]


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
