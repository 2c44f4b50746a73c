"""The lobby: opens tables, finds their rooms, and keeps in memory only those that somebody is in."""

import asyncio
import logging
import time
from collections.abc import Callable

from startable.bots import NAMES, bot
from startable.bots.worker import Thought
from startable.core import Unreadable
from startable.play.catalogue import game
from startable.server import botseat, seating
from startable.server.bodies import LobbyEntry, OpenTable, WantedSeat
from startable.server.botdesk import BotDesk
from startable.server.keys import hashed, new_key, new_seed, new_table_id
from startable.server.presence import Presence
from startable.server.records import SeatRecord, TableRecord
from startable.server.room import Room
from startable.server.settings import Settings
from startable.server.store import Store

MOST_LISTED = 100

log = logging.getLogger("startable")


class Lobby:
    def __init__(self, settings: Settings, store: Store, desk: BotDesk) -> None:
        self._settings = settings
        self._store = store
        self._desk = desk
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, float] = {}

    def room(self, id: str) -> Room | None:
        """The room of a table, read from the store if it is not in memory."""
        room = self._rooms.get(id) or self._read(id)
        if room is not None:
            self._used[id] = time.monotonic()
        return room

    async def quiet_room(self, id: str) -> Room | None:
        """The room at a moment when all that it could show is durable."""
        room = self.room(id)
        while room is not None and room.inbox.busy:
            await _when(room.post)
        return room

    def _read(self, id: str) -> Room | None:
        """A table that cannot be read any more is missing; it must not take others with it."""
        record = self._store.record(id)
        try:
            room = self._room_of(record) if record else None
        except ValueError as error:
            log.error("table %s cannot be read: %s", id, error)
            return None
        if room is not None:
            self._rooms[id] = room
            room.post(room.finish)
        return room

    def _room_of(self, record: TableRecord) -> Room | None:
        if record.version != game(record.game).version:
            return None
        presence = Presence(self._settings.away_ms)
        return Room(record, self._store.lines(record.id), self._store, presence, self._changed)

    async def keep(self, record: TableRecord) -> None:
        """Waits until the record is durable."""
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self._store.keep(record, done.set_result)
        if error := await done:
            raise error

    async def open(self, wish: OpenTable) -> tuple[TableRecord, dict[str, str]]:
        """A new table and the keys of those who sit already; Unreadable if there is no such game."""
        found = game(wish.game)
        rules = found.rules(len(wish.seats), wish.options)
        keys: dict[str, str] = {}
        seats = [
            _seat(number, wanted, keys, self._settings.any_bot) for number, wanted in enumerate(wish.seats)
        ]
        record = TableRecord(
            id=new_table_id(),
            game=found.name,
            version=found.version,
            options=rules.options,
            listed=wish.listed,
            watch=wish.watch,
            seed=new_seed(),
            created=time.time(),
            seats=seats,
        )
        await self.keep(record)
        return record, keys

    async def sit(self, room: Room, seat: int, name: str) -> tuple[int, str]:
        """Takes an open seat (-1: the first); Unreadable if it is taken."""
        free = [number for number, place in enumerate(room.record.seats) if place.kind == "open"]
        number = free[0] if seat < 0 and free else seat
        if number not in free:
            raise Unreadable("seat-taken")
        key = seating.sit(room, number, name)
        await _when(lambda then: room.post(lambda: room.save(then)))
        room.inform()
        return number, key

    async def follow(self, room: Room, keys: list[str]) -> tuple[TableRecord, dict[str, str]]:
        """New keys at the rematch table for those who hold keys here."""
        following = self.room(room.record.next)
        seats = seating.seats_of(room.record, keys)
        if following is None or not seats:
            raise Unreadable("table-unknown")
        given = {str(seat): new_key() for seat in seats}
        for seat, key in given.items():
            following.record.seats[int(seat)].key_hash = hashed(key)
        await _when(lambda then: following.post(lambda: following.save(then)))
        return following.record, given

    async def rematch(self, room: Room) -> None:
        """Another table with the same people; its seats wait for their old owners to follow."""
        if room.record.next:
            return
        old = room.record
        record = TableRecord(
            id=new_table_id(),
            game=old.game,
            version=old.version,
            options=old.options,
            listed=False,
            watch=old.watch,
            seed=new_seed(),
            created=time.time(),
            seats=[_again(seat) for seat in old.seats],
        )
        old.next = record.id
        await self.keep(record)
        room.post(lambda: room.save(room.inform))

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

    def _changed(self, room: Room) -> None:
        """A room has gone on: bots whose turn it is are asked; a broken room is forgotten."""
        if room.inbox.broken:
            if self._rooms.get(room.record.id) is room:
                del self._rooms[room.record.id]
            return
        for seat in room.rules.awaits(room.table.state).each() if room.links else []:
            if room.plays_itself(seat) and seat not in room.thinking:
                room.thinking.add(seat)
                self._desk.ask(_thought(room, seat), _answer(room, seat), _give_up(room, seat))

    def tidy(self) -> None:
        """Lets rooms go that nobody has been in for a while."""
        limit = time.monotonic() - self._settings.idle_minutes * 60
        for id, room in list(self._rooms.items()):
            if not room.links and self._used.get(id, 0) < limit:
                del self._rooms[id]
                self._used.pop(id, None)


def _seat(number: int, wanted: WantedSeat, keys: dict[str, str], any_bot: bool) -> SeatRecord:
    if wanted.kind == "bot":
        return SeatRecord("bot", "", _live_bot(wanted.bot, any_bot), salt="bot")
    if wanted.kind == "friend":
        return SeatRecord("open")
    keys[str(number)] = new_key()
    return SeatRecord("person", seating.named(wanted.name or "?"), key_hash=hashed(keys[str(number)]))


def _live_bot(name: str, any_bot: bool) -> str:
    """How long a bot thinks is not for strangers to say: it comes by its bare name."""
    if name not in NAMES and not any_bot:
        raise Unreadable("bot-unknown", {"name": name[:40], "names": ", ".join(NAMES)})
    return bot(name).name


def _again(seat: SeatRecord) -> SeatRecord:
    """The same player's seat at the next table: a person's waits for its key and salt."""
    if seat.kind == "bot":
        return SeatRecord("bot", bot=seat.bot, salt=seat.salt)
    return SeatRecord("person", seat.name)


def _thought(room: Room, seat: int) -> Thought:
    record = room.record
    view = dict(room.game.secrecy.view(room.table.state, seat))
    options = tuple(record.options.items())
    may_wait = botseat.may_wait(room, seat)
    name = record.seats[seat].bot
    return Thought(record.game, len(record.seats), options, name, seat, view, room.pace_ms, may_wait)


def _answer(room: Room, seat: int) -> Callable[[str, list[int]], None]:
    return lambda kind, args: room.post(lambda: botseat.answer(room, seat, kind, args))


def _give_up(room: Room, seat: int) -> Callable[[], None]:
    """Whoever comes next to the table lets the bot be asked again."""
    return lambda: room.post(lambda: botseat.give_up(room, seat))


async def _when(start: Callable[[Callable[[], None]], None]) -> None:
    """Waits for something that calls back."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    start(lambda: done.set_result(None))
    await asyncio.wait_for(done, timeout=10)
