"""Events in the store: opened, joined, drawn round by round. Any process can do any of it.

A record is changed from the version that was read, or not at all; whoever was overtaken looks again.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakValueDictionary

from startable.core import Unreadable
from startable.play.catalogue import game
from startable.server.addresses import network
from startable.server.events.draw import draw
from startable.server.events.records import (
    ABSENT,
    Entrant,
    EventRecord,
    EventTable,
    Round,
    read_event,
    write_event,
)
from startable.server.events.tables import places, table_for
from startable.server.people.keys import Who, hashed, new_key, new_table_id
from startable.server.people.names import folded, named
from startable.server.protocol.http import NewEvent
from startable.server.storage.records import TableRecord, readable
from startable.server.storage.store import Store, StoreFails, opened, step
from startable.server.tables.lobby import Lobby, TooMany
from startable.server.tables.opening import live_bot
from startable.server.workers.desk import Desk

MOST_HERE: Final = 64
MOST_ENTRANTS: Final = 192
"""With those who have gone again."""
MOST_ROUNDS: Final = 64
DAY_S: Final = 86_400.0
TRIES: Final = 20
NAMELESS: Final = "?"
"""What a player who is forgotten goes by."""

log = logging.getLogger("startable")

Tables = dict[str, TableRecord]
Change = Callable[[EventRecord], Awaitable[None]]


class EventUnknown(Unreadable):
    """There is no such event."""


class NotAllowed(Unreadable):
    """Somebody else may do that."""


class Events:
    def __init__(self, store: Store, lobby: Lobby, desk: Desk, most_open: int) -> None:
        self._store = store
        self._lobby = lobby
        self._desk = desk
        self._most_open = most_open
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By event: in this process one after the other changes it."""

    # --- opening and finding ---

    async def open(self, wish: NewEvent, opener: str, player: str = "") -> tuple[EventRecord, str]:
        """The event and its organiser's key; Unreadable if it could not be played."""
        key, who = new_key(), hashed(network(opener))
        event = EventRecord(
            id=new_table_id(),
            name=named(wish.name),
            game=game(wish.game).name,
            options=wish.options,
            system=wish.system,
            seats=wish.seats,
            rounds=wish.rounds,
            time=wish.time,
            fill=live_bot(wish.fill, False) if wish.fill else "",
            key_hash=hashed(key),
            organiser=player,
            lot=new_key(),
            created=time.time(),
            opener=who,
        )
        _can_be_played(event)
        await self._may_open(who)
        row = (event.id, event.created, who, write_event(event))
        await self._store.change(step("insert into events values ($1, 1, $2, $3, 0, $4)", *row))
        return event, key

    async def _may_open(self, opener: str) -> None:
        query = "select count(*) from events where opener = $1 and created > $2 and over = 0"
        ((many,),) = await self._store.ask(query, opener, time.time() - DAY_S)
        if many >= self._most_open:
            raise TooMany("events-enough", {"most": self._most_open})

    async def look(self, id: str) -> tuple[EventRecord, Tables]:
        """The event, with all results that there are by now, and the tables of its last round."""
        event, version = await self._read(id)
        tables, news = await self._catch_up(event)
        if news:
            await self._keep(event, version)  # If somebody else was faster, they have found the same.
        return event, tables

    # --- taking part ---

    async def join(self, id: str, name: str, who: Who) -> tuple[EventRecord, int, str]:
        """Who one is there, and the key that opens one's seats."""
        sitter, key = await self._lobby.players.sitter(who.player, named(name)), new_key()

        async def change(event: EventRecord) -> None:
            _may_join(event, sitter.name, who)
            event.entrants.append(Entrant(sitter.name, hashed(key), sitter.player, sitter.namesake))

        event = await self._changed(id, change)
        return event, len(event.entrants) - 1, key

    async def be_here(self, id: str, entrant: int, here: bool, who: Who) -> EventRecord:
        """Somebody goes, or is back."""

        async def change(event: EventRecord) -> None:
            if entrant != entrant_of(event, who) and not is_organiser(event, who):
                raise NotAllowed("organiser-only")
            if entrant >= len(event.entrants):
                raise Unreadable("entrant-unknown")
            if here and not event.entrants[entrant].here and len(event.here) >= MOST_HERE:
                raise Unreadable("event-full", {"most": MOST_HERE})
            event.entrants[entrant].here = here

        return await self._changed(id, change)

    async def of(self, player: str) -> list[str]:
        """The events that a known player opened, or took part in."""
        like = f'%"{player}"%'
        return [row[0] for row in await self._store.ask("select id from events where record like $1", like)]

    async def forget(self, player: str) -> None:
        """A player goes for good: their results stay, without a name."""
        for id in await self.of(player):

            async def change(event: EventRecord) -> None:
                event.organiser = "" if event.organiser == player else event.organiser
                for entrant in event.entrants:
                    if entrant.player == player:
                        entrant.name, entrant.player = NAMELESS, ""

            await self._changed(id, change)

    # --- what the organiser does ---

    async def next_round(self, id: str, number: int, who: Who) -> EventRecord:
        """Its tables are there for good before anybody hears of the round."""

        async def change(event: EventRecord) -> None:
            _organiser(event, who)
            _may_go_on(event, number)
            event.played.append(await self._drawn(event))

        return await self._changed(id, change)

    async def _drawn(self, event: EventRecord) -> Round:
        allowed = [each for each in game(event.game).seats if each > 1]
        tables, byes = await self._desk.page(draw, write_event(event), allowed)
        if not tables:
            raise Unreadable("event-too-few")
        records = [table_for(event, seats) for seats in tables]
        await asyncio.gather(*[opened(self._store, each) for each in records])
        drawn = [EventTable(record.id, seats) for record, seats in zip(records, tables, strict=True)]
        return Round(drawn, byes, time.time())

    async def call_off(self, id: str, table: str, who: Who) -> EventRecord:
        """A table is waited for no longer."""
        event, _ = await self.look(id)
        _organiser(event, who)
        _waited_for(event, table)
        await self._lobby.call_off(table)

        async def change(event: EventRecord) -> None:
            for found in event.played[-1].tables:
                if found.id == table:
                    found.called_off = True
                    found.places = found.places or [ABSENT] * len(found.seats)  # It may be gone itself.

        return await self._changed(id, change)

    async def end(self, id: str, who: Who) -> EventRecord:
        async def change(event: EventRecord) -> None:
            _organiser(event, who)
            if not event.between_rounds:
                raise Unreadable("round-goes-on")
            event.over = True

        return await self._changed(id, change)

    # --- the store ---

    async def _changed(self, id: str, change: Change) -> EventRecord:
        """As it is after the change, once that is durable."""
        async with self._turns.setdefault(id, asyncio.Lock()):
            for _ in range(TRIES):
                event, version = await self._read(id)
                await self._catch_up(event)
                await change(event)
                if await self._keep(event, version):
                    return event
        raise StoreFails("others change this event all the time")

    async def _read(self, id: str) -> tuple[EventRecord, int]:
        rows = await self._store.ask("select record, version from events where id = $1", id)
        if not rows:
            raise EventUnknown("event-unknown")
        try:
            return read_event(rows[0][0]), rows[0][1]
        except ValueError as error:
            log.error("event %s cannot be read: %s", id, error)
            raise EventUnknown("event-unknown") from None

    async def _keep(self, event: EventRecord, version: int) -> bool:
        """Unless somebody else was faster."""
        keep = (
            "update events set version = version + 1, over = $1, record = $2 "
            "where id = $3 and version = $4 returning version"
        )
        row = (int(event.over), write_event(event), event.id, version)
        return bool(await self._store.change(step(keep, *row)))

    async def _catch_up(self, event: EventRecord) -> tuple[Tables, bool]:
        """Notes what came of the last round, as the records of its tables have it; whether that is news."""
        waiting = [table for table in event.played[-1].tables if not table.places] if event.played else []
        tables = await self._tables([table.id for table in waiting])
        for table in waiting:
            if table.id in tables:
                table.places = places(tables[table.id])
        return tables, any([table.places for table in waiting])

    async def _tables(self, ids: list[str]) -> Tables:
        if not ids:
            return {}
        places = ", ".join([f"${number}" for number in range(1, len(ids) + 1)])
        rows = await self._store.ask(f"select record from tables where id in ({places})", *ids)
        return {record.id: record for record in readable([row[0] for row in rows])}


