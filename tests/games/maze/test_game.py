"""Space Maze as the rest of the program meets it."""

from startable.games.maze import GAME
from startable.play.catalogue import game
from startable.server.api import _game_info


def test_known_by_name() -> None:
    assert game("maze") is GAME
    assert GAME.seat_counts() == "2–4"


def test_ready_on_the_page() -> None:
    assert _game_info(GAME).ready
