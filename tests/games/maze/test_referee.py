"""What a referee would say: every refusal names the rule, and the reason that helps most.

What has to be done first, or is over, is told before what is wrong with the move itself.
"""

import pytest

from startable.play.rulebook import LANGUAGES, rulebook
from startable.play.table import Table
from startable.play.words import words

from .helpers import WORN, moving, play, playing, position, printed, refusal_of

Row = tuple[Table, str, str, str]
"""A table, a line, the rule that a referee would name, and the fact."""

EIGHT = "r90,r90,r180,r180,r270,dr,x,glue"
OUT = "A.g:b2 A.p:c2 A.o:d2"
SMALL = "small"


def taking(text: str = "") -> Table:
    return position(text)


def discarding(text: str = "") -> Table:
    return position(f"phase:discarding A.hand:{EIGHT} {text}")


def running(text: str = "") -> Table:
    """A's green alien runs on a card; it stands on b2."""
    return position(f"phase:moving A.dice:ggpo,g5=run2 B.dice:g1 die:g5 points:gg A.g:b2 {text}")


def after_terminal() -> Table:
    """A's green alien had three footprints, and used a terminal for the first of them."""
    table = moving("gggp", "A.g:b2 A.p:c2 A.hand:x")
    play(table, "A g use", "* draw r90")
    return table


def acting_on() -> Table:
    """The same by the printed reading: two footprints are left."""
    return printed("phase:moving A.dice:gggp die:gggp points:ggp rest:g A.g:b2*")


def won_at_home() -> Table:
    table = moving("ggpo", f"{WORN} A.g:a1")
    play(table, "A g in")
    return table


def won_by_tokens() -> Table:
    table = moving("ggpo", "relic:Bg A.g:c3 B.g:c3 A.tokens:2 B.tokens:2")
    play(table, "A g grab")
    return table


ROWS: list[Row] = [
    # A die comes first.
    (taking(), "A g a1", "MZ-301", "mz-movement-die-first"),
    (taking(), "A g use", "MZ-301", "mz-movement-die-first"),
    (taking("A.g:c3"), "A g grab", "MZ-301", "mz-movement-die-first"),
    (taking(f"{WORN} A.g:a1"), "A g in", "MZ-301", "mz-movement-die-first"),
    (taking("A.hand:r90"), "A r90 a1 1", "MZ-204", "mz-energy-die-first"),
    (taking("A.hand:run1"), "A run1", "MZ-204", "mz-energy-die-first"),
    (taking(), "A done", "MZ-203", "mz-must-take"),
    (taking(), "A undo", "MZ-302", "mz-nothing-to-undo"),
    # What this round has given already.
    (taking("A.dice:ggpo B.dice:g1"), "A g a1", "MZ-202", "mz-moved-already"),
    (taking("A.dice:ggpo B.dice:g1"), "A gooo", "MZ-202", "mz-one-movement-die"),
    (taking("A.dice:g1,p1 B.dice:g1,p1"), "A o6", "MZ-201", "mz-two-energy-dice"),
    (taking("A.dice:g1,p1 B.dice:g1,p1 A.hand:r90"), "A r90 a1 1", "MZ-201", "mz-two-energy-dice"),
    (taking(), "A g6", "MZ-201", "mz-no-such-die"),
    (playing("g6"), "A p1", "MZ-201", "mz-one-die-a-turn"),
    (moving(), "A p1", "MZ-201", "mz-one-die-a-turn"),
    # The wrong kind of die.
    (playing("g6:r90"), "A g a1", "MZ-301", "mz-energy-die-moves-nobody"),
    (moving("ggpo", "A.hand:r90"), "A r90 a1 1", "MZ-204", "mz-movement-die-no-card"),
    (running("A.hand:r90"), "A r90 b2 1", "MZ-204", "mz-one-card-a-die"),
    # Points that an alien never had, has spent, or has lost to a terminal.
    (moving("pppo"), "A g a1", "MZ-301", "mz-no-footprint"),
    (running("A.p:b3"), "A p use", "MZ-410", "mz-only-the-runner"),
    (moving("gooo:ooo", f"{WORN} A.g:c3"), "A g c2", "MZ-301", "mz-no-points"),
    (after_terminal(), "A g c2", "MZ-310", "mz-rests"),
    (after_terminal(), "A g grab", "MZ-310", "mz-rests"),
    (after_terminal(), "A undo", "MZ-302", "mz-nothing-to-undo"),
    (acting_on(), "A g c2", "MZ-310", "mz-walks-no-more"),
    (acting_on(), "A g in", "MZ-314", "mz-only-with-relic"),
    # Discarding comes first.
    (discarding(), "A g1", "MZ-208", "mz-must-discard"),
    (discarding(), "A r90 a1 1", "MZ-208", "mz-must-discard"),
    (discarding(), "A g a1", "MZ-208", "mz-must-discard"),
    (discarding(), "A g grab", "MZ-208", "mz-must-discard"),
    (discarding(), "A undo", "MZ-208", "mz-must-discard"),
    (discarding(), "A done", "MZ-208", "mz-must-discard"),
    (discarding(), "A drop run2", "MZ-208", "mz-nothing-to-discard"),
    (discarding(), "B drop x", "MZ-208", "mz-may-keep-all"),
    (discarding("B.hand:r90,r90,x,x,x,run1,run1,run2"), "B drop x", "MZ-208", "mz-others-discard"),
    (discarding(), "B g1", "MZ-208", "not-awaited"),
    (taking(), "A drop x", "MZ-208", "mz-not-discarding"),
    (taking(), "B drop x", "MZ-208", "mz-not-discarding"),
    # Tiles that there are not, or not there.
    (moving("ggpo", "A.g:b2", layout=SMALL), "A g a2", "MZ-109", "mz-no-such-tile"),
    (playing("g6:r90", "A.g:b2", layout=SMALL), "A r90 a1 1", "MZ-109", "mz-no-such-tile"),
    (playing("g6:dr", "A.g:b2", layout=SMALL), "A dr a1 1", "MZ-109", "mz-no-such-tile"),
    (playing("g6:x", "A.g:b2", layout=SMALL), "A x a2", "MZ-109", "mz-no-such-tile"),
    (playing("g6:dx", "A.g:b2", layout=SMALL), "A dx a1 b3", "MZ-109", "mz-no-such-tile"),
    (playing("g6:r90", "A.g:b2"), "A r90 d4 1", "MZ-403", "mz-out-of-reach"),
    (playing("g6:x", "A.g:b2"), "A x b2", "MZ-408", "mz-own-tile"),
    (moving("ggpo", "A.g:b2"), "A g b2", "MZ-304", "mz-there-already"),
    (moving("ggpo", "A.g:b2"), "A g c3", "MZ-304", "mz-not-next"),
    (playing("g6:base", OUT), "A base c3n", "MZ-414", "mz-no-berth-there"),
    (playing("g6:base", OUT), "A base d1n", "MZ-414", "mz-not-next-berth"),
    # Ships.
    (moving(), "A g in", "MZ-314", "mz-aboard-already"),
    (moving("ggpo", "A.g:a1"), "A g in", "MZ-314", "mz-only-with-relic"),
    (moving("ggpo", f"{WORN} A.g:b1"), "A g in", "MZ-314", "mz-not-at-dock"),
    (moving(), "A g b1", "MZ-303", "mz-dock-tile"),
    # What nobody decides, whoever's turn it is.
    (taking(), "A roll g6", "MZ-201", "mz-dice-roll-themselves"),
    (taking(), "B roll g6", "MZ-201", "mz-dice-roll-themselves"),
    (taking(), "B draw x", "MZ-309", "mz-draw-by-chance"),
    (taking(), "B lay RRRR", "MZ-105", "mz-set-up-by-chance"),
    (taking(), "B first B", "MZ-105", "mz-set-up-by-chance"),
    (taking(), "B g1", "MZ-201", "not-awaited"),
    # The end, as it came.
    (won_at_home(), "A g a1", "MZ-602", "game-over"),
    (won_at_home(), "B g1", "MZ-602", "game-over"),
    (won_by_tokens(), "A g a1", "MZ-601", "game-over"),
]


