"""The keeper of the server sees tables, players, reports and the machine; nobody else does."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import AsyncClient
from prometheus_client import CollectorRegistry, Histogram

from startable.core import Unreadable
from startable.server.http import keeper as handlers
from startable.server.machine import machine, timing
from startable.server.people.keeper import TRIES, Keeper, given_key
from startable.server.people.reports import About, By
from startable.server.protocol.http import KeeperTable, NewReport
from startable.server.settings import Settings
from startable.server.storage.store import step
from startable.server.upkeep import keeper_key

from .memory import House, Visitor, asking

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework

KEY = "a key of the keeper's"
BEARER = {"authorization": f"Bearer {KEY}"}
PATHS = [path for each in handlers.HANDLERS for path in each.paths]


def kept(act: Callable[[House, AsyncClient], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        house = House()
        state = {"keeper": Keeper(KEY), "settings": Settings(), "store": house.store}
        async with asking(house, **state) as line:
            await act(house, line)

    asyncio.run(main())


def test_nobody_else_comes_in() -> None:
    async def act(house: House, line: AsyncClient) -> None:
        room, keys = house.open("me", "friend")
        for key in ("", "wrong", KEY[:-1], KEY + "x", keys[0]):
            for path in ("machine", "tables", "players", "reports"):
                bearer = {"authorization": f"Bearer {key}"}
                answer = await line.get(f"/api/keeper/{path}", headers=bearer)
                assert (answer.status_code, answer.json()["fact"]) == (401, "keeper-only")
                assert room.record.id not in answer.text
        answer = await line.post("/api/keeper/reports/x", json={"dealt": True})
        assert answer.status_code == 401

    kept(act)


def test_nobody_guesses_for_long() -> None:
    async def act(house: House, line: AsyncClient) -> None:
        wrong = {"authorization": "Bearer wrong"}
        asked = [await line.get("/api/keeper/machine", headers=wrong) for _ in range(TRIES + 5)]
        tried = [answer.status_code for answer in asked]
        assert tried[0] == 401
        assert 429 in tried
        right = await line.get("/api/keeper/machine", headers=BEARER)
        assert right.status_code == 429, "else the right one would be told by that"

    kept(act)


def test_every_address_of_the_keeper_asks_for_the_key() -> None:
    """Whoever adds one and forgets it, fails here."""

    async def act(house: House, line: AsyncClient) -> None:
        for path in PATHS:
            method = "POST" if "{" in path else "GET"
            url = path.replace("{id:str}", "x")
            answer = await line.request(method, url, json={"dealt": True} if method == "POST" else None)
            assert answer.status_code == 401, path

    kept(act)


def test_a_table_is_closed_and_a_game_called_off() -> None:
    async def act(house: House, line: AsyncClient) -> None:
        (waits, keys), (plays, _) = house.open("me", "friend"), house.open("me", "me")
        anna = Visitor(waits, keys[0])
        ids = waits.record.id, plays.record.id
        plays.record.started = True
        asked = [
            (await line.post(f"/api/keeper/tables/{id}/close", headers=BEARER)).status_code
            for id in (*ids, "none")
        ]
        assert asked == [204, 204, 404]
        assert (waits.record.closed, plays.record.closed, plays.status) == (True, False, "over")
        assert anna.heard("fault")[-1]["fact"] == "table-closed"
        assert plays.record.end is not None
        assert (plays.record.end.how, plays.record.end.winners) == ("aborted", [])
        again = await line.post(f"/api/keeper/tables/{ids[0]}/close", headers=BEARER)
        assert again.status_code == 404

    kept(act)


def test_all_tables_and_who_is_there_but_nothing_secret() -> None:
    async def act(house: House, line: AsyncClient) -> None:
        (first, keys), (second, _) = house.open("me", "friend"), house.open("me", "random")
        Visitor(first, keys[0])
        Visitor(first)
        first.record.listed = False
        answer = await line.get("/api/keeper/tables", headers=BEARER)
        assert answer.headers["cache-control"] == "no-store"
        assert first.record.seed not in answer.text
        assert first.record.seats[0].key_hash not in answer.text
        found = {each["entry"]["table"]: each for each in answer.json()["tables"]}
        assert set(found) == {first.record.id, second.record.id}
        assert (found[first.record.id]["here"], found[first.record.id]["watchers"]) == ([0], 1)
        live = (await line.get("/api/keeper/tables?live=true", headers=BEARER)).json()
        assert ([each["entry"]["table"] for each in live["tables"]], live["count"]) == ([first.record.id], 1)
        page = (await line.get("/api/keeper/tables?limit=1&first=1", headers=BEARER)).json()
        assert (len(page["tables"]), page["count"]) == (1, 2)

    kept(act)


def test_what_the_keeper_is_told_of_a_table_holds_no_secret_field() -> None:
    told = msgspec.json.schema(KeeperTable)["$defs"]["SeatInfo"]["properties"]
    assert not {"key_hash", "salt", "pushes", "taker", "more_keys"} & set(told)


def test_the_known_players() -> None:
    async def act(house: House, line: AsyncClient) -> None:
        await house.store.change(step("insert into players values ($1, $2, $3, 1)", "p1", "Anna", 7.0))
        await house.store.change(step("insert into sessions values ($1, $2, $3, $4)", "h", "p1", 9.0, 1e12))
        found = (await line.get("/api/keeper/players", headers=BEARER)).json()
        anna = {"id": "p1", "name": "Anna", "created": 7.0, "shown": True, "games": 0, "seen": 9.0}
        assert found == {"players": [anna], "count": 1}

    kept(act)


def test_a_report_is_dealt_with_and_waits_again() -> None:
    async def act(house: House, line: AsyncClient) -> None:
        about = About("t", "ur", 1, "Béla", "p2", ["boo"])
        await house.lobby.reports.add(NewReport(1, "words", "rude"), about, By("Anna", "", "192.0.2.7"))
        told = (await line.get("/api/keeper/reports", headers=BEARER)).json()
        (waiting,) = told["reports"]
        assert (waiting["name"], waiting["said"], waiting["text"]) == ("Béla", ["boo"], "rude")
        assert (told["waiting"], told["dealt"]) == (1, 0)
        path = f"/api/keeper/reports/{waiting['id']}"
        assert (await line.post(path, json={"dealt": True}, headers=BEARER)).status_code == 204
        told = (await line.get("/api/keeper/reports?dealt=true", headers=BEARER)).json()
        assert [each["id"] for each in told["reports"]] == [waiting["id"]]
        assert (await line.post(path, json={"dealt": False}, headers=BEARER)).status_code == 204
        assert (await line.get("/api/keeper/reports", headers=BEARER)).json()["waiting"] == 1
        missing = await line.post("/api/keeper/reports/none", json={"dealt": True}, headers=BEARER)
        assert (missing.status_code, missing.json()["fact"]) == (404, "report-unknown")

    kept(act)


def test_what_the_machine_does() -> None:
    found = machine("somewhere")
    assert found.processes[0].pid > 0
    assert found.started <= found.now
    assert set(found.failures) == {"rooms", "store", "bots"}
    assert found.moves.p50 <= found.moves.p95 <= found.moves.p99


def test_percentiles_lie_within_their_buckets() -> None:
    seconds = Histogram("t", "t", buckets=(0.001, 0.01, 0.1), registry=CollectorRegistry())
    assert timing(seconds).p99 == 0
    for _ in range(98):
        seconds.observe(0.005)
    seconds.observe(0.05)
    seconds.observe(3.0)
    found = timing(seconds)
    assert found.count == 100
    assert 1 < found.p50 < 10
    assert 10 < found.p99 <= 100
    assert found.mean == pytest.approx((98 * 5 + 50 + 3000) / 100)


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite3"
    key = asyncio.run(keeper_key(store))
    assert len(key) >= 32
    assert asyncio.run(keeper_key(store)) == key


def test_a_key_that_is_given_cannot_be_guessed() -> None:
    assert given_key("") == ""
    with pytest.raises(Unreadable, match="keeper-key-short"):
        given_key("secret")
