"""What UR's bots of 0.1.0 went by, kept as an opponent: a seat's chance to win, as a guess.

The weights are logits, fitted to how nearly a million positions of games between bots ended
(`docs/minds.md` says how); so the guess is right as often as it says.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from startable.core.heuristics import Heuristics
from startable.games.ur.box.board import PATHS
from startable.games.ur.state.state import ENDED, Tower, UrState, discs_of
from startable.games.ur.state.towers import top_is

_TO_ROLL: Final = 0.03
_HAND: Final = 0.09
_OUT: Final = -0.38
_BLUE: Final = [0.18, 0.14, 0.16, 0.14, 0.08, 0.07, -0.02, 0.05, 0.0, -0.04, -0.05, -0.10, -0.03, 0.0]
_RED: Final = [0.28, 0.31, 0.27, 0.34, 0.32, 0.33, 0.29, 0.33, 0.24, 0.28, 0.24, 0.20, 0.27, 0.23]
_PRISONER: Final = [0.30, 0.21, 0.28, 0.32, 0.27, 0.27, 0.30, 0.31, 0.34, 0.32, 0.31, 0.32, 0.36, 0.0]
"""The top disc of a tower and each of its prisoners, by the step of the path where it stands."""
_WAITING: Final = -0.11
_LOCKED: Final = 0.21
"""Below the prisoners: own discs, and the other's that the next guard will take."""
_MOVABLE: Final = [-1.8, -1.11, -0.69, -0.50, -0.36, -0.22, -0.10]
"""By how many discs one can still move, in hand or on top; seven are enough."""
_THREAT: Final = 0.033
_RED_THREAT: Final = 0.04
"""For each roll that lands on an open disc in the centre."""
_CENTRE: Final = 0xFF0
_BASE_1: Final = 13


class Past(Heuristics[UrState]):
    fitted = True
    foresight = 2

    def worth(self, state: UrState, seat: int) -> float:
        if state.phase == ENDED:
            return 0.5 if state.winner < 0 else 1.0 if state.winner == seat else 0.0
        other = 1 - seat
        lead = _strength(state, seat) - _strength(state, other)
        lead += _threats(state, seat, other) - _threats(state, other, seat)
        lead += _TO_ROLL if state.turn == seat else -_TO_ROLL
        return 1.0 / (1.0 + exp(-lead))


def _parts(state: UrState, seat: int) -> tuple[float, float, float]:
    """What is held below this seat's discs; its red discs; its blue ones, also those in hand."""
    held, reds, blues = 0.0, 0.0, _HAND * state.hands[seat]
    for step, field in enumerate(PATHS[seat]):
        tower = state.towers[field]
        if top_is(tower, seat):
            held += _held(tower, seat, step)
            reds += _RED[step] if tower & 1 else 0.0
            blues += 0.0 if tower & 1 else _BLUE[step]
    return held, reds, blues


def _strength(state: UrState, seat: int) -> float:
    total = _HAND * state.hands[seat] + _OUT * state.out[seat]
    movable = state.hands[seat]
    for step, field in enumerate(PATHS[seat]):
        tower = state.towers[field]
        if top_is(tower, seat):
            total += _held(tower, seat, step) + (_RED[step] if tower & 1 else _BLUE[step])
            movable += 1
    return total + (_MOVABLE[movable] if movable < len(_MOVABLE) else 0.0)


def _held(tower: Tower, seat: int, step: int) -> float:
    total = 0.0
    guarded = True
    for disc in reversed(discs_of(tower)[:-1]):
        own = disc >> 1 == seat
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
