"""Players who are known: by passkeys, without passwords, on as many devices as they like."""

import time
from collections.abc import Iterable
from typing import Any, NamedTuple

from startable.core import Unreadable
from startable.server.people.keys import KEY_LENGTH, SESSION, hashed, new_session_key, new_table_id
from startable.server.people.names import folded, own_name
from startable.server.people.passkeys import (
    Asked,
    Passkey,
    Place,
    ask_for_known,
    ask_for_new,
    made,
    number_of,
    shown,
)
from startable.server.people.tickets import LINK_S, Tickets
from startable.server.storage.store import Clash, Step, Store, step

SESSION_S = 180 * 24 * 3600.0
NAMELESS = "?"
"""What whoever is forgotten goes by."""
MOST_PASSKEYS = 12
MOST_NAMES = 5
"""A name that was worn once stays its player's; so nobody collects them."""


class Player(NamedTuple):
    id: str
    name: str
    created: float
    shown: bool
    """May others see the page of this player?"""


class Sitter(NamedTuple):
    """Who sits down: a known player, or a stranger by some name."""

    name: str
    player: str = ""
    namesake: bool = False
    """A stranger by the name of a known player."""


class Device(NamedTuple):
    """A passkey, as its owner sees it."""

    id: str
    device: str
    created: float
    used: float


class Session(NamedTuple):
    """Somebody is known from now on; the key is told once and never again."""

    key: str
    player: str


