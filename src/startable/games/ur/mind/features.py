"""What UR's net is told of a position before a roll, from the side of the seat that rolls.

What is out of the game is not told: it does not come back, so nothing depends on it.
"""

from typing import Final

from mypy_extensions import i64

from startable.games.ur.box.board import DISCS, FIELDS, LAST, PATHS
from startable.games.ur.state.state import Tower, UrState
from startable.games.ur.state.towers import prisoners

_KINDS: Final = 4
"""Of discs: own blue, own red, the other's blue, the other's red."""
_HELD: Final = 4
"""Prisoners of a top disc are told up to three."""
_DEPTH: Final = 3
"""So many discs below the top are told one by one; of the rest, how many there are."""
_ROLLS: Final = 6
_COUNTS: Final = DISCS + 1
"""Of discs in hand, or that can move."""
_HOME: Final = 4
_CENTRE: Final = 8
_CENTRE_BITS: Final = 0xFF0

_BELOW: Final = FIELDS * _KINDS * _HELD
_TALL: Final = _BELOW + FIELDS * _DEPTH * _KINDS
_HANDS: Final = _TALL + FIELDS
_MOVABLE: Final = _HANDS + 2 * _COUNTS
_TARGETS: Final = _MOVABLE + 2 * _COUNTS
"""By side, field of the centre, whether red, and how many rolls land there."""
_HITTING: Final = _TARGETS + 2 * _CENTRE * 2 * _ROLLS
"""By side, how many rolls take something, something red, something with prisoners."""
WIDTH: Final = _HITTING + 2 * 3 * (_ROLLS + 1)


def _fields(seat: int) -> list[int]:
    """The own path, then the other's private fields."""
    return [*PATHS[seat], *[field for field in PATHS[1 - seat] if field not in PATHS[seat]]]


_FIELDS: Final[list[list[int]]] = [_fields(0), _fields(1)]


def features(state: UrState, seat: int) -> list[int]:
    found: list[int] = []
    fields = _FIELDS[seat]
    for place in range(FIELDS):
        tower = state.towers[fields[place]]
        if len(tower) > 0:
            _tower(found, place, tower, 2 * seat)
    for side in range(2):
        who = seat if side == 0 else 1 - seat
        _counts(found, state, side, who)
        _threats(found, state, side, who)
    return found


def _tower(found: list[int], place: int, tower: Tower, flip: int) -> None:
    top = len(tower) - 1
    kind = tower[top] ^ flip
    if top == 0:
        found.append((place * _KINDS + kind) * _HELD)
        return
    held = prisoners(tower)
    found.append((place * _KINDS + kind) * _HELD + (held if held < _HELD else _HELD - 1))
    for depth in range(min(top, _DEPTH)):
        below = tower[top - 1 - depth] ^ flip
        found.append(_BELOW + (place * _DEPTH + depth) * _KINDS + below)
    for _ in range(top - _DEPTH):
        found.append(_TALL + place)


def _counts(found: list[int], state: UrState, side: int, seat: int) -> None:
    hand = state.hands[seat]
    tops: i64 = state.tops_of(seat)
    movable = hand + int(tops).bit_count()
    found.append(_HANDS + side * _COUNTS + hand)
    found.append(_MOVABLE + side * _COUNTS + movable)


def _threats(found: list[int], state: UrState, side: int, by: int) -> None:
    """In the centre both paths count the same steps: a shift by the roll shows who lands on whom."""
    on = 1 - by
    targets: i64 = state.tops_of(on) & _CENTRE_BITS
    if targets == 0:
        return
    tops: i64 = state.tops_of(by)
    reds: i64 = state.reds_of(by)
    enters: i64 = 1 if state.hands[by] > 0 or reds >> LAST & 1 else 0
    red_targets: i64 = state.reds_of(on) & _CENTRE_BITS
    guards: i64 = _guards(state, targets)
    rolls, red_rolls, guard_rolls = 0, 0, 0
    counts = [0] * _CENTRE
    for roll in range(1, _ROLLS + 1):
        shift: i64 = roll
        hit: i64 = (tops << shift | reds >> shift | enters << (shift - 1)) & targets
        if hit:
            rolls += 1
            red_rolls += 1 if hit & red_targets else 0
            guard_rolls += 1 if hit & guards else 0
            _count(counts, hit)
    at = _HITTING + side * 3 * (_ROLLS + 1)
    found.append(at + rolls)
    found.append(at + _ROLLS + 1 + red_rolls)
    found.append(at + 2 * (_ROLLS + 1) + guard_rolls)
    _targets(found, counts, red_targets, _TARGETS + side * _CENTRE * 2 * _ROLLS)


def _guards(state: UrState, targets: i64) -> i64:
    """Those targets that have something below them."""
    found: i64 = 0
    left: i64 = targets >> _HOME
    bit: i64 = 1 << _HOME
    field = 0
    while left:
        if left & 1 and len(state.towers[field]) > 1:
            found |= bit
        left >>= 1
        bit <<= 1
        field += 1
    return found


def _count(counts: list[int], hit: i64) -> None:
    left: i64 = hit >> _HOME
    step = 0
    while left:
        if left & 1:
            counts[step] += 1
        left >>= 1
        step += 1


def _targets(found: list[int], counts: list[int], reds: i64, start: int) -> None:
    left: i64 = reds >> _HOME
    for step in range(_CENTRE):
        if counts[step] > 0:
            red = int(left & 1)
            found.append(start + (step * 2 + red) * _ROLLS + counts[step] - 1)
        left >>= 1
