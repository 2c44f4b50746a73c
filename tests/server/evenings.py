"""Club evenings for tests: a process with its lobby, guests with browsers of their own, rounds played out."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from httpx import ASGITransport, AsyncClient

from startable.server.events.events import Events
from startable.server.http.api import api
from startable.server.protocol import Resign
from startable.server.settings import Settings
from startable.server.storage.choice import Where, store_at
from startable.server.storage.store import Store
from startable.server.tables.lobby import Lobby

from .memory import Desk, DrawnAtOnce, Visitor, nothing_to_start

SWISS = {"name": "Tuesday", "game": "ur", "system": "swiss", "rounds": 3}


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, evening: "Evening") -> None:
        transport = ASGITransport(app=evening.site)
        self.client = AsyncClient(
            transport=transport, base_url="http://table", headers={"origin": "http://table"}
        )
        self.evening = evening
        self.key = ""

    async def post(self, what: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.client.post(f"/api/events{what}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def opens(self, **wish: Any) -> str:
        answer = await self.post("", {**SWISS, **wish}, 201)
        self.key = answer["key"]
        return str(answer["event"])

    async def joins(self, event: str, name: str) -> "Guest":
        self.key = (await self.post(f"/{event}/join", {"name": name}, 201))["key"]
        return self

    async def sees(self, event: str) -> Any:
        answer = await self.client.get(f"/api/events/{event}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def comes(self, event: str) -> Visitor:
        """To one's table of this round, by what sitting down answers."""
        seated = await self.post(f"/{event}/sit", status=201)
        assert list(seated["keys"].values()) == [self.key]
        room = await self.evening.lobby.quiet_room(seated["table"])
        assert room
        return Visitor(room, *seated["keys"].values())


class Evening:
    """A process with its lobby, on a store."""

    def __init__(self, where: Where, **settings: Any) -> None:
        self.settings = Settings(bot_pause_ms=0, **settings)
        self.store: Store = store_at(where)
        self.lobby = Lobby(self.settings, self.store, Desk())
        self.site: Any = api(nothing_to_start)
        self.site.state.lobby, self.site.state.settings = self.lobby, self.settings
        self.events = Events(self.store, self.lobby, DrawnAtOnce(), self.settings.events_per_address)
        self.site.state.events = self.events

    async def guests(self, event: str, *names: str) -> list[Guest]:
        return [await Guest(self).joins(event, name) for name in names]

    def at_another_process(self, guest: Guest) -> Guest:
        """The same browser, with its cookies, is answered by this process now."""
        other = Guest(self)
        other.client.cookies, other.key = guest.client.cookies, guest.key
        return other


Scene = Callable[[Evening], Awaitable[None]]


def play(where: Where, scene: Scene, **settings: Any) -> None:
    async def main() -> None:
        evening = Evening(where, **settings)
        await evening.store.start(evening.lobby)
        try:
            await scene(evening)
        finally:
            await evening.store.close()

    asyncio.run(main())


def names(event: Any, entrants: list[int]) -> list[str]:
    return [event["entrants"][each]["name"] if each >= 0 else "bot" for each in entrants]


async def lose(event: str, loser: Guest, winner: Guest) -> None:
    """Both come to their table, and one resigns; the others hear of it from the store."""
    here, there = await loser.comes(event), await winner.comes(event)
    while here.room.saving:
        await asyncio.sleep(0)
    assert here.room is there.room
    assert here.room.status == "playing"
    here.asks(Resign(here.connection.seats[0]))
    assert await loser.evening.lobby.quiet_room(here.room.record.id)


async def play_round(event: str, guests: list[Guest]) -> None:
    """At every table the one who joined first wins."""
    seen = [await guest.sees(event) for guest in guests]
    tables: dict[str, list[Guest]] = {}
    for guest, each in zip(guests, seen, strict=True):
        tables.setdefault(each["table"], []).append(guest)
    for table, both in tables.items():
        if table:
            await lose(event, both[1], both[0])
