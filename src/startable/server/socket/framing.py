"""WebSocket frames as bytes, as far as the usual ones go: whole short texts in, whole texts out.

Everything else, from pings to what breaks the protocol, is left to the library that knows it all.
"""

_TEXT = 0x81
_MASKED = 0x80
_LONG, _LONGER = 126, 127


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


def short_text(frame: bytes) -> bytes | None:
    """What a whole, masked, short text says; None if the frame is anything else."""
    size = frame[1] - _MASKED
    if frame[0] != _TEXT or not 0 <= size < _LONG:
        return None
    mask = frame[2:6] * (size // 4 + 1)
    said = int.from_bytes(frame[6:], "big") ^ int.from_bytes(mask[:size], "big")
    return said.to_bytes(size, "big")


def text_header(size: int) -> bytes:
    """What comes before a whole text of this size."""
    if size < _LONG:
        return bytes((_TEXT, size))
    if size < 65536:
        return bytes((_TEXT, _LONG)) + size.to_bytes(2, "big")
    return bytes((_TEXT, _LONGER)) + size.to_bytes(8, "big")
