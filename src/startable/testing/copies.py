"""The check that a copy is a copy of its own: neither side ever sees what happens to the other."""

from typing import Any

from startable.core import Facts, Stream
from startable.testing.walk import Walk

LOOKED_AT = 4


def clones_are_independent(walk: Walk) -> None:
    """Clones equal their originals, moves on a clone leave the original be, and past clones never change.

    Nor does looking change anything, though what a seat knows may share with the table what is open.
    """
    kept: list[tuple[Any, Facts]] = []
    for state, line in walk.positions():
        before = walk.facts(state)
        clone = state.clone()
        _equal(walk, state, clone)
        kept.append((state.clone(), before))
        if line is not None:
            line.move.apply(clone, line.mover, None)
            assert walk.facts(state) == before, f"{line.move} on a clone changed the original"
    _unchanged(walk, kept)
    for state, _ in walk.positions(LOOKED_AT):
        _only_looked_at(walk, state)


def _equal(walk: Walk, state: Any, clone: Any) -> None:
    assert clone is not state, "a clone is the original itself"
    differ = walk.game.layout.differences(state, clone)
    assert not differ, f"the clone differs in {differ}: {walk.facts(clone)}, the original {walk.facts(state)}"
    for mover in walk.movers():
        offered = walk.offered(clone, mover)
        assert offered == walk.offered(state, mover), f"on the clone mover {mover} has other moves: {offered}"


def _unchanged(walk: Walk, kept: list[tuple[Any, Facts]]) -> None:
    for number, (clone, facts) in enumerate(kept):
        now = walk.facts(clone)
        assert now == facts, f"the clone from after line {number} changed later: {facts} became {now}"


def _only_looked_at(walk: Walk, state: Any) -> None:
    game, before = walk.game, walk.facts(state)
    for seat in walk.watchers():
        known = game.layout.hide(state, seat)
        game.view(known)
        game.layout.world(known, Stream(walk.seed).below)
        assert walk.facts(state) == before, f"what seat {seat} looked at changed the table"
