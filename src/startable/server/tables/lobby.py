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
from startable.server.tables.listing import Openers, entry, is_listed
from startable.server.tables.messages import Dismissed, Follow, Loaded, Question, Quiet, Sit
from startable.server.tables.old import OldTable, version_of
from startable.server.tables.opening import opened
from startable.server.tables.patience import Patience
from startable.server.tables.room import Room

MOST_LISTED = 100
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
        self._openers = Openers()
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
        record = self._record(id)
        try:
            room = self._room_of(record) if record and not record.closed else None
        except ValueError as error:
            self._complain(id, error)
            return None
        if room is not None:
            self._rooms[id] = room
            room.post(Loaded())
        return room

    def _record(self, id: str) -> TableRecord | None:
        try:
            return self._store.record(id)
        except ValueError as error:
            self._complain(id, error)
            return None

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
        record = self._record(id)
        if record is None or record.closed or record.version == version_of(record.game):
            return None
        return OldTable(record, [line.text for line in self._store.lines(id)])

    def is_closed(self, id: str) -> bool:
        """Has its host closed this table before it began?"""
        record = self._record(id)
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
        self._openers.forget(self._idle_s)

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

    # --- tables ---

    async def open(self, wish: OpenTable, opener: str = "") -> tuple[TableRecord, dict[str, str]]:
        """A new table and the keys of those who sit already; Unreadable if there is no such game."""
        record, keys = opened(wish, self._settings.any_bot)
        if wish.listed and opener:
            self._openers.opened(opener, record.id)
        await _in_time(keep(self._store, record))
        return record, keys

    def may_list(self, opener: str) -> None:
        """Unreadable if so many tables of this address wait in the lobby that others' are hard to find."""
        most = self._settings.listed_per_address
        if sum([self._waits(id) for id in self._openers.of(opener)]) >= most:
            raise Unreadable("lobby-enough", {"most": most})

    def _waits(self, id: str) -> bool:
        record = self._record(id)
        return record is not None and not record.started and not record.closed

    async def sit(self, room: Room, seat: int, name: str, taker: str = "") -> tuple[int, str]:
        """Takes an open seat (ANY_SEAT: the first), its number and its key; Unreadable if it is taken."""
        unused = sum([each.unused_by(taker) for each in self._rooms.values()])
        if unused >= self._settings.seats_per_address:
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
        """Open tables for all to see: where somebody is, then those that are new; the newest first."""
        live = [room for room in self._rooms.values() if room.connections.anybody and is_listed(room.record)]
        found = {room.record.id: room.record for room in sorted(live, key=_created, reverse=True)}
        for record in self._store.open_tables(MOST_LISTED):
            if self._is_new(record):
                found.setdefault(record.id, self._newest(record))
        return [entry(record, self._here(record.id)) for record in list(found.values())[:MOST_LISTED]]

    def _is_new(self, record: TableRecord) -> bool:
        """To one where nobody is and that nobody has opened of late nobody comes back."""
        new = time.time() - record.created <= self._idle_s
        return new and is_listed(record) and record.id not in self._unreadable

    def _newest(self, record: TableRecord) -> TableRecord:
        room = self._rooms.get(record.id)
        return room.record if room is not None else record

    def _here(self, id: str) -> set[int]:
        room = self._rooms.get(id)
        return room.presence.here() if room is not None else set()


def _created(room: Room) -> float:
    return room.record.created


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
