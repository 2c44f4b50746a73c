"""What UR's net is told of a position before a roll, from the side of the seat that rolls.

What is out of the game is not told: it does not come back, so nothing depends on it.
"""

from typing import Final

from mypy_extensions import i64

from startable.core.net import Features
from startable.games.ur.box.board import DISCS, FIELDS, LAST, PATHS
from startable.games.ur.state.state import DISC_BITS, Tower, UrState, top_of
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


def _place(side: int, step: int) -> int:
    """Places are the steps of the own path, then the other's private fields."""
    if side == 0 or _HOME <= step < _HOME + _CENTRE:
        return step
    return LAST + 1 + (step if step < _HOME else step - _CENTRE)


_PLACES: Final[list[list[int]]] = [[_place(side, step) for step in range(LAST + 1)] for side in range(2)]
_SPREAD: Final[list[int]] = [
    sum([1 << 3 * step for step in range(_CENTRE) if fields >> step & 1]) for fields in range(1 << _CENTRE)
]
"""Fields of the centre as bits, each as a one with three bits of its own: so they can be counted."""


def tell(state: UrState, seat: int, found: Features) -> None:
    for side in range(2):
        who = seat if side == 0 else 1 - seat
        _towers(found, state, side, who)
        _counts(found, state, side, who)
        _threats(found, state, side, who)


def _towers(found: Features, state: UrState, side: int, who: int) -> None:
    """Those that this seat tops."""
    places, path = _PLACES[side], PATHS[who]
    flip = 2 * (who ^ side)
    left: i64 = state.tops_of(who)
    step = 0
    while left:
        if left & 1:
            _tower(found, places[step], state.towers[path[step]], flip)
        left >>= 1
        step += 1


def _tower(found: Features, place: int, tower: Tower, flip: int) -> None:
    kind = top_of(tower) ^ flip
    below: i64 = tower >> DISC_BITS
    if below == 0:
        found.add((place * _KINDS + kind) * _HELD)
        return
    held = prisoners(tower)
    found.add((place * _KINDS + kind) * _HELD + (held if held < _HELD else _HELD - 1))
    depth = 0
    while below:
        if depth < _DEPTH:
            found.add(_BELOW + (place * _DEPTH + depth) * _KINDS + (int(below & 3) ^ flip))
        else:
            found.add(_TALL + place)
        below >>= DISC_BITS
        depth += 1


def _counts(found: Features, state: UrState, side: int, seat: int) -> None:
    hand = state.hands[seat]
    tops: i64 = state.tops_of(seat)
    found.add(_HANDS + side * _COUNTS + hand)
    found.add(_MOVABLE + side * _COUNTS + hand + int(tops).bit_count())


def _threats(found: Features, state: UrState, side: int, by: int) -> None:
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
    counts: i64 = 0
    for roll in range(1, _ROLLS + 1):
        shift: i64 = roll
        hit: i64 = (tops << shift | reds >> shift | enters << (shift - 1)) & targets
        if hit:
            rolls += 1
            red_rolls += 1 if hit & red_targets else 0
            guard_rolls += 1 if hit & guards else 0
            counts += _SPREAD[hit >> _HOME]
    at = _HITTING + side * 3 * (_ROLLS + 1)
    found.add(at + rolls)
    found.add(at + _ROLLS + 1 + red_rolls)
    found.add(at + 2 * (_ROLLS + 1) + guard_rolls)
    _targets(found, counts, red_targets >> _HOME, _TARGETS + side * _CENTRE * 2 * _ROLLS)


def _guards(state: UrState, targets: i64) -> i64:
    """Those targets that have something below them."""
    found: i64 = 0
    left: i64 = targets >> _HOME
    bit: i64 = 1 << _HOME
    field = 0
    while left:
        if left & 1 and state.towers[field] >> DISC_BITS:
            found |= bit
        left >>= 1
        bit <<= 1
        field += 1
    return found


def _targets(found: Features, counts: i64, reds: i64, start: int) -> None:
    """Field by field of the centre, the rolls that hit there."""
    at: i64 = start - 1
    while counts:
        count: i64 = counts & 7
        if count:
            found.add(at + count + (_ROLLS if reds & 1 else 0))
        counts >>= 3
        reds >>= 1
        at += 2 * _ROLLS
