"""The lobby: opens tables, finds their rooms, and keeps in memory only those that somebody is in."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Any

from startable.core import Unreadable
from startable.play.catalogue import game
from startable.server.people.keys import seats_of
from startable.server.protocol.http import LobbyEntry, OpenTable
from startable.server.settings import Settings
from startable.server.storage.records import TableRecord
from startable.server.storage.store import Store, keep
from startable.server.tables.bots import Thinkers
from startable.server.tables.messages import Dismissed, Follow, Loaded, Question, Quiet, Sit
from startable.server.tables.old import OldTable, version_of
from startable.server.tables.opening import opened
from startable.server.tables.patience import Patience
from startable.server.tables.room import Room

MOST_LISTED = 100
MOST_KEPT = 4
"""So many seats at all tables may be kept for one address that has taken them and not come."""
PATIENCE_S = 10.0


class StoreSlow(Exception):
    """What was asked for may still happen, but nobody can say when."""


log = logging.getLogger("startable")


class Lobby:
    def __init__(self, settings: Settings, store: Store, desk: Thinkers) -> None:
        self._settings = settings
        self._store = store
        self._desk = desk
        self._patience = Patience(settings)
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}
        self._unreadable: set[str] = set()
        self.most_empty = 200
        """So many rooms at most stay in memory with nobody in them."""
        self.over_s = 60.0
        """A finished game stays in memory for so long after somebody has looked at it."""

    # --- rooms ---

    def room(self, id: str) -> Room | None:
        """The room of a table; read from the store if it is not in memory, or broken there."""
        room = self._rooms.get(id)
        if room is None or room.broken:
            room = self._read(id)
        if room is not None:
            self._used[id] = time.monotonic()
        return room

    async def quiet_room(self, id: str) -> Room | None:
        """The room at a moment when all that it could show is durable."""
        room = self.room(id)
        while room is not None and room.saving:
            await _answer(room, Quiet())
            room = self.room(id)
        return room

    def _read(self, id: str) -> Room | None:
        """A table that cannot be read any more is missing; it must not take others with it."""
        self._rooms.pop(id, None)
        record = self._store.record(id)
        try:
            room = self._room_of(record) if record and not record.closed else None
        except ValueError as error:
            self._complain(id, error)
            return None
        if room is not None:
            self._rooms[id] = room
            room.post(Loaded())
        return room

    def _complain(self, id: str, error: ValueError) -> None:
        """Once a table: it may be asked for again and again."""
        if id not in self._unreadable:
            log.error("table %s cannot be read: %s", id, error)
        self._unreadable = {*self._unreadable, id} if len(self._unreadable) < MOST_LISTED else {id}

    def _room_of(self, record: TableRecord) -> Room | None:
        if not record.over and record.version != game(record.game).version:
            raise Unreadable("rules-changed", {"given": record.version, "have": game(record.game).version})
        lines = self._store.lines(record.id)
        return Room(record, lines, self._store, self._desk, self._patience)

    def old(self, id: str) -> OldTable | None:
        """A table of older rules that has no room any more: what is left of it."""
        record = self._store.record(id)
        if record is None or record.closed or record.version == version_of(record.game):
            return None
        return OldTable(record, [line.text for line in self._store.lines(id)])

    def is_closed(self, id: str) -> bool:
        """Has its host closed this table before it began?"""
        record = self._store.record(id)
        return record is not None and record.closed

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

    def _is_idle(self, id: str, room: Room) -> bool:
        patience = self._settings.idle_minutes * 60.0
        if room.status == "over":
            patience = min(patience, self.over_s)
        return time.monotonic() - self._last_used(id) > patience

    # --- tables ---

    async def open(self, wish: OpenTable) -> tuple[TableRecord, dict[str, str]]:
        """A new table and the keys of those who sit already; Unreadable if there is no such game."""
        record, keys = opened(wish, self._settings.any_bot)
        await _in_time(keep(self._store, record))
        return record, keys

    async def sit(self, room: Room, seat: int, name: str, taker: str = "") -> tuple[int, str]:
        """Takes an open seat (ANY_SEAT: the first), its number and its key; Unreadable if it is taken."""
        if sum([each.seating.keeps_for(taker) for each in self._rooms.values()]) >= MOST_KEPT:
            raise Unreadable("seat-first")
        found: tuple[int, str] = await _answer(room, Sit(seat, name, taker))
        return found

    async def follow(self, room: Room, keys: list[str]) -> tuple[TableRecord, dict[str, str]]:
        """Keys at the rematch table for those who hold keys here."""
        following = self.room(room.record.next)
        seats = seats_of(room.record, keys)
        if following is None or not seats:
            raise Unreadable("table-unknown")
        names = {seat: room.record.seats[seat].name for seat in seats}
        given: dict[str, str] = await _answer(following, Follow(names))
        return following.record, given

    def listed(self) -> list[LobbyEntry]:
        """Open tables for all to see, newest first."""
        entries = [self._entry(record) for record in self._store.open_tables(MOST_LISTED)]
        return [entry for entry in entries if entry is not None]

    def _entry(self, record: TableRecord) -> LobbyEntry | None:
        room = self.room(record.id)
        if room is None:
            return None
        info = room.info()
        return LobbyEntry(
            info.table, info.game, info.options, info.status, info.seats, info.watch, record.created
        )


async def _answer(room: Room, question: Question) -> Any:
    """Asks the room, and waits for its answer."""
    room.post(question)
    return await _in_time(question.reply)


async def _in_time(answer: Awaitable[Any]) -> Any:
    """StoreSlow if it takes too long: a disk may stand still, and nobody waits for ever."""
    try:
        return await asyncio.wait_for(answer, PATIENCE_S)
    except TimeoutError:
        raise StoreSlow from None
