"""Hypothesis plays the attacker: whatever it sends, there is an answer and the room lives on."""

import json
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from startable.games.ur import GAME
from startable.play.catalogue import names
from startable.server.people.keys import cookie_keys
from startable.server.protocol import FromClient, MoveIn, Say, StandIn, TakeBack, Why
from startable.server.socket.connection import BAD_MESSAGE, Connection
from startable.server.socket.credits import Credits
from startable.server.socket.inbound import decode, decoded

from ..effort import examples
from .memory import House, MemoryTransport, Visitor
from .people import one_move, table_for_two
from .servers import Server

many = settings(max_examples=examples(300), deadline=None, derandomize=True, database=None)
few = settings(many, max_examples=examples(150), suppress_health_check=[HealthCheck.function_scoped_fixture])

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
tags = (
    st.sampled_from(
        ["hello", "move", "why", "say", "stand_in", "take_back", "rematch", "ping", "frame", "ack"]
    )
    | st.text()
)
fields = st.sampled_from(["t", "n", "seat", "kind", "args", "text", "at", "v", "client", "keys", "salt", "x"])
nearly = st.builds(
    lambda tag, rest: json.dumps({**rest, "t": tag}), tags, st.dictionaries(fields, plain, max_size=6)
)


def new_connection() -> Connection:
    return Connection(MemoryTransport(), 64, Credits(1000, 1000))


@many
@given(st.text(max_size=200) | nearly | plain.map(json.dumps))
def test_any_text_is_a_message_or_closes_its_connection(text: str) -> None:
    connection = new_connection()
    message = decoded(connection, text.encode(errors="surrogatepass"))
    assert (message is None) == (connection.closing == BAD_MESSAGE)
    assert message is None or decode(msgspec.json.encode(message)) == message


@many
@given(st.text(max_size=300))
@example('seat-0="\\')
@example("seat-0=a; seat-0=b; seat-1=" + "x" * 5000)
def test_any_cookie_header_gives_some_keys_or_none(header: str) -> None:
    keys = cookie_keys(header)
    assert len(keys) <= 8
    assert all(isinstance(key, str) for key in keys)


kinds = st.sampled_from(sorted(GAME.kinds)) | st.text(max_size=8)
numbers = st.integers(-3, 40) | st.integers(-1_000_000, 1_000_000)
wanted = st.tuples(st.integers(0, 7), kinds, st.lists(numbers, max_size=5))
messages = st.one_of(
    wanted.map(lambda parts: MoveIn(1, *parts)),
    wanted.map(lambda parts: Why(1, *parts)),
    st.text(min_size=1, max_size=20).map(Say),
    st.integers(0, 7).map(StandIn),
    st.integers(0, 7).map(TakeBack),
)


@many
@given(st.lists(messages, max_size=12), st.integers(0, 30))
def test_no_sound_message_breaks_a_room(sent: list[FromClient], moves: int) -> None:
    """Moves of any kind with any numbers, in any position: refused, or made; never a bug."""
    house = House(away_ms=0)
    room, keys = house.open("me", "me")
    both = Visitor(room, *keys, outbox=1000)
    for _ in range(moves):
        both.move()
    for n, message in enumerate(sent, 100):
        if isinstance(message, MoveIn):
            message.n = n
        both.asks(message)
    assert not room.broken
    assert not both.connection.closing
    if room.status == "playing" and not any(seat.stand_in for seat in room.record.seats):
        lines = len(room.table.lines)
        both.move()
        assert len(room.table.lines) > lines


# --- over HTTP, against the real server ---

PATHS = ["/api/tables", "/api/tables/{table}/sit", "/api/tables/{table}/follow"]
bodies = st.one_of(
    st.binary(max_size=60),
    plain.map(lambda value: json.dumps(value).encode()),
    st.fixed_dictionaries(
        {"game": st.sampled_from([*names(), ""]) | plain},
        optional={
            "seats": st.lists(st.fixed_dictionaries({"kind": plain | st.just("me")}), max_size=3) | plain,
            "options": st.dictionaries(st.sampled_from(["discs", "x"]), plain, max_size=2) | plain,
            "listed": plain,
        },
    ).map(lambda value: json.dumps(value).encode()),
    st.fixed_dictionaries({"name": plain}, optional={"seat": plain, "x": plain}).map(
        lambda value: json.dumps(value).encode()
    ),
)
content_types = st.sampled_from(
    ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""]
)


@few
@given(st.sampled_from(PATHS), bodies, content_types)
def test_any_body_gets_a_fault_or_what_it_asks_for(
    server: Server, open_table: str, path: str, body: bytes, content_type: str
) -> None:
    headers = {"content-type": content_type} if content_type else {}
    answer = server.ask("POST", path.format(table=open_table), content=body, headers=headers)
    check_answer(answer)


@few
@given(st.text(min_size=1, max_size=30), st.text(max_size=12), st.text(max_size=12))
def test_any_address_gets_a_fault_or_what_it_asks_for(server: Server, id: str, tail: str, query: str) -> None:
    raw = quote(f"/api/tables/{id}/{tail}?{query}", safe="/?:@!$&'()*+,;=.")
    url = httpx.URL(server.url).copy_with(raw_path=raw.encode())
    check_answer(server.ask("GET", str(url)))


def check_answer(answer: httpx.Response) -> None:
    assert answer.status_code in (200, 201, 400, 404, 405, 409, 413, 415), answer.text
    assert answer.headers["content-type"].startswith("application/json")
    if answer.status_code >= 400:
        fault: Any = answer.json()
        assert fault["t"] == "fault"
        assert fault["fact"]


@pytest.fixture(scope="module")
def open_table(server: Server) -> Any:
    anna, bela = table_for_two(server)
    yield anna.table
    one_move(anna, bela)
