"""Attacks beside tables under play: how long moves take meanwhile.

python benchmarks/live/abuse.py                                  this version
python benchmarks/live/abuse.py --before OTHER/bin/python        and another one before it

Everything happens on the loopback, and every attack is bounded in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import attacks
import uvloop
from servers import free_port, stop
from tables import StartableTable, Table, encode
from websocket import HOST, Socket, connect, post

sys.path.append(str(Path(__file__).parent.parent))
import about

FOLDER = Path(__file__).parent
MEMORY = Path("/dev/shm")  # the store is here if it can be: what others do to the disk is not measured
PAGE = FOLDER.parent / "abuse.md"
GOAL_MS = 50.0
MOVES = 5  # a second at each table; a socket may send 15 messages
TABLES = 4
SLOW = 64_000  # bytes a second that the slow player reads
LONG_GAME, FINISHED = 600, 24  # lines; games
LONGEST_S = 25.0  # then what the bots have played has to do
LOST_S = 15.0  # who has no answer by then has none

WHAT = {
    "none": "nobody attacks",
    "pings": "S1: one socket sends 1 MB/s of pings",
    "histories": f"S4: {attacks.READERS} histories of a long game, unread",
    "silence": f"S5: {attacks.SILENT} silent connections",
    "chat": f"S9: {attacks.WATCHERS} watchers who talk",
    "reviews": f"S10: {FINISHED} reviews, asked for and hung up",
    "cookies": f"quoted cookies of {len(attacks.QUOTED):,} letters",
    "rematches": f"a rematch asked for without end, before {attacks.WATCHERS} watchers",
}


class Found(NamedTuple):
    """In milliseconds."""

    moves: list[float]
    slow: list[float]
    hints: list[float]
    newcomers: list[float]


class SlowSocket(Socket):
    """Reads no faster than its line."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._transport.pause_reading()
        asyncio.get_running_loop().call_later(len(data) / SLOW, self._go_on)

    def _go_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()


class Shared(StartableTable):
    """A table that others may come to: its second player has a slow line."""

    slow: list[float]
    table = ""

    async def _sit(self) -> None:
        self.slow, self._n, self._legal, self._over = [], 0, [], False
        self._v, self._told = 0, asyncio.Event()
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Béla")]
        opened: Any = await post(self.port, "/api/tables", {"game": "ur", "seats": seats})
        self.table = opened["table"]
        path = f"/api/tables/{self.table}/socket"
        self.sockets.append(await connect(self.port, path, self._hear))
        self.sockets.append(await slow_line(self.port, path, self._hear_slowly))
        for seat, line in enumerate(self.sockets):
            hello = {"t": "hello", "client": f"s{seat}", "keys": [opened["keys"][str(seat)]], "salt": "ab"}
            line.send(encode(hello))

    def _hear_slowly(self, message: bytes) -> None:
        if message.startswith(b'{"t":"frame"') and self.sent:
            self.slow.append((time.perf_counter() - self.sent) * 1000)
        self._hear(message)


class Won(StartableTable):
    """A short game, for those of ill will to have finished one."""

    table = key = ""

    async def _sit(self) -> None:
        self._n, self._legal, self._over = 0, [], False
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Béla")]
        wish = {"game": "ur", "seats": seats, "options": {"discs": 1}}
        opened: Any = await post(self.port, "/api/tables", wish)
        self.table, self.key = opened["table"], opened["keys"]["0"]
        for seat in range(2):
            line = await connect(self.port, f"/api/tables/{self.table}/socket", self._hear)
            self.sockets.append(line)
            hello = {"t": "hello", "client": f"w{seat}", "keys": [opened["keys"][str(seat)]], "salt": "ab"}
            line.send(encode(hello))


async def won(port: int) -> Won:
    table = Won(port, lambda _: None)
    await table.open()
    await play(table, LONGEST_S * 4, [], pace=20)
    table.leave()
    return table


async def slow_line(port: int, path: str, heard: Any) -> Socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (HOST, port))
    _, made = await loop.create_connection(lambda: SlowSocket(port, path, heard), sock=line)
    await made.open
    return made


