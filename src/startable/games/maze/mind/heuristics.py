"""How well a crew stands: its chance to win, as a guess."""

from math import exp
from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.move import Move
from startable.games.maze.mind.strength import Strengths
from startable.games.maze.rules.legal import legal_moves
from startable.games.maze.rules.moves.movement import UNDO
from startable.games.maze.state.state import ENDED, PLAYING, TURNS_EACH, MazeState

_HOPE: Final = 0.9
"""What a card that may be played is worth, against one that is."""


class MazeHeuristics(Heuristics[MazeState]):
    fitted = True

    def worth(self, state: MazeState, seat: int) -> float:
        return self.worths(state)[seat]

    def worths(self, state: MazeState) -> list[float]:
        found, mover = self._worths_now(state), state.turn.seat
        if state.phase != PLAYING:
            return found
        best = self._best_play(state, mover, found[mover])
        rest = (1.0 - best) / (1.0 - found[mover])
        return [best if seat == mover else rest * found[seat] for seat in range(self.seats)]

    def ordered(self, state: MazeState, seat: int, moves: list[Move[MazeState]]) -> list[Move[MazeState]]:
        """Taking a step back is for people: it leads nowhere that a bot has not looked at."""
        return [move for move in moves if move is not UNDO] if state.turn.trail else moves

    def tick(self, state: MazeState) -> int:
        """Turns."""
        return state.round * state.seats * TURNS_EACH + state.turns

    def ticks_ahead(self, seats: int) -> int:
        """Until everybody has had a turn."""
        return seats

    def _best_play(self, state: MazeState, seat: int, now: float) -> float:
        """An energy die is worth the best card that it can activate now."""
        best = now
        for move in legal_moves(state, seat):
            after = state.clone()
            move.apply(after, seat, None)
            best = max(best, self._worths_now(after)[seat])
        return now + _HOPE * (best - now)

    def _worths_now(self, state: MazeState) -> list[float]:
        if state.phase == ENDED:
            return [1.0 if state.winner == seat else 0.0 for seat in range(self.seats)]
        look = Strengths(state)
        odds = [exp(look.strength(seat)) for seat in range(self.seats)]
        total = sum(odds)
        return [each / total for each in odds]
