"""The whole table in one place, for the windows of one browser."""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace

from startable.device import journals, kept
from startable.device.door import Answer, Asked, Door, sorry
from startable.device.line import Ears, Line
from startable.device.shelf import Shelf
from startable.device.store import DeviceStore
from startable.server.settings import Settings
from startable.server.socket.connection import TRY_AGAIN
from startable.server.storage.store import StoreFails
from startable.server.tables.lobby import Lobby
from startable.server.workers.bot_desk import BotDesk
from startable.server.workers.coach_desk import CoachDesk
from startable.server.workers.desk import Desk
from startable.server.workers.workers import Workers

UNKNOWN_TABLE = 4404
TIDY_SECONDS = 60
_OF_TABLE = re.compile(r"/api/tables/([0-9a-z]{1,24})")

Answered = Callable[[int, str], object]
"""Hears the status and the body of an answer."""


class Device:
    def __init__(self, shelf: Shelf, quick: Workers, slow: Workers, settings: Settings) -> None:
        """`quick` think for who waits at a table, `slow` for who looks back at a game."""
        self._shelf = shelf
        self._settings = settings
        self._store = DeviceStore(shelf)
        self._lobby = Lobby(settings, self._store, BotDesk(quick))
        desk = Desk(quick)
        state = SimpleNamespace(
            lobby=self._lobby,
            store=self._store,
            settings=settings,
            pusher=None,
            desk=desk,
            coach=CoachDesk(desk, slow),
        )
        self._door = Door(state, *journals.HANDLERS, *kept.HANDLERS)

    def live(self) -> None:
        """From now on, looks after its rooms."""
        self._life = asyncio.ensure_future(self._look_after_rooms())

    async def _look_after_rooms(self) -> None:
        while True:
            with suppress(StoreFails):
                await self._lobby.wake()
            self._lobby.tidy()
            await asyncio.sleep(TIDY_SECONDS)

    async def ask(self, method: str, address: str, body: str, answered: Answered) -> None:
        """A request, and who hears the answer."""
        try:
            answer = await self._answer(method, address, body)
        except Exception as error:  # Whoever asks would wait for ever.
            answer = sorry(error)
        answered(answer.status, answer.body)

    async def _answer(self, method: str, address: str, body: str) -> Answer:
        found = _OF_TABLE.match(address)
        cookies = await self._shelf.keys(found[1]) if found else ""
        answer = await self._door.ask(Asked(method, address, body, cookies))
        await self._keep_keys(answer)
        return answer

    async def _keep_keys(self, answer: Answer) -> None:
        """As a browser does: what an answer brings is sent with the next request."""
        for cookie in answer.cookies:
            table = cookie.path.rpartition("/")[2]
            kept = dict(each.split("=", 1) for each in (await self._shelf.keys(table)).split("; ") if each)
            kept[cookie.key] = cookie.value
            await self._shelf.keep_keys(table, "; ".join([f"{key}={value}" for key, value in kept.items()]))

    async def connect(self, table: str, ears: Ears) -> Line:
        """A line to a table; if there is none, it is told so and hung up."""
        line = Line(ears, self._settings)
        try:
            room = await self._lobby.room(table)
            keys = await self._store.keys(table)
        except StoreFails:
            line.connection.turn_away("store-fails", TRY_AGAIN)
            return line
        if room is None:
            line.connection.turn_away("table-unknown", UNKNOWN_TABLE)
        else:
            line.enter(room, keys)
        return line

    def changed(self, table: str) -> None:
        """By another window: who is at this table here comes back, and reads it anew."""
        self._lobby.give_up(table)
