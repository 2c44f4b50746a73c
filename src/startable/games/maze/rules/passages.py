"""Gates that meet, and who passes between them (MZ-304 to MZ-307)."""

from startable.games.maze.box.aliens import Alien
from startable.games.maze.box.parts import GATE, PASSERS
from startable.games.maze.state.state import MazeState


def gate(state: MazeState, cell: int, side: int) -> int:
    return GATE[state.faces[cell]][side]


def passers(state: MazeState, cell: int, side: int) -> int:
    """Who passes between this cell and its neighbour on that side without the relic, as a mask of colours."""
    there = state.board.near[cell][side]
    return PASSERS[GATE[state.faces[cell]][side]][GATE[state.faces[there]][side ^ 2]]


def passes(state: MazeState, alien: Alien, cell: int, side: int) -> bool:
    """Does this alien pass from this cell to its neighbour on that side, as far as the gates go?"""
    return alien is state.wearer or passers(state, cell, side) >> alien.colour & 1 == 1
