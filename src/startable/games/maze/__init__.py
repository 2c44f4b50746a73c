"""Space Maze: fetch the relic through a maze that everybody turns and swaps."""

from startable.core.game import Game
from startable.core.option import Option
from startable.games.maze.box.layouts import BOARD_NAMES
from startable.games.maze.box.parts import SEAT_COLOURS
from startable.games.maze.forms import numbers, text_board
from startable.games.maze.forms.picture import picture
from startable.games.maze.forms.possible import possible
from startable.games.maze.forms.sight import MazeSight
from startable.games.maze.forms.view import view
from startable.games.maze.mind.heuristics import MazeHeuristics
from startable.games.maze.mind.reasons import reasons
from startable.games.maze.rules.moves.kinds import KINDS
from startable.games.maze.rules.rules import MazeRules
from startable.games.maze.state.layout import LAYOUT

GAME = Game(
    name="maze",
    package=__name__,
    prefix="MZ",
    version=1,
    seats=range(2, 5),
    colours=SEAT_COLOURS,
    options=(
        Option("layout", "MZ-109", 0, 0, len(BOARD_NAMES) - 1, BOARD_NAMES),
        Option("terminal", "MZ-310", 0, 0, 1, ("rest", "act")),
    ),
    make=MazeRules,
    kinds=KINDS,
    layout=LAYOUT,
    possible=possible,
    view=view,
    numbers=numbers,
    heuristics=MazeHeuristics,
    reasons=reasons,
    levels=("greedy~140", "greedy~80", "greedy~45", "greedy", "turns:90"),
    ladder=(0.740, 0.695, 0.800, 0.800),
    text_board=text_board,
    picture=picture,
    sight=MazeSight,
)
