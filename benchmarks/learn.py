"""Speed of the doors for learners, in one run with PettingZoo's own games: `python benchmarks/learn.py`.

Subjects take turns, round after round, as in all benchmarks here. All envs are what a user gets from `env()`.
"""

from __future__ import annotations

import time
import tomllib
from pathlib import Path
from statistics import median
from typing import Any

import report
from measured import Subject, title
from ours import BATCHES, FIRST, NAMES, ROWS, WIDEST
from rounds import measure

PEERS = ("connect_four", "leduc_holdem")
WANTED = 5
PGX = ("backgammon", "connect_four")
IN = {1: "one process", 2: "two processes"}
WHY = Path(__file__).parent / "limit" / "learn.md"
"""What was found by hand; every page has it at its end."""
BATCH_WANTED = tomllib.loads((Path(__file__).parent / "wanted.toml").read_text("utf8"))
BATCH = (
    "A batch is played by `Batch.play`, which draws legal numbers and makes the step; "
    "two processes are the learner's own and one more."
)
SPREAD = 0.7
"""Of the speed at 256 rows, so much is wanted at 1,024."""


def door(name: str, place: str, word: str) -> Subject:
    row = f"**Startable {title(name)}, {word}, agent cycle**"
    return Subject(f"{name} {place}", row, place, f"door {name}", PEERS)


SUBJECTS = (
    *[Subject(name, f"PettingZoo `{name}`, agent cycle", "peers", name) for name in PEERS],
    *[door(name, "compiled", "compiled") for name in NAMES],
    *[door(name, "pure", "interpreted") for name in NAMES],
    *[
        Subject(
            f"{name} rows", f"**Startable {title(name)}, compiled, vector**", "compiled", f"vector {name}"
        )
        for name in NAMES
    ],
    *[
        Subject(f"pgx {name}", f"Pgx `{name}`, 1,024 rows, jitted, all cores", "peers", f"pgx {name}")
        for name in PGX
    ],
    *[
        Subject(
            f"{name} batch {rows} {workers}",
            f"**Startable {title(name)}, compiled, batch, {rows:,} rows, {IN[workers]}**",
            "compiled",
            f"batch {name}, {rows} rows, {workers}",
        )
        for name in NAMES
        for rows in BATCHES
        for workers in (1, 2)
    ],
    Subject(
        "sparse",
        f"**Startable {title(WIDEST)}, compiled, batch, {ROWS} rows, one process, and `Sparse.of` it**",
        "compiled",
        "sparse",
    ),
    Subject(
        "greedy",
        f"**Startable {title(FIRST)}, compiled, vector, against greedy**",
        "compiled",
        "vector, greedy",
    ),
)


def page(rounds: list[report.Round], installed: dict[str, Any], seconds: float) -> str:
    parts = (heading(rounds, seconds), measured(rounds), targets(rounds), report.versions(installed))
    return "\n".join((*parts, WHY.read_text(encoding="utf-8")))


def heading(rounds: list[report.Round], seconds: float) -> str:
    return f"""# Speed of the doors for learners

Random legal play, one process at a time, {time.strftime("%Y-%m-%d")}. Medians of {len(rounds)} rounds in \
which all subjects take turns, {seconds:g} s each; in brackets the slowest and the fastest round. A step is \
a decision with all that a learner gets for it: the observation, the mask, rewards and infos, as arrays. \
The agent cycle is PettingZoo's `agent_iter`, `last` and `step`, the same loop for all, on envs as `env()` \
makes them: PettingZoo's come in its wrappers, ours checks order and legality itself and needs none. \
A vector is {ROWS} games side by side in one process, all seats played by the learner, the drawing of random \
numbers included; in the last row the other seat is the greedy bot, whose thinking is counted too. \
{BATCH} Ratios are medians of the ratios within a round. The games differ: a ratio compares what a step \
costs, not the same work.
"""


def measured(rounds: list[report.Round]) -> str:
    head = ("subject", "steps/s", "games/s", *[f"against {peer}" for peer in PEERS])
    return report.table("Measured", head, [row(rounds, subject) for subject in SUBJECTS])


def row(rounds: list[report.Round], subject: Subject) -> list[str]:
    rates = report.rates(rounds, subject.key)
    if not rates:
        return [subject.title, f"not measured ({report.MISSING[subject.place]})", "", "", ""]
    games = median(report.rates(rounds, subject.key, "games"))
    beside = [report.times(rounds, subject.key, peer) if subject.key != peer else "" for peer in PEERS]
    return [subject.title, report.spread(rates), report.round3(games) if games else "0", *beside]


def targets(rounds: list[report.Round]) -> str:
    head = ("subject", "wanted", "measured", "reached")
    doors = [subject for subject in SUBJECTS if subject.place == "compiled" and subject.beside]
    rows = [goal(rounds, each, peer) for each in doors for peer in PEERS]
    return report.table("Targets", head, rows + [row for name in NAMES for row in batch_goals(rounds, name)])


def batch_goals(rounds: list[report.Round], name: str) -> list[list[str]]:
    few, many = BATCHES
    one, two, wide = f"{name} batch {few} 1", f"{name} batch {few} 2", f"{name} batch {many} 1"
    wanted = BATCH_WANTED.get(name, {})
    found = [
        at_least(rounds, one, wanted.get("one", 0)),
        at_least(rounds, two, wanted.get("two", 0)),
        against(rounds, two, "pgx backgammon", wanted.get("times", 4)),
        against(rounds, wide, one, SPREAD),
    ]
    return [row for row in found if row]


def at_least(rounds: list[report.Round], key: str, wanted: int) -> list[str]:
    rates = report.rates(rounds, key)
    if not wanted or not rates:
        return []
    return [key, f"at least {wanted:,}", report.spread(rates), "yes" if median(rates) >= wanted else "no"]


def against(rounds: list[report.Round], key: str, other: str, wanted: float) -> list[str]:
    found = report.ratio(rounds, key, other)
    if found is None:
        return []
    return [key, f"at least {wanted:g} × {other}", f"{found:.3g} ×", "yes" if found >= wanted else "no"]


def goal(rounds: list[report.Round], subject: Subject, peer: str) -> list[str]:
    found = report.ratio(rounds, subject.key, peer)
    reached = "not measured" if found is None else "yes" if found >= WANTED else "no"
    shown = report.times(rounds, subject.key, peer)
    return [subject.title, f"at least {WANTED} × {peer}", shown, reached]


if __name__ == "__main__":
    measure(SUBJECTS, page)
