"""Races: one thing at a time for each hand, and what a slow line costs (SM-903, SM-904)."""

import asyncio
from dataclasses import dataclass, field

import pytest

from startable.core import Awaits
from startable.server.clock import NO_CLOCK, TableClock
from startable.server.hands import CAP_MS, Hands
from startable.server.lag import Lag

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
    return one_way + Hands(time).hold(0, "tag", lag) * 1000


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
    assert Hands(time).hold(0, "tag", 1000.0) == 0.0


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
    hands = Hands(time)
    hands.moved(0, pace_ms=400)
    time.ms += 100
    assert hands.hold(0, "second", 60.0) == pytest.approx(0.3)
    assert hands.hold(1, "other", 60.0) == 0.0


def test_sm_903_one_thing_in_a_hand() -> None:
    hands = Hands(Time())
    hands.hold(0, "first", 0.0)
    assert hands.held(0) == "first"
    assert hands.held(1) is None
    hands.release(0)
    assert hands.held(0) is None


def test_sm_902_the_clock_rings_once_and_runs_on_for_the_same_number() -> None:
    async def scene() -> list[int]:
        rung: list[int] = []
        clock = TableClock(rung.append)
        clock.follow(Awaits(clock_ms=40, clock=7), True)
        await asyncio.sleep(0.02)
        clock.follow(Awaits(1, clock_ms=40, clock=7), True)
        assert 0 < clock.left_ms() < 30
        await asyncio.sleep(0.05)
        return rung

    assert asyncio.run(scene()) == [7]


def test_the_clock_stands_still_while_nobody_is_here() -> None:
    async def scene() -> list[int]:
        rung: list[int] = []
        clock = TableClock(rung.append)
        clock.follow(Awaits(clock_ms=30, clock=1), False)
        await asyncio.sleep(0.05)
        assert clock.left_ms() == 30
        clock.follow(Awaits(clock_ms=30, clock=1), True)
        clock.follow(Awaits(1), True)
        assert clock.left_ms() == NO_CLOCK
        await asyncio.sleep(0.05)
        return rung

    assert asyncio.run(scene()) == []
