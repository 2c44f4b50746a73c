"""Moves of UR and what a seat sees as numbers, for learners. Fields are counted along the seat's own path.

A move's number does not say the roll, which everybody knows: 0 pass, 1 enter, 2 re-enter, then one number
for each field to go forward from, then one for each to go backward from; the last one goes to base-1 and
leaves the disc blue.
"""

from typing import Final

from mypy_extensions import i64

from startable.core.known import Known
from startable.core.move import Move
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
from startable.games.ur.state.state import DISC_BITS, Tower, UrState, discs_of

MOVES: Final = LEAVE_BLUE + 1

_DEPTH: Final = 4
"""How many discs of a tower an observation tells, from the top."""
_DISC: Final = 3
_CELL: Final = _DEPTH * _DISC + 1
_REST: Final = 2 + 2 + 7 + 1
WIDTH: Final = FIELDS * _CELL + _REST
_MOST: Final = 255
_LOW_BITS: Final = 2 * DISC_BITS
_PAIRED: Final = 1 << _LOW_BITS
"""Below this, a tower has at most two discs."""


def _fields(seat: int) -> list[int]:
    """The own path, then the other's private fields."""
    return [*PATHS[seat], *[field for field in PATHS[1 - seat] if field not in PATHS[seat]]]


_FIELDS: Final[list[list[int]]] = [_fields(0), _fields(1)]


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
    pieces = [_cells(state.towers[field])[seat] for field in _FIELDS[seat]]
    add_rest(pieces, state, seat)
    return bytearray().join(pieces)


def add_towers(pieces: list[bytes], towers: list[Tower], seat: int) -> None:
    """The same, two fields at a time: most towers are low, and pairs of low ones are remembered."""
    fields, pairs = _FIELDS[seat], _LOW_PAIRS[seat]
    at: i64 = 0
    while at < FIELDS:
        one: i64 = towers[fields[at]]
        two: i64 = towers[fields[at + 1]]
        at += 2
        if one < _PAIRED and two < _PAIRED:
            pieces.append(pairs[one << _LOW_BITS | two])
        else:
            pieces.append(_cells(int(one))[seat])
            pieces.append(_cells(int(two))[seat])


_CELLS: Final[dict[Tower, list[bytes]]] = {}
_MOST_CELLS: Final = 4096
"""Towers whose numbers are remembered: those of a few discs are met again and again."""


def _cells(tower: Tower) -> list[bytes]:
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
_LOW_PAIRS: Final = [
    [one[seat] + two[seat] for one in _LOW[:_PAIRED] for two in _LOW[:_PAIRED]] for seat in range(2)
]
"""By seat, and by two towers of up to two discs."""
_PAIRS: Final = [bytes([own, other]) for own in range(DISCS + 1) for other in range(DISCS + 1)]
_TURNS: Final = [
    bytes([*[int(roll == face) for face in range(1, 7)], turn, left])
    for left in range(_MOST + 1)
    for roll in range(7)
    for turn in range(2)
]


def add_rest(pieces: list[bytes], state: UrState, seat: int) -> None:
    """Discs in hand and out, own ones first; the roll; whose turn it is, and turns to a draw."""
    other, after = 1 - seat, state.choices.draw_after
    pieces.append(_PAIRS[state.hands[seat] * (DISCS + 1) + state.hands[other]])
    pieces.append(_PAIRS[state.out[seat] * (DISCS + 1) + state.out[other]])
    left = max(0, min(_MOST, after - state.turns)) if after else 0
    pieces.append(_TURNS[left * 14 + state.roll * 2 + (1 if state.turn == seat else 0)])
