"""How well a crew stands: its chance to win, learned by the game's own games (`startable train maze`)."""

from typing import ClassVar, Final, Mapping

from startable.core.heuristics import TIMELESS
from startable.core.learned import Learned
from startable.core.move import Move
from startable.core.net import FeatureList
from startable.core.odds import shares
from startable.core.rules import Rules
from startable.games.maze.mind.bits import Ways
from startable.games.maze.mind.choices import different
from startable.games.maze.mind.features import WIDTH, tell
from startable.games.maze.mind.look import Look
from startable.games.maze.mind.primed import primed
from startable.games.maze.rules.legal import legal_moves
from startable.games.maze.state.state import (
    DEALING,
    LAYING,
    MOVING,
    OPENING,
    PLAYING,
    ROLLING,
    TAKING,
    TURNS_EACH,
    MazeState,
)

_MAZES: Final = 256
"""So many are remembered."""
_ROUNDS: Final = 2
"""Of a stretch."""


class MazeHeuristics(Learned[MazeState]):
    """With an energy die in hand, a position is worth what the best card leads to."""

    width = WIDTH
    package = "startable.games.maze.mind"
    open_practice = True
    teaching: ClassVar[Mapping[str, float]] = {"trace": 0.9, "lesson": 256, "warmth": 0.008, "rate": 0.001}

    def __init__(self, rules: Rules[MazeState]) -> None:
        super().__init__(rules)
        self._ways: Ways | None = None
        self._kept: dict[tuple[int, ...], Ways] = {}

    def features(self, state: MazeState, seat: int) -> list[int]:
        found = FeatureList()
        tell(self._look(state), seat, found)
        return found.all

    def primed(self) -> dict[int, float]:
        return primed()

    def judged(self, state: MazeState) -> bool:
        return (
            state.phase == TAKING or state.phase == MOVING or (state.phase == ROLLING and not any(state.pool))
        )

    def estimate(self, state: MazeState) -> list[float]:
        if state.phase == PLAYING:
            return self._best(state)
        if state.phase in (LAYING, DEALING, OPENING):
            return [1.0 / self.seats] * self.seats
        look = self._look(state)
        return shares([self._logit(look, seat) for seat in range(self.seats)])

    def _logit(self, look: Look, seat: int) -> int:
        found = self.net().sum()
        tell(look, seat, found)
        return found.logit()

    def _look(self, state: MazeState) -> Look:
        """Tiles stay as they are from one position to many others."""
        ways = self._ways
        if ways is None or ways.faces is not state.faces:
            ways = self._found(state)
            self._ways = ways
        return Look(state, ways)

    def _found(self, state: MazeState) -> Ways:
        """Who plays on from a position turns the same tiles again and again."""
        ways = self._kept.get(state.faces)
        if ways is None:
            if len(self._kept) == _MAZES:
                self._kept.clear()
            ways = Ways(state.board, state.faces)
            self._kept[state.faces] = ways
        return ways

    def _best(self, state: MazeState) -> list[float]:
        best: list[float] = []
        seat = state.turn.seat
        for move in different(state, seat, legal_moves(state, seat)):
            world = state.clone()
            move.apply(world, seat, None)
            found = self.chances(world)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def ordered(self, state: MazeState, seat: int, moves: list[Move[MazeState]]) -> list[Move[MazeState]]:
        return different(state, seat, moves)

    def tick(self, state: MazeState) -> int:
        """Turns."""
        return state.round * state.seats * TURNS_EACH + state.turns

    def ticks_ahead(self, seats: int) -> int:
        """Until everybody has had a turn."""
        return seats

    def horizon(self, state: MazeState) -> int:
        """To the end of the round: what the dice were good for has shown by then, for everybody alike."""
        return state.seats * TURNS_EACH - state.turns

    def stretch(self, state: MazeState) -> int:
        """Two rounds, from before the roll: so its luck is what other dice would have led to."""
        return TIMELESS if state.phase in (LAYING, DEALING, OPENING) else (state.round - 1) // _ROUNDS
