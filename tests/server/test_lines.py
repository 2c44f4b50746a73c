"""Connections that say nothing: how many there may be, and for how long."""

import asyncio
import socket
import time
from contextlib import ExitStack
from typing import Any

import pytest

from startable.bots.worker import Thought
from startable.server import lines
from startable.server.addresses import Turnstile, network
from startable.server.rarely import EVERY_S, Rarely
from startable.server.tables.inbox import Inbox, Message
from startable.server.tables.messages import BotFailed
from startable.server.workers import bot_desk
from startable.server.workers.bot_desk import BotDesk
from startable.server.workers.pool import Processes

from .conftest import NewServer
from .people import one_move, table_for_two
from .servers import PATIENCE, Server


def silent(server: Server, stack: ExitStack) -> socket.socket:
    return stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))


def is_cut(line: socket.socket) -> bool:
    try:
        return line.recv(10) == b""
    except OSError:
        return True


def test_an_address_has_only_so_many_connections_and_the_log_says_so(new_server: NewServer) -> None:
    server = new_server(connections_per_address=12)
    anna, bela = table_for_two(server)
    with ExitStack() as stack:
        crowd = [silent(server, stack) for _ in range(40)]
        assert is_cut(crowd[-1])
        one_move(anna, bela)
    assert "too many connections from one address" in server.log.read_text()
    assert server.log.read_text().count("too many connections") < 5


def test_there_are_only_so_many_connections_in_all(new_server: NewServer) -> None:
    server = new_server(connections=6)
    with ExitStack() as stack:
        crowd = [silent(server, stack) for _ in range(10)]
        assert is_cut(crowd[-1])
    deadline = time.monotonic() + PATIENCE
    while server.ask("GET", "/api/games").status_code != 200:
        assert time.monotonic() < deadline
    assert "more than 6 connections in all" in server.log.read_text()


class Slow:
    """A connection as HttpLine sees it."""

    def __init__(self) -> None:
        self.aborted = False
        self.unread = 0

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unread


class Cycle:
    response_complete = False
    more_body = True


class Flow:
    write_paused = False


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A line whose time passes only when a test looks."""

    class Loop:
        def call_later(self, *args: object) -> None: ...

    found = lines.HttpLine.__new__(lines.HttpLine)
    found.transport, found.loop, found.cycle = Slow(), Loop(), None
    found.client, found.flow = ("127.0.0.1", 1), Flow()
    return found


def test_who_never_asks_is_cut_off(line: Any) -> None:
    line._look()
    assert line.transport.aborted


def test_who_never_sends_the_body_is_cut_off(line: Any) -> None:
    line.cycle = Cycle()
    line._look()
    assert not line.transport.aborted
    line._look()
    assert line.transport.aborted


def test_who_waits_for_us_is_not_cut_off(line: Any) -> None:
    line.cycle = Cycle()
    line.cycle.more_body = False
    for _ in range(5):
        line._look()
    assert not line.transport.aborted


def test_who_reads_slowly_may_and_who_reads_nothing_may_not(line: Any) -> None:
    line.cycle, line.flow.write_paused = Cycle(), True
    for unread in (5000, 4000, 3000):
        line.transport.unread = unread
        line._look()
    assert not line.transport.aborted
    line._look()
    assert line.transport.aborted


def test_a_household_of_ipv6_is_one_address() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") == "2001:db8:1:2::"
    assert network("::ffff:192.0.2.1") == network("192.0.2.1")
    assert network("fe80::1%eth0") == "fe80::"
    turnstile = Turnstile(1)
    assert turnstile.enter("2001:db8::1")
    assert not turnstile.enter("2001:db8::2")
    turnstile.leave("2001:db8::2")
    assert turnstile.enter("2001:db8::3")


def test_the_log_is_not_flooded(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    rarely = Rarely(lambda: now)
    for _ in range(50):
        rarely.warn("too much", "192.0.2.1")
    assert len(caplog.records) == 1
    now += EVERY_S
    rarely.warn("too much", "192.0.2.1")
    assert "49 more" in caplog.records[-1].getMessage()


def test_the_log_is_not_flooded_by_what_others_may_choose(caplog: pytest.LogCaptureFixture) -> None:
    rarely = Rarely(lambda: 100.0)
    for number in range(50):
        rarely.warn("the page of %r is not ours", "192.0.2.1", f"http://{number}.example")
    assert [record.getMessage() for record in caplog.records] == [
        "refused 192.0.2.1: the page of 'http://0.example' is not ours"
    ]


class Heard(Inbox):
    def __init__(self) -> None:
        super().__init__("table")
        self.messages: list[Message] = []

    def handle(self, message: Message) -> None:
        self.messages.append(message)

    def part(self) -> None: ...


def test_a_bot_that_cannot_be_spawned_is_asked_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room is told after a pause, and asks again by itself."""
    monkeypatch.setattr(bot_desk, "AGAIN_S", 0.01)

    async def refused(*args: object) -> None:
        raise BlockingIOError("no more processes")

    async def scene() -> list[Message]:
        desk, inbox = BotDesk(Processes(1)), Heard()
        monkeypatch.setattr(desk._workers, "run", refused)
        for _ in range(2):
            desk.ask(Thought("ur", 2, (), "random", 0, "", False), inbox)
            await asyncio.gather(*desk._tasks)
        return inbox.messages

    assert [type(message) for message in asyncio.run(scene())] == [BotFailed, BotFailed]
