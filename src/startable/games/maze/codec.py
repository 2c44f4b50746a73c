"""Moves and views of Space Maze as numbers, for learners. Seats are counted from the own one on."""

from typing import Any, Final, cast

from startable.core.game import View
from startable.core.move import Move
from startable.games.maze.board import BERTH_NAMES, CELL_NAMES, CELLS, SIZE
from startable.games.maze.moves.dice import DISCARDS, DONE, TAKES
from startable.games.maze.moves.movement import GOES, UNDO, USES
from startable.games.maze.moves.powers import GLUE, MORPHS, MOVE_BASES, RUN_MOVES
from startable.games.maze.moves.relic import ENTERS, GIVES, GRABS
from startable.games.maze.moves.tiles import DIAGONAL_EXCHANGES, EXCHANGES, TURNS
from startable.games.maze.parts import (
    CARD_NAMES,
    COLOURS,
    CREW,
    DIE_NAMES,
    GATE_LETTERS,
    KINDS,
    MOVEMENT,
    RUNS,
)
from startable.games.maze.state import PHASES, MazeState
from startable.games.maze.view import MazeView

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
_NUMBERS: Final = {move: number for number, move in enumerate(_TABLE)}
MOVES: Final = len(_TABLE)

_SEATS: Final = 4
_CELL: Final = 16 + _SEATS * (CREW + 1) + 1
_SEAT: Final = 2 + 3 + CREW
WIDTH: Final = (
    CELLS * _CELL
    + _SEATS * _SEAT
    + len(PHASES)
    + 2 * len(DIE_NAMES)
    + 3 * KINDS
    + CREW
    + 1
    + CREW * _SEATS
    + 2
)


def encode(move: Move[MazeState]) -> int:
    return _NUMBERS[move]


def decode(number: int, view: View) -> Move[MazeState]:
    return _TABLE[number]


def observe(view: View, seat: int) -> list[int]:
    """The tiles with all on them, the seats, then what lies beside the maze."""
    seen = cast(MazeView, view)
    order = [(seat + offset) % len(seen["tokens"]) for offset in range(len(seen["tokens"]))]
    numbers: list[int] = []
    for cell in range(CELLS):
        numbers += _cell(seen, CELL_NAMES[cell], order)
    for offset in range(_SEATS):
        numbers += _seat(seen, order[offset]) if offset < len(order) else [0] * _SEAT
    return numbers + _beside(seen, order)


def _cell(seen: MazeView, name: str, order: list[int]) -> list[int]:
    """Each gate's colour, whether the relic lies there, and every crew: its aliens and its ship."""
    gates = seen["tiles"].get(name, "-")
    numbers = [int(len(gates) == 4 and gates[side] == letter) for side in range(4) for letter in GATE_LETTERS]
    numbers.append(int(gates == "SSSS" and not seen["relic"]))
    for offset in range(_SEATS):
        numbers += _crew_at(seen, name, order[offset]) if offset < len(order) else [0] * (CREW + 1)
    return numbers


def _crew_at(seen: MazeView, name: str, seat: int) -> list[int]:
    """For each alien: 1 on the tile, 2 on its terminal; for the ship: its side, from 1."""
    places = [seen["aliens"][seat][colour] for colour in COLOURS]
    dock = seen["docks"][seat]
    berth = BERTH_NAMES.index(dock) % 4 + 1 if dock[:2] == name else 0
    return [*[(place[:2] == name) + (place == f"{name}*") for place in places], berth]


def _seat(seen: MazeView, seat: int) -> list[int]:
    """Tokens, cards, dice taken, the turn, the first player, and who is aboard."""
    dice = [die.partition("=")[0] for die in seen["dice"][seat]]
    moved = sum(DIE_NAMES.index(die) >= MOVEMENT for die in dice)
    aboard = [int(seen["aliens"][seat][colour] == "ship") for colour in COLOURS]
    counts = [seen["tokens"][seat], seen["cards"][seat], moved, len(dice) - moved]
    return [*counts, int(seen["turn"] == seat) + 2 * (seen["starter"] == seat), *aboard]


def _beside(seen: MazeView, order: list[int]) -> list[int]:
    table: Any = seen
    numbers = [int(seen["phase"] == phase) for phase in PHASES]
    numbers += [seen["pool"].count(die) for die in DIE_NAMES]
    numbers += [int(seen["die"] == die) for die in DIE_NAMES]
    for pile in ("hand", "discard"):
        numbers += [table[pile].count(name) for name in CARD_NAMES]
    numbers += [seen["unseen"][name] for name in CARD_NAMES]
    numbers += [seen["points"].count(colour) for colour in COLOURS]
    numbers += [seen["pile"], int(seen["glued"]), len(seen["trail"])]
    wearers = [f"{'ABCD'[seat]}{colour}" for seat in order for colour in COLOURS]
    worn = [int(seen["relic"] == name) for name in wearers]
    return numbers + worn + [0] * (CREW * _SEATS - len(worn))
