"""Being called when it is one's turn and the page is closed: from the move to what a browser reads."""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import pytest

from startable.server.push.services import SERVICES, is_service
from startable.server.storage.records import PushRecord
from startable.server.tables.messages import PushGone

from .conftest import NewServer
from .memory import House, Visitor
from .people import table_for_two

http_ece = pytest.importorskip("http_ece")
pytest.importorskip("pywebpush")

from cryptography.hazmat.primitives.asymmetric import ec  # noqa: E402
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: E402
from py_vapid import Vapid  # noqa: E402


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A push service of our own, and the browser that listens there."""

    def __init__(self) -> None:
        self.status = 201
        self.heard: Queue[tuple[dict[str, str], bytes]] = Queue()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                self.send_response(browser.status)
                self.send_header("content-length", "0")
                self.end_headers()
                browser.heard.put((headers, body))

            def log_message(self, format: str, *args: Any) -> None: ...

        return Service

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self._auth)}
        return {"endpoint": f"{self.origin}/push/1", "keys": keys, "language": "hu"}

    def read(self) -> tuple[dict[str, str], dict[str, Any]]:
        """The next message, as the browser decrypts it."""
        headers, body = self.heard.get(timeout=60)
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return headers, json.loads(plain)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def browser() -> Iterator[Browser]:
    browser = Browser()
    yield browser
    browser.close()


def test_a_browser_hears_and_can_read_that_it_is_its_turn(new_server: NewServer, browser: Browser) -> None:
    server = new_server(push_services=[browser.origin], push_contact="mailto:host@example.org")
    key = server.ask("GET", "/api/push").json()["key"]
    assert len(urlsafe_b64decode(key + "=")) == 65
    anna, bela = table_for_two(server)
    mover, other = (anna, bela) if anna.frame["legal"] else (bela, anna)
    path, keys = f"/api/tables/{anna.table}/push", list(other.keys.values())
    assert server.ask("POST", path, keys, json=browser.subscription).status_code == 204
    other.leave()
    while mover.frame["legal"]:
        mover.until_version(mover.play_any())
    headers, told = browser.read()
    assert told == {"table": anna.table, "title": "Te jössz: UR", "body": "Anna, Bela"}
    assert headers["content-encoding"] == "aes128gcm"
    token = headers["authorization"].removeprefix("vapid t=").partition(",")[0]
    assert headers["authorization"].endswith(f"k={key}")
    assert Vapid.verify(headers["authorization"])
    claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (browser.origin, "mailto:host@example.org")
    server.stop()
    server.start()
    assert server.ask("GET", "/api/push").json()["key"] == key, "made once, at the first start"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:9/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/",
        "https://a@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "http://fcm.googleapis.com/x",
        "https://[::1/x",
        "file:///etc/passwd",
        "",
    ],
)
def test_only_push_services_are_called(endpoint: str) -> None:
    assert not is_service(endpoint, SERVICES)
    assert is_service("https://web.push.apple.com/abc", SERVICES)
    assert is_service("https://fcm.googleapis.com/fcm/send/abc", SERVICES)


# --- whom a room calls ---


def scene(act: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        await act(House())

    asyncio.run(main())


PUSH = PushRecord("https://fcm.googleapis.com/1", "p", "a", "en")


def test_who_is_here_is_not_called_and_nobody_twice_for_one_turn() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "me")
        both = [Visitor(room, key) for key in keys]
        for seat in (0, 1):
            await house.lobby.subscribe(room, (seat,), PUSH, True)
        first = room.table.awaits.first
        while room.table.awaits.first == first:
            both[first].move()
        assert house.caller.calls == []
        both[first].leave()
        while room.table.awaits.first != first:
            both[1 - first].move()
        assert [(call.what, call.seat) for call in house.caller.calls] == [("turn", first)]
        house.restart()
        house.room(room.record.id)
        assert len(house.caller.calls) == 1, "a restart is no news"

    scene(act)


def test_it_is_kept_and_can_be_switched_off_and_a_browser_that_is_gone_is_forgotten() -> None:
    async def act(house: House) -> None:
        room, _ = house.open("me", "me")
        other = PushRecord("https://fcm.googleapis.com/2", "p", "a", "hu")
        for push in (PUSH, other, PUSH):
            await house.lobby.subscribe(room, (0,), push, True)
        kept = house.store.kept(room.record.id)
        assert kept
        assert kept.seats[0].pushes == [other, PUSH]
        assert kept.seats[1].pushes == []
        await house.lobby.subscribe(room, (0,), other, False)
        assert room.record.seats[0].pushes == [PUSH]
        room.post(PushGone(0, PUSH.endpoint))
        assert room.record.seats[0].pushes == []

    scene(act)
