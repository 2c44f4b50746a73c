"""What the checks should know of UR: its parts, and how its walks are made to end."""

from typing import Any

from startable.core import Facts
from startable.games.ur import GAME
from startable.testing import Subject


def parts(facts: Facts) -> object:
    """By colour: in hand, on the board and out of the game (UR-101)."""
    at: Any = facts
    board = "".join(at["towers"].values()).lower()
    return [at["hands"][seat] + at["out"][seat] + board.count("by"[seat]) for seat in range(2)]


# Red discs can shuttle for ever, and under a low tower limit nobody can be caught: UR-601 ends it.
SUBJECT = Subject(GAME, 400, parts=parts, ending={"draw_after": 150}, end_within=400)

FITTED = ((2, 200),)
LEARNED = ((2, 60),)
"""Seats and games over which the chances are held to how games end, and to each other."""
