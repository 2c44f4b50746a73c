"""The check that a clone is a copy of its own: neither side ever sees what happens to the other."""

from typing import Any

from startable.core import Facts
from startable.testing.walk import Walk


def clones_are_independent(walk: Walk) -> None:
    """Clones equal their originals, moves on a clone leave the original be, and past clones never change."""
    kept: list[tuple[Any, Facts]] = []
    for state, line in walk.positions():
        before = state.facts()
        clone = state.clone()
        _equal(walk, state, clone)
        kept.append((state.clone(), before))
        if line is not None:
            line.move.apply(clone, line.mover, None)
            assert state.facts() == before, f"{line.move} on a clone changed the original"
    _unchanged(kept)


def _equal(walk: Walk, state: Any, clone: Any) -> None:
    assert clone is not state, "a clone is the original itself"
    assert clone.facts() == state.facts(), f"the clone is {clone.facts()}, the original {state.facts()}"
    for mover in walk.movers():
        offered = walk.offered(clone, mover)
        assert offered == walk.offered(state, mover), f"on the clone mover {mover} has other moves: {offered}"


def _unchanged(kept: list[tuple[Any, Facts]]) -> None:
    for number, (clone, facts) in enumerate(kept):
        now = clone.facts()
        assert now == facts, f"the clone from after line {number} changed later: {facts} became {now}"
