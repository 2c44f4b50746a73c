"""Trade with the bank and what friendship cards add to it (SF-402 to SF-404, SF-611 to SF-617)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.flow import run
from startable.games.starfarers.frames import BUILD, FRAME, STEAL
from startable.games.starfarers.marks import USED_FAME, USED_HELP, USED_RATE
from startable.games.starfarers.parts import (
    BANK_RATE,
    FAME,
    GOODS,
    GOODS_RATE,
    HELP,
    KINDS,
    RATE,
    RESOURCES,
)
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import hand_size, has_friend, win_half

NOT_BUILDING: Final = Refusal("SF-301", "sf-not-building")


def rate(state: StarState, seat: int, kind: int) -> int:
    """How many cards of a kind the bank wants for one: the best that the seat is entitled to."""
    friend = has_friend(state, seat, RATE + kind)
    if kind == GOODS:
        return 1 if friend and not state.used & USED_RATE else GOODS_RATE
    return GOODS_RATE if friend else BANK_RATE


def _too_few(kind: int, wanted: int) -> Refusal:
    args: dict[str, int | str] = {"count": wanted, "resource": RESOURCES[kind]}
    if kind == GOODS:
        return Refusal("SF-403", "sf-rate", args)
    return Refusal("SF-402", "sf-rate", args)


class Bank(Move[StarState]):
    """SF-402, SF-403, SF-611, SF-612: equal cards for one of any kind, at the seat's best rate."""

    kind: ClassVar[str] = "bank"
    fields: ClassVar[tuple[str, ...]] = ("give", "get")

    def __init__(self, give: int, get: int) -> None:
        self.give = give
        self.get = get

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != BUILD:
            return NOT_BUILDING
        if not (0 <= self.give < KINDS and 0 <= self.get < KINDS):
            return Refusal("SF-402", "sf-no-such-resource")
        wanted = rate(state, mover, self.give)
        if state.hands[mover * KINDS + self.give] < wanted:
            return _too_few(self.give, wanted)
        if state.bank[self.get] == 0 and self.get != self.give:
            return Refusal("SF-404", "sf-bank-empty")
        return None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        count = rate(state, mover, self.give)
        state.hands[mover * KINDS + self.give] -= count
        state.bank[self.give] += count
        state.bank[self.get] -= 1
        state.hands[mover * KINDS + self.get] += 1
        if count == 1:
            state.used |= USED_RATE
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "count": count, "given": RESOURCES[self.give]}
            out.append(Event("banked", {**args, "got": RESOURCES[self.get]}))
        run(state, out)


class BuyFame(Move[StarState]):
    """SF-616: a trade good for half a medal, once a turn."""

    kind: ClassVar[str] = "fame"

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != BUILD:
            return NOT_BUILDING
        if not has_friend(state, mover, FAME) or state.used & USED_FAME:
            return Refusal("SF-616", "sf-no-fame-now")
        have = state.hands[mover * KINDS + GOODS] > 0
        return None if have else Refusal("SF-616", "sf-no-goods")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.used |= USED_FAME
        state.hands[mover * KINDS + GOODS] -= 1
        state.bank[GOODS] += 1
        win_half(state, mover, 1)
        if out is not None:
            out.append(Event("bought_fame", {"seat": mover}))
        run(state, out)


class Help(Move[StarState]):
    """SF-617: the rich help: one card unseen from each of one or two opponents with more points."""

    kind: ClassVar[str] = "help"
    fields: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != BUILD:
            return NOT_BUILDING
        if not has_friend(state, mover, HELP) or state.used & USED_HELP:
            return Refusal("SF-617", "sf-no-help-now")
        if not 0 < self.seats < 1 << state.seats or self.seats.bit_count() > 2:
            return Refusal("SF-617", "sf-one-or-two")
        for seat in range(state.seats):
            if self.seats >> seat & 1 and not is_rich(state, mover, seat):
                return Refusal("SF-617", "sf-not-richer")
        return None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.used |= USED_HELP
        for offset in range(state.seats - 1, 0, -1):
            seat = (mover + offset) % state.seats
            if self.seats >> seat & 1:
                state.stack.append(STEAL + FRAME * seat)
        if out is not None:
            out.append(Event("helped", {"seat": mover}))
        run(state, out)


def is_rich(state: StarState, seat: int, other: int) -> bool:
    return state.points[other] > state.points[seat] and hand_size(state, other) > 0


BANKS: Final = [[Bank(give, get) for get in range(KINDS)] for give in range(KINDS)]
FAME_MOVE: Final = BuyFame()
HELPS: Final = [Help(seats) for seats in range(16)]
_PAIRS: Final = [mask for mask in range(1, 16) if bin(mask).count("1") <= 2]


def add_banks(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    first = seat * KINDS
    for give in range(KINDS):
        have = state.hands[first + give]
        if have > 0 and have >= rate(state, seat, give):
            row = BANKS[give]
            for get in range(KINDS):
                if state.bank[get] > 0 or get == give:
                    moves.append(row[get])
    if has_friend(state, seat, FAME) and not state.used & USED_FAME and state.hands[first + GOODS] > 0:
        moves.append(FAME_MOVE)
    if has_friend(state, seat, HELP) and not state.used & USED_HELP:
        add_helps(state, seat, moves)


def add_helps(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    rich = 0
    for other in range(state.seats):
        if is_rich(state, seat, other):
            rich |= 1 << other
    for mask in _PAIRS:
        if mask & rich == mask:
            moves.append(HELPS[mask])
