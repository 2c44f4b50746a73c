"""How the numbers in moves are called where moves are written: `go 1 k14`, `bank ore food`, `rob B`."""

from typing import Final

from startable.games.starfarers.box.board import POINT_NAMES, SITE_POINTS
from startable.games.starfarers.box.parts import BALLS
from startable.games.starfarers.state.player import REASONS

NUMBERS: Final = [str(number) for number in range(100)]
COUNTED: Final = NUMBERS[1:]
"""What people count from 1: ships, encounter cards."""
SITE_NAMES: Final = [POINT_NAMES[point] for point in SITE_POINTS]
SEAT_NAMES: Final = list("ABCD")
SEAT_SETS: Final = ["".join("ABCD"[seat] for seat in range(4) if mask >> seat & 1) for mask in range(16)]
"""By mask of seats."""
SIDES: Final = ("give", "get")
BALL_NAMES: Final = list(BALLS)
REASON_NAMES: Final = [f" {reason}".rstrip() for reason in REASONS]
