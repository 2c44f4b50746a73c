"""Random games of Space Smugglers for properties that must hold always."""

from typing import Any

from hypothesis import strategies as st

from startable.games.smugglers import GAME
from startable.testing import Subject, Walk, walks

LINES = 160
SUBJECT = Subject(GAME, LINES)
ANY = walks(SUBJECT)
TURNS = walks(Subject(GAME, LINES, options={"pace": "turns"}))
LIVE = walks(Subject(GAME, LINES, options={"pace": "live"}))
WHOLE = st.builds(
    Walk,
    st.just(SUBJECT),
    seed=st.integers(0, 2**32 - 1),
    length=st.just(2000),
    seats=st.integers(2, 6),
    options=st.just({"bid_seconds": 1}),
)
"""Live games to their end: the clock cuts the bidding short."""


def all_facts(walk: Walk) -> list[Any]:
    return [GAME.layout.facts(state) for state, _ in walk.positions()]
