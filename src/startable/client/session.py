"""What a player knows and still has to say, whoever carries the messages: no sockets in here."""

import logging
import secrets
import time
from collections.abc import Mapping, Sequence

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus

from startable.client.pace import Pace
from startable.play.salts import seal
from startable.server.protocol import (
    Ack,
    Beat,
    Choice,
    Fault,
    Frame,
    Hello,
    MoveIn,
    Pong,
    Refused,
    Reveal,
    RoomInfo,
    Said,
    Salt,
    ToClient,
    Welcome,
)

Message = Welcome | Reveal | RoomInfo | Frame | Ack | Refused | Said | Pong | Fault | Beat

FOR_GOOD = frozenset({1000, 1007, 1008, 4403, 4404, 4410, 4411})
"""Codes after which nobody need come back: left, bad or too many messages, not allowed, no table, closed."""
COME_AGAIN = "store-fails"
"""A fault after which the server closes the connection and hopes that we come back."""
_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.1, 2.0
_LASTING_S = 5.0
"""A connection that was there for so long had come back for good."""

log = logging.getLogger("startable.client")

_decode = msgspec.json.Decoder(ToClient).decode


class Trouble(Exception):
    """The server says no: a fault of the message, or a rule that refuses the move."""

    def __init__(self, fact: str, args: Mapping[str, object], rule: str = "") -> None:
        super().__init__(f"{fact} {dict(args)} {rule}".strip())
        self.fact = fact
        self.details = dict(args)
        self.rule = rule


class Gone(ConnectionError):
    """The table is out of reach: it was closed, or the server did not come back in time."""


class Session:
    """One player at one table, over as many connections as it takes."""

    def __init__(self, table: str, keys: Sequence[str]) -> None:
        self.table = table
        self.keys = list(keys)
        self.seats: list[int] = []
        self.room: RoomInfo | None = None
        self.frame: Frame | None = None
        self.pending = ""
        """The move that has no answer yet: said again after every hello, and made once."""
        self.pace = Pace()
        self._client = secrets.token_hex(8)
        self._salt = secrets.token_hex(16)
        self._n = 0
        self._shown: Frame | None = None
        self._lost_at = self._back_at = 0.0
        self._pause = _FIRST_PAUSE_S

    def greeting(self) -> list[str]:
        """The first messages of a connection."""
        v = self.frame.v if self.frame else 0
        hello = Hello(self._client, v=v, keys=self.keys, commit=seal(self.table, self._salt))
        return [_text(hello), *([self.pending] if self.pending else [])]

    def move(self, choice: Choice) -> str:
        self._n += 1
        self.pending = _text(MoveIn(self._n, choice.seat, choice.kind, choice.args))
        return self.pending

    def hear(self, text: str | bytes) -> tuple[Message, str]:
        """A message, and what is to be said at once, if anything. Trouble if it is one."""
        message: Message = _decode(text)
        if isinstance(message, Fault) and message.fact != COME_AGAIN:
            self.pending = ""
            raise Trouble(message.fact, message.args)
        self._remember(message)
        return message, self._reply(message)

    def _remember(self, message: Message) -> None:
        if isinstance(message, Frame):
            self.frame = message
        elif isinstance(message, RoomInfo):
            self.room = message
        elif isinstance(message, Welcome):
            self.seats = message.seats
            self.pace.allow(message.at_once, message.a_second)
            self._back_at = time.monotonic()

    def _reply(self, message: Message) -> str:
        if isinstance(message, Reveal):
            return _text(Salt(self._salt))
        return _text(message) if isinstance(message, Beat) else ""

    def answered(self, message: Message) -> bool:
        """Is this the answer to the move that was sent? Trouble if a rule refuses it."""
        if isinstance(message, Refused) and message.n == self._n and self.pending:
            self.pending = ""
            self._is_here()
            raise Trouble(message.fact, message.args, message.rule)
        if not (isinstance(message, Ack) and message.n == self._n):
            return False
        self.pending = ""
        self._is_here()
        if self.frame and self.frame.v < message.v:
            self._shown = self.frame  # It is from before the move, and a newer one is on its way.
        return True

    def turn(self) -> Frame | None:
        """The frame of now, if this player may move in it and it was not given out before."""
        frame = self.frame
        if frame is None or frame is self._shown or not frame.legal or frame.result:
            return None
        self._shown = frame
        return frame

    def pause(self, patience: float, error: Exception) -> float:
        """How long to wait before the next try to come back; Gone if that is in vain, or took too long."""
        now = time.monotonic()
        if self._back_at and now - self._back_at > _LASTING_S:
            self._is_here()
        self._lost_at, self._back_at = self._lost_at or now, 0.0
        if _is_final(error, bool(self.seats)) or now - self._lost_at > patience:
            raise Gone(f"the table is out of reach: {error}") from error
        log.warning("table %s is lost, and looked for again: %s", self.table, error)
        wait = self._pause * (0.75 + secrets.randbelow(1000) / 2000)  # so that not all come at once
        self._pause = min(self._pause * 2, _LONGEST_PAUSE_S)
        return wait

    def _is_here(self) -> None:
        """Back for good, and heard. A welcome alone is not enough: a table that breaks on our move each time
        has one too, and patience must end there."""
        self._lost_at, self._pause = 0.0, _FIRST_PAUSE_S

    @property
    def over(self) -> bool:
        return self.frame is not None and self.frame.result is not None


def _is_final(error: Exception, was_here: bool) -> bool:
    """Nothing that would be better later. Whoever was let in before has only come too often."""
    if isinstance(error, ConnectionClosed):
        return error.rcvd is not None and error.rcvd.code in FOR_GOOD
    final = (404, 410) if was_here else (403, 404, 410)
    return isinstance(error, InvalidStatus) and error.response.status_code in final


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()
