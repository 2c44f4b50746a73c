"""Moves and their numbers, for games whose moves are a table."""

from typing import Generic, Sequence

from startable.core.move import Move, S


class Numbering(Generic[S]):
    """A move's number is its place in the table. Shared instances carry it; others are found by value."""

    def __init__(self, moves: Sequence[Move[S]]) -> None:
        self.moves = list(moves)
        self._equal: dict[Move[S], int] = {}
        for number, move in enumerate(self.moves):
            self.share(number, move)

    def share(self, number: int, move: Move[S]) -> None:
        """Gives this move the number too; whoever decodes tells by the view which one is meant."""
        move.number = number
        self._equal[move] = number

    def of(self, move: Move[S]) -> int:
        return move.number if move.number >= 0 else self._equal[move]
