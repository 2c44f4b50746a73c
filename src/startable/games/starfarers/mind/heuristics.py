"""How well seats stand in Starfarers: their chances to win, learned by the game's own games.

Every position is judged as if the turn ended with it: so all moves of a turn are compared on one footing.
"""

from typing import ClassVar, Final, Mapping

from startable.core.learned import Learned
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.net import Net
from startable.core.rules import Rules
from startable.games.starfarers.box.parts import GOAL
from startable.games.starfarers.mind import scales
from startable.games.starfarers.mind.aims import Aims
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.mind.encounter_worth import Encounters
from startable.games.starfarers.mind.flights import sensible
from startable.games.starfarers.mind.foretold import foretold
from startable.games.starfarers.mind.ledger import Ledger
from startable.games.starfarers.mind.prospects import Prospects
from startable.games.starfarers.mind.trade import dealt, offers, reason, speaks
from startable.games.starfarers.rules.moves.bank import Bank
from startable.games.starfarers.rules.moves.deals import DECLINES, Decline, terms_with
from startable.games.starfarers.rules.moves.offers import More, Offer
from startable.games.starfarers.rules.moves.offers_to_one import OfferToOne
from startable.games.starfarers.rules.moves.undo import Undo
from startable.games.starfarers.state.player import AGREED, COUNTERED, SILENT
from startable.games.starfarers.state.stack import (
    BUILD,
    CARD,
    DICE,
    FLY,
    GIVE,
    HOME,
    LAY,
    OFFER,
    OPENING,
    STEAL,
    kind_of,
    number_of,
)
from startable.games.starfarers.state.state import StarState

_LOGIT: Final = scales.UNIT
"""What a hand-made worth of 1 is as a logit, in 4096ths."""
_SILENCE: Final = 8
"""In 4096ths: an offer wants an answer, and one that nobody will take is taken back."""
_ROUNDS: Final = 3
_ASKING: Final = 0.25
_AGREED: Final = 0.9
"""How likely a deal is while somebody is asked, and once somebody has agreed. While another still thinks,
waiting costs nothing."""


