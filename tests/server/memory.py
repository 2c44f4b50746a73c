"""Rooms without sockets and without a disk: a store that can be held back or broken, and what was said."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

import msgspec
from httpx import ASGITransport, AsyncClient

from startable.bots.worker import Thought
from startable.play import catalogue
from startable.server.addresses import Addresses
from startable.server.events.events import Events
from startable.server.http.api import api
from startable.server.people.keys import hashed
from startable.server.protocol import FromClient, Hello, MoveIn, TimeControl
from startable.server.settings import Settings
from startable.server.socket.connection import Connection
from startable.server.socket.credits import Credits
from startable.server.socket.endpoint import SocketEndpoint
from startable.server.socket.inbound import Inbound
from startable.server.socket.transport import TRANSPORT
from startable.server.storage.chat import saying
from startable.server.storage.records import (
    LineRecord,
    Listed,
    SaidRecord,
    Sat,
    SeatRecord,
    TableRecord,
    sat_at,
    waits,
)
from startable.server.storage.sqlite.schema import MIGRATIONS
from startable.server.storage.sqlite.writer import numbered
from startable.server.storage.store import Clash, Leader, Receipt, Row, Step, StoreFails, Value
from startable.server.tables.calls import Call
from startable.server.tables.inbox import Inbox
from startable.server.tables.lobby import Lobby
from startable.server.tables.messages import Arrived, Asked, BotAnswered, BotFailed, Greeted, Left
from startable.server.tables.room import Room
from startable.server.tables.seat_clocks import new_clocks
from startable.server.workers import desk as workers

P = ParamSpec("P")
T = TypeVar("T")


class MemoryStore:
    """Keeps everything at once, unless it is held back or told to fail."""

    def __init__(self) -> None:
        self.held = False
        self.failing = False
        self.secrets: dict[str, str] = {}
        self._records: dict[str, bytes] = {}
        self._lines: dict[str, list[LineRecord]] = {}
        self._waiting: list[Callable[[], None]] = []
        self._people = people_in_memory()

    async def start(self, leader: Leader) -> None: ...

    def open(self, record: TableRecord, receipt: Receipt) -> None:
        self.keep(record, receipt)

    def append(
        self,
        table: str,
        first: int,
        lines: list[LineRecord],
        receipt: Receipt,
        record: TableRecord | None = None,
    ) -> None:
        data = msgspec.json.encode(record) if record else b""
        self._later(lambda: self._append(table, first, lines, data), receipt)

    def _append(self, table: str, first: int, lines: list[LineRecord], data: bytes) -> None:
        kept = self._lines.setdefault(table, [])
        assert first == len(kept) + 1
        kept += lines
        if data:
            self._records[table] = data

    def keep(self, record: TableRecord, receipt: Receipt) -> None:
        data = msgspec.json.encode(record)
        self._later(lambda: self._keep(record.id, data, sat_at(record)), receipt)

    def say(self, table: str, said: SaidRecord) -> None:
        def put() -> None:
            for statement, values in saying(table, said):
                self._people.execute(statement, numbered(values))

        self._later(put, Forgotten())

    def _keep(self, id: str, data: bytes, sat: list[Sat]) -> None:
        self._records[id] = data
        self._people.execute("delete from sat where id = ?", (id,))
        put = "insert or replace into tables (id, created, open, record) values (?, 0, 0, ?)"
        self._people.execute(put, (id, data))
        rows = [(id, each.player, each.game, each.created, each.ended, each.rated) for each in sat]
        self._people.executemany("insert into sat values (?, ?, ?, ?, ?, ?)", rows)

    def _later(self, job: Callable[[], None], receipt: Receipt) -> None:
        self._waiting.append(lambda: self._do(job, receipt))
        if not self.held:
            self.catch_up()

    def _do(self, job: Callable[[], None], receipt: Receipt) -> None:
        if self.failing:
            receipt.stored(OSError("the disk is full"))
        else:
            job()
            receipt.stored(None)

    def catch_up(self) -> None:
        """Does what waits now; what follows from it waits again if the store is still held."""
        waiting, self._waiting = self._waiting, []
        for job in waiting:
            job()

    def crash(self) -> None:
        self._waiting.clear()
        self.held = False

    def forget_at_once(self, table: str) -> None:
        """As if it were on a disk, and not in memory."""
        del self._records[table], self._lines[table]

    async def claim(self, table: str) -> TableRecord | None:
        return self.kept(table)

    def release(self, table: str) -> None: ...

    async def record(self, table: str) -> TableRecord | None:
        return self.kept(table)

    def kept(self, table: str) -> TableRecord | None:
        data = self._records.get(table)
        return msgspec.json.decode(data, type=TableRecord) if data else None

    async def lines(self, table: str) -> list[LineRecord]:
        return self.journal(table)

    def journal(self, table: str) -> list[LineRecord]:
        return list(self._lines.get(table, []))

    async def listed(self, most: int) -> list[Listed]:
        found = [record for id in self._records if (record := self.kept(id)) and record.listed]
        found.sort(key=lambda record: record.created, reverse=True)
        return [Listed(record) for record in found if not record.over][:most]

    async def waiting_of(self, opener: str, since: float) -> int:
        found = [each.record for each in await self.listed(1000)]
        return len([each for each in found if each.opener == opener and each.created > since and waits(each)])

    async def unused_elsewhere(self, taker: str) -> int:
        return 0

    async def due(self, now: float, most: int) -> list[str]:
        records = [record for id in self._records if (record := self.kept(id))]
        return [record.id for record in records if 0 < record.due <= now][:most]

    async def secret(self, name: str, new: str) -> str:
        return self.secrets.setdefault(name, new)

    async def ids(self) -> list[str]:
        return list(self._records)

    async def ask(self, statement: str, *values: Value) -> list[Row]:
        return self._people.execute(statement, numbered(values)).fetchall()

    async def change(self, *steps: Step) -> list[Row]:
        if self.failing:
            raise StoreFails("the disk is full")
        try:
            with self._people:
                return [await self.ask(statement, *values) for statement, values in steps][-1]
        except sqlite3.IntegrityError:
            raise Clash from None

    async def forget(self, tables: list[str]) -> None:
        for table in tables:
            self.forget_at_once(table)

    async def close(self) -> None: ...


def people_in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(";".join(MIGRATIONS))
    return connection


def at_once(answer: Coroutine[Any, Any, T]) -> T:
    """Of what waits for nothing but a store in memory, which never lets one wait."""
    try:
        answer.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    raise AssertionError("it waits")


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


class DrawnAtOnce(workers.Desk):
    """A desk that does everything here and now."""

    def __init__(self) -> None: ...

    async def page(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        return job(*args, **named)


class Telephone:
    """Notes who is called."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    def call(self, call: Call, inbox: Inbox) -> None:
        self.calls.append(call)


