"""Golden playthroughs lead to the same positions as ever; `python tests/bless.py` rewrites them."""

import tomllib
from pathlib import Path

import pytest

from startable.games.smugglers import GAME
from startable.play.journal import Journal, read, replay, steps
from startable.testing import deviations

from .helpers import position, scores

GOLDEN = Path(__file__).parent / "golden"
IN_TURNS = ["two-players", "three-players", "five-players", "six-players", "all-options"]
POINTS = {
    "live": [-1, -28, -17],
    "stations": [-14, -11],
    "favourite-ships": [2, 4, -4],
    "favourite-goods": [-2, -1],
    "towers": [-16, -8, -19],
    "chosen-colours": [-9, -16, -12],
}
"""Of the games that are played to their end."""
WITHOUT = {"stations": [-8, -9], "favourite-ships": [-2, -3, -7], "favourite-goods": [-3, -3]}
"""What the same cards and stocks would be worth if the option were off."""
NAMES = [*IN_TURNS, *POINTS]


def text(name: str) -> str:
    return (GOLDEN / f"{name}.play").read_text("utf8")


def journals() -> list[Journal]:
    return [read(text(name)) for name in NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_as_it_was(name: str) -> None:
    assert list(deviations(text(name))) == []


@pytest.mark.parametrize("name", POINTS)
def test_played_to_the_end_with_these_points(name: str) -> None:
    table = replay(read(text(name)))
    assert table.over
    assert scores(table) == POINTS[name]


@pytest.mark.parametrize("name", WITHOUT)
def test_points_without_the_option(name: str) -> None:
    ended = text(name).splitlines()[-1].partition("#")[2].strip()
    assert scores(position(ended, len(WITHOUT[name]))) == WITHOUT[name]


def test_seats() -> None:
    assert {journal.header.rules.seats for journal in journals()} == {2, 3, 5, 6}


def test_together_they_show_everything_that_can_happen() -> None:
    told = {event.what for journal in journals() for _, events, _ in steps(journal) for event in events}
    assert told == {
        "chose", "galaxy", "dealt", "quickest", "waited", "placed", "fell", "took", "time_up", "left_over",
        "boxed", "won_card", "paid", "lost", "gave", "drew_energy", "drew_goods", "put", "declined", "ended",
    }  # fmt: skip


def test_together_they_show_every_move_and_every_option() -> None:
    assert {line.move.kind for journal in journals() for line in journal.lines} == set(GAME.kinds)
    default = set(GAME.rules().options.items())
    chosen = {item for journal in journals() for item in journal.header.rules.options.items()}
    assert {name for name, _ in chosen - default} == {name for name, _ in default}


def test_a_live_game_has_lines_of_the_clock() -> None:
    rows = text("live").splitlines()
    assert sum(row.startswith("@ time") for row in rows) > 8, "countdowns, and bidding that took too long"


def test_changed_position_is_noticed() -> None:
    wrong = text("live").replace("B.energy:12", "B.energy:11", 1)
    (told,) = deviations(wrong)
    assert "B.energy:12" in told


def test_each_has_a_recipe() -> None:
    recipes = tomllib.loads((GOLDEN / "recipes.toml").read_text("utf8"))
    assert set(recipes) - {"game"} == set(NAMES) == {path.stem for path in GOLDEN.glob("*.play")}
