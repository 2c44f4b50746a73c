"""What a referee would say: every refusal names the rule that helps most, and each in the source is heard."""

import pytest

from startable.games.ur import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.words import words
from startable.testing import refusals_of

from .helpers import position, refusal_of

Row = tuple[str, dict[str, object], str, str, str]
"""Position, options, line, rule, fact."""

# Whose time it is not, or whose time is over.
UNTIMELY: list[Row] = [
    ("c7:yb hand:9,0 turn:A won:A", {}, "A c7-c8", "UR-501", "game-over"),
    ("c7:yb hand:9,0 turn:A won:A", {}, "B in-h1", "UR-501", "game-over"),
    ("c7:yb hand:9,0 turn:A won:A", {}, "* 3", "UR-501", "game-over"),
    ("c7:b hand:9,10 turn:A won:- turns:8", {"draw_after": 8}, "A c7-c8", "UR-601", "ur-drawn-already"),
    ("c7:b hand:9,10 turn:A won:- turns:8", {"draw_after": 8}, "* 3", "UR-601", "ur-drawn-already"),
    ("hand:10,10", {}, "A in-h4", "UR-201", "ur-opening-first"),
    ("hand:10,10", {}, "B pass", "UR-201", "ur-opening-first"),
    ("hand:10,10 turn:A roll:4", {}, "B in-h4", "UR-201", "ur-other-turn"),
    ("hand:10,10 turn:A roll:4", {}, "B pass", "UR-201", "ur-other-turn"),
    ("hand:10,10 turn:B", {}, "A in-h4", "UR-201", "ur-other-turn"),
    ("A.b1:B hand:9,10 turn:B", {}, "A b1-h1", "UR-201", "ur-other-turn"),
    ("hand:10,10 turn:A", {}, "A in-h4", "UR-202", "ur-roll-first"),
    ("hand:10,10 turn:A", {}, "A pass", "UR-202", "ur-roll-first"),
    ("c3:B hand:9,10 turn:A", {}, "A c3-c1", "UR-202", "ur-roll-first"),
    ("hand:10,10 turn:A roll:4", {}, "@ pass", "UR-201", "not-awaited"),
    ("hand:10,10 turn:A roll:4", {}, "* in-h4", "UR-201", "not-awaited"),
    ("hand:10,10 turn:A", {}, "@ 4", "UR-201", "not-awaited"),
]

# The die: nobody sets it, and it has six sides.
DICE: list[Row] = [
    ("hand:10,10 turn:A roll:4", {}, "* 4", "UR-202", "ur-rolled-already"),
    ("hand:10,10 turn:A roll:4", {}, "* 3:4", "UR-202", "ur-rolled-already"),
    ("hand:10,10 turn:A", {}, "* 7", "UR-101", "not-an-outcome"),
    ("hand:10,10 turn:A", {}, "* 3:4", "UR-101", "not-an-outcome"),
    ("hand:10,10", {}, "* 3", "UR-101", "not-an-outcome"),
    ("hand:10,10 turn:A", {}, "* in-h4", "UR-101", "not-an-outcome"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A 5", "UR-202", "ur-dice-roll-themselves"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A 5:4", "UR-202", "ur-dice-roll-themselves"),
    ("A.h1:b hand:9,10 turn:A", {}, "A 5", "UR-202", "ur-dice-roll-themselves"),
    ("A.h1:b hand:9,10 turn:A", {}, "B 5", "UR-202", "ur-dice-roll-themselves"),
    ("hand:10,10", {}, "B 5:4", "UR-202", "ur-dice-roll-themselves"),
]

