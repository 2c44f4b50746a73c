"""The rows of the table: who is measured, where it is installed, and beside whom it stands."""

from __future__ import annotations

from typing import NamedTuple


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


SUBJECTS = (
    Subject("maedn", "OpenSpiel `maedn`, rollouts inside C++", "peers", "maedn"),
    Subject("backgammon", "OpenSpiel `backgammon`, driven from Python", "peers", "backgammon"),
    Subject("royalur", "RoyalUr, Finkel's rules, from Python", "peers", "royalur"),
    Subject("catanatron", "catanatron, 4 random players", "peers", "catanatron"),
    Subject("connect_four", "PettingZoo `connect_four_v3`", "peers", "connect_four"),
    Subject("leduc_holdem", "PettingZoo `leduc_holdem_v4`", "peers", "leduc_holdem"),
    Subject("compiled", "**Startable UR, compiled, `playouts`**", "compiled", "loop", ("maedn", "limit")),
    Subject(
        "script",
        "**Startable UR, compiled, from a script**",
        "compiled",
        "script",
        ("backgammon", "royalur", "catanatron"),
    ),
    Subject("pure", "**Startable UR, interpreted, `playouts`**", "pure", "loop", ("royalur", "catanatron")),
    Subject(
        "smugglers",
        "**Startable Space Smugglers, 4 seats, compiled, `playouts`**",
        "compiled",
        "smugglers",
        ("catanatron",),
    ),
    Subject(
        "smugglers pure",
        "**Startable Space Smugglers, 4 seats, interpreted, `playouts`**",
        "pure",
        "smugglers",
        ("catanatron",),
    ),
    Subject("limit", "UR by hand in C (`limit/ur.c`)", "c", ""),
)

TARGETS = (
    Target("compiled", "maedn", 0.5),
    Target("compiled", "maedn", 1.0, "aim:"),
    Target("script", "backgammon", 10.0),
    Target("script", "royalur", 10.0),
    Target("pure", "royalur", 3.0),
    Target("smugglers", "catanatron", 10.0),
)

OURS = ("compiled", "script", "pure")
