"""The shortest ways as the rules have them now: to the relic, or for whoever wears it home.

Only open passages count, and no tile that is full (MZ-304 to MZ-308).
"""

from typing import Final

from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.board import CELLS
from startable.games.maze.rules.passages import passes
from startable.games.maze.state.state import ABOARD, CELL_BITS, MazeState
from startable.games.maze.state.whereabouts import dock_cell, is_full, place_of, relic_cell

NO_WAY: Final = 999
HOME: Final = "home"
RELIC: Final = "relic"


class Ways:
    """In one position, for everybody."""

    def __init__(self, state: MazeState) -> None:
        self._state = state
        self.seats = state.seats

    def goal(self, seat: int) -> str:
        wearer = self._state.wearer
        return HOME if wearer is not None and wearer.seat == seat else RELIC

    def shortest(self, seat: int) -> int:
        """The fewest points in which an alien of this seat takes the relic, or brings it home."""
        return min([self.need(alien) for alien in ALIENS[seat]])

    def need(self, alien: Alien) -> int:
        """How many points this alien needs: for its steps, and to take the relic or to enter the ship."""
        state = self._state
        if self.goal(alien.seat) == HOME:
            if alien is not state.wearer:
                return NO_WAY
            steps = self._steps(alien, dock_cell(state, alien.seat))
        else:
            steps = NO_WAY if state.glued else self._steps(alien, relic_cell(state))
        return NO_WAY if steps == NO_WAY else steps + 1

    def _steps(self, alien: Alien, goal: int) -> int:
        state = self._state
        place = place_of(state, alien)
        if place != ABOARD:
            return self._walk(alien, place & CELL_BITS, goal)
        dock = dock_cell(state, alien.seat)
        if is_full(state, dock):
            return NO_WAY
        rest = self._walk(alien, dock, goal)
        return NO_WAY if rest == NO_WAY else rest + 1

    def _walk(self, alien: Alien, start: int, goal: int) -> int:
        state = self._state
        far = [NO_WAY] * CELLS
        far[start] = 0
        queue = [start]
        at = 0
        while at < len(queue) and far[goal] == NO_WAY:
            cell = queue[at]
            at += 1
            for side in range(4):
                there = state.board.near[cell][side]
                if there >= 0 and far[there] == NO_WAY and self._open(alien, cell, side, there):
                    far[there] = far[cell] + 1
                    queue.append(there)
        return far[goal]

    def _open(self, alien: Alien, cell: int, side: int, there: int) -> bool:
        return passes(self._state, alien, cell, side) and not is_full(self._state, there)
