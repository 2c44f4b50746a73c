"""Who is here, and chat: told when there is time, so that on no line they stand before a move for long."""

import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from heapq import heappop, heappush

import pytest

from startable.server.protocol import Say
from startable.server.socket.asides import NEWS_S, PACE, PACKET, Asides
from startable.server.socket.system import under_way

from .memory import House, MemoryTransport, Visitor

TURN_S = 0.02


class NarrowLine(MemoryTransport):
    """Takes so many bytes a second; time passes when a test says so."""

    def __init__(self, rate: float, tells: bool = True) -> None:
        super().__init__()
        self.now = self.busy_until = 0.0
        self._rate = rate
        self._tells = tells
        self._timers: list[tuple[float, int, Callable[[], None]]] = []

    @property
    def under_way(self) -> float:
        """Bytes that whatever is written now has to wait for."""
        return max(0.0, self.busy_until - self.now) * self._rate

    @property
    def at_rest(self) -> bool:
        return not (self._tells and self.under_way)

    @at_rest.setter
    def at_rest(self, given: bool) -> None: ...

    def write(self, message: bytes) -> None:
        super().write(message)
        self.busy_until = max(self.now, self.busy_until) + len(message) / self._rate

    def later(self, seconds: float, callback: Callable[[], None]) -> None:
        heappush(self._timers, (self.now + seconds, len(self._timers), callback))

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while self._timers and self._timers[0][0] <= until:
            self.now, _, callback = heappop(self._timers)
            callback()
        self.now = until


@pytest.mark.parametrize(("rate", "tells"), [(64_000, True), (64_000, False), (4_000, True)])
def test_a_crowd_that_comes_and_goes_and_talks_leaves_a_narrow_line_free(rate: float, tells: bool) -> None:
    """At most one packet is on it whenever a move is made, whether or not the system tells what arrived."""
    house = House()
    room, keys = house.open("me", "me")
    line = NarrowLine(rate, tells)
    anna = Visitor(room, *keys, transport=line)
    line.wait(2.0)
    anna.heard()
    crowd = [Visitor(room) for _ in range(20)]
    for number in range(100):
        crowd[number % 20].leave()
        crowd[number % 20] = Visitor(room)
        crowd[number % 20].asks(Say("x" * 300))
        assert line.under_way <= PACKET
        line.wait(TURN_S)
    assert {"room", "said"} == {message["t"] for message in anna.heard()}


def test_of_who_is_here_only_the_newest_is_told() -> None:
    house = House()
    room, keys = house.open("me", "me")
    line = NarrowLine(1_000_000)
    anna = Visitor(room, *keys, transport=line)
    line.wait(1.0)
    anna.heard()
    crowd = [Visitor(room) for _ in range(30)]
    line.wait(1.0)
    assert [message["watchers"] for message in anna.heard("room")] == [1, len(crowd)]


def test_what_was_told_otherwise_is_not_told_again_and_older() -> None:
    line = NarrowLine(64_000)
    asides = Asides(line)
    asides.news(b"told at once")
    asides.news(b"older")
    asides.news(b"")
    line.wait(60.0)
    assert line.taken() == [b"told at once"]


def test_chat_and_who_is_here_take_turns() -> None:
    line = NarrowLine(1_000_000)
    asides = Asides(line)
    for number in range(4):
        asides.chat(bytes([number]) * PACKET)
    asides.news(b"first")
    line.wait(PACKET / PACE + TURN_S)
    asides.news(b"second")
    line.wait(NEWS_S)
    assert [message[:6] for message in line.taken()] == [b"\0" * 6, b"first", b"\1" * 6]
    line.wait(PACKET / PACE)
    assert line.taken() == [b"second"]


def test_short_chat_goes_out_together() -> None:
    line = NarrowLine(64_000)
    asides = Asides(line)
    asides.chat(b"x" * 100)
    for _ in range(20):
        asides.chat(b"y" * 100)
    assert len(line.taken()) == 1
    line.wait(100 / PACE)
    assert len(line.taken()) == PACKET // 100


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_system_tells_what_has_not_arrived() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        socket.create_connection(listening.getsockname()) as near,
        listening.accept()[0],
    ):
        assert under_way(near) == 0
        near.setblocking(False)
        with suppress(BlockingIOError):
            while True:
                near.send(b"x" * 65536)
        assert under_way(near) > 0


def test_of_a_line_that_is_gone_nothing_is_told() -> None:
    line = socket.socket()
    line.close()
    assert under_way(line) == 0
