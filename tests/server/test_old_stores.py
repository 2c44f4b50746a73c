"""A store of 0.1.0, and tables of rules that have changed since: nothing is a silent 404."""

import asyncio
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from startable.core import Unreadable
from startable.games.ur import GAME
from startable.play import fair, journal
from startable.play.salts import Salting
from startable.server.storage.records import TableRecord
from startable.server.storage.sqlite import schema
from startable.server.storage.sqlite.place import StoreFile
from startable.server.storage.sqlite.store import SqliteStore

from .conftest import NewServer
from .memory import Forgotten, House, Visitor, at_once
from .people import Person, play_out

OLD = Path(__file__).parent / "stores" / "0.1.0.db"
"""Written by the server of 0.1.0: a finished game, one that was begun, and one that waits."""
FINISHED, BEGUN, WAITING = "ke7um9qchnzj", "ye97yc4573s8", "jjc487qvx7x4"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "tables.sqlite3"))


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (found,) = connection.execute("pragma user_version").fetchone()
    connection.close()
    return int(found)


def test_a_store_of_the_version_before_becomes_one_of_today(store: Path) -> None:
    assert version(store) == 0
    StoreFile(store).release()
    assert version(store) == schema.VERSION
    StoreFile(store).release()


def test_all_tables_of_the_version_before_are_there(store: Path) -> None:
    async def scene() -> None:
        kept = SqliteStore(store, asyncio.get_running_loop())
        assert [bool(await kept.record(id)) for id in (FINISHED, BEGUN, WAITING, "none")] == [
            True,
            True,
            True,
            False,
        ]
        assert len(await kept.lines(FINISHED)) == 5
        await kept.close()

    asyncio.run(scene())


def test_games_of_the_version_before_are_read_and_go_on(new_server: NewServer) -> None:
    server = new_server()
    server.stop()
    shutil.copy(OLD, server.store)
    for beside in ("-wal", "-shm"):
        server.store.with_name(server.store.name + beside).unlink(missing_ok=True)
    server.start()
    played = journal.read(server.journal(FINISHED))
    assert fair.verify(played) == []
    assert fair.salting(played.header) == Salting(known=False)
    assert server.get(f"/api/tables/{FINISHED}/history")["moments"]
    assert Person(server, "Carl").connect(table=BEGUN).until("frame")["v"] > 4
    assert server.get(f"/api/tables/{WAITING}")["status"] == "waiting"
    bela = Person(server, "Bela").sit(WAITING).connect().until_version(1)
    assert bela.room["status"] == "playing"


# --- rules that have changed ---


def changed(house: House, over: bool, *lines: str) -> TableRecord:
    """A table that was played by rules which are older than those of today."""
    room, keys = house.open("me", "me", discs=1)
    both = Visitor(room, *keys)
    while over and (legal := both.frame["legal"]):
        both.move(legal[0])
    both.leave()
    record = room.record
    record.version = 0
    house.store.keep(record, Forgotten())
    house.restart()
    return record


def test_a_finished_game_of_older_rules_is_shown_and_takes_no_moves() -> None:
    house = House()
    record = changed(house, over=True)
    room = house.room(record.id)
    assert room.status == "over"
    assert room.info().old_rules
    assert room.table.over
    assert len(room.old_lines) == room.version
    anna = Visitor(room, "table1-0")
    anna.move({"seat": 0, "kind": "pass", "args": []})
    assert anna.heard("fault")[0]["fact"] == "rules-changed"


def test_a_game_that_goes_on_by_older_rules_cannot_but_says_so() -> None:
    house = House()
    record = changed(house, over=False)
    assert at_once(house.lobby.room(record.id)) is None
    old = at_once(house.lobby.old(record.id))
    assert old is not None
    assert old.fault.fact == "rules-changed"


def test_a_finished_game_that_today_cannot_follow_is_shown_as_far_as_it_goes() -> None:
    house = House()
    record = changed(house, over=True)
    house.store.journal(record.id)[6].text = "A something-of-old"
    room = house.room(record.id)
    assert room.version == 6
    assert room.status == "over"
    assert len(room.old_lines) > 6
    Visitor(room)


OLDER = """
    update tables set record = cast(replace(record, '"version":1', '"version":0') as blob) where id = ?
"""


def test_over_http_nothing_is_a_silent_404(new_server: NewServer) -> None:
    server = new_server()
    over = Person(server).open_table("me", discs=1).connect().until_version(1)
    play_out(over)
    begun = Person(server).open_table("me", discs=1)
    server.stop()
    for person in (over, begun):
        server.rows(OLDER, person.table)
    server.start()
    answer = server.ask("GET", f"/api/tables/{begun.table}")
    assert (answer.status_code, answer.json()["fact"]) == (410, "rules-changed")
    assert server.get(f"/api/tables/{over.table}")["old_rules"]
    assert server.get(f"/api/tables/{over.table}/history")["unread"] == 0
    assert "game ur 0" in server.journal(over.table)


def test_a_journal_of_older_rules_is_read_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "game", lambda name: replace(GAME, version=2))
    read = journal.read("startable 1\ngame ur 1\nseat A Anna\nseat B Bela\n\n* 5:2\nA in-h4\n")
    assert read.header.older
    assert journal.write(read).splitlines()[1] == "game ur 1"
    with pytest.raises(Unreadable) as error:
        journal.read("startable 1\ngame ur 1\nseat A Anna\nseat B Bela\n\n* 5:2\nA of old\n")
    assert error.value.fact == "journal-older-line"
    assert error.value.details["line"] == 7
