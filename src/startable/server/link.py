"""One connection of a person or a program to a room, without the socket: who it is, and what waits for it."""

import asyncio
from collections import deque

import msgspec

from startable.server.lag import Lag
from startable.server.limits import Credits
from startable.server.protocol import Fault, ToLink

encode = msgspec.json.Encoder().encode


TRY_AGAIN = 1013


class Link:
    """The room pushes, a socket takes. A link that lags loses its frames and gets one full frame later.

    What is told to this link alone, such as the answer to a move, is never lost while the link lives.
    """

    def __init__(self, most: int, credits: Credits) -> None:
        self.credits = credits
        self.seats: tuple[int, ...] = ()
        self.client = ""
        self.lag = Lag()
        self.lagging = False
        self.closing = 0
        """The close code, once the room wants this link gone."""
        self._most = most
        self._outbox: deque[bytes] = deque()
        self._answers: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def push(self, message: bytes) -> None:
        if len(self._outbox) >= self._most:
            self._outbox.clear()
            self.lagging = True
        if not self.lagging:
            self._outbox.append(message)
        self._wake()

    def tell(self, message: ToLink) -> None:
        self._answers.append(encode(message))
        if len(self._answers) > self._most:
            self.close(TRY_AGAIN)
        self._wake()

    def fault(self, fact: str, **args: int | str) -> None:
        self.tell(Fault(fact, dict(args)))

    def turn_away(self, fact: str, code: int) -> None:
        self.fault(fact)
        self.close(code)

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._wake()

    def take(self) -> bytes | None:
        waiting = self._answers or self._outbox
        return waiting.popleft() if waiting else None

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def something(self) -> None:
        """Waits until there is something to do."""
        if not (self._answers or self._outbox or self.lagging or self.closing):
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
