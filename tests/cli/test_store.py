"""`startable store`: copies between engines lose nothing, broken games are named, old ones are let go."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from startable.server.storage.records import read_record

from ..server.postgres import Cluster, programs
from .conftest import Run

OLD = Path(__file__).parents[1] / "server" / "stores" / "0.1.0.db"
"""A finished game, one that has begun, and one that waits."""


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "old.sqlite3"))


@pytest.fixture
def database() -> Iterator[str]:
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL here")
    cluster = Cluster(found)
    yield cluster.database()
    cluster.close()


def content(store: Path) -> tuple[list[Any], dict[str, Any]]:
    """Every table with its lines, in their order."""
    with closing(sqlite3.connect(store)) as connection:
        tables = connection.execute("select id, created, open, record from tables order by id").fetchall()
        entries = connection.execute("select id, text, tag from entries order by at").fetchall()
    lines: dict[str, list[tuple[str, str]]] = {}
    for id, text, tag in entries:
        first, *others = text.split("\n")
        lines.setdefault(id, []).extend([(first, tag), *((other, "") for other in others)])
    return [(id, created, open, read_record(record)) for id, created, open, record in tables], lines


def test_a_copy_there_and_back_is_the_same(run: Run, store: Path, database: str, tmp_path: Path) -> None:
    run("store", "check", store)  # of today's form
    assert "3 tables" in run("store", "copy", store, database).out
    run("store", "copy", database, tmp_path / "back.sqlite3")
    assert content(tmp_path / "back.sqlite3") == content(store)
    assert json.loads(run("store", "check", database, "--json").out)["tables"] == 3


def test_a_copy_never_goes_over_other_games(run: Run, store: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    run("store", "copy", store, other)
    assert "already" in run("store", "copy", store, other).complaint
    assert content(other) == content(store)


def test_a_broken_game_is_named_and_the_others_are_read(run: Run, store: Path) -> None:
    with closing(sqlite3.connect(store)) as connection, connection:
        ((id,),) = connection.execute("select id from entries limit 1").fetchall()
        connection.execute("update tables set record = '{' where id = ?", (id,))
    told = run("store", "check", store)
    assert told.code == 1
    assert id in told.out
    assert "3 tables" in told.out


def test_old_games_are_forgotten_and_the_rest_can_go_on(run: Run, store: Path) -> None:
    assert "all were kept" in run("store", "prune", store, "--days", "3650").out
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("update tables set record = json_set(cast(record as text), '$.created', 1)")
    assert "One game" in run("store", "prune", store, "--days", "1").out
    tables, _ = content(store)
    assert len(tables) == 2
    assert not any(record.over for *_, record in tables)
    run("store", "prune", store, "--days", "1", "--unfinished")
    assert content(store) == ([], {})
    assert "all is well" in run("store", "check", store).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("copy", "{store}"), "Where to"),
        (("mend", "{store}"), "copy, check, prune"),
        (("check", "nowhere.sqlite3"), "There is no store"),
        (("prune", "{store}"), "--days"),
        (("check", "postgresql://anna:secret@127.0.0.1:1/x"), "cannot be used"),
    ],
)
def test_what_makes_no_sense_is_told(run: Run, store: Path, words: tuple[str, ...], said: str) -> None:
    told = run("store", *[word.format(store=store) for word in words]).complaint
    assert said in told
    assert "secret" not in told


def test_the_keepers_key_is_made_once_and_told_again(run: Run, store: Path) -> None:
    told = run("store", "key", store).out.strip()
    assert len(told) >= 32
    assert json.loads(run("store", "key", store, "--json").out) == {"key": told}
