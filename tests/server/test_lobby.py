"""The lobby: where people are comes first, no one address fills it, and it reads no games."""

import asyncio
import time

import pytest

from startable.core import Unreadable
from startable.server.protocol.http import OpenTable, WantedSeat
from startable.server.storage.records import TableRecord
from startable.server.storage.store import StoreFails
from startable.server.tables.lobby import MOST_LISTED

from .conftest import NewServer
from .memory import Forgotten, House, Visitor, at_once
from .people import Person

WISH = OpenTable("ur", [WantedSeat("me", "Anna"), WantedSeat("friend")], listed=True)


async def open_listed(house: House, opener: str) -> TableRecord:
    return (await house.lobby.open(WISH, opener))[0]


def in_lobby(house: House) -> list[str]:
    return [entry.table for entry in at_once(house.lobby.listed())]


def test_one_address_cannot_fill_the_lobby() -> None:
    async def main() -> None:
        house = House(listed_per_address=3)
        hers = [(await open_listed(house, "10.0.0.1")).id for _ in range(3)]
        with pytest.raises(Unreadable) as error:
            await open_listed(house, "10.0.0.1")
        assert error.value.fact == "lobby-enough"
        his = await open_listed(house, "10.0.0.2")
        assert set(in_lobby(house)) == {*hers, his.id}

    asyncio.run(main())


def test_a_table_that_has_begun_or_was_closed_counts_no_more() -> None:
    async def main() -> None:
        house = House(listed_per_address=1)
        for change in ("started", "closed"):
            record = await open_listed(house, "10.0.0.1")
            setattr(record, change, True)
            house.store.keep(record, Forgotten())
        await open_listed(house, "10.0.0.1")

    asyncio.run(main())


def test_over_http_it_is_told_and_by_link_one_may_still_play(new_server: NewServer) -> None:
    server = new_server(listed_per_address=2)
    for _ in range(2):
        Person(server).open_table("friend", listed=True)
    body = {"game": "ur", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]}
    answer = server.ask("POST", "/api/tables", json={**body, "listed": True})
    assert (answer.status_code, answer.json()["fact"]) == (429, "lobby-enough")
    assert server.ask("POST", "/api/tables", json=body).status_code == 201


def test_where_somebody_is_comes_before_what_is_only_new() -> None:
    house = House()
    room, keys = house.open("me", "friend")
    Visitor(room, keys[0])
    new = asyncio.run(fill(house))
    found = in_lobby(house)
    assert found[0] == room.record.id, "opened long ago, but somebody waits there"
    assert len(found) == MOST_LISTED
    assert set(found[1:]) <= set(new)


async def fill(house: House) -> list[str]:
    return [(await house.lobby.open(WISH, f"10.0.{number}.1"))[0].id for number in range(MOST_LISTED + 20)]


def test_a_table_at_which_nobody_is_leaves_the_lobby() -> None:
    house = House(idle_minutes=1)
    record = asyncio.run(open_listed(house, "10.0.0.1"))
    assert in_lobby(house) == [record.id]
    record.created = time.time() - 61
    house.store.keep(record, Forgotten())
    assert in_lobby(house) == []


def test_the_lobby_reads_no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    record = asyncio.run(open_listed(house, "10.0.0.1"))
    house.restart()
    monkeypatch.setattr(house.store, "lines", None)
    assert in_lobby(house) == [record.id]
    assert [seat.kind for seat in at_once(house.lobby.listed())[0].seats] == ["person", "open"]


def test_a_table_of_newer_rules_is_left_to_whoever_knows_them() -> None:
    """While processes are exchanged, an older one takes no table from a newer one; people come back."""

    async def main() -> None:
        house = House()
        record, _ = await house.lobby.open(WISH, "10.0.0.1")
        record.version += 1
        house.store.keep(record, Forgotten())
        claimed: list[str] = []
        house.store.claim = claimed.append  # type: ignore[assignment]
        with pytest.raises(StoreFails):
            await house.lobby.room(record.id)
        assert claimed == []

    asyncio.run(main())


def test_many_who_open_at_once_are_counted_too() -> None:
    async def main() -> None:
        house = House(listed_per_address=3)
        opened = [open_listed(house, "10.0.0.1") for _ in range(12)]
        found = await asyncio.gather(*opened, return_exceptions=True)
        assert len([each for each in found if isinstance(each, TableRecord)]) == 3

    asyncio.run(main())
