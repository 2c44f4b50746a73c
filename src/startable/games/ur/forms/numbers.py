"""Moves of UR and what a seat sees as numbers, for learners. Fields are counted along the seat's own path.

A move's number does not say the roll, which everybody knows: 0 pass, 1 enter, 2 re-enter, then one number
for each field to go forward from, then one for each to go backward from; the last one goes to base-1 and
leaves the disc blue.
"""

from typing import Final

from startable.core.known import Known
from startable.core.move import Move
from startable.games.ur.box.board import DISCS, FIELDS, PATHS
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
from startable.games.ur.state.state import DISC_BITS, Tower, UrState, discs_of

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
PLACES: Final[list[list[int]]] = [
    [_FIELDS[seat].index(field) for field in range(FIELDS)] for seat in range(2)
]
"""By seat and field: where it is in this order."""


def decode(number: int, known: Known[UrState]) -> Move[UrState]:
    return decode_at(number, known.state.roll)


def decode_at(number: int, roll: int) -> Move[UrState]:
    if number < FIRST_FORWARD:
        return (PASS_ONLY[0], ENTER[roll], REENTER[roll])[number]
    if number < FIRST_BACKWARD:
        return FORWARD[roll][number - FIRST_FORWARD]
    return LEFT_BLUE[roll] if number == LEAVE_BLUE else BACKWARD[roll][number - FIRST_BACKWARD]


def observe(known: Known[UrState]) -> bytearray:
    """Each field along the own path, then what lies beside the board."""
    state, seat = known.state, known.seat
    pieces = [cells(state.towers[field])[seat] for field in _FIELDS[seat]]
    add_rest(pieces, state, seat)
    return bytearray().join(pieces)


_CELLS: Final[dict[Tower, list[bytes]]] = {}
_MOST_CELLS: Final = 4096
"""Towers whose numbers are remembered: those of a few discs are met again and again."""


def cells(tower: Tower) -> list[bytes]:
    """By seat, for each of the upper discs: own, the other's, red. Then the height."""
    if tower < len(_LOW):
        return _LOW[tower]
    found = _CELLS.get(tower)
    if found is None:
        found = [_cell(tower, 0), _cell(tower, 1)]
        if len(_CELLS) < _MOST_CELLS:
            _CELLS[tower] = found
    return found


def _cell(tower: Tower, seat: int) -> bytes:
    numbers = [0] * _CELL
    discs = discs_of(tower)
    for depth, disc in enumerate(discs[: -_DEPTH - 1 : -1]):
        at = depth * _DISC
        numbers[at if disc >> 1 == seat else at + 1] = 1
        numbers[at + 2] = disc & 1
    numbers[_CELL - 1] = len(discs)
    return bytes(numbers)


_LOW: Final = [[_cell(tower, 0), _cell(tower, 1)] for tower in range(1 << 3 * DISC_BITS)]
"""Those of up to three discs; for numbers that are no towers nobody asks."""
_PAIRS: Final = [bytes([own, other]) for own in range(DISCS + 1) for other in range(DISCS + 1)]
_TURNS: Final = [
    bytes([*[int(roll == face) for face in range(1, 7)], turn, left])
    for left in range(_MOST + 1)
    for roll in range(7)
    for turn in range(2)
]


def add_rest(pieces: list[bytes], state: UrState, seat: int) -> None:
    """Discs in hand and out, own ones first; the roll; whose turn it is, and turns to a draw."""
    hands, out, after = state.hands, state.out, state.choices.draw_after
    pieces.append(_PAIRS[hands[seat] * (DISCS + 1) + hands[1 - seat]])
    pieces.append(_PAIRS[out[seat] * (DISCS + 1) + out[1 - seat]])
    left = max(0, min(_MOST, after - state.turns)) if after else 0
    pieces.append(_TURNS[left * 14 + state.roll * 2 + (1 if state.turn == seat else 0)])
