"""A table can go on without whoever stalls it: does not come, does not move, or does not follow."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from startable.core import NOBODY, Unreadable
from startable.play.catalogue import game
from startable.play.salts import check, read_step
from startable.server.people.keys import Who, hashed
from startable.server.people.players import Sitter
from startable.server.protocol import Rematch, Say, StandIn
from startable.server.storage.records import SeatRecord, TableRecord
from startable.server.tables.clock import TableClock
from startable.server.tables.messages import SeatsDue
from startable.server.tables.room import Room
from startable.server.tables.rooms import StoreSlow

from .memory import Forgotten, House, Visitor
from .servers import PATIENCE


def scene(act: Callable[[House], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def main() -> None:
        await act(House(**settings))

    asyncio.run(main())


def kinds(room: Room) -> list[str]:
    return [seat.kind for seat in room.record.seats]


async def until_open(room: Room) -> None:
    """The second seat, which somebody has taken and not come to."""
    async with asyncio.timeout(PATIENCE):
        while kinds(room) != ["person", "open"]:
            await asyncio.sleep(0.01)


# --- seats ---


def test_a_seat_to_which_nobody_comes_is_open_again() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "friend")
        anna = Visitor(room, keys[0])
        await house.lobby.sit(room, -1, Sitter("Nobody"), "10.0.0.1")
        await until_open(room)
        assert anna.heard("room")[-1]["seats"][1]["kind"] == "open"
        record = house.store.kept(room.record.id)
        assert record is not None
        assert record.seats[1].kind == "open"

    scene(act, seat_ms=30)


def test_a_seat_is_kept_for_a_while_and_for_good_once_somebody_came() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "friend")
        Visitor(room, keys[0])
        _, key = await house.lobby.sit(room, -1, Sitter("Bela"), "10.0.0.1")
        room.post(SeatsDue())
        assert kinds(room) == ["person", "person"]
        Visitor(room, key).leave()
        room.patience.seat_ms = 0
        room.post(SeatsDue())
        assert kinds(room) == ["person", "person"]
        assert room.status == "playing"

    scene(act)


def test_a_seat_lapses_after_a_restart_too() -> None:
    async def act(house: House) -> None:
        room, _ = house.open("me", "friend")
        await house.lobby.sit(room, -1, Sitter("Nobody"), "10.0.0.1")
        house.restart()
        await until_open(house.room(room.record.id))

    scene(act, seat_ms=1)


def test_one_address_takes_one_seat_after_the_other() -> None:
    async def act(house: House) -> None:
        room, _ = house.open("friend", "friend")
        _, key = await house.lobby.sit(room, -1, Sitter("One"), "10.0.0.1")
        with pytest.raises(Unreadable) as error:
            await house.lobby.sit(room, -1, Sitter("Two"), "10.0.0.1")
        assert error.value.fact == "seat-first"
        Visitor(room, key)
        await house.lobby.sit(room, -1, Sitter("Two"), "10.0.0.1")

    scene(act)


def test_one_address_cannot_take_the_seats_of_all_tables() -> None:
    async def act(house: House) -> None:
        rooms = [house.open("me", "friend")[0] for _ in range(6)]
        taken = 0
        for room in rooms:
            try:
                await house.lobby.sit(room, -1, Sitter("Hog"), "10.0.0.1")
                taken += 1
            except Unreadable:
                pass
        assert taken == 4
        await house.lobby.sit(rooms[-1], -1, Sitter("Other"), "10.0.0.2")

    scene(act)


def test_nor_by_coming_and_going_at_once() -> None:
    async def act(house: House) -> None:
        rooms = [house.open("me", "friend")[0] for _ in range(6)]
        for room in rooms[:4]:
            _, key = await house.lobby.sit(room, -1, Sitter("Hog"), "10.0.0.1")
            Visitor(room, key).leave()
        with pytest.raises(Unreadable) as error:
            await house.lobby.sit(rooms[4], -1, Sitter("Hog"), "10.0.0.1")
        assert error.value.fact == "seat-first"
        await house.lobby.sit(rooms[4], -1, Sitter("Other"), "10.0.0.2")
        rooms[0].open_seat(1)
        await house.lobby.sit(rooms[5], -1, Sitter("Hog"), "10.0.0.1")

    scene(act)


def test_who_is_there_or_has_played_may_sit_elsewhere_too() -> None:
    async def act(house: House) -> None:
        for number in range(8):
            room, keys = house.open("me", "friend")
            anna = Visitor(room, keys[0])
            _, key = await house.lobby.sit(room, -1, Sitter("Bela"), "10.0.0.1")
            bela = Visitor(room, key)
            if number % 2:
                while not any(line.mover == 1 for line in room.table.lines):
                    (bela if bela.frame["legal"] else anna).move()
                bela.leave()

    scene(act)


def test_before_the_game_the_seat_of_one_who_is_away_can_be_opened() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "me")
        Visitor(room, keys[0]).leave()
        room.seating.release(1)
        _, key = await house.lobby.sit(room, 1, Sitter("Bela"))
        room.record.seats[0].commit = room.record.seats[0].salt = ""
        bela = Visitor(room, key)
        bela.asks(StandIn(0))
        assert kinds(room) == ["open", "person"]

    scene(act, away_ms=0)


# --- moves ---


def test_a_bot_may_stand_in_for_somebody_who_is_here_and_does_not_move() -> None:
    house = House(stall_ms=0)
    room, keys = house.open("me", "me")
    both = [Visitor(room, key) for key in keys]
    mover = room.table.awaits.first
    both[1 - mover].asks(StandIn(1 - mover))
    assert both[1 - mover].heard("fault")[0]["fact"] == "not-away", "nobody waits for this one"
    both[1 - mover].asks(StandIn(mover))
    assert room.record.seats[mover].stand_in
    assert both[mover].heard("room")[-1]["stall_ms"] == 0


def test_nobody_is_replaced_before_the_time_is_up() -> None:
    house = House(stall_ms=60_000)
    room, keys = house.open("me", "me")
    both = [Visitor(room, key) for key in keys]
    mover = room.table.awaits.first
    both[1 - mover].asks(StandIn(mover))
    assert both[1 - mover].heard("fault")[0]["fact"] == "not-away"


# --- another game ---


def finished(house: House) -> tuple[Room, list[Visitor], list[str]]:
    room, keys = house.open("me", "me", discs=1)
    both = [Visitor(room, key) for key in keys]
    while room.status == "playing":
        both[room.table.awaits.first].move()
    return room, both, keys


def test_a_rematch_does_not_wait_for_whoever_has_gone() -> None:
    async def act(house: House) -> None:
        room, (anna, bela), keys = finished(house)
        bela.leave()
        anna.asks(Rematch())
        assert room.record.next
        following = house.room(room.record.next)
        assert kinds(following) == ["person", "open"]
        _, given = await house.lobby.follow(room, Who([keys[1]]))
        assert list(given) == ["1"], "they may still come"

    scene(act)


def test_a_second_follow_leaves_the_first_key_good() -> None:
    async def act(house: House) -> None:
        room, (anna, bela), keys = finished(house)
        anna.asks(Rematch())
        bela.asks(Rematch())
        one = (await house.lobby.follow(room, Who([keys[0]])))[1]["0"]
        two = (await house.lobby.follow(room, Who([keys[0]])))[1]["0"]
        following = house.room(room.record.next)
        for key in (one, two):
            assert Visitor(following, key).heard("welcome")[0]["seats"] == [0]

    scene(act)


def test_a_store_that_fails_during_a_rematch_leaves_nothing_behind() -> None:
    async def act(house: House) -> None:
        room, (anna, bela), keys = finished(house)
        anna.asks(Rematch())
        house.store.failing = True
        bela.asks(Rematch())
        house.store.failing = False
        again = house.room(room.record.id)
        assert again.record.next == ""
        for key in keys:
            Visitor(again, key).asks(Rematch())
        assert await house.lobby.room(again.record.next) is not None

    scene(act)


def test_somebody_who_left_while_waiting_may_commit_anew() -> None:
    steps = ["A commit 00", "A left"]
    assert check("t", [read_step(step) for step in steps], ["-"]).wrong == {0}


# --- clocks and stalls of the store ---


def test_a_stall_of_the_store_is_no_error_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House) -> None:
        monkeypatch.setattr("startable.server.tables.rooms.PATIENCE_S", 0.01)
        room, _ = house.open("me", "friend")
        house.store.held = True
        with pytest.raises(StoreSlow):
            await house.lobby.sit(room, -1, Sitter("Bela"))
        house.store.held = False
        house.store.catch_up()
        assert not room.broken

    scene(act)


def test_a_clock_goes_on_where_it_was() -> None:
    clock = TableClock(3, 1500)
    assert clock.left_ms() == 1500
    assert clock.standing() == (3, 1500)
    assert not clock.runs


def test_after_a_kill_a_clock_does_not_start_full() -> None:
    async def act(house: House) -> None:
        options = game("smugglers").rules(2, {}).options
        seats = [SeatRecord("person", "Anna", key_hash=hashed(f"k{seat}")) for seat in range(2)]
        record = TableRecord("race", "smugglers", 1, options, True, True, "5eed", 1.0, seats)
        house.store.keep(record, Forgotten())
        full = Visitor(house.room("race"), "k0", "k1").frame["clock_ms"]
        kept = house.store.kept("race")
        assert kept is not None
        assert kept.clock[0] > 0
        assert 0 < kept.clock[1] <= full + 100
        kept.clock = (kept.clock[0], full // 2)
        house.store.keep(kept, Forgotten())
        house.restart()
        assert 0 < Visitor(house.room("race"), "k0", "k1").frame["clock_ms"] <= full // 2

    scene(act)


def test_what_was_said_outlives_the_room() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, carl = Visitor(room, *keys), Visitor(room)
    anna.asks(Say("well met"))
    carl.asks(Say("good luck"))
    house.restart()
    said = Visitor(house.room(room.record.id), *keys).heard("said")
    assert [(each["seat"], each["name"], each["text"]) for each in said] == [
        (0, "Anna", "well met"),
        (NOBODY, "", "good luck"),
    ]


def test_chat_that_cannot_be_kept_harms_no_game() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna = Visitor(room, *keys)
    house.store.failing = True
    anna.asks(Say("well met"))
    house.store.failing = False
    assert anna.heard("said")
    anna.move()
    assert anna.heard("ack")