# One roll, one move by the whole roll; passing only without any.
ROLL: list[Row] = [
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A h1-c2", "UR-202", "ur-whole-roll"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A h1-h2", "UR-202", "ur-whole-roll"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A in-h3", "UR-204", "ur-enters-at"),
    ("A.b1:B hand:9,10 turn:A roll:4", {}, "A b1-h3", "UR-202", "ur-whole-roll"),
    ("A.b1:B hand:9,10 turn:A roll:4", {}, "A b1-b2", "UR-202", "ur-whole-roll"),
    ("A.b1:B hand:9,10 turn:A roll:4", {}, "A b1-c3", "UR-202", "ur-whole-roll"),
    ("c8:B hand:9,10 turn:A roll:4", {}, "A c8-c5", "UR-202", "ur-whole-roll"),
    ("c4:b hand:9,10 turn:A roll:4", {}, "A c4-c4", "UR-202", "ur-whole-roll"),
    ("c4:B hand:9,10 turn:A roll:4", {}, "A forward(7,3)", "UR-202", "ur-whole-roll"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A pass", "UR-203", "ur-must-move"),
    ("A.b1:B hand:0,10 turn:A roll:6", {}, "A pass", "UR-203", "ur-must-move"),
]

# Which disc: from the hand, of one's own, on top.
DISC: list[Row] = [
    ("A.h1:b hand:0,10 turn:A roll:4", {}, "A in-h4", "UR-204", "ur-hand-empty"),
    ("A.h1:b hand:0,10 turn:A roll:4", {}, "A in-h3", "UR-204", "ur-hand-empty"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A in-c5", "UR-204", "ur-enters-at"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A in-b1", "UR-204", "ur-enters-at"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A h4-c4", "UR-205", "ur-field-empty"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A h2-b1", "UR-205", "ur-field-empty"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A c8-c4", "UR-206", "ur-field-empty"),
    ("A.h1:b c3:y hand:9,9 turn:A roll:4", {}, "A c3-c7", "UR-205", "ur-not-your-disc"),
    ("A.h1:b c3:yY hand:9,8 turn:A roll:4", {}, "A c3-c7", "UR-205", "ur-not-your-disc"),
    ("A.h1:b c8:Y hand:9,9 turn:A roll:4", {}, "A c8-c4", "UR-206", "ur-not-your-disc"),
    ("B.h1:y c8:B hand:9,9 turn:B roll:1", {}, "B c8-b2", "UR-205", "ur-not-your-disc"),
    ("A.h2:B hand:9,10 turn:A roll:2", {}, "A forward(14,16)", "UR-102", "ur-no-such-field"),
    ("A.h2:B hand:9,10 turn:A roll:2", {}, "A backward(-1,-3)", "UR-102", "ur-no-such-field"),
    ("c4:by hand:9,9 turn:A roll:2", {}, "A c4-c6", "UR-305", "ur-prisoner"),
    ("c4:byy hand:9,8 turn:A roll:2", {}, "A c4-c6", "UR-305", "ur-prisoner"),
    ("c4:By hand:9,9 turn:A roll:2", {}, "A c4-c2", "UR-305", "ur-prisoner"),
]

# Backward, and in again.
BACK: list[Row] = [
    ("c4:b hand:9,10 turn:A roll:2", {}, "A c4-c2", "UR-105", "ur-blue-goes-forward"),
    ("c4:bb hand:8,10 turn:A roll:2", {}, "A c4-c2", "UR-105", "ur-blue-goes-forward"),
    ("c4:Yb hand:9,9 turn:A roll:2", {}, "A c4-c2", "UR-105", "ur-blue-goes-forward"),
    ("c4:Bb hand:8,10 turn:A roll:2", {}, "A c4-c2", "UR-302", "ur-red-below"),
    ("c4:Byb hand:8,9 turn:A roll:2", {}, "A c4-c2", "UR-302", "ur-red-below"),
    ("A.b2:Bb hand:8,10 turn:A roll:2", {}, "A b2-c7", "UR-302", "ur-red-below"),
    ("A.h2:B hand:9,10 turn:A roll:2", {}, "A backward(1,-1)", "UR-207", "ur-below-home"),
    ("c1:B hand:9,10 turn:A roll:6", {}, "A backward(4,-2)", "UR-207", "ur-below-home"),
    ("A.h1:b hand:9,10 turn:A roll:4", {}, "A b1-h4", "UR-208", "ur-base-empty"),
    ("A.b2:B hand:9,10 turn:A roll:4", {}, "A b1-h4", "UR-208", "ur-base-empty"),
    ("A.b2:B hand:9,10 turn:A roll:4", {}, "A b2-h4", "UR-208", "ur-only-from-base-1"),
]

# The base.
BASE: list[Row] = [
    ("A.h3:b hand:9,10 turn:A roll:3", {}, "A h3-b1", "UR-207", "ur-round-to-base"),
    ("A.h3:B hand:9,10 turn:A roll:3", {}, "A h3-b1", "UR-207", "ur-round-to-base"),
    ("A.h1:B hand:9,10 turn:A roll:1", {}, "A h1-b1", "UR-207", "ur-round-to-base"),
    ("B.h4:Y hand:10,9 turn:B roll:6", {}, "B h4-b2", "UR-207", "ur-round-to-base"),
    ("c8:b hand:9,10 turn:A roll:5", {}, "A c8-b1", "UR-210", "ur-not-exact"),
    ("c8:b hand:9,10 turn:A roll:2", {}, "A c8-b2", "UR-210", "ur-not-exact"),
    ("c8:yb hand:9,9 turn:A roll:1", {}, "A c8-b1", "UR-210", "ur-not-exact"),
    ("c1:b hand:9,10 turn:A roll:6", {}, "A c1-b1", "UR-210", "ur-not-exact"),
    ("A.b2:b hand:9,10 turn:A roll:2", {}, "A b2-b1", "UR-210", "ur-not-exact"),
    ("A.b2:b hand:9,10 turn:A roll:2", {}, "A forward(12,14)", "UR-210", "ur-past-base"),
    ("A.b1:B hand:9,10 turn:A roll:1", {}, "A forward(13,14)", "UR-210", "ur-past-base"),
]

SIX: dict[str, object] = {"six_skips": True}
ALONE: dict[str, object] = {"red_back_alone": True}
FIVE: dict[str, object] = {"tower_limit": 5}
CHOICE: dict[str, object] = {"red_by_choice": True}

OPTIONS: list[Row] = [
    ("c4:b hand:9,10 turn:A roll:6", SIX, "A in-c2", "UR-602", "ur-six-skips"),
    ("c4:b hand:9,10 turn:A roll:6", SIX, "A c4-c2", "UR-602", "ur-six-skips"),
    ("c4:yB hand:9,9 turn:A roll:2", ALONE, "A c4-c2", "UR-603", "ur-back-only-alone"),
    ("c4:yyyyy c2:b hand:9,5 turn:A roll:2", FIVE, "A c2-c4", "UR-604", "ur-too-high"),
    ("A.h4:bbbbb hand:5,10 turn:A roll:4", FIVE, "A in-h4", "UR-604", "ur-too-high"),
    ("c8:b hand:9,10 turn:A roll:2", {}, "A c8-b1=blue", "UR-403", "ur-turns-red"),
    ("c8:B hand:9,10 turn:A roll:2", CHOICE, "A c8-b1=blue", "UR-106", "ur-red-already"),
    ("c8:b hand:9,10 turn:A roll:1", CHOICE, "A c8-b2=blue", "UR-606", "ur-blue-elsewhere"),
    ("c8:b hand:9,10 turn:A roll:1", CHOICE, "A c8-b1=blue", "UR-210", "ur-not-exact"),
    ("c8:y hand:10,9 turn:A roll:2", CHOICE, "A c8-b1=blue", "UR-205", "ur-not-your-disc"),
    ("A.b1:b hand:9,10 turn:A roll:2", CHOICE, "A b1-c8", "UR-606", "ur-left-blue"),
    ("A.b1:Bb hand:8,10 turn:A roll:2", CHOICE, "A b1-h2", "UR-606", "ur-left-blue"),
    ("A.b1:b hand:9,10 turn:A roll:1", CHOICE, "A forward(13,14)", "UR-210", "ur-past-base"),
]

REFUSALS = [*UNTIMELY, *DICE, *ROLL, *DISC, *BACK, *BASE, *OPTIONS]


@pytest.mark.parametrize(("at", "options", "line", "rule", "fact"), REFUSALS)
def test_refusal(at: str, options: dict[str, object], line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(position(at, **options), line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).why(refusal), "an argument is missing"


@pytest.mark.parametrize(
    ("at", "line", "english", "hungarian"),
    [
        (
            "c8:b hand:9,10 turn:A roll:5",
            "A c8-b1",
            "You rolled 5, but b1 is 2 fields away: the base needs an exact roll.",
            "A dobásod 5, a b1 mező viszont 2 mezőnyire van: a bázisra csak pontos dobással érkezhetsz.",
        ),
        (
            "c3:y hand:10,9 turn:A roll:4",
            "A c3-c7",
            "What stands on c3 is Yellow’s; you move only your own discs.",
            "A c3 mezőn Sárga korongja áll; te csak a sajátjaiddal léphetsz.",
        ),
        (
            "hand:10,10 turn:A roll:4",
            "B in-h4",
            "It is Black’s turn, not yours.",
            "Most nem te következel, hanem Fekete.",
        ),
        (
            "hand:10,10 turn:A roll:4",
            "A in-c3",
            "With a 4 a new disc comes in at h4.",
            "4-essel az új korong a h4 mezőre lép be.",
        ),
    ],
)
def test_what_is_said(at: str, line: str, english: str, hungarian: str) -> None:
    refusal = refusal_of(position(at), line)
    assert words("en").why(refusal) == english
    assert words("hu").why(refusal) == hungarian


def test_every_refusal_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in REFUSALS} == refusals_of(GAME)


def test_there_are_enough_of_them() -> None:
    assert len(REFUSALS) >= 40
