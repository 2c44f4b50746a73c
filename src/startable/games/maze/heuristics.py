"""How well a crew stands: its chance to win, as a guess."""

from math import exp
from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.move import Move
from startable.games.maze.legal import legal_moves
from startable.games.maze.moves.movement import UNDO
from startable.games.maze.paths import relic_cell
from startable.games.maze.standing import Standing
from startable.games.maze.state import ENDED, PLAYING, MazeState

_HOPE: Final = 0.9
"""What a card that may be played is worth, against one that is."""


class MazeHeuristics(Heuristics[MazeState]):
    fitted = True
    aspects = ("token", "home", "near", "cards", "hinder")

    def worth(self, state: MazeState, seat: int) -> float:
        return self.worths(state)[seat]

    def worths(self, state: MazeState) -> list[float]:
        found = self._standings(state)
        if state.phase != PLAYING:
            return found
        best = self._best_play(state, found[state.seat])
        rest = (1.0 - best) / (1.0 - found[state.seat])
        return [best if seat == state.seat else rest * found[seat] for seat in range(self.seats)]

    def measures(self, state: MazeState, seat: int) -> list[float]:
        if state.phase == ENDED:
            return [0.0] * len(self.aspects)
        standing = Standing(state, relic_cell(state))
        way, wearing = standing.way(seat), standing.wears(seat)
        others = [standing.strength(other) for other in range(self.seats) if other != seat]
        home, near = (way, 0.0) if wearing else (0.0, way)
        return [standing.relic(seat), home, near, standing.hand(seat), -max(others)]

    def ordered(self, state: MazeState, seat: int, moves: list[Move[MazeState]]) -> list[Move[MazeState]]:
        """Taking a step back is for people: it leads nowhere that a bot has not looked at."""
        return [move for move in moves if move is not UNDO] if state.trail else moves

    def _best_play(self, state: MazeState, now: float) -> float:
        """An energy die is worth the best card that it can activate now."""
        best = now
        for move in legal_moves(state, state.seat):
            after = state.clone()
            move.apply(after, state.seat, None)
            best = max(best, self._standings(after)[state.seat])
        return now + _HOPE * (best - now)

    def _standings(self, state: MazeState) -> list[float]:
        if state.phase == ENDED:
            return [1.0 if state.winner == seat else 0.0 for seat in range(self.seats)]
        standing = Standing(state, relic_cell(state))
        odds = [exp(standing.strength(seat)) for seat in range(self.seats)]
        total = sum(odds)
        return [each / total for each in odds]
