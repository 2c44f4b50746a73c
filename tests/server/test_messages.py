"""What a room can be told: everything has its handler, and whoever asks gets an answer, whatever happens."""

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, get_args

import pytest

from startable.core import Unreadable
from startable.server.people.players import Sitter
from startable.server.protocol import Beat, FromClient, Hello, Ping, Rematch
from startable.server.tables import messages, stored
from startable.server.tables.inbox import Message, Stored
from startable.server.tables.messages import Follow, FromConnection, Question, RoomBroken, Sit
from startable.server.tables.room import HANDLERS, WISHES, Room
from startable.server.tables.stored import AnswerStored

from .memory import House, Visitor
from .servers import PATIENCE

KINDS = (Message, Stored, AnswerStored, FromConnection, Question)
"""What messages have in common; none of them is one."""
Scene = Callable[[House, Room], Coroutine[Any, Any, None]]


def test_every_message_has_a_handler() -> None:
    told = [*inspect.getmembers(messages, inspect.isclass), *inspect.getmembers(stored, inspect.isclass)]
    known = {each for _, each in told if issubclass(each, Message)}
    assert set(HANDLERS) == known - set(KINDS)


def test_every_wish_of_a_client_has_a_handler() -> None:
    answered_at_the_socket = {Hello, Ping, Beat}
    assert set(WISHES) == set(get_args(FromClient)) - answered_at_the_socket


def at_an_open_table(scene: Scene) -> None:
    """A house with one table: Anna sits, the other seat is open."""

    async def main() -> None:
        house = House()
        room, _ = house.open("me", "friend")
        await scene(house, room)

    asyncio.run(main())


async def reply(room: Room, question: Question) -> Any:
    room.post(question)
    return await asyncio.wait_for(question.reply, PATIENCE)


def test_of_two_who_want_a_seat_at_once_one_sits() -> None:
    async def scene(house: House, room: Room) -> None:
        house.store.held = True
        asked = [asyncio.create_task(reply(room, Sit(-1, Sitter(name)))) for name in ("Bela", "Carl")]
        await asyncio.sleep(0)
        house.store.held = False
        house.store.catch_up()
        first, second = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(first, tuple)
        assert first[0] == 1
        assert isinstance(second, Unreadable)
        assert room.record.seats[1].name == "Bela"

    at_an_open_table(scene)


def test_nobody_has_a_seat_before_it_is_durable() -> None:
    async def scene(house: House, room: Room) -> None:
        watcher = Visitor(room)
        watcher.heard()
        house.store.held = True
        asked = asyncio.create_task(reply(room, Sit(1, Sitter("Bela"))))
        await asyncio.sleep(0)
        assert not asked.done()
        assert watcher.heard() == []
        house.store.catch_up()
        assert (await asked)[0] == 1
        assert watcher.heard("room")[-1]["seats"][1]["name"] == "Bela"

    at_an_open_table(scene)


def test_a_seat_that_could_not_be_stored_is_open_again() -> None:
    async def scene(house: House, room: Room) -> None:
        house.store.failing = True
        with pytest.raises(RoomBroken):
            await reply(room, Sit(1, Sitter("Bela")))
        house.store.failing = False
        fresh = house.room(room.record.id)
        assert fresh is not room
        assert (await reply(fresh, Sit(1, Sitter("Carl"))))[0] == 1

    at_an_open_table(scene)


def test_whoever_asks_a_broken_room_is_told_so() -> None:
    async def scene(house: House, room: Room) -> None:
        room.fail()
        for question in (Sit(1, Sitter("Bela")), Follow({0: Sitter("Anna")})):
            with pytest.raises(RoomBroken):
                await reply(room, question)
        assert await house.lobby.quiet_room(room.record.id) is not room

    at_an_open_table(scene)


def test_who_has_given_up_is_not_answered() -> None:
    async def scene(house: House, room: Room) -> None:
        house.store.held = True
        question = Sit(1, Sitter("Bela"))
        room.post(question)
        question.reply.cancel()
        house.store.catch_up()
        assert not room.broken
        assert room.record.seats[1].name == "Bela"

    at_an_open_table(scene)


def finished(house: House) -> Visitor:
    room, keys = house.open("me", "me", discs=1)
    both = Visitor(room, *keys, outbox=1000)
    while both.frame["legal"]:
        both.move()
    return both


def test_a_rematch_is_told_of_when_its_table_is_there() -> None:
    house = House()
    both = finished(house)
    both.heard()
    house.store.held = True
    both.asks(Rematch())
    both.asks(Rematch())
    assert [room["next"] for room in both.heard("room")] == [""]
    house.store.catch_up()
    assert both.heard("room") == []
    house.store.held = False
    house.store.catch_up()
    rooms = both.heard("room")
    following = rooms[-1]["next"]
    assert following
    assert {room["next"] for room in rooms} == {following}
    assert house.store.kept(following)


def test_a_rematch_that_could_not_be_stored_leads_nowhere() -> None:
    house = House()
    both = finished(house)
    house.store.failing = True
    both.asks(Rematch())
    assert both.connection.closing == 1012
    house.store.failing = False
    fresh = house.room(both.room.record.id)
    assert fresh.record.next == ""
    assert fresh.status == "over"
