"""Races: one thing at a time for each hand, and what a slow line costs (SM-903, SM-904)."""

import asyncio
import socket
import sys
from dataclasses import dataclass, field

import pytest

from startable.core import Awaits
from startable.server.protocol.fields import NO_CLOCK
from startable.server.socket.connection import Connection
from startable.server.socket.credits import Credits
from startable.server.socket.lag import Lag
from startable.server.socket.system import round_trip_ms
from startable.server.tables.clock import TableClock
from startable.server.tables.inbox import Message
from startable.server.tables.messages import HandsDue, TimeUp
from startable.server.tables.race import CAP_MS, Race

from .memory import House, MemoryTransport, Visitor

LINES = {"quick": 20.0, "usual": 80.0, "slow": 200.0}
"""One way, in milliseconds."""


@dataclass
class Time:
    """A clock that stands still until told."""

    ms: float = 1_000_000.0

    def __call__(self) -> float:
        return self.ms / 1000


@dataclass
class Line:
    """A player's line with its beats: the room measures what it can."""

    one_way: float
    time: Time
    lag: Lag = field(init=False)

    def __post_init__(self) -> None:
        self.lag = Lag(self.time)
        for _ in range(3):
            n = self.lag.send()
            self.time.ms += 2 * self.one_way
            assert self.lag.heard(n)


def decided_after(one_way: float, measured: bool = True) -> float:
    """The milliseconds from a player's deed to the room's decision."""
    time = Time()
    line = Line(one_way, time)
    lag = line.lag.one_way_ms() if measured else 0.0
    return one_way + Race(time).hold(0, "tag", lag) * 1000


def test_sm_904_what_a_slow_line_costs() -> None:
    fair = {name: decided_after(one_way) for name, one_way in LINES.items()}
    raw = dict(LINES)
    assert fair == pytest.approx({"quick": CAP_MS, "usual": 80.0, "slow": 200.0})
    cost = {name: (raw[name] - raw["quick"], fair[name] - fair["quick"]) for name in LINES}
    # Behind the quick line without and with equal lines: 60 becomes 20, 180 becomes 140.
    assert cost["usual"] == pytest.approx((60.0, 20.0))
    assert cost["slow"] == pytest.approx((180.0, 140.0))


def test_sm_904_lines_below_the_cap_cost_nothing() -> None:
    assert decided_after(5.0) == pytest.approx(decided_after(50.0)) == pytest.approx(CAP_MS)


def test_sm_904_a_delayed_echo_gains_no_more_than_the_cap() -> None:
    """Who feigns a lag of a second on a quick line is decided at once, and no sooner."""
    time = Time()
    assert Race(time).hold(0, "tag", 1000.0) == 0.0


def test_sm_904_only_the_last_beat_counts_and_only_once() -> None:
    time = Time()
    lag = Lag(time)
    first, second = lag.send(), lag.send()
    time.ms += 40
    assert not lag.heard(first)
    assert lag.heard(second)
    assert not lag.heard(second)
    assert lag.one_way_ms() == pytest.approx(20.0)


def test_sm_903_a_hand_is_free_after_its_pace() -> None:
    time = Time()
    race = Race(time)
    race.moved(0, pace_ms=400)
    time.ms += 100
    assert race.hold(0, "second", 60.0) == pytest.approx(0.3)
    assert race.hold(1, "other", 60.0) == 0.0


def test_sm_903_one_thing_in_a_hand() -> None:
    race = Race(Time())
    race.hold(0, "first", 0.0)
    assert race.held(0) == "first"
    assert race.held(1) is None
    race.release(0)
    assert race.held(0) is None


# --- who pays for a delayed echo ---


def connected(round_trip_ms: float, echo_ms: float) -> Connection:
    """A connection whose system knows one thing, and whose echo says another."""
    time, end = Time(), MemoryTransport()
    end.round_trip_ms = round_trip_ms
    connection = Connection(end, 64, Credits(10, 10))
    connection.lag = Lag(time)
    n = connection.lag.send()
    time.ms += echo_ms
    assert connection.lag.heard(n)
    return connection


