"""The room, single writer of its table: durable before told, and able to start again from its journal."""

import asyncio
from collections.abc import Iterator
from typing import Any

from startable.core import Stream
from startable.server.protocol import Hello, StandIn, TakeBack
from startable.server.tables.messages import BotAnswered, Lagged
from startable.server.tables.recent import EVENTS

from .memory import House, Socket, Visitor
from .servers import PATIENCE


def test_nobody_hears_of_a_move_before_it_is_durable() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, watcher = Visitor(room, *keys), Visitor(room)
    before = anna.frame["v"]
    watcher.heard()
    house.store.held = True
    anna.move()
    anna.heard()
    late = Visitor(room)
    assert [visitor.heard() for visitor in (anna, watcher, late)] == [[], [], []]
    house.store.catch_up()
    assert [message["t"] for message in anna.heard()][:2] == ["ack", "frame"]
    assert watcher.heard("frame")[0]["v"] > before
    assert late.heard("frame")[0]["v"] == anna.frame["v"]


def test_a_lagging_connection_is_shown_nothing_that_is_not_durable() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, slow = Visitor(room, *keys), Visitor(room)
    before = anna.frame["v"]
    house.store.held = True
    anna.move()
    room.post(Lagged(slow.connection))
    assert all(frame["v"] == before for frame in slow.heard("frame"))
    house.store.catch_up()
    assert slow.heard("frame")[-1]["v"] == anna.frame["v"] > before


def test_a_room_is_quiet_only_when_all_is_durable() -> None:
    async def scene() -> None:
        house = House()
        room, keys = house.open("me", "me")
        anna = Visitor(room, *keys)
        anna.heard()
        house.store.held = True
        anna.move()
        asked = asyncio.create_task(house.lobby.quiet_room(room.record.id))
        await asyncio.sleep(0)
        assert not asked.done()
        house.store.catch_up()
        assert await asked is room

    asyncio.run(scene())


def test_a_store_that_fails_makes_the_room_start_again_from_its_journal() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, watcher = Visitor(room, *keys), Visitor(room)
    frame = anna.frame
    house.store.failing = True
    anna.move()
    assert anna.connection.closing == watcher.connection.closing == 1012
    assert anna.heard() == []
    house.store.failing = False
    fresh = house.room(room.record.id)
    assert fresh is not room
    again = Visitor(fresh, *keys)
    assert again.frame["view"] == frame["view"]
    again.move()
    assert again.heard("ack")


def test_a_bug_costs_a_room_its_memory_and_nobody_else_anything() -> None:
    house = House()
    room, keys = house.open("me", "me")
    other, others_keys = house.open("me", "me")
    anna, bela = Visitor(room, *keys), Visitor(other, *others_keys)
    room.post(BotAnswered(99, "pass", []))
    assert anna.connection.closing == 1012
    assert house.room(room.record.id) is not room
    bela.move()
    assert bela.heard("ack")
    assert house.room(other.record.id) is other


def test_whoever_waits_at_the_door_of_a_broken_room_is_sent_away_to_come_back() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna = Visitor(room, *keys)
    anna.heard()
    house.store.held = True
    anna.move()
    at_the_door = Visitor(room, keys[0])
    house.store.failing = True
    house.store.catch_up()
    assert at_the_door.connection.closing == 1012


def test_a_room_that_fails_late_does_not_take_its_successor_away() -> None:
    house = House()
    room, _ = house.open("me", "me")
    room.fail()
    fresh = house.room(room.record.id)
    room.fail()
    assert house.room(room.record.id) is fresh


def test_who_leaves_before_the_hello_had_its_turn_is_not_there() -> None:
    async def scene() -> None:
        house = House()
        room, keys = house.open("me", "me")
        anna = Visitor(room, *keys)
        anna.heard()
        house.store.held = True
        anna.move()
        brief = Socket(house, room.record.id)
        await brief.says(Hello("c2", keys=keys))
        await brief.drops()
        anna.leave()
        house.store.catch_up()
        await asyncio.wait_for(brief.served, PATIENCE)
        assert not room.connections.inside
        assert not room.connections.at_door
        assert room.presence.here() == set()

    asyncio.run(scene())


def test_a_connection_at_the_door_of_a_room_that_fails_is_closed_to_come_back() -> None:
    async def scene() -> None:
        house = House()
        room, _ = house.open("me", "me")
        silent = Socket(house, room.record.id)
        await silent.quiet()
        room.fail()
        await silent.quiet()
        assert silent.transport.code == 1012
        await silent.drops()
        await asyncio.wait_for(silent.served, PATIENCE)

    asyncio.run(scene())


def test_a_game_begins_although_the_server_ended_right_before_its_first_line() -> None:
    """All salts were kept, then the server was killed: the first one who comes back starts the game."""

    house = House()
    room, keys = house.open("me", "me")
    house.store.held = True
    Visitor(room, *keys)
    house.store.catch_up()
    assert house.store.journal(room.record.id) == []
    house.restart()
    anna = Visitor(house.room(room.record.id), *keys)
    assert anna.frame["v"] == len(house.store.journal(room.record.id)) > 0


def test_a_table_of_bots_begins_when_somebody_watches() -> None:
    house = House()
    room, _ = house.open("greedy", "random")
    watcher = Visitor(room)
    assert watcher.frame["v"] > 0
    assert len(house.desk.asked) == 1


def test_either_all_missed_events_come_or_none() -> None:
    """A room remembers so many events; who missed more gets the view alone, never half of the story."""
    anna = next(game for game in whole_games() if len(all_events(game)) > EVENTS + 50)
    seen = set()
    for v in range(anna.frame["v"] + 1):
        back = Visitor(anna.room, v=v)
        missed = [event for event in all_events(anna) if event["v"] > v]
        assert back.frame["events"] in ([], missed)
        seen.add(bool(back.frame["events"]))
        back.leave()
    assert seen == {True, False}


def whole_games() -> Iterator[Visitor]:
    """Games to their ends, each with other dice and other moves."""
    house = House()
    for seed in range(100):
        room, keys = house.open("me", "me")
        both, dice = Visitor(room, *keys), Stream(seed)
        while legal := both.frame["legal"]:
            both.move(legal[dice.below(len(legal))])
        yield both


def all_events(visitor: Visitor) -> list[Any]:
    visitor.heard()
    return [event for message in visitor.messages if message["t"] == "frame" for event in message["events"]]


def test_a_bot_that_stands_in_twice_at_one_version_is_asked_twice() -> None:
    house = House(away_ms=0)
    room, keys = house.open("me", "me")
    anna, bela = Visitor(room, keys[0]), Visitor(room, keys[1])
    mover = room.table.awaits.first
    gone, stays = (anna, bela) if mover == 0 else (bela, anna)
    gone.leave()
    stays.asks(StandIn(mover))
    back = Visitor(room, keys[mover])
    back.asks(TakeBack(mover))
    back.leave()
    stays.asks(StandIn(mover))
    assert len(house.desk.asked) == 2
    before = len(room.table.lines)
    for asked in house.desk.asked:
        move = room.table.rules.legal(room.table.state, asked.thought.seat)[0]
        asked.answer(move.kind, list(move.args()))
        assert len(room.table.lines) > before


def test_a_bot_that_found_no_move_is_asked_again_by_itself() -> None:
    house = House()
    room, keys = house.open("me", "greedy")
    anna = Visitor(room, *keys)
    while not house.desk.asked:
        anna.move()
    house.desk.asked[-1].give_up()
    assert len(house.desk.asked) == 2
