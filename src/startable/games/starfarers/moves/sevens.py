"""Income: cards laid down for a 7, whom to rob, what Galactic Aid brings (SF-309, SF-310, SF-618)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import bit
from startable.core.refusal import Refusal
from startable.games.starfarers.flow import debtors, run
from startable.games.starfarers.frames import AIDING, DISCARDING, FRAME, ROBBING, STEAL
from startable.games.starfarers.parts import KINDS, RESOURCES
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import hand_size


class Discard(Move[StarState]):
    """SF-309: one card more is laid down; nobody else sees it until all have laid down theirs."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != DISCARDING:
            return Refusal("SF-309", "sf-no-seven")
        fine = 0 <= self.resource < KINDS and state.hands[mover * KINDS + self.resource] > 0
        return None if fine else Refusal("SF-309", "sf-card-missing")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.hands[mover * KINDS + self.resource] -= 1
        state.laid[mover * KINDS + self.resource] += 1
        state.owed[mover] -= 1
        if out is not None:
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("laid_down", {"seat": mover, "resource": "hidden"}, secret, bit(mover)))
        if debtors(state) == 0:
            state.stack.pop()
            _to_the_bank(state, out)
        run(state, out)


def _to_the_bank(state: StarState, out: list[Event] | None) -> None:
    for seat in range(state.seats):
        for kind in range(KINDS):
            count = state.laid[seat * KINDS + kind]
            state.bank[kind] += count
            state.laid[seat * KINDS + kind] = 0
            if count and out is not None:
                out.append(Event("discarded", {"seat": seat, "count": count, "resource": RESOURCES[kind]}))


class Rob(Move[StarState]):
    """SF-310: a card is drawn unseen from this opponent."""

    kind: ClassVar[str] = "rob"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != ROBBING:
            return Refusal("SF-310", "sf-no-robbing")
        fine = 0 <= self.seat < state.seats and self.seat != mover and hand_size(state, self.seat) > 0
        return None if fine else Refusal("SF-310", "sf-nothing-to-rob")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.stack.append(STEAL + FRAME * self.seat)
        if out is not None:
            out.append(Event("robbed", {"seat": mover, "other": self.seat}))
        run(state, out)


class Aid(Move[StarState]):
    """SF-618: one card from the bank, for whom the dice brought nothing."""

    kind: ClassVar[str] = "aid"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != AIDING:
            return Refusal("SF-618", "sf-no-aid-now")
        fine = 0 <= self.resource < KINDS and state.bank[self.resource] > 0
        return None if fine else Refusal("SF-404", "sf-bank-empty")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.bank[self.resource] -= 1
        state.hands[mover * KINDS + self.resource] += 1
        if out is not None:
            out.append(Event("aided", {"seat": mover, "resource": RESOURCES[self.resource]}))
        run(state, out)


DISCARDS: Final = [Discard(kind) for kind in range(KINDS)]
ROBS: Final = [Rob(seat) for seat in range(4)]
AIDS: Final = [Aid(kind) for kind in range(KINDS)]


def discards(state: StarState, seat: int) -> list[Move[StarState]]:
    return [DISCARDS[kind] for kind in range(KINDS) if state.hands[seat * KINDS + kind] > 0]


def robberies(state: StarState, seat: int) -> list[Move[StarState]]:
    return [ROBS[each] for each in range(state.seats) if each != seat and hand_size(state, each) > 0]


def aids(state: StarState) -> list[Move[StarState]]:
    return [AIDS[kind] for kind in range(KINDS) if state.bank[kind] > 0]
