"""A client's end of WebSockets, and a little HTTP: as light as it can be, so that the load is no limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import msgspec

HOST = "127.0.0.1"
# What a browser sends: it offers compression, and gets the same bytes as the load does if none is granted.
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
NO_MASK = b"\0\0\0\0"  # a mask that changes nothing; servers unmask as usual
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
LONG, LONGER = 126, 127

Heard = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """Calls `heard` with each text message. Servers neither mask nor, here, split their messages."""

    def __init__(self, port: int, path: str, heard: Heard) -> None:
        self.heard = heard
        self.bytes = 0
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._request = UPGRADE.format(path=path, host=HOST, port=port).encode()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        self._rest = data[self._read(data) :] if self.open.done() else self._greet(data)

    def _greet(self, data: bytes) -> bytes:
        """Reads the answer to the request; what follows it is messages already."""
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return data
        if b" 101 " not in head.partition(b"\r\n")[0] or b"permessage-deflate" in head:
            raise ConnectionError(head.decode())
        self.open.set_result(None)
        return rest[self._read(rest) :]

    def _read(self, data: bytes) -> int:
        """Hands on the whole messages; returns where the first unfinished one begins."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= LONG:
                start += 2 if size == LONG else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > end:
                break
            self._message(data[at], data[start : start + size])
            at = start + size
        return at

    def _message(self, head: int, payload: bytes) -> None:
        if head == TEXT:
            self.bytes += len(payload)
            self.heard(payload)
        elif head == PING:
            self._send(PONG, payload)
        elif head != PONG:
            self.close()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, head: int, payload: bytes) -> None:
        size = len(payload)
        tail = (0x80 | size,) if size < LONG else (0x80 | LONG, size >> 8, size & 255)
        self._transport.write(bytes((head, *tail)) + NO_MASK + payload)

    def close(self) -> None:
        if not self.closed:
            self._send(CLOSE, b"\x03\xe8")  # 1000
            self._transport.close()
            self.closed = True

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))


async def connect(port: int, path: str, heard: Heard) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(port, path, heard), HOST, port)
    await socket.open
    return socket


async def post(port: int, path: str, body: object) -> dict[str, object]:
    """Posts JSON and returns the JSON of the answer."""
    reader, writer = await asyncio.open_connection(HOST, port)
    data = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
    kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    writer.write((head + kind).encode() + data)
    answer = await reader.read()
    writer.close()
    first, _, rest = answer.partition(b"\r\n\r\n")
    if b" 20" not in first[:14]:
        raise ConnectionError(answer.decode())
    return cast(dict[str, object], msgspec.json.decode(rest))
