"""Everybody's chances in one position, and how other hands would change them: computed once, asked often."""

from typing import Final

from startable.core.odds import shares
from startable.games.starfarers.box.parts import GOAL
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.mind.ledger import FEWEST_SEATS, Ledger
from startable.games.starfarers.mind.scales import UNIT
from startable.games.starfarers.state.stack import DICE
from startable.games.starfarers.state.state import StarState

_NEAR: Final = 3
_PRICE: Final = UNIT * 4
"""What it costs to help somebody who needs so few points."""
_BOLDNESS: Final = [[70, 83, 108], [90, 93, 112]]
"""In 64ths, for three and for four: what a lead tells about who will win, by how its own games ended; and the
same when whoever leads lacks two points, and one."""


def helping(state: StarState) -> int:
    """What a deal with whose turn it is must bring beyond its cards: who is about to win is not helped."""
    return _PRICE if state.active_player().points >= GOAL - _NEAR else 0


def boldness(state: StarState) -> int:
    """The nearer the end, the less can change any more."""
    most = max([player.points for player in state.players])
    return _BOLDNESS[state.seats - FEWEST_SEATS][max(0, min(most, GOAL - 1) - (GOAL - 3))]


class Prospects:
    """Logits tell what seats have; who rolls next is added to them for the chances."""

    def __init__(self, state: StarState, chart: Chart, ledger: Ledger) -> None:
        self.state: Final = state
        self._bold: Final = boldness(state)
        self._ledger: Final = ledger
        self._fixed: Final[list[int]] = []
        self._hopes: Final[list[list[int]]] = []
        self._order: Final = ledger.order(state.seats, next_seat(state))
        self.logits: Final[list[int]] = []
        for seat in range(state.seats):
            fleets = ledger.fleets[seat]
            fleets.look(chart, state, seat)
            hopes = fleets.hopes
            fixed = fleets.total + ledger.fixed(chart, state, seat)
            self._fixed.append(fixed)
            self._hopes.append(hopes)
            self.logits.append(fixed + ledger.cards(state, seat, state.players[seat].hand.counts, hopes))

    def logit(self, seat: int, hand: list[int]) -> int:
        """Of a seat, if this were its hand."""
        return self._fixed[seat] + self._ledger.cards(self.state, seat, hand, self._hopes[seat])

    def chances(self, logits: list[int]) -> list[float]:
        """Everybody's, if these were the logits."""
        return shares([(logits[seat] + self._order[seat]) * self._bold >> 6 for seat in range(len(logits))])

    def chance(self, seat: int) -> float:
        return self.chances(self.logits)[seat]

    def alone(self, seat: int, hand: list[int]) -> float:
        """The chance of a seat with another hand, if the others kept theirs."""
        logits = self.logits.copy()
        logits[seat] = self.logit(seat, hand)
        return self.chances(logits)[seat]

    def gain(self, seat: int, hand: list[int], after: list[int], other: int, others: list[int]) -> float:
        """What it brings to a seat with this hand that it has that one afterwards, and another seat too."""
        logits = self.logits.copy()
        logits[seat] = self.logit(seat, hand)
        before = self.chances(logits)[seat]
        logits[seat] = self.logit(seat, after) - helping(self.state)
        logits[other] = self.logit(other, others)
        return self.chances(logits)[seat] - before

    def between(self, one: int, hand: list[int], other: int, others: list[int]) -> list[float]:
        """Everybody's chances if the seat whose turn it is and another one had these hands."""
        logits = self.logits.copy()
        logits[one] = self.logit(one, hand)
        logits[other] = self.logit(other, others) - helping(self.state)
        return self.chances(logits)


def next_seat(state: StarState) -> int:
    """Who rolls next. While a turn lasts that is the following seat: so all moves of a turn are compared as
    if it ended with them."""
    if state.turn == 0:
        return state.starter
    return state.active if state.stage() == DICE else (state.active + 1) % state.seats
