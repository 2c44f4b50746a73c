"""A table before its first galaxy (SM-104, SM-105, SM-107, SM-108)."""

from startable.games.smugglers.box.parts import CARDS, CRUISER, NO_SHEET, SetUp
from startable.games.smugglers.state.choices import Choices
from startable.games.smugglers.state.state import (
    CHOOSING,
    COUNTDOWN,
    DEALING,
    EMPTY,
    Player,
    Race,
    Sectors,
    SmugglersState,
    Stock,
)


def new_game(choices: Choices, set_up: SetUp, seats: int) -> SmugglersState:
    """SM-104, SM-105, SM-107, SM-108."""
    sheets = [NO_SHEET if choices.colours_chosen else seat for seat in range(seats)]
    players = [Player(set_up.energy, [set_up.goods] * CRUISER, sheet) for sheet in sheets]
    sectors = Sectors(EMPTY, [], [1] * CARDS)
    state = SmugglersState(choices, set_up, players, sectors, Race(set_up.tokens), Stock(0, [0] * CRUISER))
    state.phase = CHOOSING if choices.colours_chosen else first_phase(choices)
    return state


def first_phase(choices: Choices) -> int:
    """Of a galaxy: live, a countdown (SM-902); programs that take turns need none."""
    return COUNTDOWN if choices.live else DEALING
