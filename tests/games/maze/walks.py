"""Random games of Space Maze for properties that must hold always."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from startable.games.maze import GAME
from startable.testing import Subject, Walk

SUBJECT = Subject(GAME)
ANY = st.builds(
    Walk,
    st.just(SUBJECT),
    seed=st.integers(0, 2**32 - 1),
    length=st.just(700),
    seats=st.integers(2, 4),
    options=st.fixed_dictionaries(
        {
            "layout": st.sampled_from(["small", "diamond", "oblong", "square"]),
            "terminal": st.sampled_from(["rest", "act"]),
        }
    ),
)
"""Long enough for the relic to change hands, in the smaller mazes at least."""


def steps(walk: Walk) -> Iterator[tuple[Any, Any, Any]]:
    """Each line with the facts before and after it."""
    before: Any = None
    last: Any = None
    for state, line in walk.positions():
        now = GAME.layout.facts(state)
        if last is not None:
            yield last, before, now
        before, last = now, line
