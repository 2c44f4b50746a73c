"""Do thinking bots slow others' moves? `python benchmarks/crowd.py --out benchmarks/crowd.md`, compiled.

At one table of UR somebody plays both seats, and the time from a move until it is durable is measured: alone,
then while level-5 bots have all other seats of ten tables, those of each game in turn. They wait for nobody
(`--bot-pause-ms 0`), and whoever sits with them moves at once: there is always somebody who thinks.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from threading import Thread
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

import about

from startable.client import Player, Trouble
from startable.play.catalogue import game, names
from startable.server.protocol import Choice

HOST, PORT, FIGURES = "127.0.0.1", 18_765, 18_766
URL = f"http://{HOST}:{PORT}"
TABLES = 10
MOVES = 400
PAUSE_S = 0.09
"""Between two moves that are measured: a player that is faster is held back by itself (`client/pace.py`)."""
GOAL_MS = 50.0
"""As under attacks (abuse.md): nobody feels it."""


class Thoughts(NamedTuple):
    number: float
    seconds: float
    """All together, each with its wait for a worker."""


class Found(NamedTuple):
    moves: list[float]
    """Milliseconds each."""
    thoughts: Thoughts
    lasted: float

    def percentile(self, at: int) -> float:
        return quantiles(self.moves, n=100)[at - 1]


@contextmanager
def server() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "startable.cli", "serve", "--no-browser", "--port", str(PORT)]
        command += ["--metrics", f"{HOST}:{FIGURES}", "--bot-pause-ms", "0"]
        running = subprocess.Popen(
            [*command, "--store", f"{folder}/tables.sqlite3"], stdout=subprocess.DEVNULL
        )
        try:
            until_it_answers()
            yield
        finally:
            running.terminate()
            running.wait()


def until_it_answers() -> None:
    for _ in range(300):
        try:
            urlopen(f"{URL}/api/games").read()
            return
        except URLError:
            time.sleep(0.2)
    raise TimeoutError("the server does not answer")


def thoughts() -> Thoughts:
    """All so far, as the server tells them."""
    text = urlopen(f"http://{HOST}:{FIGURES}/metrics").read().decode()
    number, seconds = [
        float(re.findall(rf"^startable_bot_thought_seconds_{each} (\S+)", text, re.M)[0])
        for each in ("count", "sum")
    ]
    return Thoughts(number, seconds)


@contextmanager
def crowd(tables: int) -> Iterator[None]:
    """In a process that leaves the processor to others: elsewhere these people have machines of their own."""
    command = [sys.executable, __file__, "--crowd", str(tables)]
    running = subprocess.Popen(command, preexec_fn=lambda: os.nice(10))
    try:
        time.sleep(5)
        yield
    finally:
        running.kill()
        running.wait()


def keep_busy(number: int) -> None:
    """One table of the crowd, game after game."""
    pick, played = Random(number), game(names()[number % len(names())])
    bots = ["level5"] * (played.seats.start - 1)
    while True:
        with Player.open(URL, played.name, f"P{number}", bots) as me:
            for frame in me.turns():
                with suppress(Trouble):  # somebody else was quicker
                    me.play(pick.choice(frame.legal))


def sit(tables: int) -> None:
    threads = [Thread(target=keep_busy, args=(number,), daemon=True) for number in range(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def measured(moves: int) -> Found:
    began, before = time.perf_counter(), thoughts()
    found = waits(moves)
    after = thoughts()
    done = Thoughts(after.number - before.number, after.seconds - before.seconds)
    return Found(found, done, time.perf_counter() - began)


def waits(moves: int) -> list[float]:
    """Milliseconds from sending a move until it is acknowledged."""
    found: list[float] = []
    pick = Random(1)
    while len(found) < moves:
        with Player.open(URL, "ur", "Anna", (), mine=2) as anna:
            for frame in anna.turns():
                found.append(wait(anna, pick.choice(frame.legal)))
                time.sleep(PAUSE_S)
    return found[:moves]


def wait(player: Player, choice: Choice) -> float:
    start = time.perf_counter()
    player.play(choice)
    return 1000 * (time.perf_counter() - start)


PAGE = """# Bots that think, and others' moves

{day}, `python benchmarks/crowd.py`: medians of {rounds} rounds, in turns, in brackets the lowest and the
highest. {moves} moves of UR each, from sending one until it is durable and told; SQLite, fsynced.
Server, bots, the people at their tables and whoever measures share one machine. The {tables} tables play the
four games in turn; bots wait for nobody, and there is always one who thinks.

| | p50 ms | p99 ms | worst ms | thoughts a second | ms a thought, with its wait for a worker |
| --- | --- | --- | --- | --- | --- |
{rows}

Wanted: p99 beside them at most {goal:g} ms, as under attacks ([abuse.md](abuse.md)); measured: {worst:.1f}.

- Machine: {machine}
- {python}, Startable {build}
"""


def page(alone: list[Found], beside: list[Found], tables: int) -> str:
    rows = [row("alone", alone), row(f"beside {tables} tables with bots of level 5", beside)]
    return PAGE.format(
        day=time.strftime("%Y-%m-%d"),
        rounds=len(alone),
        moves=len(alone[0].moves),
        tables=tables,
        rows="\n".join(rows),
        goal=GOAL_MS,
        worst=median([each.percentile(99) for each in beside]),
        machine=about.machine(),
        python=about.python(),
        build="compiled" if about.compiled() else "interpreted",
    )


def row(title: str, found: list[Found]) -> str:
    figures = [
        spread([each.percentile(50) for each in found]),
        spread([each.percentile(99) for each in found]),
        spread([max(each.moves) for each in found]),
        spread([each.thoughts.number / each.lasted for each in found]),
        spread([1000 * each.thoughts.seconds / max(1, each.thoughts.number) for each in found]),
    ]
    return f"| {title} | {' | '.join(figures)} |"


def spread(values: list[float]) -> str:
    return f"{median(values):.1f} ({min(values):.1f}–{max(values):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, help="a page for what was found")
    parser.add_argument("--crowd", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.crowd:
        return sit(options.crowd)
    alone, beside = [], []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
        with server():
            alone.append(measured(options.moves))
            with crowd(options.tables):
                beside.append(measured(options.moves))
    told = page(alone, beside, options.tables)
    print(told)
    if options.out:
        options.out.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
