"""The ways through a maze, as bits: a set of cells is a number with a bit for each cell.

So a step of all aliens of a colour is a few shifts, and distances cost next to nothing.
"""

from typing import Final

from mypy_extensions import i64

from startable.games.maze.box.board import SIZE, Board
from startable.games.maze.box.parts import CREW, GATE, PASSERS

FARTHEST: Final = 9
"""As far as this, or out of reach."""
REMOTE: Final = 16
"""The same, where a closed passage counts as three steps: a card must open it, or somebody else will."""
_NORTH: Final = 0
_EAST: Final = 1
_SOUTH: Final = 2
_WEST: Final = 3


class Ways:
    """Of one maze as it lies: through which sides each colour goes."""

    def __init__(self, board: Board, faces: tuple[int, ...]) -> None:
        self.faces = faces
        self.east = [0] * CREW
        """By colour: the cells from which one gets to the next one on the right, and back."""
        self.south = [0] * CREW
        self.all_east, self.all_south = 0, 0
        """Whatever the gates."""
        self._goal = -1
        self._far: list[Far] = []
        for cell in board.cells:
            self._look_east(board, cell)
            self._look_south(board, cell)

    def far(self, goal: int) -> "list[Far]":
        """By colour; kept, for most positions ask for the same goal again."""
        if goal != self._goal:
            self._goal = goal
            self._far = [Far(self, colour, goal) for colour in range(CREW)]
        return self._far

    def _look_east(self, board: Board, cell: int) -> None:
        there = board.near[cell][_EAST]
        if there >= 0:
            faces = self.faces
            self.all_east |= 1 << cell
            mask = PASSERS[GATE[faces[cell]][_EAST]][GATE[faces[there]][_WEST]]
            for colour in range(CREW):
                if mask >> colour & 1:
                    self.east[colour] |= 1 << cell

    def _look_south(self, board: Board, cell: int) -> None:
        there = board.near[cell][_SOUTH]
        if there >= 0:
            faces = self.faces
            self.all_south |= 1 << cell
            mask = PASSERS[GATE[faces[cell]][_SOUTH]][GATE[faces[there]][_NORTH]]
            for colour in range(CREW):
                if mask >> colour & 1:
                    self.south[colour] |= 1 << cell

    def walked(self, colour: int, cells: i64, steps: int) -> i64:
        """Where an alien gets from these cells, in so many steps or fewer."""
        east: i64 = self.east[colour]
        south: i64 = self.south[colour]
        found: i64 = cells
        for _ in range(steps):
            found = spread(found, east, south)
        return found


def spread(cells: i64, east: i64, south: i64) -> i64:
    """These cells, and those that are a step from them."""
    shift: i64 = SIZE
    across: i64 = (cells & east) << 1 | (cells >> 1 & east)
    down: i64 = (cells & south) << shift | (cells >> shift & south)
    return cells | across | down


class Far:
    """How far it is to a goal for one colour: the cells that are so many steps away, or fewer."""

    def __init__(self, ways: Ways, colour: int, goal: int) -> None:
        east: i64 = ways.east[colour]
        south: i64 = ways.south[colour]
        all_east: i64 = ways.all_east
        all_south: i64 = ways.all_south
        cells: i64 = 1
        cells <<= goal
        one_ago: i64 = 0
        two_ago: i64 = 0
        """Cells as they were so many steps before: a closed passage counts as three."""
        self.near: list[int] = [int(cells)]
        for _ in range(1, REMOTE):
            through: i64 = spread(cells, east, south) | spread(two_ago, all_east, all_south)
            two_ago, one_ago, cells = one_ago, cells, through
            self.near.append(int(cells))
        self.free: list[int] = self._free(east, south, goal)
        """Through open passages alone."""

    def _free(self, east: i64, south: i64, goal: int) -> list[int]:
        cells: i64 = 1
        cells <<= goal
        found = [int(cells)]
        for _ in range(1, FARTHEST):
            cells = spread(cells, east, south)
            found.append(int(cells))
        return found


def steps(layers: list[int], cells: i64) -> int:
    """From the nearest of these cells."""
    count = 0
    for each in layers:
        layer: i64 = each
        if layer & cells:
            return count
        count += 1
    return count
