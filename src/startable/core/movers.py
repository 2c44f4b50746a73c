"""Who can change a game: a seat (its index, from 0), chance, or the clock."""

from typing import Final

CHANCE: Final = -1
CLOCK: Final = -2

EVERYBODY: Final = -1
"""As a mask of seats: all of them, and those who only watch."""


def bit(seat: int) -> int:
    return 1 << seat


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, lowest first."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
