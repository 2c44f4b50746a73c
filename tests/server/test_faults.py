"""Faults of the disk: whoever waits is answered, nothing is acknowledged falsely, starts fail in one line."""

import asyncio
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from startable.core import Unreadable
from startable.server.storage.sqlite import place, schema, writer
from startable.server.storage.sqlite.place import StoreFile
from startable.server.storage.sqlite.store import SqliteStore
from startable.server.storage.store import StoreFails

from ..documents import ROOT
from .conftest import NewServer
from .memory import House, asking
from .people import Person, one_move
from .processes import children, until_gone
from .servers import PATIENCE
from .test_store import Keeper, with_keepers


class Sick(sqlite3.Connection):
    """A connection to a disk that fails for a while, or once, whatever is asked of it."""

    ill = False
    only_once = False
    fault: BaseException = sqlite3.OperationalError("disk I/O error")

    def execute(self, *args: Any) -> sqlite3.Cursor:
        if Sick.ill:
            Sick.ill = not Sick.only_once
            raise Sick.fault
        return super().execute(*args)


@pytest.fixture
def sick(monkeypatch: pytest.MonkeyPatch) -> type[Sick]:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: connect(*args, factory=Sick, **more))
    monkeypatch.setattr(writer, "PAUSES", (0.0, 0.01))
    monkeypatch.setattr(Sick, "ill", False)
    return Sick


