"""Positions as text: what is read can be played, whatever somebody wrote."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from startable.core import Stream, Unreadable
from startable.games.smugglers import GAME
from startable.testing import Walk

from ...effort import tries
from .helpers import dealt, play, position, text
from .walks import ANY

VALUES = {
    "phase": [
        "countdown",
        "dealing",
        "quickest",
        "bidding",
        "falling",
        "energy",
        "goods",
        "restocking",
        "ended",
    ],
    "galaxy": ["1", "2", "6", "8"],
    "cards": ["", "E-R", "E-R,E-Y,E-G", "E-R,E-Y,E-G,D-1,D-2"],
    "dice.a": ["", "A1", "A1A2", "A1B2", "B4B4"],
    "dice.b": ["", "A1", "A6", "B1A1"],
    "A.energy": ["", "1", "5", "12"],
    "A.goods": ["", "r", "rryyggbb"],
    "A.placed": ["", "1", "2"],
    "A.tokens": ["", "-1", "1", "2", "1,2", "-1,1,3"],
    "B.tokens": ["", "-1", "1", "0", "3"],
    "A.won": ["", "a", "ab", "aa"],
    "B.won": ["", "b"],
    "A.paid": ["", "a", "b"],
    "A.up": ["", "E-R", "D-1,D-2"],
    "A.down": ["", "E-R", "E-Y"],
    "pool.energy": ["", "4"],
    "pool.goods": ["", "rg"],
    "box": ["", "E-G", "F-R,F-Y"],
    "queue": ["", "A", "BA", "ABC"],
    "hand": ["", "0", "1", "4"],
    "waited": ["", "1", "2", "3"],
    "clock": ["", "7"],
}
EDITS = st.lists(st.sampled_from([(key, value) for key in VALUES for value in VALUES[key]]), max_size=4)


def edited(position: str, edits: list[tuple[str, str]]) -> str:
    given = dict(word.split(":") for word in position.split()) | dict(edits)
    return " ".join(f"{key}:{value}" for key, value in given.items() if value)


@tries(120)
@given(ANY, EDITS, st.integers(0, 2**32))
def test_what_is_read_can_be_played(walk: Walk, edits: list[tuple[str, str]], seed: int) -> None:
    """A position in which somebody changed words is refused, or the game goes on from there."""
    try:
        state = GAME.read_position(edited(GAME.layout.write(walk.end), edits), walk.rules)
    except Unreadable:
        return
    _play_on(walk, state, Stream(seed))


def _play_on(walk: Walk, state: Any, stream: Stream) -> None:
    for _ in range(60):
        able = [(mover, moves) for mover in walk.movers() if (moves := walk.offered(state, mover))]
        assert bool(able) != walk.rules.awaits(state).over
        if not able:
            return
        mover, moves = able[stream.below(len(able))]
        moves[stream.below(len(moves))].apply(state, mover, [])
        assert min(player.energy for player in state.players) >= 0


def test_what_is_nought_or_empty_is_left_out() -> None:
    table = position("phase:bidding cards:F-R,F-Y,F-G")
    assert text(table) == "galaxy:1 phase:bidding cards:F-R,F-Y,F-G"


def test_the_order_of_words_does_not_matter() -> None:
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    play(table, "A a3", "B t2")
    assert text(position(" ".join(text(table).split()[::-1]))) == text(table)
