"""The moves of a seat, as shared instances in a fixed order."""

from startable.core.move import Move
from startable.games.ur.rules.moves.travel import travels
from startable.games.ur.rules.moves.turn import PASS_ONLY
from startable.games.ur.state.state import UrState


def legal_moves(state: UrState, seat: int) -> list[Move[UrState]]:
    moves = travels(state, seat)
    return moves if moves else PASS_ONLY
