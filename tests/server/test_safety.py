"""Messages that nobody of good will sends: each gets a clear answer or a closed socket; the table goes on."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import NewServer
from .people import Person, one_move, play_out, table_for_two
from .servers import Nursery, Server

BAD_MESSAGE, TOO_BIG, TOO_MANY = 1007, 1009, 1008

MOVE = {"t": "move", "n": 1, "seat": 0, "kind": "pass", "args": []}
DEEP = "[" * 7000


def changed(**fields: object) -> str:
    return json.dumps({**MOVE, **fields})


SENSELESS: dict[str, str | bytes] = {
    "empty": "",
    "garbage": "\x00\x01 lorem ipsum {{{",
    "half": '{"t":"move","n":1',
    "null": "null",
    "number": "17",
    "list": "[]",
    "no tag": "{}",
    "tag of no type": '{"t":5}',
    "unknown tag": '{"t":"admin","seat":0}',
    "tag of the other direction": '{"t":"ack","n":1,"v":1}',
    "constructor": '{"t":"__class__"}',
    "unknown field": changed(seed=1),
    "field twice": '{"t":"say","text":"a","text":5}',
    "n as text": changed(n="1"),
    "n as fraction": changed(n=1.5),
    "n below zero": changed(n=-1),
    "n without end": '{"t":"move","n":' + "9" * 4000 + ',"seat":0,"kind":"pass"}',
    "n not a number": '{"t":"move","n":NaN,"seat":0,"kind":"pass"}',
    "seat below zero": changed(seat=-1),
    "seat too high": changed(seat=8),
    "seat null": changed(seat=None),
    "seat true": changed(seat=True),
    "kind as number": changed(kind=5),
    "kind too long": changed(kind="x" * 41),
    "args as text": changed(args="1"),
    "args of texts": changed(args=["1"]),
    "args too many": changed(args=[1] * 65),
    "args too big": changed(args=[2**40]),
    "args as map": changed(args={"0": 1}),
    "deep list": '{"t":"move","n":1,"seat":0,"kind":"pass","args":' + DEEP,
    "deep map": '{"t":"move","x":' + '{"a":' * 3000,
    "deep unknown": DEEP + "]" * 7000,
    "chat empty": '{"t":"say","text":""}',
    "chat too long": json.dumps({"t": "say", "text": "x" * 301}),
    "half a letter": '{"t":"say","text":"\\ud800"}',
    "ping of text": '{"t":"ping","at":"now"}',
    "binary": b"\x00\xff\xfe",
    "binary but right": json.dumps(MOVE).encode(),
    "second hello": '{"t":"hello","client":"x"}',
    "just below the limit": json.dumps({"t": "say", "text": "x" * 16_000}),
}

SENSELESS_HELLOS = {
    "no client": {"t": "hello"},
    "client of odd letters": {"t": "hello", "client": "<script>"},
    "client with a line end": {"t": "hello", "client": "x\n"},
    "salt with a line end": {"t": "hello", "client": "x", "salt": "ab\n"},
    "salt not hex": {"t": "hello", "client": "x", "salt": "xyz"},
    "salt too long": {"t": "hello", "client": "x", "salt": "a" * 65},
    "keys too many": {"t": "hello", "client": "x", "keys": ["k"] * 9},
    "key too long": {"t": "hello", "client": "x", "keys": ["k" * 65]},
    "version below zero": {"t": "hello", "client": "x", "v": -1},
    "version huge": {"t": "hello", "client": "x", "v": 2**70},
    "move before hello": MOVE,
    "ping before hello": {"t": "ping"},
}


class Table:
    """Two who play, and one of ill will who has the link."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.bela = table_for_two(server)

    def mallory(self, **more: Any) -> Person:
        return Person(self.server, "Mallory").connect(table=self.anna.table, **more)

    def goes_on(self) -> None:
        one_move(self.anna, self.bela)


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server)


@pytest.mark.parametrize("name", SENSELESS)
def test_a_senseless_message_closes_its_socket_alone(table: Table, name: str) -> None:
    mallory = table.mallory()
    mallory.send_raw(SENSELESS[name])
    assert mallory.until_closed() == BAD_MESSAGE
    table.goes_on()


@pytest.mark.parametrize("name", SENSELESS_HELLOS)
def test_a_senseless_hello_closes_its_socket(table: Table, name: str) -> None:
    mallory = Person(table.server, "Mallory").dial(table.anna.table)
    mallory.send_raw(json.dumps(SENSELESS_HELLOS[name]))
    assert mallory.until_closed() == BAD_MESSAGE
    assert not [message for message in mallory.heard if message["t"] != "fault"]
    table.goes_on()


