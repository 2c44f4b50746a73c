"""Starfarers on the contract."""

from startable.core.move import Move
from startable.core.movers import bit
from startable.core.option import Options
from startable.core.rules import Awaits, Outcomes, Result, Rules
from startable.games.starfarers.choices import Choices
from startable.games.starfarers.flow import awaited
from startable.games.starfarers.frames import (
    CARD,
    DEAL,
    DICE,
    DISCARDING,
    DRAW,
    FRAME,
    LAY,
    OFFER,
    OPEN,
    ROLL,
    SCENE,
    SHAKE,
    STEAL,
    TURN,
)
from startable.games.starfarers.legal import legal_moves
from startable.games.starfarers.marks import NOBODY
from startable.games.starfarers.moves.dice import DICE_ROLLS, SHAKE_ROLLS
from startable.games.starfarers.moves.drawing import discs, draws, lays, steals
from startable.games.starfarers.moves.turning import cards, scenes
from startable.games.starfarers.setup import new_game
from startable.games.starfarers.state import StarState


class StarRules(Rules[StarState]):
    turn_rule = "SF-301"
    end_rule = "SF-902"
    chance_rule = "SF-207"
    pace_rule = "SF-406"

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.choices = Choices(options)

    def start(self) -> StarState:
        return new_game(self.choices, self.seats)

    def awaits(self, state: StarState) -> Awaits:
        return awaited(state)

    def legal(self, state: StarState, seat: int) -> list[Move[StarState]]:
        return legal_moves(state, seat)

    def chances(self, state: StarState) -> Outcomes[StarState]:
        kind = state.stack[-1] % FRAME
        if kind in (DICE, OPEN):
            return DICE_ROLLS
        if kind in (SHAKE, ROLL):
            return SHAKE_ROLLS[self.choices.mix]
        if kind in (DRAW, DEAL):
            return draws(state)
        if kind == STEAL:
            return steals(state)
        if kind in (TURN, LAY):
            return lays(state)
        if kind == SCENE:
            return scenes(state)
        return cards(state) if kind == CARD else discs(state)

    def scores(self, state: StarState) -> list[int]:
        return state.points.copy()

    def result(self, state: StarState) -> Result | None:
        return Result(bit(state.winner), "SF-902") if state.winner != NOBODY else None

    def turn_rule_at(self, state: StarState) -> str:
        """SF-309, SF-405: others are awaited too while cards are laid down or an offer stands."""
        if state.stack[-1] == DISCARDING:
            return "SF-309"
        return "SF-405" if state.stack[-1] == OFFER else self.turn_rule
