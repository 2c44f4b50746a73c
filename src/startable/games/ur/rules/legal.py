"""The moves of a seat, as shared instances in a fixed order."""

from mypy_extensions import i64

from startable.core.bits import ones
from startable.core.move import Move
from startable.core.stream import Stream
from startable.games.ur.rules.moves.turn import PASS_ONLY
from startable.games.ur.rules.ways import listed, nth, ways
from startable.games.ur.state.state import UrState


def legal_moves(state: UrState, seat: int) -> list[Move[UrState]]:
    moves = listed(ways(state, seat), state.roll)
    return moves if moves else PASS_ONLY


def some_move(state: UrState, seat: int, stream: Stream) -> Move[UrState]:
    found: i64 = ways(state, seat)
    number: i64 = stream.below(max(1, ones(found)))
    return nth(found, state.roll, number) if found else PASS_ONLY[0]
