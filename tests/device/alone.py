"""Plays at a device as the page does, with nothing installed that a browser does not have; tells what it saw.

python -m tests.device.alone
"""

import asyncio
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

ABSENT = (
    "litestar",
    "prometheus_client",
    "fido2",
    "networkx",
    "openskill",
    "uvicorn",
    "uvloop",
    "websockets",
    "httpx",
    "numpy",
    "multiprocessing",
    "resource",
)
for _name in ABSENT:
    sys.modules[_name] = None  # type: ignore[assignment]

from startable.device.device import Device  # noqa: E402
from startable.device.jobs import Elsewhere, do  # noqa: E402
from startable.device.line import Line  # noqa: E402
from startable.device.shelf import Full, Memory  # noqa: E402
from startable.server.settings import Settings  # noqa: E402

FAST = Settings(bot_pause_ms=0, connections=1)


class Small(Memory):
    """A shelf that may be full."""

    full = False

    async def keep(self, table: str, record: str, rev: int) -> None:
        self._has_room()
        await super().keep(table, record, rev)

    async def append(self, table: str, first: int, lines: Sequence[str], record: str, rev: int) -> None:
        self._has_room()
        await super().append(table, first, lines, record, rev)

    def _has_room(self) -> None:
        if self.full:
            raise Full("no room")


class Window:
    """One who sits at a table there, and takes the first move there is."""

    def __init__(self, device: Device, table: str) -> None:
        self.device = device
        self.table = table
        self.frames: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        self.code = 0
        self.news = asyncio.Event()
        self._n = 0
        self._line: Line | None = None

    async def open(self) -> None:
        self._line = await self.device.connect(self.table, self)
        self.say({"t": "hello", "client": "c", "ready": True})

    def say(self, message: Mapping[str, object]) -> None:
        assert self._line
        self._line.receive(json.dumps(message))

    def heard(self, text: str) -> None:
        message = json.loads(text)
        (self.frames if message["t"] == "frame" else self.others).append(message)
        if message["t"] == "beat":
            asyncio.get_running_loop().call_soon(self.say, message)
        self.news.set()

    def closed(self, code: int) -> None:
        self.code = code
        self.news.set()

    async def play(self) -> dict[str, Any]:
        """To the end; the last frame."""
        while not (self.frames and self.frames[-1]["result"]):
            await self.waits()
            self.move()
        return self.frames[-1]

    async def waits(self) -> None:
        await self.news.wait()
        self.news.clear()

    def move(self) -> None:
        legal = self.frames[-1]["legal"] if self.frames else []
        if legal:
            self._n += 1
            chosen = legal[0]
            self.say({"t": "move", "n": self._n} | {key: chosen[key] for key in ("seat", "kind", "args")})

    def leave(self) -> None:
        assert self._line
        self._line.leave()


async def ask(device: Device, method: str, address: str, body: object = None) -> tuple[int, Any]:
    found: list[tuple[int, str]] = []
    text = json.dumps(body) if body is not None else ""
    await device.ask(method, address, text, lambda status, answer: found.append((status, answer)))
    status, answer = found[0]
    return status, json.loads(answer) if answer[:1] in "{[" else answer


async def sit(device: Device, game: str, *kinds: str) -> Window:
    me = {"kind": "me", "name": "Anna"}
    seats = [me if each == "me" else {"kind": "bot", "bot": each} for each in kinds]
    wanted = {"game": game, "seats": seats, "options": {"discs": 3}}
    status, seated = await ask(device, "POST", "/api/tables", wanted)
    assert status == 201, seated
    window = Window(device, seated["table"])
    await window.open()
    return window


async def at_once(job: bytes) -> bytes:
    await asyncio.sleep(0)
    return do(job)


def device_with(shelf: Memory) -> Device:
    return Device(shelf, Elsewhere(at_once), Elsewhere(at_once), FAST)


