"""A socket without a network: what a room says goes to a window of this browser."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from startable.server.people.keys import Who
from startable.server.settings import Settings
from startable.server.socket.connection import Connection
from startable.server.socket.credits import Credits
from startable.server.socket.inbound import Inbound
from startable.server.tables.room import Room

PLENTY = 1_000_000
"""Nobody floods a table of their own."""


class Ears(Protocol):
    """The window's end."""

    def heard(self, text: str) -> None: ...
    def closed(self, code: int) -> None: ...


class Line:
    """The end of a connection; whatever is written arrives."""

    free = at_rest = True
    round_trip_ms = 0.0

    def __init__(self, ears: Ears, settings: Settings) -> None:
        self._ears = ears
        self.connection = Connection(self, settings.outbox, Credits(PLENTY, PLENTY))
        self._inbound: Inbound | None = None

    def enter(self, room: Room, keys: list[str]) -> None:
        self._inbound = Inbound(room, self.connection, Who(keys), [])

    def receive(self, text: str) -> None:
        if self._inbound is not None:
            self._inbound.receive(text.encode())

    def leave(self) -> None:
        inbound, self._inbound = self._inbound, None
        if inbound is not None:
            inbound.close()

    # --- what a connection needs of its socket ---

    def write(self, message: bytes) -> None:
        self._ears.heard(message.decode())

    def later(self, seconds: float, callback: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, callback)

    def hang_up(self, code: int) -> None:
        self._ears.closed(code)
        self.leave()
