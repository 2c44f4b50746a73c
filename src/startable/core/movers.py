"""Who can change a game: a seat (its index, from 0), chance, or the clock."""

from typing import Final

NOBODY: Final = -1
"""Where a seat is named: no seat. Nobody has won yet; whoever only watches has nobody's eyes."""
CHANCE: Final = -2
CLOCK: Final = -3

EVERYBODY: Final = ~0
"""As a mask of seats: all of them, and those who only watch."""


def bit(seat: int) -> int:
    return 1 << seat


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, lowest first."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
