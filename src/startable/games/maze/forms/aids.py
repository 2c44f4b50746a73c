"""What a page shows before anybody moves: who passes where, shortest paths, what each die would do."""

from typing import Final, TypedDict

from startable.core.move import Move
from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.board import BERTH_NAMES, CELL_NAMES, NOWHERE, berth_at
from startable.games.maze.box.parts import COLOURS, GATE_LETTERS, PASSERS
from startable.games.maze.rules.legal import legal_moves
from startable.games.maze.rules.moves.dice import takes
from startable.games.maze.rules.passages import passers, passes
from startable.games.maze.state.state import ABOARD, TAKING, MazeState
from startable.games.maze.state.whereabouts import bare_cell, cell_of, dock_cell, is_full
from startable.games.maze.state.written import place_name


def passages(state: MazeState) -> dict[str, str]:
    """By cell and side, to the east and to the south: the colours that pass between these tiles."""
    if bare_cell(state) != NOWHERE:
        return {}
    return {
        BERTH_NAMES[berth_at(cell, side)]: _letters(passers(state, cell, side))
        for cell in state.board.cells
        for side in (1, 2)
        if state.board.near[cell][side] != NOWHERE
    }


def _letters(mask: int) -> str:
    return "".join([letter for colour, letter in enumerate(COLOURS) if mask >> colour & 1])


def _by_gates() -> dict[str, str]:
    gates = list(enumerate(GATE_LETTERS))
    return {a + b: _letters(PASSERS[one][other]) for one, a in gates for other, b in gates}


BY_GATES: Final = _by_gates()
"""By two gates that meet: the colours that pass between them, for passages that a move would make."""


def paths(state: MazeState, seat: int) -> dict[str, dict[str, str]]:
    """By colour: the cells that steps lead to, nearest first, and which place comes before each."""
    if bare_cell(state) != NOWHERE:
        return {}
    return {alien.letter: _named(shortest_paths(state, alien)) for alien in ALIENS[seat]}


def _named(steps: list[tuple[int, int]]) -> dict[str, str]:
    return {CELL_NAMES[cell]: place_name(before) for cell, before in steps}


def shortest_paths(state: MazeState, alien: Alien) -> list[tuple[int, int]]:
    """Where steps lead this alien, nearest first: each cell with the place before it on a shortest path."""
    found: list[tuple[int, int]] = []
    at = cell_of(state, alien)
    if at == NOWHERE:
        at = dock_cell(state, alien.seat)
        if is_full(state, at):
            return found
        found.append((at, ABOARD))
    queue = [at]
    for cell in queue:
        for side in range(4):
            there = state.board.near[cell][side]
            fresh = there != NOWHERE and there not in queue
            if fresh and passes(state, alien, cell, side) and not is_full(state, there):
                queue.append(there)
                found.append((there, cell))
    return found


class Prospect(TypedDict):
    """A move by its kind and its numbers."""

    kind: str
    args: list[int]


def prospects(state: MazeState, seat: int) -> dict[str, list[Prospect]]:
    """What is legal right after each die is taken; it depends on the own hand and on the table alone."""
    if state.phase != TAKING or state.turn.seat != seat:
        return {}
    found: dict[str, list[Prospect]] = {}
    for take in takes(state, seat):
        after = state.clone()
        take.apply(after, seat, None)
        found[take.text()] = [_prospect(move) for move in legal_moves(after, seat)]
    return found


def _prospect(move: Move[MazeState]) -> Prospect:
    return {"kind": move.kind, "args": list(move.args())}
