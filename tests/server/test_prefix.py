"""A page under a path of its host: whether the proxy before it cuts that path off or not."""

import re
from contextlib import closing
from pathlib import Path

import pytest

from startable.client.requests import base
from startable.server.http.page import Page, _moved

from .conftest import NewServer
from .people import Person
from .proxies import HAPROXY, Proxy
from .servers import Address, Server

PREFIX = "/games"
CUT_OFF = f"  http-request replace-path {PREFIX}(/.*) \\1\n"


class Below(Address):
    """The same server, asked under its path."""

    def __init__(self, other: Address) -> None:
        self._other = other
        super().__init__()
        self.port = other.port
        self._http.base_url = self.url

    @property
    def url(self) -> str:
        return f"{self._other.url}{PREFIX}"

    def socket_url(self, table: str) -> str:
        return self._other.socket_url(table).replace("/api/", f"{PREFIX}/api/")


@pytest.fixture
def server(new_server: NewServer) -> Server:
    return new_server(prefix=PREFIX, trusted_proxies=["127.0.0.1"])


def check(address: Address) -> None:
    """What a person and a program do there."""
    table = address.ask("POST", "/api/tables", json=WISH)
    assert f"Path={PREFIX}/api/tables/{table.json()['table']}" in table.headers["set-cookie"]
    asked = {"host": "play.example", "x-forwarded-proto": "https"}
    shown = address.ask("GET", f"/api/tables/{table.json()['table']}/invitation", headers=asked).json()
    assert re.fullmatch(rf"https?://play\.example{PREFIX}/t/{table.json()['table']}", shown["address"])
    anna = Person(address, "Anna").open_table("friend").connect()
    anna.until("room")
    assert base(f"{address.url}/t/{anna.table}") == address.url == base(address.url)
    assert address.ask("GET", "/api/schema/openapi.json").json()["servers"] == [{"url": PREFIX}]


WISH = {"game": "ur", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]}


def test_everything_works_under_the_path(server: Server) -> None:
    with closing(Below(server)) as below:
        check(below)
    assert server.ask("GET", "/healthz").status_code == 200


@pytest.mark.skipif(not HAPROXY, reason="there is no HAProxy here")
def test_everything_works_behind_a_proxy_that_cuts_the_path_off(server: Server, tmp_path: Path) -> None:
    proxy = Proxy(tmp_path, [server], frontend=CUT_OFF)
    with closing(proxy), closing(Below(proxy)) as below:
        check(below)


def test_the_page_names_its_files_under_the_path() -> None:
    text = b'<title>x</title><link href="/favicon.svg"><script src="/assets/a.js"></script><a href="//b">'
    moved = _moved("/index.html", text, PREFIX).decode()
    assert f'href="{PREFIX}/favicon.svg"' in moved
    assert f'src="{PREFIX}/assets/a.js"' in moved
    assert f'<meta name="root" content="{PREFIX}">' in moved
    assert 'href="//b"' in moved
    assert _moved("/index.html", text, "") == text
    assert _moved("/assets/a.css", text, PREFIX) == text
    assert Page(PREFIX)
