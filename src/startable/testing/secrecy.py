"""Checks of secrecy, on every channel to a seat: its view, what it is told, what it may do, its refusals."""

import json
from itertools import pairwise
from typing import Any

from startable.core import NOBODY, Event, Move, Stream
from startable.testing.agreement import tries
from startable.testing.walk import Walk, heard

LOOKED_AT = 4
_WORLDS = 2
_TRIED = 4
"""Moves tried out in the last position of each walk; every one of them needs new states."""


def seen(walk: Walk, state: Any, seat: int) -> dict[str, Any]:
    """All that leaves for this seat: made of what the seat knows, but for what everybody is told."""
    game, known = walk.game, walk.game.layout.hide(state, seat)
    view = json.loads(json.dumps(game.view(known)))
    numbers = list(game.numbers.observe(known)) if seat != NOBODY else []
    return {
        "knows": walk.facts(known.state),
        "view": view,
        "observation": numbers,
        "text": game.layout.write(known.state),
        **_public(walk, state),
    }


def _public(walk: Walk, state: Any) -> dict[str, Any]:
    """What everybody is told beside that, whoever they are: so it may depend on nothing that is hidden."""
    awaits, result = walk.rules.awaits(state), walk.rules.result(state)
    return {
        "awaits": [awaits.seats, awaits.free, awaits.chance, awaits.clock, awaits.clock_ms, awaits.pace_ms],
        "scores": walk.rules.scores(state),
        "result": [result.winners, result.rule] if result else [],
    }


def world(walk: Walk, state: Any, seat: int, number: int) -> Any:
    """A state that could be this one for all that the seat knows; the same number gives the same."""
    layout = walk.game.layout
    return layout.world(layout.hide(state, seat), Stream(walk.seed + number).below)


def worlds_fit_what_is_known(walk: Walk) -> None:
    """Two states that a seat cannot tell apart look the same to it, and give it the same moves."""
    for state, _ in walk.positions(LOOKED_AT):
        for seat in walk.watchers():
            for number in range(_WORLDS):
                _fits(walk, state, seat, world(walk, state, seat, number))


def _fits(walk: Walk, state: Any, seat: int, made: Any) -> None:
    true, other = seen(walk, state, seat), seen(walk, made, seat)
    for what, there in true.items():
        assert other[what] == there, f"{what} of seat {seat}: {there}, but in its world {other[what]}"
    if seat != NOBODY:
        offered, able = walk.offered(made, seat), walk.offered(state, seat)
        assert offered == able, f"seat {seat} may do {able}, but in a world made of what it knows {offered}"


def known_text_reads_back(walk: Walk) -> None:
    """What a seat knows survives its text: so it goes to another process."""
    layout = walk.game.layout
    for state, _ in walk.positions(LOOKED_AT):
        for seat in walk.watchers():
            known = layout.hide(state, seat)
            back = layout.read_known(layout.write(known.state), walk.rules.start(), seat)
            differ = layout.differences(known.state, back.state)
            assert not differ, f"what seat {seat} knows is read back with another {differ}"


def worlds_tell_no_secrets(walk: Walk) -> None:
    """The same move looks the same to a seat in the truth and in worlds that it cannot tell from it."""
    knocks = tries(walk)
    for state, _ in walk.positions(LOOKED_AT):
        for seat in range(walk.rules.seats):
            _same_refusals(walk, seat, knocks, [state, *_alike(walk, state, seat)])
    offered = [(mover, move) for mover in walk.movers() for move in walk.offered(walk.end, mover)]
    for mover, move in _some(offered, walk):
        if move.kind not in walk.subject.revealing:
            for seat in walk.watchers():
                _looks_the_same(walk, seat, mover, move)


def _some(offered: list[Any], walk: Walk) -> list[Any]:
    left, stream = list(offered), Stream(walk.seed)
    return [left.pop(stream.below(len(left))) for _ in range(min(_TRIED, len(left)))]


def _alike(walk: Walk, state: Any, seat: int) -> list[Any]:
    """Worlds that this seat cannot tell from this state."""
    known = seen(walk, state, seat)
    made = [world(walk, state, seat, number) for number in range(_WORLDS)]
    return [each for each in made if seen(walk, each, seat) == known]


def _same_refusals(walk: Walk, seat: int, knocks: list[Move[Any]], worlds: list[Any]) -> None:
    for move in knocks:
        answers = [repr(walk.rules.check(each, seat, move)) for each in worlds]
        for one, other in pairwise(answers):
            assert one == other, f"seat {seat} learns a secret by trying {move}: {one}, or {other}"


def _looks_the_same(walk: Walk, seat: int, mover: int, move: Move[Any]) -> None:
    worlds = [walk.fresh(), *_alike(walk, walk.end, seat)]
    able = [each for each in worlds if walk.rules.check(each, mover, move) is None]
    looks = [_look(walk, each, seat, mover, move) for each in able]
    for one, other in pairwise(looks):
        assert one == other, f"{move} of mover {mover} tells seat {seat} a secret: {one}, or {other}"


def _look(walk: Walk, state: Any, seat: int, mover: int, move: Move[Any]) -> tuple[Any, Any]:
    events: list[Event] = []
    move.apply(state, mover, events)
    return heard(events, seat), seen(walk, state, seat)


def choices_tell_no_secrets(walk: Walk) -> None:
    """Of two moves of somebody else, a seat sees a difference just when it is told of one."""
    for mover in walk.movers():
        offered = [move for move in walk.offered(walk.end, mover) if move.kind not in walk.subject.revealing]
        after = [_after(walk, mover, move) for move in _some(offered, walk)]
        for one, other in pairwise(after):
            for seat in walk.watchers():
                if seat != mover or seat == NOBODY:
                    _told_as_seen(walk, seat, one, other)


def _after(walk: Walk, mover: int, move: Move[Any]) -> tuple[Any, list[Event]]:
    state = walk.fresh()
    events: list[Event] = []
    move.apply(state, mover, events)
    return state, events


def _told_as_seen(
    walk: Walk, seat: int, one: tuple[Any, list[Event]], other: tuple[Any, list[Event]]
) -> None:
    """What is no longer in the state, such as a roll that is done with, may be told and not be seen."""
    told = heard(one[1], seat) != heard(other[1], seat)
    differ = seen(walk, one[0], seat) != seen(walk, other[0], seat)
    assert told or not differ, f"the view of seat {seat} shows what it was not told: {heard(one[1], seat)}"
    secret = not differ and walk.facts(one[0]) != walk.facts(other[0])
    assert not (told and secret), f"seat {seat} is told what its view hides: {heard(one[1], seat)}"


def open_games_show_the_same(walk: Walk) -> None:
    """Where a game says that everything is open, every seat and every watcher has the same view."""
    game = walk.game
    if game.layout.open:
        for state, _ in walk.positions(LOOKED_AT):
            views = [game.view(game.layout.hide(state, seat)) for seat in walk.watchers()]
            assert all(view == views[0] for view in views), "an open game shows different things"
