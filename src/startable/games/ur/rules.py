"""UR on the contract."""

from startable.core.move import Move
from startable.core.movers import bit
from startable.core.option import Options
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.games.ur.flow import awaited
from startable.games.ur.legal import legal_moves
from startable.games.ur.moves.turn import OPENINGS, ROLLS
from startable.games.ur.state import ENDED, OPENING, Choices, UrState, new_game


class UrRules(Rules[UrState]):
    turn_rule = "UR-201"
    end_rule = "UR-501"
    chance_rule = "UR-101"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.choices = Choices(
            options["draw_after"],
            bool(options["six_skips"]),
            bool(options["red_back_alone"]),
            options["tower_limit"],
            options["discs"],
        )

    def start(self) -> UrState:
        return new_game(self.choices)

    def awaits(self, state: UrState) -> Awaits:
        return awaited(state)

    def legal(self, state: UrState, seat: int) -> list[Move[UrState]]:
        return legal_moves(state, seat)

    def chances(self, state: UrState) -> Outcomes[UrState]:
        return OPENINGS if state.phase == OPENING else ROLLS

    def scores(self, state: UrState) -> list[int]:
        """The other's discs that are immobile: prisoners and those out of the game (UR-501)."""
        return [_immobile(state, 1), _immobile(state, 0)]

    def result(self, state: UrState) -> Result | None:
        if state.phase != ENDED:
            return None
        return Result(0, "UR-601") if state.winner < 0 else Result(bit(state.winner), "UR-502")


def _immobile(state: UrState, owner: int) -> int:
    count = state.out[owner]
    for tower in state.towers:
        if len(tower) > 0:
            count += _captives(tower, owner)
    return count


def _captives(tower: tuple[int, ...], owner: int) -> int:
    """How many discs of this owner lie under a disc of the other."""
    above = False
    count = 0
    for piece in reversed(tower):
        if piece >> 1 != owner:
            above = True
        elif above:
            count += 1
    return count
