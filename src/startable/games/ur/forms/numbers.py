"""Moves of UR and what a seat sees as numbers, for learners. Fields are counted along the seat's own path.

A move's number does not say the roll, which everybody knows: 0 pass, 1 enter, 2 re-enter, then one number
for each field to go forward from, then one for each to go backward from; the last one goes to base-1 and
leaves the disc blue.
"""

from typing import Final

from mypy_extensions import i64

from startable.core.known import Known
from startable.core.move import Move
from startable.core.sight import Piece
from startable.games.ur.box.board import DISCS, FACES, FIELDS, PATHS
from startable.games.ur.rules.moves.travel import (
    BACKWARD,
    ENTER,
    FORWARD,
    LEAVE_BLUE,
    LEFT_BLUE,
    REENTER,
)
from startable.games.ur.rules.moves.turn import PASS_ONLY
from startable.games.ur.state.state import DISC_BITS, Tower, UrState, discs_of, height

MOVES: Final = LEAVE_BLUE + 1

_DEPTH: Final = 4
"""How many discs of a tower an observation tells, from the top."""
_DISC: Final = 3
_CELL: Final = _DEPTH * _DISC + 1
_REST: Final = 2 + 2 + 7 + 1
WIDTH: Final = FIELDS * _CELL + _REST
_MOST: Final = 255


def _fields(seat: int) -> list[int]:
    """The own path, then the other's private fields."""
    return [*PATHS[seat], *[field for field in PATHS[1 - seat] if field not in PATHS[seat]]]


_FIELDS: Final[list[list[int]]] = [_fields(0), _fields(1)]


def _part(seat: int, field: int) -> slice:
    at = _FIELDS[seat].index(field) * _CELL
    return slice(at, at + _CELL)


PARTS: Final = [[_part(seat, field) for field in range(FIELDS)] for seat in range(2)]
"""By seat and field: where its cell is in a row."""


def _numbered(roll: int) -> list[Move[UrState]]:
    first: list[Move[UrState]] = [PASS_ONLY[0], ENTER[roll], REENTER[roll]]
    return [*first, *FORWARD[roll], *BACKWARD[roll], LEFT_BLUE[roll]]


BY_ROLL: Final[list[list[Move[UrState]]]] = [_numbered(roll) for roll in range(max(FACES) + 1)]
"""By roll and number: the move."""


def decode(number: int, known: Known[UrState]) -> Move[UrState]:
    return BY_ROLL[known.state.roll][number]


def observe(known: Known[UrState]) -> bytearray:
    """Each field along the own path, then what lies beside the board."""
    state, seat = known.state, known.seat
    pieces: list[Piece] = [cells(state.towers[field])[seat] for field in _FIELDS[seat]]
    add_rest(pieces, state, seat)
    return bytearray().join(pieces)


_TOP_BITS: Final = _DEPTH * DISC_BITS
_TOP: Final = (1 << _TOP_BITS) - 1
_CELLS: Final[list[list[bytearray]]] = [[]] * (2 * DISCS + 1 << _TOP_BITS)
"""By height and upper discs; made when they are first asked for."""


def empty_board() -> bytearray:
    return bytearray(FIELDS * _CELL)


def cells(tower: Tower) -> list[bytearray]:
    """By seat, for each of the upper discs: own, the other's, red. Then the height. Do not change them."""
    at: i64 = height(tower)
    at = at << _TOP_BITS | tower & _TOP
    found = _CELLS[at]
    if not found:
        found = [_cell(tower, 0), _cell(tower, 1)]
        _CELLS[at] = found
    return found


def _cell(tower: Tower, seat: int) -> bytearray:
    numbers = bytearray(_CELL)
    discs = discs_of(tower)
    for depth, disc in enumerate(discs[: -_DEPTH - 1 : -1]):
        at = depth * _DISC
        numbers[at if disc >> 1 == seat else at + 1] = 1
        numbers[at + 2] = disc & 1
    numbers[_CELL - 1] = len(discs)
    return numbers


_PAIRS: Final = [bytes([own, other]) for own in range(DISCS + 1) for other in range(DISCS + 1)]
_TURNS: Final = [
    bytes([*[int(roll == face) for face in range(1, 7)], turn, left])
    for left in range(_MOST + 1)
    for roll in range(7)
    for turn in range(2)
]


def add_rest(pieces: list[Piece], state: UrState, seat: int) -> None:
    """Discs in hand and out, own ones first; the roll; whose turn it is, and turns to a draw."""
    other, after = 1 - seat, state.choices.draw_after
    pieces.append(_PAIRS[state.hands[seat] * (DISCS + 1) + state.hands[other]])
    pieces.append(_PAIRS[state.out[seat] * (DISCS + 1) + state.out[other]])
    left = max(0, min(_MOST, after - state.turns)) if after else 0
    pieces.append(_TURNS[left * 14 + state.roll * 2 + (1 if state.turn == seat else 0)])
