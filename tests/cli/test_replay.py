"""`replay`: a journal line by line, and the line that breaks a rule."""

import json
from pathlib import Path

import pytest

from .conftest import Keep, Run

SHORT = """startable 1
game ur 1
options discs=1
seat A Anna
seat B greedy

* 6:1     # Anna begins
* 3
A in-h3
* 6
B in-c2
* 3
A h3-c2
"""


@pytest.fixture
def short(keep: Keep) -> Path:
    return keep(SHORT)


def test_it_shows_lines_board_and_result(run: Run, short: Path) -> None:
    ran = run("replay", short)
    assert (ran.code, ran.err) == (0, "")
    assert "  Black: Anna\n  Yellow: greedy\n" in ran.out
    assert "   7  A h3-c2     Black moves from h3 to c2. Black captures 1 disc at c2." in ran.out
    assert "│ yb     │" in ran.out
    assert ran.out.endswith("Black wins. (UR-502 The exact test)\n")


def test_in_hungarian(run: Run, short: Path) -> None:
    shown = run("replay", short, "--lang", "hu").out
    assert "Fekete a h3 mezőről a c2 mezőre lép. Fekete foglyul ejt 1 korongot a c2 mezőn." in shown


def test_up_to_a_line(run: Run, short: Path) -> None:
    shown = run("replay", short, "--to", "2").out
    assert "   2  * 3" in shown
    assert "   3  A in-h3" not in shown
    assert shown.endswith("Black to move.\n")
    assert run("replay", short, "--to", "0").out.endswith("It is nobody’s turn just now.\n")


def test_as_json(run: Run, short: Path) -> None:
    data = json.loads(run("replay", short, "--json").out)
    assert data["seats"] == ["Anna", "greedy"]
    assert data["options"]["discs"] == 1
    assert data["lines"][2] == {
        "line": "A in-h3",
        "events": [
            {"what": "entered", "args": {"seat": 0, "to": "h3"}, "text": "Black brings in a disc at h3."}
        ],
    }
    assert data["result"] == {"winners": ["A"], "rule": "UR-502"}
    assert data["position"].startswith("c2:yb ")
    assert json.loads(run("replay", short, "--json", "--to", "3").out)["result"] is None


def test_the_line_that_breaks_a_rule_is_named(run: Run, short: Path) -> None:
    short.write_text(SHORT.replace("A h3-c2", "A h3-c3"))
    for args in ([], ["--json"]):
        ran = run("replay", short, *args)
        assert ran.code == 1
        refused = "A h3-c3 — UR-202 One roll, one move: You rolled 3, but this move counts 4 fields."
        assert ran.err == f"{short}:13: {refused}\n"


def test_a_forged_roll_is_refused(run: Run, short: Path) -> None:
    short.write_text(SHORT.replace("* 6:1", "* 7:1"))
    assert "UR-101 Contents: Chance cannot give that here." in run("replay", short).err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "This is no journal: the first line must be “startable 1”."),
        ("startable 1\ngame chess 1\n", "There is no game called “chess”."),
        ("startable 1\ngame ur 99\n", "This journal was played by version “99” of the rules;"),
        ("startable 1\ngame ur 1\noptions dics=2\n", "This game has no option called “dics”."),
        ("startable 1\ngame ur 1\nseat A\n", "This game is for 2 players."),
        ("startable 1\ngame ur 1\nseat A\nseat B\n\nQQ in-h1\n", ":6: “QQ” is nobody at this table;"),
        ("startable 1\ngame ur 1\nseat A\nseat B\n\nA jump\n", ":6: “jump” is no move."),
        ("startable 1\ngame ur 1\nseat A\nseat B\n\nA \x1b[31m\n", ":6: “�[31m” is no move."),
    ],
)
def test_what_is_no_journal_gets_one_line(run: Run, short: Path, text: str, complaint: str) -> None:
    short.write_text(text)
    place = str(short) + ("" if complaint.startswith(":") else ": ")
    assert run("replay", short).complaint.startswith(place + complaint)


def test_names_cannot_steer_the_terminal(run: Run, short: Path) -> None:
    short.write_text(SHORT.replace("Anna", "An\x1b[2Jna"))
    assert "\x1b" not in run("replay", short).out


@pytest.mark.parametrize("to", ["-1", "x"])
def test_a_wrong_number_of_lines_is_told(run: Run, short: Path, to: str) -> None:
    assert run("replay", short, "--to", to).complaint.startswith("--to must be ")