class Players:
    """Everything is in the store: any process knows them, and forgets them at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tickets = Tickets(store)

    # --- coming ---

    async def ask_new(self, place: Place, name: str) -> tuple[str, Asked]:
        """A ticket, and what the browser is to be asked. Unreadable if another player wears the name."""
        name = own_name(name)
        if await self.owners([name]):
            raise Unreadable("name-worn", {"name": name})
        player = new_table_id()
        asked = ask_for_new(place, player, name, [])
        return await self._tickets.give("new", {"player": player, "name": name, "state": asked.state}), asked

    async def make(self, place: Place, ticket: str, answer: dict[str, Any], device: str) -> Session:
        """A new player with a first passkey, who is known here from now on."""
        said = await self._tickets.take("new", ticket)
        player, name, now = said["player"], said["name"], time.time()
        passkey = made(place, said["state"], answer)
        session, begin = _session(player, now)
        try:
            await self._store.change(
                step("insert into names values ($1, $2, $3)", folded(name), player, now),
                step("insert into players values ($1, $2, $3, 0)", player, name, now),
                _adding(passkey, player, device, now),
                begin,
            )
        except Clash:
            raise Unreadable("name-worn", {"name": name}) from None
        return session

    async def ask_known(self, place: Place) -> tuple[str, Asked]:
        asked = ask_for_known(place)
        return await self._tickets.give("known", {"state": asked.state}), asked

    async def welcome(self, place: Place, ticket: str, answer: dict[str, Any]) -> Session:
        """Somebody shows a passkey that we know."""
        said, now = await self._tickets.take("known", ticket), time.time()
        rows = await self._store.ask(
            "select player, id, data, counter from passkeys where id = $1", number_of(answer)
        )
        if not rows:
            raise Unreadable("passkey-unknown")
        player, known = rows[0][0], Passkey(*rows[0][1:])
        counter = shown(place, said["state"], known, answer)
        session, begin = _session(player, now)
        await self._store.change(
            step("delete from sessions where until < $1", now),
            step("update passkeys set counter = $1, used = $2 where id = $3", counter, now, known.id),
            begin,
        )
        return session

    # --- another device ---

    async def link(self, player: str) -> str:
        """A ticket that another device may come with, once and soon."""
        return await self._tickets.give("link", {"player": player}, LINK_S)

    async def ask_more(self, place: Place, link: str) -> tuple[str, Asked, Player]:
        player = await self._sure(str((await self._tickets.look("link", link))["player"]))
        has = [each.id for each in await self.devices(player.id)]
        if len(has) >= MOST_PASSKEYS:
            raise Unreadable("passkeys-enough", {"most": MOST_PASSKEYS})
        asked = ask_for_new(place, player.id, player.name, has)
        return await self._tickets.give("more", {"link": link, "state": asked.state}), asked, player

    async def add(self, place: Place, ticket: str, answer: dict[str, Any], device: str) -> Session:
        """A further passkey; the link is spent by that."""
        said = await self._tickets.take("more", ticket)
        passkey, now = made(place, said["state"], answer), time.time()
        player = await self._sure((await self._tickets.take("link", said["link"]))["player"])
        session, begin = _session(player.id, now)
        try:
            await self._store.change(_adding(passkey, player.id, device, now), begin)
        except Clash:
            raise Unreadable("passkey-refused") from None
        return session

    # --- who is who ---

    async def known(self, key: str) -> str:
        """Whose session this is; empty: nobody's."""
        if not key.startswith(f"{SESSION}-") or len(key) > KEY_LENGTH:
            return ""
        rows = await self._store.ask(
            "select player from sessions where hash = $1 and until > $2", hashed(key), time.time()
        )
        return str(rows[0][0]) if rows else ""

    async def player(self, id: str) -> Player | None:
        rows = await self._store.ask("select id, name, created, shown from players where id = $1", id)
        return _player(rows[0]) if rows else None

    async def _sure(self, id: str) -> Player:
        found = await self.player(id)
        if found is None:
            raise Unreadable("ticket-old")
        return found

    async def owners(self, names: Iterable[str]) -> dict[str, str]:
        """By those of these names that a known player has: who that is."""
        found: dict[str, str] = {}
        for name in names:
            rows = await self._store.ask("select player from names where folded = $1", folded(name))
            if rows:
                found[name] = rows[0][0]
        return found

    async def sitter(self, player: str, name: str) -> Sitter:
        """A player goes by their own name, whatever they say; a stranger by the name that they give."""
        known = await self.player(player) if player else None
        if known is not None:
            return Sitter(known.name, known.id)
        return Sitter(name, "", bool(await self.owners([name])))

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        found = [await self.player(id) for id in ids]
        return {each.id: each.name for each in found if each}

    # --- what their owner does ---

    async def devices(self, player: str) -> list[Device]:
        rows = await self._store.ask(
            "select id, device, created, used from passkeys where player = $1 order by created", player
        )
        return [Device(*row) for row in rows]

    async def rename(self, player: str, name: str) -> None:
        name = own_name(name)
        now, owner = time.time(), (await self.owners([name])).get(name, "")
        steps = [step("update players set name = $1 where id = $2", name, player)]
        if not owner:
            await self._may_take_name(player)
            steps.insert(0, step("insert into names values ($1, $2, $3)", folded(name), player, now))
        try:
            if owner not in ("", player):
                raise Clash
            await self._store.change(*steps)
        except Clash:
            raise Unreadable("name-worn", {"name": name}) from None

    async def _may_take_name(self, player: str) -> None:
        ((worn,),) = await self._store.ask("select count(*) from names where player = $1", player)
        if worn >= MOST_NAMES:
            raise Unreadable("names-enough", {"most": MOST_NAMES})

    async def show(self, player: str, shown: bool) -> None:
        await self._store.change(step("update players set shown = $1 where id = $2", int(shown), player))

    async def drop(self, player: str, passkey: str) -> None:
        """Not the last one: nobody could come in any more."""
        rows = await self._store.change(
            step(
                "delete from passkeys where id = $1 and player = $2 and "
                "(select count(*) from passkeys where player = $2) > 1 returning id",
                *(passkey, player),
            )
        )
        if not rows:
            raise Unreadable("passkey-last")

    async def leave(self, key: str) -> None:
        """Here nobody is known any more."""
        await self._store.change(step("delete from sessions where hash = $1", hashed(key)))

    async def leave_elsewhere(self, player: str, key: str) -> None:
        """Only here this player is known from now on."""
        gone = "delete from sessions where player = $1 and hash <> $2"
        await self._store.change(step(gone, player, hashed(key)))

    async def sessions(self, player: str) -> list[tuple[float, float]]:
        """When each began, and until when it is good."""
        rows = await self._store.ask(
            "select created, until from sessions where player = $1 order by created", player
        )
        return [(row[0], row[1]) for row in rows]

    async def old_names(self, player: str) -> list[str]:
        rows = await self._store.ask("select folded from names where player = $1 order by since", player)
        return [row[0] for row in rows]

    async def forget(self, player: str) -> None:
        """Every trace of them that is not part of other people's games."""
        gone = [step(f"delete from {table} where player = $1", player) for table in _OF_A_PLAYER]
        unnamed = [step(each, NAMELESS, player) for each in _NAMED]
        await self._store.change(*gone, *unnamed, step("delete from players where id = $1", player))


_NAMED = (
    "update reports set player = '', name = $1 where player = $2",
    "update reports set reporter = '', reporter_name = $1 where reporter = $2",
)
_OF_A_PLAYER = ("passkeys", "sessions", "names", "sat")


def _player(row: tuple[Any, ...]) -> Player:
    return Player(row[0], row[1], row[2], bool(row[3]))


def _session(player: str, now: float) -> tuple[Session, Step]:
    key = new_session_key()
    begin = step("insert into sessions values ($1, $2, $3, $4)", hashed(key), player, now, now + SESSION_S)
    return Session(key, player), begin


def _adding(passkey: Passkey, player: str, device: str, now: float) -> Step:
    row = (passkey.id, player, passkey.data, passkey.counter, device, now, now)
    return step("insert into passkeys values ($1, $2, $3, $4, $5, $6, $7)", *row)
