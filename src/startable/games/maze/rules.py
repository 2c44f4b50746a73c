"""Space Maze on the contract."""

from startable.core.move import Move
from startable.core.movers import bit
from startable.core.option import Options
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.games.maze.board import BOARDS
from startable.games.maze.flow import awaited, came_home
from startable.games.maze.legal import legal_moves
from startable.games.maze.moves.dice import rolls
from startable.games.maze.moves.drawing import draws
from startable.games.maze.moves.setup import OPENINGS, layings
from startable.games.maze.state import (
    DISCARDING,
    ENDED,
    LAYING,
    OPENING,
    ROLLING,
    MazeState,
    new_game,
)


class MazeRules(Rules[MazeState]):
    turn_rule = "MZ-201"
    end_rule = "MZ-601"
    chance_rule = "MZ-101"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.board = BOARDS[options["layout"]]

    def start(self) -> MazeState:
        return new_game(self.board, self.seats)

    def awaits(self, state: MazeState) -> Awaits:
        return awaited(state)

    def legal(self, state: MazeState, seat: int) -> list[Move[MazeState]]:
        return legal_moves(state, seat)

    def chances(self, state: MazeState) -> Outcomes[MazeState]:
        if state.phase == ROLLING:
            return rolls(state)
        if state.phase == LAYING:
            return layings(state)
        return OPENINGS[self.seats] if state.phase == OPENING else draws(state)

    def turn_rule_at(self, state: MazeState) -> str:
        return "MZ-208" if state.phase == DISCARDING else self.turn_rule

    def scores(self, state: MazeState) -> list[int]:
        """Relic tokens (MZ-503)."""
        return state.tokens.copy()

    def result(self, state: MazeState) -> Result | None:
        if state.phase != ENDED:
            return None
        return Result(bit(state.winner), "MZ-602" if came_home(state) else "MZ-601")
