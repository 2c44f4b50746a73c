"""UR has no secrets: everybody sees everything."""

from typing import Any

from hypothesis import given

from startable.games.ur import GAME
from startable.games.ur.box.board import FIELDS, PATHS, owner_of
from startable.games.ur.state.state import Tower, discs_of, tower_of
from startable.testing import Walk

from ...effort import tries
from .walks import ANY


@tries(40)
@given(ANY)
def test_everybody_sees_the_whole_position(walk: Walk) -> None:
    facts: Any = GAME.layout.facts(walk.end)
    for seat in walk.watchers():
        view = GAME.view(GAME.layout.hide(walk.end, seat))
        shown = [name for name in facts if name not in ("tops", "reds")]
        assert {name: view[name] for name in shown} == {name: facts[name] for name in shown}
        assert view["position"] == GAME.layout.write(walk.end)


@tries(40)
@given(ANY)
def test_observation_sees_the_board_from_the_seat(walk: Walk) -> None:
    """The same position with the seats exchanged looks the same to the other seat."""
    swapped = walk.end.clone()
    swapped.towers = [_other_colours(walk.end.towers[_other_side(at)]) for at in range(FIELDS)]
    swapped.hands.reverse()
    swapped.out.reverse()
    swapped.turn = 1 - walk.end.turn
    assert GAME.numbers.observe(GAME.layout.hide(walk.end, 0)) == GAME.numbers.observe(
        GAME.layout.hide(swapped, 1)
    )


def _other_side(field: int) -> int:
    seat = owner_of(field)
    return field if seat < 0 else PATHS[1 - seat][PATHS[seat].index(field)]


def _other_colours(tower: Tower) -> Tower:
    return tower_of([disc ^ 2 for disc in discs_of(tower)])
