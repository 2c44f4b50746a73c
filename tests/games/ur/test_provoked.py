"""Every complaint about a position in the source is provoked here; refusals of moves are in test_referee."""

import pytest

from startable.core import Unreadable
from startable.games.ur import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.words import words
from startable.testing import complaints_of

from .helpers import position

# position, options, rule, fact
COMPLAINTS: list[tuple[str, dict[str, object], str, str]] = [
    ("c3:bbbb hand:7,10 turn:A", {}, "UR-101", "ur-too-many-discs"),
    (f"c3:{'by' * 30} hand:0,0 turn:A", {}, "UR-101", "ur-too-many-discs"),
    ("c3:yy hand:2,1 turn:A", {"discs": 2}, "UR-101", "ur-too-many-discs"),
    ("A.h1:y hand:10,9 turn:A", {}, "UR-103", "ur-private-field"),
    ("B.b2:yb hand:9,9 turn:A", {}, "UR-103", "ur-private-field"),
    ("B.b1:bY hand:9,9 turn:A", {}, "UR-402", "ur-base-own"),
    ("B.b1:by hand:9,9 turn:A", {"red_by_choice": True}, "UR-402", "ur-base-own"),
    ("A.b1:b hand:9,10 turn:A", {}, "UR-403", "ur-base-red"),
    ("A.b1:bB hand:8,10 turn:A", {}, "UR-403", "ur-base-red"),
    ("c3:b hand:9,10", {}, "UR-201", "ur-turn-missing"),
    ("hand:10,10 turns:3", {}, "UR-201", "ur-turn-missing"),
    ("c3:yb hand:9,0 turn:A", {}, "UR-502", "ur-end-wrong"),
    ("c3:yb hand:9,1 turn:A won:A", {}, "UR-502", "ur-end-wrong"),
    ("c3:yb hand:9,0 turn:A won:B", {}, "UR-502", "ur-end-wrong"),
    ("A.b1:b c3:y hand:0,0 turn:A", {"red_by_choice": True}, "UR-502", "ur-end-wrong"),
    ("A.b1:b B.b1:y hand:0,0 turn:A won:A", {"red_by_choice": True}, "UR-502", "ur-end-wrong"),
    ("c3:yb hand:9,1 turn:A won:- turns:50", {}, "UR-502", "ur-end-wrong"),
    ("c3:yb hand:9,1 turn:A won:- turns:49", {"draw_after": 50}, "UR-502", "ur-end-wrong"),
    ("c3:ybybyb hand:7,7 turn:A", {"tower_limit": 5}, "UR-604", "ur-too-high"),
    ("c3:y hand:10,9 turn:A turns:10", {"draw_after": 10}, "UR-601", "ur-end-wrong"),
]

# Text that is no position at all.
NONSENSE = [
    "",
    "hand:10 turn:A",
    "hand:10,10,10 turn:A",
    "hand:-1,10 turn:A",
    "hand:11,10 turn:A",
    "hand:x,10 turn:A",
    "hand:²,10 turn:A",
    "hand:10,10 turn:C",
    "hand:10,10 turn:A roll:7",
    "hand:10,10 turn:A roll:0",
    "hand:10,10 roll:3",
    "hand:10,10 turn:A roll:3 won:A",
    "hand:10,10 turn:A turn:B",
    "hand:10,10 turn:A colour:red",
    "c3:r hand:10,10 turn:A",
    "d3:b hand:9,10 turn:A",
    "h1:b hand:9,10 turn:A",
    "hand:10,10 turn:A turns:many",
    "hand:10,10 turn:A turns:" + "9" * 5000,
]


@pytest.mark.parametrize(("at", "options", "rule", "fact"), COMPLAINTS)
def test_impossible_position(at: str, options: dict[str, object], rule: str, fact: str) -> None:
    with pytest.raises(Unreadable) as caught:
        position(at, **options)
    assert (caught.value.rule, caught.value.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).complaint(caught.value), "an argument is missing"


@pytest.mark.parametrize("at", NONSENSE)
def test_no_position(at: str) -> None:
    with pytest.raises(Unreadable) as caught:
        position(at)
    assert not caught.value.rule
    assert all(words(language).has(caught.value.fact) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text", ["", "-", "c3", "c3-", "c3-d4", "in", "in-in", "b1-in", "1:2:3", "100", "c3 c4", "𝟓"]
)
def test_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_move(text)


def test_every_complaint_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in COMPLAINTS} == complaints_of(GAME)
