"""The box: what is wrong with somebody's corrections is told when they are loaded, in one line."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from startable.core import Unreadable
from startable.games.maze.box.box import checked, corrected, load
from startable.play.rulebook import LANGUAGES
from startable.play.words import words

OURS = load()
TILES = [tile["gates"] for tile in OURS["tiles"]]
SQUARE = ["#####", "#####", "##*##", "#####", "#####"]
DOCKS = OURS["layouts"][0]["docks"]


def tiles(*gates: str, terminals: object = 1) -> dict[str, Any]:
    return {"tiles": [{"gates": each, "terminals": terminals} for each in gates]}


def cards(**changes: object) -> dict[str, Any]:
    return {"cards": [{**card, **changes} if card["name"] == "x" else card for card in OURS["cards"]]}


def layout(rows: object = SQUARE, docks: object = DOCKS, name: object = "own") -> dict[str, Any]:
    return {"layouts": [*OURS["layouts"], {"name": name, "rows": rows, "docks": docks}]}


def two(*docks: object) -> list[list[object]]:
    """Docks of which those for two are these."""
    return [list(docks), *DOCKS[1:]]


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"limit": 8}, "", "mz-box-key"),
    (tiles(*TILES[1:]), "MZ-101", "mz-box-tiles"),
    ({"tiles": 24}, "MZ-101", "mz-box-tiles"),
    (tiles("RRR", *TILES[1:]), "MZ-102", "mz-box-tile"),
    (tiles("RRRG", *TILES[1:]), "MZ-102", "mz-box-tile"),
    ({"tiles": ["RRRR"] * 24}, "MZ-102", "mz-box-tile"),
    (tiles(*TILES, terminals=5), "MZ-103", "mz-box-terminals"),
    (tiles(*TILES, terminals="one"), "MZ-103", "mz-box-terminals"),
    (
        {"tiles": tiles("RRRY")["tiles"] + tiles(*TILES[1:], terminals=2)["tiles"]},
        "MZ-103",
        "mz-box-alike",
    ),
    ({"cards": []}, "MZ-401", "mz-box-kinds"),
    (cards(cost=7), "MZ-401", "mz-box-card"),
    (cards(cost="4"), "MZ-401", "mz-box-card"),
    (cards(name="dx"), "MZ-401", "mz-box-names"),
    (cards(name="swap"), "MZ-401", "mz-box-names"),
    (cards(count=6), "MZ-101", "mz-box-cards"),
    (cards(cost=5), "MZ-701", "mz-box-exchange"),
    ({"die": ["ggpo"] * 5}, "MZ-104", "mz-box-die"),
    ({"die": ["ggp", *OURS["die"][1:]]}, "MZ-104", "mz-box-face"),
    ({"die": ["ggpo"] * 6}, "MZ-702", "mz-box-example"),
    ({"layouts": []}, "MZ-109", "mz-box-layouts"),
    ({"layouts": [SQUARE]}, "MZ-109", "mz-box-layout"),
    ({"layouts": [{"name": "own", "rows": SQUARE}]}, "MZ-109", "mz-box-layout"),
    (layout(name="square"), "MZ-109", "mz-box-layout-name"),
    (layout(name="My own"), "MZ-109", "mz-box-layout-name"),
    (layout(name=7), "MZ-109", "mz-box-layout-name"),
    (layout(["###"] * 5), "MZ-109", "mz-box-rows"),
    (layout([*SQUARE, "#####"]), "MZ-109", "mz-box-rows"),
    (layout(["######"] * 6), "MZ-109", "mz-box-rows"),
    (layout(["#####", "#####", "##x##", "#####", "#####"]), "MZ-109", "mz-box-rows"),
    (layout([12345] * 5), "MZ-109", "mz-box-rows"),
    (layout("#####"), "MZ-109", "mz-box-rows"),
    (layout(["#####"] * 5), "MZ-105", "mz-box-relic"),
    (layout([".....", "#####", "..*..", "#####", "....."]), "MZ-414", "mz-box-ring"),
    (layout(["##.##", "##.##", "##*##", "##.##", "##.##"]), "MZ-414", "mz-box-ring"),
    (layout(docks=[["a1n", "e5s"]]), "MZ-106", "mz-box-docks"),
    (layout(docks="a1n"), "MZ-106", "mz-box-docks"),
    (layout(docks=two("a1n", "b2n")), "MZ-106", "mz-box-no-dock"),
    (layout(docks=two("a1n", "moon")), "MZ-106", "mz-box-no-dock"),
    (layout(docks=two("a1n", 5)), "MZ-106", "mz-box-no-dock"),
    (layout(docks=two("a1n", "a1w")), "MZ-106", "mz-box-close"),
    (layout(docks=two("a1n", "c1n")), "MZ-109", "mz-box-far"),
]


@pytest.mark.parametrize(("own", "rule", "fact"), WRONG)
def test_what_cannot_be_in_the_box(own: dict[str, Any], rule: str, fact: str) -> None:
    with pytest.raises(Unreadable) as caught:
        corrected(OURS, own)
    assert (caught.value.rule, caught.value.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{ $" not in words(language).complaint(caught.value), "an argument is missing"


def test_every_complaint_is_provoked() -> None:
    folder = Path(str(sys.modules["startable.games.maze.box"].__file__)).parent
    source = "".join(path.read_text("utf8") for path in folder.glob("*.py"))
    unheard = set(re.findall('"(mz-box-[a-z-]+)"', source)) - {fact for _, _, fact in WRONG}
    assert unheard == set()


def test_other_tiles_may_be() -> None:
    """The printed set is not known: an owner may have the same tile twice."""
    checked(corrected(OURS, tiles("RRRY", *TILES[1:])))


def test_an_owners_file_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", str(tmp_path))
    assert load() == OURS, "there is no maze.toml yet"
    dice = 'die = ["ggpo", "gppo", "gpoo", "gggp", "pppp", "oooo"]\n'
    (tmp_path / "maze.toml").write_text(dice, "utf8")
    assert load()["die"][-1] == "oooo"
    (tmp_path / "maze.toml").write_text("die = []\n", "utf8")
    with pytest.raises(Unreadable) as caught:
        load()
    assert caught.value.details["file"] == str(tmp_path / "maze.toml")


def test_a_folder_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARTABLE_PARTS", "/no/such/folder")
    with pytest.raises(Unreadable) as caught:
        load()
    assert caught.value.fact == "parts-folder"


TOO_WIDE = """
[[layouts]]
name = "wide"
rows = ["######", "######", "##*###", "######", "######"]
docks = [["a1n", "e5s"], ["a1n", "e1e", "e5s"], ["a1n", "e1e", "e5s", "a5w"]]
"""
TOLD = {
    "en": "The layout “wide” needs five rows of five characters: "
    "# a tile, * the relic tile, . nothing. (MZ-109)",
    "hu": "wide: ehhez az elrendezéshez öt sor kell, mindegyikben öt jel: "
    "# lapka, * ereklyelapka, . semmi. (MZ-109)",
}


@pytest.mark.parametrize("language", TOLD)
def test_a_layout_outside_of_five_by_five_is_told_in_one_line(tmp_path: Path, language: str) -> None:
    """And not as a traceback: whoever plays with an owner's file has written it by hand."""
    file = tmp_path / "maze.toml"
    file.write_text(TOO_WIDE, "utf8")
    ran = started(["play", "maze", "--lang", language], tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.strip() == f"{file}: {TOLD[language]}"


def started(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "STARTABLE_PARTS": str(folder)}
    whole = [sys.executable, "-m", "startable", *command]
    return subprocess.run(whole, env=environment, capture_output=True, text=True, input="", timeout=60)
