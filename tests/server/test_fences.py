"""A table is led by one process at a time, and whoever was overtaken writes nothing more."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

from startable.core import Unreadable
from startable.server.storage.choice import check
from startable.server.storage.postgres import lease, schema, writer
from startable.server.storage.postgres import store as postgres
from startable.server.storage.postgres.store import PostgresStore
from startable.server.storage.postgres.writer import Overtaken
from startable.server.storage.store import StoreFails

from .postgres import Cluster
from .test_store_promises import Keeper, table

Scene = Callable[[Keeper, Keeper], Awaitable[None]]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody insists on a table for long."""
    monkeypatch.setattr(postgres, "SETTLED_S", 0.0)


class Generous(Keeper):
    """Gives up whatever another process wants."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.leader = self  # type: ignore[assignment]

    def give_up(self, table: str) -> None:
        self.store.release(table)

    def give_up_all(self) -> None: ...

    def present(self) -> dict[str, frozenset[int]]:
        return {}

    def unused(self) -> dict[str, int]:
        return {}


class Lively(Generous):
    """Has people at its tables."""

    here: Mapping[str, frozenset[int]] = {}

    def present(self) -> dict[str, frozenset[int]]:
        return dict(self.here)


def play(address: str, scene: Scene, kind: type[Keeper] = Keeper) -> None:
    async def main() -> None:
        keepers = kind(address), kind(address)
        for keeper in keepers:
            await keeper.store.start(keeper.leader)
        try:
            await scene(*keepers)
        finally:
            for keeper in keepers:
                await keeper.store.close()

    asyncio.run(main())


def of(keeper: Keeper) -> lease.Lease:
    assert isinstance(keeper.store, PostgresStore)
    return keeper.store._lease


async def falls_asleep(keeper: Keeper) -> None:
    """As a process that is stopped: it does not renew, and its time passes."""
    sleeper = of(keeper)
    assert sleeper._task
    assert sleeper._connection
    sleeper._task.cancel()
    await asyncio.gather(sleeper._task, return_exceptions=True)  # it may be in the middle of a renewal
    query = "update servers set until = clock_timestamp() - interval '1 s' where epoch = $1"
    await sleeper._connection.execute(query, sleeper.epoch)


def test_a_table_is_given_to_the_process_that_is_asked_for_it(cluster: Cluster) -> None:
    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t")
        assert await one.append("t", 1, "one") is None
        assert await two.store.claim("t") == table("t")
        assert isinstance(await one.append("t", 2, "too late"), Overtaken)
        assert isinstance(await one.keep(table("t", over=True)), Overtaken)
        assert await two.append("t", 2, "two") is None
        assert await two.texts("t") == ["one", "two"]
        assert await two.store.record("t") == table("t")

    play(cluster.database(), scene, Generous)


def test_who_is_at_many_tables_is_told_at_once(cluster: Cluster) -> None:
    async def scene(one: Keeper, two: Keeper) -> None:
        assert isinstance(one, Lively)
        await one.opens("a", "b", "c")
        for here in ({"a": {0, 1}, "b": set[int](), "c": {1}}, {"a": {0}, "c": {1}}):
            one.here = {id: frozenset(seats) for id, seats in here.items()}
            await of(one)._renew()
            told = {each.record.id: each.here for each in await two.store.listed(10)}
            assert told == {"b": frozenset(), **one.here}
        one.here = {id: frozenset((0, 1)) for id in "abc"}
        assert await statements(of(one)) == 2, "that we live, and who is here"

    play(cluster.database(), scene, Lively)


async def statements(renewed: lease.Lease) -> int:
    assert renewed._connection
    seen: list[Any] = []
    with renewed._connection.query_logger(seen.append):
        await renewed._renew()
        await asyncio.sleep(0)  # they are told a moment later
    return len(seen)


def test_who_keeps_a_table_keeps_it_as_long_as_it_lives(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "WAIT_S", 0.2)

    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t")
        with pytest.raises(StoreFails):
            await two.store.claim("t")
        while "t" not in one.leader.given_up:  # it is told over the database
            await asyncio.sleep(0.01)
        assert await one.append("t", 1, "still ours") is None

    play(cluster.database(), scene)


def test_a_game_that_is_over_goes_at_once_to_whoever_reads_it(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "SETTLED_S", 60.0)
    monkeypatch.setattr(postgres, "WAIT_S", 1.0)

    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t")
        with pytest.raises(StoreFails):
            await two.store.claim("t")
        assert await one.keep(table("t", over=True)) is None
        for reader in (two, one, two):
            assert await reader.store.claim("t") == table("t", over=True)

    play(cluster.database(), scene, Generous)


def test_whoever_slept_too_long_writes_nothing_over_its_successor(cluster: Cluster) -> None:
    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t", "u")
        assert await one.append("t", 1, "one") is None
        await falls_asleep(one)
        assert await two.store.claim("t")
        late = [one.append("t", number, "late") for number in (2, 2, 3)]
        assert all(isinstance(error, Overtaken) for error in await asyncio.gather(*late))
        assert await one.append("u", 1, "nobody has taken this one") is None
        assert await two.append("t", 2, "two") is None
        assert await two.texts("t") == ["one", "two"]

    play(cluster.database(), scene)


def test_a_lease_that_ran_out_never_comes_back(cluster: Cluster) -> None:
    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t")
        before = of(one).epoch
        await falls_asleep(one)
        with pytest.raises(StoreFails):
            await _claimed_by_a_sleeper(one)
        await of(one)._renew()
        assert of(one).epoch > before
        assert one.leader.all == 1
        assert isinstance(await one.append("t", 1, "of before"), Overtaken), "it must be claimed again"
        assert await one.store.claim("t")
        assert await one.append("t", 1, "x") is None

    play(cluster.database(), scene)


async def _claimed_by_a_sleeper(keeper: Keeper) -> None:
    try:
        await asyncio.wait_for(keeper.store.claim("t"), 0.3)
    except TimeoutError:
        raise StoreFails("it sleeps") from None


def test_a_lost_connection_loses_nothing_and_doubles_nothing(cluster: Cluster) -> None:
    address = cluster.database()
    name = address.rpartition("/")[2]
    kill = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"

    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens(*[f"t{number}" for number in range(10)])
        for line in range(1, 9):
            jobs = [one.append(f"t{number}", line, f"{number}/{line}") for number in range(10)]
            await asyncio.sleep(0)
            await asyncio.to_thread(cluster.ask, kill, "postgres")
            assert not any(await asyncio.gather(*jobs))
        for number in range(10):
            assert await one.texts(f"t{number}") == [f"{number}/{line}" for line in range(1, 9)]

    play(address, scene)


def test_after_many_at_once_twice_what_comes_next_goes_together(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many at once may be what waited while the disk was slow; nobody is to wait once more for that."""
    written: list[int] = []
    enough = asyncio.Event()

    async def rest(count: int) -> None:
        written.append(count)
        if count > writer.FEW:
            await enough.wait()

    monkeypatch.setattr(writer, "rest", rest)
    ids = [f"t{number}" for number in range(8)]

    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens(*ids)
        assert set(written) == {0, 1}
        for line in (1, 2):
            assert not any(await asyncio.gather(*[one.append(id, line, "x") for id in ids]))
        later = []
        for id in ids:
            later.append(one.append(id, 3, "y"))
            await asyncio.sleep(0)
        enough.set()
        assert not any(await asyncio.gather(*later))
        assert written[-3:] == [1, 8, 8]

    play(cluster.database(), scene)


