"""Moves of Space Maze as numbers, for learners: a move's number is its place in one table."""

from typing import Final

from startable.core.known import Known
from startable.core.move import Move
from startable.core.numbering import Numbering
from startable.games.maze.box.board import CELLS, SIZE
from startable.games.maze.box.parts import CREW, KINDS, RUNS
from startable.games.maze.forms.observation import WIDTH, observe
from startable.games.maze.rules.moves.dice import DISCARDS, DONE, TAKES
from startable.games.maze.rules.moves.movement import GOES, UNDO, USES
from startable.games.maze.rules.moves.powers import GLUE, MORPHS, MOVE_BASES, RUN_MOVES
from startable.games.maze.rules.moves.relic import ENTERS, GIVES, GRABS
from startable.games.maze.rules.moves.tiles import DIAGONAL_EXCHANGES, EXCHANGES, TURNS
from startable.games.maze.state.state import MazeState

__all__ = ["MOVES", "WIDTH", "decode", "observe"]

_COLOURS: Final = range(CREW)


def _both_near(corner: int, cell: int) -> bool:
    """Can some alien have the one diagonally and the other orthogonally next to it?"""
    apart = (abs(corner // SIZE - cell // SIZE), abs(corner % SIZE - cell % SIZE))
    return apart in {(0, 1), (1, 0), (1, 2), (2, 1)}


_TABLE: Final[list[Move[MazeState]]] = [
    DONE,
    UNDO,
    GLUE,
    *TAKES,
    *[move for moves in GOES for move in moves],
    *USES,
    *GRABS,
    *[GIVES[colour][mate] for colour in _COLOURS for mate in _COLOURS if colour != mate],
    *ENTERS,
    *[turn for cells in TURNS for turns in cells for turn in turns[1:]],
    *EXCHANGES,
    *[
        DIAGONAL_EXCHANGES[corner][cell]
        for corner in range(CELLS)
        for cell in range(CELLS)
        if _both_near(corner, cell)
    ],
    *[RUN_MOVES[card] for card in range(KINDS) if RUNS[card]],
    *MORPHS,
    *MOVE_BASES,
    *DISCARDS,
]
_NUMBERING: Final = Numbering(_TABLE)
"""Tells the moves their numbers."""
MOVES: Final = len(_TABLE)


def decode(number: int, known: Known[MazeState]) -> Move[MazeState]:
    return _TABLE[number]
