"""Cards that turn and swap tiles (MZ-404 to MZ-409)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.maze.box.board import CELL_NAMES, CELLS, NOWHERE
from startable.games.maze.box.parts import (
    CARD_NAMES,
    DIAGONAL_EXCHANGE,
    DIAGONAL_ROTATE,
    EXCHANGE,
    KINDS,
    QUARTERS,
    ROTATE_90,
    ROTATE_180,
    ROTATE_270,
    TURNED,
)
from startable.games.maze.rules.flow import end_turn
from startable.games.maze.rules.moves.cards import acting, activate, unplayable
from startable.games.maze.rules.moves.movement import NO_SUCH_TILE
from startable.games.maze.state.state import MazeState
from startable.games.maze.state.whereabouts import beside, cell_of, diagonal, put_tile, swap_tiles

_OUT_OF_REACH: Final = Refusal("MZ-403", "mz-out-of-reach")
_TOO_FAR: Final[dict[int, Refusal]] = {
    ROTATE_90: Refusal("MZ-404", "mz-quarters", {"most": QUARTERS[ROTATE_90]}),
    ROTATE_180: Refusal("MZ-405", "mz-quarters", {"most": QUARTERS[ROTATE_180]}),
    ROTATE_270: Refusal("MZ-406", "mz-quarters", {"most": QUARTERS[ROTATE_270]}),
    DIAGONAL_ROTATE: Refusal("MZ-407", "mz-quarters", {"most": QUARTERS[DIAGONAL_ROTATE]}),
}


class Turn(Move[MazeState]):
    """MZ-404 to MZ-407: turns a tile in reach clockwise."""

    kind: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("card", "cell", "quarters")
    spelling: ClassVar[Spelling] = Spelling("{} {} {}", CARD_NAMES, CELL_NAMES, range(10))

    def __init__(self, card: int, cell: int, quarters: int) -> None:
        self.card = card
        self.cell = cell
        self.quarters = quarters

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        """Of cards that turn tiles."""
        args = cls.spelling.read(text)
        return args if args is not None and QUARTERS[args[0]] > 0 else None

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unplayable(state, mover, self.card) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        if QUARTERS[self.card] == 0:
            return Refusal("MZ-401", "mz-turns-nothing", {"card": CARD_NAMES[self.card]})
        if self.quarters < 1:
            return Refusal("MZ-401", "mz-no-turn")
        if self.quarters > QUARTERS[self.card]:
            return _TOO_FAR[self.card]
        return unreachable(state, self.cell, turnable(state, seat, self.card))

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "alien": acting(state, mover).letter}
            told = {**args, "card": CARD_NAMES[self.card], "quarters": self.quarters}
            out.append(Event("turned", {**told, "at": CELL_NAMES[self.cell]}))
        activate(state, mover, self.card)
        put_tile(state, self.cell, TURNED[state.faces[self.cell]][self.quarters])
        end_turn(state, out)


def unreachable(state: MazeState, cell: int, reach: list[int]) -> Refusal | None:
    if cell not in state.board.cells:
        return NO_SUCH_TILE
    return None if cell in reach else _OUT_OF_REACH


def turnable(state: MazeState, seat: int, card: int) -> list[int]:
    """The tiles in the card's reach; a ship is never turned (MZ-403)."""
    alien = acting(state, seat)
    if card == DIAGONAL_ROTATE:
        return diagonal(state, alien)
    here = cell_of(state, alien)
    return beside(state, alien) if here == NOWHERE else [here, *beside(state, alien)]


class Exchange(Move[MazeState]):
    """MZ-408: the alien's own tile for one orthogonally next to it."""

    kind: ClassVar[str] = "exchange"
    fields: ClassVar[tuple[str, ...]] = ("cell",)
    spelling: ClassVar[Spelling] = Spelling("x {}", CELL_NAMES)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unplayable(state, mover, EXCHANGE) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        alien = acting(state, seat)
        if cell_of(state, alien) == NOWHERE:
            return Refusal("MZ-408", "mz-ship-stays", {"alien": alien.letter})
        if cell_of(state, alien) == self.cell:
            return Refusal("MZ-408", "mz-own-tile", {"alien": alien.letter})
        return unreachable(state, self.cell, beside(state, alien))

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        here = cell_of(state, acting(state, mover))
        _swap(state, mover, EXCHANGE, here, self.cell, out)


class DiagonalExchange(Move[MazeState]):
    """MZ-409: a tile diagonally next to the alien for one orthogonally next to it."""

    kind: ClassVar[str] = "diagonal_exchange"
    fields: ClassVar[tuple[str, ...]] = ("corner", "cell")
    spelling: ClassVar[Spelling] = Spelling("dx {} {}", CELL_NAMES, CELL_NAMES)

    def __init__(self, corner: int, cell: int) -> None:
        self.corner = corner
        self.cell = cell

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        refusal = unplayable(state, mover, DIAGONAL_EXCHANGE)
        if refusal is not None:
            return refusal
        if self.corner not in state.board.cells or self.cell not in state.board.cells:
            return NO_SUCH_TILE
        alien = acting(state, mover)
        near = self.corner in diagonal(state, alien) and self.cell in beside(state, alien)
        return None if near else Refusal("MZ-409", "mz-corner-and-side")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        _swap(state, mover, DIAGONAL_EXCHANGE, self.corner, self.cell, out)


def _swap(state: MazeState, seat: int, card: int, one: int, other: int, out: list[Event] | None) -> None:
    if out is not None:
        args: dict[str, int | str] = {"seat": seat, "alien": acting(state, seat).letter}
        places: dict[str, int | str] = {"at": CELL_NAMES[one], "to": CELL_NAMES[other]}
        out.append(Event("exchanged", {**args, **places, "card": CARD_NAMES[card]}))
    activate(state, seat, card)
    swap_tiles(state, one, other)
    end_turn(state, out)


TURNS: Final = [
    [[Turn(card, cell, quarters) for quarters in range(QUARTERS[card] + 1)] for cell in range(CELLS)]
    for card in range(KINDS)
]
"""By card, cell and quarters."""
EXCHANGES: Final = [Exchange(cell) for cell in range(CELLS)]
DIAGONAL_EXCHANGES: Final = [
    [DiagonalExchange(corner, cell) for cell in range(CELLS)] for corner in range(CELLS)
]


def add_turns(state: MazeState, seat: int, card: int, moves: list[Move[MazeState]]) -> None:
    for cell in turnable(state, seat, card):
        turns = TURNS[card][cell]
        for quarters in range(1, len(turns)):
            moves.append(turns[quarters])


def add_exchanges(state: MazeState, seat: int, moves: list[Move[MazeState]]) -> None:
    alien = acting(state, seat)
    if cell_of(state, alien) != NOWHERE:
        for cell in beside(state, alien):
            moves.append(EXCHANGES[cell])


def add_diagonal_exchanges(state: MazeState, seat: int, moves: list[Move[MazeState]]) -> None:
    alien = acting(state, seat)
    near = beside(state, alien)
    for corner in diagonal(state, alien):
        for cell in near:
            moves.append(DIAGONAL_EXCHANGES[corner][cell])
