"""A bot's decision as a plain function of plain values, to be run in another process."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from startable.bots import bot
from startable.core import Rules, Stream, View
from startable.play.catalogue import game


@dataclass(frozen=True)
class Thought:
    """All that a bot is told: the game, its options, and what its seat sees."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    bot: str
    seat: int
    view: View
    pace_ms: int = 0
    """Of a race; 0: there is none."""
    may_wait: bool = False


def think(thought: Thought, seed: int) -> tuple[str, list[int]]:
    """The bot's move, by its kind and fields; an empty kind: it would rather wait."""
    found = game(thought.game)
    rules = _rules(thought.game, thought.seats, thought.options)
    player = bot(thought.bot)
    choose = player.hurry if thought.may_wait else player.choose
    move = choose(found, rules, thought.view, thought.seat, Stream(seed))
    return (move.kind, list(move.args())) if move else ("", [])


@lru_cache(64)
def _rules(name: str, seats: int, options: tuple[tuple[str, int], ...]) -> Rules[Any]:
    return game(name).rules(seats, dict(options))
