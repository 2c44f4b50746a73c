"""Checks of secrecy, on every channel to a seat: its view, what it is told, what it may do, its refusals."""

import json
from itertools import pairwise
from typing import Any

from startable.core import Event, Move, Stream
from startable.testing.agreement import tries
from startable.testing.walk import WATCHER, Walk, heard

LOOKED_AT = 4
_WORLDS = 2
_TRIED = 4
"""Moves tried out in the last position of each walk; every one of them needs new states."""


def plain(walk: Walk, state: Any, seat: int) -> Any:
    """A view as it arrives at a page."""
    return json.loads(json.dumps(walk.game.secrecy.view(state, seat)))


def world(walk: Walk, view: Any, number: int) -> Any:
    """The same number gives the same world."""
    return walk.game.secrecy.world(view, walk.rules, Stream(walk.seed + number).below)


def worlds_fit_views(walk: Walk) -> None:
    """A world made from a view looks the same to that seat, and gives it the same moves."""
    for state, _ in walk.positions(LOOKED_AT):
        for seat in walk.watchers():
            view = plain(walk, state, seat)
            for number in range(_WORLDS):
                _fits(walk, state, seat, view, world(walk, view, number))


def observations_come_from_views(walk: Walk) -> None:
    """A learner's numbers are the same in all worlds that its seat cannot tell apart."""
    observe = walk.game.codec.observe
    for state, _ in walk.positions(LOOKED_AT):
        for seat in range(walk.rules.seats):
            seen = observe(state, seat)
            for other in _alike(walk, state, seat):
                made = observe(other, seat)
                differ = [place for place in range(len(seen)) if made[place] != seen[place]]
                assert not differ, f"seat {seat} observes what its view hides, at {differ}"


def _fits(walk: Walk, state: Any, seat: int, view: Any, made: Any) -> None:
    seen = plain(walk, made, seat)
    assert seen == view, f"seat {seat} sees {view}, but in a world made from that {seen}"
    if seat != WATCHER:
        offered = walk.offered(made, seat)
        true = walk.offered(state, seat)
        assert offered == true, f"seat {seat} may do {true}, but in a world made from its view {offered}"


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
    view = plain(walk, state, seat)
    made = [world(walk, view, number) for number in range(_WORLDS)]
    return [each for each in made if plain(walk, each, seat) == view]


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
    return heard(events, seat), plain(walk, state, seat)


def choices_tell_no_secrets(walk: Walk) -> None:
    """Of two moves of somebody else, a seat sees a difference just when it is told of one."""
    for mover in walk.movers():
        offered = [move for move in walk.offered(walk.end, mover) if move.kind not in walk.subject.revealing]
        after = [_after(walk, mover, move) for move in _some(offered, walk)]
        for one, other in pairwise(after):
            for seat in walk.watchers():
                if seat != mover or seat == WATCHER:
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
    seen = plain(walk, one[0], seat) != plain(walk, other[0], seat)
    assert told or not seen, f"the view of seat {seat} shows what it was not told: {heard(one[1], seat)}"
    secret = not seen and one[0].facts() != other[0].facts()
    assert not (told and secret), f"seat {seat} is told what its view hides: {heard(one[1], seat)}"


def open_games_show_the_same(walk: Walk) -> None:
    """Where a game says that everything is open, every seat and every watcher has the same view."""
    if walk.game.secrecy.OPEN:
        for state, _ in walk.positions():
            views = [walk.game.secrecy.view(state, seat) for seat in walk.watchers()]
            assert all(view == views[0] for view in views), "an open game shows different things"
