"""Rooms without sockets and without a disk: a store that can be held back or broken, links one can read."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from startable.bots.worker import Thought
from startable.games.ur import GAME
from startable.server import seating
from startable.server.ear import LinkEar
from startable.server.keys import hashed
from startable.server.limits import Credits
from startable.server.link import Link
from startable.server.lobby import Lobby
from startable.server.protocol import Hello, MoveIn
from startable.server.records import LineRecord, SeatRecord, TableRecord
from startable.server.room import Room
from startable.server.settings import Settings
from startable.server.socket import Sockets
from startable.server.store import Done
from startable.server.wire import WIRE


class MemoryStore:
    """Keeps everything at once, unless it is held back or told to fail."""

    def __init__(self) -> None:
        self.held = False
        self.failing = False
        self._records: dict[str, bytes] = {}
        self._lines: dict[str, list[LineRecord]] = {}
        self._waiting: list[Callable[[], None]] = []

    def append(self, table: str, first: int, lines: list[LineRecord], done: Done) -> None:
        self._later(lambda: self._append(table, first, lines), done)

    def _append(self, table: str, first: int, lines: list[LineRecord]) -> None:
        kept = self._lines.setdefault(table, [])
        assert first == len(kept) + 1
        kept += lines

    def keep(self, record: TableRecord, done: Done) -> None:
        data = msgspec.json.encode(record)
        self._later(lambda: self._records.__setitem__(record.id, data), done)

    def _later(self, job: Callable[[], None], done: Done) -> None:
        self._waiting.append(lambda: self._do(job, done))
        if not self.held:
            self.release()

    def _do(self, job: Callable[[], None], done: Done) -> None:
        if self.failing:
            done(OSError("the disk is full"))
        else:
            job()
            done(None)

    def release(self) -> None:
        """Does what waits now; what follows from it waits again if the store is still held."""
        waiting, self._waiting = self._waiting, []
        for job in waiting:
            job()

    def crash(self) -> None:
        self._waiting.clear()
        self.held = False

    def record(self, table: str) -> TableRecord | None:
        data = self._records.get(table)
        return msgspec.json.decode(data, type=TableRecord) if data else None

    def lines(self, table: str) -> list[LineRecord]:
        return list(self._lines.get(table, []))

    def open_tables(self, most: int) -> list[TableRecord]:
        return []

    def close(self) -> None:
        pass


class Desk:
    """Takes thoughts and answers only when a test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[Thought, Callable[[str, list[int]], None], Callable[[], None]]] = []

    def ask(
        self, thought: Thought, answer: Callable[[str, list[int]], None], give_up: Callable[[], None]
    ) -> None:
        self.asked.append((thought, answer, give_up))


class House:
    """A lobby in memory. Its tables always have the same dice."""

    def __init__(self, **settings: Any) -> None:
        self.store = MemoryStore()
        self.desk = Desk()
        self._settings = Settings(**settings)
        self._tables = 0
        self.restart()

    def restart(self) -> None:
        """What was not stored yet is lost, and so is everything that was only in memory."""
        self.store.crash()
        self.lobby = Lobby(self._settings, self.store, self.desk)  # type: ignore[arg-type]

    def open(self, *kinds: str) -> tuple[Room, list[str]]:
        """A table with these seats: `me` or the name of a bot; its room and the keys."""
        self._tables += 1
        id = f"table{self._tables}"
        keys = [f"{id}-{seat}" for seat in range(len(kinds))]
        seats = [_seat(kind, key) for kind, key in zip(kinds, keys, strict=True)]
        record = TableRecord(id, "ur", 1, GAME.rules().options, True, True, "5eed", 1.0, seats)
        self.store.keep(record, lambda error: None)
        return self.room(id), keys

    def room(self, id: str) -> Room:
        room = self.lobby.room(id)
        assert room
        return room


def _seat(kind: str, key: str) -> SeatRecord:
    if kind == "me":
        return SeatRecord("person", "Anna", key_hash=hashed(key))
    return SeatRecord("bot", bot=kind, salt="bot")


class Visitor:
    """A link, and what came over it."""

    def __init__(self, room: Room, *keys: str, v: int = 0, outbox: int = 64) -> None:
        self.room = room
        self.wire = MemoryWire()
        self.link = Link(self.wire, outbox, Credits(1000, 1000))
        self.n = 0
        self.messages: list[dict[str, Any]] = []
        room.guests.add(self.link)
        hello = Hello("c1", v, list(keys), "ab")
        room.post(lambda: seating.hello(room, self.link, hello, hello.keys))

    def leave(self) -> None:
        self.room.guests.discard(self.link)
        self.room.post(lambda: seating.depart(self.room, self.link))

    def heard(self, t: str = "") -> list[dict[str, Any]]:
        """What is new, of one kind or of all."""
        new = [msgspec.json.decode(data) for data in self.wire.taken()]
        self.messages += new
        return [message for message in new if t in ("", message["t"])]

    @property
    def frame(self) -> dict[str, Any]:
        self.heard()
        return next(message for message in reversed(self.messages) if message["t"] == "frame")

    def move(self, choice: dict[str, Any] | None = None) -> None:
        """Sends the given move, or the first legal one."""
        chosen = choice or self.frame["legal"][0]
        self.n += 1
        message = MoveIn(self.n, chosen["seat"], chosen["kind"], chosen["args"])
        self.room.post(lambda: self.room.move(self.link, message))


class MemoryWire:
    """The end of a link: keeps what is written."""

    def __init__(self) -> None:
        self.free = True
        self.code = 0
        self.written: list[bytes] = []
        self.ear: LinkEar | None = None

    def write(self, message: bytes) -> None:
        self.written.append(message)

    def hang_up(self, code: int) -> None:
        self.code = code

    def taken(self) -> list[bytes]:
        written, self.written = self.written, []
        return written


class Socket:
    """A socket without a network: the server's end of it is a task."""

    def __init__(self, house: House, table: str) -> None:
        self.wire = MemoryWire()
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = {"extensions": {WIRE: self.wire}}
        sockets = Sockets(Settings(), house.lobby)
        self.served = asyncio.create_task(sockets.serve(table, [], scope, self._inbox.get, self._accepted))

    async def _accepted(self, message: Any) -> None: ...

    async def says(self, message: msgspec.Struct) -> None:
        await self.quiet()
        assert self.wire.ear
        self.wire.ear.hear(msgspec.json.encode(message))
        await self.quiet()

    async def drops(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.quiet()

    async def quiet(self) -> None:
        """Lets everybody do what they can do now."""
        for _ in range(20):
            await asyncio.sleep(0)
