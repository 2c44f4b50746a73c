"""The store keeps its one promise: what was appended at its expected number is there for good."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from startable.server.storage.records import LineRecord, Listed, SeatRecord, TableRecord
from startable.server.storage.sqlite import ledger
from startable.server.storage.sqlite.store import SqliteStore
from startable.server.storage.store import opened

from .memory import at_once
from .people import Person, one_move, play_out, table_for_two
from .servers import PATIENCE, Server


class Told:
    """A receipt that one can await: the error, or None."""

    def __init__(self) -> None:
        self.error: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

    def stored(self, error: Exception | None) -> None:
        self.error.set_result(error)


class Stumbling:
    def stored(self, error: Exception | None) -> None:
        raise RuntimeError("a bug")


class Keeper:
    """A store on a loop, with appends one can await."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        self.store = SqliteStore(path, asyncio.get_running_loop(), alone)

    def append(self, table: str, first: int, *texts: str) -> "asyncio.Future[Exception | None]":
        told = Told()
        self.store.append(table, first, [LineRecord(text) for text in texts], told)
        return told.error

    def texts(self, table: str) -> list[str]:
        return [line.text for line in at_once(self.store.lines(table))]


def with_keepers(path: Path, count: int, scene: Callable[..., object]) -> None:
    async def main() -> None:
        keepers = [Keeper(path / "tables.sqlite3", count == 1) for _ in range(count)]
        await scene(*keepers)  # type: ignore[misc]
        for keeper in keepers:
            await keeper.store.close()

    asyncio.run(main())


