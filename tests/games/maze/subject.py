"""What the checks should know of Space Maze: its parts, and how its walks are made to end."""

from typing import Any

from startable.core import Facts
from startable.games.maze import GAME
from startable.testing import Subject


def parts(facts: Facts) -> object:
    """Every card is somewhere, and no tile lies there twice (MZ-101)."""
    at: Any = facts
    panels = " ".join(at["panel"]).split()
    played = [die.partition("=")[2] for die in panels if "=" in die]
    cards = " ".join([*at["hand"], at["pile"], at["discard"], *played]).split()
    laid = [_any_turn(gates) for gates in at["faces"].values() if gates != "-"]
    return sorted(cards), {gates for gates in laid if laid.count(gates) > 1}


def _any_turn(gates: str) -> str:
    return min(gates[turn:] + gates[:turn] for turn in range(4))


# Random crews find the relic by chance alone; in the smallest maze that does not take long.
SUBJECT = Subject(GAME, 300, parts=parts, ending={"layout": "small"}, end_within=20_000)

FITTED = ((2, 160), (3, 80), (4, 80))
LEARNED = ((2, 24), (3, 10), (4, 10))
"""Seats and games over which the chances are held to how games end, and to each other."""