def test_a_bad_message_is_told_so(table: Table) -> None:
    mallory = table.mallory().send_raw("garbage")
    assert mallory.until("fault")["fact"] == "bad-message"


@pytest.mark.parametrize("size", [16 * 1024 + 1, 17 * 1024, 1024 * 1024])
def test_a_huge_message_is_not_even_read(table: Table, size: int) -> None:
    mallory = table.mallory()
    mallory.send_raw("x" * size)
    assert mallory.until_closed() == TOO_BIG
    table.goes_on()


def test_a_huge_message_in_small_pieces_is_no_better(table: Table) -> None:
    mallory = table.mallory()
    with suppress(ConnectionClosed):
        mallory.socket.send(iter(["x" * 1000] * 17))
    assert mallory.until_closed() == TOO_BIG
    table.goes_on()


def test_a_hello_as_big_as_it_can_be_is_welcome(table: Table) -> None:
    mallory = Person(table.server, "M" * 24).dial(table.anna.table)
    mallory.send("hello", client="M" * 24, v=2**53, keys=["k" * 64] * 8, salt="a" * 64)
    assert mallory.until("welcome")["seats"] == []


@pytest.mark.parametrize(
    "data", [b"\xff" * 64, b"\x81\x85\x00\x00\x00\x00\xff\xfe\xfd\xfc\xfb", b"\x81\x05hello", b"\x00" * 20]
)
def test_bytes_that_are_no_websocket_frames(table: Table, data: bytes) -> None:
    """Reserved bits, text that is not UTF-8, frames without a mask, a continuation of nothing."""
    mallory = table.mallory()
    mallory.socket.socket.sendall(data)
    assert mallory.until_closed() in (1002, 1006, 1007)
    table.goes_on()


# --- numbers of moves ---


def test_numbers_need_no_order_but_a_number_is_used_once(server: Server) -> None:
    both = Person(server).open_table("me").connect().until_version(1)
    for n in (900, 5, 2**53, 0):
        choice = both.choose()
        first = both.try_move(choice, n=n)
        assert first["t"] == "ack"
        both.until("frame")
        lines = server.stored_lines(both.table)
        assert both.try_move(choice, n=n) == first
        if both.frame["legal"][0]["seat"] == choice["seat"]:
            assert both.try_move(both.choose(), n=n) == first
        assert server.stored_lines(both.table) == lines


def test_a_number_of_another_seat_or_tab_is_another_number(server: Server) -> None:
    anna, bela = table_for_two(server)
    tags = set()
    for _ in range(6):
        mover = anna if anna.frame["legal"] else bela
        answer = mover.try_move(mover.choose(), n=7 if mover.n == 0 else None)
        mover.n = max(mover.n, 7)
        assert answer["t"] == "ack"
        for person in (anna, bela):
            person.until_version(answer["v"])
        tags.add(server.stored_lines(anna.table)[answer["v"] - 1][1])
    assert len(tags) == 6


# --- seats and keys ---


@pytest.mark.parametrize(
    "message",
    [
        {"t": "move", "n": 1, "seat": 0, "kind": "pass", "args": []},
        {"t": "move", "n": 1, "seat": 7, "kind": "pass", "args": []},
        {"t": "why", "n": 1, "seat": 0, "kind": "pass", "args": []},
        {"t": "take_back", "seat": 0},
        {"t": "stand_in", "seat": 0},
    ],
    ids=lambda message: f"{message['t']} {message['seat']}",
)
def test_who_has_no_key_has_no_seat(table: Table, message: dict[str, Any]) -> None:
    mallory = table.mallory()
    mallory.send_raw(json.dumps(message))
    assert mallory.until("fault")["fact"] == "not-your-seat"
    table.goes_on()


def test_a_player_cannot_move_for_another(table: Table) -> None:
    table.goes_on()
    mover, other = (table.anna, table.bela) if table.anna.frame["legal"] else (table.bela, table.anna)
    before = len(table.server.stored_lines(mover.table))
    assert other.try_move(mover.choose())["fact"] == "not-your-seat"
    assert len(table.server.stored_lines(mover.table)) == before
    table.goes_on()


def test_a_rematch_is_for_players_after_the_end(table: Table) -> None:
    for person in (table.mallory(), table.anna):
        person.send("rematch")
        assert person.until("fault")["fact"] == "not-over"


