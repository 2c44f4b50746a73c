"""Time controls: whose clock runs, what is charged, and what happens when time is up."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from startable.core.heuristics import TIMELESS
from startable.server import wall
from startable.server.protocol import SetPace, StandIn, TakeBack, TimeControl
from startable.server.storage.records import SeatClock, SeatRecord, TableRecord
from startable.server.tables.messages import LookDue
from startable.server.tables.room import Room
from startable.server.tables.seat_clocks import SeatClocks

from .memory import House, Visitor

TURN = TimeControl("turn", 60)
BANK = TimeControl("bank", 60, 5)


class Day:
    """The time of day, which goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    day = Day()
    monkeypatch.setattr(wall, "now", day)
    return day


def scene(act: Callable[[House], Awaitable[None]], **settings: object) -> None:
    async def main() -> None:
        await act(House(**settings))

    asyncio.run(main())


def timed(house: House, time: TimeControl, *kinds: str, game: str = "ur") -> tuple[Room, list[Visitor]]:
    """A table with this time control, and everybody who plays there."""
    room, keys = house.open(*(kinds or ("me", "me")), game=game, time=time)
    people = [key for kind, key in zip(kinds or ("me", "me"), keys, strict=True) if kind == "me"]
    return room, [Visitor(room, key) for key in people]


def spent(room: Room, seat: int) -> float:
    """Seconds of a turn's sixty."""
    return round(60 - room.clocks.left_ms(seat, wall.now()) / 1000, 3)


# --- whose clock runs, and what it is charged ---


def record(time: TimeControl, seats: int = 2) -> TableRecord:
    clocks = [SeatClock(time.seconds * 1000) for _ in range(seats)]
    people = [SeatRecord("person", "Anna") for _ in range(seats)]
    return TableRecord("t", "ur", 1, {}, True, True, "ab", 1.0, people, time=time, clocks=clocks)


def test_only_those_who_are_awaited_spend_time_and_several_may_be() -> None:
    clocks = SeatClocks(record(TURN, 3))
    clocks.follow({0, 2}, 1, 100.0)
    assert clocks.standing(110.0) == [50_000, 60_000, 50_000]
    clocks.moved(0, 110.0, 0.0)
    clocks.follow({2}, 1, 110.0)
    assert clocks.standing(130.0) == [50_000, 60_000, 30_000]
    assert clocks.due() == 160.0
    assert clocks.spent(159.9) == []
    assert clocks.spent(160.0) == [2]


def test_a_turn_has_its_time_once_however_often_others_are_asked_in_it() -> None:
    clocks = SeatClocks(record(TURN))
    now = 0.0
    for _ in range(3):
        clocks.follow({0}, 7, now + 1)
        clocks.moved(0, now + 11, 0.0)
        clocks.follow({1}, 7, now + 11)
        clocks.moved(1, now + 12, 0.0)
        now += 12
    assert clocks.standing(now) == [30_000, 57_000]
    clocks.follow({0}, 8, now)
    assert clocks.standing(now)[0] == 60_000


def test_a_bank_gets_its_increment_with_every_turn_but_the_first() -> None:
    clocks = SeatClocks(record(BANK))
    for turn in range(3):
        clocks.follow({0}, turn, 100.0)
        clocks.moved(0, 102.0, 0.0)
        clocks.follow({1}, turn, 102.0)
    assert clocks.standing(102.0)[0] == 60_000 - 3 * 2_000 + 2 * 5_000


def test_a_game_without_turns_of_its_own_gives_time_with_every_move() -> None:
    clocks = SeatClocks(record(TURN))
    clocks.follow({0, 1}, TIMELESS, 100.0)
    clocks.moved(0, 110.0, 0.0)
    clocks.follow({0, 1}, TIMELESS, 110.0)
    assert clocks.standing(110.0) == [60_000, 50_000]


