"""Trade between players: answers to an offer, and the deal (SF-405, SF-406).

Whoever answers says which state of the terms is meant, so that nobody agrees to what has just changed.
"""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.parts import KINDS, RESOURCES
from startable.games.starfarers.rules.awaited import bargainers
from startable.games.starfarers.rules.flow import clear_offer, run
from startable.games.starfarers.rules.moves.names import NUMBERS, REASON_NAMES, SEAT_NAMES
from startable.games.starfarers.rules.moves.offers import (
    ENOUGH,
    FOR_ANOTHER,
    MISSING,
    NO_OFFER,
    TAKE_BACK_FIRST,
    add_mores,
    add_offers,
    is_trading,
)
from startable.games.starfarers.rules.moves.offers_to_one import add_offers_to_one
from startable.games.starfarers.rules.referee import StarMove
from startable.games.starfarers.state.choices import OFFERS_LIVE
from startable.games.starfarers.state.player import (
    AGREED,
    ANSWER_KINDS,
    COUNTERED,
    REASONS,
    REFUSED,
    SILENT,
    Terms,
)
from startable.games.starfarers.state.stack import OFFER
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import pass_on

_CHANGED: Final = Refusal("SF-406", "sf-offer-changed")
_ACTIVE_DECIDES: Final = Refusal("SF-405", "sf-active-decides")
_OTHERS_ANSWER: Final = Refusal("SF-406", "sf-others-answer")


class Agree(StarMove):
    """SF-406: would take the offer as it was when its owner had said so much."""

    kind: ClassVar[str] = "agree"
    fields: ClassVar[tuple[str, ...]] = ("said",)
    spelling: ClassVar[Spelling] = Spelling("agree {}", NUMBERS)

    def __init__(self, said: int) -> None:
        self.said = said

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = _unanswerable(state, mover)
        if refusal is not None:
            return refusal
        offerer = state.active_player()
        if self.said != offerer.said:
            return _CHANGED
        return None if state.players[mover].can_pay(offerer.terms.gets) else MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.players[mover].reply(AGREED)
        if out is not None:
            out.append(Event("agreed", {"seat": mover}))
        _settle(state)
        run(state, out)


class Decline(StarMove):
    """SF-406: a refusal, which may say why."""

    kind: ClassVar[str] = "decline"
    fields: ClassVar[tuple[str, ...]] = ("reason",)
    spelling: ClassVar[Spelling] = Spelling("decline{}", REASON_NAMES)

    def __init__(self, reason: int) -> None:
        self.reason = reason

    def check(self, state: StarState, mover: int) -> Refusal | None:
        known = 0 <= self.reason < len(REASONS)
        return _unanswerable(state, mover) or (None if known else Refusal("SF-406", "sf-no-such-reason"))

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.players[mover].reply(REFUSED + ANSWER_KINDS * self.reason)
        if out is not None:
            out.append(Event("declined", {"seat": mover, "reason": REASONS[self.reason]}))
        _settle(state)
        run(state, out)


def _unanswerable(state: StarState, seat: int) -> Refusal | None:
    if state.stage() != OFFER:
        return NO_OFFER
    if seat == state.active:
        return Refusal("SF-405", "sf-own-offer")
    if not state.players[seat].is_asked():
        return FOR_ANOTHER
    if state.players[seat].has_answered():
        return TAKE_BACK_FIRST if state.choices.live else Refusal("SF-406", "sf-answered-once")
    turn = state.choices.live or bargainers(state) == 1 << seat
    return None if turn else _OTHERS_ANSWER


def _settle(state: StarState) -> None:
    """An offer that everybody refused is off the table; live, its owner may still change it."""
    if state.choices.live or bargainers(state) != 1 << state.active:
        return
    for player in state.players:
        if player.has_agreed():
            return
    clear_offer(state)
    state.pop()


class Deal(StarMove):
    """SF-406: whose turn it is trades with one who agreed, or takes a counter-offer as it was said."""

    kind: ClassVar[str] = "deal"
    fields: ClassVar[tuple[str, ...]] = ("seat", "said")
    spelling: ClassVar[Spelling] = Spelling("deal {} {}", SEAT_NAMES, NUMBERS)

    def __init__(self, seat: int, said: int) -> None:
        self.seat = seat
        self.said = said

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if not is_trading(state):
            return NO_OFFER
        if mover != state.active:
            return _ACTIVE_DECIDES
        if _others_are_asked(state):
            return _OTHERS_ANSWER
        if not 0 <= self.seat < state.seats or not state.players[self.seat].has_agreed():
            return Refusal("SF-406", "sf-no-partner")
        if self.said != state.players[self.seat].said:
            return _CHANGED
        return None if state.players[mover].can_pay(terms_with(state, self.seat).gives) else MISSING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        terms = terms_with(state, self.seat)
        if out is not None:
            out.append(Event("traded", {"seat": mover, "other": self.seat}))
        for kind in range(KINDS):
            _hand_over(state, mover, self.seat, kind, terms.gives[kind], out)
            _hand_over(state, self.seat, mover, kind, terms.gets[kind], out)
        if state.stage() == OFFER:
            clear_offer(state)
            state.pop()
        else:
            state.players[self.seat].reply(SILENT)
        run(state, out)


