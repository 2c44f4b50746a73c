"""The check that what is listed as legal and what passes the gate are the same."""

from collections.abc import Iterator
from typing import Any

from startable.core import Move, Refusal, Stream, Unreadable
from startable.testing.walk import Walk

LOOKED_AT = 10
"""Positions of each walk that are looked at, the last ones; earlier ones are the last of shorter walks."""
_TRIED = 60


def legal_and_check_agree(walk: Walk) -> None:
    """Listed moves pass; those of other times, of other movers and of nobody are refused by a rule."""
    known = tries(walk)
    for state, _ in walk.positions(LOOKED_AT):
        before = walk.facts(state)
        for mover in walk.movers():
            _listed_pass(walk, state, mover)
            _others_are_refused(walk, state, mover, known)
        assert walk.facts(state) == before, "asking what is legal changed the state"


def _listed_pass(walk: Walk, state: Any, mover: int) -> None:
    listed = walk.offered(state, mover)
    assert len(set(listed)) == len(listed), f"a move of mover {mover} is listed twice: {listed}"
    assert walk.offered(state, mover) == listed, f"the moves of mover {mover} are in no fixed order"
    for move in listed:
        refusal = walk.rules.check(state, mover, move)
        assert refusal is None, f"{move} of mover {mover} is listed, but refused: {refusal}"


def _others_are_refused(walk: Walk, state: Any, mover: int, known: list[Move[Any]]) -> None:
    listed = set(walk.offered(state, mover))
    for move in known:
        if move not in listed:
            refusal = walk.rules.check(state, mover, move)
            assert refusal is not None, f"{move} of mover {mover} passes check, but is not listed"
            _names_a_rule(walk, move, refusal)


def _names_a_rule(walk: Walk, move: Move[Any], refusal: Refusal) -> None:
    known = walk.subject.rule_ids
    assert refusal.rule in known, f"{move} is refused by {refusal.rule!r}, which has no words in the rules"
    assert refusal.fact, f"{move} is refused by {refusal.rule} without a fact"


def tries(walk: Walk) -> list[Move[Any]]:
    """Moves to knock at the gate with: what was offered at some time, and what comes near it or is wild."""
    offered = sorted(walk.offers(), key=repr)
    stream = Stream(walk.seed)
    other = {move for each in offered for move in _near(walk, each)}
    near = sorted(other.union(_wild(walk, stream)), key=repr)
    return offered + [near[stream.below(len(near))] for _ in range(_TRIED) if near]


def _near(walk: Walk, move: Move[Any]) -> Iterator[Move[Any]]:
    """With one field a little higher or lower: a move that is never listed is found from its neighbour."""
    args = list(move.args())
    for place, value in enumerate(args):
        for other in (value - 1, value + 1):
            yield from _made(walk, move.kind, [*args[:place], other, *args[place + 1 :]])


def _wild(walk: Walk, stream: Stream) -> Iterator[Move[Any]]:
    for kind, move in walk.game.kinds.items():
        for widest in (3, 30, 3000):
            yield from _made(walk, kind, [stream.below(widest) - 1 for _ in move.fields])
        for value in (-(2**70), 2**70):
            yield from _made(walk, kind, [value for _ in move.fields])


def _made(walk: Walk, kind: str, args: list[int]) -> Iterator[Move[Any]]:
    """A game may decline to make a move at all that can never make sense."""
    try:
        yield walk.game.move(kind, args)
    except Unreadable:
        return
