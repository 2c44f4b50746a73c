"""Who gets in: origins, cookies, headers, addresses."""

import socket
from http.cookies import SimpleCookie
from typing import Any

import pytest

from startable.server.origins import Origins
from startable.server.people.keys import MOST, cookie_keys
from startable.server.settings import Settings

from .conftest import NewServer
from .people import Person, one_move, play_out, table_for_two
from .servers import Server


def foreign(server: Server) -> list[str]:
    return [
        "https://evil.example",
        "null",
        f"https://127.0.0.1:{server.port}",
        f"http://127.0.0.1:{server.port}.evil.example",
        f"http://127.0.0.1:{server.port}/",
        f"http://127.0.0.1:{server.port + 1}",
        f"http://127.0.0.1:{server.port} http://evil.example",
        "http://127.0.0.1",
        f"HTTP://127.0.0.1:{server.port}",
    ]


def test_a_foreign_page_opens_no_socket(server: Server) -> None:
    anna, bela = table_for_two(server)
    for origin in foreign(server):
        assert Person(server, "Mallory").refused_at_the_door(anna.table, origin=origin) == 403
    one_move(anna, bela)


def test_a_foreign_page_changes_nothing(server: Server) -> None:
    anna = Person(server).open_table("friend")
    for origin in foreign(server):
        for path, body in ((f"/api/tables/{anna.table}/sit", {"name": "Mallory"}), ("/api/tables", {})):
            answer = server.ask("POST", path, json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["fact"]) == (403, "foreign-origin")
    assert server.get(f"/api/tables/{anna.table}")["seats"][1]["kind"] == "open"


