"""What a bot is: somebody who is told what a seat knows and names a move."""

from abc import ABC, abstractmethod
from typing import Any

from startable.core import Known, Move, Rules, Stream
from startable.play.catalogue import AnyGame


class Bot(ABC):
    """Gets what its seat knows and nothing else. One bot may serve many tables: it remembers nothing."""

    name: str
    reaction: float = 2.5
    """In a race, so many paces until it acts, more or less."""

    @abstractmethod
    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        """A legal move for the seat that knows this, and is awaited."""

    def hurry(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any] | None:
        """In a race: a move, or None to wait for what the others do."""
        return self.choose(game, rules, known, stream)
