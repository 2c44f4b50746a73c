"""Income: cards laid down for a 7, whom to rob, what Galactic Aid brings (SF-309, SF-310, SF-618)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import bit
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.parts import KINDS, RESOURCES
from startable.games.starfarers.rules.awaited import debtors
from startable.games.starfarers.rules.flow import run
from startable.games.starfarers.rules.moves.names import SEAT_NAMES
from startable.games.starfarers.rules.referee import DISCARD_FIRST, OTHER_TURN, StarMove
from startable.games.starfarers.state.player import NOTHING_LAID
from startable.games.starfarers.state.stack import AIDING, DISCARDING, ROBBING, STEAL
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import take_one


class Discard(StarMove):
    """SF-309: one card more is laid down; nobody else sees it until all have laid down theirs."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("resource",)
    spelling: ClassVar[Spelling] = Spelling("discard {}", RESOURCES)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != DISCARDING:
            return Refusal("SF-309", "sf-no-seven")
        if state.players[mover].owed == 0:
            return Refusal("SF-309", "sf-owes-nothing")
        fine = state.players[mover].has_card(self.resource)
        return None if fine else Refusal("SF-309", "sf-card-missing")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.players[mover].lay_down(self.resource)
        if out is not None:
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("laid_down", {"seat": mover, "resource": "hidden"}, secret, bit(mover)))
        if debtors(state) == 0:
            state.pop()
            _to_the_bank(state, out)
        run(state, out)


def _to_the_bank(state: StarState, out: list[Event] | None) -> None:
    for seat in range(state.seats):
        laid = state.players[seat].laid.counts
        state.players[seat].laid = NOTHING_LAID
        for kind in range(KINDS):
            count = laid[kind]
            state.bank[kind] += count
            if count and out is not None:
                out.append(Event("discarded", {"seat": seat, "count": count, "resource": RESOURCES[kind]}))


class Rob(StarMove):
    """SF-310: a card is drawn unseen from this opponent."""

    kind: ClassVar[str] = "rob"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    spelling: ClassVar[Spelling] = Spelling("rob {}", SEAT_NAMES)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != ROBBING:
            early = state.stage() == DISCARDING and mover == state.active
            return DISCARD_FIRST if early else Refusal("SF-310", "sf-no-robbing")
        if mover != state.active:
            return OTHER_TURN
        fine = 0 <= self.seat < state.seats and can_rob(state, mover, self.seat)
        return None if fine else Refusal("SF-310", "sf-nothing-to-rob")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        state.push(STEAL, self.seat)
        if out is not None:
            out.append(Event("robbed", {"seat": mover, "other": self.seat}))
        run(state, out)


def can_rob(state: StarState, seat: int, other: int) -> bool:
    return other != seat and state.players[other].hand.size() > 0


class Aid(StarMove):
    """SF-618: one card from the bank, for whom the dice brought nothing."""

    kind: ClassVar[str] = "aid"
    fields: ClassVar[tuple[str, ...]] = ("resource",)
    spelling: ClassVar[Spelling] = Spelling("aid {}", RESOURCES)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != AIDING or state.number() != mover:
            return Refusal("SF-618", "sf-no-aid-now")
        fine = 0 <= self.resource < KINDS and state.bank[self.resource] > 0
        return None if fine else Refusal("SF-404", "sf-bank-empty")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        take_one(state, mover, self.resource)
        if out is not None:
            out.append(Event("aided", {"seat": mover, "resource": RESOURCES[self.resource]}))
        run(state, out)


DISCARDS: Final = [Discard(kind) for kind in range(KINDS)]
ROBS: Final = [Rob(seat) for seat in range(4)]
AIDS: Final = [Aid(kind) for kind in range(KINDS)]


def discards(state: StarState, seat: int) -> list[Move[StarState]]:
    return [DISCARDS[kind] for kind in state.players[seat].hand.kinds()]


def robberies(state: StarState, seat: int) -> list[Move[StarState]]:
    return [ROBS[each] for each in range(state.seats) if can_rob(state, seat, each)]


def aids(state: StarState) -> list[Move[StarState]]:
    return [AIDS[kind] for kind in range(KINDS) if state.bank[kind] > 0]