async def play(table: Table, seconds: float, waits: list[float], pace: int = MOVES) -> None:
    """Moves at its pace; one that is not heard of by both in time counts as lost."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not table.over:
        start = time.perf_counter()
        table.move()
        while table.busy and time.perf_counter() - start < LOST_S:
            await asyncio.sleep(0.0005)
        waits.append((time.perf_counter() - start) * 1000)
        if table.busy:
            return
        await asyncio.sleep(max(0.0, start + 1 / pace - time.perf_counter()))


async def timed(work: Any) -> float:
    start = time.perf_counter()
    with contextlib.suppress(Exception):
        await asyncio.wait_for(work, LOST_S)
        return (time.perf_counter() - start) * 1000
    return LOST_S * 1000


async def get(port: int, path: str, key: str = "") -> bytes:
    reader, writer = await asyncio.open_connection(HOST, port)
    bearer = f"Authorization: Bearer {key}\r\n" if key else ""
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n{bearer}Connection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    if b" 200 " not in answer[:20]:
        raise ConnectionError(answer[:60].decode())
    return answer


async def bots_alone(port: int, game: str, seats: int, lines: int, **options: int) -> str:
    """A game of bots, watched until it has so many lines, or is over."""
    wish = {"game": game, "seats": [{"kind": "bot", "bot": "random"}] * seats, "options": options}
    table = str((await post(port, "/api/tables", wish))["table"])
    enough = asyncio.Event()

    def hear(message: bytes) -> None:
        if message.startswith(b'{"t":"frame"'):
            frame = json.loads(message)
            if frame["v"] >= lines or frame["result"]:
                enough.set()

    watcher = await connect(port, f"/api/tables/{table}/socket", hear)
    watcher.send(b'{"t":"hello","client":"w"}')
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(enough.wait(), LONGEST_S)
    watcher.close()
    return table


async def asked_for_hints(port: int, seconds: float, waits: list[float], ready: asyncio.Event) -> None:
    """Somebody who plays against a bot asks once a second what to do."""
    wish = {"game": "ur", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}]}
    opened: Any = await post(port, "/api/tables", wish)
    mine = asyncio.Event()

    def hear(message: bytes) -> None:
        if message.startswith(b'{"t":"frame"') and json.loads(message)["legal"]:
            mine.set()

    line = await connect(port, f"/api/tables/{opened['table']}/socket", hear)
    line.send(encode({"t": "hello", "client": "h", "keys": [opened["keys"]["0"]], "salt": "ab"}))
    await mine.wait()
    path = f"/api/tables/{opened['table']}/hint?seat=0"
    await get(port, path, opened["keys"]["0"])  # the coach's process starts
    ready.set()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        waits.append(await timed(get(port, path, opened["keys"]["0"])))
        await asyncio.sleep(1)
    line.close()


async def arriving(port: int, seconds: float, waits: list[float]) -> None:
    """Newcomers, four a second."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        waits.append(await timed(get(port, "/api/games")))
        await asyncio.sleep(0.25)


async def measured(name: str, port: int, seconds: float) -> Found:
    shared = Shared(port, lambda table: None)
    tables = [StartableTable(port, lambda table: None) for _ in range(TABLES)]
    for table in (shared, *tables):
        await table.open()
    long = await bots_alone(port, "maze", 4, LONG_GAME) if name == "histories" else ""
    finished = [await bots_alone(port, "ur", 2, 10_000) for _ in range(FINISHED * (name == "reviews"))]
    own = await won(port) if name == "rematches" else Won(port, lambda _: None)
    task = attacks.Task(name, port, seconds + 1, shared.table, long, finished, own.table, own.key)
    found = Found([], [], [], [])
    ready = asyncio.Event()
    hinted = asyncio.create_task(asked_for_hints(port, seconds + 1, found.hints, ready))
    await ready.wait()
    command = [sys.executable, str(FOLDER / "attacks.py"), json.dumps(task._asdict())]
    attacker = await asyncio.create_subprocess_exec(*command)
    await asyncio.sleep(1)
    everybody = [play(table, seconds, found.moves) for table in tables]
    elsewhere = [play(shared, seconds, []), arriving(port, seconds, found.newcomers), hinted]
    await asyncio.gather(*everybody, *elsewhere)
    await attacker.wait()
    found.slow.extend(shared.slow)
    for table in (shared, *tables):
        table.leave()
    return found


