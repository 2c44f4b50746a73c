"""Bots at live tables: they see their seat and nothing else, think elsewhere, and may die there."""

import os
import pickle
import signal
import time
from collections.abc import Iterator
from dataclasses import fields

from startable.bots.worker import Thought

from .conftest import NewServer
from .memory import House, Visitor
from .people import Person
from .processes import children, until_gone
from .servers import Server


def thoughts(moves: int) -> Iterator[tuple[Thought, object, str]]:
    """What a bot is asked in a game: its thought, what its seat knows, and the seed that it must not see."""
    house = House()
    room, keys = house.open("me", "greedy")
    anna = Visitor(room, keys[0])
    for _ in range(moves):
        if anna.frame["legal"]:
            anna.move()
        else:
            asked = house.desk.asked[-1]
            thought, layout = asked.thought, room.game.layout
            yield thought, layout.write(layout.hide(room.table.state, thought.seat).state), room.record.seed
            move = room.table.rules.legal(room.table.state, thought.seat)[0]
            asked.answer(move.kind, list(move.args()))


def test_a_bot_is_told_what_its_seat_knows_and_nothing_else() -> None:
    asked = list(thoughts(40))
    assert len(asked) > 10
    for thought, known, seed in asked:
        assert thought.known == known
        assert thought.seat == 1
        assert seed.encode() not in pickle.dumps(thought)
    told = ["game", "seats", "options", "bot", "seat", "known", "may_wait"]
    assert [field.name for field in fields(Thought)] == told


def test_bots_rest_while_nobody_is_there() -> None:
    house = House()
    room, _ = house.open("greedy", "random")
    watcher = Visitor(room)
    watcher.leave()
    asked = house.desk.asked[-1]
    move = room.table.rules.legal(room.table.state, asked.thought.seat)[0]
    lines = len(room.table.lines)
    asked.answer(move.kind, list(move.args()))
    assert len(room.table.lines) > lines, "what was thought is played"
    assert len(house.desk.asked) == 1, "but nothing more is asked"
    Visitor(room)
    assert len(house.desk.asked) == 2


def test_an_answer_that_comes_too_late_is_forgotten() -> None:
    house = House()
    room, _ = house.open("greedy", "random")
    Visitor(room)
    asked = house.desk.asked[-1]
    move = room.table.rules.legal(room.table.state, asked.thought.seat)[0]
    asked.answer(move.kind, list(move.args()))
    lines = len(room.table.lines)
    asked.answer(move.kind, list(move.args()))
    assert len(room.table.lines) == lines


# --- real workers ---


def workers(server: Server) -> list[int]:
    """The processes in which bots think: children of the server."""
    return children(server.pid, b"spawn_main")


def until_my_turn(person: Person) -> None:
    while not person.frame["legal"] and not person.frame["result"]:
        person.until("frame")


def test_a_killed_worker_does_not_stop_the_table(new_server: NewServer) -> None:
    server = new_server()
    anna = Person(server).open_table("greedy").connect()
    killed = set()
    for _ in range(3):
        until_my_turn(anna)
        anna.until_version(anna.play_any())
        until_my_turn(anna)
        for worker in workers(server):
            os.kill(worker, signal.SIGKILL)
            killed.add(worker)
        anna.until_version(anna.play_any())
    until_my_turn(anna)
    assert anna.frame["legal"]
    assert len(killed) == 3


def test_a_worker_killed_in_the_middle_of_a_thought(new_server: NewServer) -> None:
    server = new_server(any_bot=True)
    anna = Person(server).open_table(SLOW).connect()
    until_my_turn(anna)
    v = anna.frame["v"]
    while anna.frame["v"] < v + 12:
        anna.until_version(anna.play_any())
        for worker in workers(server):
            os.kill(worker, signal.SIGKILL)
        until_my_turn(anna)


def test_workers_end_with_their_server_even_if_it_was_killed(new_server: NewServer) -> None:
    server = new_server()
    anna = Person(server).open_table("greedy").connect()
    until_my_turn(anna)
    anna.until_version(anna.play_any())
    until_my_turn(anna)
    left = workers(server)
    assert left
    server.kill()
    until_gone(left)


SLOW = "ismcts:5000"


def test_a_bot_that_thinks_long_keeps_nobody_waiting(new_server: NewServer) -> None:
    """Somebody at another table pings while a bot thinks: many answers come before it is done."""
    server = new_server(any_bot=True)
    anna = Person(server).open_table(SLOW).connect()
    carl = Person(server, "Carl").open_table("friend").connect()
    assert any(pings >= 20 for pings in pings_during_thoughts(anna, carl))


def pings_during_thoughts(thinking: Person, pinging: Person) -> Iterator[int]:
    """For each move: how many pings were answered while the bot thought about it."""
    while not thinking.frame["result"]:
        until_my_turn(thinking)
        thinking.until_version(thinking.play_any())
        pings = 0
        while not thinking.frame["legal"] and not heard_something(thinking):
            pinging.ping()
            pings += 1
        yield pings


def heard_something(person: Person) -> bool:
    try:
        person.hear(patience=0)
    except TimeoutError:
        return False
    return True


def test_a_bot_takes_its_time_so_that_people_can_follow(new_server: NewServer) -> None:
    server = new_server(bot_pause_ms=400)
    anna = Person(server).open_table("random").connect()
    until_my_turn(anna)
    start = time.monotonic()
    while anna.frame["legal"]:
        start = time.monotonic()  # before the move is made: the pause cannot have begun yet
        anna.until_version(anna.play_any())
    anna.until("frame")
    assert time.monotonic() - start > 0.39
