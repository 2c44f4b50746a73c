"""What a seat is shown of the table: everything but the others' orders."""

from typing import Any, TypedDict, cast

from startable.core import Known, View

from comet_fishers.box.parts import CHUNKS
from comet_fishers.rules.flow import points
from comet_fishers.state.layout import LAYOUT
from comet_fishers.state.state import CometState


class CometView(TypedDict):
    """Counts are by kind: ice, iron, pearl; the tail has flares too."""

    tail: list[int]
    stores: list[list[int]]
    points: list[int]
    """By seat, as far as everybody knows."""
    orders: list[str]
    """By seat, the kind; empty where this seat may not know it."""
    hold: list[int]
    drift: list[int]
    turn: int
    fuel: int
    nets: int
    flare: int
    left: int
    position: str
    """The same in notation."""


def view(known: Known[CometState]) -> View:
    state = known.state
    seen: CometView = {
        "tail": list(state.tail.counts),
        "stores": [list(store) for store in state.stores],
        "points": [points(state, seat, state.shown[seat]) for seat in range(state.seats)],
        "orders": [_order(state, seat) for seat in range(state.seats)],
        "hold": list(state.hold),
        "drift": list(state.drift),
        "turn": state.turn,
        "fuel": state.fuel,
        "nets": state.nets,
        "flare": state.flare,
        "left": state.left,
        "position": LAYOUT.write(state),
    }
    return cast(dict[str, Any], seen)


def _order(state: CometState, seat: int) -> str:
    order = max(state.orders[seat], state.shown[seat])
    return CHUNKS[order] if order >= 0 else ""
