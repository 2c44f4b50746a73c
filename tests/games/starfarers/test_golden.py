"""Golden playthroughs lead to the same positions as ever; `python tests/bless.py` rewrites them."""

import tomllib
from pathlib import Path

import pytest

from startable.games.starfarers import GAME
from startable.play.journal import read, replay, steps
from startable.play.rulebook import LANGUAGES
from startable.play.words import words
from startable.testing import deviations

from .whole_games import FOLDER, GAMES

GOLDEN = Path(__file__).parent / "golden"
NAMES = ["first", "strategic", "explorer", "wild", "open-trade", "taking-back"]


def golden_text(name: str) -> str:
    return (GOLDEN / f"{name}.play").read_text("utf8")


def whole_text(name: str) -> str:
    return (FOLDER / f"{name}.play").read_text("utf8")


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_as_it_was(name: str) -> None:
    assert list(deviations(golden_text(name))) == []


def test_each_has_a_recipe() -> None:
    recipes = tomllib.loads((GOLDEN / "recipes.toml").read_text("utf8"))
    assert set(recipes) - {"game"} == set(NAMES) == {path.stem for path in GOLDEN.glob("*.play")}


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_end_as_they_did(name: str) -> None:
    text = whole_text(name)
    table = replay(read(text))
    result = table.rules.result(table.state)
    assert result is not None
    assert result.rule == "SF-902"
    assert GAME.layout.write(table.state) == text.rpartition("#")[2].strip()


COMMON = {
    "added", "agreed", "answered", "banked", "befriended", "bought_fame", "built_port", "built_ship",
    "countered", "declined", "discarded", "docked", "drew", "equipped", "fled", "flew", "fought",
    "found_quarter", "founded", "gave", "gift_back", "got", "got_friend", "grounded", "half_lost",
    "half_won", "jumped", "laid_down", "may_jump", "met", "offered", "offered_to", "passed", "promised",
    "raced", "read_on", "removed", "reshuffled", "robbed", "rolled", "settled", "shook", "starts", "stole",
    "stopped", "terraformed", "told", "traded", "turn", "turned_disc", "unbanked", "undid", "withdrew",
    "won",
}  # fmt: skip
RARE = {"aided", "defeated", "handed_over", "helped", "proposed", "short", "taken_back", "took_back"}
"""Told in the tests of their rules."""


def test_together_they_show_nearly_everything_that_can_happen() -> None:
    told = set()
    for text in [*map(golden_text, NAMES), *map(whole_text, GAMES)]:
        for _, events, _ in steps(read(text)):
            told |= {event.what for event in events}
    assert told - RARE == COMMON


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_words(language: str) -> None:
    assert all(words(language).has(f"sf-event-{what}") for what in COMMON | RARE)
