"""What several processes share beside the games: bots that think once, known players, and a nuisance."""

import re
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from startable.server.storage.postgres.store import SETTLED_S

from .authenticator import Authenticator
from .conftest import NewServer
from .people import Person, one_move, play_out, table_for_two
from .postgres import Cluster
from .servers import Server, free_port
from .test_many_processes import COME_BACK, Processes, come_back, processes, verified

__all__ = ["processes"]

pytestmark = pytest.mark.long


class Watched(list[Server]):
    """Processes on one database, and what they tell Prometheus."""

    def __init__(self, new_server: NewServer, address: str, count: int) -> None:
        self._ports = [free_port() for _ in range(count)]
        super().__init__([new_server(store=address, metrics=f"127.0.0.1:{port}") for port in self._ports])

    def figure(self, name: str) -> int:
        """Of all of them."""
        told = [httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text for port in self._ports]
        found = [re.search(rf"^startable_{name} (\S+)$", text, re.MULTILINE) for text in told]
        return sum(int(float(each[1])) for each in found if each)


def test_bots_think_once(new_server: NewServer, cluster: Cluster) -> None:
    """Wherever the table is led meanwhile, a bot's move costs one thought."""
    servers = Watched(new_server, cluster.database(), 2)
    anna = Person(servers[0]).open_table("level1", draw_after=20).connect().until_version(1)
    for at in (0, 1, 0):
        _until_my_turn(anna)
        anna.leave()
        anna.server = servers[at]
        anna.connect().until("frame")
        for _ in range(3):
            _until_my_turn(anna).play_any()
    while not anna.frame["result"]:
        _until_my_turn(anna, or_over=True)
        if not anna.frame["result"]:
            anna.play_any()
    lines = anna.server.journal(anna.table).splitlines()
    moves = [line for line in lines if line.startswith("B ")]
    assert moves
    again = servers.figure("tables_led_total") - 3
    assert len(moves) <= servers.figure("bot_thought_seconds_count") <= len(moves) + again


def _until_my_turn(person: Person, or_over: bool = False) -> Person:
    acked = [message["v"] for message in person.heard if message["t"] == "ack"]
    person.until_version(acked[-1] if acked else 1)
    while not person.frame["legal"] and not (or_over and person.frame["result"]):
        person.until("frame")
    return person


def test_a_table_that_is_pulled_to_and_fro_goes_on(new_server: NewServer, cluster: Cluster) -> None:
    """Somebody asks for it at both processes as fast as they can; it stays a while wherever it is."""
    servers = Watched(new_server, cluster.database(), 2)
    anna, bela = table_for_two(servers[0])
    began, told = time.monotonic(), one_move(anna, bela)
    pulling = Pulling(servers, anna.table)
    for _ in range(2):
        assert anna.until_closed() == COME_BACK
        come_back(anna, bela)
        assert anna.frame["v"] >= told
        told = _one_more(anna, bela)
    pulling.stop()
    taken, lost = servers.figure("tables_led_total"), servers.figure("leases_lost_total")
    assert taken <= 2 + lost + (time.monotonic() - began) / SETTLED_S
    come_back(anna, bela)
    play_out(anna, bela)
    assert verified(servers[0], anna.table) == anna.frame["v"] > told


def _one_more(*people: Person) -> int:
    """A move that is heard by all, even if the table goes away in the middle of it."""
    while True:
        try:
            return one_move(*people)
        except ConnectionClosed:
            come_back(*people)


class Pulling:
    """Comes to the table at one process after the other, in a thread of its own, until told to stop."""

    def __init__(self, servers: list[Server], table: str) -> None:
        self._servers = servers
        self._table = table
        self._stopped = False
        self._thread = threading.Thread(target=self._pull, daemon=True)
        self._thread.start()

    def _pull(self) -> None:
        while not self._stopped:
            for server in self._servers:
                mallory = Person(server, "Mallory")
                with suppress(ConnectionClosed, InvalidHandshake, OSError, AssertionError):
                    mallory.connect(table=self._table)
                mallory.leave()

    def stop(self) -> None:
        self._stopped = True
        self._thread.join()