def _can_be_played(event: EventRecord) -> None:
    """Unreadable if no table could be opened, or the system is for others."""
    if (event.system == "tables") == (event.seats == 2):
        raise Unreadable("event-for-two" if event.seats > 2 else "event-for-more")
    if (event.system == "robin") != (event.rounds == 0):
        raise Unreadable("event-rounds")
    trial = [Entrant(str(number), "") for number in range(event.seats)]
    event.entrants = trial
    event.options = table_for(event, range(event.seats)).options
    event.entrants = []


def _may_join(event: EventRecord, name: str, who: Who) -> None:
    if event.over:
        raise Unreadable("event-over")
    if entrant_of(event, who) >= 0:
        raise Unreadable("event-joined")
    if len(event.here) >= MOST_HERE or len(event.entrants) >= MOST_ENTRANTS:
        raise Unreadable("event-full", {"most": MOST_HERE})
    if folded(name) in [folded(each.name) for each in event.entrants]:
        raise Unreadable("event-name", {"name": name})


def _may_go_on(event: EventRecord, number: int) -> None:
    if event.over:
        raise Unreadable("event-over")
    if not event.between_rounds or number <= len(event.played):
        raise Unreadable("round-goes-on")
    if number != len(event.played) + 1:
        raise Unreadable("round-unknown")
    if len(event.played) >= (event.rounds or MOST_ROUNDS):
        raise Unreadable("rounds-enough")


def _waited_for(event: EventRecord, table: str) -> None:
    waiting = [each.id for each in event.played[-1].tables if not each.places] if event.played else []
    if table not in waiting:
        raise Unreadable("event-table-over")


def is_organiser(event: EventRecord, who: Who) -> bool:
    known = who.player != "" and event.organiser == who.player
    return known or event.key_hash in [hashed(key) for key in who.keys]


def _organiser(event: EventRecord, who: Who) -> None:
    if not is_organiser(event, who):
        raise NotAllowed("organiser-only")


def entrant_of(event: EventRecord, who: Who) -> int:
    """Who somebody is among those who take part; -1: none of them."""
    hashes = [hashed(key) for key in who.keys]
    mine = [
        number
        for number, entrant in enumerate(event.entrants)
        if entrant.key_hash in hashes or (who.player and entrant.player == who.player)
    ]
    return mine[0] if mine else -1
