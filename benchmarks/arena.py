"""Two workers of the arena against one, on the same match, in turns in one run.

    python benchmarks/arena.py --out benchmarks/arena.md

Beside it stands what the machine itself gives: two matches side by side, each alone in a process of its own.
The arena can be no better than that, and processor time tells what it costs even where other work runs.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

import about

from startable.play import catalogue

WANTED = 1.8
SECONDS = 12.0
"""What one worker takes for a match, about."""
FEW = 12
"""Games that tell how long one takes."""


class Taken(NamedTuple):
    wall: float
    processor: float


class Round(NamedTuple):
    one: Taken
    two: Taken
    side: Taken

    @property
    def gain(self) -> float:
        return self.one.wall / self.two.wall

    @property
    def limit(self) -> float:
        """Two whole matches at once, against one after the other."""
        return 2 * self.one.wall / self.side.wall

    @property
    def cost(self) -> float:
        return self.two.processor / self.one.processor


def arena(game: str, games: int, workers: int) -> subprocess.Popen[bytes]:
    bots = ",".join(islice(cycle(("greedy", "random")), min(catalogue.game(game).seats)))
    words = ["-m", "startable.cli", "arena", game, "--bots", bots, "--games", str(games)]
    command = [sys.executable, *words, "--workers", str(workers), "--json"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def usual(game: str) -> int:
    """So many games take one worker about as long as those of any other game."""
    more = wall(game, FEW) - wall(game, 1)
    return max(2, round(SECONDS * (FEW - 1) / max(more, 0.01)))


def wall(game: str, games: int) -> float:
    return timed(lambda: [arena(game, games, 1)]).wall


def timed(work: Callable[[], list[subprocess.Popen[bytes]]]) -> Taken:
    before, began = used(), time.perf_counter()
    for process in work():
        assert process.wait() == 0
    return Taken(time.perf_counter() - began, used() - before)


def used() -> float:
    """Processor time of all children so far, and of theirs."""
    found = resource.getrusage(resource.RUSAGE_CHILDREN)
    return found.ru_utime + found.ru_stime


def play(game: str, games: int) -> Round:
    return Round(
        timed(lambda: [arena(game, games, 1)]),
        timed(lambda: [arena(game, games, 2)]),
        timed(lambda: [arena(game, games, 1), arena(game, games, 1)]),
    )


def row(game: str, games: int, rounds: list[Round]) -> str:
    walls = [f"{median(taken.wall for taken in each):.1f}" for each in zip(*rounds, strict=True)]
    gains = sorted(each.gain for each in rounds)
    gain = f"**{median(gains):.2f}** ({gains[0]:.2f}–{gains[-1]:.2f})"
    limit, cost = median(each.limit for each in rounds), median(each.cost for each in rounds)
    return f"| {game} | {games} | {walls[0]} | {walls[1]} | {gain} | {limit:.2f} | {cost:.2f} |"


def page(rows: list[str], repeats: int) -> str:
    load = os.getloadavg()
    build = "compiled" if about.compiled() else "interpreted"
    return f"""# The arena with two workers

{date.today()}, {build} build, {about.python()}, {about.machine()};
load average at the end {load[0]:.1f}. Medians of {repeats} rounds in which the three take turns; in brackets
the worst and the best round. The whole command is timed, with its start and the summary.
`python benchmarks/arena.py --out benchmarks/arena.md` measures again; wanted: {WANTED} × on a machine with
nothing else to do.

- gain: one worker's time by that of two workers
- limit: what two matches side by side gain, each alone in its process: no sharing can do better here
- cost: processor time of two workers by that of one; 1.00 would be free

| game | games | one worker, s | two workers, s | gain | limit | cost |
| --- | --- | --- | --- | --- | --- | --- |
{chr(10).join(rows)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the games")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    rows = []
    for game in catalogue.names():
        games = round(usual(game) * asked.scale)
        rows.append(row(game, games, [play(game, games) for _ in range(asked.repeats)]))
        print(rows[-1], flush=True)
    if asked.out:
        asked.out.write_text(page(rows, asked.repeats), "utf8")


if __name__ == "__main__":
    main()
