"""What a seat knows, and a world made of it, beside a clone in cost: `python benchmarks/known.py`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from about import here, machine, python

from startable.bots import bot
from startable.core import CHANCE, Stream
from startable.play.catalogue import AnyGame, game, names

POSITIONS = 40
EVERY = 7
Job = Callable[[], object]


def positions(played: AnyGame, seed: int) -> list[tuple[Any, int]]:
    """Positions of random games, some decisions apart, each with the seat that is awaited."""
    found: list[tuple[Any, int]] = []
    rules, stream, met = played.turn_rules(played.seats[-1]), Stream(seed), 0
    state = rules.start()
    while len(found) < POSITIONS:
        awaits = rules.awaits(state)
        if awaits.over:
            state = rules.start()
        elif awaits.chance:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        else:
            met += 1
            if met % EVERY == 0:
                found.append((state.clone(), awaits.first))
            moves = rules.legal(state, awaits.first)
            moves[stream.below(len(moves))].apply(state, awaits.first, None)
    return found


def microseconds(job: Job, seconds: float) -> float:
    job()
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        job()
        count += 1
    return (time.perf_counter() - start) / count / POSITIONS * 1e6


def jobs(played: AnyGame, seed: int) -> dict[str, Job]:
    rules, layout, stream = played.turn_rules(played.seats[-1]), played.layout, Stream(seed)
    at, greedy = positions(played, seed), bot("greedy")
    known = [layout.hide(state, seat) for state, seat in at]
    return {
        "clone": lambda: [state.clone() for state, _ in at],
        "hide": lambda: [layout.hide(state, seat) for state, seat in at],
        "world": lambda: [layout.world(each, stream.below) for each in known],
        "greedy": lambda: [
            greedy.choose(played, rules, layout.hide(state, seat), stream) for state, seat in at
        ],
    }


def row(name: str, rounds: int, seconds: float) -> list[str]:
    made = [
        {what: microseconds(job, seconds) for what, job in jobs(game(name), number).items()}
        for number in range(rounds)
    ]
    clone, hide, world, greedy = [median(each[what] for each in made) for what in made[0]]
    ratio = median((each["hide"] + each["world"]) / each["clone"] for each in made)
    return [name, f"{clone:.2f}", f"{hide:.2f}", f"{world:.2f}", f"{ratio:.2f} ×", f"{greedy:.1f}"]


def page(rounds: int, seconds: float) -> str:
    head = ["game", "clone", "hide", "world", "hide and world, by a clone", "a greedy decision"]
    rows = [head, ["---"] * len(head), *[row(name, rounds, seconds) for name in names()]]
    table = "\n".join(f"| {' | '.join(each)} |" for each in rows)
    build = "compiled" if here()["compiled"] else "interpreted"
    return f"""# What a seat knows

{time.strftime("%Y-%m-%d")}, {build}, microseconds: medians of {rounds} rounds of {seconds:g} s for each \
figure, over {POSITIONS} positions of random games with as many seats as the game has. A greedy decision \
begins with what its seat knows and ends with a move.

{table}

- Machine: {machine()}, {python()}
"""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    text = page(asked.rounds, asked.seconds)
    print(text)
    if asked.out:
        asked.out.write_text(text, encoding="utf8")
