"""Moves and their numbers, for games whose moves are a table."""

from typing import Generic, Sequence

from startable.core.move import Move, S


class Numbering(Generic[S]):
    """A move's number is its place in the table. Shared instances are found without comparing values."""

    def __init__(self, moves: Sequence[Move[S]]) -> None:
        self.moves = list(moves)
        self._shared = {id(move): number for number, move in enumerate(self.moves)}
        self._equal = {move: number for number, move in enumerate(self.moves)}

    def of(self, move: Move[S]) -> int:
        found = self._shared.get(id(move), -1)
        return found if found >= 0 else self._equal[move]
