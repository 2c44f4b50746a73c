"""Speed of the search, in one run with OpenSpiel's MCTS on backgammon: `python benchmarks/minds.py`."""

from __future__ import annotations

import time
from typing import Any

import report
from measured import Subject, title
from ours import NAMES
from rounds import measure

PEERS = ("mcts in C++", "mcts in Python")
SUBJECTS = (
    *[Subject(name, f"OpenSpiel {name}, backgammon, random rollouts", "peers", name) for name in PEERS],
    *[Subject(name, f"**ISMCTS, {title(name)}, compiled**", "compiled", f"search {name}") for name in NAMES],
)


def page(rounds: list[report.Round], installed: dict[str, Any], seconds: float) -> str:
    return "\n".join((heading(len(rounds), seconds), table(rounds), report.versions(installed)))


def heading(rounds: int, seconds: float) -> str:
    return f"""# Speed of the search

{time.strftime("%Y-%m-%d")}, one process at a time. Medians of {rounds} rounds in which all take turns, \
{seconds:g} s each; in brackets the slowest and the fastest round. A walk goes down the tree to one new \
decision and looks at all its moves by the game's heuristics; OpenSpiel's simulation plays to the end at \
random instead, in a game of about the length of UR. So a ratio compares how often each learns something, \
not the same work. Every search starts from another position, twenty random decisions into a game; our \
many-seat games have four seats.
"""


def table(rounds: list[report.Round]) -> str:
    head = ("subject", "walks/s", *[f"against {peer}" for peer in PEERS])
    return report.table("Measured", head, [row(rounds, subject) for subject in SUBJECTS])


def row(rounds: list[report.Round], subject: Subject) -> list[str]:
    rates = report.rates(rounds, subject.key)
    if not rates:
        return [subject.title, f"not measured ({report.MISSING[subject.place]})", "", ""]
    beside = [report.times(rounds, subject.key, peer) if subject.key != peer else "" for peer in PEERS]
    return [subject.title, report.spread(rates), *beside]


if __name__ == "__main__":
    measure(SUBJECTS, page)
