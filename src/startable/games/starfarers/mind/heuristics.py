"""How well seats stand in Starfarers: their chances to win, learned by the game's own games.

Every position is judged as if the turn ended with it: so all moves of a turn are compared on one footing.
"""

from typing import ClassVar, Final, Mapping

from startable.core.learned import Learned
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.odds import shares
from startable.games.starfarers.mind.encounter_worth import CARD as CARD_WORTH
from startable.games.starfarers.mind.encounter_worth import scene_worth
from startable.games.starfarers.mind.features import UNIT, WIDTH, features, kept, primed
from startable.games.starfarers.mind.flights import sensible
from startable.games.starfarers.mind.prospects import Prospects
from startable.games.starfarers.mind.survey import Survey
from startable.games.starfarers.mind.trade import dealt, offers, reason, speaks
from startable.games.starfarers.rules.moves.bank import Bank
from startable.games.starfarers.rules.moves.deals import DECLINES, Decline, terms_with
from startable.games.starfarers.rules.moves.offers import More, Offer
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

_LOGIT: Final = 4 * UNIT
"""What a hand-made worth of 1 is as a logit, in 4096ths."""
_JUMP: Final = 4.0
_SILENCE: Final = 8
"""In 4096ths: an offer wants an answer, and one that nobody will take is taken back."""
_ASKING: Final = 0.25
_AGREED: Final = 0.9
"""How likely a deal is while somebody is asked, and once somebody has agreed. While another still thinks,
waiting costs nothing."""


class StarHeuristics(Learned[StarState]):
    width = WIDTH
    package = "startable.games.starfarers.mind"
    practice = ({}, {}, {}, {"setup": 1}, {}, {}, {"setup": 2}, {"setup": 3})
    open_practice = True
    teaching: ClassVar[Mapping[str, float]] = {"lesson": 48, "passes": 4, "rate": 0.001, "warmth": 0.004}

    def features(self, state: StarState, seat: int) -> list[int]:
        return features(Survey(state), seat, state.players[seat].hand.counts)

    def primed(self) -> dict[int, float]:
        return {feature: UNIT * worth / 1024 for feature, worth in primed().items()}

    def kept(self) -> list[int]:
        return kept()

    def judged(self, state: StarState) -> bool:
        """Between turns."""
        return state.stage() == DICE

    def tick(self, state: StarState) -> int:
        """Turns."""
        return state.turn

    def ticks_ahead(self, seats: int) -> int:
        """Until everybody has had a turn."""
        return seats

    def steady(self, state: StarState, seat: int) -> bool:
        """Flights are carried out and offers answered as one means it."""
        return state.stage() == FLY or state.stage() == OFFER

    # --- chances ---

    def estimate(self, state: StarState) -> list[float]:
        kind = state.stage()
        if kind in (LAY, HOME, OPENING):
            return [1.0 / self.seats] * self.seats
        prospects = Prospects(state, self.net())
        if kind == OFFER:
            return _bargain(prospects)
        _expect(state, prospects.logits)
        return shares(prospects.logits)

    # --- what is worth a look ---

    def ordered(self, state: StarState, seat: int, moves: list[Move[StarState]]) -> list[Move[StarState]]:
        """Of the flights those that lead somewhere, of the offers one, of the refusals the honest one."""
        kind = state.stage()
        if kind == FLY:
            return sensible(state, seat, moves)
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
            found.append(DECLINES[reason(Prospects(state, self.net()), seat)])
        if offering and speaks(state, seat):
            found.extend(offers(Prospects(state, self.net()), seat, moves))
        return found


def _is_idle(move: Move[StarState]) -> bool:
    """A card for one of its own kind; or an offer that grows by itself."""
    return isinstance(move, More) or (isinstance(move, Bank) and move.give == move.get)


def _expect(state: StarState, logits: list[int]) -> None:
    """What is about to happen to whose turn it is: a jump, an encounter, a card from another hand."""
    seat = state.active
    logits[seat] += int(_LOGIT * _JUMP * state.flight.jumps)
    top = state.stage()
    for stage in state.stack:
        kind = kind_of(stage)
        if kind == STEAL:
            logits[seat] += int(_LOGIT * CARD_WORTH)
            logits[number_of(stage)] -= int(_LOGIT * CARD_WORTH)
        elif kind == CARD and top in (CARD, GIVE):
            logits[seat] += int(_LOGIT * scene_worth(state, seat, number_of(stage)))


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
    now = shares(logits)
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
