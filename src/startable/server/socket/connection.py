"""One connection of a person or a program to a room, without the socket: who it is, and what waits for it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from startable.server.protocol import Beat, Fault
from startable.server.socket.asides import Asides
from startable.server.socket.credits import Credits
from startable.server.socket.lag import EVERY_S, Lag

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode

BAD_MESSAGE, TOO_MANY, COME_BACK, TRY_AGAIN = 1007, 1008, 1012, 1013
"""Close codes; after the last two a client comes back by itself."""

Audience = tuple[tuple[int, ...], str]
"""Whoever has the same seats and the same language for text boards is sent the same."""


class Transport(Protocol):
    """What a connection needs of its socket."""

    @property
    def free(self) -> bool:
        """May something be written now?"""
        ...

    @property
    def at_rest(self) -> bool:
        """Has the other end all that was written, as far as the system tells?"""
        ...

    @property
    def round_trip_ms(self) -> float:
        """The shortest of late, as the system measured it; 0 where it does not tell."""
        ...

    def write(self, message: bytes) -> None: ...
    def later(self, seconds: float, callback: Callable[[], None]) -> None: ...
    def hang_up(self, code: int) -> None: ...


class Connection:
    """A connection that lags loses its frames and gets one full frame later.

    What is told to it alone, such as the answer to a move, is never lost while it lives. Asides go last.
    """

    def __init__(self, transport: Transport, most: int, credits: Credits) -> None:
        self.credits = credits
        self.client = ""
        self.seats: tuple[int, ...] = ()
        self.text = ""
        """The language of its text boards; empty: it has a board of its own."""
        self.audience: Audience = ((), "")
        self.audience_key = ""
        """The same for the same audience."""
        self.keeps_salt = False
        """Has it committed to a salt, which it shows when asked?"""
        self.lag = Lag()
        self.lagging = False
        self.closing = 0
        """The close code, once this connection has to go."""
        self._transport = transport
        self._most = most
        self._outbox: deque[bytes] = deque()
        self._answers: deque[bytes] = deque()
        self.asides = Asides(transport)

    def introduce(self, client: str, seats: tuple[int, ...], text: str) -> None:
        """Now it is known who this is."""
        self.client, self.seats, self.text = client, seats, text
        self.audience = (seats, text)
        self.audience_key = f"{seats}{text}"

    def push(self, message: bytes) -> None:
        if self._transport.free and not self.lagging:
            self._transport.write(message)
        elif len(self._outbox) >= self._most:
            self._outbox.clear()
            self.lagging = True
        elif not self.lagging:
            self._outbox.append(message)

    def tell(self, message: Any) -> None:
        if self._transport.free:
            self._transport.write(encode(message))
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
            self._transport.hang_up(code)

    def flush(self) -> None:
        """The transport is free again: answers first, then frames, then asides."""
        while self._transport.free and (self._answers or self._outbox):
            self._transport.write((self._answers or self._outbox).popleft())
        self.asides.go_on()

    def beat(self) -> None:
        """Asks for an echo, so that the lag of this connection is known."""
        if not self.closing:
            self.tell(Beat(self.lag.send()))

    def one_way_ms(self) -> float:
        """As measured by beats, but no longer than the system knows the line to be.

        The echo of a beat may be delayed to feign a long line; what the two systems tell each other about
        what arrived is not for a program to delay.
        """
        return min(self.lag.one_way_ms(), self._transport.round_trip_ms / 2)

    def echoed(self, n: int) -> None:
        """The echo of a beat; the next one follows after a while."""
        if self.lag.heard(n):
            asyncio.get_running_loop().call_later(EVERY_S, self.beat)
