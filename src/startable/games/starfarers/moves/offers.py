"""Trade between players: offers and counter-offers, open to all (SF-405, SF-406).

An offer begins with one kind against one other, and grows card by card; so any cards can be traded for any.
"""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.flow import clear_offer, run
from startable.games.starfarers.frames import BUILD, OFFER
from startable.games.starfarers.marks import COUNTERED, SILENT, TERMS
from startable.games.starfarers.moves.bank import NOT_BUILDING
from startable.games.starfarers.parts import KINDS, RESOURCES
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import hand_size

GIVES: Final = 0
GETS: Final = 1
NO_OFFER: Final = Refusal("SF-406", "sf-no-offer")
_ENOUGH: Final = Refusal("SF-406", "sf-enough-offers")
MISSING: Final = Refusal("SF-405", "sf-cards-missing")
_NOBODY_HAS: Final = Refusal("SF-405", "sf-nobody-has-so-many")
SWAPS: Final = ((1, 1), (2, 1), (1, 2))
"""How many cards of one kind an offer gives at first, for how many of another."""


def most_wanted(state: StarState, seat: int) -> int:
    """No seat can be asked for more cards than it holds; how many that is, is open."""
    if seat != state.active:
        return hand_size(state, state.active)
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, hand_size(state, other))
    return most


def side_size(state: StarState, seat: int, side: int) -> int:
    first = seat * TERMS + side * KINDS
    return sum(state.terms[first : first + KINDS])


def affords(state: StarState, giver: int, seat: int, side: int) -> bool:
    """Has this seat the cards of that side of a seat's terms?"""
    first = seat * TERMS + side * KINDS
    for kind in range(KINDS):
        if state.hands[giver * KINDS + kind] < state.terms[first + kind]:
            return False
    return True


def reply(state: StarState, seat: int, answer: int) -> None:
    """A seat's answer; terms of its own that it named before are no longer meant."""
    state.answers[seat] = answer
    for index in range(seat * TERMS, seat * TERMS + TERMS):
        state.terms[index] = 0


class Offer(Move[StarState]):
    """SF-405: so many cards of one kind for some of another; by the others, a counter-offer."""

    kind: ClassVar[str] = "offer"
    fields: ClassVar[tuple[str, ...]] = ("give", "count", "get", "wanted")

    def __init__(self, give: int, count: int, get: int, wanted: int) -> None:
        self.give = give
        self.count = count
        self.get = get
        self.wanted = wanted

    def check(self, state: StarState, mover: int) -> Refusal | None:
        return self._untimely(state, mover) or self._unfit(state, mover)

    def _untimely(self, state: StarState, seat: int) -> Refusal | None:
        if state.stack[-1] == BUILD:
            return _ENOUGH if state.said[seat] >= state.choices.offers else None
        if state.stack[-1] != OFFER:
            return NOT_BUILDING
        if not state.choices.live:
            return Refusal("SF-406", "sf-answer-first")
        return _ENOUGH if state.said[seat] >= state.choices.offers else None

    def _unfit(self, state: StarState, seat: int) -> Refusal | None:
        known = 0 <= self.give < KINDS and 0 <= self.get < KINDS
        if not known or (self.count, self.wanted) not in SWAPS:
            return Refusal("SF-405", "sf-no-such-offer")
        if self.give == self.get:
            return Refusal("SF-405", "sf-same-kind")
        if state.hands[seat * KINDS + self.give] < self.count:
            return MISSING
        return _NOBODY_HAS if self.wanted > most_wanted(state, seat) else None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        active = mover == state.active
        if active:
            clear_offer(state)
            if state.stack[-1] == BUILD:
                state.stack.append(OFFER)
        reply(state, mover, SILENT if active else COUNTERED)
        first = mover * TERMS
        state.terms[first + (0 if active else KINDS) + self.give] = self.count
        state.terms[first + (KINDS if active else 0) + self.get] = self.wanted
        state.said[mover] += 1
        if out is not None:
            what = "offered" if active else "countered"
            args: dict[str, int | str] = {"seat": mover, "count": self.count, "given": RESOURCES[self.give]}
            out.append(Event(what, {**args, "wanted": self.wanted, "got": RESOURCES[self.get]}))
        run(state, out)


class More(Move[StarState]):
    """SF-405: one card more, on the side that gives (0) or that gets (1), of one's own terms."""

    kind: ClassVar[str] = "more"
    fields: ClassVar[tuple[str, ...]] = ("side", "resource")

    def __init__(self, side: int, resource: int) -> None:
        self.side = side
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != OFFER:
            return NO_OFFER
        if not state.choices.live:
            return Refusal("SF-406", "sf-answer-first")
        if side_size(state, mover, GIVES) == 0:
            return NO_OFFER
        if state.said[mover] >= state.choices.offers:
            return _ENOUGH
        if not (0 <= self.side <= 1 and 0 <= self.resource < KINDS):
            return Refusal("SF-405", "sf-no-such-offer")
        return self._unfit(state, mover)

    def _unfit(self, state: StarState, seat: int) -> Refusal | None:
        own = self.side if seat == state.active else 1 - self.side
        first = seat * TERMS
        if state.terms[first + (1 - own) * KINDS + self.resource] > 0:
            return Refusal("SF-405", "sf-same-kind")
        if self.side == GETS:
            most = most_wanted(state, seat)
            return None if side_size(state, seat, own) < most else _NOBODY_HAS
        there = state.terms[first + own * KINDS + self.resource]
        return None if state.hands[seat * KINDS + self.resource] > there else MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        active = mover == state.active
        own = self.side if active else 1 - self.side
        state.terms[mover * TERMS + own * KINDS + self.resource] += 1
        state.said[mover] += 1
        if active:
            for seat in range(state.seats):
                if seat != mover:
                    reply(state, seat, SILENT)
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "side": ("give", "get")[self.side]}
            out.append(Event("added", {**args, "resource": RESOURCES[self.resource]}))
        run(state, out)


def _offers(give: int) -> list[Offer]:
    return [Offer(give, swap[0], get, swap[1]) for swap in SWAPS for get in range(KINDS) if get != give]


OFFERS: Final = [_offers(give) for give in range(KINDS)]
"""By the kind that is given: one for one, two for one, one for two."""
MORES: Final = [[More(side, kind) for kind in range(KINDS)] for side in range(2)]


def add_offers(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    if state.said[seat] >= state.choices.offers:
        return
    most = most_wanted(state, seat)
    each = KINDS - 1
    for give in range(KINDS):
        have = state.hands[seat * KINDS + give]
        if have > 0:
            row = OFFERS[give]
            if most >= 1:
                moves.extend(row[:each])
                if have >= 2:
                    moves.extend(row[each : 2 * each])
            if most >= 2:
                moves.extend(row[2 * each :])


def add_mores(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    if side_size(state, seat, GIVES) > 0:
        for row in MORES:
            for move in row:
                if move.check(state, seat) is None:
                    moves.append(move)