def test_everybody_sees_the_clocks_and_bots_have_none(day: Day) -> None:
    async def act(house: House) -> None:
        room, (anna,) = timed(house, TURN, "me", "level1")
        while not anna.frame["legal"]:
            house.desk.asked[-1].answer(*first_move(room, 1))
        assert anna.frame["clocks"] == [60_000, -1]
        day.now += 10
        watcher = Visitor(room)
        assert watcher.frame["clocks"] == [50_000, -1]
        assert watcher.heard() == []
        info = next(each for each in watcher.messages if each["t"] == "room")
        assert info["time"] == {"kind": "turn", "seconds": 60, "increment": 0, "then": "bot"}
        assert info["clocks"] == [50_000, -1]

    scene(act)


def first_move(room: Room, seat: int) -> tuple[str, list[int]]:
    move = room.table.rules.legal(room.table.state, seat)[0]
    return move.kind, list(move.args())


# --- nobody gains time ---


def test_after_a_kill_every_clock_is_where_it_would_have_been(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, BANK)
        for _ in range(6):
            day.now += 7
            both[room.table.awaits.first].move()
        day.now += 3
        before = room.clocks.standing(day.now)
        house.restart()
        day.now += 4
        mover, after = room.table.awaits.first, house.room(room.record.id).clocks.standing(day.now)
        assert after[1 - mover] == before[1 - mover]
        assert after[mover] == before[mover] - 4000

    scene(act)


def test_coming_again_gives_no_time(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TURN)
        mover = room.table.awaits.first
        for _ in range(5):
            day.now += 5
            both[mover].leave()
            both[mover] = Visitor(room, f"{room.record.id}-{mover}")
        assert spent(room, mover) == 25

    scene(act)


def test_a_move_is_dated_when_it_came_and_the_next_clock_runs_when_it_is_shown(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, BANK)
        mover = room.table.awaits.first
        day.now += 10
        house.store.held = True
        both[mover].move()
        day.now += 30
        house.store.held = False
        house.store.catch_up()
        assert room.record.clocks[mover].left_ms in (50_000, 55_000), "it may be their turn again"
        assert room.record.clocks[room.table.awaits.first].since == day.now

    scene(act)


def test_what_is_on_its_way_when_the_store_stands_still_is_not_late(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TURN)
        mover = room.table.awaits.first
        house.store.held = True
        both[1 - mover].asks(SetPace("calm"))
        day.now += 59
        both[mover].move()
        day.now += 100
        room.post(LookDue(day.now))
        house.store.held = False
        house.store.catch_up()
        assert not room.record.seats[mover].stand_in, "it came in time"
        assert any(line.mover == mover for line in room.table.lines)

    scene(act)


@pytest.mark.parametrize(
    ("echo_ms", "system_ms", "forgiven"),
    [(200.0, 200.0, 0.2), (5000.0, 200.0, 0.2), (0.0, 200.0, 0.0), (9000.0, 9000.0, 1.0)],
)
def test_measured_lag_is_forgiven_and_a_delayed_echo_is_not_believed(
    day: Day, echo_ms: float, system_ms: float, forgiven: float
) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TimeControl("bank", 60))
        mover = room.table.awaits.first
        connection, transport = both[mover].connection, both[mover].transport
        transport.round_trip_ms = system_ms
        connection.lag._trips.clear()
        if echo_ms:
            connection.lag._trips.append(echo_ms / 1000)
        day.now += 10
        both[mover].move()
        assert spent(room, mover) == 10 - forgiven

    scene(act)


def test_the_lag_of_whoever_plays_by_the_clock_is_measured() -> None:
    async def act(house: House) -> None:
        _, (anna, _) = timed(house, TURN)
        assert anna.heard("beat")
        _, (bela, _) = timed(house, TimeControl("turn", 3 * 86_400))
        assert not bela.heard("beat"), "over days nobody cares"

    scene(act)


