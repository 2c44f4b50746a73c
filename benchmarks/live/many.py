"""Many processes on PostgreSQL, beside boardgame.io with bgio-postgres and Redis in the same run.

    python benchmarks/live/many.py --out benchmarks/many.md

Costs are processor time of the servers with their database (and Redis); the proxy's is told beside it.
Nothing is pinned: the load shares the machine. Everybody takes turns, round after round, with empty stores.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import node
import process
from fleet import Fleet, folder_at, running
from page import Found
from run import GAME, ask, brief, fsync_ms

SQLITE = Fleet("**Startable**, SQLite, 1 process", "startable", database=False)
ONE = Fleet("**Startable**, PostgreSQL, 1 process", "startable")
TWO = Fleet("**Startable**, PostgreSQL, 2, HAProxy", "startable", 2, proxy=True)
FOUR = Fleet("**Startable**, PostgreSQL, 4, HAProxy", "startable", 4, proxy=True)
PEER_ONE = Fleet("boardgame.io, bgio-postgres", "boardgameio")
PEER_TWO = Fleet("boardgame.io, bgio-postgres, Redis, 2, HAProxy", "boardgameio", 2, proxy=True, redis=True)

FASTEST = 16_000  # moves/s for which there are spare tables
FEW_TABLES, MANY_TABLES = 100, 10_000

Rounds = list[Found]


def main(arguments: Sequence[str] | None = None) -> None:
    options = parse(arguments)
    options.node = node.find(options.node)
    options.most = min(options.most, (process.most_files() - 500) // 2)  # two sockets a table
    fsync = fsync_ms(options.data), fsync_ms(options.data, 0.99)
    found: dict[tuple[str, str], Rounds] = {}
    for number in range(1, options.repeats + 1):
        for what, fleet, task in plan(options):
            figures = measure(options, fleet, task)
            found.setdefault((what, fleet.title), []).append(figures)
            print(f"round {number}  {what:12}{fleet.title:52}{brief(figures)}", file=sys.stderr)
    text = page(found, options, fsync)
    print(text)
    if options.out:
        options.out.write_text(text, encoding="utf-8")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="per measurement")
    parser.add_argument("--tables", type=int, default=200, help="that move as fast as they can")
    parser.add_argument("--paced", type=int, default=1000, help="tables with one move a second")
    parser.add_argument("--most", type=int, default=MANY_TABLES, help="tables, for the growth of the cost")
    parser.add_argument("--repeats", type=int, default=3, help="rounds; the page has their medians")
    parser.add_argument("--out", type=Path, help="write the Markdown here too")
    parser.add_argument("--data", type=Path, help="where files are kept meanwhile: not in memory")
    parser.add_argument("--node", help="another Node than the one of the packages")
    return parser.parse_args(arguments)


def plan(options: argparse.Namespace) -> list[tuple[str, Fleet, dict[str, float | str]]]:
    flood: dict[str, float | str] = {"mode": "flood", "tables": options.tables}
    pace: dict[str, float | str] = {"mode": "pace", "tables": options.paced, "rate": options.paced}
    few: dict[str, float | str] = {"mode": "pace", "tables": FEW_TABLES, "rate": options.paced}
    return [
        *[("flood", fleet, flood) for fleet in (SQLITE, ONE, TWO, FOUR, PEER_ONE, PEER_TWO)],
        *[("pace", fleet, pace) for fleet in (SQLITE, ONE, TWO, FOUR)],
        *[("few", fleet, few) for fleet in (SQLITE, ONE)],
        *[("most", fleet, {**few, "tables": options.most}) for fleet in (SQLITE, ONE)],
    ]


def measure(options: argparse.Namespace, fleet: Fleet, task: dict[str, float | str]) -> Found:
    rate = FASTEST if task["mode"] == "flood" else float(task["rate"])
    spares = int(rate * (options.seconds + 4) / GAME) if fleet.kind == "startable" else 0
    with folder_at(options.data) as folder, running(fleet, options.node, folder) as at:
        more = {"kind": fleet.kind, "port": at.port, "pid": at.pid, "groups": at.groups, "core": -1}
        return ask("load.py", {**task, **more, "spares": spares, "seconds": options.seconds})


def cost(figures: Found) -> float:
    """Core-seconds a thousand moves: servers, database and Redis."""
    return sum(figures.get(f"{name} a thousand", 0.0) for name in ("servers", "database", "redis"))


def middle(rounds: Rounds, name: str) -> float:
    return median([cost(each) if name == "cost" else each.get(name, 0.0) for each in rounds if each] or [0.0])


def page(
    found: dict[tuple[str, str], Rounds], options: argparse.Namespace, fsync: tuple[float, float]
) -> str:
    return "\n".join(
        [
            "# Many processes, measured",
            "",
            f"Written by `benchmarks/live/many.py`; medians of {options.repeats} rounds of "
            f"{options.seconds:g} s. A durable write of 4 KB takes {fsync[0]:.2f} ms on this disk, "
            f"and {fsync[1]:.2f} ms at the 99th percentile.",
            f"{node.versions(options.node)}.",
            "Core-seconds a thousand moves count the servers with their database and Redis; the proxy apart.",
            "",
            f"## {options.tables} tables that move as fast as they can",
            "",
            *rows(found, "flood"),
            "",
            f"## {options.paced} tables with one move a second",
            "",
            *rows(found, "pace"),
            "",
            f"## {options.paced} moves a second, at {FEW_TABLES} tables and at {options.most}",
            "",
            *rows(found, "few"),
            *rows(found, "most")[2:],
            "",
            "## Beside what was wanted",
            "",
            *wanted(found),
            "",
        ]
    )


def rows(found: dict[tuple[str, str], Rounds], what: str) -> list[str]:
    head = "| setup | moves/s | p50 ms | p99 ms | core-s a thousand | proxy | failed rounds |"
    lines = [head, "| --- | --- | --- | --- | --- | --- | --- |"]
    for (mode, title), rounds in found.items():
        if mode == what:
            figures = [middle(rounds, name) for name in ("moves", "p50", "p99", "cost", "proxy a thousand")]
            told = "{:,.0f} | {:.2f} | {:.2f} | {:.3f} | {:.3f}".format(*figures)
            lines.append(f"| {title} | {told} | {sum(not each for each in rounds)} |")
    return lines


def wanted(found: dict[tuple[str, str], Rounds]) -> list[str]:
    def at(what: str, fleet: Fleet, name: str) -> float:
        return middle(found.get((what, fleet.title), []), name)

    def of(one: float, other: float) -> float:
        return one / other if other else 0.0

    one, four = at("flood", ONE, "cost"), at("flood", FOUR, "cost")
    peer, two = at("flood", PEER_TWO, "cost"), at("flood", TWO, "cost")
    lines = [
        (
            "boardgame.io on PostgreSQL and Redis, core-seconds a move: times ours (2 processes)",
            of(peer, two),
            "20",
            "at least",
        ),
        ("core-seconds a thousand moves, 1 process", one, "0.11", "at most"),
        ("4 processes: times 1 process", of(four, one), "1.4", "at most"),
        ("p99 ms, PostgreSQL, 2 processes, proxy", at("pace", TWO, "p99"), "5", "at most"),
        ("p99 ms, SQLite", at("pace", SQLITE, "p99"), "3", "at most"),
        (
            "cost a move at many tables: times at few, SQLite",
            of(at("most", SQLITE, "cost"), at("few", SQLITE, "cost")),
            "1.3",
            "at most",
        ),
        ("the same, PostgreSQL", of(at("most", ONE, "cost"), at("few", ONE, "cost")), "1.3", "at most"),
    ]
    return [
        "| what | measured | wanted |",
        "| --- | --- | --- |",
        *[f"| {what} | {value:.3g} | {word} {goal} |" for what, value, goal, word in lines],
    ]


if __name__ == "__main__":
    main()
