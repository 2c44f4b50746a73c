"""What speaks for a seat in UR, part by part: for saying why a move is good.

The weights are logits, fitted to how nearly a million positions of games between bots ended.
"""

from typing import Final

from mypy_extensions import i64

from startable.games.ur.box.board import PATHS
from startable.games.ur.state.state import Tower, UrState

ASPECTS: Final = ("capture", "rescue", "red", "threat", "safety", "home")
_HAND: Final = 0.09
_BLUE: Final = [0.18, 0.14, 0.16, 0.14, 0.08, 0.07, -0.02, 0.05, 0.0, -0.04, -0.05, -0.10, -0.03, 0.0]
_RED: Final = [0.28, 0.31, 0.27, 0.34, 0.32, 0.33, 0.29, 0.33, 0.24, 0.28, 0.24, 0.20, 0.27, 0.23]
_PRISONER: Final = [0.30, 0.21, 0.28, 0.32, 0.27, 0.27, 0.30, 0.31, 0.34, 0.32, 0.31, 0.32, 0.36, 0.0]
"""The top disc of a tower and each of its prisoners, by the step of the path where it stands."""
_WAITING: Final = -0.11
_LOCKED: Final = 0.21
"""Below the prisoners: own discs, and the other's that the next guard will take."""
_THREAT: Final = 0.033
_RED_THREAT: Final = 0.04
"""For each roll that lands on an open disc in the centre."""
_CENTRE: Final = 0xFF0
_BASE_1: Final = 13


def measures(state: UrState, seat: int) -> list[float]:
    """How much each aspect speaks for this seat, in the order of ASPECTS."""
    other = 1 - seat
    held, reds, blues = _parts(state, seat)
    lost, _, _ = _parts(state, other)
    return [held, -lost, reds, _threats(state, seat, other), -_threats(state, other, seat), blues]


def _parts(state: UrState, seat: int) -> tuple[float, float, float]:
    """What is held below this seat's discs; its red discs; its blue ones, also those in hand."""
    held, reds, blues = 0.0, 0.0, _HAND * state.hands[seat]
    for step, field in enumerate(PATHS[seat]):
        tower = state.towers[field]
        if len(tower) > 0 and tower[-1] >> 1 == seat:
            held += _held(tower, seat, step)
            reds += _RED[step] if tower[-1] & 1 else 0.0
            blues += 0.0 if tower[-1] & 1 else _BLUE[step]
    return held, reds, blues


def _held(tower: Tower, seat: int, step: int) -> float:
    total = 0.0
    guarded = True
    for index in range(len(tower) - 2, -1, -1):
        own = tower[index] >> 1 == seat
        guarded = guarded and not own
        total += _PRISONER[step] if guarded else _WAITING if own else _LOCKED
    return total


def _threats(state: UrState, by: int, on: int) -> float:
    """In the centre both paths count the same steps: a shift by the roll shows who lands on whom."""
    tops: i64 = state.tops_of(by)
    reds: i64 = state.reds_of(by)
    targets: i64 = state.tops_of(on) & _CENTRE
    red_targets: i64 = state.reds_of(on) & _CENTRE
    enters: i64 = 1 if state.hands[by] > 0 or reds >> _BASE_1 & 1 else 0
    total = 0.0
    for roll in range(1, 7):
        shift: i64 = roll
        hit: i64 = (tops << shift | reds >> shift | enters << (shift - 1)) & targets
        if hit:
            total += _THREAT * int(hit).bit_count() + _RED_THREAT * int(hit & red_targets).bit_count()
    return total