class House:
    """A lobby in memory. Its tables always have the same dice."""

    def __init__(self, **settings: Any) -> None:
        self.store = MemoryStore()
        self.desk = Desk()
        self.caller = Telephone()
        self._settings = Settings(**{"bot_pause_ms": 0, **settings})
        self._tables = 0
        self.restart()

    def restart(self) -> None:
        """What was not stored yet is lost, and so is everything that was only in memory."""
        self.store.crash()
        self.lobby = Lobby(self._settings, self.store, self.desk, self.caller)

    def open(
        self, *kinds: str, game: str = "ur", time: TimeControl | None = None, **options: int
    ) -> tuple[Room, list[str]]:
        """A table with these seats: `me`, `friend` or the name of a bot; its room and the keys."""
        self._tables += 1
        id = f"table{self._tables}"
        keys = [f"{id}-{seat}" for seat in range(len(kinds))]
        seats = [_seat(kind, key) for kind, key in zip(kinds, keys, strict=True)]
        found = catalogue.game(game)
        allowed = found.rules(len(kinds), options).options
        record = TableRecord(id, game, found.version, allowed, True, True, "5eed", 1.0, seats)
        record.time, record.clocks = time, new_clocks(time, len(seats))
        self.store.keep(record, Forgotten())
        return self.room(id), keys

    def room(self, id: str) -> Room:
        room = at_once(self.lobby.room(id))
        assert room
        return room


def asking(house: House, **state: object) -> AsyncClient:
    """Asks over HTTP what this lobby has, without a line in between."""
    site = api(nothing_to_start)
    site.state.lobby = house.lobby
    site.state.events = Events(house.store, house.lobby, DrawnAtOnce(), 16)
    for name, value in state.items():
        setattr(site.state, name, value)
    return AsyncClient(transport=ASGITransport(cast(Any, site)), base_url="http://table")


@asynccontextmanager
async def nothing_to_start(app: Any) -> AsyncIterator[None]:
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
        self,
        room: Room,
        *keys: str,
        v: int = 0,
        outbox: int = 64,
        text: str = "",
        transport: "MemoryTransport | None" = None,
        **hello: Any,
    ) -> None:
        self.room = room
        self.transport = transport or MemoryTransport()
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
        self.free = self.at_rest = True
        self.round_trip_ms = 0.0
        self.code = 0
        self.written: list[bytes] = []
        self.receiver: Inbound | None = None

    def write(self, message: bytes) -> None:
        self.written.append(message)

    def later(self, seconds: float, callback: Callable[[], None]) -> None:
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
