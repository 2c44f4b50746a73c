"""Moves and what a seat knows as numbers, for learners: 0 to 2 cast one to three nets, 3 comes home."""

from typing import Final

from startable.core import Known, Move, Numbering

from comet_fishers.box.parts import CHUNKS, COLOURS, THINGS
from comet_fishers.rules.moves.fishing import CASTS, HOME
from comet_fishers.state.state import CometState

_TABLE: Final[Numbering[CometState]] = Numbering([*CASTS, HOME])
_KINDS: Final = len(CHUNKS)
_MOST: Final = 255

MOVES: Final = len(_TABLE.moves)
WIDTH: Final = len(THINGS) + 3 * _KINDS + len(COLOURS) * (_KINDS + 1) + 2


def decode(number: int, known: Known[CometState]) -> Move[CometState]:
    return _TABLE.moves[number]


def observe(known: Known[CometState]) -> bytearray:
    """The tail, hold and drift, the own order; each store and whether that boat is out; fuel and flights."""
    state, seat = known.state, known.seat
    order = max(state.orders[seat], state.shown[seat])
    seen = [*state.tail.counts, *state.hold, *state.drift, *[int(order == kind) for kind in range(_KINDS)]]
    for step in range(len(COLOURS)):
        seen += _captain(state, (seat + step) % state.seats) if step < state.seats else [0] * (_KINDS + 1)
    return bytearray([min(each, _MOST) for each in (*seen, state.fuel, state.left)])


def _captain(state: CometState, seat: int) -> list[int]:
    return [*state.stores[seat], int(state.turn == seat)]
