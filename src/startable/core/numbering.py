"""Moves and their numbers, for games whose moves are a table."""

from typing import Generic, Sequence

from startable.core.move import UNNUMBERED, Move, S


class Numbering(Generic[S]):
    """A move's number is its place in the table. Shared instances carry it; others are found by value."""

    def __init__(self, moves: Sequence[Move[S]]) -> None:
        self.moves = list(moves)
        self._equal: dict[Move[S], Move[S]] = {}
        for index, move in enumerate(self.moves):
            self.share(index, move)

    def share(self, index: int, move: Move[S]) -> None:
        """Gives this move the number too; whoever decodes tells by what a seat knows which one is meant."""
        move.index = index
        self._equal.setdefault(move, move)

    def shared(self, move: Move[S]) -> Move[S]:
        """The instance that everybody shares, if there is one; it carries the number."""
        return move if move.index != UNNUMBERED else self._equal.get(move, move)
