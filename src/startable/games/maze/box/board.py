"""The grid on which tiles lie, and the rim at which ships dock (MZ-105, MZ-106, MZ-109, MZ-414).

Cells are numbered row by row on a grid of five by five, in every layout; smaller ones leave cells out. A
berth is a side of an edge tile that faces outward; berths are numbered cell by cell. Sides are north, east,
south, west.
"""

from typing import Any, Final

from startable.core.event import Args
from startable.games.maze.box.require import require

SIZE: Final = 5
CELLS: Final = 25
SIDES: Final = "nesw"
CELL_NAMES: Final[list[str]] = [f"{'abcde'[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS)]
BERTH_NAMES: Final[list[str]] = [f"{name}{side}" for name in CELL_NAMES for side in SIDES]
BERTHS: Final = len(BERTH_NAMES)

NOWHERE: Final = -1
_STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]


def _at(row: int, column: int) -> int:
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return row * SIZE + column if inside else NOWHERE


def berth_at(cell: int, side: int) -> int:
    return cell * 4 + side


def cell_at(berth: int) -> int:
    return berth // 4


def side_of(berth: int) -> int:
    return berth % 4


def outside(berth: int) -> tuple[int, int]:
    """Where a ship at this berth floats, as row and column."""
    row, column = _STEPS[side_of(berth)]
    return cell_at(berth) // SIZE + row, cell_at(berth) % SIZE + column


class Board:
    """The geometry of one layout; Unreadable says why there cannot be such a one."""

    def __init__(self, name: str, rows: Any, docks: Any) -> None:
        filled = _check_rows(name, rows)
        _check_docks(name, docks)
        self.name = name
        self.centre = filled.index("*")
        self.cells = [cell for cell in range(CELLS) if filled[cell] != "."]
        self.near = [[self._near(cell, side) for side in range(4)] for cell in range(CELLS)]
        """By cell and side: the cell there, or NOWHERE."""
        self.beside = [self._beside(cell) for cell in range(CELLS)]
        """By cell: those orthogonally next to it."""
        self.diagonal = [self._diagonal(cell) for cell in range(CELLS)]
        """By cell: those diagonally next to it."""
        self.rim = self._rim()
        """Edge tiles clockwise, each with its berths."""
        self.rim_at = [self._rim_at(cell) for cell in range(CELLS)]
        """By cell: its place in the rim, or NOWHERE."""
        self.clashes = [self._clashes(berth) for berth in range(BERTHS)]
        """By berth: those that cannot be taken while a ship is there."""
        self.far = [self._far(cell) for cell in range(CELLS)]
        """By cell and cell: the steps from the one to the other, whatever the gates."""
        self.docks = {len(each): self._read_docks(each) for each in docks}
        """By number of seats, and seat: where the ships begin."""

    def _near(self, cell: int, side: int) -> int:
        row, column = _STEPS[side]
        found = _at(cell // SIZE + row, cell % SIZE + column)
        return found if cell in self.cells and found in self.cells else NOWHERE

    def _beside(self, cell: int) -> list[int]:
        return [there for there in self.near[cell] if there != NOWHERE]

    def _diagonal(self, cell: int) -> list[int]:
        corners = [(-1, 1), (1, 1), (1, -1), (-1, -1)]
        found = [_at(cell // SIZE + row, cell % SIZE + column) for row, column in corners]
        return [each for each in found if cell in self.cells and each in self.cells]

    def aside(self, berth: int) -> list[int]:
        """MZ-403: what is diagonally next to a ship: the neighbours of its dock tile along that side."""
        near, side = self.near[cell_at(berth)], side_of(berth)
        found = [near[(side + 1) % 4], near[(side + 3) % 4]]
        return [each for each in found if each != NOWHERE]

    def _rim(self) -> list[list[int]]:
        """Walks round the layout clockwise, outside on the left hand."""
        first = berth_at(self.cells[0], 0)
        walked = [first]
        berth = self._next_berth(first)
        while berth != first:
            walked.append(berth)
            berth = self._next_berth(berth)
        rim: list[list[int]] = []
        for each in walked:
            if rim and cell_at(rim[-1][0]) == cell_at(each):
                rim[-1].append(each)
            else:
                rim.append([each])
        return self._joined(rim, len(walked))

    def _next_berth(self, berth: int) -> int:
        cell, side = cell_at(berth), side_of(berth)
        ahead = self.near[cell][(side + 1) % 4]
        if ahead == NOWHERE:
            return berth_at(cell, (side + 1) % 4)
        bend = self.near[ahead][side]
        return berth_at(ahead, side) if bend == NOWHERE else berth_at(bend, (side + 3) % 4)

    def _joined(self, rim: list[list[int]], walked: int) -> list[list[int]]:
        """The first tile's last berths come at the end of the walk."""
        if len(rim) > 1 and cell_at(rim[0][0]) == cell_at(rim[-1][0]):
            rim[0] = rim.pop() + rim[0]
        outer = [there for cell in self.cells for there in self.near[cell] if there == NOWHERE]
        once = len({cell_at(berths[0]) for berths in rim}) == len(rim)
        require(once and walked == len(outer), "mz-box-ring", "MZ-414", {"name": self.name})
        return rim

    def _rim_at(self, cell: int) -> int:
        found = [place for place, berths in enumerate(self.rim) if cell_at(berths[0]) == cell]
        return found[0] if found else NOWHERE

    def _clashes(self, berth: int) -> list[int]:
        berths = [each for tile in self.rim for each in tile]
        return [each for each in berths if cell_at(each) == cell_at(berth) or outside(each) == outside(berth)]

    def _read_docks(self, names: list[Any]) -> list[int]:
        told: Args = {"name": self.name, "docks": ", ".join([str(name) for name in names])}
        berths = [BERTH_NAMES.index(name) if name in BERTH_NAMES else NOWHERE for name in names]
        known = [berth for tile in self.rim for berth in tile]
        require(all([berth in known for berth in berths]), "mz-box-no-dock", "MZ-106", told)
        taken = [each for berth in berths for each in self.clashes[berth] if each in berths]
        require(len(taken) == len(berths), "mz-box-close", "MZ-106", told)
        far = {self.far[cell_at(berth)][self.centre] for berth in berths}
        require(len(far) == 1, "mz-box-far", "MZ-109", told)
        return berths

    def _far(self, start: int) -> list[int]:
        """NOWHERE for what cannot be reached."""
        far = [NOWHERE] * CELLS
        if start in self.cells:
            far[start] = 0
        reached = [start]
        for cell in reached:
            for near in self.beside[cell]:
                if far[near] == NOWHERE:
                    far[near] = far[cell] + 1
                    reached.append(near)
        return far


def _check_rows(name: str, rows: Any) -> str:
    """All cells in one text."""
    five = isinstance(rows, list) and len(rows) == SIZE
    fits = five and all([isinstance(row, str) and len(row) == SIZE for row in rows])
    require(fits and set("".join(rows)) <= set("#*."), "mz-box-rows", "MZ-109", {"name": name})
    filled = "".join(rows)
    require(filled.count("*") == 1, "mz-box-relic", "MZ-105", {"name": name})
    return filled


def _check_docks(name: str, docks: Any) -> None:
    lists = isinstance(docks, list) and all([isinstance(each, list) for each in docks])
    fine = lists and [len(each) for each in docks] == [2, 3, 4]
    require(fine, "mz-box-docks", "MZ-106", {"name": name})
