"""What comes in over one connection: limited, decoded and handed to the room. Knows nothing of games."""

import asyncio
from collections.abc import Callable

import msgspec

from startable.server.people.keys import Who
from startable.server.protocol import Beat, FromClient, Hello, MoveIn, Ping, Pong, Say
from startable.server.socket.connection import BAD_MESSAGE, TOO_MANY, Connection
from startable.server.socket.credits import Credits
from startable.server.tables.messages import Arrived, Asked, Greeted, Lagged, Left
from startable.server.tables.room import Room

HELLO_SECONDS = 15
TOO_FAST = 4
"""What chat that nobody hears costs, in messages."""

decode: Callable[[bytes], FromClient] = msgspec.json.Decoder(FromClient).decode


class Inbound:
    def __init__(self, room: Room, connection: Connection, who: Who, chat: list[Credits]) -> None:
        self._room = room
        self._connection = connection
        self._who = who
        """By the cookies, if the page is ours."""
        self._chat = chat
        """What this connection may say, and all of its address."""
        self._greeted = False
        loop = asyncio.get_running_loop()
        self._patience = loop.call_later(HELLO_SECONDS, connection.close, TOO_MANY)
        room.post(Arrived(connection))

    def receive(self, data: bytes) -> None:
        connection = self._connection
        if connection.closing:
            return
        if not connection.credits.spend():
            self.too_much()
            return
        message = decoded(connection, data)
        if message is None:
            return
        if self._greeted:
            self._pass_on(message)
        else:
            self._greet(message)

    def too_much(self) -> None:
        self._connection.turn_away("too-many-messages", TOO_MANY)

    def drained(self) -> None:
        """When the connection lagged, it gets one full frame instead of what it lost."""
        self._connection.flush()
        if self._connection.lagging:
            self._connection.lagging = False
            self._room.post(Lagged(self._connection))

    def close(self) -> None:
        """The other side is gone."""
        self._patience.cancel()
        self._room.post(Left(self._connection))

    def _greet(self, message: FromClient) -> None:
        """The first message must say who is there."""
        self._patience.cancel()
        self._greeted = True
        if isinstance(message, Hello):
            self._room.post(
                Greeted(self._connection, message, message.keys or self._who.keys, self._who.player)
            )
        else:
            self._connection.close(BAD_MESSAGE)

    def _pass_on(self, message: FromClient) -> None:
        if isinstance(message, MoveIn):  # It comes most often, and is waited for.
            self._room.post(Asked(self._connection, message))
        elif isinstance(message, Ping):
            self._connection.tell(Pong(message.at))
        elif isinstance(message, Beat):
            self._connection.echoed(message.n)
        elif isinstance(message, Hello):
            self._connection.close(BAD_MESSAGE)
        elif isinstance(message, Say) and not all([credits.spend() for credits in self._chat]):
            self._talks_too_fast()
        else:
            self._room.post(Asked(self._connection, message))

    def _talks_too_fast(self) -> None:
        """Who is told so and does not listen soon has no credits left."""
        if self._connection.credits.spend(TOO_FAST):
            self._connection.fault("chat-too-fast")
        else:
            self.too_much()


def decoded(connection: Connection, data: bytes) -> FromClient | None:
    """The message; None if it is none, and then its connection must go."""
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        connection.turn_away("bad-message", BAD_MESSAGE)
        return None
