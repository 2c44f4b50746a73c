"""UR on the contract."""

from startable.core.move import Move
from startable.core.movers import NOBODY, bit
from startable.core.option import Options
from startable.core.refusal import Refusal
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.core.stream import Stream
from startable.games.ur.rules.flow import awaited
from startable.games.ur.rules.legal import legal_moves, some_move
from startable.games.ur.rules.moves.turn import OPENINGS, ROLLS
from startable.games.ur.state.choices import Choices
from startable.games.ur.state.new_game import new_game
from startable.games.ur.state.state import ENDED, OPENING, UrState, discs_of, owner
from startable.games.ur.state.towers import top_is


class UrRules(Rules[UrState]):
    turn_rule = "UR-201"
    end_rule = "UR-501"
    chance_rule = "UR-101"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.alike = True
        self.choices = Choices(options)

    def start(self) -> UrState:
        return new_game(self.choices)

    def awaits(self, state: UrState) -> Awaits:
        return awaited(state)

    def legal(self, state: UrState, seat: int) -> list[Move[UrState]]:
        return legal_moves(state, seat)

    def some(self, state: UrState, seat: int, stream: Stream) -> Move[UrState]:
        return some_move(state, seat, stream)

    def outcomes(self, state: UrState) -> Outcomes[UrState]:
        return OPENINGS if state.phase == OPENING else ROLLS

    def some_outcome(self, state: UrState, stream: Stream) -> Move[UrState]:
        outcomes = OPENINGS if state.phase == OPENING else ROLLS
        return outcomes.moves[stream.below(len(outcomes.moves))]

    def ended(self, state: UrState) -> Refusal:
        if state.winner != NOBODY:
            return super().ended(state)
        return Refusal("UR-601", "ur-drawn-already", {"turns": state.turns})

    def scores(self, state: UrState) -> list[int]:
        """The other's discs that cannot move (UR-501): in towers that this seat tops, and out of the game."""
        return [_immobile(state, 0), _immobile(state, 1)]

    def result(self, state: UrState) -> Result | None:
        if state.phase != ENDED:
            return None
        return Result(0, "UR-601") if state.winner == NOBODY else Result(bit(state.winner), "UR-502")


def _immobile(state: UrState, by: int) -> int:
    count = state.out[1 - by]
    for tower in state.towers:
        if top_is(tower, by):
            for disc in discs_of(tower):
                if owner(disc) != by:
                    count += 1
    return count
