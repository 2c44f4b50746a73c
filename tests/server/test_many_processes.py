"""Several processes on one database: everybody sees one game, whoever leads it, is killed or falls asleep."""

import socket
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from startable.play import fair, journal

from .conftest import NewServer
from .people import Message, Person, one_move, play_out, table_for_two
from .postgres import Cluster
from .proxies import HAPROXY, Proxy
from .servers import Address, Server

pytestmark = pytest.mark.long
COME_BACK = 1012
MOST_LINES = 128
"""As deploy/haproxy.cfg has it."""
Processes = Callable[[int], list[Server]]


@pytest.fixture
def processes(cluster: Cluster, new_server: NewServer) -> Processes:
    """So many servers on a database of their own."""

    def start(count: int) -> list[Server]:
        address = cluster.database()
        return [new_server(store=address) for _ in range(count)]

    return start


def move_to(server: Address, *people: Person) -> None:
    """They come back there, with what they know, and hear how the game stands."""
    for person in people:
        person.server = server
        person.connect()
    _hear_where_it_stands(*people)


def _hear_where_it_stands(*people: Person) -> None:
    """A move may have been stored whose answer was lost: what one knew before is no longer the game."""
    known = max(person.until("frame")["v"] for person in people)
    for person in people:
        person.until_version(known)


def verified(server: Address, table: str) -> int:
    """The lines of a finished game, each of whose rolls was computed again."""
    read = journal.read(server.journal(table))
    assert fair.verify(read) == []
    return len(read.lines)


def test_a_table_goes_over_to_the_process_that_people_come_to(processes: Processes) -> None:
    one, two = processes(2)
    anna, bela = table_for_two(one)
    for _ in range(5):
        one_move(anna, bela)
    anna.send("say", text="well met").until("said")
    bela.leave()
    bela.server = two
    assert bela.connect().until("said")["text"] == "well met"
    assert anna.until_closed() == COME_BACK
    move_to(two, anna)
    play_out(anna, bela)
    assert verified(two, anna.table) == anna.frame["v"]
    assert one.journal(anna.table) == two.journal(anna.table)


def test_a_killed_process_leaves_its_tables_to_another(processes: Processes) -> None:
    one, two = processes(2)
    anna, bela = table_for_two(one)
    told = [one_move(anna, bela) for _ in range(5)][-1]
    one.kill()
    move_to(two, anna, bela)
    assert anna.frame["v"] == bela.frame["v"] >= told
    play_out(anna, bela)
    assert verified(two, anna.table) == anna.frame["v"]


def test_a_process_that_slept_writes_nothing_over_its_successor(processes: Processes) -> None:
    one, two = processes(2)
    anna, bela = table_for_two(one)
    one_move(anna, bela)
    one.pause()
    late = anna if anna.frame["legal"] else bela
    late.send("move", n=99, **{name: late.choose()[name] for name in ("seat", "kind", "args")})
    others = Person(two, "Anna"), Person(two, "Bela")
    for other, person in zip(others, (anna, bela), strict=True):
        other.keys, other.table = person.keys, person.table
        other.connect().until("frame")
    moved = one_move(*others)
    one.wake()
    assert late.until_closed() == COME_BACK
    assert not [message for message in late.heard if message["t"] == "ack" and message["n"] == 99]
    play_out(*others)
    assert verified(two, anna.table) == others[0].frame["v"] > moved


def test_an_open_table_is_seen_and_joined_from_any_process(processes: Processes) -> None:
    one, two = processes(2)
    anna = Person(one, "Anna").open_table("friend", listed=True, draw_after=4).connect()
    while not (found := two.get("/api/tables"))[0]["seats"][0]["here"]:
        assert found[0]["table"] == anna.table
    bela = Person(two, "Bela").sit(anna.table).connect()
    assert anna.until_closed() == COME_BACK
    move_to(two, anna)
    anna.until_version(1)
    bela.until_version(1)
    play_out(anna, bela)
    assert verified(two, anna.table)
    assert one.get("/api/tables") == []


