"""The lobby: opens tables, finds their rooms, and keeps in memory only those that somebody is in."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from startable.core import NOBODY, Unreadable
from startable.play.catalogue import game
from startable.server import wall
from startable.server.addresses import Turns, network
from startable.server.metrics import TABLES_LED
from startable.server.people import overview
from startable.server.people.keys import Who, hashed, seats_of
from startable.server.people.players import Players, Sitter
from startable.server.people.ratings import Ratings
from startable.server.people.reports import Reports
from startable.server.people.results import Results
from startable.server.protocol.http import KeeperTables, LobbyEntry, OpenTable
from startable.server.settings import Settings
from startable.server.storage.chat import said_at, unsay
from startable.server.storage.records import PushRecord, TableRecord
from startable.server.storage.store import Store, StoreFails
from startable.server.storage.store import opened as kept
from startable.server.tables.bots import Thinkers
from startable.server.tables.calls import Caller, Silence
from startable.server.tables.listing import Shown, entry, in_order, is_listed
from startable.server.tables.messages import (
    CallOff,
    Claim,
    Dismissed,
    Disown,
    Follow,
    Loaded,
    Question,
    Quiet,
    Sit,
    Subscribe,
)
from startable.server.tables.old import OldTable, version_of
from startable.server.tables.opening import Opener, opened
from startable.server.tables.patience import Patience
from startable.server.tables.room import Room

MOST_LISTED = 100
MOST_WOKEN = 100
"""At once; others have their turn soon."""
PATIENCE_S = 10.0


class TooMany(Unreadable):
    """An address has enough of something already."""


class StoreSlow(Exception):
    """What was asked for may still happen, but nobody can say when."""


log = logging.getLogger("startable")


class Lobby:
    def __init__(
        self, settings: Settings, store: Store, desk: Thinkers, caller: Caller | None = None
    ) -> None:
        self.caller: Caller = caller or Silence()
        self._settings = settings
        self._store = store
        self._desk = desk
        self.players = Players(store)
        self.reports = Reports(store)
        self.ratings = Ratings(store)
        self.results = Results(store, self.ratings)
        self._patience = Patience(settings)
        self._rooms: dict[str, Room] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table: two who come at once come into one room."""
        self._used: dict[str, float] = {}
        self._unreadable: set[str] = set()
        self._openers = Turns(1)
        """By address: one after the other opens a table for all to see."""
        self._closed = False
        self._last_rooms: list[Room] = []
        self.most_empty = 200
        """So many rooms at most stay in memory with nobody in them."""
        self.over_s = 60.0
        """A finished game stays in memory for so long after somebody has looked at it."""

    # --- rooms ---

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
            await _answer(room, Quiet())
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
        self._unreadable = {*self._unreadable, id} if len(self._unreadable) < MOST_LISTED else {id}

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

    # --- tables ---

    async def open(
        self, wish: OpenTable, opener: str = "", player: str = ""
    ) -> tuple[TableRecord, dict[str, str]]:
        """A new table and the keys of those who sit already; Unreadable if there is no such game."""
        worn = await self.players.owners([seat.name for seat in wish.seats if seat.kind == "me"])
        known = await self.players.player(player) if player else None
        record, keys = opened(wish, self._settings.any_bot, Opener(known, worn))
        if not (wish.listed and opener):
            await _in_time(kept(self._store, record))
            return record, keys
        record.opener = hashed(network(opener))
        async with self._openers.of(opener):  # else many at once would all be the last one
            await self._may_list(record.opener)
            await _in_time(kept(self._store, record))
        return record, keys

    async def _may_list(self, opener: str) -> None:
        """TooMany if so many tables of this address wait in the lobby that others' are hard to find."""
        most, since = self._settings.listed_per_address, time.time() - self._idle_s
        if await self._store.waiting_of(opener, since) >= most:
            raise TooMany("lobby-enough", {"most": most})

    async def sit(
        self, room: Room, seat: int, who: Sitter, taker: str = "", keys: Sequence[str] = ()
    ) -> tuple[int, str]:
        """Takes an open seat (ANY_SEAT: the first), its number and its key; Unreadable if it is taken."""
        taker = network(taker)
        elsewhere = await self._store.unused_elsewhere(hashed(taker))
        if taker and elsewhere + self.unused().get(hashed(taker), 0) >= self._settings.seats_per_address:
            raise Unreadable("seat-first")
        found: tuple[int, str] = await _answer(room, Sit(seat, who, taker, keys))
        return found

    async def subscribe(self, room: Room, seats: tuple[int, ...], push: PushRecord, on: bool) -> None:
        """A browser is called for these seats from now on, or no longer."""
        await _answer(room, Subscribe(seats, push, on))

    async def claim(self, room: Room, keys: list[str], player: str) -> int:
        """The seat of this player here, by the keys that they have; NOBODY: none of theirs is free."""
        found: int = await _answer(room, Claim(keys, await self.players.sitter(player, "")))
        return found

    async def forget(self, player: str, tables: list[str]) -> None:
        """A player goes for good, and the seats at these tables are nobody's any more."""
        for id in tables:
            if room := await self.room(id):
                await self._unsay(id, room.seating.of_player(player))
                await _answer(room, Disown(player))
        await self.players.forget(player)

    async def _unsay(self, table: str, seat: int) -> None:
        if seat != NOBODY:
            await unsay(self._store, table, seat)

    async def follow(self, room: Room, who: Who) -> tuple[TableRecord, dict[str, str]]:
        """Keys at the rematch table for those who hold keys here."""
        following = await self.room(room.record.next)
        seats = seats_of(room.record, who)
        if following is None or not seats:
            raise Unreadable("table-unknown")
        owners = {seat: _sitter(room.record, seat) for seat in seats}
        given: dict[str, str] = await _answer(following, Follow(owners))
        return following.record, given

    async def call_off(self, id: str) -> None:
        """The organiser of an event, or the keeper, lets it play no longer, unless it is over already."""
        if room := await self.room(id):
            await _answer(room, CallOff())

    async def listed(self) -> list[LobbyEntry]:
        """Open tables for all to see: where somebody is, then those that are new; the newest first."""
        found = {room.record.id: Shown(room.record, room.presence.here(), True) for room in self._live()}
        for record, elsewhere in await self._store.listed(MOST_LISTED):
            here = self._here(record.id) if record.id in self._rooms else set(elsewhere)
            if here or self._is_new(record):
                found.setdefault(record.id, Shown(self._newest(record), here, bool(here)))
        return [entry(each.record, each.here) for each in in_order(list(found.values()))[:MOST_LISTED]]

    async def overview(self, live: bool, first: int, limit: int) -> KeeperTables:
        """For the keeper of the server: all tables, or those where somebody is; the newest first."""
        rooms = [room for room in self._rooms.values() if room.connections.anybody]
        if not live:
            found = await overview.tables(self._store, first, limit)
        else:
            rooms.sort(key=lambda room: room.record.created, reverse=True)
            page = [overview.seen(room.record) for room in rooms[first : first + limit]]
            found = KeeperTables(page, len(rooms))
        for each in found.tables:
            if (room := self._in_memory(each.entry.table)) is not None:
                each.here, each.watchers = sorted(room.presence.here()), room.connections.watchers
        return found

    def present(self) -> dict[str, frozenset[int]]:
        """By table for all to see: the seats whose people are here."""
        return {room.record.id: frozenset(room.presence.here()) for room in self._live()}

    def unused(self) -> dict[str, int]:
        """By hashed address: how many seats it has taken at tables here, and does not use."""
        return dict(Counter([taker for room in self._rooms.values() for taker in room.unused()]))

    def _live(self) -> list[Room]:
        """Rooms for all to see that somebody is in."""
        return [room for room in self._rooms.values() if room.connections.anybody and is_listed(room.record)]

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


def _sitter(record: TableRecord, seat: int) -> Sitter:
    found = record.seats[seat]
    return Sitter(found.name, found.player, found.namesake)


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
