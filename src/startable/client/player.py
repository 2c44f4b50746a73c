"""A player for programs that do one thing after the other."""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Self

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from startable.client import requests
from startable.client.base import PATIENCE, BasePlayer
from startable.client.session import Message
from startable.server.protocol import Choice, Frame
from startable.server.protocol.fields import ANY_SEAT


class Player(BasePlayer):
    """One seat, or several, at one table. Use it in a `with` block."""

    def __init__(self, link: str, table: str, keys: Sequence[str], patience: float = PATIENCE) -> None:
        """For seats whose keys one has: a program that was started again goes on with them."""
        super().__init__(link, table, keys, patience)
        self._held = ExitStack()
        self._socket: ClientConnection | None = None
        self._come_back(None)

    @classmethod
    def open(
        cls, address: str, game: str, name: str, against: str | Sequence[str] = "", *, mine: int = 1,
        patience: float = PATIENCE, **options: int,
    ) -> Self:  # fmt: skip
        """Opens a table and sits down at `mine` of its seats. `against` names who has the others: bots by
        their names, friends by empty ones; `["level3", "", "level1"]` makes a table for four."""
        seated = requests.open_table(address, game, name, against, mine, options, patience)
        return cls(address, seated.table, list(seated.keys.values()), patience)

    @classmethod
    def join(cls, link: str, name: str, seat: int = ANY_SEAT, *, patience: float = PATIENCE) -> Self:
        """Takes an open seat at the table of this link, as people share it."""
        seated = requests.sit_down(link, name, seat, patience)
        return cls(link, seated.table, list(seated.keys.values()), patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._held.close()

    def turns(self, timeout: float | None = None) -> Iterator[Frame]:
        """Every frame in which this player may move, until the game is over. TimeoutError if nothing at all
        comes from the table for so many seconds."""
        while not self._session.over:
            if frame := self._session.turn():
                yield frame
            else:
                self.receive(timeout)

    def play(self, choice: Choice, timeout: float | None = None) -> None:
        """Makes a move and waits until it is durable; Trouble if it is refused. Whoever plays faster than the
        table allows is held back, and not cut off."""
        self._send(self._session.move(choice))
        while not self._session.answered(self.receive(timeout)):
            pass

    def receive(self, timeout: float | None = None) -> Message:
        """The next message; rooms and frames are remembered. A lost connection is made again."""
        while True:
            try:
                message, reply = self._session.hear(self._connected.recv(timeout))
            except ConnectionClosed as closed:
                self._come_back(closed)
                continue
            if reply:
                self._send(reply)
            return message

    def journal(self) -> str:
        """The game so far, as its journal."""
        return requests.journal(self._link, self.table, self.keys, self.patience)

    @property
    def _connected(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    def _send(self, text: str) -> None:
        """What is lost with the connection is said again after the next hello, or no longer matters."""
        time.sleep(self._session.pace.spend())
        try:
            self._connected.send(text)
        except ConnectionClosed as closed:
            self._come_back(closed)

    def _come_back(self, lost: Exception | None) -> None:
        while True:
            if lost is not None:
                time.sleep(self._session.pause(self.patience, lost))
            self.close()
            try:
                return self._connect()
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                lost = error

    def _connect(self) -> None:
        where = requests.socket_address(self._link, self.table)
        self._socket = self._held.enter_context(connect(where, proxy=None, open_timeout=self.patience))
        for text in self._session.greeting():
            self._session.pace.spend()
            self._socket.send(text)
