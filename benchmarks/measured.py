"""The rows of the table: who is measured, where it is installed, and beside whom it stands."""

from __future__ import annotations

from typing import NamedTuple

from ours import FIRST, OTHERS

from startable.play.catalogue import game
from startable.play.words import words


class Subject(NamedTuple):
    key: str
    title: str
    place: str  # whose interpreter runs it: peers, compiled, pure; or c
    name: str  # what benchmarks/subject.py calls it there
    beside: tuple[str, ...] = ()  # keys of the rows its ratios are against


class Target(NamedTuple):
    key: str
    peer: str
    wanted: float
    word: str = "at least"


def title(name: str) -> str:
    """What people call the game."""
    return words("en").say(game(name).key("name"))


def both(name: str) -> tuple[Subject, Subject]:
    """A game of four seats, compiled and interpreted, beside the only peer of its kind."""
    row = f"**Startable {title(name)}, 4 seats, {{}}, `playouts`**"
    return (
        Subject(name, row.format("compiled"), "compiled", name, ("catanatron",)),
        Subject(f"{name} pure", row.format("interpreted"), "pure", name, ("catanatron",)),
    )


SUBJECTS = (
    Subject("maedn", "OpenSpiel `maedn`, rollouts inside C++", "peers", "maedn"),
    Subject("backgammon", "OpenSpiel `backgammon`, driven from Python", "peers", "backgammon"),
    Subject("royalur", "RoyalUr, Finkel's rules, from Python", "peers", "royalur"),
    Subject("catanatron", "catanatron, 4 random players", "peers", "catanatron"),
    Subject("connect_four", "PettingZoo `connect_four_v3`", "peers", "connect_four"),
    Subject("leduc_holdem", "PettingZoo `leduc_holdem_v4`", "peers", "leduc_holdem"),
    Subject("compiled", "**Startable UR, compiled, `playouts`**", "compiled", FIRST, ("maedn", "limit")),
    Subject(
        "script",
        "**Startable UR, compiled, from a script**",
        "compiled",
        "script",
        ("backgammon", "royalur", "catanatron"),
    ),
    Subject("pure", "**Startable UR, interpreted, `playouts`**", "pure", FIRST, ("royalur", "catanatron")),
    *[row for name in OTHERS for row in both(name)],
    Subject("limit", "UR by hand in C (`limit/ur.c`)", "c", ""),
)

TARGETS = (
    Target("compiled", "maedn", 0.5),
    Target("compiled", "maedn", 1.0, "aim:"),
    Target("compiled", "limit", 0.25),
    Target("script", "backgammon", 10.0),
    Target("script", "royalur", 10.0),
    Target("pure", "royalur", 3.0),
    *[Target(name, "catanatron", 10.0) for name in OTHERS],
)

OURS = ("compiled", "script", "pure")
