"""Space Smugglers on the contract."""

from startable.core.move import Move
from startable.core.option import Options
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.games.smugglers.flow import awaited
from startable.games.smugglers.legal import legal_moves
from startable.games.smugglers.moves.bidding import TimeUp
from startable.games.smugglers.moves.dealing import outcomes
from startable.games.smugglers.parts import Round
from startable.games.smugglers.scoring import outcome, score
from startable.games.smugglers.state import (
    ENDED,
    ENERGY,
    GOODS,
    RESTOCKING,
    Choices,
    SmugglersState,
    new_game,
)


class SmugglersRules(Rules[SmugglersState]):
    turn_rule = "SM-207"
    end_rule = "SM-505"
    chance_rule = "SM-201"
    pace_rule = "SM-903"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.choices = Choices(options)
        self.round = Round(seats)
        self.time_up = TimeUp()

    def start(self) -> SmugglersState:
        return new_game(self.choices, self.round, self.seats)

    def awaits(self, state: SmugglersState) -> Awaits:
        return awaited(state)

    def legal(self, state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
        return legal_moves(state, seat)

    def chances(self, state: SmugglersState) -> Outcomes[SmugglersState]:
        return outcomes(state)

    def turn_rule_at(self, state: SmugglersState) -> str:
        if state.phase == RESTOCKING:
            return "SM-503"
        return "SM-401" if state.phase in (ENERGY, GOODS) else self.turn_rule

    def scores(self, state: SmugglersState) -> list[int]:
        return [score(state, seat) for seat in range(self.seats)]

    def result(self, state: SmugglersState) -> Result | None:
        return outcome(state) if state.phase == ENDED else None
