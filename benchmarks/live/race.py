"""The race, in a process of its own: `python race.py '{"port": 8000, "pid": 1, "core": 1, ...}'`.

Tables of six play Space Smugglers at full speed: whoever is awaited acts at random as soon as its hand is
free. Prints one JSON line: how long from sending until all six have it, the fair wait included.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from functools import partial
from statistics import quantiles
from time import perf_counter, process_time
from typing import NamedTuple

import msgspec
import process
import uvloop
from websocket import Socket, connect, post

SEATS = 6
WARM_UP = 3.0  # seconds
BID = "place"
HAND_S = 0.4  # the rest of a hand between two actions, as at every table


class Task(NamedTuple):
    port: int
    pid: int
    core: int
    tables: int
    spares: int
    seconds: float


class Choice(msgspec.Struct):
    seat: int
    kind: str
    args: list[int]


class Message(msgspec.Struct, tag_field="t"):
    pass


class Frame(Message, tag="frame"):
    v: int
    legal: list[Choice]
    result: object


class Ack(Message, tag="ack"):
    n: int
    v: int


class Refused(Message, tag="refused"):
    n: int
    rule: str


decode = msgspec.json.Decoder(Frame | Ack | Refused).decode
encode = msgspec.json.Encoder().encode


class Found:
    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.latencies: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.frames = 0


class Table:
    """Six people at one table. A version has arrived when all six have its frame."""

    def __init__(self, task: Task, found: Found, ended: asyncio.Queue[Table]) -> None:
        self._task = task
        self.found = found
        self._ended = ended
        self._sockets: list[Socket] = []
        self._sent: list[float] = [0.0] * SEATS
        """By seat, when the action under way was sent; 0 while none is."""
        self._free_at: list[float] = [0.0] * SEATS
        self._legal: list[list[Choice]] = [[] for _ in range(SEATS)]
        self._by_version: dict[int, float] = {}
        self._arrived: dict[int, int] = {}
        self._n = 0
        self.playing = False

    async def open(self) -> None:
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
        opened = await post(self._task.port, "/api/tables", {"game": "smugglers", "seats": seats})
        keys = msgspec.convert(opened["keys"], dict[str, str])
        for seat in range(SEATS):
            path = f"/api/tables/{opened['table']}/socket"
            self._sockets.append(await connect(self._task.port, path, partial(self._hear, seat)))
            hello = {"t": "hello", "client": f"race{seat}", "keys": [keys[str(seat)]], "salt": "00"}
            self._sockets[seat].send(encode(hello))

    def start(self) -> None:
        self.playing = True
        for seat in range(SEATS):
            self._act(seat)

    def leave(self) -> None:
        self.playing = False
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, data: bytes) -> None:
        if data.startswith(b'{"t":"beat"'):
            self._sockets[seat].send(data)
        elif data.startswith((b'{"t":"frame"', b'{"t":"ack"', b'{"t":"refused"')):
            self._take(seat, decode(data), len(data))

    def _take(self, seat: int, message: Frame | Ack | Refused, size: int) -> None:
        if isinstance(message, Frame):
            self._legal[seat] = message.legal
            self._arrive(message, size)
        elif isinstance(message, Ack):
            self._by_version[message.v] = self._sent[seat]
            self._sent[seat] = 0.0
            self._rest(seat)
        else:
            self.found.refused += 1
            self._sent[seat] = 0.0
        self._act(seat)

    def _arrive(self, frame: Frame, size: int) -> None:
        self.found.bytes += size
        self.found.frames += 1
        arrived = self._arrived.get(frame.v, 0) + 1
        self._arrived[frame.v] = arrived
        if arrived == SEATS:
            self._done(frame)

    def _done(self, frame: Frame) -> None:
        """A frame comes after its line and what chance added; the acknowledgement names the line."""
        for v in [v for v in self._by_version if v <= frame.v]:
            self.found.latencies.append(perf_counter() - self._by_version.pop(v))
        del self._arrived[frame.v]
        if frame.result and self.playing:
            self.leave()
            self._ended.put_nowait(self)

    def _rest(self, seat: int) -> None:
        self._free_at[seat] = perf_counter() + HAND_S
        asyncio.get_running_loop().call_later(HAND_S + 0.001, self._act, seat)

    def _act(self, seat: int) -> None:
        legal = self._legal[seat]
        if not self.playing or not legal or self._sent[seat] or perf_counter() < self._free_at[seat]:
            return
        bids = [choice for choice in legal if choice.kind == BID]
        choice = random.choice(bids or legal)
        self._n += 1
        self._sent[seat] = perf_counter()
        move = {"t": "move", "n": self._n, "seat": seat, "kind": choice.kind, "args": choice.args}
        self._sockets[seat].send(encode(move))


async def replace(spares: list[Table], ended: asyncio.Queue[Table]) -> None:
    """A spare table goes on where a game is over."""
    while True:
        await ended.get()
        if not spares:
            raise RuntimeError("too few spare tables for so many games")
        spares.pop().start()


async def run(task: Task) -> dict[str, float]:
    found, ended = Found(), asyncio.Queue[Table]()
    tables = [Table(task, found, ended) for _ in range(task.tables + task.spares)]
    for table in tables:
        await table.open()
    spares = tables[task.tables :]
    replacing = asyncio.create_task(replace(spares, ended))
    for table in tables[: task.tables]:
        table.start()
    await asyncio.sleep(WARM_UP)
    found.reset()
    result = await measured(task, found)
    if replacing.done():
        replacing.result()
    for table in tables:
        table.leave()
    return result


async def measured(task: Task, found: Found) -> dict[str, float]:
    start, own, server = perf_counter(), process_time(), process.cpu_seconds(task.pid)
    await asyncio.sleep(task.seconds)
    seconds = perf_counter() - start
    cuts = quantiles(found.latencies, n=1000)
    return {
        "moves": len(found.latencies) / seconds,
        "refused": found.refused / seconds,
        "p50": cuts[499] * 1000,
        "p99": cuts[989] * 1000,
        "worst": max(found.latencies) * 1000,
        "bytes": found.bytes / found.frames,
        "server_cpu": (process.cpu_seconds(task.pid) - server) / seconds,
        "load_cpu": (process_time() - own) / seconds,
    }


def main(text: str) -> None:
    task = Task(**json.loads(text))
    process.pin(task.core)
    print(json.dumps(uvloop.run(run(task))))


if __name__ == "__main__":
    main(sys.argv[1])
