"""More than anybody of good will sends: frames that say nothing, and chat."""

from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from startable.server.protocol import Fill, Rematch, Say, SetPace
from startable.server.socket.allowance import Allowance

from .conftest import NewServer
from .memory import House, Visitor
from .people import Person, one_move, table_for_two
from .servers import Nursery, Server
from .test_framing import HELLO, shaken, text

TOO_MANY = 1008


@pytest.fixture(scope="module")
def usual(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits for what comes over a socket."""
    folder = tmp_path_factory.mktemp("usual")
    server = Server(nursery, folder, socket_credits=60, chat_credits=10).start()
    yield server
    server.close()


UNHOLDABLE = 64_000_000
"""Bytes: many times what the buffers of a connection take while nobody reads."""
EMPTY = {
    "ping": Frame(Opcode.PING, b"").serialize(mask=True),
    "pong": Frame(Opcode.PONG, b"").serialize(mask=True),
    "piece": text(b"", False, Opcode.CONT),
}


@pytest.mark.parametrize("kind", EMPTY)
def test_frames_that_say_nothing_cost_too(usual: Server, kind: str) -> None:
    """They are not even read: of more than the system can hold for us, not all can be sent."""
    anna, bela = table_for_two(usual)
    with closing(shaken(usual, anna.table)) as raw:
        raw.sendall(text(HELLO) + (text(b"{", False) if kind == "piece" else b""))
        with pytest.raises(OSError):  # noqa: PT011 (reset or broken pipe, as it comes)
            raw.sendall(EMPTY[kind] * (UNHOLDABLE // len(EMPTY[kind])))
        assert closed_for_too_much(raw.recv)
    one_move(anna, bela)


def closed_for_too_much(recv: object) -> bool:
    found = b""
    with suppress(OSError):
        while data := recv(65536):  # type: ignore[operator]
            found += data
    return b"too-many-messages" in found and TOO_MANY.to_bytes(2, "big") in found


def test_pings_of_a_browser_cost_nobody_a_socket(usual: Server) -> None:
    anna, bela = table_for_two(usual)
    with closing(shaken(usual, anna.table)) as raw:
        raw.sendall(text(HELLO) + EMPTY["ping"] * 20 + text(b'{"t":"ping","at":5}'))
        heard = b""
        while b'"pong"' not in heard:
            heard += raw.recv(10_000)
    one_move(anna, bela)


def test_an_allowance_counts_frames_and_bytes() -> None:
    frames, size = Allowance(10, 0), Allowance(10, 0)
    assert frames.spend(40, 10)
    assert not frames.spend(1, 10)
    assert size.spend(1, 40_960)
    assert not size.spend(1, 1)
    assert not Allowance(1, 0).spend(5, 1)


# --- chat ---


def test_who_talks_too_fast_is_told_and_stays(usual: Server) -> None:
    anna, bela = table_for_two(usual)
    for _ in range(15):
        anna.send("say", text="!")
    assert anna.until("fault")["fact"] == "chat-too-fast"
    while sum(message["t"] == "said" for message in anna.heard) < 10:
        anna.until("said")
    anna.ping()
    one_move(anna, bela)


def test_who_does_not_listen_is_closed(usual: Server) -> None:
    anna, bela = table_for_two(usual)
    mallory = Person(usual, "Mallory").connect(table=anna.table)
    with suppress(ConnectionClosed):
        for _ in range(40):
            mallory.send("say", text="!")
    assert mallory.until_closed() == TOO_MANY
    one_move(anna, bela)


def test_sockets_are_not_opened_and_closed_for_ever(new_server: NewServer) -> None:
    server = new_server(read_credits=50, read_refill=1)
    anna = Person(server).open_table("friend")
    for _ in range(5):
        Person(server, "Mallory").connect(table=anna.table).leave()
    assert Person(server, "Mallory").refused_at_the_door(anna.table) == 403
    assert "too many sockets from one address" in server.log.read_text()


def test_many_of_one_address_talk_no_more_than_a_few(usual: Server) -> None:
    anna, bela = table_for_two(usual)
    crowd = [Person(usual, f"M{number}").connect(table=anna.table) for number in range(8)]
    for person in crowd:
        for _ in range(10):
            person.send("say", text="!")
        person.ping()
    bela.ping()
    assert sum(message["t"] == "said" for message in bela.heard) < 60
    one_move(anna, bela)


def says(visitor: Visitor, count: int) -> None:
    for number in range(count):
        visitor.asks(Say(f"{number}"))


def test_a_room_of_talking_watchers_still_hears_its_players() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, carl = Visitor(room, *keys), Visitor(room)
    says(carl, 100)
    assert "chat-busy" in [message["fact"] for message in carl.heard("fault")]
    before = anna.heard("said")
    assert len(before) < 100
    says(anna, 5)
    assert [message["seat"] for message in anna.heard("said")] == [0] * 5


def test_who_asks_for_a_rematch_again_and_again_is_told_of_once() -> None:
    house = House()
    room, keys = house.open("me", "me", discs=1)
    anna, bela, carl = Visitor(room, keys[0]), Visitor(room, keys[1]), Visitor(room)
    while room.status == "playing":
        (anna if anna.frame["legal"] else bela).move()
    carl.heard()
    for _ in range(50):
        anna.asks(Rematch())
    assert len(carl.heard("room")) == 1


def test_seats_do_not_change_hands_for_ever() -> None:
    """Each time is written down and told to everybody."""
    house = House()
    room, keys = house.open("me", "friend", "friend", game="maze")
    anna = Visitor(room, keys[0])
    for number in range(200):
        anna.asks(Fill(1, "" if number % 2 else "level1"))
    assert {message["fact"] for message in anna.heard("fault")} == {"too-many-messages", "seat-taken"}
    assert len(room.record.dice) < 40


def test_chat_never_stands_before_a_move() -> None:
    """For a line that takes nothing just now: what waits is sorted, and the chat comes last."""
    house = House()
    room, keys = house.open("me", "me")
    anna, carl = Visitor(room, *keys), Visitor(room)
    anna.heard()
    anna.transport.free = False
    says(carl, 15)
    anna.move()
    anna.transport.free = True
    anna.connection.flush()
    kinds = [message["t"] for message in anna.heard()]
    assert kinds == ["ack", "frame"] + ["said"] * 15


def test_chat_makes_nobody_lag() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, carl = Visitor(room, *keys, outbox=4), Visitor(room)
    anna.transport.free = False
    says(carl, 20)
    assert not anna.connection.lagging


def test_whoever_comes_sees_the_table_before_the_chat() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna = Visitor(room, *keys)
    says(anna, 3)
    kinds = [message["t"] for message in Visitor(room).heard()]
    assert kinds.index("frame") < kinds.index("said")


def test_the_pace_does_not_change_for_ever() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, bela = Visitor(room, keys[0]), Visitor(room, keys[1])
    bela.heard()
    for _ in range(100):
        anna.asks(SetPace("calm"))
        anna.asks(SetPace("quick"))
    assert {message["fact"] for message in anna.heard("fault")} == {"too-many-messages"}
    assert len(bela.heard("room")) < 40
