"""What a bot is: somebody who sees a view and names a move."""

from abc import ABC, abstractmethod
from typing import Any

from startable.core import Move, Rules, Stream, View
from startable.play.catalogue import AnyGame


class Bot(ABC):
    """Gets the view of its seat and nothing else. One bot may serve many tables: it remembers nothing."""

    name: str
    reaction: float = 2.5
    """In a race, so many paces until it acts, more or less."""

    @abstractmethod
    def choose(self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream) -> Move[Any]:
        """A legal move for this awaited seat."""

    def hurry(
        self, game: AnyGame, rules: Rules[Any], view: View, seat: int, stream: Stream
    ) -> Move[Any] | None:
        """In a race: a move, or None to wait for what the others do."""
        return self.choose(game, rules, view, seat, stream)
