"""Rows are the same whoever plays them, and none is lost or played twice."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from startable.arena.game_result import GameResult, play_games
from startable.arena.match import Match, arrange
from startable.arena.pool import Alone, Pool, Processes
from startable.arena.results import Results
from startable.arena.run import Chunks, run
from startable.core import Unreadable

from ..signals import can_interrupt

MATCH = arrange("ur", ["greedy", "random", "random"], 30, 3, {"discs": 2})


def timeless(rows: list[GameResult]) -> list[GameResult]:
    return [row._replace(seconds=0.0) for row in rows]


EXPECTED = timeless(play_games(MATCH, range(30)))


def played(match: Match, make: Callable[[Match], Pool], path: Path | None = None) -> list[GameResult]:
    results, pool = Results(match, path), make(match)
    run(results, pool)
    pool.leave()
    rows = results.rows()
    results.close()
    return timeless(rows)


def test_alone_and_in_processes_the_rows_are_the_same() -> None:
    assert played(MATCH, Alone) == EXPECTED
    assert played(MATCH, lambda match: Processes(match, 3)) == EXPECTED


class Counting(Alone):
    """Notes who was asked for; gives up after some chunks, like one who is interrupted."""

    def __init__(self, match: Match, most: int) -> None:
        super().__init__(match)
        self.asked: list[int] = []
        self.most = most

    def collect(self) -> list[GameResult]:
        self.most -= 1
        if self.most < 0:
            raise KeyboardInterrupt
        rows = super().collect()
        self.asked += [row.number for row in rows]
        return rows


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "match.sqlite"
    first, second = Counting(MATCH, 3), Counting(MATCH, 100)
    with pytest.raises(KeyboardInterrupt):
        played(MATCH, lambda match: first, path)
    assert played(MATCH, lambda match: second, path) == EXPECTED
    assert 0 < len(first.asked) < 30
    assert sorted(first.asked + second.asked) == list(range(30))


def test_a_match_can_be_made_longer_and_shorter(tmp_path: Path) -> None:
    path = tmp_path / "match.sqlite"
    short = arrange("ur", ["greedy", "random", "random"], 10, 3, {"discs": 2})
    assert played(short, Alone, path) == EXPECTED[:10]
    assert played(MATCH, Alone, path) == EXPECTED
    nobody = Counting(short, 0)
    assert played(short, lambda match: nobody, path) == EXPECTED[:10]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (arrange("ur", ["greedy", "random", "random"], 30, 4, {"discs": 2}), "seed: 3"),
        (arrange("ur", ["greedy", "random"], 30, 3, {"discs": 2}), 'bots: ["greedy", "random", "random"]'),
        (arrange("maze", ["greedy", "random", "random"], 30, 3), "game: ur"),
    ],
)
def test_another_match_in_the_file_is_refused(tmp_path: Path, other: Match, what: str) -> None:
    Results(MATCH, tmp_path / "a.sqlite").close()
    with pytest.raises(Unreadable) as caught:
        Results(other, tmp_path / "a.sqlite")
    assert caught.value.fact == "arena-other-match"
    assert str(caught.value.details["what"]).startswith(what)


def test_a_file_that_is_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("Dear diary, today we played UR. " * 40)
    for path, fact in ((tmp_path / "note", "arena-not-results"), (tmp_path / "no" / "x", "file-no-folder")):
        with pytest.raises(Unreadable) as caught:
            Results(MATCH, path)
        assert caught.value.fact == fact
    other = sqlite3.connect(tmp_path / "other")
    other.execute("create table games (title text)")
    other.close()
    with pytest.raises(Unreadable) as caught:
        Results(MATCH, tmp_path / "other")
    assert caught.value.fact == "arena-not-results"


def test_the_file_can_be_asked_in_sql(tmp_path: Path) -> None:
    played(MATCH, Alone, tmp_path / "a.sqlite")
    file = sqlite3.connect(tmp_path / "a.sqlite")
    shares = dict(file.execute("select name, sum(share) from seats group by name"))
    file.close()
    assert shares["greedy"] == sum(row.shares[row.bots.index(0)] for row in EXPECTED if 0 in row.bots)
    assert sum(shares.values()) == 30


def test_chunks_fit_the_games_and_get_finer() -> None:
    chunks = Chunks(list(range(1000)), 2)
    assert chunks.next() == [0]
    chunks.learn([EXPECTED[0]._replace(seconds=0.005)])
    sizes = [len(chunk) for chunk in iter(chunks.next, [])]
    assert sizes[0] == 100
    assert sizes == sorted(sizes, reverse=True)
    assert (sum(sizes), sizes[-1]) == (999, 1)


def test_a_killed_worker_is_told() -> None:
    pool = Processes(arrange("ur", ["expectimax:3", "expectimax:3"], 4), 1)
    pool.submit([0, 1, 2, 3])
    for process in pool._pool._processes.values():
        process.kill()
    with pytest.raises(Unreadable) as caught:
        pool.collect()
    pool.leave()
    assert caught.value.fact == "arena-worker-died"


ENDLESS = 200_000
"""Games: more than anybody plays while a test looks."""
LONG = ["arena", "ur", "--bots", "greedy,greedy", "--games", str(ENDLESS), "--workers", "2"]
PATIENCE = 60.0


def started(path: Path) -> "subprocess.Popen[bytes]":
    """A long match that has begun: some games are in its file."""
    words = [sys.executable, "-m", "startable.cli", *LONG, "--out", str(path)]
    env = {**os.environ, "LC_ALL": "C"}
    process = subprocess.Popen(
        words, stdout=-1, stderr=-1, env=env, start_new_session=True, preexec_fn=can_interrupt
    )
    while not (path.exists() and count(path)):
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    return process


def count(path: Path) -> int:
    file = sqlite3.connect(path, timeout=10)
    try:
        found: int = file.execute("select count(*) from games").fetchone()[0]
        return found
    except sqlite3.OperationalError:
        return 0
    finally:
        file.close()


def group_is_gone(leader: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.killpg(leader, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_kill_leaves_whole_games_and_no_worker(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    process = started(path)
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert group_is_gone(process.pid)
    match = arrange("ur", ["greedy", "greedy"], ENDLESS)
    results = Results(match, path)
    rows = results.rows()
    assert len(results.missing()) == ENDLESS - len(rows) > 0
    assert timeless(rows) == timeless(play_games(match, [row.number for row in rows]))
    results.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_an_interruption_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    process = started(path)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, b"")
    kept = f"Stopped after {count(path)} of {ENDLESS:,} games. The same command goes on with {path}.\n"
    assert err.decode() == kept
    assert group_is_gone(process.pid)