def test_wrong_keys_open_nothing(table: Table) -> None:
    """A guess, the key of another table, and what the store has of the right key."""
    record = json.loads(table.server.rows("select record from tables where id = ?", table.anna.table)[0][0])
    stolen = [seat["key_hash"] for seat in record["seats"]]
    elsewhere = Person(table.server).open_table("friend").keys[0]
    for key in ("guess", "", elsewhere, *stolen, table.anna.keys[0][:-1], table.anna.keys[0] + "x"):
        mallory = Person(table.server, "Mallory")
        mallory.keys = {0: key}
        assert mallory.connect(table=table.anna.table).seats == []
        mallory.leave()
    table.goes_on()


def test_an_open_seat_has_no_key_yet(server: Server) -> None:
    anna = Person(server).open_table("friend").connect()
    mallory = Person(server, "Mallory")
    mallory.keys = {1: ""}
    assert mallory.connect(table=anna.table).seats == []


def test_a_taken_seat_is_not_given_twice(server: Server) -> None:
    anna, _ = table_for_two(server)
    for seat in (-1, 0, 1, 7):
        answer = server.ask("POST", f"/api/tables/{anna.table}/sit", json={"name": "Mallory", "seat": seat})
        assert (answer.status_code, answer.json()["fact"]) == (409, "seat-taken")


def test_no_such_table(server: Server) -> None:
    mallory = Person(server, "Mallory").dial("nosuchtable")
    assert mallory.until("fault")["fact"] == "table-unknown"
    assert mallory.until_closed() == 4404


# --- too much ---


@pytest.fixture(scope="module")
def strict(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    server = Server(
        nursery,
        tmp_path_factory.mktemp("strict"),
        socket_credits=40,
        socket_refill=1,
        sockets_per_address=6,
        address_credits=1000,
    ).start()
    yield server
    server.close()


@pytest.mark.parametrize("t", ["ping", "say", "move"])
def test_a_flood_is_cut_off(strict: Server, t: str) -> None:
    anna, bela = table_for_two(strict)
    mallory = Person(strict, "Mallory").connect(table=anna.table)
    message = {"ping": {"t": "ping"}, "say": {"t": "say", "text": "!"}, "move": MOVE}[t]
    with suppress(ConnectionClosed):
        for _ in range(60):
            mallory.send_raw(json.dumps(message))
    assert mallory.until_closed() == TOO_MANY
    assert "too-many-messages" in [message.get("fact") for message in mallory.heard]
    one_move(anna, bela)


def test_an_address_has_only_so_many_sockets(strict: Server) -> None:
    anna, bela = table_for_two(strict)
    crowd = [Person(strict, f"M{number}").connect(table=anna.table) for number in range(4)]
    assert Person(strict, "Mallory").refused_at_the_door(anna.table) == 403
    crowd[0].leave()
    anna.until("room", watchers=3)
    crowd[0].connect()
    one_move(anna, bela)


def test_too_many_requests(new_server: NewServer) -> None:
    server = new_server(address_credits=10, address_refill=1)
    anna, bela = table_for_two(server)
    path = f"/api/tables/{anna.table}/history"
    answers = [server.ask("GET", path) for _ in range(30)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert answers[-1].json()["fact"] == "too-many-requests"
    assert server.ask("POST", "/api/tables", json={}).status_code == 429
    assert server.ask("GET", "/api/games").status_code == 200
    play_out(anna, bela)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/abc/sit"])
def test_a_huge_body(server: Server, path: str) -> None:
    answer = server.ask("POST", path, content=b'{"name":"' + b"x" * 17_000 + b'"}')
    assert (answer.status_code, answer.json()["fact"]) == (413, "too-big")


def test_a_slow_reader_gets_one_full_frame_and_costs_little_memory(new_server: NewServer) -> None:
    server = new_server(outbox=16)
    anna, bela = table_for_two(server, draw_after=200)
    slow = Person(server, "Slow")
    slow.table = anna.table
    slow.dial(sock=narrow(server), max_queue=1)
    slow.send("hello", client="slow").until("frame")
    before = memory_kb(server)
    moves = [one_move(anna, bela) for _ in range(60)]
    assert memory_kb(server) - before < 8_000
    assert slow.until_version(moves[-1]).frame["view"] == bela.frame["view"]
    assert slow.heard[-2]["t"] == "room"
    frames = sum(message["t"] == "frame" for message in slow.heard)
    assert frames < 50, "most of what was shown must have been dropped"
    v = one_move(anna, bela)
    assert slow.until_version(v).frame["view"] == anna.frame["view"]


def narrow(server: Server) -> socket.socket:
    """A connection whose system takes little in advance."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    return line


def memory_kb(server: Server) -> int:
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])
