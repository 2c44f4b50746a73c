"""One connection of a person or a program to a room, without the socket: who it is, and what waits for it."""

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from startable.server.lag import Lag
from startable.server.limits import Credits
from startable.server.protocol import Fault

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


TRY_AGAIN = 1013


class Wire(Protocol):
    """What a link needs of its socket."""

    @property
    def free(self) -> bool:
        """May something be written now?"""
        ...

    def write(self, message: bytes) -> None: ...
    def hang_up(self, code: int) -> None: ...


class Link:
    """A link that lags loses its frames and gets one full frame later.

    What is told to this link alone, such as the answer to a move, is never lost while the link lives.
    """

    def __init__(self, wire: Wire, most: int, credits: Credits) -> None:
        self.credits = credits
        self.seats: tuple[int, ...] = ()
        self.client = ""
        self.lag = Lag()
        self.lagging = False
        self.closing = 0
        """The close code, once the room wants this link gone."""
        self._wire = wire
        self._most = most
        self._outbox: deque[bytes] = deque()
        self._answers: deque[bytes] = deque()

    def push(self, message: bytes) -> None:
        if self._wire.free and not self.lagging:
            self._wire.write(message)
        elif len(self._outbox) >= self._most:
            self._outbox.clear()
            self.lagging = True
        elif not self.lagging:
            self._outbox.append(message)

    def tell(self, message: Any) -> None:
        if self._wire.free:
            self._wire.write(encode(message))
            return
        self._answers.append(encode(message))
        if len(self._answers) > self._most:
            self.close(TRY_AGAIN)

    def fault(self, fact: str, **args: int | str) -> None:
        self.tell(Fault(fact, dict(args)))

    def turn_away(self, fact: str, code: int) -> None:
        self.fault(fact)
        self.close(code)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = code
            self._wire.hang_up(code)

    def flush(self) -> None:
        """The wire is free again: answers first, then frames."""
        while self._wire.free and (self._answers or self._outbox):
            self._wire.write((self._answers or self._outbox).popleft())
