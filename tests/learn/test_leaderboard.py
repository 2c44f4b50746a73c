"""The leaderboard: an entry is played again to the same score, and a wrong one is found out."""

import re
from typing import Any

import pytest

from .conftest import ROOT, Beside

ENTRY = {
    "name": "tiny",
    "game": "ur",
    "policy": "policies.py:last",
    "against": "random",
    "games": 6,
    "seed": 3,
    "options": {"discs": 1},
}


@pytest.fixture
def board(beside: Beside) -> Any:
    return beside("benchmarks", "leaderboard")


def test_an_entry_is_played_to_the_same_score(board: Any, capsys: pytest.CaptureFixture[str]) -> None:
    right = {**ENTRY, "score": board.score(ENTRY)}
    assert board.check(right)
    assert not board.check({**right, "score": right["score"] + 0.1})
    assert "NO" in capsys.readouterr().out


def test_entries_are_whole(board: Any, capsys: pytest.CaptureFixture[str]) -> None:
    found = board.entries()
    assert len(found) > 3
    for entry in found.values():
        assert {"by", "game", "policy", "against", "games", "seed", "score"} <= set(entry)
        assert -1 <= entry["score"] <= 1
    board.show(found)
    assert len(capsys.readouterr().out.splitlines()) == len(found)


def test_the_table_tells_what_the_entries_say(board: Any) -> None:
    text = (ROOT / "docs" / "baselines.md").read_text("utf8")
    lines = re.findall(r"^\| (\w+)[^|]*\|[^|]*\| `(\w+)` \| ([\d,]+) \| ([+-][\d.]+) \|$", text, re.MULTILINE)
    told = [(game, rival, int(games.replace(",", "")), float(score)) for game, rival, games, score in lines]
    entries = board.entries().values()
    assert sorted(told) == sorted(
        (each["game"], each["against"], each["games"], each["score"]) for each in entries
    )


def test_what_was_learned_beats_chance(board: Any) -> None:
    """The nets of the leaderboard, in a few games of theirs."""
    for name in ("ppo-ur-random", "ppo-maze-random", "imitator-starfarers-random"):
        assert board.score({**board.entries()[name], "games": 8}) > 0.5
