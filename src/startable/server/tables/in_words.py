"""For pages that have no board for a game: its text board, and its moves in words."""

from typing import Any

from startable.core import Move, View
from startable.play.catalogue import AnyGame
from startable.play.rulebook import LANGUAGES
from startable.play.words import Words


def language(wanted: str) -> str:
    """One of ours; none is asked for: none."""
    return wanted if not wanted or wanted in LANGUAGES else LANGUAGES[0]


def board(game: AnyGame, view: View, seat: int, words: Words) -> str:
    """The table as text, with this seat's side in front."""
    return game.text_board.text(view, seat, words.say)


def move(game: AnyGame, made: Move[Any], words: Words) -> str:
    """As the game's own words say it; empty where they do not."""
    key = game.key(f"move-{made.kind}")
    return words.say(key, dict(zip(made.fields, made.args(), strict=True))) if words.has(key) else ""
