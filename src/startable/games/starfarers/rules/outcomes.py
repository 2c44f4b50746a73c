"""What chance may do next."""

from startable.core.rules import Outcomes
from startable.games.starfarers.rules.moves.dice import DICE_ROLLS, SHAKE_ROLLS
from startable.games.starfarers.rules.moves.encounter_cards import cards, scenes
from startable.games.starfarers.rules.moves.unseen import discs, draws, lays, steals
from startable.games.starfarers.state.stack import (
    CARD,
    DEAL,
    DICE,
    DRAW,
    LAY,
    OPENING,
    ROLL,
    SCENE,
    SHAKE,
    STEAL,
    TURN,
)
from startable.games.starfarers.state.state import StarState


def outcomes(state: StarState) -> Outcomes[StarState]:
    kind = state.stage()
    if kind in (DICE, OPENING):
        return DICE_ROLLS
    if kind in (SHAKE, ROLL):
        return SHAKE_ROLLS[state.choices.mix]
    if kind in (DRAW, DEAL):
        return draws(state)
    return _rest(state, kind)


def _rest(state: StarState, kind: int) -> Outcomes[StarState]:
    if kind == STEAL:
        return steals(state)
    if kind in (TURN, LAY):
        return lays(state)
    if kind == SCENE:
        return scenes(state)
    return cards(state) if kind == CARD else discs(state)
