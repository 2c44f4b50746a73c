"""UR has no secrets: everybody sees everything."""

from typing import Any

from hypothesis import given, settings

from startable.games.ur import GAME
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
    facts: Any = walk.end.facts()
    swapped = {
        **facts,
        "towers": {_other_side(at): discs.translate(_COLOURS) for at, discs in facts["towers"].items()},
        "hands": facts["hands"][::-1],
        "out": facts["out"][::-1],
        "turn": 1 - facts["turn"],
    }
    assert GAME.codec.observe(facts, 0) == GAME.codec.observe(swapped, 1)


_COLOURS = str.maketrans("bByY", "yYbB")


def _other_side(at: str) -> str:
    return at.translate(str.maketrans("AB", "BA")) if "." in at else at
