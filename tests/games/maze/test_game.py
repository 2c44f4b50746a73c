"""Space Maze as the rest of the program meets it."""

import pytest

from startable.games.maze import GAME
from startable.play.catalogue import game
from startable.play.rulebook import rulebook
from startable.play.words import words
from startable.server.http.games import game_info


def test_known_by_name() -> None:
    assert game("maze") is GAME
    assert GAME.seat_counts() == "2–4"


def test_ready_on_the_page() -> None:
    assert game_info(GAME).ready


@pytest.mark.parametrize(
    "rule", ["MZ-209", "MZ-310", "MZ-314", "MZ-401", "MZ-411", "MZ-413", "MZ-414", "MZ-415", "MZ-502"]
)
def test_readings_of_ours_are_marked_in_every_language(rule: str) -> None:
    for language, mark in {"en": "Our reading", "hu": "Értelmezésünk"}.items():
        assert mark in rulebook(GAME.package, language).rules[rule].text


def test_fewer_tiles_are_advised_where_the_layout_is_chosen() -> None:
    for language, advice in {"en": "fewer tiles", "hu": "kevesebb lapka"}.items():
        assert advice in words(language).say("mz-option-layout.help")
    assert [option.name for option in GAME.options] == ["layout", "terminal"]
