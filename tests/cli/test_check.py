"""`check`: scenario files, what they want and what they got."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))

GOOD = """
game = "ur"
title = "a 4 enters on h4"
position = "hand:10,10 turn:A roll:4"
moves = ["A in-h4"]
then.facts.towers = { "A.h4" = "b" }
"""
WRONG = GOOD.replace('"b"', '"B"').replace("a 4", "wrong: a 4")
NOT_REFUSED = GOOD.replace("then.facts", 'refused = "UR-202"\nthen.facts')
NOT_ALLOWED = GOOD.replace("in-h4", "in-h3")


Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text)
        return path

    return write


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_our_scenarios_hold(run: Run, path: Path) -> None:
    ran = run("check", path)
    assert (ran.code, ran.err) == (0, "")
    assert "FAILED" not in ran.out


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) >= 6


def test_a_failure_tells_what_was_wanted_and_got(run: Run, write: Write) -> None:
    ran = run("check", write("good.toml", GOOD), write("wrong.toml", WRONG))
    assert ran.code == 1
    assert "ok      " in ran.out
    assert "FAILED  " in ran.out
    assert "    facts.towers.A.h4: wanted B, got b" in ran.out
    assert ran.out.endswith("1 ok, 1 failed, 0 files unreadable\n")


def test_a_move_that_should_be_refused_and_one_that_should_not(run: Run, write: Write) -> None:
    ran = run("check", write("a.toml", NOT_REFUSED), write("b.toml", NOT_ALLOWED))
    assert "    A in-h4: wanted UR-202, got allowed" in ran.out
    assert "    A in-h3: wanted allowed, got UR-204" in ran.out
    assert (
        "    A in-h3: várt szabályos, lett UR-204"
        in run("check", write("b.toml", NOT_ALLOWED), "--lang", "hu").out
    )


def test_unreadable_files_do_not_stop_the_others(run: Run, write: Write) -> None:
    ran = run("check", "missing.toml", write("wrong.toml", WRONG), write("good.toml", GOOD))
    assert ran.code == 2
    assert ran.err == "missing.toml: There is no such file.\n"
    assert ran.out.endswith("1 ok, 1 failed, 1 file unreadable\n")


def test_as_json(run: Run, write: Write) -> None:
    good, wrong = write("good.toml", GOOD), write("wrong.toml", WRONG)
    ran = run("check", good, wrong, "missing.toml", "--json")
    assert ran.code == 2
    first, second, third = json.loads(ran.out)
    assert first == {
        "file": str(good),
        "title": "a 4 enters on h4",
        "error": "",
        "differences": [],
        "ok": True,
    }
    assert second["differences"] == [{"what": "facts.towers.A.h4", "wanted": "B", "got": "b"}]
    assert third["error"] == "missing.toml: There is no such file."


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "There is no game called “”."),
        ("not toml", "The file is not TOML ("),
        ('game = "chess"', "There is no game called “chess”."),
        ('game = "ur"\ncolour = "red"', "Something is wrong with “colour” in the scenario."),
        ('game = "ur"\nthen.weather = 1', "Something is wrong with “weather” in the scenario."),
        ('game = "ur"\nmoves = "A in-h4"', "Something is wrong with “moves” in the scenario."),
        ('game = "ur"\nscenario = []', "Something is wrong with “scenario” in the scenario."),
        ('game = "ur"\nrefused = "UR-202"', "The scenario wants a refusal but has no moves."),
        ('game = "ur"\noptions.dics = 3', "This game has no option called “dics”."),
        ('game = "ur"\noptions.discs = -3', "Option discs cannot be “-3”; possible: 1–10."),
        ('game = "ur"\nseats = 7', "This game is for 2 players."),
        ('game = "ur"\nposition = "hand:99,10"', "Something is wrong with “hand” in the position."),
        ('game = "ur"\nposition = "hand:9,9 c3:bbb turn:A"', "Player A has more than 10 discs. (UR-101)"),
        ('game = "ur"\nposition = "hand:9,9 A.h1:y turn:A"', "A.h1 is a private field: "),
        ('game = "ur"\nmoves = ["A hop"]', "“hop” is no move."),
        ('game = "ur"\nmoves = ["nobody"]', "“nobody” is nobody at this table;"),
        (f'game = "ur"\nseats = {"9" * 5000}', "The file has numbers that are too long,"),
        (f'game = "ur"\noptions.discs = 0x{"f" * 9000}', "The file has numbers that are too long,"),
        (
            f"a = {'[' * 5000}{']' * 5000}",
            "The file has numbers that are too long, or it is nested too deep.",
        ),
    ],
)
def test_what_is_no_scenario_gets_one_line(run: Run, write: Write, text: str, complaint: str) -> None:
    path = write("bad.toml", text)
    assert run("check", path).complaint.startswith(f"{path}: {complaint}")