class Known:
    """A player with a passkey and the cookie of a session, who asks whichever process."""

    def __init__(self, server: Server, other: Server, name: str) -> None:
        """Begun at one process, and made at the other, as a proxy may have it."""
        self._cookie = ""
        self._key = Authenticator(server.url)
        self._comes("players", server, other, self._key.make, json={"name": name})

    def come(self, server: Server, other: Server) -> None:
        self._key.origin = server.url
        self._comes("sessions", server, other, self._key.show)

    def _comes(
        self, what: str, server: Server, other: Server, answer: Callable[[Any], Any], **more: Any
    ) -> None:
        page: dict[str, Any] = {"headers": {"origin": server.url, "host": server.url.removeprefix("http://")}}
        asked = server.ask("POST", f"/api/{what}/begin", **page, **more).json()
        body = {"ticket": asked["ticket"], "credential": answer(asked["options"]), "device": "Laptop"}
        made = other.ask("POST", f"/api/{what}", json=body, **page)
        assert made.status_code == 201, made.text
        self._cookie = made.headers["set-cookie"].partition(";")[0]

    def ask(self, server: Server, method: str, path: str, **more: Any) -> Any:
        headers = {"cookie": self._cookie, "origin": server.url}
        answer = server.ask(method, path, headers=headers, **more)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def seated(self, server: Server, path: str, **body: Any) -> Person:
        seated = self.ask(server, "POST", path, json=body)
        person = Person(server)
        person.table, person.keys = seated["table"], {int(at): key for at, key in seated["keys"].items()}
        return person


def test_players_their_games_and_ratings_are_known_at_every_process(processes: Processes) -> None:
    one, two = processes(2)
    anna, bela = Known(one, two, "Anna"), Known(two, one, "Bela")
    for server in (one, two):
        assert anna.ask(server, "GET", "/api/me")["player"]["name"] == "Anna"
        worn = server.ask("POST", "/api/players/begin", json={"name": "anna"}, headers={"origin": server.url})
        assert (worn.status_code, worn.json()["fact"]) == (409, "name-worn")
    anna.come(two, one)
    seats = [{"kind": "me", "name": "x"}, {"kind": "friend"}]
    first = anna.seated(one, "/api/tables", game="ur", seats=seats, rated=True).connect()
    second = bela.seated(two, f"/api/tables/{first.table}/sit", name="x").connect()
    assert first.until_closed() == COME_BACK
    first.server = two
    first.connect().until_version(1)
    second.until_version(1)
    assert [seat["name"] for seat in second.room["seats"]] == ["Anna", "Bela"]
    _until_both_have_moved(first, second)
    first.send("resign", seat=0).until_over()
    for server in (one, two):
        (game,) = anna.ask(server, "GET", "/api/me/games?status=over")["games"]
        assert (game["table"], game["mine"], game["places"]) == (first.table, 0, [2, 1])
        assert bela.ask(server, "GET", "/api/me/games")["games"][0]["mine"] == 1
        assert server.get("/api/ratings/ur")["unsure"] == 2
    for player, won in ((anna, 0), (bela, 1)):
        (of_ur,), (elsewhere,) = [player.ask(server, "GET", "/api/me/statistics") for server in (one, two)]
        assert of_ur == elsewhere
        assert (of_ur["played"], of_ur["won"], of_ur["rating"]["games"]) == (1, won, 1)
    anna.ask(one, "DELETE", "/api/me")
    assert anna.ask(two, "GET", "/api/me")["player"] is None
    for server in (two, one):
        (game,) = bela.ask(server, "GET", "/api/me/games")["games"]
        assert [seat["name"] for seat in game["seats"]] == ["?", "Bela"]


def _until_both_have_moved(*people: Person) -> None:
    waiting = list(people)
    while waiting:
        mover = next(person for person in people if person.frame["legal"])
        one_move(*people)
        waiting = [person for person in waiting if person is not mover]
