"""A bot's decision as a plain function of plain values, to be run in another process."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from startable import bots
from startable.core import Rules, Stream
from startable.play.catalogue import game


@dataclass(frozen=True)
class Thought:
    """All that a bot is told: the game, its options, and what its seat knows."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    bot: str
    seat: int
    known: str
    """What its seat knows, as text."""
    may_wait: bool = False
    """In a race."""


def think(thought: Thought, seed: int) -> tuple[str, list[int]]:
    """The bot's move, by its kind and fields; an empty kind: it would rather wait."""
    found = game(thought.game)
    rules = _rules(thought.game, thought.seats, thought.options)
    player = bots.bot(thought.bot)
    choose = player.hurry if thought.may_wait else player.choose
    known = found.layout.read_known(thought.known, rules.start(), thought.seat)
    move = choose(found, rules, known, Stream(seed))
    return (move.kind, list(move.args())) if move else ("", [])


@lru_cache(64)
def _rules(name: str, seats: int, options: tuple[tuple[str, int], ...]) -> Rules[Any]:
    return game(name).rules(seats, dict(options))
