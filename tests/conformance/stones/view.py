"""What a seat of Stones is shown: its own stone and bid, who has bid, and which stones it has not seen."""

from startable.core import Known, View

from .layout import unseen
from .state import NONE, StonesState


def view(known: Known[StonesState]) -> View:
    state, seat = known.state, known.seat
    return {
        "seat": seat,
        "stone": state.stones[seat] if seat >= 0 else 0,
        "bid": state.bids[seat] if seat >= 0 else NONE,
        "unseen": unseen(state, seat),
        "dealt": [int(stone != 0) for stone in state.stones],
        "sealed": [int(bid != NONE) for bid in state.bids],
        "spent": list(state.spent),
        "points": list(state.points),
        "rounds": state.rounds,
    }