def test_a_restart_of_the_database_is_waited_for(cluster: Cluster) -> None:
    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t")
        await asyncio.to_thread(cluster.stop)
        job = one.append("t", 1, "meanwhile")
        await asyncio.sleep(0.1)
        await asyncio.to_thread(cluster.start)
        assert await job is None
        assert await one.texts("t") == ["meanwhile"]

    play(cluster.database(), scene)


def test_a_database_that_cannot_be_used_is_told_in_a_line(cluster: Cluster) -> None:
    nowhere = f"postgresql://anna:secret@127.0.0.1:{cluster.port}/nowhere"
    with pytest.raises(Unreadable) as told:
        check(nowhere)
    assert told.value.fact == "store-unusable"
    assert "secret" not in str(told.value.details)


def test_a_newer_database_is_left_alone(cluster: Cluster) -> None:
    address = cluster.database()
    check(address)
    newer = schema.VERSION + 1
    cluster.ask(f"insert into versions values ({newer}, {newer})", address.rpartition("/")[2])
    with pytest.raises(Unreadable) as told:
        check(address)
    assert told.value.fact == "store-newer"


def test_seats_that_an_address_does_not_use_are_known_to_all(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "RENEW_S", 0.01)

    async def scene(one: Keeper, two: Keeper) -> None:
        one.leader.not_come = {"hers": 3}
        while await two.store.unused_elsewhere("hers") != 3:
            await asyncio.sleep(0.01)
        assert await one.store.unused_elsewhere("hers") == 0
        assert await two.store.unused_elsewhere("his") == 0
        await falls_asleep(one)
        assert await two.store.unused_elsewhere("hers") == 0

    play(cluster.database(), scene)


