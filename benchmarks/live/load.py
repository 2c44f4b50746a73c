"""The load, in a process of its own: `python load.py '{"kind": "startable", "mode": "flood", ...}'`.

Prints one JSON line with what was measured. `flood`: every table moves as fast as it can. `pace`: every
table moves once a second. `idle`: nobody moves. `gone`: both leave as soon as the game has begun.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from statistics import quantiles
from time import perf_counter, process_time
from typing import NamedTuple

import process
import uvloop
from tables import KINDS, Table

WARM_UP = 2.0  # seconds
SETTLE = 1.0  # seconds until memory is looked at
TICK = 0.001
AT_ONCE = 20  # tables that sit down at the same time
OPENING = 120.0  # seconds within which all tables must be open
STALLED = 20.0  # seconds without an answer
FIRST = 50  # tables before memory is counted: code and buffers that any table needs


class Task(NamedTuple):
    kind: str
    mode: str
    port: int
    pid: int
    core: int
    tables: int
    spares: int
    seconds: float
    rate: float = 0.0
    """Of `pace`: moves a second in all; 0: one for each table."""
    groups: dict[str, list[int]] = {}  # noqa: RUF012
    """More processes whose time is told, with all that they have started."""


class Load:
    """Tables at play, spare ones for those whose game ends, and what was measured since the last reset."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.again: Callable[[Table], None] = lambda table: None
        """What a table does after a move."""
        self.tables = [KINDS[task.kind](task.port, self._done) for _ in range(task.tables)]
        self.spares = [KINDS[task.kind](task.port, self._done) for _ in range(task.spares)]
        self.reset()

    def reset(self) -> None:
        self.latencies: list[float] = []
        self.games = 0
        self.bytes = -sum(table.bytes for table in self.tables)

    async def open(self, linger: bool = True) -> None:
        """Opens all tables; without lingering, both leave as soon as the game has begun."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with gate:
                await table.open()
                if not linger:
                    table.leave()

        everybody = [*self.tables, *self.spares]
        await asyncio.wait_for(asyncio.gather(*[one(table) for table in everybody]), OPENING)

    def leave(self) -> None:
        self.again = lambda table: None
        for table in [*self.tables, *self.spares]:
            table.leave()

    def _done(self, table: Table) -> None:
        self.latencies.append(perf_counter() - (table.due or table.sent))
        if not table.over:
            self.again(table)
        elif self.spares:
            self.again(self._next(table))
        else:
            table.failure = "too few spare tables for so many games"

    def _next(self, table: Table) -> Table:
        """The game is over: a spare table takes its place, so that none is opened while we measure."""
        spare = self.spares.pop()
        spare.waits = table.waits
        self.games += 1
        self.bytes += table.bytes - spare.bytes
        self.tables[self.tables.index(table)] = spare
        return spare

    def check(self) -> None:
        """A load that has lost tables on the way measures something else."""
        limit = perf_counter() - STALLED
        failures = [table.failure for table in self.tables if table.failure]
        stalled = sum(table.busy and table.sent < limit for table in self.tables)
        if failures or stalled or not self.latencies:
            raise RuntimeError(f"{stalled} stalled tables, failures: {failures[:3]}")


async def flood(load: Load) -> dict[str, float]:
    load.again = move
    await load.open()
    for table in load.tables:
        move(table)
    return await measured(load)


async def pace(load: Load) -> dict[str, float]:
    """Tables have their moments evenly spread over the second; who is late moves as soon as it can."""
    await load.open()
    load.again = late
    pacer = asyncio.create_task(pacing(load.tables, load.task.rate or len(load.tables)))
    found = await measured(load)
    pacer.cancel()
    return found


async def pacing(tables: list[Table], rate: float) -> None:
    start, count = perf_counter(), 0
    while True:
        due = int((perf_counter() - start) * rate)
        for number in range(count, due):
            table = tables[number % len(tables)]
            if not table.busy:
                move(table)
            elif not table.waits:
                table.waits = start + number / rate
        count = due
        await asyncio.sleep(TICK)


def move(table: Table) -> None:
    table.due, table.waits = table.waits, 0.0
    table.move()


def late(table: Table) -> None:
    """A move that had to wait is sent now; its latency counts from the moment when it was due."""
    if table.waits:
        move(table)


async def measured(load: Load) -> dict[str, float]:
    await asyncio.sleep(WARM_UP)
    load.reset()
    groups = times(load.task)
    start, own, server = perf_counter(), process_time(), process.cpu_seconds(load.task.pid)
    await asyncio.sleep(load.task.seconds)
    seconds, latencies = perf_counter() - start, load.latencies
    own, server = process_time() - own, process.cpu_seconds(load.task.pid) - server
    groups = {name: seconds - groups[name] for name, seconds in times(load.task).items()}
    load.check()
    cuts = quantiles(latencies, n=1000)
    return {
        "moves": len(latencies) / seconds,
        "p50": cuts[499] * 1000,
        "p99": cuts[989] * 1000,
        "worst": max(latencies) * 1000,
        "games": load.games,
        "bytes": (load.bytes + sum(table.bytes for table in load.tables)) / len(latencies),
        "load_cpu": own / seconds,
        "server_cpu": server / seconds,
        **{f"{name} a thousand": 1000 * spent / len(latencies) for name, spent in groups.items()},
    }


def times(task: Task) -> dict[str, float]:
    return {name: sum(map(process.tree_seconds, pids)) for name, pids in task.groups.items()}


async def idle(load: Load) -> dict[str, float]:
    return await added(load, linger=True)


async def gone(load: Load) -> dict[str, float]:
    return await added(load, linger=False)


async def added(load: Load, linger: bool) -> dict[str, float]:
    """KB that a table adds."""
    first = Load(load.task._replace(tables=FIRST))
    await first.open()
    first.leave()
    before = await memory(load)
    await load.open(linger)
    return {"kb": (await memory(load) - before) / load.task.tables}


async def memory(load: Load) -> float:
    await asyncio.sleep(SETTLE)
    return process.resident(load.task.pid)


MODES: dict[str, Callable[[Load], Awaitable[dict[str, float]]]] = {
    "flood": flood,
    "pace": pace,
    "idle": idle,
    "gone": gone,
}


async def run(task: Task) -> dict[str, float]:
    load = Load(task)
    found = await MODES[task.mode](load)
    load.leave()
    return found


def main(text: str) -> None:
    task = Task(**json.loads(text))
    process.pin(task.core)
    print(json.dumps(uvloop.run(run(task))))


if __name__ == "__main__":
    main(sys.argv[1])
