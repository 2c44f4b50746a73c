"""Two people at one table, as each server knows them. A move is done when both have heard of it."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from time import perf_counter

import msgspec
from websocket import Socket, connect, post

Done = Callable[["Table"], None]


class Table(ABC):
    def __init__(self, port: int, done: Done) -> None:
        self.port = port
        self.done = done
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.due = 0.0
        """When the move under way was to be sent, if it had to wait for the one before."""
        self.waits = 0.0
        """The same of the next move."""
        self.busy = False
        """A move is under way."""
        self.failure = ""
        self._heard = 0
        self._ready: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Takes a new table, sits both down and waits until the game awaits a move."""
        self._ready = asyncio.get_running_loop().create_future()
        self._heard = 0
        await self._sit()
        await self._ready
        self._ready = None

    @abstractmethod
    async def _sit(self) -> None: ...

    @abstractmethod
    def _play(self) -> None:
        """Sends the next move."""

    @property
    def over(self) -> bool:
        return False

    def move(self) -> None:
        self.busy = True
        self.sent = perf_counter()
        self._play()

    def heard(self) -> None:
        """One of the two has the news."""
        self._heard += 1
        if self._heard < 2:
            return
        self._heard = 0
        if self._ready is None:
            self.busy = False
            self.done(self)
        elif not self._ready.done():
            self._ready.set_result(None)

    def fail(self, message: bytes) -> None:
        self.failure = message.decode()[:200]

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    @property
    def bytes(self) -> int:
        return sum(socket.bytes for socket in self.sockets)


class Choice(msgspec.Struct):
    seat: int
    kind: str
    args: list[int]


class Frame(msgspec.Struct):
    v: int
    legal: list[Choice]
    awaits: list[int]


frame = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.Encoder().encode


class StartableTable(Table):
    """Real UR: each person moves at random among the legal moves of the frame they got."""

    async def _sit(self) -> None:
        self._n = 0
        self._legal: list[Choice] = []
        self._over = False
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Béla")]
        opened = await post(self.port, "/api/tables", {"game": "ur", "seats": seats})
        path = f"/api/tables/{opened['table']}/socket"
        keys = msgspec.convert(opened["keys"], dict[str, str])
        for seat in (0, 1):
            socket = await connect(self.port, path, self._hear)
            self.sockets.append(socket)
            salt = f"{random.getrandbits(128):032x}"
            hello = {"t": "hello", "client": f"load{seat}", "keys": [keys[str(seat)]], "salt": salt}
            socket.send(encode(hello))

    def _hear(self, message: bytes) -> None:
        if message.startswith(b'{"t":"frame"'):
            self._look(frame(message))
        elif message.startswith((b'{"t":"refused"', b'{"t":"fault"')):
            self.fail(message)

    def _look(self, seen: Frame) -> None:
        if seen.legal:
            self._legal = seen.legal
        self._over = not seen.awaits
        self.heard()

    def _play(self) -> None:
        self._n += 1
        choice = self._legal[int(random.random() * len(self._legal))]
        move = b'{"t":"move","n":%d,"seat":%d,"kind":"%s","args":%s}'
        kind = choice.kind.encode()
        self.sockets[choice.seat].send(move % (self._n, choice.seat, kind, encode(choice.args)))

    @property
    def over(self) -> bool:
        return self._over


UPDATE, SYNC = b'42/ur,["update"', b'42/ur,["sync"'
STATE = b'"_stateID":'


class BoardgameTable(Table):
    """boardgame.io by its own protocol: socket.io 3, engine.io 4, over a WebSocket from the start."""

    async def _sit(self) -> None:
        self._turn, self._state = 0, 0
        self._credentials: list[str] = []
        self._match = str((await post(self.port, "/games/ur/create", {"numPlayers": 2}))["matchID"])
        for seat in (0, 1):
            await self._join(seat)
        for seat in (0, 1):
            hear = partial(self._hear, seat)
            self.sockets.append(await connect(self.port, "/socket.io/?EIO=4&transport=websocket", hear))
            self.sockets[seat].send(b"40/ur,")

    async def _join(self, seat: int) -> None:
        wish = {"playerID": str(seat), "playerName": "Anna"}
        joined = await post(self.port, f"/games/ur/{self._match}/join", wish)
        self._credentials.append(str(joined["playerCredentials"]))

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith(UPDATE):
            self._state = number_after(STATE, message)
            self.heard()
        elif message == b"2":
            self.sockets[seat].send(b"3")
        elif message.startswith(b"40/ur,"):
            self._emit(seat, ["sync", self._match, str(seat), self._credentials[seat], 2])
        elif message.startswith(SYNC) and self._ready is not None:
            self.heard()

    def _emit(self, seat: int, event: list[object]) -> None:
        self.sockets[seat].send(b"42/ur," + encode(event))

    def _play(self) -> None:
        seat = self._turn
        self._turn = 1 - seat
        payload = {
            "type": "step",
            "args": [seat],
            "playerID": str(seat),
            "credentials": self._credentials[seat],
        }
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(seat, ["update", move, self._state, self._match, str(seat)])


def number_after(word: bytes, message: bytes) -> int:
    start = message.index(word) + len(word)
    end = start
    while message[end : end + 1].isdigit():
        end += 1
    return int(message[start:end])


KINDS: dict[str, type[Table]] = {"startable": StartableTable, "boardgameio": BoardgameTable}
