"""How well a captain stands: what is stored, what the boat that is out may bring, and flights to come."""

import math
from typing import Final

from startable.core import Heuristics

from comet_fishers.mind.voyage import cargo, order_of
from comet_fishers.rules.flow import points
from comet_fishers.state.state import CometState

_FLIGHT: Final = 8.0
"""What a flight brings, about."""
_LEAD: Final = 8.0
"""Points by which a lead is a good one."""


class CometHeuristics(Heuristics[CometState]):
    def worth(self, state: CometState, seat: int) -> float:
        """By the lead over the best of the others."""
        prospects = [self.prospect(state, each) for each in range(state.seats)]
        lead = prospects.pop(seat) - max(prospects)
        return 1.0 / (1.0 + math.exp(-lead / _LEAD))

    def prospect(self, state: CometState, seat: int) -> float:
        """The points that a seat may hope for."""
        hope = points(state, seat, order_of(state, seat)) + _FLIGHT * flights_to_come(state, seat)
        if state.turn == seat and state.left:
            hope += cargo(state) if state.under_way() else _FLIGHT
        return hope


def flights_to_come(state: CometState, seat: int) -> int:
    """Without the one that is under way."""
    behind = (seat - state.turn) % state.seats
    return max(0, (state.left - behind + state.seats - 1) // state.seats - (behind == 0))
