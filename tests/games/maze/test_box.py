"""The box: what is wrong with somebody's corrections is told when they are loaded."""

from pathlib import Path
from typing import Any

import pytest

from startable.games.maze.board import Board
from startable.games.maze.box import checked, corrected, load

OURS = load()
TILES = [tile["gates"] for tile in OURS["tiles"]]


def tiles(*gates: str, terminals: object = 1) -> dict[str, Any]:
    return {"tiles": [{"gates": each, "terminals": terminals} for each in gates]}


def cards(**changes: object) -> dict[str, Any]:
    return {"cards": [{**card, **changes} if card["name"] == "x" else card for card in OURS["cards"]]}


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (tiles(*TILES[1:]), "MZ-101"),
        (tiles("RRR", *TILES[1:]), "MZ-102"),
        (tiles("RRRG", *TILES[1:]), "MZ-102"),
        ({"tiles": ["RRRR"] * 24}, "MZ-102"),
        (tiles(*TILES, terminals=5), "MZ-103"),
        (tiles(*TILES, terminals="one"), "MZ-103"),
        ({"tiles": tiles("RRRY")["tiles"] + tiles(*TILES[1:], terminals=2)["tiles"]}, "MZ-103"),
        (cards(count=6), "MZ-101"),
        (cards(cost=7), "MZ-401"),
        (cards(cost="4"), "MZ-401"),
        (cards(cost=5), "MZ-701"),
        (cards(name="dx"), "MZ-401"),
        ({"cards": []}, "MZ-401"),
        ({"die": ["ggpo"] * 5}, "MZ-104"),
        ({"die": ["ggp", *OURS["die"][1:]]}, "MZ-104"),
        ({"die": ["ggpo"] * 6}, "MZ-702"),
        ({"limit": 8}, "limit is not for correcting"),
    ],
)
def test_what_cannot_be_in_the_box(own: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        checked(corrected(OURS, own))


def test_other_tiles_may_be() -> None:
    """The printed set is not known: an owner may have the same tile twice."""
    checked(corrected(OURS, tiles("RRRY", *TILES[1:])))


@pytest.mark.parametrize(
    ("rows", "docks", "told"),
    [
        (["#####"] * 5, [["a1n", "e5s"]], "MZ-105"),
        (["###"] * 5, [["a1n", "e5s"]], "MZ-109"),
        (["#####", "#####", "##*##", "#####", "#####"], [["a1n", "c1n"]], "MZ-109"),
        (["#####", "#####", "##*##", "#####", "#####"], [["a1n", "b2n"]], "MZ-106"),
        (["#####", "#####", "##*##", "#####", "#####"], [["a1n", "a1w"]], "MZ-106"),
        (["#####", "#####", "##*##", "#####", "#####"], [["a1n", "moon"]], "MZ-106"),
        ([".....", "#####", "..*..", "#####", "....."], [["a2n", "e4s"]], "MZ-414"),
        (["##.##", "##.##", "##*##", "##.##", "##.##"], [["a1n", "e5s"]], "MZ-414"),
    ],
)
def test_layouts_are_checked(rows: list[str], docks: list[list[str]], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Board("own", rows, docks)


def test_an_owners_file_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    assert load() == OURS, "there is no maze.toml yet"
    dice = 'die = ["ggpo", "gppo", "gpoo", "gggp", "pppp", "oooo"]\n'
    (tmp_path / "maze.toml").write_text(dice, "utf8")
    assert load()["die"][-1] == "oooo"
    (tmp_path / "maze.toml").write_text("die = []\n", "utf8")
    with pytest.raises(ValueError, match=r"maze\.toml: MZ-104"):
        load()


def test_a_folder_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", "/no/such/folder")
    with pytest.raises(ValueError, match="no folder"):
        load()
