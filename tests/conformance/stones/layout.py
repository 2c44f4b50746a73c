"""The fields of Stones: who knows which, and how they are written."""

from typing import Any

from startable.core import OWN, SECRET, Bag, Field, Layout, Pick
from startable.core.forms import Bags, Counts, Form, Number
from startable.core.wordlist import read_number

from .state import NONE, PILE, UNKNOWN, StonesState


class Sealed(Form):
    """A number that only its owner knows; others know whether there is one."""

    def __init__(self, nothing: int) -> None:
        self._nothing = nothing

    def write(self, value: Any, state: Any) -> str:
        return "" if value == self._nothing else str(value)

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_number(key, text, len(PILE)) if text else self._nothing

    def close(self, value: Any) -> Any:
        return value if value == self._nothing else UNKNOWN

    def write_closed(self, value: Any) -> str:
        return "1" if value == UNKNOWN else ""

    def read_closed(self, text: str, key: str) -> Any:
        return UNKNOWN


FIELDS = {
    "pile": Field("pile", Bags(len(PILE), Counts(len(PILE))), "that nobody has yet", "", SECRET, "left"),
    "spent": Field("spent", Counts(len(PILE)), "by weight, stones that are put aside"),
    "stones": Field("stones.*", Sealed(0), "by seat, 0 for none", "stone", OWN, "dealt"),
    "bids": Field("bids.*", Sealed(NONE), "by seat, NONE before the bid", "bid", OWN, "sealed"),
    "points": Field("points.*", Number(99), "by seat"),
    "rounds": Field("rounds", Number(9), "still to finish"),
}


def unseen(state: StonesState, seat: int) -> list[int]:
    """By weight, stones of which this seat does not know where they are."""
    own = state.stones[seat] if seat >= 0 else 0
    return [count - state.spent[kind] - (kind + 1 == own) for kind, count in enumerate(PILE)]


def fill(state: StonesState, seat: int, pick: Pick) -> None:
    pile = Bag(unseen(state, seat))
    for each, stone in enumerate(state.stones):
        if stone == UNKNOWN:
            kind = pile.at(pick(pile.size()))
            pile.take(kind)
            state.stones[each] = kind + 1
    for each, bid in enumerate(state.bids):
        if bid == UNKNOWN:
            state.bids[each] = pick(state.stones[each] + 1)
    state.pile = pile


LAYOUT: Layout[StonesState] = Layout(list(FIELDS.values()), fill=fill)