def test_while_processes_are_exchanged_older_ones_go_on(cluster: Cluster) -> None:
    """Newer code has added something; one that starts again meanwhile needs not know it."""
    address = cluster.database()
    check(address)
    name = address.rpartition("/")[2]
    newer = f"insert into versions values ({schema.VERSION + 1}, {schema.OLDEST})"
    cluster.ask(f"alter table tables add column weather text; {newer}", name)

    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t")
        assert await one.append("t", 1, "one") is None
        assert await one.keep(table("t", over=True)) is None
        assert await two.store.record("t") == table("t", over=True)

    play(address, scene)


@pytest.mark.parametrize("version", range(schema.VERSION))
def test_a_database_of_any_older_version_is_brought_up_to_date(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    address = cluster.database()
    with monkeypatch.context() as before:
        before.setattr(schema, "VERSION", version)
        check(address)
    cluster.ask("alter table versions drop column oldest", address.rpartition("/")[2])  # as it was first

    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t")
        assert await one.append("t", 1, "one") is None

    play(address, scene)


def test_a_table_that_is_moved_to_and_fro_stays_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who reaches the processes past the proxy asks here and there for the same table."""
    monkeypatch.setattr(postgres, "SETTLED_S", 2.0)
    stays = [postgres.next_stay(None, 0.0)]
    for _ in range(8):
        stays.append(postgres.next_stay(stays[-1], stays[-1].since + stays[-1].at_least_s))
    spans = [stay.at_least_s for stay in stays]
    assert spans[0] == postgres.SETTLED_S
    assert spans == sorted(spans)
    assert spans[-1] == postgres.LONGEST_S
    later = stays[-1].since + 3 * postgres.LONGEST_S
    assert postgres.next_stay(stays[-1], later).at_least_s == postgres.SETTLED_S


def test_a_full_disk_costs_nobody_what_was_acknowledged(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL says so, undoes what it began, and goes on once there is room again."""
    monkeypatch.setattr(writer, "PAUSES", (0.0, 0.01))
    address = cluster.database()
    name = address.rpartition("/")[2]

    async def scene(one: Keeper, two: Keeper) -> None:
        await one.opens("t", "u")
        assert await one.append("t", 1, "one") is None
        cluster.ask(FULL, name)
        late = await asyncio.gather(one.append("t", 2, "two"), one.append("u", 1, "one"))
        assert all(isinstance(error, StoreFails) for error in late)
        assert not any(isinstance(error, Overtaken) for error in late)
        assert await one.texts("t") == ["one"]
        assert await one.keep(table("t")) is None
        cluster.ask("drop trigger full_disk on entries", name)
        assert await one.append("t", 2, "two") is None
        assert await one.texts("t") == ["one", "two"]

    play(address, scene)


FULL = """
create function say_full() returns trigger language plpgsql as
$$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
create trigger full_disk before insert on entries for each row execute function say_full();
"""
