"""The boards on which this box is played (MZ-109)."""

from typing import Final

from startable.games.maze.box.board import Board
from startable.games.maze.box.parts import LAYOUTS

BOARDS: Final[list[Board]] = [Board(each["name"], each["rows"], each["docks"]) for each in LAYOUTS]
BOARD_NAMES: Final[tuple[str, ...]] = tuple([board.name for board in BOARDS])
