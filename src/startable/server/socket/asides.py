"""What may wait for a line: who is here, and chat. A little at a time, so that a move finds the line free."""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

CHAT: Final = 50
"""So much chat may wait; of more, the oldest is forgotten."""
PACKET: Final = 1400
"""Bytes that go out at once; what is longer goes alone."""
PACE: Final = 16_000
"""Bytes a second: a line that takes four times as much is free again before a move has to wait long."""
AGAIN_S: Final = 0.05
"""Until we ask once more whether all that was written has arrived; systems tell it 40 ms late."""
NEWS_S: Final = 0.25
"""Between two tellings of who is here, however many come and go."""


class Way(Protocol):
    """What asides need of a socket."""

    @property
    def free(self) -> bool: ...
    @property
    def at_rest(self) -> bool: ...
    def write(self, message: bytes) -> None: ...
    def later(self, seconds: float, callback: Callable[[], None]) -> None: ...


class Asides:
    """Of who is here only the newest is told; it and chat take turns.

    In the buffers of a line nothing can go before anything else. So the next packet goes only when all before
    it has arrived, as far as the system tells, and after a rest, for what it cannot tell: bytes that have
    arrived and are not read yet, or that a proxy has taken for the line behind it.
    """

    def __init__(self, way: Way) -> None:
        self._way = way
        self._news = b""
        self._told_news = False
        """Was that the last thing?"""
        self._chat: deque[bytes] = deque(maxlen=CHAT)
        self._resting = False

    def chat(self, message: bytes) -> None:
        self._chat.append(message)
        self.go_on()

    def news(self, message: bytes) -> None:
        """Who is here; nothing, if it has been told otherwise."""
        self._news = message
        self.go_on()

    def go_on(self) -> None:
        """Something is there, or the line is free again."""
        if self._resting or not (self._news or self._chat) or not self._way.free:
            return
        if self._way.at_rest:
            self._rest(self._send())
        else:
            self._rest(AGAIN_S)

    def _rest(self, seconds: float) -> None:
        self._resting = True
        self._way.later(seconds, self._rested)

    def _rested(self) -> None:
        self._resting = False
        self.go_on()

    def _send(self) -> float:
        """A packet; and how long to rest after it."""
        self._told_news = bool(self._news) and not (self._chat and self._told_news)
        if not self._told_news:
            return self._send_chat() / PACE
        news, self._news = self._news, b""
        self._way.write(news)
        return max(NEWS_S, len(news) / PACE)

    def _send_chat(self) -> int:
        sent = 0
        while self._chat and (not sent or sent + len(self._chat[0]) <= PACKET):
            sent += len(self._chat[0])
            self._way.write(self._chat.popleft())
        return sent
