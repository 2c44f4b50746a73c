"""A client for programs: sit down at a table, see frames, make moves.

with Player.join("http://localhost:8000/t/abcdefghjkmn", "Robi") as me:
    for frame in me.turns():
        me.play(frame.legal[0])
"""

import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

from startable.play.salts import seal
from startable.server.protocol import (
    Ack,
    Beat,
    Choice,
    Fault,
    Frame,
    Hello,
    MoveIn,
    Refused,
    Reveal,
    RoomInfo,
    Salt,
    ToClient,
    Welcome,
)
from startable.server.protocol.fields import ANY_SEAT
from startable.server.protocol.http import OpenTable, Seated, SitDown, WantedSeat

_decode = msgspec.json.Decoder(ToClient).decode
_encode = msgspec.json.encode


class Trouble(Exception):
    """The server says no: a fault of the message, or a rule that refuses the move."""

    def __init__(self, fact: str, args: dict[str, int | str], rule: str = "") -> None:
        super().__init__(f"{fact} {args} {rule}".strip())
        self.fact = fact
        self.rule = rule


class Player:
    """One seat, or several, at one table. Use it in a `with` block."""

    def __init__(self, address: str, seated: Seated) -> None:
        self.table = seated.table
        self.room: RoomInfo | None = None
        self.frame: Frame | None = None
        self.seats: list[int] = []
        self._n = 0
        self._salt = secrets.token_hex(16)
        self._socket = self._connect(address, seated)

    @classmethod
    def open(cls, address: str, game: str, name: str, against: str = "", **options: int) -> Self:
        """Opens a table and sits down; the other seat is a bot's, or a friend's if none is named."""
        other = WantedSeat("bot", bot=against) if against else WantedSeat("friend")
        wish = OpenTable(game, [WantedSeat("me", name), other], options)
        return cls(_base(address), _post(f"{_base(address)}/api/tables", wish))

    @classmethod
    def join(cls, link: str, name: str, seat: int = ANY_SEAT) -> Self:
        """Takes an open seat at the table of this link, as people share it."""
        table = urlsplit(link).path.rstrip("/").rsplit("/", 1)[-1]
        return cls(_base(link), _post(f"{_base(link)}/api/tables/{table}/sit", SitDown(name, seat)))

    def _connect(self, address: str, seated: Seated) -> ClientConnection:
        socket = connect(f"ws{address[4:]}/api/tables/{seated.table}/socket", proxy=None)
        keys = list(seated.keys.values())
        hello = Hello(secrets.token_hex(8), keys=keys, commit=seal(seated.table, self._salt))
        socket.send(_encode(hello).decode())
        return socket

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def turns(self) -> Iterator[Frame]:
        """Every frame in which this player may move, until the game is over."""
        while self.frame is None or self.frame.result is None:
            if isinstance(message := self.receive(), Frame) and message.legal:
                yield message

    def play(self, choice: Choice) -> None:
        """Makes a move and waits until it is durable; Trouble if it is refused."""
        self._n += 1
        move = MoveIn(self._n, choice.seat, choice.kind, choice.args)
        self._socket.send(_encode(move).decode())
        while not isinstance(answer := self.receive(), Ack):
            if isinstance(answer, Refused):
                raise Trouble(answer.fact, answer.args, answer.rule)

    def receive(self) -> Any:
        """The next message; rooms and frames are remembered."""
        message = _decode(self._socket.recv())
        if isinstance(message, Beat):
            self._socket.send(_encode(message).decode())
        if isinstance(message, Reveal):
            self._socket.send(_encode(Salt(self._salt)).decode())
        if isinstance(message, Fault):
            raise Trouble(message.fact, message.args)
        if isinstance(message, Frame):
            self.frame = message
        elif isinstance(message, RoomInfo):
            self.room = message
        elif isinstance(message, Welcome):
            self.seats = message.seats
        return message


def _base(link: str) -> str:
    parts = urlsplit(link)
    return f"{parts.scheme}://{parts.netloc}"


def _post(url: str, body: msgspec.Struct) -> Seated:
    request = urllib.request.Request(url, _encode(body), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return msgspec.json.decode(answer.read(), type=Seated)
    except urllib.error.HTTPError as error:
        fault = json.loads(error.read())
        raise Trouble(fault["fact"], fault["args"]) from None
