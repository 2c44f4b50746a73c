"""Random games of UR, move by move, for what must hold in all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from startable.games.ur import GAME
from startable.games.ur.state.state import UrState
from startable.testing import Subject, Walk, walks

from .helpers import field

ANY: st.SearchStrategy[Walk] = walks(Subject(GAME, 400))
"""With any options."""
DEFAULT: st.SearchStrategy[Walk] = walks(
    Subject(GAME, 400, {option.name: option.default for option in GAME.options})
)


@dataclass(frozen=True)
class Step:
    """One move of a disc: the towers before and after, and which fields it went from and to."""

    seat: int
    src: str
    dst: str
    before: dict[str, str]
    after: dict[str, str]

    @property
    def own(self) -> str:
        """The mover's letters."""
        return ("bB", "yY")[self.seat]


def all_towers(walk: Walk) -> Iterator[dict[str, str]]:
    for state, _ in walk.positions():
        yield towers_of(state)


def towers_of(state: UrState) -> dict[str, str]:
    facts: Any = GAME.layout.facts(state)
    return dict(facts["towers"])


def steps(walk: Walk) -> Iterator[Step]:
    after = list(all_towers(walk))[1:]
    for (state, line), then in zip(walk.positions(), after, strict=False):
        if line is not None and line.mover >= 0 and line.move.kind != "pass":
            who = "AB"[line.mover]
            src, dst = line.move.text().split("-")
            yield Step(line.mover, field(who, src), field(who, dst), towers_of(state), then)