def test_the_writer_survives_a_disk_that_fails_for_a_while(sick: type[Sick], tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        assert await keeper.append("t", 1, "before") is None
        sick.ill = True
        for _ in range(3):
            jobs = [keeper.append(f"t{number}", 1, "lost") for number in range(5)]
            errors = await asyncio.wait_for(asyncio.gather(*jobs), PATIENCE)
            assert all(isinstance(error, sqlite3.OperationalError) for error in errors)
        sick.ill = False
        assert await asyncio.wait_for(keeper.append("t", 2, "after"), PATIENCE) is None
        assert keeper.texts("t") == ["before", "after"]
        assert keeper.texts("t1") == []

    with_keepers(tmp_path, 1, scene)


def test_without_its_writer_the_server_ends(
    sick: type[Sick], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that lives on and answers nobody would be worse."""
    ended: list[int] = []
    monkeypatch.setattr(signal, "raise_signal", ended.append)
    monkeypatch.setattr(sick, "fault", SystemExit())

    async def scene(keeper: Keeper) -> None:
        sick.ill = True
        keeper.append("t", 1, "x")
        async with asyncio.timeout(PATIENCE):
            while not ended:
                await asyncio.sleep(0.01)
        sick.ill = False

    with_keepers(tmp_path, 1, scene)
    assert ended == [signal.SIGTERM]
    assert "the server ends" in caplog.text


def test_a_short_fault_is_not_even_noticed(
    sick: type[Sick], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sick, "only_once", True)

    async def scene(keeper: Keeper) -> None:
        sick.ill = True
        assert await asyncio.wait_for(keeper.append("t", 1, "x"), PATIENCE) is None
        assert not sick.ill, "it was there"

    with_keepers(tmp_path, 1, scene)


def test_a_deleted_store_is_noticed_and_acknowledges_nothing(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        assert await keeper.append("t", 1, "kept") is None
        (tmp_path / "tables.sqlite3").rename(tmp_path / "elsewhere")
        assert isinstance(await keeper.append("t", 2, "lost"), place.StoreGone)
        (tmp_path / "tables.sqlite3").touch()
        assert isinstance(await keeper.append("t", 2, "lost"), place.StoreGone)
        (tmp_path / "tables.sqlite3").unlink()
        (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite3")
        assert await keeper.append("t", 2, "kept too") is None

    with_keepers(tmp_path, 1, scene)


def test_a_store_whose_log_is_deleted_acknowledges_nothing(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        assert await keeper.append("t", 1, "kept") is None
        (tmp_path / "tables.sqlite3-wal").unlink()
        assert isinstance(await keeper.append("t", 2, "lost"), place.StoreGone)

    with_keepers(tmp_path, 1, scene)


def test_a_store_that_is_cut_acknowledges_nothing(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        assert await keeper.append("t", 1, "kept") is None
        os.truncate(tmp_path / "tables.sqlite3", 0)
        assert isinstance(await keeper.append("t", 2, "lost"), place.StoreGone)

    with_keepers(tmp_path, 1, scene)


def test_a_store_that_cannot_be_read_is_told_as_such(sick: type[Sick], tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        sick.ill = True
        reads: tuple[Callable[[str], Awaitable[object]], ...] = (keeper.store.record, keeper.store.lines)
        for read in reads:
            with pytest.raises(StoreFails):
                await read("t")
        with pytest.raises(StoreFails):
            await keeper.store.listed(10)
        sick.ill = False
        assert await keeper.store.record("t") is None

    with_keepers(tmp_path, 1, scene)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_what_could_not_be_stored_is_told_in_words() -> None:
    async def main() -> None:
        house = House()
        room, _ = house.open("me", "friend")
        house.store.failing = True
        async with asking(house) as client:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
            opening = await client.post("/api/tables", json={"game": "ur", "seats": seats})
            sitting = await client.post(f"/api/tables/{room.record.id}/sit", json={"name": "Bela"})
        for answer in (opening, sitting):
            assert (answer.status_code, answer.json()["fact"]) == (503, "store-fails")
            assert answer.headers["retry-after"]

    asyncio.run(main())


def test_a_backup_as_it_is_documented_holds_all_that_was_acknowledged(new_server: NewServer) -> None:
    server = new_server()
    both = Person(server).open_table("me").connect().until_version(1)
    for _ in range(5):
        one_move(both)
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf8")
    (line,) = re.findall(r"^ +startable (store copy tables\S+ copy\S+)$", hosting, re.MULTILINE)
    command = [sys.executable, "-m", "startable.cli", *line.split()]
    subprocess.run(command, cwd=server.store.parent, check=True, timeout=60)
    copy, lines = server.store.parent / "copy.sqlite3", server.stored_lines(both.table)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    server.kill()
    for each in server.store.parent.glob("tables.sqlite3*"):
        each.unlink()
    copy.rename(server.store)
    server.start()
    assert server.stored_lines(both.table) == lines
    assert both.connect().until("frame")["v"] == len(lines)


# --- starting ---


def a_store(path: Path) -> None:
    StoreFile(path).release()
    connection = sqlite3.connect(path)
    rows = [(number, f"t{number}", 0, 1, "x" * 500, "") for number in range(1, 200)]
    columns = "at, id, before, last, text, tag"
    connection.executemany(f"insert into entries ({columns}) values (?, ?, ?, ?, ?, ?)", rows)
    connection.commit()
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()


def garbage(path: Path) -> None:
    path.write_bytes(b"this is no store at all" * 100)


def cut(path: Path) -> None:
    a_store(path)
    path.write_bytes(path.read_bytes()[:9000])


def holes(path: Path) -> None:
    a_store(path)
    data = bytearray(path.read_bytes())
    data[8192:40960] = bytes(32768)
    path.write_bytes(data)


def other_tables(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("create table entries (something text)")
    connection.execute("create table noted (else_ text)")
    connection.commit()
    connection.close()


def folder(path: Path) -> None:
    path.mkdir()


def newer(path: Path) -> None:
    a_store(path)
    connection = sqlite3.connect(path)
    connection.execute(f"pragma user_version = {schema.VERSION + 1}")
    connection.close()


BROKEN = [garbage, cut, holes, other_tables, folder, newer]


@pytest.mark.parametrize("breaks", BROKEN)
def test_a_broken_store_is_told_before_anything_stands(
    breaks: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "tables.sqlite3"
    breaks(path)
    with pytest.raises(Unreadable) as error:
        place.check(path)
    assert error.value.fact == ("store-newer" if breaks is newer else "store-unusable")
    assert error.value.details["store"] == str(path)


def serve(store: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "startable.cli", "serve", "--no-browser", "--store", str(store)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_serve_ends_with_one_line_for_a_store_that_cannot_be_used(tmp_path: Path) -> None:
    done = serve(tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert str(tmp_path) in done.stderr
    assert done.stdout == ""


def test_serve_does_not_take_a_store_that_another_server_has(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    held = StoreFile(path)
    done = serve(path)
    held.release()
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert f"process {os.getpid()}" in done.stderr
    assert done.stderr.count(str(path)) == 1


def test_one_store_one_server(tmp_path: Path) -> None:
    async def scene(keeper: Keeper) -> None:
        with pytest.raises(Unreadable) as error:
            SqliteStore(tmp_path / "tables.sqlite3", asyncio.get_running_loop())
        assert error.value.fact == "store-in-use"
        assert error.value.details["process"] == str(os.getpid())

    with_keepers(tmp_path, 1, scene)
    with_keepers(tmp_path, 1, lambda keeper: keeper.append("t", 1, "free again"))


def test_one_store_has_one_lock_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    other.symlink_to(tmp_path / "tables.sqlite3")

    async def scene(keeper: Keeper) -> None:
        with pytest.raises(Unreadable) as error:
            SqliteStore(other, asyncio.get_running_loop())
        assert error.value.fact == "store-in-use"

    with_keepers(tmp_path, 1, scene)


@pytest.mark.skipif(os.name == "nt", reason="has no such permissions")
def test_nobody_else_can_read_the_store(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deep" / "tables.sqlite3"
    before = os.umask(0o022)

    async def scene(keeper: Keeper) -> None:
        await keeper.append("t", 1, "x")
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
        assert len(modes) == 4
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        assert stat.S_IMODE(path.parent.parent.stat().st_mode) == 0o700

    try:
        with_keepers(path.parent, 1, scene)
        path.chmod(0o644)
        place.check(path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_ending_leaves_no_semaphores_behind(new_server: NewServer) -> None:
    server = new_server()
    anna = Person(server).open_table("random").connect()
    while not children(server.pid, b"spawn_main"):
        anna.until_version(anna.play_any()) if anna.frame["legal"] else anna.until("frame")
    helpers = children(server.pid)
    server.stop()
    until_gone(helpers)
    assert "leaked" not in server.log.read_text()
