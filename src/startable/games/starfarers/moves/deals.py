"""Trade between players: answers to an offer, and the deal (SF-405, SF-406).

Whoever answers says which state of the terms is meant, so that nobody agrees to what has just changed.
"""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.choices import OFFERS_LIVE
from startable.games.starfarers.flow import agreed, bargainers, clear_offer, run
from startable.games.starfarers.frames import OFFER
from startable.games.starfarers.marks import AGREED, ANSWER_KINDS, COUNTERED, REASONS, REFUSED, TERMS
from startable.games.starfarers.moves.offers import (
    GETS,
    GIVES,
    MISSING,
    NO_OFFER,
    add_mores,
    add_offers,
    affords,
    reply,
)
from startable.games.starfarers.parts import KINDS, RESOURCES
from startable.games.starfarers.state import StarState

_CHANGED: Final = Refusal("SF-406", "sf-offer-changed")
_ACTIVE_DECIDES: Final = Refusal("SF-405", "sf-active-decides")


class Agree(Move[StarState]):
    """SF-406: would take the offer as it was when its owner had said so much."""

    kind: ClassVar[str] = "agree"
    fields: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, said: int) -> None:
        self.said = said

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = _unanswerable(state, mover)
        if refusal is not None:
            return refusal
        if self.said != state.said[state.active]:
            return _CHANGED
        return None if affords(state, mover, state.active, GETS) else MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        reply(state, mover, AGREED)
        if out is not None:
            out.append(Event("agreed", {"seat": mover}))
        _settle(state)
        run(state, out)


class Decline(Move[StarState]):
    """SF-406: a refusal, which may say why."""

    kind: ClassVar[str] = "decline"
    fields: ClassVar[tuple[str, ...]] = ("reason",)

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def check(self, state: StarState, mover: int) -> Refusal | None:
        known = 0 <= self.reason < len(REASONS)
        return _unanswerable(state, mover) or (None if known else Refusal("SF-406", "sf-no-such-reason"))

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        reply(state, mover, REFUSED + ANSWER_KINDS * self.reason)
        if out is not None:
            out.append(Event("declined", {"seat": mover, "reason": REASONS[self.reason]}))
        _settle(state)
        run(state, out)


def _unanswerable(state: StarState, seat: int) -> Refusal | None:
    if state.stack[-1] != OFFER:
        return NO_OFFER
    return Refusal("SF-405", "sf-own-offer") if seat == state.active else None


def _settle(state: StarState) -> None:
    """An offer that everybody refused is off the table; live, its owner may still change it."""
    if state.choices.live or bargainers(state) != 1 << state.active:
        return
    for seat in range(state.seats):
        if agreed(state, seat):
            return
    clear_offer(state)
    state.stack.pop()


class Deal(Move[StarState]):
    """SF-406: whose turn it is trades with one who agreed, or takes a counter-offer as it was said."""

    kind: ClassVar[str] = "deal"
    fields: ClassVar[tuple[str, ...]] = ("seat", "said")

    def __init__(self, seat: int, said: int) -> None:
        self.seat = seat
        self.said = said

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != OFFER:
            return NO_OFFER
        if mover != state.active:
            return _ACTIVE_DECIDES
        if not 0 <= self.seat < state.seats or not agreed(state, self.seat):
            return Refusal("SF-406", "sf-no-partner")
        if self.said != state.said[self.seat]:
            return _CHANGED
        return None if affords(state, mover, terms_of(state, self.seat), GIVES) else MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        first = terms_of(state, self.seat) * TERMS
        if out is not None:
            out.append(Event("traded", {"seat": mover, "other": self.seat}))
        for kind in range(KINDS):
            _pass_on(state, mover, self.seat, kind, state.terms[first + kind], out)
            _pass_on(state, self.seat, mover, kind, state.terms[first + KINDS + kind], out)
        clear_offer(state)
        state.stack.pop()
        run(state, out)


def _pass_on(
    state: StarState, giver: int, taker: int, kind: int, count: int, out: list[Event] | None
) -> None:
    state.hands[giver * KINDS + kind] -= count
    state.hands[taker * KINDS + kind] += count
    if count and out is not None:
        args: dict[str, int | str] = {"seat": giver, "other": taker, "count": count}
        out.append(Event("passed", {**args, "resource": RESOURCES[kind]}))


def terms_of(state: StarState, seat: int) -> int:
    """Whose terms a deal with this seat is on."""
    return seat if state.answers[seat] == COUNTERED else state.active


class Withdraw(Move[StarState]):
    """SF-406: the offer is off the table."""

    kind: ClassVar[str] = "withdraw"

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != OFFER:
            return NO_OFFER
        return None if mover == state.active else _ACTIVE_DECIDES

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        clear_offer(state)
        state.stack.pop()
        if out is not None:
            out.append(Event("withdrew", {"seat": mover}))
        run(state, out)


AGREES: Final = [Agree(said) for said in range(OFFERS_LIVE + 1)]
DECLINES: Final = [Decline(reason) for reason in range(len(REASONS))]
DEALS: Final = [[Deal(seat, said) for said in range(OFFERS_LIVE + 1)] for seat in range(4)]
WITHDRAW: Final = Withdraw()


def bargains(state: StarState, seat: int) -> list[Move[StarState]]:
    moves: list[Move[StarState]] = []
    if seat == state.active:
        for other in range(state.seats):
            if agreed(state, other) and affords(state, seat, terms_of(state, other), GIVES):
                moves.append(DEALS[other][state.said[other]])
        moves.append(WITHDRAW)
    else:
        if affords(state, seat, state.active, GETS):
            moves.append(AGREES[state.said[state.active]])
        moves.extend(DECLINES)
    if state.choices.live:
        add_offers(state, seat, moves)
        add_mores(state, seat, moves)
    return moves
