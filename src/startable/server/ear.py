"""Listens to one link: limits and parses what it says and hands it to the room; knows nothing of games."""

import asyncio
from collections.abc import Callable

import msgspec

from startable.server import seating
from startable.server.link import Link
from startable.server.protocol import (
    Beat,
    FromLink,
    Hello,
    MoveIn,
    Ping,
    Pong,
    Rematch,
    Say,
    StandIn,
    TakeBack,
    Why,
)
from startable.server.room import Room

HELLO_SECONDS = 15
BAD_MESSAGE, TOO_MANY = 1007, 1008

decode: Callable[[bytes], FromLink] = msgspec.json.Decoder(FromLink).decode


class LinkEar:
    def __init__(
        self, room: Room, link: Link, keys: list[str], rematch: Callable[[Room, Link], None]
    ) -> None:
        self._room = room
        self._link = link
        self._keys = keys
        self._rematch = rematch
        self._greeted = False
        self._patience = asyncio.get_running_loop().call_later(HELLO_SECONDS, link.close, TOO_MANY)

    def hear(self, data: bytes) -> None:
        link = self._link
        if link.closing:
            return
        if not link.credits.spend():
            link.turn_away("too-many-messages", TOO_MANY)
            return
        message = decoded(link, data)
        if message is None:
            return
        if self._greeted:
            self._handle(message)
        else:
            self._greet(message)

    def drained(self) -> None:
        """When the link lagged, it gets one full frame instead of what it lost."""
        link, room = self._link, self._room
        link.flush()
        if link.lagging:
            link.lagging = False
            room.post(lambda: room.catch_up(link))

    def close(self) -> None:
        """The other side is gone."""
        link, room = self._link, self._room
        self._patience.cancel()
        room.guests.discard(link)
        room.post(lambda: seating.depart(room, link))

    def _greet(self, message: FromLink) -> None:
        """The first message must say who is there."""
        self._patience.cancel()
        self._greeted = True
        if not isinstance(message, Hello):
            self._link.close(BAD_MESSAGE)
            return
        link, room, keys = self._link, self._room, message.keys or self._keys
        hello = message
        room.post(lambda: seating.hello(room, link, hello, keys))

    def _handle(self, message: FromLink) -> None:
        link, room = self._link, self._room
        if isinstance(message, MoveIn):
            move = message
            room.post(lambda: room.move(link, move))
        elif isinstance(message, Ping):
            link.tell(Pong(message.at))
        elif isinstance(message, Beat):
            seating.heard(link, message)
        else:
            room.post(lambda: self._seldom(message))

    def _seldom(self, message: FromLink) -> None:
        link, room = self._link, self._room
        if isinstance(message, Why):
            room.why(link, message)
        elif isinstance(message, Say):
            seating.say(room, link, message)
        elif isinstance(message, StandIn):
            seating.stand_in(room, link, message)
        elif isinstance(message, TakeBack):
            seating.take_back(room, link, message)
        elif isinstance(message, Rematch):
            self._rematch(room, link)
        else:
            link.close(BAD_MESSAGE)


def decoded(link: Link, data: bytes) -> FromLink | None:
    """The message; None if it is none, and then its link must go."""
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        link.turn_away("bad-message", BAD_MESSAGE)
        return None
