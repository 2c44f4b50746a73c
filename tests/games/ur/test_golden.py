"""Golden playthroughs lead to the same positions as ever; `python tests/bless.py` rewrites them."""

import tomllib
from pathlib import Path

import pytest

from startable.play.journal import read, replay, steps
from startable.testing import deviations

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["default", "short", "all-options", "red-by-choice"]
RULES_OF_THE_END = {
    "default": "UR-502",
    "short": "UR-502",
    "all-options": "UR-601",
    "red-by-choice": "UR-502",
}


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_as_it_was(name: str) -> None:
    text = (GOLDEN / f"{name}.play").read_text("utf8")
    assert list(deviations(text)) == []


@pytest.mark.parametrize("name", NAMES)
def test_played_to_the_end(name: str) -> None:
    table = replay(read((GOLDEN / f"{name}.play").read_text("utf8")))
    result = table.rules.result(table.state)
    assert result is not None
    assert result.rule == RULES_OF_THE_END[name]


def test_together_they_show_everything_that_can_happen() -> None:
    told = set()
    for name in NAMES:
        for _, events, _ in steps(read((GOLDEN / f"{name}.play").read_text("utf8"))):
            told |= {event.what for event in events}
    assert told == {
        "tied", "opened", "rolled", "passed", "entered", "moved",
        "reentered", "captured", "removed", "turned", "stayed", "won", "drawn",
    }  # fmt: skip


def test_changed_position_is_noticed() -> None:
    text = (GOLDEN / "short.play").read_text("utf8")
    wrong = text.replace("hand:3,2", "hand:2,3", 1)
    assert wrong != text
    (told,) = deviations(wrong)
    assert "hand:3,2" in told


def test_each_has_a_recipe() -> None:
    recipes = tomllib.loads((GOLDEN / "recipes.toml").read_text("utf8"))
    assert set(recipes) - {"game"} == set(NAMES) == {path.stem for path in GOLDEN.glob("*.play")}
