"""Moves and views of UR as numbers, for learners. Fields are counted along the seat's own path.

A move's number does not say the roll, which the view knows: 0 pass, 1 enter, 2 re-enter, then one number
for each field to go forward from, then one for each to go backward from.
"""

from typing import Final

from startable.core.game import View
from startable.core.move import Move
from startable.games.ur.board import LAST, PATHS, field_name
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
from startable.games.ur.state import UrState

_FORWARD: Final = 3
_BACKWARD: Final = _FORWARD + LAST + 1
MOVES: Final = _BACKWARD + LAST + 1

_DEPTH: Final = 4
"""How many discs of a tower an observation tells, from the top."""
_CELL: Final = _DEPTH * 2 + 1
WIDTH: Final = 20 * _CELL + 4 + 6


def encode(move: Move[UrState]) -> int:
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


def observe(view: View, seat: int) -> list[int]:
    """Own path, then the other's private fields: the top discs and the height of each; hands, out, roll."""
    fields = [*PATHS[seat], *PATHS[1 - seat][:4], *PATHS[1 - seat][-2:]]
    numbers = [
        number for field in fields for number in _cell(view["towers"].get(field_name(field), ""), seat)
    ]
    for count in (view["hands"], view["out"]):
        numbers += [count[seat], count[1 - seat]]
    return numbers + [int(view["roll"] == face) for face in range(1, 7)]


def _cell(tower: str, seat: int) -> list[int]:
    """For each of the upper discs: 1 own, -1 the other's, 0 none; and whether it is red. Then the height."""
    own = "by"[seat]
    top = tower[::-1][:_DEPTH].ljust(_DEPTH)
    sides = [0 if disc == " " else 1 if disc.lower() == own else -1 for disc in top]
    return [*sides, *[int(disc.isupper()) for disc in top], len(tower)]
