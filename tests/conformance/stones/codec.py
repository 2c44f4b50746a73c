"""Bids and views of Stones as numbers."""

from startable.core import Move, View

from .moves import Bid
from .state import PILE, StonesState

MOVES = len(PILE) + 1
WIDTH = len(PILE) + 3


def encode(move: Move[StonesState]) -> int:
    return move.args()[0]


def decode(number: int, view: View) -> Move[StonesState]:
    return Bid(number)


def observe(view: View, seat: int) -> list[int]:
    return [*view["unseen"], view["stone"], view["bid"], view["rounds"]]
