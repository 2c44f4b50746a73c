"""What a seat knows, and a world made of it, beside a clone in cost: `python benchmarks/known.py`.

With `--past`, a folder with the compiled build of 0.1.0 (`pip install --no-deps --target FOLDER WHEEL`),
greedy decisions are measured there too, in turns.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from about import here, machine, python
from decisions import POSITIONS, Job, microseconds, positions

from startable.core import Stream
from startable.play.catalogue import AnyGame, game, names

DECISIONS = Path(__file__).with_name("decisions.py")
Costs = dict[str, dict[str, float]]


def jobs(played: AnyGame, seed: int) -> dict[str, Job]:
    layout, stream = played.layout, Stream(seed)
    at = positions(played, seed)
    known = [layout.hide(state, seat) for state, seat in at]
    return {
        "clone": lambda: [state.clone() for state, _ in at],
        "hide": lambda: [layout.hide(state, seat) for state, seat in at],
        "world": lambda: [layout.world(each, stream.below) for each in known],
    }


def gate_row(name: str, rounds: int, seconds: float) -> list[str]:
    made = [
        {what: microseconds(job, seconds) for what, job in jobs(game(name), number).items()}
        for number in range(rounds)
    ]
    clone, hide, world = [median(each[what] for each in made) for what in made[0]]
    ratio = median((each["hide"] + each["world"]) / each["clone"] for each in made)
    return [name, f"{clone:.2f}", f"{hide:.2f}", f"{world:.2f}", f"{ratio:.2f} ×"]


# --- greedy decisions ---


def ask(seconds: float, seed: int, past: str = "") -> Costs:
    """In a process of its own, by today's build or by one in a folder."""
    command = [sys.executable, str(DECISIONS), str(seconds), str(seed)]
    env = {**os.environ, "PYTHONPATH": past} if past else dict(os.environ)
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found: Costs = json.loads(done.stdout)
    return found


def greedy_row(name: str, now: list[Costs], past: list[Costs]) -> list[str]:
    cells = [name]
    for mind in ("played", "blank"):
        new = median(each[mind][name] for each in now)
        old = median(each[mind][name] for each in past if name in each[mind]) if past else 0.0
        cells += [f"{old:.1f}" if old else "–", f"{new:.1f}", f"{old / new:.2f} ×" if old else "–"]
    return cells


def greedy_rows(rounds: int, seconds: float, folder: str) -> list[list[str]]:
    now, past = [], []
    for number in range(rounds):
        now.append(ask(seconds, number))
        past += [ask(seconds, number, folder)] if folder else []
    return [greedy_row(name, now, past) for name in names()]


# --- the page ---

GATE = ["game", "clone", "hide", "world", "hide and world, by a clone"]
GREEDY = [
    *("game", "0.1.0, as played", "now, as played", "as many a second"),
    *("0.1.0, blank mind", "now, blank mind", "as many a second"),
]


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(each)} |" for each in [head, ["---"] * len(head), *rows])


def page(rounds: int, seconds: float, past: str) -> str:
    build = "compiled" if here()["compiled"] else "interpreted"
    return f"""# What a seat knows

{time.strftime("%Y-%m-%d")}, {build}, microseconds: medians of {rounds} rounds of {seconds:g} s for each \
figure, over {POSITIONS} positions of random games with as many seats as the game has.

{table(GATE, [gate_row(name, rounds, seconds) for name in names()])}

A greedy decision begins with what its seat knows and ends with a move. As played, it goes by the game's own \
mind, which may be another one than in 0.1.0: UR's is a net now. With a blank mind, to which everything is \
worth the same, only what lies around the mind is left to compare. 0.1.0 was measured in turns with today.

{table(GREEDY, greedy_rows(rounds, seconds, past))}

- Machine: {machine()}, {python()}
"""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--past", default="", help="a folder with the compiled build of 0.1.0")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    text = page(asked.rounds, asked.seconds, asked.past)
    print(text)
    if asked.out:
        asked.out.write_text(text, encoding="utf8")
