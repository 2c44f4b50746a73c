"""Space Maze: fetch the relic through a maze that everybody turns and swaps."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.maze import codec, draw, notation, view
from startable.games.maze.board import BOARD_NAMES
from startable.games.maze.heuristics import MazeHeuristics
from startable.games.maze.parts import SEAT_COLOURS
from startable.games.maze.rules import MazeRules

GAME = Game(
    name="maze",
    package=__name__,
    prefix="MZ",
    version=1,
    seats=range(2, 5),
    colours=SEAT_COLOURS,
    options=(Option("layout", "MZ-109", 0, 0, len(BOARD_NAMES) - 1, BOARD_NAMES),),
    make=MazeRules,
    kinds=notation.KINDS,
    secrecy=view,
    notation=notation,
    codec=codec,
    heuristics=MazeHeuristics,
    draw=draw,
)
