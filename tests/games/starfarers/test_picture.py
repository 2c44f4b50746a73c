"""The picture of Starfarers has every planet that was found, and every piece on the board."""

from hypothesis import given

from startable.core import NOBODY
from startable.games.starfarers import GAME
from startable.games.starfarers.forms.picture import picture
from startable.testing.strategies import walks
from startable.testing.walk import Walk

from ...effort import tries
from .subject import SUBJECT


@tries(40)
@given(walks(SUBJECT))
def test_every_piece_is_there(walk: Walk) -> None:
    view = GAME.view(GAME.layout.hide(walk.end, NOBODY))
    shown = picture(view, NOBODY, True).svg()
    sites = list(view["sites"].values())
    assert shown.count('class="planet"') == sum(len(each["planets"]) for each in view["quarters"].values())
    assert shown.count('class="colony"') == len([what for what in sites if what != "x"])
    assert shown.count('class="port"') == len([what for what in sites if what.endswith("*")])
    assert shown.count('class="closed"') == sites.count("x")
    assert shown.count('class="ship"') == sum(len(each["ships"]) for each in view["players"])
    stations = sum(sum(each["stations"].values()) for each in view["players"])
    assert shown.count('class="station"') == stations
    for player in view["players"]:
        assert f">{player['points']}</text>" in shown
