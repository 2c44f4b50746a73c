"""Tables that come and go for an hour: does the memory of a server stay flat?

    python benchmarks/live/endure.py --minutes 60 --out benchmarks/endure.md

Every table is opened, played for a while with a word of chat, and left, most of them before their game is
over. A server with a file and one with PostgreSQL run side by side; memory is what a process has for itself,
with its share of what it has with others (PSS).
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import linear_regression
from typing import NamedTuple

import process
import uvloop
from fleet import Fleet, Running, folder_at, running
from tables import StartableTable, Table, encode

from startable.build import COMPILED

FLEETS = (
    Fleet("SQLite", "startable", database=False),
    Fleet("PostgreSQL", "startable"),
)
BUILD = "compiled" if COMPILED else "interpreted"
SETTLED = 0.5
"""The first part of a run, in which caches and the 200 empty rooms that a process keeps fill."""
PATIENCE = 60.0
"""Seconds for one table."""


class Sample(NamedTuple):
    minute: float
    tables: int
    kb: list[float]
    """Of each server."""


class Visit:
    """Two who sit down, play for a while, and go."""

    def __init__(self, port: int, moves: int) -> None:
        self._moved = asyncio.Event()
        self._moves = moves
        self._table: Table = StartableTable(port, lambda table: self._moved.set())

    async def pay(self) -> None:
        try:
            await asyncio.wait_for(self._play(), PATIENCE)
        finally:
            self._table.leave()

    async def _play(self) -> None:
        await self._table.open()
        self._table.sockets[0].send(encode({"t": "say", "text": "well met"}))
        for _ in range(self._moves):
            if self._table.over:
                return
            self._moved.clear()
            self._table.move()
            await self._moved.wait()
        if self._table.failure:
            raise RuntimeError(self._table.failure)


class Coming:
    """Visits to all servers at a steady pace."""

    def __init__(self, ports: Sequence[int], rate: float, moves: int) -> None:
        self.tables = 0
        self.failures = 0
        self._ports = ports
        self._rate = rate
        self._moves = moves
        self._under_way: set[asyncio.Task[None]] = set()

    async def go_on(self) -> None:
        while True:
            for port in self._ports:
                visit = asyncio.create_task(Visit(port, self._moves).pay())
                self._under_way.add(visit)
                visit.add_done_callback(self._done)
            await asyncio.sleep(1 / self._rate)

    def _done(self, visit: asyncio.Task[None]) -> None:
        self._under_way.discard(visit)
        if visit.cancelled():
            return
        self.tables += 1
        if error := visit.exception():
            self.failures += 1
            print(f"a visit failed: {error!r}", file=sys.stderr)


def pss(pid: int) -> float:
    """KB."""
    found = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    return float(found[1]) if found else 0.0


async def watch(servers: Sequence[Running], options: argparse.Namespace) -> tuple[list[Sample], int]:
    coming = Coming([server.port for server in servers], options.rate, options.moves)
    task = asyncio.create_task(coming.go_on())
    start, samples = time.monotonic(), list[Sample]()
    while (minute := (time.monotonic() - start) / 60) <= options.minutes:
        samples.append(Sample(minute, coming.tables, [pss(server.pid) for server in servers]))
        told = "  ".join(f"{kb / 1024:.1f} MB" for kb in samples[-1].kb)
        print(f"{minute:6.1f} min  {coming.tables} tables  {told}", file=sys.stderr, flush=True)
        await asyncio.sleep(options.every)
    task.cancel()
    return samples, coming.failures


def growth(samples: Sequence[Sample], server: int) -> tuple[float, float]:
    """KB an hour and bytes a table, once it has settled."""
    settled = samples[int(len(samples) * SETTLED) :]
    minutes = [sample.minute for sample in settled]
    slope = linear_regression(minutes, [sample.kb[server] for sample in settled]).slope
    tables = (settled[-1].tables - settled[0].tables) / len(FLEETS)
    return slope * 60, 1024 * slope * (minutes[-1] - minutes[0]) / tables


def page(samples: Sequence[Sample], failures: int, options: argparse.Namespace) -> str:
    shown = [samples[round(at * (len(samples) - 1) / 12)] for at in range(13)]
    rows = [
        f"| {sample.minute:.0f} | {sample.tables:,} | "
        + " | ".join(f"{kb / 1024:.1f}" for kb in sample.kb)
        + " |"
        for sample in shown
    ]
    grown = [growth(samples, server) for server in range(len(FLEETS))]
    ends = [
        f"{fleet.title}: {hour / 1024:+.2f} MB an hour, {each:+.0f} bytes a table"
        for fleet, (hour, each) in zip(FLEETS, grown, strict=True)
    ]
    return "\n".join(
        [
            "# Memory, while tables come and go",
            "",
            f"Written by `benchmarks/live/endure.py`: {samples[-1].minute:.0f} minutes, {options.rate:g}",
            f"tables a second at each server, {options.moves} moves and a word of chat at each, {failures}",
            f"visits that failed. PSS of the server's process in MB, {BUILD} build.",
            "",
            "| minute | tables so far | " + " | ".join(fleet.title for fleet in FLEETS) + " |",
            "| --- | --- |" + " --- |" * len(FLEETS),
            *rows,
            "",
            f"Growth in the second half, by a straight line through all samples: {'; '.join(ends)}.",
            "",
        ]
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=2, help="tables a second, for each server")
    parser.add_argument("--moves", type=int, default=20, help="at each table")
    parser.add_argument("--every", type=float, default=15, help="seconds between two looks")
    parser.add_argument("--out", type=Path, help="write the Markdown here too")
    parser.add_argument("--data", type=Path, help="where files are kept meanwhile: not in memory")
    options = parser.parse_args(arguments)
    process.many_files()
    with folder_at(options.data) as folder, ExitStack() as stack:
        servers = [stack.enter_context(running(fleet, "", folder)) for fleet in FLEETS]
        samples, failures = uvloop.run(watch(servers, options))
    text = page(samples, failures, options)
    print(text)
    if options.out:
        options.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
