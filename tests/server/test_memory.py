"""Memory comes back: rooms are freed as soon as they are let go, without the collector."""

import asyncio
import gc
import socket
import tracemalloc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from startable.server.addresses import Addresses
from startable.server.lines import HttpLine, Lines, LinesConfig
from startable.server.people.players import Sitter
from startable.server.protocol import Hello
from startable.server.settings import Settings
from startable.server.socket.endpoint import SocketEndpoint
from startable.server.socket.transport import SocketTransport
from startable.server.tables.messages import Sit
from startable.server.tables.room import Room

from .memory import House, Socket, Visitor


@pytest.fixture(autouse=True)
def _without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive(room: Room) -> "weakref.ref[set[int]]":
    """Of a part that only the room has: compiled rooms cannot be referred to weakly."""
    return weakref.ref(room.wish_rematch)


def let_go(house: House) -> None:
    house.lobby.tidy()
    house.desk.asked.clear()


def test_rooms_are_freed_without_the_collector() -> None:
    house = House(idle_minutes=0)
    rooms = []
    for _ in range(20):
        room, keys = house.open("me", "greedy")
        anna = Visitor(room, *keys)
        for _ in range(3):
            if anna.frame["legal"]:
                anna.move()
        anna.leave()
        rooms.append(alive(room))
        del room, anna
    let_go(house)
    assert [room for room in rooms if room() is not None] == []


def test_a_room_that_broke_is_freed_too() -> None:
    house = House()
    room, keys = house.open("me", "me")
    Visitor(room, *keys)
    room.fail()
    gone = alive(room)
    del room
    let_go(house)
    assert gone() is None


def test_rooms_are_freed_after_their_sockets_are_gone() -> None:
    async def scene() -> None:
        house = House(idle_minutes=0)
        room, keys = house.open("me", "me")
        socket = Socket(house, room.record.id)
        await socket.says(Hello("c2", keys=keys))
        await socket.drops()
        await socket.served
        gone, transport = alive(room), socket.transport
        del room, socket
        let_go(house)
        await asyncio.sleep(0)
        assert gone() is None, "a transport may live on for a while"
        assert transport.receiver is None

    asyncio.run(scene())


def test_rooms_are_freed_after_somebody_sat_down() -> None:
    async def scene() -> None:
        house = House(idle_minutes=0, seat_ms=1)
        room, _ = house.open("me", "friend")
        wish = Sit(-1, Sitter("Bela"))
        room.post(wish)
        await wish.reply
        gone = alive(room)
        del room, wish
        await asyncio.sleep(0.02)
        let_go(house)
        assert gone() is None

    asyncio.run(scene())


def test_a_room_that_was_let_go_does_nothing_beside_a_fresh_one() -> None:
    house = House(idle_minutes=0)
    room, keys = house.open("me", "greedy")
    anna = Visitor(room, *keys)
    while not house.desk.asked:
        anna.move()
    anna.leave()
    house.lobby.tidy()
    fresh = house.room(room.record.id)
    before = len(house.store.journal(room.record.id))
    move = fresh.table.rules.legal(fresh.table.state, 1)[0]
    house.desk.asked[-1].answer(move.kind, list(move.args()))
    assert len(house.store.journal(room.record.id)) == before


def test_only_so_many_empty_rooms_stay_the_newest_of_them() -> None:
    house = House()
    house.lobby.most_empty = 3
    rooms = [house.open("me", "friend")[0] for _ in range(6)]
    Visitor(rooms[0])
    house.lobby.tidy()
    assert [house.room(room.record.id) is room for room in rooms] == [True, False, False, True, True, True]


def test_a_table_that_is_over_is_let_go_soon() -> None:
    house = House(idle_minutes=30)
    room, keys = house.open("me", "me", discs=1)
    both = Visitor(room, *keys)
    while legal := both.frame["legal"]:
        both.move(legal[0])
    waiting, _ = house.open("me", "friend")
    both.leave()
    house.lobby.tidy()
    assert house.room(room.record.id) is room, "somebody may want to look at it"
    house.lobby.over_s = 0.0
    house.lobby.tidy()
    assert house.room(room.record.id) is not room
    assert house.room(waiting.record.id) is waiting


@pytest.mark.long
def test_memory_is_flat_over_three_thousand_tables_that_come_and_go() -> None:
    house = House(idle_minutes=0)
    come_and_go(house, 500)
    tracemalloc.start()
    come_and_go(house, 100)
    before, _ = tracemalloc.get_traced_memory()
    come_and_go(house, 2400)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < 200_000


def come_and_go(house: House, tables: int) -> None:
    for _ in range(tables):
        room, keys = house.open("me", "me")
        both = Visitor(room, *keys)
        for _ in range(4):
            both.move()
        both.leave()
        house.store.forget_at_once(room.record.id)
        house.lobby.tidy()


def test_a_socket_that_is_gone_is_freed_without_the_collector() -> None:
    house = House()
    room, _ = house.open("me", "me")
    left = asyncio.run(after_a_visit(house, room.record.id))
    assert len(left) == 2
    assert [found for each in left if (found := each())] == []


async def after_a_visit(house: House, table: str) -> "list[weakref.ref[Any]]":
    """What a real socket had at our end, after it was closed."""
    settings, listening = Settings(), socket.create_server(("127.0.0.1", 0))
    sockets = SocketEndpoint(settings, house.lobby, Addresses(settings))
    config = LinesConfig(sockets.serve, http=HttpLine, ws=SocketTransport, interface="asgi3", lifespan="off")
    config.lines = Lines(settings)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    left = await visit(f"ws://127.0.0.1:{listening.getsockname()[1]}/api/tables/{table}/socket")
    server.should_exit = True
    await serving
    return left


async def visit(address: str) -> "list[weakref.ref[Any]]":
    async with connect(address) as line:
        await line.send('{"t":"hello","client":"x"}')
        await line.recv()
        ours = [each for each in gc.get_objects() if type(each) is SocketTransport]
        return [weakref.ref(part) for each in ours for part in (each, each.conn)]
