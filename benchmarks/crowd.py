"""Do thinking bots make the table slower? `python benchmarks/crowd.py` with the compiled build.

Two people play UR at one table, and the time from a move until its receipt is measured: first alone, then
while a level-5 bot thinks at each of ten other tables, whose opponents answer at once.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Thread
from urllib.error import URLError
from urllib.request import urlopen

from startable.client import Player
from startable.play.catalogue import game, names

PORT = 18_765
URL = f"http://127.0.0.1:{PORT}"
TABLES = 10
MOVES = 400
PAUSE_S = 0.02


@contextmanager
def server() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.sqlite3"
        command = [sys.executable, "-m", "startable.cli", "serve", "--no-browser", "--port", str(PORT)]
        running = subprocess.Popen([*command, "--store", str(store)], stdout=subprocess.DEVNULL)
        try:
            _until_it_answers()
            yield
        finally:
            running.terminate()
            running.wait()


def _until_it_answers() -> None:
    for _ in range(300):
        try:
            urlopen(f"{URL}/api/games").read()
            return
        except URLError:
            time.sleep(0.2)
    raise TimeoutError("the server does not answer")


@contextmanager
def crowd() -> Iterator[None]:
    running = subprocess.Popen([sys.executable, __file__, "--crowd"])
    try:
        time.sleep(4)
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
                me.play(pick.choice(frame.legal))


def waits(moves: int) -> list[float]:
    """Milliseconds from sending a move until it is acknowledged."""
    found: list[float] = []
    pick = Random(1)
    while len(found) < moves:
        with ExitStack() as stack:
            anna = stack.enter_context(Player.open(URL, "ur", "Anna"))
            bela = stack.enter_context(Player.join(f"{URL}/t/{anna.table}", "Béla"))
            found += one_game((anna, bela), pick, moves - len(found))
    return found


def one_game(players: tuple[Player, Player], pick: Random, most: int) -> list[float]:
    found: list[float] = []
    while len(found) < most:
        for player in players:
            version = max((each.frame.v for each in players if each.frame), default=0)
            while player.frame is None or player.frame.v < version:
                player.receive()
        mover = next((each for each in players if each.frame and each.frame.legal), None)
        if mover is None or mover.frame is None:
            if any(each.frame and each.frame.result for each in players):
                break
            players[0].receive()
            continue
        choice = pick.choice(mover.frame.legal)
        mover.frame.legal = []
        start = time.perf_counter()
        mover.play(choice)
        found.append(1000 * (time.perf_counter() - start))
        v = mover.frame.v
        while mover.frame.v <= v and not mover.frame.result:
            mover.receive()
        time.sleep(PAUSE_S)
    return found


def tell(title: str, found: list[float]) -> None:
    cuts = quantiles(found, n=100)
    print(f"{title:28} p50 {cuts[49]:6.2f} ms   p99 {cuts[98]:6.2f} ms   {len(found)} moves", flush=True)


def main() -> None:
    if "--crowd" in sys.argv:
        threads = [Thread(target=keep_busy, args=(number,), daemon=True) for number in range(TABLES)]
        for thread in threads:
            thread.start()
        threads[0].join()
        return
    with server():
        tell("alone", waits(MOVES))
        with crowd():
            tell(f"beside {TABLES} level-5 tables", waits(MOVES))


if __name__ == "__main__":
    main()
