"""How far it is through the maze as it lies now, and how near points bring an alien."""

from typing import Final

from startable.games.maze.box.aliens import Alien
from startable.games.maze.box.board import CELLS
from startable.games.maze.rules.passages import passers, passes
from startable.games.maze.state.points import rests
from startable.games.maze.state.state import ABOARD, CELL_BITS, MazeState
from startable.games.maze.state.whereabouts import dock_cell, place_of

STEP: Final = 2
"""What an open passage counts."""
SHUT: Final = 7
"""What a closed passage counts: a card must open it, or somebody else will."""
_FAR: Final = 999


def distances_to(state: MazeState, colour: int, goal: int) -> list[int]:
    """By cell: how far an alien of this colour is from the goal."""
    far = [_FAR] * CELLS
    far[goal] = 0
    queue = [goal]
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        for side in range(4):
            there = state.board.near[cell][side]
            if there >= 0:
                cost = far[cell] + (STEP if passers(state, cell, side) >> colour & 1 else SHUT)
                if cost < far[there]:
                    far[there] = cost
                    queue.append(there)
    return far


def distance(state: MazeState, alien: Alien, far: list[int]) -> int:
    """From where the alien is; one aboard has to leave the ship first."""
    place = place_of(state, alien)
    return STEP + far[dock_cell(state, alien.seat)] if place == ABOARD else far[place & CELL_BITS]


def nearest(state: MazeState, alien: Alien, points: int, far: list[int]) -> int:
    """How near it can get with these points, by open passages alone, plus what taking the relic takes.

    Nought: the points are enough to take it.
    """
    best = distance(state, alien, far) + STEP
    place = place_of(state, alien)
    reached = [place & CELL_BITS]
    if place == ABOARD:
        reached = [dock_cell(state, alien.seat)] if points > 0 else []
        points -= 1
    while True:
        for cell in reached:
            cost = far[cell] if far[cell] == 0 and points > 0 else far[cell] + STEP
            best = min(best, cost)
        if points <= 0 or best == 0 or rests(state, alien):
            return best
        reached = _a_step_on(state, alien, reached)
        points -= 1


def _a_step_on(state: MazeState, alien: Alien, cells: list[int]) -> list[int]:
    found: list[int] = []
    for cell in cells:
        for side in range(4):
            there = state.board.near[cell][side]
            if there >= 0 and passes(state, alien, cell, side) and there not in found:
                found.append(there)
    return found
