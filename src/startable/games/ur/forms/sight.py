"""What learners see of one game of UR, kept from look to look: a move changes two or three towers."""

from typing import Any, Final

from mypy_extensions import i64

from startable.core.bits import ones
from startable.core.move import Move
from startable.core.rules import Rules
from startable.core.sight import Piece, Sight, spread
from startable.core.stream import Stream
from startable.games.ur.box.board import FIELDS
from startable.games.ur.forms.numbers import BY_ROLL, MOVES, PARTS, add_rest, cells, empty_board
from startable.games.ur.rules.legal import legal_moves
from startable.games.ur.rules.ways import nth, ways
from startable.games.ur.state.state import EMPTY, Tower, UrState

_PASS: Final = 1


class UrSight(Sight[UrState]):
    def __init__(self, rules: Rules[UrState]) -> None:
        super().__init__(rules, MOVES)
        self._ways: i64 = 0
        self.forget()

    def forget(self) -> None:
        self._towers: list[Any] = [EMPTY] * FIELDS
        """The very objects of the state: a tower that has not changed is the same one, which is soon seen."""
        self._boards = [empty_board(), empty_board()]
        """By seat: its part of the row that shows the towers."""

    def ask(self, state: UrState, seat: int) -> None:
        self._state, self._seat = state, seat
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

    def add_seen(self, pieces: list[Piece], state: UrState, seat: int) -> None:
        self._look_at(state.towers)
        pieces.append(self._boards[seat])
        add_rest(pieces, state, seat)

    def _look_at(self, towers: list[Any]) -> None:
        before = self._towers
        for field, tower in enumerate(towers):
            if tower is not before[field]:
                before[field] = tower
                self._change(field, tower)

    def _change(self, field: int, tower: Tower) -> None:
        """Both cells and parts are ready-made: bytes would be copied first, and a slice be made each time."""
        found = cells(tower)
        self._boards[0][PARTS[0][field]] = found[0]
        self._boards[1][PARTS[1][field]] = found[1]
