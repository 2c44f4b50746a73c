"""Bids and views of Stones as numbers."""

from startable.core import Move, View

from .moves import Bid
from .state import NONE, PILE, StonesState
from .view import unseen

MOVES = len(PILE) + 1
WIDTH = len(PILE) + 3


def encode(move: Move[StonesState], state: StonesState) -> int:
    return move.args()[0]


def decode(number: int, view: View) -> Move[StonesState]:
    return Bid(number)


def observe(state: StonesState, seat: int) -> bytearray:
    """What the seat has not seen, its stone, its bid from 1 on, and the rounds."""
    own = state.stones[seat]
    return bytearray([*unseen(state, own), own, state.bids[seat] - NONE, state.rounds])
