"""Everybody's chances in one position, and how other hands would change them: computed once, asked often."""

from typing import Final

from startable.core.net import Net
from startable.core.odds import shares
from startable.games.starfarers.box.parts import GOAL
from startable.games.starfarers.mind.features import UNIT, features
from startable.games.starfarers.mind.survey import Survey
from startable.games.starfarers.state.state import StarState

_NEAR: Final = 3
_PRICE: Final = 4 * UNIT * 4
"""In 4096ths: what it costs to help somebody who needs so few points."""


def helping(state: StarState) -> int:
    """What a deal with whose turn it is must bring beyond its cards: who is about to win is not helped."""
    return _PRICE if state.active_player().points >= GOAL - _NEAR else 0


class Prospects:
    def __init__(self, state: StarState, net: Net) -> None:
        self.state: Final = state
        self._net: Final = net
        self._survey: Final = Survey(state)
        self.logits: Final[list[int]] = [
            self.logit(seat, state.players[seat].hand.counts) for seat in range(state.seats)
        ]

    def logit(self, seat: int, hand: list[int]) -> int:
        """Of a seat, if this were its hand."""
        return self._net.logit(features(self._survey, seat, hand))

    def chance(self, seat: int) -> float:
        return shares(self.logits)[seat]

    def alone(self, seat: int, hand: list[int]) -> float:
        """The chance of a seat with another hand, if the others kept theirs."""
        logits = self.logits.copy()
        logits[seat] = self.logit(seat, hand)
        return shares(logits)[seat]

    def gain(self, seat: int, hand: list[int], after: list[int], other: int, others: list[int]) -> float:
        """What it brings to a seat with this hand that it has that one afterwards, and another seat too."""
        logits = self.logits.copy()
        logits[seat] = self.logit(seat, hand)
        before = shares(logits)[seat]
        logits[seat] = self.logit(seat, after) - helping(self.state)
        logits[other] = self.logit(other, others)
        return shares(logits)[seat] - before

    def between(self, one: int, hand: list[int], other: int, others: list[int]) -> list[float]:
        """Everybody's chances if the seat whose turn it is and another one had these hands."""
        logits = self.logits.copy()
        logits[one] = self.logit(one, hand)
        logits[other] = self.logit(other, others) - helping(self.state)
        return shares(logits)
