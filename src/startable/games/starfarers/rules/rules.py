"""Starfarers on the contract."""

from startable.core.move import Move
from startable.core.movers import NOBODY, bit
from startable.core.option import Options
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.core.stream import Stream
from startable.games.starfarers.rules.awaited import awaited
from startable.games.starfarers.rules.legal import legal_moves
from startable.games.starfarers.rules.moves.unseen import some_draw
from startable.games.starfarers.rules.outcomes import outcomes
from startable.games.starfarers.state.choices import FIRST_GAME, Choices
from startable.games.starfarers.state.new_game import new_game
from startable.games.starfarers.state.stack import DEAL, DRAW
from startable.games.starfarers.state.state import StarState


class StarRules(Rules[StarState]):
    turn_rule = "SF-301"
    end_rule = "SF-902"
    chance_rule = "SF-207"
    pace_rule = "SF-406"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.choices = Choices(options)
        self.alike = self.choices.setup != FIRST_GAME

    def start(self) -> StarState:
        return new_game(self.choices, self.seats)

    def awaits(self, state: StarState) -> Awaits:
        return awaited(state)

    def legal(self, state: StarState, seat: int) -> list[Move[StarState]]:
        return legal_moves(state, seat)

    def outcomes(self, state: StarState) -> Outcomes[StarState]:
        return outcomes(state)

    def some_outcome(self, state: StarState, stream: Stream) -> Move[StarState]:
        kind = state.stage()
        return some_draw(state, stream) if kind in (DRAW, DEAL) else super().some_outcome(state, stream)

    def scores(self, state: StarState) -> list[int]:
        return [player.points for player in state.players]

    def result(self, state: StarState) -> Result | None:
        return Result(bit(state.winner), "SF-902") if state.winner != NOBODY else None
