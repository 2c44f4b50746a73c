"""The live server under load, beside boardgame.io: `python benchmarks/live/run.py --out benchmarks/live.md`.

Servers run on the first core, the load on the second. They take turns, round after round, each with a
fresh process and an empty store: a noisy machine is noisy for all.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import node
import page
from page import Found
from servers import Server, serving
from subjects import FILES, FOLDER, STARTABLE, SUBJECTS, Subject

MODES = ("flood", "pace", "race", "idle", "gone")
SLACK = 180  # seconds to open tables
GAME = 200  # moves of a random game of UR, about
FASTEST = 16_000  # moves/s for which there are spare tables
SYNCS = 1000


def main(arguments: Sequence[str] | None = None) -> None:
    options = parse(arguments)
    options.node = node.find(options.node)
    fsync = fsync_ms(options.data)
    rounds = [turn(options, number) for number in range(1, options.repeats + 1)]
    text = page.page(rounds, options, fsync, node.versions(options.node))
    print(text)
    if options.out:
        options.out.write_text(text, encoding="utf-8")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="per measurement")
    parser.add_argument("--tables", type=int, default=200, help="that move as fast as they can")
    parser.add_argument(
        "--paced", type=int, default=1000, help="tables with one move a second, and idle ones"
    )
    parser.add_argument("--races", type=int, default=100, help="tables of six that race")
    parser.add_argument("--repeats", type=int, default=3, help="rounds; the page has their medians")
    parser.add_argument("--modes", nargs="+", choices=MODES, default=MODES)
    parser.add_argument("--out", type=Path, help="write the Markdown here too")
    parser.add_argument("--data", type=Path, help="where stores are kept meanwhile: not in memory")
    parser.add_argument("--node", help="another Node than the one of the packages")
    parser.add_argument("--server-core", type=int, default=0)
    parser.add_argument("--load-core", type=int, default=1)
    return parser.parse_args(arguments)


def turn(options: argparse.Namespace, number: int) -> dict[tuple[str, str], Found]:
    """One measurement of everybody in every mode."""
    found = {}
    for mode, subject in plan(options.modes):
        found[mode, subject.key] = measure(options, mode, subject)
        print(f"round {number}  {mode:6}{subject.key:10}{brief(found[mode, subject.key])}", file=sys.stderr)
    return found


def plan(modes: Sequence[str]) -> Iterator[tuple[str, Subject]]:
    """Files cannot keep up with a thousand moves a second, and hold as much memory as none. We race alone."""
    return ((mode, subject) for mode in modes for subject in SUBJECTS if takes_part(mode, subject))


def takes_part(mode: str, subject: Subject) -> bool:
    if mode == "race":
        return subject == STARTABLE
    return mode == "flood" or subject != FILES


def measure(options: argparse.Namespace, mode: str, subject: Subject) -> Found:
    with serving(
        subject, options.node, options.server_core, options.data, mode in ("idle", "gone")
    ) as server:
        if mode == "race":
            return ask("race.py", race_task(options, server))
        task = {
            "kind": subject.kind,
            "mode": mode,
            "port": server.port,
            "pid": server.pid,
            "core": options.load_core,
            "tables": options.tables if mode == "flood" else options.paced,
            "spares": spares(options, mode, subject),
            "seconds": options.seconds,
        }
        return ask("load.py", task)


def race_task(options: argparse.Namespace, server: Server) -> dict[str, object]:
    return {
        "port": server.port,
        "pid": server.pid,
        "core": options.load_core,
        "tables": options.races,
        "spares": options.races,
        "seconds": options.seconds,
    }


def spares(options: argparse.Namespace, mode: str, subject: Subject) -> int:
    """Tables for games that end, as UR's do; boardgame.io's game never ends."""
    if subject.kind != "startable" or mode != "flood":
        return 0
    return int(FASTEST * (options.seconds + 2) / GAME)


def ask(script: str, task: dict[str, object]) -> Found:
    """What the load says; a failure is no figure."""
    command = [sys.executable, str(FOLDER / script), json.dumps(task)]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=SLACK * 2, check=False)
    except subprocess.TimeoutExpired:
        return {}
    found: Found = json.loads(done.stdout) if done.returncode == 0 else {}
    return found


def brief(found: Found) -> str:
    return "  ".join(f"{name} {value:,.2f}" for name, value in found.items()) or "failed"


def fsync_ms(folder: Path | None, share: float = 0.5) -> float:
    """What this disk asks for one durable write, or so many of them: what a durable move waits for."""
    times = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(SYNCS):
            file.write(bytes(4096))
            file.flush()
            start = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - start)
    return sorted(times)[int(share * SYNCS)] * 1000


if __name__ == "__main__":
    main()
