"""What chance does before the first round: lays the maze, picks who begins (MZ-105, MZ-110)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.forms import SEATS
from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.games.maze.box.board import CELL_NAMES, NOWHERE
from startable.games.maze.box.parts import FACE_WORDS, RELIC_TILE, SQUARE, TURNS_ALIKE
from startable.games.maze.rules.flow import begin_round
from startable.games.maze.state.state import DEALING, LAYING, OPENING, MazeState
from startable.games.maze.state.whereabouts import bare_cell, put_tile, tiles_left

_BY_CHANCE: Final = Refusal("MZ-105", "mz-set-up-by-chance")


class Lay(Move[MazeState]):
    """MZ-105: the next cell, row by row, gets a tile with these gates to the north, east, south and west."""

    kind: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("face",)
    spelling: ClassVar[Spelling] = Spelling("lay {}", FACE_WORDS[:RELIC_TILE])

    def __init__(self, face: int) -> None:
        self.face = face

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return None if mover == CHANCE and state.phase == LAYING else _BY_CHANCE

    def untimely(self, state: MazeState, mover: int) -> Refusal | None:
        return _BY_CHANCE if mover >= 0 else None

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        cell = bare_cell(state)
        put_tile(state, cell, self.face)
        if out is not None:
            out.append(Event("laid", {"at": CELL_NAMES[cell], "gates": FACE_WORDS[self.face]}))
        if bare_cell(state) == NOWHERE:
            state.phase = DEALING


class Open(Move[MazeState]):
    """MZ-110: who begins."""

    kind: ClassVar[str] = "open"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    spelling: ClassVar[Spelling] = Spelling("first {}", SEATS[:4])

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return None if mover == CHANCE and state.phase == OPENING else _BY_CHANCE

    def untimely(self, state: MazeState, mover: int) -> Refusal | None:
        return _BY_CHANCE if mover >= 0 else None

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("opened", {"seat": self.seat}))
        begin_round(state, self.seat, out)


LAYS: Final = [Lay(face) for face in range(RELIC_TILE)]
OPENS: Final = [Open(seat) for seat in range(4)]
OPENINGS: Final[list[Outcomes[MazeState]]] = [Outcomes(OPENS[:seats]) for seats in range(5)]


def layings(state: MazeState) -> Outcomes[MazeState]:
    """Every tile that is left is as likely as the other, and so are its four turns."""
    left = tiles_left(state)
    moves: list[Move[MazeState]] = []
    weights: list[int] = []
    for face in range(RELIC_TILE):
        if SQUARE[face] >= 0 and left[SQUARE[face]] > 0:
            moves.append(LAYS[face])
            weights.append(left[SQUARE[face]] * TURNS_ALIKE[face])
    return Outcomes(moves, weights)
