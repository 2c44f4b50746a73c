"""Everybody's chances in one position, and how other hands would change them: computed once, asked often."""

from typing import Final

from startable.core.odds import shares
from startable.games.starfarers.box.parts import GOAL
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.mind.ledger import Ledger
from startable.games.starfarers.mind.scales import UNIT
from startable.games.starfarers.state.stack import DICE
from startable.games.starfarers.state.state import StarState

_NEAR: Final = 3
_PRICE: Final = UNIT * 4
"""What it costs to help somebody who needs so few points."""


def helping(state: StarState) -> int:
    """What a deal with whose turn it is must bring beyond its cards: who is about to win is not helped."""
    return _PRICE if state.active_player().points >= GOAL - _NEAR else 0


class Prospects:
    def __init__(self, state: StarState, chart: Chart, ledger: Ledger) -> None:
        self.state: Final = state
        self._ledger: Final = ledger
        self._fixed: Final[list[int]] = []
        self._hopes: Final[list[list[int]]] = []
        self.logits: Final[list[int]] = []
        next = next_seat(state)
        for seat in range(state.seats):
            fleets = ledger.fleets[seat]
            fleets.look(chart, state, seat)
            hopes = fleets.hopes
            fixed = fleets.total + ledger.fixed(chart, state, seat, next)
            self._fixed.append(fixed)
            self._hopes.append(hopes)
            self.logits.append(fixed + ledger.cards(state, seat, state.players[seat].hand.counts, hopes))

    def logit(self, seat: int, hand: list[int]) -> int:
        """Of a seat, if this were its hand."""
        return self._fixed[seat] + self._ledger.cards(self.state, seat, hand, self._hopes[seat])

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


def next_seat(state: StarState) -> int:
    """Who rolls next. While a turn lasts that is the following seat: so all moves of a turn are compared as
    if it ended with them."""
    if state.turn == 0:
        return state.starter
    return state.active if state.stage() == DICE else (state.active + 1) % state.seats
