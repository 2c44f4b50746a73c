"""Bots by how hard they are to beat: each game says who plays at each level."""

from collections.abc import Callable
from typing import Any

from startable.bots.bot import Bot
from startable.core import Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame

LEVELS = ("level1", "level2", "level3", "level4", "level5")
REACTIONS = (16.0, 11.0, 7.5, 5.0, 3.0)
"""In a race a newcomer needs time to read what lies there."""


class Level(Bot):
    def __init__(self, name: str, make: Callable[[str], Bot]) -> None:
        self.name = name
        self._rung = LEVELS.index(name)
        self._make = make
        self.reaction = REACTIONS[self._rung]

    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        return self._player(game).choose(game, rules, known, stream)

    def hurry(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any] | None:
        return self._player(game).hurry(game, rules, known, stream)

    def _player(self, game: AnyGame) -> Bot:
        return self._make(game.levels[self._rung])
