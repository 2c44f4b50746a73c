"""Space Smugglers on the contract."""

from startable.core.move import Move
from startable.core.option import Options
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.core.stream import Stream
from startable.games.smugglers.box.parts import SetUp
from startable.games.smugglers.rules.flow import awaited
from startable.games.smugglers.rules.legal import legal_moves
from startable.games.smugglers.rules.moves.bidding import TimeUp
from startable.games.smugglers.rules.moves.dealing import outcomes, some_deal
from startable.games.smugglers.rules.scoring import outcome, score
from startable.games.smugglers.state.choices import Choices
from startable.games.smugglers.state.new_game import new_game
from startable.games.smugglers.state.state import DEALING, ENDED, SmugglersState


class SmugglersRules(Rules[SmugglersState]):
    turn_rule = "SM-207"
    end_rule = "SM-505"
    chance_rule = "SM-201"
    pace_rule = "SM-903"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.choices = Choices(options)
        self.races = self.choices.live
        self.alike = not self.choices.favourites
        self.set_up = SetUp(seats)
        self.time_up = TimeUp()

    def start(self) -> SmugglersState:
        return new_game(self.choices, self.set_up, self.seats)

    def awaits(self, state: SmugglersState) -> Awaits:
        return awaited(state)

    def legal(self, state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
        return legal_moves(state, seat)

    def outcomes(self, state: SmugglersState) -> Outcomes[SmugglersState]:
        return outcomes(state)

    def some_outcome(self, state: SmugglersState, stream: Stream) -> Move[SmugglersState]:
        return some_deal(state, stream) if state.phase == DEALING else super().some_outcome(state, stream)

    def scores(self, state: SmugglersState) -> list[int]:
        return [score(state, seat) for seat in range(self.seats)]

    def result(self, state: SmugglersState) -> Result | None:
        return outcome(state) if state.phase == ENDED else None
