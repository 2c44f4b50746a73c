"""Space Maze on the contract."""

from startable.core.move import Move
from startable.core.movers import bit
from startable.core.option import Options
from startable.core.refusal import Refusal
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.core.stream import Stream
from startable.games.maze.box.layouts import BOARDS
from startable.games.maze.rules.flow import awaited
from startable.games.maze.rules.legal import legal_moves
from startable.games.maze.rules.moves.dice import rolls
from startable.games.maze.rules.moves.drawing import draws, some_draw
from startable.games.maze.rules.moves.setup import OPENINGS, layings
from startable.games.maze.state.new_game import new_game
from startable.games.maze.state.state import (
    DEALING,
    DISCARDING,
    DRAWING,
    ENDED,
    LAYING,
    OPENING,
    ROLLING,
    MazeState,
)
from startable.games.maze.state.whereabouts import relic_aboard


class MazeRules(Rules[MazeState]):
    turn_rule = "MZ-201"
    end_rule = "MZ-601"
    chance_rule = "MZ-101"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.alike = True
        self.board = BOARDS[options["layout"]]
        self.acts_on = options["terminal"] == 1

    def start(self) -> MazeState:
        return new_game(self.board, self.seats, self.acts_on)

    def awaits(self, state: MazeState) -> Awaits:
        return awaited(state)

    def legal(self, state: MazeState, seat: int) -> list[Move[MazeState]]:
        return legal_moves(state, seat)

    def outcomes(self, state: MazeState) -> Outcomes[MazeState]:
        if state.phase == ROLLING:
            return rolls(state)
        if state.phase == LAYING:
            return layings(state)
        return OPENINGS[self.seats] if state.phase == OPENING else draws(state)

    def some_outcome(self, state: MazeState, stream: Stream) -> Move[MazeState]:
        if state.phase == DEALING or state.phase == DRAWING:
            return some_draw(state, stream)
        return super().some_outcome(state, stream)

    def turn_rule_at(self, state: MazeState) -> str:
        return "MZ-208" if state.phase == DISCARDING else self.turn_rule

    def ended(self, state: MazeState) -> Refusal:
        return Refusal("MZ-602", "game-over") if relic_aboard(state) else super().ended(state)

    def scores(self, state: MazeState) -> list[int]:
        """Relic tokens (MZ-503)."""
        return [crew.tokens for crew in state.crews]

    def result(self, state: MazeState) -> Result | None:
        if state.phase != ENDED:
            return None
        return Result(bit(state.winner), "MZ-602" if relic_aboard(state) else "MZ-601")
