"""Ways through the maze as it lies now: who passes where, how far an alien is from the relic, and how near
points bring it."""

from typing import Final

from startable.games.maze.board import CELLS, NOWHERE
from startable.games.maze.maze import dock, is_full, passes
from startable.games.maze.parts import CREW, GATE, PASSERS, RELIC_TILE
from startable.games.maze.state import ABOARD, CELL_BITS, NOBODY, MazeState

STEP: Final = 2
"""What an open passage counts."""
SHUT: Final = 7
"""What a closed passage counts: a card must open it, or somebody else will."""
_FAR: Final = 999


def relic_cell(state: MazeState) -> int:
    if state.wearer == NOBODY:
        return state.faces.index(RELIC_TILE)
    return state.places[state.wearer] & CELL_BITS


def ways_to(state: MazeState, colour: int, goal: int) -> list[int]:
    """By cell: how far an alien of this colour is from the goal."""
    far = [_FAR] * CELLS
    far[goal] = 0
    queue = [goal]
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        for side in range(4):
            there = state.board.near[cell * 4 + side]
            if there >= 0:
                meeting = GATE[state.faces[cell] * 4 + side] * 4 + GATE[state.faces[there] * 4 + (side ^ 2)]
                cost = far[cell] + (STEP if PASSERS[meeting] >> colour & 1 else SHUT)
                if cost < far[there]:
                    far[there] = cost
                    queue.append(there)
    return far


def distance(state: MazeState, alien: int, far: list[int]) -> int:
    """From where the alien is; one aboard has to leave the ship first."""
    place = state.places[alien]
    return STEP + far[dock(state, alien // CREW)] if place == ABOARD else far[place & CELL_BITS]


def within(state: MazeState, alien: int, points: int, far: list[int]) -> int:
    """How near it can get with these points, by open passages alone, plus what taking the relic takes.

    Nought: the points are enough to take it.
    """
    best = distance(state, alien, far) + STEP
    reached = [state.places[alien] & CELL_BITS]
    if state.places[alien] == ABOARD:
        reached = [dock(state, alien // CREW)] if points > 0 else []
        points -= 1
    while True:
        for cell in reached:
            cost = far[cell] if far[cell] == 0 and points > 0 else far[cell] + STEP
            best = min(best, cost)
        if points <= 0 or best == 0:
            return best
        reached = _next(state, alien, reached)
        points -= 1


def _next(state: MazeState, alien: int, cells: list[int]) -> list[int]:
    """Where one step leads from these cells."""
    found: list[int] = []
    for cell in cells:
        for side in range(4):
            there = state.board.near[cell * 4 + side]
            if there >= 0 and passes(state, alien, cell, side) and there not in found:
                found.append(there)
    return found


def passers(state: MazeState, cell: int, side: int) -> int:
    """Who passes between this cell and its neighbour on that side without the relic, as a mask of colours."""
    there = state.board.near[cell * 4 + side]
    return PASSERS[GATE[state.faces[cell] * 4 + side] * 4 + GATE[state.faces[there] * 4 + (side ^ 2)]]


def ways_from(state: MazeState, alien: int) -> list[tuple[int, int]]:
    """Where steps lead this alien, nearest first: each cell with the place before it on a shortest way."""
    found: list[tuple[int, int]] = []
    place = state.places[alien]
    at = dock(state, alien // CREW)
    if place != ABOARD:
        at = place & CELL_BITS
    elif is_full(state, at):
        return found
    else:
        found.append((at, ABOARD))
    queue = [at]
    for cell in queue:
        for side in range(4):
            there = state.board.near[cell * 4 + side]
            fresh = there != NOWHERE and there not in queue
            if fresh and passes(state, alien, cell, side) and not is_full(state, there):
                queue.append(there)
                found.append((there, cell))
    return found