def test_of_two_appends_at_the_same_number_exactly_one_wins(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        for number in range(1, 30):
            errors = await asyncio.gather(
                keeper.append("t", number, "one"), keeper.append("t", number, "two")
            )
            assert errors[0] is None
            assert errors[1] is not None
        assert keeper.texts("t") == ["one"] * 29

    with_keepers(tmp_path, 1, scene)


def test_of_two_writers_on_one_file_exactly_one_wins(tmp_path: Path) -> None:
    async def scene(one: Keeper, two: Keeper) -> None:
        for number in range(1, 30):
            errors = await asyncio.gather(one.append("t", number, "one"), two.append("t", number, "two"))
            assert sum(error is None for error in errors) == 1
        assert one.texts("t") == two.texts("t")
        assert len(one.texts("t")) == 29

    with_keepers(tmp_path, 2, scene)


def test_lines_must_follow_each_other(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        assert await keeper.append("t", 2, "a gap before it") is not None
        assert await keeper.append("t", 1, "a", "b") is None
        assert await keeper.append("t", 4, "a gap before it") is not None
        assert await keeper.append("t", 2, "c", "d") is not None
        assert keeper.texts("t") == ["a", "b"]

    with_keepers(tmp_path, 1, scene)


def test_one_that_fails_does_not_harm_those_beside_it(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        jobs = [keeper.append(f"t{number}", 1 + number % 2, "x") for number in range(40)]
        errors = await asyncio.gather(*jobs)
        assert [error is None for error in errors] == [number % 2 == 0 for number in range(40)]

    with_keepers(tmp_path, 1, scene)


def test_chains_hold_before_and_after_their_ends_were_noted(tmp_path: Path) -> None:
    wanted = {f"t{number}": [f"{number}/{n}" for n in range(40)] for number in range(ledger.NOTE_EVERY // 15)}

    async def writes(keeper: Keeper) -> None:
        for n in range(0, 40, 2):
            jobs = [keeper.append(table, n + 1, *texts[n : n + 2]) for table, texts in wanted.items()]
            assert not any(await asyncio.gather(*jobs))
            assert {table: keeper.texts(table) for table in ("t0", "t7")} == {
                table: wanted[table][: n + 2] for table in ("t0", "t7")
            }

    async def reads(keeper: Keeper) -> None:
        assert {table: keeper.texts(table) for table in wanted} == wanted
        assert await keeper.append("t7", 40, "not again") is not None
        assert await keeper.append("t7", 41, "more") is None
        assert keeper.texts("t7") == [*wanted["t7"], "more"]
        assert keeper.texts("unknown") == []

    with_keepers(tmp_path, 1, writes)
    with_keepers(tmp_path, 1, reads)


def test_two_writers_at_different_tables_do_not_harm_each_other(tmp_path: Path) -> None:
    async def scene(one: Keeper, two: Keeper) -> None:
        for number in range(1, 30):
            failed = await asyncio.gather(one.append("a", number, "x"), two.append("b", number, "y"))
            assert not any(failed)
        assert one.texts("b") == two.texts("b") == ["y"] * 29

    with_keepers(tmp_path, 2, scene)


def test_what_cannot_be_stored_does_not_end_the_writer(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        assert await keeper.append("t", 1, "half a letter: \ud800") is not None
        assert await keeper.append("t", 1, "sound") is None

    with_keepers(tmp_path, 1, scene)


def test_a_bug_in_one_answer_does_not_keep_others_from_theirs(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        keeper.store.append("first", 1, [LineRecord("x")], Stumbling())
        assert await asyncio.wait_for(keeper.append("second", 1, "y"), PATIENCE) is None

    with_keepers(tmp_path, 1, scene)


def test_records_and_lines_are_there_after_closing(tmp_path: Path) -> None:
    record = TableRecord("t", "ur", 1, {}, True, True, "ab", 1.0, [SeatRecord("person", "Anna")])

    async def writes(keeper: Keeper) -> None:
        await opened(keeper.store, record)
        await keeper.append("t", 1, "* 1:2")

    async def reads(keeper: Keeper) -> None:
        assert await keeper.store.record("t") == record
        assert await keeper.store.listed(10) == [Listed(record)]
        assert keeper.texts("t") == ["* 1:2"]

    with_keepers(tmp_path, 1, writes)
    with_keepers(tmp_path, 1, reads)


def test_another_writer_at_the_same_table_is_noticed_and_everybody_comes_back(server: Server) -> None:
    """Somebody writes the next line into the file: the room's own line loses, and the room starts again."""
    anna, bela = table_for_two(server)
    one_move(anna, bela)
    mover = anna if anna.frame["legal"] else bela
    theirs, ours = mover.frame["legal"][0], mover.frame["legal"][-1]
    v = mover.frame["v"] + 1
    line = f"{'AB'[theirs['seat']]} {theirs['text']}"
    server.forge(anna.table, line, "* 3")
    mover.n += 1
    mover.send("move", n=mover.n, seat=ours["seat"], kind=ours["kind"], args=ours["args"])
    assert anna.until_closed() == bela.until_closed() == 1012
    assert mover.heard[-1]["t"] != "ack"
    for person in (anna, bela):
        person.connect().until("frame")
    assert server.stored_lines(anna.table)[v - 1] == (line, "")
    assert anna.frame["v"] >= v
    play_out(anna, bela)


def test_a_table_that_cannot_be_read_any_more_is_missing_and_harms_no_other(server: Server) -> None:
    broken = Person(server, "Broken").open_table("friend", listed=True)
    sound = Person(server, "Sound").open_table("friend", listed=True)
    server.forge(broken.table, "A in-h4")
    answer = server.ask("GET", f"/api/tables/{broken.table}")
    assert (answer.status_code, answer.json()["fact"]) == (404, "table-unknown")
    listed = [entry["table"] for entry in server.get("/api/tables")]
    assert sound.table in listed
    assert broken.table not in listed


@pytest.mark.parametrize("record", ["x'7b'", "x'ff'", "'{}'"])
def test_a_record_that_makes_no_sense_is_missing_and_harms_no_other(server: Server, record: str) -> None:
    broken = Person(server, "Broken").open_table("friend", listed=True)
    sound = Person(server, "Sound").open_table("friend", listed=True)
    server.rows(f"update tables set record = {record} where id = ?", broken.table)
    listed = [entry["table"] for entry in server.get("/api/tables")]
    assert sound.table in listed
    assert broken.table not in listed
    answer = server.ask("GET", f"/api/tables/{broken.table}")
    assert (answer.status_code, answer.json()["fact"]) == (404, "table-unknown")
    assert Person(server).dial(broken.table).until_closed() == 4404


def test_a_broken_letter_costs_its_own_table_alone(server: Server) -> None:
    broken, sound = (Person(server).open_table("me").connect().until_version(1) for _ in range(2))
    server.rows("update entries set text = cast(x'ff' as text) where id = ?", broken.table)
    server.stop()
    server.start()
    assert server.ask("GET", f"/api/tables/{broken.table}").status_code == 404
    assert server.get(f"/api/tables/{sound.table}")["status"] == "playing"