def _hand_over(
    state: StarState, giver: int, taker: int, kind: int, count: int, out: list[Event] | None
) -> None:
    pass_on(state, giver, taker, kind, count)
    if count and out is not None:
        args: dict[str, int | str] = {"seat": giver, "other": taker, "count": count}
        out.append(Event("passed", {**args, "resource": RESOURCES[kind]}))


def terms_with(state: StarState, seat: int) -> Terms:
    """The terms that a deal with this seat is on."""
    player = state.players[seat]
    return player.terms if player.answer == COUNTERED else state.active_player().terms


class Withdraw(StarMove):
    """SF-406: the offer is off the table; by the others, their proposal or their answer."""

    kind: ClassVar[str] = "withdraw"
    spelling: ClassVar[Spelling] = Spelling("withdraw")

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        player = state.players[mover]
        if mover == state.active:
            return _standing(state)
        if not player.is_asked():
            return FOR_ANOTHER
        if not is_trading(state) or player.answer == SILENT:
            return Refusal("SF-406", "sf-nothing-said")
        if not state.choices.live:
            return Refusal("SF-406", "sf-answered-once")
        return ENOUGH if player.said >= state.choices.offers and state.stage() == OFFER else None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        if mover == state.active:
            clear_offer(state)
            state.pop()
        else:
            _take_back(state, mover)
        if out is not None:
            what = "withdrew" if mover == state.active else "took_back"
            out.append(Event(what, {"seat": mover}))
        run(state, out)


def _standing(state: StarState) -> Refusal | None:
    """Why the player whose turn it is has no offer to take back now."""
    if state.stage() != OFFER:
        return NO_OFFER
    return _OTHERS_ANSWER if _others_are_asked(state) else None


def _others_are_asked(state: StarState) -> bool:
    """In turns, the offer waits for everybody's answer."""
    return not state.choices.live and bargainers(state) != 1 << state.active


def _take_back(state: StarState, seat: int) -> None:
    """While an offer stands it counts like another word: nobody shall waver for ever."""
    state.players[seat].reply(SILENT)
    if state.stage() == OFFER:
        state.players[seat].said += 1


AGREES: Final = [Agree(said) for said in range(OFFERS_LIVE + 1)]
DECLINES: Final = [Decline(reason) for reason in range(len(REASONS))]
DEALS: Final = [[Deal(seat, said) for said in range(OFFERS_LIVE + 1)] for seat in range(4)]
WITHDRAW: Final = Withdraw()


def bargains(state: StarState, seat: int) -> list[Move[StarState]]:
    """While an offer stands."""
    moves: list[Move[StarState]] = []
    if seat == state.active:
        add_deals(state, moves)
        moves.append(WITHDRAW)
    elif not state.players[seat].has_answered():
        offerer = state.active_player()
        if state.players[seat].can_pay(offerer.terms.gets):
            moves.append(AGREES[offerer.said])
        moves.extend(DECLINES)
    if state.choices.live:
        _add_talk(state, seat, moves)
    return moves


def _add_talk(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    if not state.players[seat].has_answered():
        add_offers(state, seat, moves)
        add_offers_to_one(state, seat, moves)
        add_mores(state, seat, moves)
    if seat != state.active and WITHDRAW.check(state, seat) is None:
        moves.append(WITHDRAW)


def proposals(state: StarState, seat: int) -> list[Move[StarState]]:
    """Live, of those whose turn it is not, before an offer stands."""
    moves: list[Move[StarState]] = []
    _add_talk(state, seat, moves)
    return moves


def add_deals(state: StarState, moves: list[Move[StarState]]) -> None:
    """With those who agreed, or on what the others have proposed."""
    player = state.active_player()
    for other in range(state.seats):
        partner = state.players[other]
        if partner.has_agreed() and player.can_pay(terms_with(state, other).gives):
            moves.append(DEALS[other][partner.said])