@contextlib.contextmanager
def serving(python: str) -> Iterator[int]:
    """A fresh server with an empty store and as many files as systems usually give."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        port = free_port()
        command = [python, str(FOLDER / "abused.py"), str(port), f"{folder}/tables.sqlite3"]
        child = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=surroundings(python),
            preexec_fn=few_files,
        )
        try:
            assert child.stdout is not None
            if "ready" not in child.stdout.readline():
                raise RuntimeError(f"{python} started no server")
            yield port
        finally:
            stop(child)


def surroundings(python: str) -> dict[str, str]:
    """Another version must not find this one's sources."""
    ours = python == sys.executable
    return {name: value for name, value in os.environ.items() if ours or name != "PYTHONPATH"}


def few_files() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))


Rows = dict[str, dict[str, Found]]


def page(rows: Rows, builds: dict[str, str], seconds: float) -> str:
    reached = "\n".join(goal(when, found) for when, found in rows.items())
    head = (
        "| attack | version | p50 ms | p99 ms | worst ms | slow player p99 | hint, worst | newcomer, worst |"
    )
    lines = [line(name, when, rows[when][name]) for name in WHAT for when in rows if name in rows[when]]
    return f"""# The live server under attack

{time.strftime("%Y-%m-%d")}, {seconds:g} s each, always a fresh server with its usual limits, the store in \
memory. \
{TABLES} tables of UR make {MOVES} moves a second each, from sending until both have it; attacks come from \
one address that nobody else has. Beside them: a player at the attacked table whose line takes \
{SLOW // 1000} KB/s, somebody who asks for a hint every second, and a newcomer four times a second; \
{LOST_S * 1000:,.0f} ms means that no answer came.

{head}
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
{chr(10).join(lines)}

{reached}

{"; ".join(f"{when}: {build}" for when, build in builds.items())}. {about.python()}, {about.machine()}.
"""


def line(name: str, when: str, found: Found) -> str:
    cells = [WHAT[name], when, *(shown(share(found.moves, at)) for at in (0.5, 0.99, 1.0))]
    rest = [
        shown(share(found.slow, 0.99)) if found.slow else "nothing heard",
        *(shown(share(each, 1.0)) for each in (found.hints, found.newcomers)),
    ]
    return f"| {' | '.join([*cells, *rest])} |"


def goal(when: str, found: dict[str, Found]) -> str:
    worst = max(share(each.moves, 0.99) for each in found.values())
    word = "reached" if worst <= GOAL_MS else "not reached"
    return f"Goal, p99 of moves elsewhere at most {GOAL_MS:g} ms, {when}: {shown(worst)} ms, {word}.\n"


def share(values: list[float], at: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(at * len(ordered)))] if ordered else 0.0


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def build_of(python: str) -> str:
    asked = "import startable, startable.build as b; print(startable.__version__, b.COMPILED)"
    command, env = [python, "-c", asked], surroundings(python)
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout.split()
    return f"{told[0]}, {'compiled' if told[1] == 'True' else 'interpreted'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--before", help="the Python of another version")
    parser.add_argument("--only", choices=WHAT, help="one attack, printed and not kept")
    options = parser.parse_args()
    pythons = (
        {"before": options.before, "after": sys.executable} if options.before else {"after": sys.executable}
    )
    rows: Rows = {when: {} for when in pythons}
    for name in [options.only] if options.only else WHAT:
        for when, python in pythons.items():
            with serving(python) as port:
                rows[when][name] = uvloop.run(measured(name, port, options.seconds))
            print(
                line(name, when, rows[when][name]), f"median {median(rows[when][name].moves):.1f}", flush=True
            )
    if not options.only:
        builds = {when: build_of(python) for when, python in pythons.items()}
        PAGE.write_text(page(rows, builds, options.seconds), encoding="utf-8")


if __name__ == "__main__":
    main()
