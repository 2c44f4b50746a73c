"""Rooms without sockets and without a disk: a store that can be held back or broken, and what was said."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, cast

import msgspec
from httpx import ASGITransport, AsyncClient

from startable.bots.worker import Thought
from startable.play import catalogue
from startable.server.addresses import Addresses
from startable.server.http.api import api
from startable.server.people.keys import hashed
from startable.server.protocol import FromClient, Hello, MoveIn
from startable.server.settings import Settings
from startable.server.socket.connection import Connection
from startable.server.socket.credits import Credits
from startable.server.socket.endpoint import SocketEndpoint
from startable.server.socket.inbound import Inbound
from startable.server.socket.transport import TRANSPORT
from startable.server.storage.records import LineRecord, SeatRecord, TableRecord
from startable.server.storage.store import Receipt
from startable.server.tables.inbox import Inbox
from startable.server.tables.lobby import Lobby
from startable.server.tables.messages import Arrived, Asked, BotAnswered, BotFailed, Greeted, Left
from startable.server.tables.room import Room


class MemoryStore:
    """Keeps everything at once, unless it is held back or told to fail."""

    def __init__(self) -> None:
        self.held = False
        self.failing = False
        self._records: dict[str, bytes] = {}
        self._lines: dict[str, list[LineRecord]] = {}
        self._waiting: list[Callable[[], None]] = []

    def append(self, table: str, first: int, lines: list[LineRecord], receipt: Receipt) -> None:
        self._later(lambda: self._append(table, first, lines), receipt)

    def _append(self, table: str, first: int, lines: list[LineRecord]) -> None:
        kept = self._lines.setdefault(table, [])
        assert first == len(kept) + 1
        kept += lines

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        data = msgspec.json.encode(record)
        self._later(lambda: self._records.__setitem__(record.id, data), receipt)

    def _later(self, job: Callable[[], None], receipt: Receipt) -> None:
        self._waiting.append(lambda: self._do(job, receipt))
        if not self.held:
            self.release()

    def _do(self, job: Callable[[], None], receipt: Receipt) -> None:
        if self.failing:
            receipt.stored(OSError("the disk is full"))
        else:
            job()
            receipt.stored(None)

    def release(self) -> None:
        """Does what waits now; what follows from it waits again if the store is still held."""
        waiting, self._waiting = self._waiting, []
        for job in waiting:
            job()

    def crash(self) -> None:
        self._waiting.clear()
        self.held = False

    def forget(self, table: str) -> None:
        """As if it were on a disk, and not in memory."""
        del self._records[table], self._lines[table]

    def record(self, table: str) -> TableRecord | None:
        data = self._records.get(table)
        return msgspec.json.decode(data, type=TableRecord) if data else None

    def lines(self, table: str) -> list[LineRecord]:
        return list(self._lines.get(table, []))

    def open_tables(self, most: int) -> list[TableRecord]:
        found = [record for id in self._records if (record := self.record(id)) and record.listed]
        found.sort(key=lambda record: record.created, reverse=True)
        return [record for record in found if not record.over][:most]

    def close(self) -> None:
        pass


class Forgotten:
    """A receipt for somebody who does not wait."""

    def stored(self, error: Exception | None) -> None:
        pass


class Asking(NamedTuple):
    """What a bot was asked, and how it answers."""

    thought: Thought
    inbox: Inbox

    def answer(self, kind: str, args: list[int]) -> None:
        self.inbox.post(BotAnswered(self.thought.seat, kind, args))

    def give_up(self) -> None:
        self.inbox.post(BotFailed(self.thought.seat))


class Desk:
    """Takes thoughts and answers only when a test says so."""

    def __init__(self) -> None:
        self.asked: list[Asking] = []

    def ask(self, thought: Thought, inbox: Inbox) -> None:
        self.asked.append(Asking(thought, inbox))


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
        self.lobby = Lobby(self._settings, self.store, self.desk)

    def open(self, *kinds: str, game: str = "ur", **options: int) -> tuple[Room, list[str]]:
        """A table with these seats: `me`, `friend` or the name of a bot; its room and the keys."""
        self._tables += 1
        id = f"table{self._tables}"
        keys = [f"{id}-{seat}" for seat in range(len(kinds))]
        seats = [_seat(kind, key) for kind, key in zip(kinds, keys, strict=True)]
        found = catalogue.game(game)
        allowed = found.rules(len(kinds), options).options
        record = TableRecord(id, game, found.version, allowed, True, True, "5eed", 1.0, seats)
        self.store.keep(record, Forgotten())
        return self.room(id), keys

    def room(self, id: str) -> Room:
        room = self.lobby.room(id)
        assert room
        return room


def asking(house: House, **state: object) -> AsyncClient:
    """Asks over HTTP what this lobby has, without a line in between."""
    site = api(_nothing_to_start)
    site.state.lobby = house.lobby
    for name, value in state.items():
        setattr(site.state, name, value)
    return AsyncClient(transport=ASGITransport(cast(Any, site)), base_url="http://table")


@asynccontextmanager
async def _nothing_to_start(app: Any) -> AsyncIterator[None]:
    yield


def _seat(kind: str, key: str) -> SeatRecord:
    if kind == "me":
        return SeatRecord("person", "Anna", key_hash=hashed(key))
    if kind == "friend":
        return SeatRecord("open")
    return SeatRecord("bot", bot=kind, salt="bot")


class Visitor:
    """A connection, and what came over it."""

    def __init__(
        self, room: Room, *keys: str, v: int = 0, outbox: int = 64, text: str = "", **hello: Any
    ) -> None:
        self.room = room
        self.transport = MemoryTransport()
        self.connection = Connection(self.transport, outbox, Credits(1000, 1000))
        self.n = 0
        self.messages: list[dict[str, Any]] = []
        said = Hello("c1", v, list(keys), text=text, **(hello or {"salt": "ab"}))
        room.post(Arrived(self.connection))
        room.post(Greeted(self.connection, said, said.keys))

    def asks(self, what: FromClient) -> None:
        self.room.post(Asked(self.connection, what))

    def leave(self) -> None:
        self.room.post(Left(self.connection))

    def heard(self, t: str = "") -> list[dict[str, Any]]:
        """What is new, of one kind or of all."""
        new = [msgspec.json.decode(data) for data in self.transport.taken()]
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
        self.asks(MoveIn(self.n, chosen["seat"], chosen["kind"], chosen["args"]))


class MemoryTransport:
    """The end of a connection: keeps what is written."""

    def __init__(self) -> None:
        self.free = True
        self.round_trip_ms = 0.0
        self.code = 0
        self.written: list[bytes] = []
        self.receiver: Inbound | None = None

    def write(self, message: bytes) -> None:
        self.written.append(message)

    def later(self, callback: Callable[[], None]) -> None:
        callback()

    def hang_up(self, code: int) -> None:
        self.code = code

    def taken(self) -> list[bytes]:
        written, self.written = self.written, []
        return written


class Socket:
    """A socket without a network: the server's end of it is a task."""

    def __init__(self, house: House, table: str) -> None:
        self.transport = MemoryTransport()
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        scope = {"path": path, "headers": [], "extensions": {TRANSPORT: self.transport}}
        sockets = SocketEndpoint(Settings(), house.lobby, Addresses(Settings(sockets_per_address=10)))
        self.served = asyncio.create_task(sockets.serve(scope, self._inbox.get, self._accepted))

    async def _accepted(self, message: Any) -> None: ...

    async def says(self, message: msgspec.Struct) -> None:
        await self.quiet()
        assert self.transport.receiver
        self.transport.receiver.receive(msgspec.json.encode(message))
        await self.quiet()

    async def drops(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.quiet()

    async def quiet(self) -> None:
        """Lets everybody do what they can do now."""
        for _ in range(20):
            await asyncio.sleep(0)
