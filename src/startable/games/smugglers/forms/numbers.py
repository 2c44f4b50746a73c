"""Moves of Space Smugglers as numbers, for learners."""

from typing import Final

from startable.core.known import Known
from startable.core.move import Move
from startable.core.numbering import Numbering
from startable.games.smugglers.forms.observation import WIDTH, observe
from startable.games.smugglers.rules.moves.bidding import PLACE, TAKE, WAIT
from startable.games.smugglers.rules.moves.choosing import CHOOSE
from startable.games.smugglers.rules.moves.paying import GIVE, PAY_FOR
from startable.games.smugglers.rules.moves.restocking import DECLINE, PUTS, TAKE_ENERGY, TAKE_GOODS
from startable.games.smugglers.state.state import SmugglersState

__all__ = ["MOVES", "TABLE", "WIDTH", "decode", "observe"]

TABLE: Final[Numbering[SmugglersState]] = Numbering(
    [
        WAIT,
        DECLINE,
        *[place for places in PLACE for place in places[1:]],
        *[TAKE[token] for token in TAKE],
        *PAY_FOR,
        *TAKE_ENERGY[1:],
        *PUTS,
        *TAKE_GOODS,
        *[give for gives in GIVE for give in gives.values()],
        *CHOOSE,
    ]
)
MOVES: Final = len(TABLE.moves)


def decode(number: int, known: Known[SmugglersState]) -> Move[SmugglersState]:
    return TABLE.moves[number]
