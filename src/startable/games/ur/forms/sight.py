"""What learners may do and see in one game of UR: moves as bits, and towers by twos, looked up in tables."""

from typing import Final

from mypy_extensions import i64

from startable.core.bits import ones
from startable.core.move import Move
from startable.core.rules import Rules
from startable.core.sight import Piece, Sight, spread
from startable.core.stream import Stream
from startable.games.ur.forms.numbers import BY_ROLL, MOVES, add_rest, add_towers
from startable.games.ur.rules.legal import legal_moves
from startable.games.ur.rules.ways import nth, ways
from startable.games.ur.state.state import UrState

_PASS: Final = 1


class UrSight(Sight[UrState]):
    def __init__(self, rules: Rules[UrState]) -> None:
        super().__init__(rules, MOVES)
        self._ways: i64 = 0

    def ask(self, state: UrState, seat: int) -> None:
        self._state = state
        self._seat = seat
        found: i64 = ways(state, seat)
        self._ways = found if found else _PASS

    def numbers(self) -> list[int]:
        return [move.index for move in legal_moves(self._state, self._seat)]

    def move(self, number: int) -> Move[UrState] | None:
        if not 0 <= number < MOVES or not self._ways >> number & 1:
            return None
        return BY_ROLL[self._state.roll][number]

    def draw(self, stream: Stream) -> int:
        found: i64 = self._ways
        number: i64 = stream.below(ones(found))
        return nth(found, self._state.roll, number).index if found != _PASS else 0

    def add_mask(self, pieces: list[Piece]) -> None:
        found: i64 = self._ways
        pieces.append(spread(found))
        pieces.append(spread(found >> 16))

    def add_seen(self, pieces: list[bytes], state: UrState, seat: int) -> None:
        add_towers(pieces, state.towers, seat)
        add_rest(pieces, state, seat)
