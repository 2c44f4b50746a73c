"""The picture of UR has every disc, the die, and looks as it did."""

from pathlib import Path

from hypothesis import given

from startable.core import NOBODY
from startable.games.ur import GAME
from startable.games.ur.forms.picture import picture
from startable.testing.strategies import walks
from startable.testing.walk import Walk

from ...effort import tries
from .subject import SUBJECT

POSITION = "c3:yB c5:bby A.b2:Yb B.h1:y hand:5,4 turn:B roll:5"


def drawn(state: object, seat: int, dark: bool = False) -> str:
    return picture(GAME.view(GAME.layout.hide(state, seat)), seat, dark).svg()  # type: ignore[arg-type]


@tries(60)
@given(walks(SUBJECT))
def test_every_disc_is_there(walk: Walk) -> None:
    state = walk.end
    on_board = sum(len(tower) for tower in state.named_towers().values())
    discs = on_board + sum(state.hands) + sum(state.out)
    for seat in walk.watchers():
        shown = drawn(state, seat)
        assert shown.count('class="disc"') == discs
        assert shown.count('class="die"') == 1


def test_the_own_row_is_in_front() -> None:
    state = GAME.read_position(POSITION, GAME.rules())
    assert drawn(state, 0) == drawn(state, NOBODY) != drawn(state, 1)


def test_it_looks_as_it_did() -> None:
    """`startable draw ur "…" --out picture.svg` writes it anew."""
    state = GAME.read_position(POSITION, GAME.rules())
    assert drawn(state, NOBODY) == (Path(__file__).parent / "golden" / "picture.svg").read_text("utf8")