def test_sm_904_a_delayed_echo_gains_nothing() -> None:
    honest, feigning = connected(2.0, 3.0), connected(2.0, 150.0)
    assert honest.one_way_ms() == feigning.one_way_ms() == 1.0
    assert connected(90.0, 100.0).one_way_ms() == 45.0
    assert connected(90.0, 60.0).one_way_ms() == pytest.approx(30.0)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_system_tells_how_long_a_line_is() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        socket.create_connection(listening.getsockname()) as near,
        listening.accept()[0] as far,
    ):
        near.sendall(b"x")
        far.recv(1)
        assert round_trip_ms(near) > 0


# --- the same instant ---


def test_sm_904_the_same_instant_goes_by_seats() -> None:
    time = Time()
    race = Race(time)
    for seat in (2, 0, 1):
        race.hold(seat, f"tag {seat}", 0.0)
        time.ms += 0.1
    assert race.due() == []
    time.ms += CAP_MS
    assert race.due() == [0, 1, 2]
    assert race.due() == []


def test_sm_904_an_earlier_instant_goes_before_the_order_of_seats() -> None:
    time = Time()
    race = Race(time)
    race.hold(1, "first", 0.0)
    time.ms += 5
    race.hold(0, "second", 0.0)
    time.ms += CAP_MS
    assert race.due() == [1, 0]


def test_sm_904_moves_of_one_instant_are_made_in_the_order_of_seats() -> None:
    """Three bid while the race's time stands still, the last seat's message first."""

    async def scene() -> list[int]:
        house, time = House(), Time()
        room, keys = house.open("me", "me", "me", game="smugglers")
        room._race = Race(time)
        people = [Visitor(room, key) for key in keys]
        room.post(TimeUp(room.table.awaits.clock))
        before = room.version
        for person in reversed(people):
            person.move()
        assert room.version == before
        time.ms += CAP_MS
        room.post(HandsDue())
        return [line.mover for line in room.table.lines[before:] if line.mover >= 0]

    assert asyncio.run(scene()) == [0, 1, 2]


class Rung:
    """A room that hears its clock."""

    def __init__(self) -> None:
        self.clocks: list[int] = []

    def post(self, message: Message) -> None:
        assert isinstance(message, TimeUp)
        self.clocks.append(message.clock)


def test_sm_902_the_clock_runs_on_for_the_same_number() -> None:
    async def scene() -> tuple[int, int]:
        clock = TableClock()
        clock.follow(Awaits(clock_ms=60_000, clock=7), True, Rung())
        await asyncio.sleep(0.02)
        clock.follow(Awaits(1, clock_ms=60_000, clock=7), True, Rung())
        same = clock.left_ms()
        clock.follow(Awaits(1, clock_ms=90_000, clock=8), True, Rung())
        return same, clock.left_ms()

    same, new = asyncio.run(scene())
    assert 0 < same <= 59_980
    assert 60_000 < new <= 90_000


def test_sm_902_the_clock_rings_once() -> None:
    async def scene() -> list[int]:
        rung = Rung()
        clock = TableClock()
        clock.follow(Awaits(clock_ms=10, clock=7), True, rung)
        clock.follow(Awaits(1, clock_ms=10, clock=7), True, rung)
        await asyncio.sleep(0.06)
        clock.follow(Awaits(1, clock_ms=10, clock=7), True, rung)
        await asyncio.sleep(0.06)
        return rung.clocks

    assert asyncio.run(scene()) == [7]


def test_the_clock_stands_still_while_nobody_is_here() -> None:
    async def scene() -> list[int]:
        rung = Rung()
        clock = TableClock()
        clock.follow(Awaits(clock_ms=30, clock=1), False, rung)
        await asyncio.sleep(0.05)
        assert clock.left_ms() == 30
        clock.follow(Awaits(clock_ms=30, clock=1), True, rung)
        clock.follow(Awaits(1), True, rung)
        assert clock.left_ms() == NO_CLOCK
        await asyncio.sleep(0.05)
        return rung.clocks

    assert asyncio.run(scene()) == []
