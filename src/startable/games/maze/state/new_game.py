"""A table before chance has laid its maze."""

from startable.core.bag import Bag
from startable.core.movers import NOBODY
from startable.games.maze.box.board import CELLS, Board
from startable.games.maze.box.parts import CREW, DECK, DICE, KINDS, NO_DIE, NO_TILE, RELIC_TILE
from startable.games.maze.state.state import ABOARD, EMPTY_PANEL, LAYING, Crew, MazeState, Turn


def new_game(board: Board, seats: int, acts_on: bool) -> MazeState:
    """MZ-105: the relic tile lies in the centre; MZ-106: all aliens are aboard."""
    state = MazeState(board, seats, acts_on)
    state.phase = LAYING
    state.round = 0
    state.starter = 0
    state.turns = 0
    state.faces = tuple([RELIC_TILE if cell == board.centre else NO_TILE for cell in range(CELLS)])
    state.wearer = None
    state.glued = False
    state.crews = [_aboard(dock) for dock in board.docks[seats]]
    state.pool = [0] * DICE
    state.discard = Bag([0] * KINDS)
    state.pile = Bag(DECK)
    state.turn = Turn(0, NO_DIE, [0] * CREW, [], 0)
    state.winner = NOBODY
    return state


def _aboard(dock: int) -> Crew:
    return Crew([ABOARD] * CREW, dock, 0, EMPTY_PANEL, Bag([0] * KINDS))
