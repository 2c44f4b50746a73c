"""Those of ill will, in a process of their own: `python attacks.py '{"name": "pings", "port": 8000, ...}'`.

All of them come from one address of the loopback that nobody else has, and stop after the given seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import NamedTuple

import uvloop
from websocket import HOST, Socket

FROM = "127.0.0.66"
PING = b"\x89\x80\0\0\0\0"
WATCHERS = 60
SILENT = 1100
READERS = 118
RATE = 1_000_000  # bytes a second
TICK = 0.05  # seconds
AGAIN = 0.2  # seconds until somebody who was cut off comes back
WORDS = json.dumps({"t": "say", "text": "\N{GRINNING FACE}" * 300}, ensure_ascii=False).encode()


REMATCH = b'{"t":"rematch"}'
QUOTED = '\\"' * 15_000


class Task(NamedTuple):
    name: str
    port: int
    seconds: float
    table: str
    """Where people play."""
    long: str
    """Where a long game is."""
    finished: list[str]
    own: str = ""
    """Where those of ill will have played to the end, and the key of one of their seats there."""
    key: str = ""


class Attack:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.end = perf_counter() + task.seconds

    @property
    def going_on(self) -> bool:
        return perf_counter() < self.end

    async def watch(self, table: str = "", *keys: str) -> Socket:
        """A socket at the table where people play, or at another: a watcher's, unless it has keys."""
        path = f"/api/tables/{table or self.task.table}/socket"
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(self.task.port, path, lambda message: None),
            HOST,
            self.task.port,
            local_addr=(FROM, 0),
        )
        await asyncio.wait_for(socket.open, 10)
        hello = {"t": "hello", "client": f"x{random.getrandbits(32)}", "keys": keys}
        socket.send(json.dumps(hello).encode())
        return socket

    async def line(self) -> asyncio.StreamWriter:
        """A connection of which nothing is read."""
        _, writer = await asyncio.open_connection(HOST, self.task.port, limit=1024, local_addr=(FROM, 0))
        return writer

    async def ask(self, path: str, *headers: str) -> asyncio.StreamWriter:
        writer = await self.line()
        head = [f"GET {path} HTTP/1.1", f"Host: {HOST}", *headers]
        writer.write("".join(f"{each}\r\n" for each in [*head, ""]).encode())
        return writer


async def none(attack: Attack) -> None:
    await asyncio.sleep(attack.task.seconds)


async def pings(attack: Attack) -> None:
    """S1: a megabyte a second of frames that say nothing, over one socket; cut off, it comes back."""
    burst = PING * int(RATE * TICK / len(PING))
    while attack.going_on:
        with contextlib.suppress(OSError, RuntimeError, asyncio.TimeoutError):
            socket = await attack.watch()
            while attack.going_on and not socket.closed and not socket._transport.is_closing():
                socket._transport.write(burst)
                await asyncio.sleep(TICK)
        await asyncio.sleep(AGAIN)


async def histories(attack: Attack) -> None:
    """S4: a long game's history, again and again, and nothing of it is read."""
    open_lines: list[asyncio.StreamWriter] = []
    while attack.going_on:
        open_lines = [line for line in open_lines if not line.transport.is_closing()]
        for _ in range(min(20, READERS - len(open_lines))):
            with contextlib.suppress(OSError):
                open_lines.append(await attack.ask(f"/api/tables/{attack.task.long}/history"))
                open_lines[-1].transport.pause_reading()  # type: ignore[attr-defined]
        await asyncio.sleep(TICK)


async def silence(attack: Attack) -> None:
    """S5: many connections that say nothing; those that are cut off are opened again."""
    lines: list[asyncio.StreamWriter] = []
    while attack.going_on:
        lines = [line for line in lines if not line.transport.is_closing()]
        for _ in range(min(100, SILENT - len(lines))):
            with contextlib.suppress(OSError):
                lines.append(await attack.line())
        await asyncio.sleep(AGAIN)


async def chat(attack: Attack) -> None:
    """S9: sixty watchers who talk as fast as they may."""
    await asyncio.gather(*[talk(attack) for _ in range(WATCHERS)])


async def talk(attack: Attack) -> None:
    while attack.going_on:
        with contextlib.suppress(OSError, RuntimeError, asyncio.TimeoutError):
            socket = await attack.watch()
            for _ in range(50):
                socket.send(WORDS)
            while attack.going_on and not socket.closed:
                await asyncio.sleep(1 / 14)
                socket.send(WORDS)
        await asyncio.sleep(AGAIN)


async def reviews(attack: Attack) -> None:
    """S10: reviews of finished games, asked for and hung up."""
    for table in attack.task.finished:
        with contextlib.suppress(OSError):
            line = await attack.ask(f"/api/tables/{table}/review")
            await asyncio.sleep(TICK)
            line.transport.abort()
    await asyncio.sleep(max(0.0, attack.end - perf_counter()))


async def cookies(attack: Attack) -> None:
    """Long quoted cookies, asked with and hung up, as many as come in."""
    headers = (f"Origin: http://{HOST}:{attack.task.port}", f'Cookie: seat-0="{QUOTED}"')
    while attack.going_on:
        lines = []
        for _ in range(20):
            with contextlib.suppress(OSError):
                lines.append(await attack.ask(f"/api/tables/{attack.task.table}/history", *headers))
        await asyncio.sleep(TICK)
        for line in lines:
            line.transport.abort()


async def rematches(attack: Attack) -> None:
    """Somebody at several windows asks for a rematch, again and again; many watch, and have to be told."""
    watching = [talk_of(attack, [], None) for _ in range(WATCHERS)]
    await asyncio.gather(*watching, *[talk_of(attack, [attack.task.key], REMATCH) for _ in range(8)])


async def talk_of(attack: Attack, keys: list[str], words: bytes | None) -> None:
    """At the attackers' own table: says that as often as may be, or only listens."""
    while attack.going_on:
        with contextlib.suppress(OSError, RuntimeError, asyncio.TimeoutError):
            socket = await attack.watch(attack.task.own, *keys)
            while attack.going_on and not socket.closed:
                if words:
                    socket.send(words)
                await asyncio.sleep(1 / 14)
        await asyncio.sleep(AGAIN)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "none": none,
    "pings": pings,
    "histories": histories,
    "silence": silence,
    "chat": chat,
    "reviews": reviews,
    "cookies": cookies,
    "rematches": rematches,
}


def main(text: str) -> None:
    task = Task(**json.loads(text))
    with contextlib.suppress(asyncio.TimeoutError):
        attack = ATTACKS[task.name]
        uvloop.run(asyncio.wait_for(_run(attack, task), task.seconds + 5))


async def _run(attack: Callable[[Attack], Awaitable[None]], task: Task) -> None:
    await attack(Attack(task))


if __name__ == "__main__":
    main(sys.argv[1])
