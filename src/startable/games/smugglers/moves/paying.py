"""Energy and goods for what was won (SM-4xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.smugglers.flow import (
    begin_goods,
    drop_unpayable,
    go_on_paying,
    lose,
    owing,
    pay_energy,
)
from startable.games.smugglers.payment import PAYMENTS, Payment, affordable, ways
from startable.games.smugglers.state import ENERGY, GOODS, SmugglersState, write_goods

_NOT_NOW: Final = Refusal("SM-401", "sm-not-paying")


class PayFor(Move[SmugglersState]):
    """SM-403: energy for this one of two cards; the other is lost."""

    kind: ClassVar[str] = "pay_for"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        if state.phase != ENERGY:
            return _NOT_NOW
        return None if self.place in state.won[mover] else Refusal("SM-403", "sm-not-won")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        pay_energy(state, mover, self.place, out)
        for place in state.won[mover]:
            if place != self.place:
                lose(state, mover, place, out, "energy")
        state.won[mover] = []
        if not owing(state):
            begin_goods(state, out)


class Give(Move[SmugglersState]):
    """SM-404, SM-405: these goods for a card's ships, one of them left out if one likes."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("place", "red", "yellow", "green", "blue")

    def __init__(self, place: int, red: int, yellow: int, green: int, blue: int) -> None:
        self.place = place
        self.red = red
        self.yellow = yellow
        self.green = green
        self.blue = blue

    def payment(self) -> Payment:
        return (self.red, self.yellow, self.green, self.blue)

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        if state.phase != GOODS:
            return _NOT_NOW
        if self.place not in state.won[mover]:
            return Refusal("SM-404", "sm-not-won")
        return self._unfit(state, mover)

    def _unfit(self, state: SmugglersState, seat: int) -> Refusal | None:
        card, goods = state.cards[self.place], state.goods[seat]
        if self.payment() not in PAYMENTS[card]:
            return Refusal("SM-405", "sm-does-not-fit")
        if not affordable(goods, self.payment()):
            return Refusal("SM-404", "sm-goods-missing")
        if self.payment() not in ways(goods, card, other_card(state, seat, self.place)):
            return Refusal("SM-407", "sm-both-can-be-paid")
        return None

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        goods = state.goods[mover]
        for colour, count in enumerate(self.payment()):
            goods[colour] -= count
            state.pool_goods[colour] += count
        state.won[mover].remove(self.place)
        state.up[mover].append(state.cards[self.place])
        if out is not None:
            given = write_goods(list(self.payment()))
            out.append(Event("gave", {"seat": mover, "place": "ABCDEF"[self.place], "goods": given or "-"}))
        drop_unpayable(state, mover, out)
        go_on_paying(state, out)


def other_card(state: SmugglersState, seat: int, place: int) -> int:
    """The other card that this seat has to give goods for; -1 if there is none."""
    for other in state.won[seat]:
        if other != place:
            return state.cards[other]
    return -1


PAY_FOR: Final = [PayFor(place) for place in range(6)]


def gifts(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    """In any order of the cards; if both can be completed, only what leaves enough for the other (SM-407)."""
    places = state.won[seat]
    goods = state.goods[seat]
    moves: list[Move[SmugglersState]] = []
    for place in places:
        other = other_card(state, seat, place)
        for payment in ways(goods, state.cards[place], other):
            moves.append(Give(place, payment[0], payment[1], payment[2], payment[3]))
    return moves
