"""Moves of UR and what a seat sees as numbers, for learners. Fields are counted along the seat's own path.

A move's number does not say the roll, which everybody knows: 0 pass, 1 enter, 2 re-enter, then one number
for each field to go forward from, then one for each to go backward from; the last one goes to base-1 and
leaves the disc blue.
"""

from typing import Final

from startable.core.known import Known
from startable.core.move import Move
from startable.games.ur.box.board import FIELDS, PATHS
from startable.games.ur.rules.moves.travel import (
    BACKWARD,
    ENTER,
    FIRST_BACKWARD,
    FIRST_FORWARD,
    FORWARD,
    LEAVE_BLUE,
    LEFT_BLUE,
    REENTER,
)
from startable.games.ur.rules.moves.turn import PASS_ONLY
from startable.games.ur.state.state import Tower, UrState

MOVES: Final = LEAVE_BLUE + 1

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


def decode(number: int, known: Known[UrState]) -> Move[UrState]:
    roll = known.state.roll
    if number < FIRST_FORWARD:
        return (PASS_ONLY[0], ENTER[roll], REENTER[roll])[number]
    if number < FIRST_BACKWARD:
        return FORWARD[roll][number - FIRST_FORWARD]
    return LEFT_BLUE[roll] if number == LEAVE_BLUE else BACKWARD[roll][number - FIRST_BACKWARD]


def observe(known: Known[UrState]) -> bytearray:
    """Each field; discs in hand and out, own ones first; the roll; whose turn it is, and turns to a draw."""
    state, seat = known.state, known.seat
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
