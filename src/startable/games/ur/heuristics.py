"""How well a seat stands in UR, as a guess from 0 to 1."""

from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.rules import Rules
from startable.games.ur.board import LAST, PATHS
from startable.games.ur.state import ENDED, Tower, UrState

# What each thing is worth to its owner; tuned by play against each other (`startable arena`).
_HAND: Final = 6.0
_FREE: Final = 7.0
_RED: Final = 5.0
_STEP: Final = 0.12
_PRISONER: Final = 6.5
_PRISONER_STEP: Final = 0.35
_SAFE_PRISONER: Final = 2.5
_OUT: Final = 12.0
_SCALE: Final = 60.0


class UrHeuristics(Heuristics[UrState]):
    def __init__(self, rules: Rules[UrState]) -> None:
        self._discs = float(rules.options["discs"])

    def worth(self, state: UrState, seat: int) -> float:
        if state.phase == ENDED:
            return 0.5 if state.winner < 0 else 1.0 if state.winner == seat else 0.0
        lead = _strength(state, seat) - _strength(state, 1 - seat)
        share = lead / (_SCALE * self._discs / 10.0)
        return 0.5 + 0.49 * share / (1.0 + abs(share))


def _strength(state: UrState, seat: int) -> float:
    total = _HAND * state.hands[seat] + _OUT * state.out[1 - seat]
    for step, field in enumerate(PATHS[seat]):
        tower = state.towers[field]
        if len(tower) > 0 and tower[-1] >> 1 == seat:
            total += _tower_worth(tower, seat, step)
    return total


def _tower_worth(tower: Tower, seat: int, step: int) -> float:
    """The top disc, by its side and place; its prisoners, by how near the base they are; who waits below."""
    total = _FREE + _STEP * step + (_RED if tower[-1] & 1 else 0.0)
    guarded = True
    for index in range(len(tower) - 2, -1, -1):
        if tower[index] >> 1 == seat:
            guarded = False
            total += _FREE / 2.0
        elif guarded:
            total += _PRISONER + _PRISONER_STEP * step + (_SAFE_PRISONER if step == LAST - 1 else 0.0)
    return total
