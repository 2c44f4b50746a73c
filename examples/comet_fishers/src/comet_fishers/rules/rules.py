"""Comet Fishers on the contract."""

from startable.core import Awaits, Move, Options, Outcomes, Result, Rules

from comet_fishers.rules.flow import awaited, points, winners
from comet_fishers.rules.moves.fishing import legal_moves
from comet_fishers.rules.moves.fortune import outcomes
from comet_fishers.state.state import CometState, new_game


class CometRules(Rules[CometState]):
    turn_rule = "CF-201"
    end_rule = "CF-501"
    chance_rule = "CF-104"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.flights = options["flights"]

    def start(self) -> CometState:
        return new_game(self.seats, self.flights)

    def awaits(self, state: CometState) -> Awaits:
        return awaited(state)

    def legal(self, state: CometState, seat: int) -> list[Move[CometState]]:
        return legal_moves(state)

    def outcomes(self, state: CometState) -> Outcomes[CometState]:
        return outcomes(state)

    def scores(self, state: CometState) -> list[int]:
        """Orders count when they lie open, and not before: a score must not tell a secret."""
        return [points(state, seat, state.shown[seat]) for seat in range(self.seats)]

    def result(self, state: CometState) -> Result | None:
        return Result(winners(state), "CF-503") if state.settled() else None
