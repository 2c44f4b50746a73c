"""What one socket may send, whatever it is: so many frames and bytes, counted before they are read."""

from typing import Final

from startable.server.socket.credits import Credits

FRAMES: Final = 4
"""For each message that is allowed; pings and pieces are frames too."""
BYTES: Final = 4096
"""Likewise; one that is longer takes of what others leave."""


class Allowance:
    """Messages have credits of their own; this is about everything on the line, in between them too."""

    def __init__(self, messages: int = 60, per_second: float = 15) -> None:
        self.most = messages * FRAMES
        """Nobody can afford more frames at once."""
        self._frames = Credits(messages * FRAMES, per_second * FRAMES)
        self._bytes = Credits(messages * BYTES, per_second * BYTES)

    def spend(self, frames: int, size: int) -> bool:
        """What is read without a whole frame in it costs like one."""
        return self._bytes.spend(size) and self._frames.spend(max(1, frames))
