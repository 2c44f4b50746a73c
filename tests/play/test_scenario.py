"""Scenarios: what they may ask for, and what they say when it is otherwise."""

from typing import Any

import pytest

from startable.core import Unreadable
from startable.play import scenario
from startable.play.expectations import Difference

HEAD = 'game = "ur"\n'
ROLLED = HEAD + 'position = "hand:10,10 turn:A roll:4"\n'


def differences(text: str) -> list[Difference]:
    return [difference for each in scenario.read(text) for difference in scenario.run(each)]


@pytest.mark.parametrize(
    "then",
    [
        'then.legal = ["in-h4"]',
        'then.awaits = "A"',
        "then.scores = [0, 0]",
        'then.winner = "nobody yet"',
        'then.by = ""',
        'then.position = "hand:10,10 turn:A roll:4"',
        "then.facts = { roll = 4, hands = [10, 10] }",
        'then.facts.towers.c3 = ""',
        'moves = ["A in-h3"]\nrefused = "UR-204"',
        'moves = ["A in-h4", "* 2"]\nthen.awaits = "B"',
    ],
)
def test_what_holds_makes_no_difference(then: str) -> None:
    assert differences(ROLLED + then) == []


@pytest.mark.parametrize(
    ("then", "difference"),
    [
        ('then.legal = ["pass", "in-h4"]', Difference("legal", "in-h4 pass", "in-h4")),
        ('then.awaits = "B"', Difference("awaits", "B", "A")),
        ("then.scores = [1, 0]", Difference("scores", "1 0", "0 0")),
        ('then.winner = "A"', Difference("winner", "A", "nobody yet")),
        ("then.facts.roll = 5", Difference("facts.roll", "5", "4")),
        ("then.facts.roll = 5.5", Difference("facts.roll", "5.5", "4")),
        ('then.facts.towers.c3 = "b"', Difference("facts.towers.c3", "b", "")),
        ('moves = ["A in-h4"]\nrefused = "UR-202"', Difference("A in-h4", "UR-202", "-")),
        ('moves = ["A in-h3"]', Difference("A in-h3", "-", "UR-204")),
        ('moves = ["A in-h3", "* 2"]\nrefused = "UR-101"', Difference("A in-h3", "-", "UR-204")),
    ],
)
def test_what_differs_is_told(then: str, difference: Difference) -> None:
    assert differences(ROLLED + then) == [difference]


def test_what_stands_above_several_scenarios_holds_for_all() -> None:
    text = (
        HEAD + 'options = { discs = 2 }\n[[scenario]]\ntitle = "one"\n[[scenario]]\nthen.facts.hands = [2, 2]'
    )
    both = scenario.read(text)
    assert [each.title for each in both] == ["one", ""]
    assert [scenario.run(each) for each in both] == [[], []]


def test_without_a_position_the_game_is_new() -> None:
    assert differences(HEAD + 'moves = ["* 5:2"]\nthen.position = "hand:10,10 turn:A"') == []


@pytest.mark.parametrize(
    ("text", "fact", "details"),
    [
        ("x =", "not-toml", None),
        ("x = " + "9" * 5000, "toml-too-much", {}),
        ("a" + ".a" * 200_000 + " = 1", "toml-too-much", {}),
        ("[a" + ' . "a"' * 200_000 + "]", "toml-too-much", {}),
        ("x = {a" + ".'a'" * 200_000 + " = 1}", "toml-too-much", {}),
        ("game = 3", "scenario-key", {"key": "game"}),
        (HEAD + "position = 3", "scenario-key", {"key": "position"}),
        (HEAD + "then = 3", "scenario-key", {"key": "then"}),
        (HEAD + "moves = [3]", "scenario-key", {"key": "moves"}),
        (HEAD + "then.thing = 3", "scenario-key", {"key": "thing"}),
        (HEAD + "scenario = 3", "scenario-key", {"key": "scenario"}),
        (HEAD + 'refused = "UR-202"', "scenario-no-move", {}),
        ('game = "chess"', "game-unknown", None),
    ],
)
def test_what_is_no_scenario(text: str, fact: str, details: dict[str, Any] | None) -> None:
    with pytest.raises(Unreadable) as caught:
        scenario.read(text)
    assert caught.value.fact == fact
    assert details is None or caught.value.details == details
