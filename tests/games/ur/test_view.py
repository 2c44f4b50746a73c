"""UR has no secrets: everybody sees everything."""

from typing import Any

from hypothesis import given, settings

from startable.games.ur import GAME
from startable.games.ur.board import FIELDS, PATHS, owner_of
from startable.games.ur.state import Tower
from startable.testing import Walk

from .walks import ANY


@settings(max_examples=40, deadline=None)
@given(ANY)
def test_everybody_sees_the_whole_position(walk: Walk) -> None:
    facts: Any = walk.end.facts()
    for seat in walk.watchers():
        view = GAME.secrecy.view(walk.end, seat)
        assert {name: view[name] for name in facts} == facts
        assert view["position"] == GAME.notation.write_position(walk.end)


@settings(max_examples=40, deadline=None)
@given(ANY)
def test_codec_sees_the_board_from_the_seat(walk: Walk) -> None:
    """The same position with the seats exchanged looks the same to the other seat."""
    swapped = walk.end.clone()
    swapped.towers = [_other_colours(walk.end.towers[_other_side(at)]) for at in range(FIELDS)]
    swapped.hands.reverse()
    swapped.out.reverse()
    swapped.turn = 1 - walk.end.turn
    assert GAME.codec.observe(walk.end, 0) == GAME.codec.observe(swapped, 1)


def _other_side(field: int) -> int:
    seat = owner_of(field)
    return field if seat < 0 else PATHS[1 - seat][PATHS[seat].index(field)]


def _other_colours(tower: Tower) -> Tower:
    return tuple(disc ^ 2 for disc in tower)
