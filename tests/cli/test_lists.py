"""`games`, `rules` and `bench`."""

import json

import pytest

from startable.play.catalogue import game, games
from startable.play.rulebook import rulebook

from .conftest import Run


def test_games_lists_every_option_with_its_rule(run: Run) -> None:
    shown = run("games").out
    for each in games():
        assert each.name in shown
        assert all(option.name in shown and option.rule in shown for option in each.options)


def test_games_as_json(run: Run) -> None:
    listed = json.loads(run("games", "--json", "--lang", "hu").out)
    ur = next(each for each in listed if each["name"] == "ur")
    assert ur["seats"] == [2]
    assert ur["colours"] == {"black": "Fekete", "yellow": "Sárga"}
    discs = next(option for option in ur["options"] if option["name"] == "discs")
    assert discs["rule"] == "UR-605"
    assert (discs["title"], discs["default"], discs["values"]) == ("Korongok", "10", "1–10")


def test_rules_shows_one_rule_in_each_language(run: Run) -> None:
    assert run("rules", "ur", "UR-210").out.startswith("UR-210 Exact roll\n")
    assert run("rules", "ur", "ur-210", "--lang", "hu").out.startswith("UR-210 Pontos dobás\n")


def test_rules_shows_all_of_them(run: Run) -> None:
    shown = run("rules", "ur").out
    assert all(id in shown for id in rulebook(game("ur").package, "en").rules)


def test_a_rule_has_its_figure_as_a_text_board(run: Run) -> None:
    shown = run("rules", "ur", "UR-303").out
    assert "byyb" in shown, "the tower of the figure"
    assert "takes both yellow prisoners along" in shown
    assert "![" not in shown


def test_rules_on_one_page(run: Run) -> None:
    assert run("rules", "ur", "--summary").out.startswith("UR\nGoal")
    assert "Cél" in run("rules", "ur", "--summary", "--lang", "hu").out
    data = json.loads(run("rules", "ur", "--summary", "--json").out)
    assert data["summary"].startswith("## Goal")


def test_rules_as_json(run: Run) -> None:
    data = json.loads(run("rules", "ur", "UR-502", "--json").out)
    assert (data["game"], data["language"]) == ("ur", "en")
    assert [rule["id"] for rule in data["rules"]] == ["UR-502"]
    assert data["rules"][0]["text"].startswith("After your move you win")


def test_bench_tells_its_speed_in_one_line(run: Run) -> None:
    ran = run("bench", "--games", "2")
    assert ran.out.count("\n") == 1
    assert "decisions per second" in ran.out
    data = json.loads(run("bench", "ur", "--games", "2", "--json").out)
    assert data["speed"] == pytest.approx(data["decisions"] / data["seconds"], abs=1)


def test_bench_can_be_interrupted_between_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled loop over all games would hear of it at its end only."""
    played: list[int] = []

    def playout(*_: object) -> None:
        played.append(len(played))
        if len(played) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr("startable.cli.bench.playout", playout)
    ran = run("bench", "starfarers", "--games", "1000000")
    assert (ran.code, ran.out, len(played)) == (130, "", 3)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["rules", "chess"], "There is no game called “chess”."),
        (["rules", "ur", "UR-999"], "There is no rule “UR-999”;"),
        (["bench", "--games", "0"], "--games must be at least 1."),
        (["bench", "chess"], "There is no game called “chess”."),
    ],
)
def test_bad_input_gets_one_line(run: Run, args: list[str], complaint: str) -> None:
    assert run(*args).complaint.startswith(complaint)
