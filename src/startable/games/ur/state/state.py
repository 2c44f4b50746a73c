"""The position: a tower of discs on each field, the hands, and where in the turn the game is."""

from typing import Final

from mypy_extensions import i64

from startable.core.state import State
from startable.games.ur.box.board import FIELDS, field_name

Tower = tuple[int, ...]
"""Discs from the bottom to the top."""

EMPTY: Final[Tower] = ()

SHIFT: Final = 16
"""The bits of a mask that belong to seat 0; seat 1's follow."""
STEP_BITS: Final = 0xFFFF

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


def write_tower(tower: Tower) -> str:
    return "".join([DISC_LETTERS[disc] for disc in tower])


class Choices:
    """The options of a table, UR-601 to UR-606."""

    def __init__(
        self,
        draw_after: int,
        six_skips: bool,
        red_back_alone: bool,
        tower_limit: int,
        discs: int,
        red_by_choice: bool,
    ) -> None:
        self.draw_after = draw_after
        self.six_skips = six_skips
        self.red_back_alone = red_back_alone
        self.tower_limit = tower_limit
        self.discs = discs
        self.red_by_choice = red_by_choice


class UrState(State):
    """Everything is open: UR has no secrets."""

    def __init__(
        self,
        choices: Choices,
        towers: list[Tower],
        tops: i64,
        reds: i64,
        hands: list[int],
        out: list[int],
        phase: int,
        turn: int,
        roll: int,
        turns: int,
        winner: int,
    ) -> None:
        self.choices = choices
        self.towers = towers  # by field
        self.tops = tops  # where each seat owns the top disc: bit seat * SHIFT + step, for speed
        self.reds = reds  # likewise, where that disc is red
        self.hands = hands  # discs not yet entered, by owner
        self.out = out  # discs that left the game as prisoners, by owner
        self.phase = phase
        self.turn = turn  # the seat that rolls and moves
        self.roll = roll  # 0 while the die is to be rolled
        self.turns = turns  # finished ones
        self.winner = winner  # -1: nobody

    def clone(self) -> "UrState":
        return UrState(
            self.choices,
            self.towers.copy(),
            self.tops,
            self.reds,
            self.hands.copy(),
            self.out.copy(),
            self.phase,
            self.turn,
            self.roll,
            self.turns,
            self.winner,
        )

    def named_towers(self) -> dict[str, str]:
        """By field, its discs bottom to top in the letters of the notation."""
        return {field_name(at): write_tower(tower) for at, tower in enumerate(self.towers) if tower}


def new_game(choices: Choices) -> UrState:
    """UR-101: all discs in hand, the board empty."""
    return UrState(
        choices, [EMPTY] * FIELDS, 0, 0, [choices.discs, choices.discs], [0, 0], OPENING, 0, 0, 0, -1
    )