class StarHeuristics(Learned[StarState]):
    width = scales.WIDTH
    package = "startable.games.starfarers.mind"
    practice = ({}, {}, {}, {"setup": 1}, {}, {}, {"setup": 2}, {"setup": 3})
    teaching: ClassVar[Mapping[str, float]] = {"lesson": 160, "rate": 5.0}
    trust = 12

    def __init__(self, rules: Rules[StarState]) -> None:
        super().__init__(rules)
        self._ledger: Ledger | None = None
        self._encounters: Encounters | None = None
        self._chart: Chart | None = None

    def primed(self) -> dict[int, float]:
        return {place: _weight(worth) for place, worth in scales.PRIMED.items()}

    def strides(self) -> dict[int, float]:
        return {place: _weight(worth) for place, worth in scales.STRIDES.items()}

    def reached(self, state: StarState, seat: int) -> float:
        return state.players[seat].points / GOAL

    def use(self, net: Net) -> None:
        super().use(net)
        self._ledger = self._encounters = None

    def prospects(self, state: StarState) -> Prospects:
        return Prospects(state, self.chart(state), self.ledger())

    def ledger(self) -> Ledger:
        if self._ledger is None:
            self._ledger = Ledger(self.net().straight)
        return self._ledger

    def chart(self, state: StarState) -> Chart:
        """The last one, while the board stays as it is."""
        chart = self._chart
        if chart is None or not chart.holds(state):
            chart = Chart(state)
            self._chart = chart
        return chart

    def judged(self, state: StarState) -> bool:
        """Between turns."""
        return state.stage() == DICE

    def tick(self, state: StarState) -> int:
        """Turns."""
        return state.turn

    def ticks_ahead(self, seats: int) -> int:
        """Until one's own next turn is over: what cards are for shows there."""
        return seats + 1

    def stretch(self, state: StarState) -> int:
        """The founding; then three rounds, in which ships arrive."""
        return 0 if state.turn == 0 else 1 + (state.turn - 1) // (_ROUNDS * self.seats)

    def steady(self, state: StarState, seat: int) -> bool:
        """Flights are carried out and offers answered as one means it."""
        return state.stage() == FLY or state.stage() == OFFER

    # --- chances ---

    def estimate(self, state: StarState) -> list[float]:
        kind = state.stage()
        if kind in (LAY, HOME, OPENING):
            return [1.0 / self.seats] * self.seats
        prospects = self.prospects(state)
        if kind == OFFER:
            return _bargain(prospects)
        self._expect(state, prospects.logits)
        return prospects.chances(prospects.logits)

    def foretold(self, state: StarState) -> list[float]:
        return foretold(self.ledger(), self.chart(state), state)

    def _expect(self, state: StarState, logits: list[int]) -> None:
        """What is about to happen to whose turn it is: a jump, an encounter, a card from another hand."""
        seat, top = state.active, state.stage()
        logits[seat] += self.net().straight[scales.JUMP] * state.flight.jumps
        for stage in state.stack:
            kind = kind_of(stage)
            if kind == STEAL:
                card = int(_LOGIT * self.encounters().card)
                logits[seat] += card
                logits[number_of(stage)] -= card
            elif kind == CARD and top in (CARD, GIVE):
                logits[seat] += int(_LOGIT * self.encounters().scene(state, seat, number_of(stage)))

    def encounters(self) -> Encounters:
        if self._encounters is None:
            self._encounters = Encounters(self.net().straight)
        return self._encounters

    # --- what is worth a look ---

    def ordered(self, state: StarState, seat: int, moves: list[Move[StarState]]) -> list[Move[StarState]]:
        """Of the flights those that lead somewhere, of the offers one, of the refusals the honest one."""
        kind = state.stage()
        if kind == FLY:
            return sensible(state, seat, moves, self.chart(state), Aims(self.net().straight))
        if kind in (BUILD, OFFER):
            return self._talk(state, seat, moves)
        return moves

    def _talk(self, state: StarState, seat: int, moves: list[Move[StarState]]) -> list[Move[StarState]]:
        found: list[Move[StarState]] = []
        offering = declining = False
        for move in moves:
            if isinstance(move, Offer):
                offering = True
            elif isinstance(move, Decline):
                declining = True
            elif not _is_idle(move):
                found.append(move)
        if declining:
            found.append(DECLINES[reason(self.prospects(state), seat)])
        if offering and speaks(state, seat):
            found.extend(offers(self.prospects(state), seat, moves))
        return found


def _weight(worth: float) -> float:
    """As a file of weights counts: in 1024ths, though each is one 4096th of a logit."""
    return scales.UNIT * worth / 1024


def _is_idle(move: Move[StarState]) -> bool:
    """A card for one of its own kind; an offer that grows by itself or is for one alone; second thoughts."""
    return isinstance(move, (More, OfferToOne, Undo)) or (isinstance(move, Bank) and move.give == move.get)


# --- an offer that stands ---


def _bargain(prospects: Prospects) -> list[float]:
    """Between how things are and how they would be after the deal, by how likely it is."""
    state, logits = prospects.state, prospects.logits
    partner, silent = _partner(state), 0
    for seat in state.others():
        if state.players[seat].answer == SILENT:
            logits[seat] -= _SILENCE
            silent += 1
    agreed = partner != NOBODY and state.players[partner].answer == AGREED
    if partner == NOBODY:
        logits[state.active] -= _SILENCE
    now = prospects.chances(logits)
    if partner == NOBODY:
        return now
    likely = 1.0 if agreed and silent > 0 else _AGREED if agreed else _ASKING
    then = _after(prospects, partner)
    return [now[seat] + likely * (then[seat] - now[seat]) for seat in range(state.seats)]


def _partner(state: StarState) -> int:
    """Who has agreed, or else named terms, or else could still take it."""
    for answer in (AGREED, COUNTERED, SILENT):
        for seat in state.others():
            if state.players[seat].answer == answer and _can_deal(state, seat):
                return seat
    return NOBODY


def _can_deal(state: StarState, seat: int) -> bool:
    terms = terms_with(state, seat)
    return state.players[seat].can_pay(terms.gets) and state.active_player().can_pay(terms.gives)


def _after(prospects: Prospects, partner: int) -> list[float]:
    state = prospects.state
    terms = terms_with(state, partner)
    gets = dealt(state.active_player().hand.counts, terms, 1)
    gives = dealt(state.players[partner].hand.counts, terms, -1)
    return prospects.between(state.active, gets, partner, gives)
