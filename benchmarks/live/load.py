"""The load, in a process of its own: `python load.py '{"kind": "startable", "port": 8000, ...}'`.

Prints one JSON line with what was measured. `flood`: every table moves as fast as it can. `pace`: every
table moves once a second. `idle`: tables are taken one after the other and left alone.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, NamedTuple

import process
import uvloop
from tables import KINDS, Table

WARM_UP = 2.0  # seconds
TICK = 0.001
AT_ONCE = 20  # tables that sit down at the same time
STALLED = 20.0  # seconds without an answer


class Task(NamedTuple):
    kind: str
    mode: str
    port: int
    pid: int
    tables: int
    seconds: float


class Load:
    """Some tables, and what they have measured since the last reset."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.again: Callable[[Table], None] = lambda table: None
        """What a table does after a move."""
        self.tables = [KINDS[task.kind](task.port, self._done) for _ in range(task.tables)]
        self.renewals: set[asyncio.Task[None]] = set()
        self.broken = ""
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

        await asyncio.gather(*[one(table) for table in self.tables])

    def _done(self, table: Table) -> None:
        self.latencies.append(perf_counter() - (table.due or table.sent))
        table.due = 0.0
        if table.over:
            renewal = asyncio.create_task(self._renew(table))
            self.renewals.add(renewal)
            renewal.add_done_callback(self._renewed)
        else:
            self.again(table)

    async def _renew(self, table: Table) -> None:
        """The game is over: the same two take another table."""
        table.busy = True
        self.games += 1
        self.bytes += table.bytes
        table.leave()
        await table.open()
        table.busy = False
        self.again(table)

    def _renewed(self, renewal: asyncio.Task[None]) -> None:
        self.renewals.discard(renewal)
        if not renewal.cancelled() and renewal.exception():
            self.broken = repr(renewal.exception())

    def check(self) -> None:
        """A load that has lost tables on the way measures something else."""
        limit = perf_counter() - STALLED
        failures = [table.failure for table in self.tables if table.failure]
        stalled = sum(table.busy and table.sent < limit for table in self.tables)
        if failures or stalled or self.broken:
            raise RuntimeError(f"{stalled} stalled tables, failures: {failures[:3]} {self.broken}")


async def flood(load: Load) -> dict[str, float]:
    load.again = lambda table: table.move()
    await load.open()
    for table in load.tables:
        table.move()
    return await measured(load)


async def pace(load: Load) -> dict[str, float]:
    """Tables have their moments evenly spread over the second; who is late moves as soon as it can."""
    await load.open()
    load.again = lambda table: table.move() if table.due else None
    pacer = asyncio.create_task(pacing(load.tables))
    found = await measured(load)
    pacer.cancel()
    return found


async def pacing(tables: list[Table]) -> None:
    start, count = perf_counter(), 0
    while True:
        due = int((perf_counter() - start) * len(tables))
        for number in range(count, due):
            table = tables[number % len(tables)]
            if not table.busy:
                table.move()
            elif not table.due:
                table.due = start + number / len(tables)
        count = due
        await asyncio.sleep(TICK)


async def measured(load: Load) -> dict[str, float]:
    await asyncio.sleep(WARM_UP)
    load.reset()
    start, own, server = perf_counter(), process_time(), process.cpu_seconds(load.task.pid)
    await asyncio.sleep(load.task.seconds)
    seconds, latencies = perf_counter() - start, load.latencies
    load.check()
    cuts = quantiles(latencies, n=1000)
    return {
        "moves": len(latencies) / seconds,
        "p50": cuts[499] * 1000,
        "p99": cuts[989] * 1000,
        "worst": max(latencies) * 1000,
        "games": load.games,
        "bytes": (load.bytes + sum(table.bytes for table in load.tables)) / len(latencies),
        "load_cpu": (process_time() - own) / seconds,
        "server_cpu": (process.cpu_seconds(load.task.pid) - server) / seconds,
    }


async def idle(load: Load) -> dict[str, float]:
    """KB a table: with its people gone, and on top of it for two connected sockets."""
    pid = load.task.pid
    first = Load(load.task._replace(tables=50))
    await first.open()  # code and buffers that any table needs
    for table in first.tables:
        table.leave()
    await asyncio.sleep(1)
    empty = process.resident(pid)
    await load.open(linger=False)
    await asyncio.sleep(1)
    alone = process.resident(pid)
    others = Load(load.task)
    await others.open()
    await asyncio.sleep(1)
    full = process.resident(pid)
    count = load.task.tables
    return {"empty": empty, "alone": (alone - empty) / count, "with": (full - alone) / count}


MODES = {"flood": flood, "pace": pace, "idle": idle}


def main(text: str) -> None:
    given: dict[str, Any] = json.loads(text)
    core = given.pop("core")
    process.pin(core)
    task = Task(**given)

    async def run() -> dict[str, float]:
        return await MODES[task.mode](Load(task))

    print(json.dumps(uvloop.run(run())))


if __name__ == "__main__":
    main(sys.argv[1])
