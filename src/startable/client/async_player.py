"""The same player for programs that wait for many things at once."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from startable.client import requests
from startable.client.base import PATIENCE, BasePlayer
from startable.client.session import Message
from startable.server.protocol import Choice, Frame
from startable.server.protocol.fields import ANY_SEAT


class AsyncPlayer(BasePlayer):
    """One seat, or several, at one table. Use it in an `async with` block: it connects there."""

    def __init__(self, link: str, table: str, keys: Sequence[str], patience: float = PATIENCE) -> None:
        """For seats whose keys one has: a program that was started again goes on with them."""
        super().__init__(link, table, keys, patience)
        self._socket: ClientConnection | None = None

    @classmethod
    async def open(
        cls, address: str, game: str, name: str, against: str | Sequence[str] = "", *, mine: int = 1,
        patience: float = PATIENCE, **options: int,
    ) -> Self:  # fmt: skip
        """Opens a table and sits down at `mine` of its seats; see `Player.open`."""
        seated = await asyncio.to_thread(
            requests.open_table, address, game, name, against, mine, options, patience
        )
        return cls(address, seated.table, list(seated.keys.values()), patience)

    @classmethod
    async def join(cls, link: str, name: str, seat: int = ANY_SEAT, *, patience: float = PATIENCE) -> Self:
        """Takes an open seat at the table of this link, as people share it."""
        seated = await asyncio.to_thread(requests.sit_down, link, name, seat, patience)
        return cls(link, seated.table, list(seated.keys.values()), patience)

    async def __aenter__(self) -> Self:
        await self._come_back(None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def turns(self, timeout: float | None = None) -> AsyncIterator[Frame]:
        """Every frame in which this player may move, until the game is over. TimeoutError if nothing at all
        comes from the table for so many seconds."""
        while not self._session.over:
            if frame := self._session.turn():
                yield frame
            else:
                await self.receive(timeout)

    async def play(self, choice: Choice, timeout: float | None = None) -> None:
        """Makes a move and waits until it is durable; Trouble if it is refused. Whoever plays faster than the
        table allows is held back, and not cut off."""
        await self._send(self._session.move(choice))
        while not self._session.answered(await self.receive(timeout)):
            pass

    async def receive(self, timeout: float | None = None) -> Message:
        """The next message; rooms and frames are remembered. A lost connection is made again."""
        while True:
            try:
                async with asyncio.timeout(timeout):
                    text = await self._connected.recv()
            except ConnectionClosed as closed:
                await self._come_back(closed)
                continue
            message, reply = self._session.hear(text)
            if reply:
                await self._send(reply)
            return message

    async def journal(self) -> str:
        """The game so far, as its journal."""
        return await asyncio.to_thread(requests.journal, self._link, self.table, self.keys, self.patience)

    @property
    def _connected(self) -> ClientConnection:
        assert self._socket is not None, "use it in an `async with` block"
        return self._socket

    async def _send(self, text: str) -> None:
        """What is lost with the connection is said again after the next hello, or no longer matters."""
        await asyncio.sleep(self._session.pace.spend())
        try:
            await self._connected.send(text)
        except ConnectionClosed as closed:
            await self._come_back(closed)

    async def _come_back(self, lost: Exception | None) -> None:
        while True:
            if lost is not None:
                await asyncio.sleep(self._session.pause(self.patience, lost))
            await self.close()
            try:
                return await self._connect()
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                lost = error

    async def _connect(self) -> None:
        where = requests.socket_address(self._link, self.table)
        self._socket = await connect(where, proxy=None, open_timeout=self.patience)
        for text in self._session.greeting():
            self._session.pace.spend()
            await self._socket.send(text)
