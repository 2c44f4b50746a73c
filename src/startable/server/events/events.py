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
from startable.server.events.allowed import (
    EventUnknown,
    NotAllowed,
    can_be_played,
    entrant_of,
    has_room,
    is_organiser,
    may_go_on,
    may_join,
    only_organiser,
    waited_for,
)
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
from startable.server.people.names import named
from startable.server.protocol.http import NewEvent
from startable.server.storage.records import TableRecord, readable
from startable.server.storage.store import Store, StoreFails, opened, step
from startable.server.tables.lobby import Lobby, TooMany
from startable.server.tables.opening import live_bot
from startable.server.workers.desk import Desk

DAY_S: Final = 86_400.0
TRIES: Final = 20
NAMELESS: Final = "?"
"""What a player who is forgotten goes by."""

log = logging.getLogger("startable")

Tables = dict[str, TableRecord]
Change = Callable[[EventRecord], Awaitable[None]]


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
        can_be_played(event)
        await self._may_open(who)
        row = (event.id, event.created, who, write_event(event))
        await self._store.change(step("insert into events values ($1, 1, $2, $3, 0, $4)", *row))
        return event, key

    async def _may_open(self, opener: str) -> None:
        query = "select count(*) from events where opener = $1 and created > $2 and over = 0"
        ((many,),) = await self._store.ask(query, opener, time.time() - DAY_S)
        if many >= self._most_open:
            raise TooMany("events-enough", {"most": self._most_open})

    async def record(self, id: str) -> EventRecord | None:
        """As it is kept, whatever has come of its tables since; none: there is no such event."""
        try:
            return (await self._read(id))[0]
        except EventUnknown:
            return None

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
            may_join(event, sitter.name, who)
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
            if here and not event.entrants[entrant].here:
                has_room(event)
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
        """Its tables are there for good before anybody hears of the round.

        How it was drawn is kept first: whoever asks again after a crash opens those very tables, no others.
        """

        async def draw_it(event: EventRecord) -> None:
            only_organiser(event, who)
            may_go_on(event, number)
            event.drawn = event.drawn or await self._drawn(event)

        async def open_it(event: EventRecord) -> None:
            may_go_on(event, number)
            event.played += [event.drawn] if event.drawn else []
            event.drawn = None

        async with self._turn(id):
            await self._open_tables(await self._change(id, draw_it))
            return await self._change(id, open_it)

    async def _drawn(self, event: EventRecord) -> Round:
        allowed = [each for each in game(event.game).seats if each > 1]
        tables, byes = await self._desk.page(draw, write_event(event), allowed)
        if not tables:
            raise Unreadable("event-too-few")
        return Round([EventTable(new_table_id(), seats) for seats in tables], byes, time.time())

    async def _open_tables(self, event: EventRecord) -> None:
        """Those of the round that was drawn, but for those that are there already."""
        drawn = event.drawn.tables if event.drawn else []
        there = await self._tables([table.id for table in drawn])
        records = [table_for(event, table.seats, table.id) for table in drawn if table.id not in there]
        await asyncio.gather(*[opened(self._store, each) for each in records])

    async def call_off(self, id: str, table: str, who: Who) -> EventRecord:
        """A table is waited for no longer."""
        event, _ = await self.look(id)
        only_organiser(event, who)
        waited_for(event, table)
        await self._lobby.call_off(table)

        async def change(event: EventRecord) -> None:
            for found in event.played[-1].tables:
                if found.id == table:
                    found.called_off = True
                    found.places = found.places or [ABSENT] * len(found.seats)  # It may be gone itself.

        return await self._changed(id, change)

    async def end(self, id: str, who: Who) -> EventRecord:
        async def change(event: EventRecord) -> None:
            only_organiser(event, who)
            if not event.between_rounds:
                raise Unreadable("round-goes-on")
            event.over = True

        event = await self._changed(id, change)
        for table in event.drawn.tables if event.drawn else []:
            await self._lobby.call_off(table.id)
        return event

    # --- the store ---

    def _turn(self, id: str) -> asyncio.Lock:
        return self._turns.setdefault(id, asyncio.Lock())

    async def _changed(self, id: str, change: Change) -> EventRecord:
        """As it is after the change, once that is durable."""
        async with self._turn(id):
            return await self._change(id, change)

    async def _change(self, id: str, change: Change) -> EventRecord:
        """While it is our turn."""
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