def test_a_timer_that_rings_late_takes_nobodys_time(day: Day) -> None:
    async def act(house: House) -> None:
        room, _ = timed(house, TURN)
        mover = room.table.awaits.first
        day.now += 90
        room.post(LookDue(day.now - 29))
        assert not room.record.seats[mover].stand_in
        assert spent(room, mover) == 61
        day.now += 1
        room.post(LookDue(day.now))
        assert room.record.seats[mover].stand_in

    scene(act)


# --- when time is up ---


def test_a_bot_plays_on_and_whoever_comes_back_has_time_again_in_the_next_turn(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TURN)
        mover = room.table.awaits.first
        day.now += 60.5
        room.post(LookDue(day.now))
        assert not room.record.seats[mover].stand_in, "a move may still be on its way"
        day.now += 0.5
        room.post(LookDue(day.now))
        assert room.record.seats[mover].stand_in
        assert room.record.hand_overs == [f"{'AB'[mover]} bot {room.version}"]
        both[mover].heard()
        both[mover].asks(TakeBack(mover))
        assert both[mover].heard("fault")[0]["fact"] == "time-is-up"
        asked = house.desk.asked[-1]
        assert asked.thought.seat == mover
        while room.table.awaits.waits_for(mover):
            asked.answer(*first_move(room, mover))
            asked = house.desk.asked[-1]
        both[mover].asks(TakeBack(mover))
        assert not room.record.seats[mover].stand_in

    scene(act)


def test_a_move_that_comes_too_late_is_told_so(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TURN)
        mover = room.table.awaits.first
        day.now += 60.1
        both[mover].move()
        assert both[mover].heard("fault")[0]["fact"] == "time-is-up"
        assert not any(line.mover == mover for line in room.table.lines)

    scene(act)


def test_or_the_seat_resigns_and_the_other_wins(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TimeControl("turn", 60, then="resign"))
        mover = room.table.awaits.first
        day.now += 61
        room.post(LookDue(day.now))
        assert room.status == "over"
        ended = both[1 - mover].frame["result"]
        assert ended == {"winners": [1 - mover], "rule": "", "how": "time", "seat": mover}

    scene(act)


def test_where_there_are_clocks_nobody_else_decides_how_long_one_may_take(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TURN)
        mover = room.table.awaits.first
        both[mover].leave()
        both[1 - mover].heard()
        both[1 - mover].asks(StandIn(mover))
        assert both[1 - mover].heard("fault")[0]["fact"] == "not-away"

    scene(act, away_ms=0, stall_ms=0)


# --- while nobody is here ---


def test_time_runs_on_and_ends_though_nobody_is_there_and_the_room_is_gone(day: Day) -> None:
    async def act(house: House) -> None:
        room, both = timed(house, TimeControl("turn", 3 * 86_400, then="resign"))
        mover = room.table.awaits.first
        for each in both:
            each.leave()
        house.restart()
        day.now += 2 * 86_400
        await house.lobby.wake()
        kept = house.store.kept(room.record.id)
        assert kept
        assert not kept.over
        day.now += 86_400
        await house.lobby.wake()
        kept = house.store.kept(room.record.id)
        assert kept
        assert kept.end
        assert (kept.end.how, kept.end.winners) == ("time", [1 - mover])
        assert kept.due == 0

    scene(act)


def test_bots_answer_though_nobody_waits_for_it_and_rest_when_no_person_is_left(day: Day) -> None:
    async def act(house: House) -> None:
        room, (anna,) = timed(house, TURN, "me", "level1")
        while room.table.awaits.waits_for(1):
            house.desk.asked[-1].answer(*first_move(room, 1))
        while not room.table.awaits.waits_for(1):
            anna.move()
        anna.leave()
        house.restart()
        house.desk.asked.clear()
        await house.lobby.wake()
        again = house.room(room.record.id)
        assert [asked.thought.seat for asked in house.desk.asked] == [1]
        while again.table.awaits.waits_for(1):
            house.desk.asked[-1].answer(*first_move(again, 1))
        day.now += 100
        house.desk.asked.clear()
        again.post(LookDue(day.now))
        assert again.record.seats[0].stand_in
        assert house.desk.asked == []

    scene(act)
