"""What every store promises, whatever it is made of: what was appended at its number is there for good."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from startable.server.protocol import TimeControl
from startable.server.storage.chat import MOST_SAID, said_at, unsay
from startable.server.storage.choice import Where, store_at
from startable.server.storage.records import (
    LineRecord,
    SaidRecord,
    SeatClock,
    SeatRecord,
    TableRecord,
    read_record,
    write_record,
)
from startable.server.storage.store import opened

from .postgres import Cluster
from .servers import PATIENCE
from .test_store import Stumbling, Told


class Nobody:
    """Leads tables for tests, and notes which it is to give up."""

    def __init__(self) -> None:
        self.given_up: list[str] = []
        self.all = 0
        self.not_come: dict[str, int] = {}

    def give_up(self, table: str) -> None:
        self.given_up.append(table)

    def give_up_all(self) -> None:
        self.all += 1

    def present(self) -> dict[str, frozenset[int]]:
        return {}

    def unused(self) -> dict[str, int]:
        return self.not_come


def table(id: str, over: bool = False) -> TableRecord:
    created = float(sum(map(ord, id)))
    return TableRecord(id, "ur", 1, {}, True, True, "ab", created, [SeatRecord("person", "Anna")], over=over)


class Keeper:
    """A store of one process."""

    def __init__(self, where: Where) -> None:
        self.store = store_at(where)
        self.leader = Nobody()

    async def opens(self, *ids: str) -> None:
        for id in ids:
            await opened(self.store, table(id))
            assert await self.store.claim(id)

    def append(self, id: str, first: int, *texts: str, tag: str = "") -> "asyncio.Future[Exception | None]":
        told = Told()
        self.store.append(id, first, [LineRecord(text, tag) for text in texts], told)
        return told.error

    def keep(self, record: TableRecord) -> "asyncio.Future[Exception | None]":
        told = Told()
        self.store.keep(record, told)
        return told.error

    async def texts(self, id: str) -> list[str]:
        return [line.text for line in await self.store.lines(id)]


Scene = Callable[[Keeper], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    if request.param == "sqlite":
        yield tmp_path / "tables.sqlite3"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        yield cluster.database()


def play(where: Where, *scenes: Scene) -> None:
    """One after the other, each in a process of its own, as it were."""

    async def main(scene: Scene) -> None:
        keeper = Keeper(where)
        await keeper.store.start(keeper.leader)
        try:
            await scene(keeper)
        finally:
            await keeper.store.close()

    for scene in scenes:
        asyncio.run(main(scene))


def test_of_two_appends_at_the_same_number_exactly_one_wins(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        await keeper.opens("t")
        for number in range(1, 20):
            one, two = await asyncio.gather(
                keeper.append("t", number, "one"), keeper.append("t", number, "two")
            )
            assert one is None
            assert two is not None
        assert await keeper.texts("t") == ["one"] * 19

    play(where, scene)


def test_lines_must_follow_each_other(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        await keeper.opens("t")
        assert await keeper.append("t", 2, "a gap before it") is not None
        assert await keeper.append("t", 1, "a", "b") is None
        assert await keeper.append("t", 4, "a gap before it") is not None
        assert await keeper.append("t", 2, "c", "d") is not None
        assert await keeper.texts("t") == ["a", "b"]

    play(where, scene)


def test_one_that_fails_does_not_harm_those_beside_it(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        await keeper.opens(*[f"t{number}" for number in range(20)])
        jobs = [keeper.append(f"t{number}", 1 + number % 2, "x") for number in range(20)]
        errors = await asyncio.gather(*jobs)
        assert [error is None for error in errors] == [number % 2 == 0 for number in range(20)]

    play(where, scene)


def test_a_text_that_no_database_takes_harms_nobody_beside_it(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        await keeper.opens("bad", "good")
        bad, good = keeper.append("bad", 1, "lone \ud800"), keeper.append("good", 1, "x")
        assert await bad is not None
        assert await good is None
        assert await keeper.texts("good") == ["x"]

    play(where, scene)


def test_several_appends_of_one_turn_are_stored_in_their_order(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        await keeper.opens("t")
        jobs = [keeper.append("t", number, str(number)) for number in range(1, 8)]
        assert not any(await asyncio.gather(*jobs))
        assert await keeper.texts("t") == list("1234567")

    play(where, scene)


def test_a_bug_in_one_answer_does_not_keep_others_from_theirs(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        await keeper.opens("first", "second")
        keeper.store.append("first", 1, [LineRecord("x")], Stumbling())
        assert await asyncio.wait_for(keeper.append("second", 1, "y"), PATIENCE) is None

    play(where, scene)


def test_all_is_there_for_whoever_comes_next(where: Where) -> None:
    async def writes(keeper: Keeper) -> None:
        await keeper.opens("t", "u", "v")
        assert await keeper.append("t", 1, "* 1:2", "A in-h3", tag="0/c/1") is None
        assert await keeper.append("t", 3, "B in-h4") is None
        assert await keeper.keep(table("u", over=True)) is None

    async def reads(keeper: Keeper) -> None:
        assert await keeper.store.record("t") == table("t")
        assert await keeper.store.claim("u") == table("u", over=True)
        assert [each.record for each in await keeper.store.listed(10)] == [table("v"), table("t")]
        assert [each.record for each in await keeper.store.listed(1)] == [table("v")]
        assert await keeper.store.lines("t") == [
            LineRecord("* 1:2", "0/c/1"),
            LineRecord("A in-h3"),
            LineRecord("B in-h4"),
        ]
        assert await keeper.store.claim("none") is None
        assert await keeper.store.lines("none") == []

    play(where, writes, reads)


def test_the_newest_of_what_was_said_is_kept(where: Where) -> None:
    words = [SaidRecord(100.0 + n, n % 3 - 1, "Anna", f"word {n}") for n in range(MOST_SAID + 5)]

    async def says(keeper: Keeper) -> None:
        await keeper.opens("t", "u")
        for said in words:
            keeper.store.say("t", said)
        keeper.store.say("u", words[0])
        keeper.store.release("t")

    async def goes_on(keeper: Keeper) -> None:
        assert await said_at(keeper.store, "t") == words[5:]
        keeper.store.say("t", words[7])
        keeper.store.say("t", SaidRecord(200.0, 0, "Anna", "after all"))

    async def hears(keeper: Keeper) -> None:
        assert [each.at for each in await said_at(keeper.store, "t")] == [
            *[each.at for each in words[6:]],
            200.0,
        ]
        await unsay(keeper.store, "t", 0)
        assert {each.seat for each in await said_at(keeper.store, "t")} == {-1, 1}
        await keeper.store.forget(["t"])
        assert await said_at(keeper.store, "t") == []
        assert await said_at(keeper.store, "u") == words[:1]

    play(where, says, goes_on, hears)


def test_tables_that_wait_are_counted_by_who_opened_them(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        for id in ("a", "b", "c", "d"):
            await opened(keeper.store, replace(table(id), opener="his" if id == "d" else "hers"))
            assert await keeper.store.claim(id)
        assert await keeper.store.waiting_of("hers", 0.0) == 3
        assert await keeper.keep(replace(table("a"), opener="hers", started=True)) is None
        assert await keeper.keep(replace(table("b"), opener="hers", over=True)) is None
        assert await keeper.store.waiting_of("hers", 0.0) == 1
        assert await keeper.store.waiting_of("hers", table("c").created) == 0
        assert await keeper.store.unused_elsewhere("hers") == 0

    play(where, scene)


def test_what_newer_code_has_noted_outlives_us(where: Where) -> None:
    """Processes are exchanged one by one: an older one may lead a table in between."""
    more = json.loads(write_record(table("t")))
    more["seats"][0]["mood"] = "calm"
    newer = read_record(json.dumps({**more, "weather": {"wind": 3}}))

    async def scene(keeper: Keeper) -> None:
        await opened(keeper.store, newer)
        record = await keeper.store.claim("t")
        assert record is not None
        record.started = True
        assert await keeper.keep(record) is None
        found = await keeper.store.record("t")
        assert found is not None
        kept = json.loads(write_record(found))
        assert (kept["weather"], kept["seats"][0]["mood"], kept["started"]) == ({"wind": 3}, "calm", True)

    play(where, scene)


def test_lines_and_the_record_come_together_or_not_at_all(where: Where) -> None:
    async def act(keeper: Keeper) -> None:
        await keeper.opens("t")
        record = table("t")
        record.due, record.time = 5.0, TimeControl("turn", 60)
        record.clocks = [SeatClock(59_000, 1_000.5, 3)]
        told, late = Told(), Told()
        keeper.store.append(
            "t", 1, [LineRecord("A x", "tag", 12.5), LineRecord("* 1", "", 12.5)], told, record
        )
        assert await told.error is None
        record.due = 6.0
        keeper.store.append("t", 1, [LineRecord("A y", "", 13.0)], late, record)
        assert await late.error is not None

    async def read(keeper: Keeper) -> None:
        lines, found = await keeper.store.lines("t"), await keeper.store.record("t")
        assert [(line.text, line.tag, line.at) for line in lines] == [("A x", "tag", 12.5), ("* 1", "", 12.5)]
        assert found
        assert found.clocks == [SeatClock(59_000, 1_000.5, 3)]
        assert found.due == 5.0

    play(where, act, read)


def test_tables_that_are_due_are_found_the_longest_due_first(where: Where) -> None:
    async def act(keeper: Keeper) -> None:
        await keeper.opens("a", "b", "c")
        for id, due in (("a", 20.0), ("b", 10.0), ("c", 0.0)):
            record = table(id)
            record.due = due
            assert await keeper.keep(record) is None
        assert await keeper.store.due(9.0, 10) == []
        assert await keeper.store.due(30.0, 10) == ["b", "a"]
        assert await keeper.store.due(30.0, 1) == ["b"]

    play(where, act)
