"""Trade with the bank and what friendship cards add to it (SF-402 to SF-404, SF-611 to SF-617)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.parts import (
    BANK_RATE,
    FAME,
    GOODS,
    GOODS_RATE,
    HELP,
    KINDS,
    RATE,
    RESOURCES,
)
from startable.games.starfarers.rules.flow import clear_offer, did, run
from startable.games.starfarers.rules.moves.names import SEAT_SETS
from startable.games.starfarers.rules.referee import StarMove, not_building
from startable.games.starfarers.state import deeds
from startable.games.starfarers.state.stack import STEAL
from startable.games.starfarers.state.state import USED_FAME, USED_HELP, USED_RATE, StarState
from startable.games.starfarers.state.stock import pay_one, take_one, win_half


def rate(state: StarState, seat: int, kind: int) -> int:
    """How many cards of a kind the bank wants for one: the best that the seat is entitled to."""
    friend = state.players[seat].is_friend(RATE + kind)
    if kind == GOODS:
        return 1 if friend and not state.used & USED_RATE else GOODS_RATE
    return GOODS_RATE if friend else BANK_RATE


def _too_few(state: StarState, seat: int, kind: int, wanted: int) -> Refusal:
    """By the rule that sets the rate for this seat."""
    friend = state.players[seat].is_friend(RATE + kind)
    args: dict[str, int | str] = {"count": wanted, "resource": RESOURCES[kind]}
    if kind != GOODS:
        return Refusal("SF-611" if friend else "SF-402", "sf-rate", args)
    if friend and wanted > 1:
        return Refusal("SF-612", "sf-rate-used", args)
    return Refusal("SF-612" if friend else "SF-403", "sf-rate", args)


class Bank(StarMove):
    """SF-402, SF-403, SF-611, SF-612: equal cards for one of any kind, at the seat's best rate."""

    kind: ClassVar[str] = "bank"
    fields: ClassVar[tuple[str, ...]] = ("give", "get")
    spelling: ClassVar[Spelling] = Spelling("bank {} {}", RESOURCES, RESOURCES)

    def __init__(self, give: int, get: int) -> None:
        self.give = give
        self.get = get

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = not_building(state, mover)
        if refusal is not None:
            return refusal
        if not (0 <= self.give < KINDS and 0 <= self.get < KINDS):
            return Refusal("SF-402", "sf-no-such-resource")
        wanted = rate(state, mover, self.give)
        if state.players[mover].hand.counts[self.give] < wanted:
            return _too_few(state, mover, self.give, wanted)
        if state.bank[self.get] == 0 and self.get != self.give:
            return Refusal("SF-404", "sf-bank-empty")
        return None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        count = rate(state, mover, self.give)
        state.players[mover].hand.put(self.give, -count)
        state.bank[self.give] += count
        take_one(state, mover, self.get)
        if count == 1:
            state.used |= USED_RATE
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "count": count, "given": RESOURCES[self.give]}
            out.append(Event("banked", {**args, "got": RESOURCES[self.get]}))
        did(state, deeds.trade_deed(count, self.give, self.get), out)


class BuyFame(StarMove):
    """SF-616: a trade good for half a medal, once a turn."""

    kind: ClassVar[str] = "fame"
    spelling: ClassVar[Spelling] = Spelling("fame")

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = not_building(state, mover)
        if refusal is not None:
            return refusal
        if not state.players[mover].is_friend(FAME) or state.used & USED_FAME:
            return Refusal("SF-616", "sf-no-fame-now")
        have = state.players[mover].has_card(GOODS)
        return None if have else Refusal("SF-616", "sf-no-goods")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.used |= USED_FAME
        pay_one(state, mover, GOODS)
        win_half(state, mover, 1)
        if out is not None:
            out.append(Event("bought_fame", {"seat": mover}))
        did(state, deeds.FAME, out)


class Help(StarMove):
    """SF-617: the rich help: one card unseen from each of one or two opponents with more points."""

    kind: ClassVar[str] = "help"
    fields: ClassVar[tuple[str, ...]] = ("seats",)
    spelling: ClassVar[Spelling] = Spelling("help {}", SEAT_SETS)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = not_building(state, mover)
        if refusal is not None:
            return refusal
        if not state.players[mover].is_friend(HELP) or state.used & USED_HELP:
            return Refusal("SF-617", "sf-no-help-now")
        if not 0 < self.seats < 1 << state.seats or self.seats.bit_count() > 2:
            return Refusal("SF-617", "sf-one-or-two")
        for seat in range(state.seats):
            if self.seats >> seat & 1 and not is_rich(state, mover, seat):
                return Refusal("SF-617", "sf-not-richer")
        return None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.used |= USED_HELP
        clear_offer(state)  # nobody may be left with less than was proposed
        for seat in reversed(state.others()):
            if self.seats >> seat & 1:
                state.push(STEAL, seat)
        if out is not None:
            out.append(Event("helped", {"seat": mover}))
        run(state, out)


def is_rich(state: StarState, seat: int, other: int) -> bool:
    rich = state.players[other]
    return rich.points > state.players[seat].points and rich.hand.size() > 0


BANKS: Final = [[Bank(give, get) for get in range(KINDS)] for give in range(KINDS)]
FAME_MOVE: Final = BuyFame()
HELPS: Final = [Help(seats) for seats in range(16)]
_PAIRS: Final = [mask for mask in range(1, 16) if bin(mask).count("1") <= 2]


def add_banks(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    player = state.players[seat]
    counts = player.hand.counts
    for give in range(KINDS):
        have = counts[give]
        if have > 0 and have >= rate(state, seat, give):
            row = BANKS[give]
            for get in range(KINDS):
                if state.bank[get] > 0 or get == give:
                    moves.append(row[get])
    if player.is_friend(FAME) and not state.used & USED_FAME and counts[GOODS] > 0:
        moves.append(FAME_MOVE)
    if player.is_friend(HELP) and not state.used & USED_HELP:
        add_helps(state, seat, moves)


def add_helps(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    rich = 0
    for other in range(state.seats):
        if is_rich(state, seat, other):
            rich |= 1 << other
    for mask in _PAIRS:
        if mask & rich == mask:
            moves.append(HELPS[mask])
