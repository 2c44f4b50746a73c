"""Moves and views of UR as numbers, for learners. Fields are counted along the seat's own path.

A move's number does not say the roll, which the view knows: 0 pass, 1 enter, 2 re-enter, then one number
for each field to go forward from, then one for each to go backward from.
"""

from typing import Final

from startable.core.game import View
from startable.core.move import Move
from startable.games.ur.board import FIELDS, LAST, PATHS
from startable.games.ur.moves.travel import (
    BACKWARD,
    ENTER,
    FORWARD,
    REENTER,
    Backward,
    Enter,
    Forward,
    Reenter,
)
from startable.games.ur.moves.turn import PASS_ONLY
from startable.games.ur.state import Tower, UrState

_FORWARD: Final = 3
_BACKWARD: Final = _FORWARD + LAST + 1
MOVES: Final = _BACKWARD + LAST + 1

_DEPTH: Final = 4
"""How many discs of a tower an observation tells, from the top."""
_DISC: Final = 3
_CELL: Final = _DEPTH * _DISC + 1
_HANDS: Final = FIELDS * _CELL
_ROLL: Final = _HANDS + 4
_TURN: Final = _ROLL + 6
WIDTH: Final = _TURN + 2
_MOST: Final = 255


def _fields(seat: int) -> list[int]:
    """The own path, then the other's private fields."""
    return [*PATHS[seat], *[field for field in PATHS[1 - seat] if field not in PATHS[seat]]]


_FIELDS: Final[list[list[int]]] = [_fields(0), _fields(1)]


def encode(move: Move[UrState], state: UrState) -> int:
    if isinstance(move, Backward):
        return _BACKWARD + move.src
    if isinstance(move, Forward):
        return _FORWARD + move.src
    if isinstance(move, Reenter):
        return 2
    return 1 if isinstance(move, Enter) else 0


def decode(number: int, view: View) -> Move[UrState]:
    roll = view["roll"]
    if number < _FORWARD:
        return (PASS_ONLY[0], ENTER[roll], REENTER[roll])[number]
    return FORWARD[roll][number - _FORWARD] if number < _BACKWARD else BACKWARD[roll][number - _BACKWARD]


def observe(state: UrState, seat: int) -> bytearray:
    """Each field; discs in hand and out, own ones first; the roll; whose turn it is, and turns to a draw."""
    seen = bytearray(WIDTH)
    start = 0
    for field in _FIELDS[seat]:
        tower = state.towers[field]
        if tower:
            _write_tower(seen, start, tower, seat)
        start += _CELL
    for side in range(2):
        owner = seat if side == 0 else 1 - seat
        seen[_HANDS + side] = state.hands[owner]
        seen[_HANDS + 2 + side] = state.out[owner]
    if state.roll:
        seen[_ROLL + state.roll - 1] = 1
    seen[_TURN] = int(state.turn == seat)
    if state.choices.draw_after:
        seen[_TURN + 1] = max(0, min(_MOST, state.choices.draw_after - state.turns))
    return seen


def _write_tower(seen: bytearray, start: int, tower: Tower, seat: int) -> None:
    """For each of the upper discs: own, the other's, red. Then the height."""
    height = len(tower)
    for depth in range(min(height, _DEPTH)):
        disc = tower[height - 1 - depth]
        at = start + depth * _DISC
        seen[at if disc >> 1 == seat else at + 1] = 1
        if disc & 1:
            seen[at + 2] = 1
    seen[start + _DEPTH * _DISC] = height
