"""The picture of Space Smugglers has every sector, die and token, and everybody's score."""

from hypothesis import given

from startable.core import NOBODY
from startable.games.smugglers import GAME
from startable.games.smugglers.box.parts import CARD_PLANETS, CARD_SHIPS, NAMES
from startable.games.smugglers.forms.picture import picture
from startable.testing.strategies import walks
from startable.testing.walk import Walk

from ...effort import tries
from .subject import SUBJECT


@tries(40)
@given(walks(SUBJECT))
def test_every_part_is_there(walk: Walk) -> None:
    view = GAME.view(GAME.layout.hide(walk.end, NOBODY))
    shown = picture(view, NOBODY, True).svg()
    cards = [NAMES.index(name) for name in view["cards"]]
    assert shown.count('class="sector"') == len(cards)
    assert shown.count('class="planet"') == sum(len(CARD_PLANETS[card]) for card in cards)
    assert shown.count('class="vessel"') == sum(len(CARD_SHIPS[card]) for card in cards)
    assert shown.count('class="die"') == sum(len(dice) for dice in view["dice"])
    tokens = len(view["middle"]) + sum(len(own) for own in view["tokens"])
    assert shown.count('class="token"') == tokens
    for score in walk.rules.scores(walk.end):
        assert f">{score}</text>" in shown
