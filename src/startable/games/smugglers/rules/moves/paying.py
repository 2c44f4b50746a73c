"""Energy and goods for what was won (SM-4xx)."""

from typing import ClassVar, Final

from startable.core.event import Args, Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.smugglers.box.parts import CRUISER, PLACES, SHIPS, read_goods, write_goods
from startable.games.smugglers.rules.flow import (
    begin_goods,
    drop_unpayable,
    go_on_paying,
    lose,
    owing,
    pay_energy,
    without,
)
from startable.games.smugglers.rules.payment import (
    NO_CARD,
    PAYMENTS,
    Payment,
    affordable,
    allowed_payments,
)
from startable.games.smugglers.rules.referee import at_table, no_energy_due, no_goods_due
from startable.games.smugglers.state.state import EMPTY, SmugglersState

_NOTHING: Final = "-"


class PayFor(Move[SmugglersState]):
    """SM-403: energy for this one of two cards; the other is lost."""

    kind: ClassVar[str] = "pay_for"
    fields: ClassVar[tuple[str, ...]] = ("place",)
    spelling: ClassVar[Spelling] = Spelling("pay {}", PLACES.lower())

    def __init__(self, place: int) -> None:
        self.place = place

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return no_energy_due(state, mover) or self._not_won(state, mover)

    def untimely(self, state: SmugglersState, mover: int) -> Refusal | None:
        return no_energy_due(state, mover) if at_table(state, mover) else None

    def _not_won(self, state: SmugglersState, seat: int) -> Refusal | None:
        return None if self.place in state.players[seat].won else Refusal("SM-403", "sm-not-won")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        player = state.players[mover]
        pay_energy(state, mover, self.place, out)
        for place in player.won:
            if place != self.place:
                lose(state, mover, place, out, "energy")
        player.won = EMPTY
        if not owing(state):
            begin_goods(state, out)


class Give(Move[SmugglersState]):
    """SM-404, SM-405: these goods for a card's ships, one of them left out if one likes."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("place", "red", "yellow", "green", "blue")
    spelling: ClassVar[Spelling] = Spelling("give {}", PLACES.lower())
    """Before the letters of the goods."""

    def __init__(self, place: int, red: int, yellow: int, green: int, blue: int) -> None:
        self.place = place
        self.red = red
        self.yellow = yellow
        self.green = green
        self.blue = blue

    def text(self) -> str:
        return f"{self.spelling.write((self.place,))} {self._letters()}"

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        head, _, letters = text.rpartition(" ")
        place = cls.spelling.read(head)
        goods = [0] * CRUISER if letters == _NOTHING else read_goods(letters)
        return None if place is None or goods is None else [*place, *goods]

    def payment(self) -> Payment:
        return (self.red, self.yellow, self.green, self.blue)

    def counts(self) -> list[int]:
        return [self.red, self.yellow, self.green, self.blue]

    def _letters(self) -> str:
        return write_goods(self.counts()) or _NOTHING

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return no_goods_due(state) or self._not_owed(state, mover) or self._unfit(state, mover)

    def untimely(self, state: SmugglersState, mover: int) -> Refusal | None:
        return (no_goods_due(state) or self._not_owed(state, mover)) if at_table(state, mover) else None

    def _not_owed(self, state: SmugglersState, seat: int) -> Refusal | None:
        player = state.players[seat]
        if self.place in player.won:
            return None
        card = state.sectors.cards[self.place] if 0 <= self.place < len(state.sectors.cards) else NO_CARD
        if card in player.up:
            return Refusal("SM-408", "sm-card-paid")
        return Refusal("SM-402", "sm-card-lost") if card in player.down else Refusal("SM-404", "sm-not-won")

    def _unfit(self, state: SmugglersState, seat: int) -> Refusal | None:
        card, goods, payment = state.sectors.cards[self.place], state.players[seat].goods, self.payment()
        if payment not in PAYMENTS[card]:
            return self._wrong_goods(sum(SHIPS[card]))
        if not affordable(goods, payment):
            return Refusal("SM-404", "sm-goods-missing")
        allowed = allowed_payments(goods, card, other_card(state, seat, self.place))
        return None if payment in allowed else Refusal("SM-407", "sm-both-can-be-paid")

    def _wrong_goods(self, ships: int) -> Refusal:
        args: Args = {"ships": ships, "goods": sum(self.counts())}
        if sum(self.counts()) > ships:
            return Refusal("SM-404", "sm-too-many-given", args)
        if sum(self.counts()) < ships - 1:
            return Refusal("SM-405", "sm-too-few-given", args)
        return Refusal("SM-404", "sm-wrong-colours")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        player = state.players[mover]
        player.hand_goods(state.pool, self.counts())
        player.won = without(player.won, self.place)
        player.up += (state.sectors.cards[self.place],)
        if out is not None:
            out.append(Event("gave", {"seat": mover, "place": PLACES[self.place], "goods": self._letters()}))
        drop_unpayable(state, mover, out)
        go_on_paying(state, out)


def other_card(state: SmugglersState, seat: int, place: int) -> int:
    """The other card that this seat has to give goods for; NO_CARD if there is none."""
    for other in state.players[seat].won:
        if other != place:
            return state.sectors.cards[other]
    return NO_CARD


PAY_FOR: Final = [PayFor(place) for place in range(len(PLACES))]
_ALL_PAYMENTS: Final = sorted({payment for card in PAYMENTS for payment in card})
GIVE: Final = [{payment: Give(place, *payment) for payment in _ALL_PAYMENTS} for place in range(len(PLACES))]
"""By place and payment."""


def gifts(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    """In any order of the cards; if both can be completed, only what leaves enough for the other (SM-407)."""
    player, cards = state.players[seat], state.sectors.cards
    moves: list[Move[SmugglersState]] = []
    for place in player.won:
        for payment in allowed_payments(player.goods, cards[place], other_card(state, seat, place)):
            moves.append(GIVE[place][payment])
    return moves
