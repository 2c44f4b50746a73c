"""The picture of Space Maze has every tile, alien, ship, die and relic."""

from hypothesis import given

from startable.core import NOBODY
from startable.games.maze import GAME
from startable.games.maze.forms.picture import picture
from startable.testing.strategies import walks
from startable.testing.walk import Walk

from ...effort import tries
from .subject import SUBJECT


@tries(40)
@given(walks(SUBJECT))
def test_every_part_is_there(walk: Walk) -> None:
    view = GAME.view(GAME.layout.hide(walk.end, NOBODY))
    shown = picture(view, NOBODY, True).svg()
    assert shown.count('class="tile"') == len(view["tiles"])
    assert shown.count('class="alien"') == 3 * walk.rules.seats
    assert shown.count('class="ship"') == walk.rules.seats
    assert shown.count('class="relic"') == 1 + sum(view["tokens"])
    assert shown.count('class="die"') == len(view["pool"]) + sum(len(dice) for dice in view["dice"])
