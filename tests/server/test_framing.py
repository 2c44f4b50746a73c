"""Our short way through WebSocket frames agrees with the library that knows all of them."""

import socket
from contextlib import closing

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from startable.server.socket.framing import Cutter, framed, is_short_text

from ..effort import examples
from .people import Person, one_move, table_for_two
from .servers import PATIENCE, Server

MOST = 1000
MANY = 1000

frames = st.builds(
    lambda opcode, data, fin: Frame(opcode, data, fin).serialize(mask=True),
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    st.binary(max_size=300) | st.binary(min_size=MOST, max_size=MOST),
    st.booleans(),
)


@settings(max_examples=examples(300), deadline=None, derandomize=True, database=None)
@given(st.lists(frames, max_size=8), st.lists(st.integers(1, 400), max_size=40))
def test_frames_are_found_however_they_arrive(sent: list[bytes], sizes: list[int]) -> None:
    cutter, data, found = Cutter(MOST), b"".join(sent), []
    for size in [*sizes, len(data)]:
        found += cutter.cut(data[:size], MANY)
        data = data[size:]
    assert found == sent


@settings(max_examples=examples(300), deadline=None, derandomize=True, database=None)
@given(st.binary(max_size=200), st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING]), st.booleans())
def test_only_a_whole_short_text_is_read(data: bytes, opcode: Opcode, fin: bool) -> None:
    short = opcode is Opcode.TEXT and fin and len(data) < 126
    if opcode is not Opcode.PING or (fin and len(data) < 126):
        sent = Frame(opcode, data, fin).serialize(mask=True)
        assert is_short_text(sent) == short
        assert not short or apply_mask(sent[6:], sent[2:6]) == data
    assert not is_short_text(Frame(Opcode.TEXT, data[:125]).serialize(mask=False))


@given(st.lists(st.sampled_from([0, 1, 125, 126, 127, 65535, 65536, 70000]), max_size=4))
def test_our_frames_are_the_librarys(sizes: list[int]) -> None:
    usual = [Frame(Opcode.TEXT, bytes(size)).serialize(mask=False) for size in sizes]
    assert framed([bytes(size) for size in sizes]) == b"".join(usual)


def test_one_that_is_too_long_does_not_wait() -> None:
    start = Frame(Opcode.TEXT, bytes(MOST + 1)).serialize(mask=True)[:20]
    assert Cutter(MOST).cut(start, MANY) == [start]


def shaken(server: Server, table: str) -> socket.socket:
    """A raw connection after its handshake."""
    host, port = server.socket_url(table).split("/")[2].split(":")
    raw = socket.create_connection((host, int(port)), timeout=PATIENCE)
    path = f"/api/tables/{table}/socket"
    head = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    raw.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1000)
    assert b" 101 " in answer
    return raw


def says_goodbye(raw: socket.socket) -> bool:
    """Sooner or later; otherwise this times out."""
    found = b""
    while b"\x88" not in found and (data := raw.recv(10_000)):
        found += data
    return True


HELLO = b'{"t":"hello","client":"x"}'


def text(data: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def test_a_message_in_pieces_and_byte_by_byte_is_heard(server: Server) -> None:
    anna, _ = table_for_two(server)
    with closing(shaken(server, anna.table)) as raw:
        pieces = text(HELLO[:9], False) + Frame(Opcode.PING, b"in between").serialize(mask=True)
        for byte in pieces + text(HELLO[9:], True, Opcode.CONT) + text(b'{"t":"ping","at":5}'):
            raw.sendall(bytes((byte,)))
        heard = b""
        while b'"pong"' not in heard:
            heard += raw.recv(10_000)
    assert b"in between" in heard
    assert heard.index(b'"welcome"') < heard.index(b'"pong"')


def test_what_breaks_the_protocol_closes_its_socket_alone(server: Server) -> None:
    anna, bela = table_for_two(server)
    broken = {
        "not masked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        "a text within a text": text(b"{", False) + text(b"{}"),
        "a piece of nothing": text(b"{}", True, Opcode.CONT),
        "too long": text(bytes(20_000))[:100],
        "an unknown kind": bytes((0x83, 0x80, 0, 0, 0, 0)),
        "reserved bits": bytes((0xF1, 0x80, 0, 0, 0, 0)),
        "binary": text(b"{}", True, Opcode.BINARY),
        "no text": text(b"\xff\xfe"),
    }
    for data in broken.values():
        with closing(shaken(server, anna.table)) as raw:
            raw.sendall(text(HELLO) + data)
            assert says_goodbye(raw)
    one_move(anna, bela)


def test_nothing_is_heard_after_goodbye(server: Server) -> None:
    anna, _ = table_for_two(server)
    with closing(shaken(server, anna.table)) as raw:
        goodbye = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
        raw.sendall(text(HELLO) + goodbye + text(b'{"t":"say","text":"too late"}'))
        assert says_goodbye(raw)
    Person(server, "Carl").connect(table=anna.table).send("say", text="in time")
    assert anna.until("said")["text"] == "in time"
