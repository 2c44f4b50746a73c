"""WebSocket frames as bytes, as far as the usual ones go: whole short texts in, whole texts out.

Everything else, from pings to what breaks the protocol, is left to the library that knows it all.
"""

from struct import Struct
from typing import Final

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_LONG: Final = 126
_LONGER: Final = 127
_SHORT_HEADERS: Final = [bytes((_TEXT, size)) for size in range(_LONG)]
_long_header: Final = Struct(">BBH").pack
_longer_header: Final = Struct(">BBQ").pack


class Cutter:
    """Cuts what arrives into frames, so that each can go its own way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest = b""

    def cut(self, data: bytes, limit: int) -> list[bytes]:
        """Whole frames, up to a limit; the rest waits. One that is too long comes at once, to be refused."""
        data = self._rest + data if self._rest else data
        found: list[bytes] = []
        at = 0
        while len(found) < limit and (size := self._size(data, at)) and at + size <= len(data):
            found.append(data[at : at + size])
            at += size
        self._rest = data[at:]
        return found

    def _size(self, data: bytes, at: int) -> int:
        """Of the frame that begins here, header and all; 0 while that cannot be told."""
        if len(data) < at + 2:
            return 0
        head, size = 2, data[at + 1] & 127
        if size >= _LONG:
            head += 2 if size == _LONG else 8
            if len(data) < at + head:
                return 0
            size = int.from_bytes(data[at + 2 : at + head], "big")
        if size > self._most:
            return len(data) - at
        return head + (4 if data[at + 1] & _MASKED else 0) + size


def is_short_text(frame: bytes) -> bool:
    """Whole and masked: four bytes of mask after the first two, then what it says."""
    return frame[0] == _TEXT and 0 <= frame[1] - _MASKED < _LONG


def framed(texts: list[bytes]) -> bytes:
    """Whole texts, each in a frame."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(_header(len(text)))
        parts.append(text)
    return b"".join(parts)


def _header(size: int) -> bytes:
    if size < _LONG:
        return _SHORT_HEADERS[size]
    return _long_header(_TEXT, _LONG, size) if size < 65536 else _longer_header(_TEXT, _LONGER, size)
