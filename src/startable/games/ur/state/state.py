"""The position: a tower of discs on each field, the hands, and where in the turn the game is."""

from typing import Final, Sequence, final

from mypy_extensions import i64, mypyc_attr

from startable.core.state import State
from startable.games.ur.box.board import field_name
from startable.games.ur.state.choices import Choices

Tower = int
"""Its discs as three bits each, from the bottom to the top, which is lowest: the disc, and a 1 before it."""

EMPTY: Final[Tower] = 0

SHIFT: Final = 16
"""Where the bits of the next seat begin in a mask of steps."""
STEP_BITS: Final = 0xFFFF

DISC_BITS: Final = 3

OPENING: Final = 0
ROLLING: Final = 1
MOVING: Final = 2
ENDED: Final = 3

DISC_LETTERS: Final = "bByY"
"""A disc is its owner times two, plus one when its red side is up; so this is how each one is written."""


def disc(owner: int, red: bool) -> int:
    return owner * 2 + (1 if red else 0)


def owner(disc: int) -> int:
    return disc >> 1


def is_red(disc: int) -> bool:
    return disc & 1 == 1


def tower_of(discs: Sequence[int]) -> Tower:
    """From the bottom to the top."""
    tower: i64 = EMPTY
    for disc in discs:
        tower = tower << DISC_BITS | 4 | disc
    return int(tower)


def discs_of(tower: Tower) -> list[int]:
    """From the bottom to the top."""
    found: list[int] = []
    left: i64 = tower
    while left:
        found.append(int(left & 3))
        left >>= DISC_BITS
    found.reverse()
    return found


def height(tower: Tower) -> int:
    count = 0
    left: i64 = tower
    while left:
        count += 1
        left >>= DISC_BITS
    return count


def top_of(tower: Tower) -> int:
    """The disc on top, if there is one."""
    return tower & 3


_WRITTEN: Final[dict[Tower, str]] = {}
_MOST_WRITTEN: Final = 4096
"""Towers whose text is remembered: those of a few discs are met again and again."""


def write_tower(tower: Tower) -> str:
    text = _WRITTEN.get(tower)
    if text is None:
        text = "".join([DISC_LETTERS[disc] for disc in discs_of(tower)])
        if len(_WRITTEN) < _MOST_WRITTEN:
            _WRITTEN[tower] = text
    return text


@final
@mypyc_attr(acyclic=True)
class UrState(State):
    """Everything is open: UR has no secrets. What each field holds is said in the layout."""

    choices: Choices
    towers: list[Tower]
    tops: i64
    reds: i64
    hands: list[int]
    out: list[int]
    phase: int
    turn: int
    roll: int
    turns: int
    winner: int

    def clone(self) -> "UrState":
        copy = UrState()
        copy.choices = self.choices
        copy.towers = self.towers.copy()
        copy.tops = self.tops
        copy.reds = self.reds
        copy.hands = self.hands.copy()
        copy.out = self.out.copy()
        copy.phase = self.phase
        copy.turn = self.turn
        copy.roll = self.roll
        copy.turns = self.turns
        copy.winner = self.winner
        return copy

    def tops_of(self, seat: int) -> i64:
        """By step of its own path, as bits: where this seat owns the top disc."""
        at: i64 = seat
        return self.tops >> at * SHIFT & STEP_BITS

    def reds_of(self, seat: int) -> i64:
        """Likewise, where that disc is red."""
        at: i64 = seat
        return self.reds >> at * SHIFT & STEP_BITS

    def named_towers(self) -> dict[str, str]:
        """By field, its discs bottom to top in the letters of the notation."""
        return {field_name(at): write_tower(tower) for at, tower in enumerate(self.towers) if tower}