async def scene() -> dict[str, Any]:
    """A game to its end, then looked back at by a device that has just started, and brought to another."""
    shelf, seen = Memory(), dict[str, Any]()
    device = device_with(shelf)
    window = await sit(device, "ur", "me", "random")
    last = await window.play()
    seen["result"], seen["lines"], seen["code"] = last["result"], last["v"], window.code
    window.leave()
    fresh = device_with(shelf)
    for name in ("history", "journal", "fair", "review", "position"):
        seen[name] = await ask(fresh, "GET", f"/api/tables/{window.table}/{name}")
    seen["table"] = (await ask(fresh, "GET", f"/api/tables/{window.table}"))[1]
    other = device_with(Memory())
    seen["brought"] = await ask(other, "POST", "/api/journals", {"text": seen["journal"][1]})
    seen["again"] = await ask(other, "POST", "/api/journals", {"text": seen["journal"][1]})
    seen["taken"] = await ask(other, "GET", f"/api/tables/{window.table}/journal")
    seen["wrong"] = [
        await ask(fresh, "GET", "/api/nowhere"),
        await ask(fresh, "GET", "/api/tables/none"),
        await ask(fresh, "GET", f"/api/tables/{window.table}/history?first=none"),
        await ask(fresh, "POST", "/api/tables", {"game": 3}),
        await ask(fresh, "POST", "/api/journals", {"text": "no journal"}),
        await ask(fresh, "POST", "/api/journals", {"text": "startable 1\ngame ur 1\nseat A a\nseat B b\n"}),
    ]
    seen["rules"] = (await ask(fresh, "GET", "/api/rules/ur/hu"))[0]
    seen["lessons"] = len((await ask(fresh, "GET", "/api/games/ur/lessons?lang=en"))[1])
    seen["puzzle"] = (await ask(fresh, "POST", "/api/games/ur/puzzles/1", {"moves": []}))[0]
    seen["windows"] = await two_windows()
    seen["full"] = await no_room()
    return seen


async def two_windows() -> dict[str, Any]:
    """Two of them have the same table; who is behind writes nothing, and comes back."""
    shelf = Memory()
    one, two = device_with(shelf), device_with(shelf)
    first = await sit(one, "ur", "me", "me")
    while not first.frames:
        await first.waits()
    second = Window(two, first.table)
    await second.open()
    while not second.frames:
        await second.waits()
    before = first.frames[-1]["v"]
    first.move()
    while first.frames[-1]["v"] == before:
        await first.waits()
    second.move()
    while not second.code:
        await second.waits()
    back = Window(two, first.table)
    await back.open()
    while not back.frames:
        await back.waits()
    return {"code": second.code, "same": back.frames[-1]["v"] == first.frames[-1]["v"]}


async def no_room() -> dict[str, Any]:
    """Nothing can be kept any more; then old games are deleted, and the game goes on where it was."""
    shelf, seen = Small(), dict[str, Any]()
    device = device_with(shelf)
    old = await sit(device, "ur", "me", "random")
    await old.play()
    old.leave()
    window = await sit(device, "ur", "me", "me")
    while not window.frames:
        await window.waits()
    before = window.frames[-1]["v"]
    shelf.full = True
    window.move()
    while not window.code:
        await window.waits()
    wanted = {"game": "ur", "seats": [{"kind": "me", "name": "Anna"}] * 2, "options": {}}
    seen["code"], seen["opened"] = window.code, await ask(device, "POST", "/api/tables", wanted)
    games = (await ask(device, "GET", "/api/kept"))[1]
    seen["kept"] = [(each["table"] == old.table, each["status"], each["mine"]) for each in games]
    seen["forgotten"] = (await ask(device, "POST", "/api/kept/forget", {"tables": [old.table]}))[0]
    seen["old"] = (await ask(device, "GET", f"/api/tables/{old.table}"))[0]
    shelf.full = False
    back = Window(device, window.table)
    await back.open()
    while not back.frames:
        await back.waits()
    seen["same"] = back.frames[-1]["v"] == before
    back.move()
    while back.frames[-1]["v"] == before:
        await back.waits()
    seen["left"] = len((await ask(device, "GET", "/api/kept"))[1])
    return seen


if __name__ == "__main__":
    print(json.dumps(asyncio.run(scene())))
