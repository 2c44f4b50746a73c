"""A table before the opening roll."""

from startable.core.movers import NOBODY
from startable.games.ur.box.board import FIELDS
from startable.games.ur.state.choices import Choices
from startable.games.ur.state.state import EMPTY, OPENING, UrState


def new_game(choices: Choices) -> UrState:
    """UR-101: all discs in hand, the board empty."""
    state = UrState()
    state.choices = choices
    state.towers = [EMPTY] * FIELDS
    state.tops = 0
    state.reds = 0
    state.hands = [choices.discs, choices.discs]
    state.out = [0, 0]
    state.phase = OPENING
    state.turn = 0
    state.roll = 0
    state.turns = 0
    state.winner = NOBODY
    return state
