"""The table without a server, as far as it needs no browser."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from startable.play import fair, journal

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def seen() -> dict[str, Any]:
    """In a process of its own: there is no framework there, and no second process."""
    command = [sys.executable, "-m", "tests.device.alone"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_game_is_played_to_its_end(seen: dict[str, Any]) -> None:
    assert seen["result"]["winners"]
    assert seen["lines"] > 10
    assert seen["code"] == 0


def test_a_device_that_starts_again_has_its_games(seen: dict[str, Any]) -> None:
    assert seen["table"]["status"] == "over"
    assert [seen[name][0] for name in ("history", "journal", "fair", "review", "position")] == [200] * 5
    assert len(seen["history"][1]["moments"]) == min(200, seen["lines"])


def test_the_journal_is_a_servers(seen: dict[str, Any]) -> None:
    played = journal.read(seen["journal"][1])
    assert journal.replay(played).over
    assert fair.verify(played) == []


def test_a_journal_comes_to_another_device_whole(seen: dict[str, Any]) -> None:
    status, brought = seen["brought"]
    assert status == 201
    assert brought == seen["again"][1] == {"table": seen["table"]["table"]}
    assert seen["taken"] == seen["journal"]


def test_what_makes_no_sense_is_told_as_a_server_does(seen: dict[str, Any]) -> None:
    facts = [(status, found["fact"]) for status, found in seen["wrong"]]
    assert facts == [
        (404, "page-unknown"),
        (404, "table-unknown"),
        (400, "bad-request"),
        (400, "bad-request"),
        (400, "journal-format"),
        (400, "journal-unfinished"),
    ]


def test_there_is_something_to_read_and_to_learn(seen: dict[str, Any]) -> None:
    assert (seen["rules"], seen["puzzle"]) == (200, 200)
    assert seen["lessons"] > 0


def test_of_two_windows_the_one_that_is_behind_writes_nothing(seen: dict[str, Any]) -> None:
    assert seen["windows"] == {"code": 1012, "same": True}


def test_without_room_nothing_is_lost_and_old_games_can_go(seen: dict[str, Any]) -> None:
    """The move and the table that found no room do not count; once there is room, all goes on."""
    status, fault = seen["full"]["opened"]
    assert (status, fault["fact"]) == (507, "device-full")
    assert seen["full"]["code"] == 1012
    assert sorted(seen["full"]["kept"]) == [[False, "playing", 0], [True, "over", 0]]
    assert (seen["full"]["forgotten"], seen["full"]["old"]) == (201, 404)
    assert seen["full"]["same"]
    assert seen["full"]["left"] == 1
