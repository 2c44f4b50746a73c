"""Who will win, between turns: what seats have, weighed by how games ended.

What is good to choose by does not foretell best. Contests found that to choose well, points and goals must
count for more and cards, planets and the mothership for less than they tell about who is ahead. So where a
stretch of the game is over, and nothing is to be chosen, the same things are weighed anew.
"""

from typing import Final

from startable.core.odds import shares
from startable.games.starfarers.mind.aims import lateness
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.mind.ledger import FEWEST_SEATS, Ledger
from startable.games.starfarers.mind.prospects import next_seat
from startable.games.starfarers.state.state import StarState

_EARLY: Final = [39, 58, 52, 210, 166, -56, 151]
"""By part of a logit, in 64ths: while all have four points,"""
_LATE: Final = [92, 147, 184, 46, 133, 132, 181]
"""and when whoever leads lacks one; in between they go from the one to the other."""
LONG: Final = 10
SEATS: Final = [64, 74]
"""64ths, for three and for four."""
NEXT: Final = 51
"""64ths of what it counts who rolls next."""


def foretold(ledger: Ledger, chart: Chart, state: StarState) -> list[float]:
    """Everybody's chances."""
    weights = _weights(min(lateness(state), LONG))
    order, bold = ledger.order(state.seats, next_seat(state)), SEATS[state.seats - FEWEST_SEATS]
    logits: list[int] = []
    for seat in range(state.seats):
        has = _weighed(ledger.parts(chart, state, seat), weights)
        logits.append((has * bold >> 6) + (order[seat] * NEXT >> 6))
    return shares(logits)


def _weights(late: int) -> list[int]:
    return [(_EARLY[at] * (LONG - late) + _LATE[at] * late) // LONG for at in range(len(_EARLY))]


def _weighed(parts: list[int], weights: list[int]) -> int:
    return sum([parts[at] * weights[at] for at in range(len(parts))]) >> 6
