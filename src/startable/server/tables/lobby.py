"""The lobby: opens tables, brings people to them, and tells which there are."""

import time
from collections import Counter
from collections.abc import Sequence

from startable.core import NOBODY, Unreadable
from startable.server.addresses import Turns, network
from startable.server.people import overview
from startable.server.people.keys import Who, hashed, seats_of
from startable.server.people.players import Players, Sitter
from startable.server.people.ratings import Ratings
from startable.server.people.reports import Reports
from startable.server.people.results import Results
from startable.server.protocol.http import KeeperTables, LobbyEntry, OpenTable
from startable.server.settings import Settings
from startable.server.storage.chat import unsay
from startable.server.storage.records import PushRecord, TableRecord
from startable.server.storage.store import Store
from startable.server.storage.store import opened as kept
from startable.server.tables.bots import Thinkers
from startable.server.tables.calls import Caller
from startable.server.tables.listing import Shown, entry, in_order, is_listed
from startable.server.tables.messages import (
    CallOff,
    Claim,
    Disown,
    Follow,
    Sit,
    Subscribe,
)
from startable.server.tables.opening import Opener, opened
from startable.server.tables.room import Room
from startable.server.tables.rooms import Rooms, answer, in_time

MOST_LISTED = 100


class TooMany(Unreadable):
    """An address has enough of something already."""


class Lobby(Rooms):
    def __init__(
        self, settings: Settings, store: Store, desk: Thinkers, caller: Caller | None = None
    ) -> None:
        super().__init__(settings, store, desk, caller)
        self.players = Players(store)
        self.reports = Reports(store)
        self.ratings = Ratings(store)
        self.results = Results(store, self.ratings)
        self._openers = Turns(1)
        """By address: one after the other opens a table for all to see."""

    async def open(
        self, wish: OpenTable, opener: str = "", player: str = ""
    ) -> tuple[TableRecord, dict[str, str]]:
        """A new table and the keys of those who sit already; Unreadable if there is no such game."""
        worn = await self.players.owners([seat.name for seat in wish.seats if seat.kind == "me"])
        known = await self.players.player(player) if player else None
        record, keys = opened(wish, self._settings.any_bot, Opener(known, worn))
        if not (wish.listed and opener):
            await in_time(kept(self._store, record))
            return record, keys
        record.opener = hashed(network(opener))
        async with self._openers.of(opener):  # else many at once would all be the last one
            await self._may_list(record.opener)
            await in_time(kept(self._store, record))
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
        found: tuple[int, str] = await answer(room, Sit(seat, who, taker, keys))
        return found

    async def subscribe(self, room: Room, seats: tuple[int, ...], push: PushRecord, on: bool) -> None:
        """A browser is called for these seats from now on, or no longer."""
        await answer(room, Subscribe(seats, push, on))

    async def claim(self, room: Room, keys: list[str], player: str) -> int:
        """The seat of this player here, by the keys that they have; NOBODY: none of theirs is free."""
        found: int = await answer(room, Claim(keys, await self.players.sitter(player, "")))
        return found

    async def forget(self, player: str, tables: list[str]) -> None:
        """A player goes for good, and the seats at these tables are nobody's any more."""
        for id in tables:
            if room := await self.room(id):
                await self._unsay(id, room.seating.of_player(player))
                await answer(room, Disown(player))
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
        given: dict[str, str] = await answer(following, Follow(owners))
        return following.record, given

    async def call_off(self, id: str) -> None:
        """The organiser of an event, or the keeper, lets it play no longer, unless it is over already."""
        if room := await self.room(id):
            await answer(room, CallOff())

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
