"""The table as text tells what a player needs to decide."""

import pytest

from startable.games.smugglers import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.table import Table
from startable.play.words import words

from .helpers import dealt, play, start, view


def board(table: Table, language: str = "en") -> str:
    return GAME.text_board.text(view(table, "A"), 0, words(language).say)


@pytest.mark.parametrize(
    "table", [dealt(3, stations=True), dealt(3, favourite_ships=True), dealt(3, favourite_goods=True)]
)
def test_favourites_are_shown_where_they_matter(table: Table) -> None:
    """Seat A is orange: red and yellow planets, green and blue ships; seat B is black."""
    shown = board(table)
    assert "R Y → G B" in shown
    assert "R B → Y G" in shown
    assert "favourites" in shown


def test_favourites_are_not_shown_where_they_do_not() -> None:
    assert "favourites" not in board(dealt(3, towers=True))


def test_free_colours_are_shown_with_what_one_gets_by_them() -> None:
    table = start(3, colours="chosen", stations=True)
    play(table, "A colour pink")
    shown = board(table)
    assert "colour turquoise  Turquoise      R G → Y B" in shown
    assert "colour pink" not in shown
    assert "Y B → R G" in shown, "what A has"


def test_without_favourites_a_colour_is_just_a_colour() -> None:
    shown = board(start(3, colours="chosen"))
    assert "colour turquoise  Turquoise\n" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_said_in_full(language: str) -> None:
    for table in (dealt(3, stations=True), dealt(2), start(2, colours="chosen")):
        assert "sm-" not in board(table, language)
