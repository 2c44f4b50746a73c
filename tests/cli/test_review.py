"""`review`: a game looked through, in both languages and as data."""

import json
from pathlib import Path

import pytest

from .conftest import Keep, Run

GAME = """startable 1
game ur 1
options discs=1
seat A Anna
seat B Bea

* 6:1
* 3
A in-h3
* 6
B in-c2
* 6
A h3-c5
* 3
B c2-c5
"""


@pytest.fixture
def game(keep: Keep) -> Path:
    return keep(GAME)


def test_it_tells_luck_from_skill_for_each_player(run: Run, game: Path) -> None:
    ran = run("review", game)
    assert (ran.code, ran.err) == (0, "")
    head, anna, bea, *_ = ran.out.splitlines()[1:]
    assert head.split()[:4] == ["Player", "At", "first", "Luck"]
    assert anna.startswith("Black (Anna)")
    assert bea.startswith("Yellow (Bea)")
    assert "%" in anna


def test_in_hungarian_numbers_have_a_comma(run: Run, game: Path) -> None:
    shown = run("review", game, "--lang", "hu").out
    assert "Játékos" in shown
    assert shown.count("50,0%") == 2


def test_it_names_the_costliest_move_with_the_better_one(run: Run, keep: Keep) -> None:
    """With a 3 Black could have taken the disc on c2, but brings in another."""
    told = "\n".join(
        ["options discs=2", "", "* 6:1", "* 3", "A in-h3", "* 6", "B in-c2", "* 3", "A in-h3", "* 1"]
    )
    shown = run("review", keep(f"startable 1\ngame ur 1\n{told}\n")).out
    assert "1. Line 7: Black played in-h3 and gave away" in shown
    assert "h3-c2" in shown


def test_as_json(run: Run, game: Path) -> None:
    data = json.loads(run("review", game, "--json").out)
    assert data["game"] == "ur"
    assert [line["line"] for line in data["lines"]] == GAME.split("\n\n")[1].splitlines()
    assert data["lines"][-1]["chances"] == [0, 1]
    assert sum(seat["luck"] for seat in data["seats"]) == 0
    for first, seat in zip(data["first"], data["seats"], strict=True):
        moved = sum(seat[part] for part in ("luck", "own", "others", "wavering"))
        assert first + moved == seat["result"]


def test_a_line_that_breaks_a_rule_is_named(run: Run, game: Path) -> None:
    game.write_text(GAME.replace("A in-h3", "A in-h4"))
    ran = run("review", game)
    assert ran.code == 1
    assert "UR-204" in ran.err


def test_no_such_file(run: Run, tmp_path: Path) -> None:
    assert "no such file" in run("review", tmp_path / "nowhere.play").complaint