@pytest.mark.parametrize(("table", "line", "rule", "fact"), ROWS)
def test_a_referee_says(table: Table, line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(table, line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert rule in rulebook(table.game.package, language).rules
        assert words(language).has(fact)
        assert "{" not in words(language).why(refusal), "an argument is missing"


def test_there_are_enough_of_them() -> None:
    assert len(ROWS) >= 40


def test_the_end_is_refused_by_the_rule_that_ended_it() -> None:
    for table in (won_at_home(), won_by_tokens()):
        result = table.rules.result(table.state)
        assert result is not None
        assert refusal_of(table, "B g1").rule == result.rule


@pytest.mark.parametrize(
    ("table", "line", "english", "hungarian"),
    [
        (
            moving("ggpo", "A.g:b2", b2=".R..", c2="...B"),
            "A g c2",
            "The gates there are red and blue: your green alien does not pass.",
            "Az ottani kapuk színe piros és kék: a zöld űrlényed nem fér át.",
        ),
        (
            moving("ggpo", "A.g:b3", b3=".R.."),
            "A g c3",
            "The gates there are silver and red: red is no colour of your green alien.",
            "Az ottani kapuk színe ezüst és piros, az utóbbi pedig nem illik a zöld űrlényedhez.",
        ),
        (
            moving("pppo"),
            "A o use",
            "There is no terminal where your orange alien is.",
            "Ahol a narancs űrlényed áll, ott nincs terminál.",
        ),
        (
            playing("g1:r90"),
            "A r90 a1 1",
            "Rotate 90 costs 2, but your die shows only 1.",
            "A kártya (90 fokos elforgatás) ára 2, a kockád viszont csak 1 pöttyöt mutat.",
        ),
        (
            taking(),
            "B g1",
            "It is somebody else’s turn now.",
            "Most más következik.",
        ),
    ],
)
def test_what_is_said(table: Table, line: str, english: str, hungarian: str) -> None:
    refusal = refusal_of(table, line)
    assert words("en").why(refusal) == english
    assert words("hu").why(refusal) == hungarian