def test_a_foreign_page_may_read_nothing(server: Server) -> None:
    answer = server.ask("GET", "/api/tables", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    answer = server.ask("OPTIONS", "/api/tables", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_our_own_page_is_welcome(server: Server, host: str) -> None:
    anna, _ = table_for_two(server)
    origin = f"http://{host}:{server.port}"
    watcher = Person(server, "Carl").dial(anna.table, origin=origin).send("hello", client="x")
    assert watcher.until("welcome")
    body = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    assert server.ask("POST", "/api/tables", json=body, headers={"origin": origin}).status_code == 201


def test_origins_of_the_operator_are_exact() -> None:
    own = Origins(Settings(port=80, origins=frozenset({"https://play.example"})))
    assert own.welcome("https://play.example", "http", "127.0.0.1")
    assert not own.welcome("http://play.example", "http", "127.0.0.1")
    assert not own.welcome("https://play.example.org", "http", "127.0.0.1")


@pytest.mark.parametrize(
    "host", ["192.168.1.5:8000", "[fd00::5]:8000", "[fd00::5]", "tower:8000", "tower.local"]
)
def test_a_page_of_the_host_that_was_asked_for_is_our_own(host: str) -> None:
    own = Origins(Settings(host="0.0.0.0"))
    assert own.welcome(f"http://{host}", "http", host)
    assert own.welcome(f"http://{host}", "ws", host)
    assert own.welcome(f"https://{host}", "https", host)
    assert not own.welcome(f"https://{host}", "http", host)
    assert not own.welcome(f"http://{host}1", "http", host)


def test_a_stranger_s_name_that_leads_here_is_not_ours_unless_a_proxy_answers_to_it() -> None:
    evil = ("http://evil.example:8000", "http", "evil.example:8000")
    assert not Origins(Settings()).welcome(*evil)
    proxied = Origins(Settings(trusted_proxies=frozenset({"127.0.0.1"})))
    assert proxied.welcome("https://play.example", "https", "play.example")
    assert not proxied.welcome("https://evil.example", "https", "play.example")


def test_a_foreign_page_is_noted_in_the_log(new_server: NewServer) -> None:
    server = new_server()
    server.ask("POST", "/api/tables", json={}, headers={"origin": "https://evil.example"})
    assert "the page of 'https://evil.example' is not ours" in server.log.read_text()


# --- addresses ---


def refused_of(server: Server, number: int, **headers: str) -> int:
    """Of so many requests, each with these headers: how many were too many."""
    given = [{name: value.format(n=n) for name, value in headers.items()} for n in range(number)]
    answers = [server.ask("POST", "/api/tables", json={}, headers=each) for each in given]
    return sum(answer.status_code == 429 for answer in answers)


FORWARDED = {"x-forwarded-for": "192.0.2.{n}"}


def test_nobody_s_word_is_taken_for_where_they_come_from(new_server: NewServer) -> None:
    server = new_server(address_credits=5, address_refill=0)
    assert refused_of(server, 10, **FORWARDED) == 5


def test_a_proxy_that_the_operator_names_is_believed(new_server: NewServer) -> None:
    server = new_server(address_credits=5, address_refill=0, trusted_proxies=["127.0.0.1"])
    assert refused_of(server, 10, **FORWARDED) == 0
    assert refused_of(server, 10) == 5


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/games", "/api/schema/openapi.json"])
def test_reading_has_a_limit_too(new_server: NewServer, path: str) -> None:
    server = new_server(read_credits=50, read_refill=1)
    statuses = [server.ask("GET", path).status_code for _ in range(60)]
    assert statuses[-1] == 429
    assert "too many requests from one address" in server.log.read_text()


@pytest.mark.parametrize("path", ["/health", "/metrics", "/api", "/api/health", "/t", "/learn", "/t/a/b"])
def test_what_is_no_page_is_not_found(server: Server, path: str) -> None:
    assert server.ask("GET", path).status_code in (404, 503)


@pytest.mark.parametrize(
    "path", ["/", "/t/abc123", "/r/abc123/", "/f/abc123", "/rules/ur", "/rules", "/puzzles/ur/3"]
)
def test_what_is_a_page_is_the_page(server: Server, path: str) -> None:
    assert server.ask("GET", path).status_code in (200, 503)


def hello_by_cookie(person: Person, **more: Any) -> list[int]:
    """Connects with the seat key in a cookie alone, as the page does; the seats that it opens."""
    cookie = "; ".join(f"seat-{seat}={key}" for seat, key in person.keys.items())
    person.dial(additional_headers={"cookie": cookie}, **more).send("hello", client="x")
    seats: list[int] = person.until("welcome")["seats"]
    return seats


def test_cookies_count_only_with_our_origin(server: Server) -> None:
    """A browser always names its origin; without one, somebody else might have brought the cookie."""
    anna = Person(server).open_table("friend")
    assert hello_by_cookie(anna) == []
    assert hello_by_cookie(anna, origin=server.url) == [0]


def test_cookies_of_unsafe_requests_count_only_with_our_origin(server: Server) -> None:
    both = Person(server).open_table("me", discs=1).connect().until_version(1)
    play_out(both)
    both.send("rematch").until("room", where=lambda room: bool(room["next"]))
    path = f"/api/tables/{both.table}/follow"
    cookie = {"cookie": f"seat-0={both.keys[0]}"}
    assert server.ask("POST", path, headers=cookie).status_code == 404
    followed = server.ask("POST", path, headers={**cookie, "origin": server.url})
    assert list(followed.json()["keys"]) == ["0"]
    bearer = server.ask("POST", path, headers={"authorization": f"Bearer {both.keys[1]}"})
    assert list(bearer.json()["keys"]) == ["1"]


def test_senseless_cookies_are_no_cookies(server: Server) -> None:
    anna, _ = table_for_two(server)
    for cookie in ("seat-0", "seat-0=", ";;;=", 'seat-0="\\', "a" * 4000, "seat-0=\xff"):
        person = Person(server, "Mallory").dial(
            anna.table, additional_headers={"cookie": cookie}, origin=server.url
        )
        assert person.send("hello", client="x").until("welcome")["seats"] == []
        person.leave()


def test_cookies_are_taken_as_they_are() -> None:
    """To undo 60,000 quoted letters took Python's parser seconds, in which nobody else was served."""
    assert cookie_keys('a=1; seat-0="x\\"y"; seat-1=abc;seat-2=d') == ['"x\\"y"', "abc", "d"]
    assert cookie_keys(";" * MOST + "seat-0=x") == []


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    body = {"game": "ur", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]}
    answer = server.ask("POST", "/api/tables", json=body)
    seated = answer.json()
    cookie = SimpleCookie(answer.headers["set-cookie"])["seat-0"]
    assert cookie.value == seated["keys"]["0"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "strict"
    assert cookie["path"] == f"/api/tables/{seated['table']}"
    assert int(cookie["max-age"]) > 86_400
    assert cookie["domain"] == ""


def test_keys_and_names_of_tables_are_not_to_be_guessed(server: Server) -> None:
    people = [Person(server).open_table("me") for _ in range(20)]
    keys = {key for person in people for key in person.keys.values()}
    assert len(keys) == 40
    assert all(len(key) >= 32 for key in keys)
    assert len({person.table for person in people}) == 20
    assert all(len(person.table) == 12 for person in people)


HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/t/abcdef"),
        ("GET", "/api/games"),
        ("GET", "/api/tables/nosuchtable"),
        ("GET", "/api/nothing"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("GET", "/api/schema/openapi.json"),
    ],
)
def test_headers_of_page_and_api(server: Server, method: str, path: str) -> None:
    answer = server.ask(method, path)
    assert HEADERS.items() <= dict(answer.headers).items()
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers


def test_refusals_at_the_door_have_the_headers_too(server: Server) -> None:
    answer = server.ask("POST", "/api/tables", json={}, headers={"origin": "https://evil.example"})
    assert HEADERS.items() <= dict(answer.headers).items()


def test_the_page_has_no_script_or_style_of_its_own(server: Server) -> None:
    answer = server.ask("GET", "/")
    if answer.status_code == 503:
        pytest.skip("the page is not built here")
    assert "text/html" in answer.headers["content-type"]
    scripts = [part.split(">", 1) for part in answer.text.split("<script")[1:]]
    assert all("src=" in head and body.startswith("</script>") for head, body in scripts)
    assert "<style" not in answer.text
    assert " style=" not in answer.text


@pytest.mark.parametrize(
    "path",
    ["/../../etc/passwd", "/..%2f..%2fpyproject.toml", "/assets/../../app.py", "/%00", "/index.html%00"],
)
def test_no_way_out_of_the_page(server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b"root:" not in answer
    assert b"[project]" not in answer
    assert b"class Site" not in answer


def test_bound_to_this_machine_unless_told_otherwise(server: Server) -> None:
    assert Settings().host == "127.0.0.1"
    for address in other_addresses():
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((address, server.port), timeout=5)


def other_addresses() -> list[str]:
    """Where this machine can be reached by others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [probe.getsockname()[0]]
