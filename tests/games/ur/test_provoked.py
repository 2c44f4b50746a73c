"""Every refusal and every complaint about a position in the source is provoked here."""

import pytest

from startable.core import Unreadable
from startable.games.ur import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.words import words
from startable.testing import complaints_of, refusals_of

from .helpers import position, refusal_of

# position, options, line, rule, fact
REFUSALS: list[tuple[str, dict[str, object], str, str, str]] = [
    ("c7:yb hand:9,0 turn:A won:A", {}, "A c7-c8", "UR-501", "game-over"),
    ("hand:10,10 turn:A roll:4", {}, "B in-h4", "UR-201", "not-awaited"),
    ("hand:10,10 turn:A", {}, "A in-h4", "UR-201", "not-awaited"),
    ("hand:10,10 turn:A roll:4", {}, "* 4", "UR-201", "not-awaited"),
    ("hand:10,10 turn:A roll:4", {}, "@ pass", "UR-201", "not-awaited"),
    ("hand:10,10 turn:A", {}, "* 7", "UR-101", "not-an-outcome"),
    ("hand:10,10 turn:A", {}, "* 3:4", "UR-101", "not-an-outcome"),
    ("hand:10,10", {}, "* 3", "UR-101", "not-an-outcome"),
    ("hand:10,10 turn:A", {}, "* in-h4", "UR-101", "not-an-outcome"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A h4-c4", "UR-202", "ur-no-disc-there"),
    ("A.h1:b c3:y hand:9,9 turn:A roll:4", {}, "A c3-c7", "UR-202", "ur-no-disc-there"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A h1-c2", "UR-202", "ur-whole-roll"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A in-h3", "UR-202", "ur-whole-roll"),
    ("A.b1:B hand:9,10 turn:A roll:4", {}, "A b1-h3", "UR-202", "ur-whole-roll"),
    ("c8:B hand:9,10 turn:A roll:4", {}, "A c8-c5", "UR-202", "ur-whole-roll"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A 5", "UR-202", "ur-dice-roll-themselves"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A 5:4", "UR-202", "ur-dice-roll-themselves"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A pass", "UR-203", "ur-must-move"),
    ("A.h1:b hand:0,10 turn:A roll:4", {}, "A in-h4", "UR-204", "ur-hand-empty"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A b1-h4", "UR-208", "ur-base-empty"),
    ("A.b2:b hand:9,10 turn:A roll:2", {}, "A forward(12,14)", "UR-210", "ur-past-base"),
    ("A.h2:B hand:9,10 turn:A roll:2", {}, "A backward(1,-1)", "UR-207", "ur-below-home"),
    ("A.h2:B hand:9,10 turn:A roll:2", {}, "A forward(14,16)", "UR-102", "ur-no-such-field"),
    ("A.h2:B hand:9,10 turn:A roll:2", {}, "A backward(-1,-3)", "UR-102", "ur-no-such-field"),
    ("c4:b hand:9,10 turn:A roll:2", {}, "A c4-c2", "UR-105", "ur-blue-goes-forward"),
    ("c4:by hand:9,9 turn:A roll:2", {}, "A c4-c6", "UR-305", "ur-prisoner"),
    ("c4:byy hand:9,8 turn:A roll:2", {}, "A c4-c6", "UR-305", "ur-prisoner"),
    ("c4:b hand:9,10 turn:A roll:6", {"six_skips": True}, "A in-c2", "UR-602", "ur-six-skips"),
    ("c4:yB hand:9,9 turn:A roll:2", {"red_back_alone": True}, "A c4-c2", "UR-603", "ur-back-only-alone"),
    ("c4:yyyyy c2:b hand:9,5 turn:A roll:2", {"tower_limit": 5}, "A c2-c4", "UR-604", "ur-too-high"),
]

# position, options, rule, fact
COMPLAINTS: list[tuple[str, dict[str, object], str, str]] = [
    ("c3:bbbb hand:7,10 turn:A", {}, "UR-101", "ur-too-many-discs"),
    ("c3:yy hand:2,1 turn:A", {"discs": 2}, "UR-101", "ur-too-many-discs"),
    ("A.h1:y hand:10,9 turn:A", {}, "UR-103", "ur-private-field"),
    ("B.b2:yb hand:9,9 turn:A", {}, "UR-103", "ur-private-field"),
    ("A.b1:b hand:9,10 turn:A", {}, "UR-403", "ur-base-one"),
    ("B.b1:bY hand:9,9 turn:A", {}, "UR-403", "ur-base-one"),
    ("c3:b hand:9,10", {}, "UR-201", "ur-turn-missing"),
    ("hand:10,10 turns:3", {}, "UR-201", "ur-turn-missing"),
    ("c3:yb hand:9,0 turn:A", {}, "UR-502", "ur-end-wrong"),
    ("c3:yb hand:9,1 turn:A won:A", {}, "UR-502", "ur-end-wrong"),
    ("c3:yb hand:9,0 turn:A won:B", {}, "UR-502", "ur-end-wrong"),
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


@pytest.mark.parametrize(("at", "options", "line", "rule", "fact"), REFUSALS)
def test_refusal(at: str, options: dict[str, object], line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(position(at, **options), line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).why(refusal), "an argument is missing"


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
        GAME.notation.read_move(text)


def test_every_refusal_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in REFUSALS} == refusals_of(GAME)


def test_every_complaint_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in COMPLAINTS} == complaints_of(GAME)
