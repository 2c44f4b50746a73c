"""The fields of a position: what each is for, how it is written, and who knows it.

Only the orders are secret: what the tail still holds, everybody can count.
"""

from typing import Any, Final

from startable.core import OWN, SECRET, Bag, Fact, Field, Layout, Pick
from startable.core.forms import Bags, Counts, Form, Name, Number, Seat
from startable.core.wordlist import read_name

from comet_fishers.box.parts import CHUNKS, FUEL, NETS, ORDERS, THINGS
from comet_fishers.state.state import NONE, SEALED, CometState

_COUNTS: Final = Counts(len(CHUNKS))


class Order(Form):
    """The kind that an order asks for; others know that there is one."""

    def write(self, value: Any, state: Any) -> str:
        return CHUNKS[value] if value >= 0 else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_name(key, text, CHUNKS) if text else NONE

    def fact(self, value: Any, state: Any) -> Fact:
        return "sealed" if value == SEALED else self.write(value, state)

    def close(self, value: Any) -> Any:
        return value if value == NONE else SEALED

    def write_closed(self, value: Any) -> str:
        return "1" if value == SEALED else ""

    def read_closed(self, text: str, key: str) -> Any:
        return SEALED


def unseen(state: CometState, seat: int) -> list[int]:
    """By kind, the orders of which this seat does not know where they are."""
    seen = [*state.shown, state.orders[seat] if seat >= 0 else NONE]
    return [count - seen.count(kind) for kind, count in enumerate(ORDERS)]


def fill(state: CometState, seat: int, pick: Pick) -> None:
    """Any orders that this seat has not seen."""
    deck = Bag(unseen(state, seat))
    for each, order in enumerate(state.orders):
        if order == SEALED:
            kind = deck.at(pick(deck.size()))
            deck.take(kind)
            state.orders[each] = kind
    state.deck = deck


LAYOUT: Final[Layout[CometState]] = Layout(
    [
        Field(
            "tail",
            Bags(len(THINGS), Counts(len(THINGS))),
            "what the comet still trails: ice/iron/pearl/flare",
        ),
        Field("deck", Bags(len(CHUNKS), _COUNTS), "orders that nobody got", "", SECRET, "unused"),
        Field("orders.*", Order(), "the kind that each captain's buyer wants", "order", OWN, "sealed"),
        Field("shown.*", Name(CHUNKS, NONE), "the same, when it lies open at the end", "bought"),
        Field("stores.*", _COUNTS, "what each captain has brought home", "store"),
        Field("hold", _COUNTS, "aboard the boat that is out"),
        Field("drift", _COUNTS, "lost by boats that burned"),
        Field("turn", Seat(), "the captain whose boat is out"),
        Field("fuel", Number(FUEL), "casts that this flight still has"),
        Field("nets", Number(NETS), "of the last cast, still to be hauled in"),
        Field("flare", Number(1), "1 while the die is to be rolled against a flare"),
        Field("left", Number(99), "flights of all captains, with the one that is under way"),
    ],
    given=["seats"],
    fill=fill,
)
