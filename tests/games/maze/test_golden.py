"""Golden playthroughs lead to the same positions as ever; `python tests/bless.py` rewrites them."""

import tomllib
from pathlib import Path

import pytest

from startable.play.journal import read, replay, steps
from startable.testing import deviations

GOLDEN = Path(__file__).parent / "golden"
ENDS = {"two-players": "MZ-602", "three-players": "MZ-601", "four-players": "MZ-602", "diamond": "MZ-602"}
NAMES = [*ENDS, "square"]
"""The last one is how a game in the biggest maze begins."""


def golden_text(name: str) -> str:
    return (GOLDEN / f"{name}.play").read_text("utf8")


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_as_it_was(name: str) -> None:
    assert list(deviations(golden_text(name))) == []


@pytest.mark.parametrize("name", ENDS)
def test_played_to_the_end(name: str) -> None:
    table = replay(read(golden_text(name)))
    result = table.rules.result(table.state)
    assert result is not None
    assert result.rule == ENDS[name]


def test_together_they_show_everything_that_can_happen() -> None:
    told = set()
    for name in NAMES:
        for _, events, _ in steps(read(golden_text(name))):
            told |= {event.what for event in events}
    assert told == {
        "laid", "drew", "opened", "round", "rolled", "rolled_steps", "took", "took_steps", "kept", "finished",
        "left", "stepped", "used", "shuffled", "undone", "grabbed", "got", "robbed", "gave", "turned",
        "exchanged", "ran", "morphed", "glued", "moved_base", "cleared", "discarded", "won_by_tokens",
        "won_at_home",
    }  # fmt: skip


def test_each_has_a_recipe() -> None:
    recipes = tomllib.loads((GOLDEN / "recipes.toml").read_text("utf8"))
    assert set(recipes) - {"game"} == set(NAMES) == {path.stem for path in GOLDEN.glob("*.play")}