def test_a_process_that_ends_sends_its_people_on(cluster: Cluster, new_server: NewServer) -> None:
    """First it says so, and goes on; then everybody comes to another, and nothing is lost."""
    address = cluster.database()
    one, two = (new_server(store=address, drain_ms=drain_ms) for drain_ms in (4000, 0))
    anna, bela = table_for_two(one)
    one_move(anna, bela)
    assert one.ask("GET", "/healthz").status_code == one.ask("GET", "/readyz").status_code == 200
    one.ask_to_stop()
    while one.ask("GET", "/readyz").status_code == 200:
        pass
    assert one.ask("GET", "/healthz").json()["fact"] == "server-ends"
    told = one_move(anna, bela)
    assert {anna.until_closed(), bela.until_closed()} == {COME_BACK}
    move_to(two, anna, bela)
    assert anna.frame["v"] >= told
    play_out(anna, bela)
    assert verified(two, anna.table) == anna.frame["v"]


def test_a_database_that_restarts_loses_nothing(new_server: NewServer, cluster: Cluster) -> None:
    address = cluster.database()
    one = new_server(store=address)
    anna, bela = table_for_two(one)
    for _ in range(3):
        one_move(anna, bela)
    cluster.stop("immediate")
    mover = anna if anna.frame["legal"] else bela
    choice = mover.choose()
    mover.send("move", n=7, **{name: choice[name] for name in ("seat", "kind", "args")})
    cluster.start()
    while not (made := _answered(mover, choice)):
        move_to(one, mover)
    name = address.rpartition("/")[2]
    found = cluster.ask(f"select first from entries where tag like '%/{mover.client}/7'", name)
    assert found == str(made)


def _answered(person: Person, choice: Message) -> int:
    """The version of a move that was sent before; 0 if one has to come back."""
    try:
        return int(person.try_move(choice, n=7)["v"])
    except ConnectionClosed:
        return 0


@pytest.mark.skipif(not HAPROXY, reason="there is no HAProxy here")
def test_behind_a_proxy_tables_outlive_their_processes(processes: Processes, tmp_path: Path) -> None:
    servers = processes(3)
    proxy = Proxy(tmp_path, servers)
    try:
        pairs = [table_for_two(proxy, seed) for seed in range(6)]
        told = [one_move(*pair) for pair in pairs]
        servers[0].kill()
        for pair, known in zip(pairs, told, strict=True):
            come_back(*pair)
            assert pair[0].frame["v"] >= known
            play_on(*pair)
            assert verified(proxy, pair[0].table) == pair[0].frame["v"]
    finally:
        proxy.close()


@pytest.mark.skipif(not HAPROXY, reason="there is no HAProxy here")
def test_one_address_has_so_many_connections_over_all_processes(processes: Processes, tmp_path: Path) -> None:
    with closing(Proxy(tmp_path, processes(2))) as proxy, ExitStack() as lines:
        assert proxy.get("/healthz")
        made = [socket.create_connection(("127.0.0.1", proxy.port)) for _ in range(MOST_LINES + 1)]
        for line in made:
            lines.callback(line.close)
        assert any(map(_is_cut, reversed(made)))


def _is_cut(line: socket.socket) -> bool:
    """Who is let in gets an answer."""
    try:
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        return not line.recv(1)
    except ConnectionError:
        return True


def play_on(*people: Person) -> None:
    """Until the proxy has noticed who died, a table may go from one process to the next."""
    while True:
        try:
            play_out(*people)
            return
        except ConnectionClosed:
            come_back(*people)


def come_back(*people: Person) -> None:
    """Those who were sent away try until they are let in, as the page does."""
    while True:
        try:
            for person in people:
                person.leave().connect()
            return _hear_where_it_stands(*people)
        except (ConnectionClosed, InvalidStatus, OSError):
            continue
