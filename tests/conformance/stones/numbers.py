"""Bids and what a seat of Stones knows as numbers."""

from startable.core import Known, Move

from .layout import unseen
from .moves import Bid
from .state import NONE, PILE, StonesState

MOVES = len(PILE) + 1
WIDTH = len(PILE) + 3


def decode(number: int, known: Known[StonesState]) -> Move[StonesState]:
    return Bid(number)


def observe(known: Known[StonesState]) -> bytearray:
    """What the seat has not seen, its stone, its bid from 1 on, and the rounds."""
    state, seat = known.state, known.seat
    return bytearray([*unseen(state, seat), state.stones[seat], state.bids[seat] - NONE, state.rounds])
