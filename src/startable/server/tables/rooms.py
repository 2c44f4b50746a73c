"""Rooms: those in memory, how others are read from the store, and when they go."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable
from typing import Any
from weakref import WeakValueDictionary

from startable.core import Unreadable
from startable.play.catalogue import game
from startable.server import wall
from startable.server.metrics import TABLES_LED
from startable.server.settings import Settings
from startable.server.storage.chat import said_at
from startable.server.storage.records import TableRecord
from startable.server.storage.store import Store, StoreFails
from startable.server.tables.bots import Thinkers
from startable.server.tables.calls import Caller, Silence
from startable.server.tables.messages import Dismissed, Loaded, Question, Quiet
from startable.server.tables.old import OldTable, version_of
from startable.server.tables.patience import Patience
from startable.server.tables.room import Room

MOST_WOKEN = 100
"""At once; others have their turn soon."""
MOST_COMPLAINTS = 100
PATIENCE_S = 10.0

log = logging.getLogger("startable")


class StoreSlow(Exception):
    """What was asked for may still happen, but nobody can say when."""


class Rooms:
    def __init__(
        self, settings: Settings, store: Store, desk: Thinkers, caller: Caller | None = None
    ) -> None:
        self.caller: Caller = caller or Silence()
        self._settings = settings
        self._store = store
        self._desk = desk
        self._patience = Patience(settings)
        self._rooms: dict[str, Room] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table: two who come at once come into one room."""
        self._used: dict[str, float] = {}
        self._unreadable: set[str] = set()
        self._closed = False
        self._last_rooms: list[Room] = []
        self.most_empty = 200
        """So many rooms at most stay in memory with nobody in them."""
        self.over_s = 60.0
        """A finished game stays in memory for so long after somebody has looked at it."""

    async def room(self, id: str) -> Room | None:
        """The room of a table; read from the store if it is not in memory, or broken there."""
        if self._closed:
            raise StoreFails("this process is about to end")
        room = self._in_memory(id)
        if room is None:
            async with self._door(id):
                room = self._in_memory(id) or await self._read(id)
        if room is not None:
            self._used[id] = time.monotonic()
        return room

    def _in_memory(self, id: str) -> Room | None:
        room = self._rooms.get(id)
        return None if room is None or room.broken else room

    def _door(self, id: str) -> asyncio.Lock:
        door = self._doors.get(id)
        if door is None:
            door = self._doors[id] = asyncio.Lock()
        return door

    async def quiet_room(self, id: str) -> Room | None:
        """The room at a moment when all that it could show is durable."""
        room = await self.room(id)
        while room is not None and room.saving:
            await answer(room, Quiet())
            room = await self.room(id)
        return room

    async def _read(self, id: str) -> Room | None:
        """A table that cannot be read any more is missing; it must not take others with it."""
        self._rooms.pop(id, None)
        try:
            if not await self._can_lead(id):
                return None
            record = await self._store.claim(id)
            room = await self._room_of(record) if record and not record.closed else None
        except ValueError as error:
            self._complain(id, error)
            return None
        if room is not None:
            self._rooms[id] = room
            TABLES_LED.inc()
            room.post(Loaded())
        return room

    async def _can_lead(self, id: str) -> bool:
        """Nobody is sent away from a table that we could not go on with: rules may be newer elsewhere."""
        record = await self._store.record(id)
        if record is None or record.closed:
            return False
        if not record.over and record.version > version_of(record.game) > 0:
            raise StoreFails("newer rules: another process goes on with it, or we will after an upgrade")
        return True

    async def record(self, id: str) -> TableRecord | None:
        """What is known of a table without reading its lines; a closed one is none any more."""
        room = self._rooms.get(id)
        record = room.record if room is not None else await self._record(id)
        return None if record is None or record.closed else record

    async def _record(self, id: str) -> TableRecord | None:
        try:
            return await self._store.record(id)
        except ValueError as error:
            self._complain(id, error)
            return None

    def _complain(self, id: str, error: ValueError) -> None:
        """Once a table: it may be asked for again and again."""
        if id not in self._unreadable:
            log.error("table %s cannot be read: %s", id, error)
        self._unreadable = {*self._unreadable, id} if len(self._unreadable) < MOST_COMPLAINTS else {id}

    async def _room_of(self, record: TableRecord) -> Room:
        if not record.over and record.version != game(record.game).version:
            raise Unreadable("rules-changed", {"given": record.version, "have": game(record.game).version})
        lines = await self._store.lines(record.id)
        room = Room(record, lines, self._store, self._desk, self._patience, self.caller)
        room.remember(await said_at(self._store, record.id))
        return room

    async def old(self, id: str) -> OldTable | None:
        """A table of older rules that has no room any more: what is left of it."""
        record = await self._record(id)
        if record is None or record.closed or record.version == version_of(record.game):
            return None
        return OldTable(record, [line.text for line in await self._store.lines(id)])

    async def is_closed(self, id: str) -> bool:
        """Has its host closed this table before it began?"""
        record = await self._record(id)
        return record is not None and record.closed

    def give_up(self, table: str) -> None:
        """Another process wants to lead it: whoever is here comes back there."""
        room = self._in_memory(table)
        if room is None:
            self._store.release(table)
        else:
            self._let_go(table, room)

    def give_up_all(self) -> None:
        """Others may lead our tables by now."""
        for id, room in list(self._rooms.items()):
            self._let_go(id, room)

    async def wake(self) -> None:
        """Looks at tables that want it, though nobody is there: their rooms do what is to be done."""
        for id in await self._store.due(wall.now(), MOST_WOKEN):
            if self._in_memory(id) is None and id not in self._unreadable:
                await self.room(id)

    def close(self) -> None:
        """No room is opened any more; each that there is goes once nothing of it waits for the store."""
        self._last_rooms = list(self._rooms.values())
        self._closed = True
        self.give_up_all()

    @property
    def settled(self) -> bool:
        """Once closed: is nothing on its way to the store any more?"""
        return all([room.broken for room in self._last_rooms])

    def tidy(self) -> None:
        """Lets rooms go that nobody has been in for a while; soon, if their games are over."""
        empty = [id for id, room in self._rooms.items() if not room.connections.anybody and not room.saving]
        empty.sort(key=self._last_used)
        surplus = set(empty[: max(0, len(empty) - self.most_empty)])
        idle = surplus | {id for id in empty if self._is_idle(id, self._rooms[id])}
        for id, room in list(self._rooms.items()):
            if room.broken or id in idle:
                self._let_go(id, room)

    def _let_go(self, id: str, room: Room) -> None:
        """A timer or a bot may still have it: it does nothing beside a fresh one."""
        room.post(Dismissed())
        del self._rooms[id]
        self._used.pop(id, None)

    def _last_used(self, id: str) -> float:
        return self._used.get(id, 0.0)

    @property
    def _idle_s(self) -> float:
        return self._settings.idle_minutes * 60.0

    def _is_idle(self, id: str, room: Room) -> bool:
        patience = self._idle_s
        if room.status == "over":
            patience = min(patience, self.over_s)
        return time.monotonic() - self._last_used(id) > patience

    def by_status(self) -> dict[str, int]:
        """How many tables are in memory."""
        return Counter([room.status for room in list(self._rooms.values())])


async def answer(room: Room, question: Question) -> Any:
    """Asks the room, and waits for its answer."""
    room.post(question)
    return await in_time(question.reply)


async def in_time(answer: Awaitable[Any]) -> Any:
    """StoreSlow if it takes too long: a disk may stand still, and nobody waits for ever."""
    try:
        return await asyncio.wait_for(answer, PATIENCE_S)
    except TimeoutError:
        raise StoreSlow from None
