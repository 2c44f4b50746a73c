"""Every refusal and every complaint about a position in the source is provoked here."""

import pytest

from startable.core import Unreadable
from startable.games.maze import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.table import Table
from startable.play.words import words
from startable.testing import complaints_of, refusals_of

from .helpers import WORN, Tiles, filled, moving, playing, position, printed, refusal_of

OUT = "A.g:b2 A.p:c2 A.o:d2"
HAND = "A.hand:r90,r90,r180,r180,r270,dr,x,glue"
BIG = "r90,r90,x,x,x,run1,run1,run2"
RUNNING = position("phase:moving A.dice:ggpo,g3=run1 B.dice:g1 die:g3 points:g A.g:b2* A.p:b3")
STEPS, ENERGY = "ggpo,g3=glue", "g3=glue,p4"
GLUED = f"relic:Ag A.tokens:1 glue:yes A.dice:{STEPS} B.dice:g1"

# table, line, rule, fact
REFUSALS: list[tuple[Table, str, str, str]] = [
    (position("phase:ended won:A A.dice:ggpo relic:Ag A.tokens:1"), "A g1", "MZ-602", "game-over"),
    (position("phase:ended won:A A.dice:ggpo relic:Ag A.g:c3 A.tokens:3"), "A g1", "MZ-601", "game-over"),
    (position(), "B g1", "MZ-201", "not-awaited"),
    (position(f"phase:discarding {HAND}"), "B g1", "MZ-208", "not-awaited"),
    (position(f"phase:discarding {HAND}"), "B drop x", "MZ-208", "mz-may-keep-all"),
    (position(f"phase:discarding {HAND} B.hand:{BIG}"), "B drop x", "MZ-208", "mz-others-discard"),
    (position("phase:rolling"), "* roll p1", "MZ-101", "not-an-outcome"),
    (position(), "A lay RRRR", "MZ-105", "mz-set-up-by-chance"),
    (position(), "A first B", "MZ-105", "mz-set-up-by-chance"),
    (position(), "A draw x", "MZ-309", "mz-draw-by-chance"),
    (position(), "A roll g1", "MZ-201", "mz-dice-roll-themselves"),
    (playing("g6"), "A p1", "MZ-201", "mz-one-die-a-turn"),
    (position(), "A g6", "MZ-201", "mz-no-such-die"),
    (position(), "A take(24)", "MZ-201", "mz-no-such-die"),
    (position("A.dice:ggpo B.dice:g1"), "A ggpo", "MZ-202", "mz-one-movement-die"),
    (position("A.dice:g1,p1 B.dice:g1,p1"), "A o1", "MZ-201", "mz-two-energy-dice"),
    (position(), "A done", "MZ-203", "mz-must-take"),
    (position(f"phase:discarding {HAND}"), "A done", "MZ-208", "mz-must-discard"),
    (position(), "A drop x", "MZ-208", "mz-not-discarding"),
    (position(f"phase:discarding {HAND}"), "A drop base", "MZ-208", "mz-nothing-to-discard"),
    (position(), "A g a1", "MZ-301", "mz-movement-die-first"),
    (position("A.dice:ggpo B.dice:g1"), "A g a1", "MZ-202", "mz-moved-already"),
    (playing("g6"), "A g a1", "MZ-301", "mz-energy-die-moves-nobody"),
    (moving("pppo"), "A g a1", "MZ-301", "mz-no-footprint"),
    (moving("ggpo:gpo", f"{WORN} A.g:c3 A.o:c3"), "A o c3", "MZ-304", "mz-there-already"),
    (moving("gooo:ooo", f"{WORN} A.g:c3"), "A g c2", "MZ-301", "mz-no-points"),
    (moving("ggpo:po", "A.g:b2*"), "A g c2", "MZ-310", "mz-rests"),
    (
        printed("phase:moving A.dice:gggp die:gggp points:ggp rest:g A.g:b2*"),
        "A g c2",
        "MZ-310",
        "mz-walks-no-more",
    ),
    (RUNNING, "A p use", "MZ-410", "mz-only-the-runner"),
    (RUNNING, "A r90 b2 1", "MZ-204", "mz-one-card-a-die"),
    (moving("pppo"), "A go(7,0)", "MZ-101", "mz-no-such-alien"),
    (moving("ggpo", layout="small"), "A g a1", "MZ-109", "mz-no-such-tile"),
    (moving(), "A g b1", "MZ-303", "mz-dock-tile"),
    (moving("ggpo", "A.g:b2"), "A g d4", "MZ-304", "mz-not-next"),
    (moving("ggpo", "A.g:b2", b2=".R..", c2="...B"), "A g c2", "MZ-304", "mz-gates-closed"),
    (moving("ggpo", "A.g:b2", b2=".R..", c2="...R"), "A g c2", "MZ-305", "mz-same-gates"),
    (moving("ggpo", "A.g:b3", b3=".R.."), "A g c3", "MZ-306", "mz-silver-gate"),
    (moving("ggpo", "B.g:a1 B.p:a1 B.o:a1 A.p:a1"), "A g a1", "MZ-308", "mz-tile-full"),
    (moving(), "A g use", "MZ-309", "mz-no-terminal"),
    (RUNNING, "A g use", "MZ-311", "mz-on-terminal"),
    (
        position("phase:moving start:B B.dice:ggpo A.dice:ggpo die:ggpo points:ggpo A.g:b2 B.g:b2*"),
        "A g use",
        "MZ-311",
        "mz-terminal-taken",
    ),
    (moving(), "A undo", "MZ-302", "mz-nothing-to-undo"),
    (moving("ggpo", f"{WORN} A.g:b2"), "A g grab", "MZ-501", "mz-wears-it"),
    (moving(), "A g grab", "MZ-501", "mz-relic-elsewhere"),
    (
        position(f"phase:moving {GLUED} die:ggpo points:ggpo A.g:b2 A.p:b2"),
        "A p grab",
        "MZ-413",
        "mz-glued",
    ),
    (moving(), "A g give p", "MZ-502", "mz-wears-nothing"),
    (moving("ggpo", f"{WORN} A.g:b2"), "A g give p", "MZ-502", "mz-no-mate-here"),
    (moving(), "A g in", "MZ-314", "mz-aboard-already"),
    (moving("ggpo", "A.g:a1"), "A g in", "MZ-314", "mz-only-with-relic"),
    (moving("ggpo", f"{WORN} A.g:b1"), "A g in", "MZ-314", "mz-not-at-dock"),
    (position("A.hand:r90"), "A r90 a1 1", "MZ-204", "mz-energy-die-first"),
    (moving("ggpo", "A.hand:r90"), "A r90 a1 1", "MZ-204", "mz-movement-die-no-card"),
    (playing("g6"), "A r90 a1 1", "MZ-204", "mz-card-missing"),
    (playing("g1:r90"), "A r90 a1 1", "MZ-204", "mz-too-few-pips"),
    (playing("g6:r90"), "A r90 c3 1", "MZ-403", "mz-out-of-reach"),
    (playing("g6:r90"), "A r90 a1 2", "MZ-404", "mz-quarters"),
    (playing("g6:r180"), "A r180 a1 3", "MZ-405", "mz-quarters"),
    (playing("g6:r270"), "A r270 a1 4", "MZ-406", "mz-quarters"),
    (playing("g6:dr"), "A dr b1 3", "MZ-407", "mz-quarters"),
    (playing("g6:r90"), "A r90 a1 0", "MZ-401", "mz-no-turn"),
    (playing("g6:x"), "A turn(4,0,1)", "MZ-401", "mz-turns-nothing"),
    (playing("g6:x"), "A x a1", "MZ-408", "mz-ship-stays"),
    (playing("g6:x", "A.g:b2"), "A x b2", "MZ-408", "mz-own-tile"),
    (playing("g6:dx"), "A dx a1 b1", "MZ-409", "mz-corner-and-side"),
    (playing("g6:x"), "A run(4)", "MZ-410", "mz-no-run"),
    (
        playing("g6:run1", "B.g:a1 B.p:a1 B.o:a1 A.p:a1"),
        "A run1",
        "MZ-401",
        "mz-nothing-to-run-for",
    ),
    (playing("g6:morph"), "A morph g", "MZ-411", "mz-no-such-mate"),
    (playing("g6:morph"), "A morph p", "MZ-411", "mz-same-place"),
    (
        position(f"phase:playing {GLUED.replace(STEPS, ENERGY)} die:p4 A.hand:morph A.g:b2"),
        "A morph g",
        "MZ-413",
        "mz-glued-no-morph",
    ),
    (playing("g6:glue"), "A glue", "MZ-413", "mz-glue-needs-relic"),
    (playing("g6:base"), "A base b1n", "MZ-414", "mz-ship-not-empty"),
    (playing("g6:base", OUT), "A base b2n", "MZ-414", "mz-no-berth-there"),
    (playing("g6:base", OUT), "A base d1n", "MZ-414", "mz-not-next-berth"),
]

# position, tiles, rule, fact
COMPLAINTS: list[tuple[str, dict[str, str], str, str]] = [
    ("1:RRRR,RRRY,RRRB,RRYY,SSSS", {}, "MZ-105", "mz-one-relic-tile"),
    ("1:RRRR,RRRR,RRRB,RRYY,RRYB", {}, "MZ-101", "mz-tile-twice"),
    ("B.dock:a1w", {}, "MZ-106", "mz-dock-wrong"),
    ("B.dock:b2n", {}, "MZ-106", "mz-dock-wrong"),
    ("layout:small A.g:a1", {}, "MZ-109", "mz-no-tile-there"),
    ("A.g:b2 A.p:b2 A.o:b2 B.g:b2 B.p:b2", {}, "MZ-308", "mz-tile-crowded"),
    ("A.dice:ggpo A.g:b2* A.p:b2*", {}, "MZ-311", "mz-terminal-crowded"),
    ("A.dice:ggpo A.g:c3*", {}, "MZ-311", "mz-terminal-crowded"),
    ("A.hand:base B.hand:base", {}, "MZ-101", "mz-too-many-cards"),
    ("A.dice:g3=x", {}, "MZ-204", "mz-die-too-weak"),
    ("A.dice:ggpo=x", {}, "MZ-204", "mz-die-too-weak"),
    ("A.dice:g1,p1", {}, "MZ-201", "mz-dice-order"),
    ("B.dice:g1", {}, "MZ-201", "mz-dice-order"),
    ("A.dice:g1,p1,o1", {}, "MZ-201", "mz-too-many-dice"),
    ("A.dice:ggpo,gppo", {}, "MZ-201", "mz-too-many-dice"),
    ("relic:Ag A.g:b2", {}, "MZ-503", "mz-tokens-wrong"),
    ("A.tokens:1", {}, "MZ-503", "mz-tokens-wrong"),
    ("relic:Ag A.g:b2 B.tokens:1", {}, "MZ-503", "mz-tokens-wrong"),
    ("glue:yes relic:Ag A.tokens:1 A.g:b2", {}, "MZ-413", "mz-glue-wrong"),
    ("glue:yes A.dice:g3=glue relic:Ap A.tokens:1 A.p:b2", {}, "MZ-413", "mz-glue-wrong"),
    ("A.dice:g3=glue relic:Ag A.tokens:1 A.g:b2", {}, "MZ-413", "mz-glue-wrong"),
    ("relic:Ag A.tokens:3 A.g:b2", {}, "MZ-601", "mz-end-wrong"),
    ("relic:Ag A.tokens:1", {}, "MZ-601", "mz-end-wrong"),
    ("phase:ended won:A A.dice:ggpo relic:Ag A.tokens:1 A.g:b2", {}, "MZ-601", "mz-end-wrong"),
    ("phase:ended won:B A.dice:ggpo relic:Ag A.tokens:1", {}, "MZ-601", "mz-end-wrong"),
    ("phase:ended won:A A.dice:ggpo B.dice:g1 relic:Ag A.tokens:1", {}, "MZ-601", "mz-end-wrong"),
    ("phase:ended won:A A.dice:ggpo relic:Bg A.tokens:3 B.tokens:1 B.g:b2", {}, "MZ-601", "mz-end-wrong"),
    ("phase:laying", {}, "MZ-201", "mz-phase-wrong"),
]

# Positions whose dice, hands or points do not fit their phase.
UNFIT = [
    "round:0",
    "pool:g1",
    "pool:g1,g1,g1,p1,o1,o1,ggpo,ggpo",
    "A.g:b2*",
    "A.hand:r90,r90,r180,r180,r270,dr,x,glue",
    "die:g1",
    "points:g",
    "phase:rolling pool:p1",
    "phase:rolling pool:g1,g1,p1,p1,o1,o1,ggpo,ggpo",
    "phase:rolling A.g:b2*",
    "phase:rolling A.hand:r90,r90,r180,r180,r270,dr,x,glue",
    "phase:rolling A.dice:g1 pool:g1",
    "phase:discarding",
    "phase:discarding A.hand:r90,r90,r180,r180,r270,dr,x,glue pool:g1",
    "phase:playing",
    "phase:playing A.dice:g1 die:p1",
    "phase:playing A.dice:ggpo die:ggpo",
    "phase:playing A.dice:g2=r90 die:g2",
    "phase:playing A.dice:g2 die:g2 points:g",
    "phase:moving A.dice:g2 die:g2 points:g",
    "phase:moving A.dice:g2=r90 die:g2 points:g",
    "phase:moving A.dice:ggpo die:ggpo points:gggg",
    "phase:moving A.dice:ggpo die:ggpo points:g",
    "phase:moving A.dice:ggpo die:ggpo",
    "phase:moving A.dice:ggpo die:ggpo points:gpo trail:gship",
    "phase:moving A.dice:ggpo die:ggpo points:gpo trail:gship A.g:b2",
    "phase:moving A.dice:ggpo die:ggpo points:gpo trail:ga1 A.g:b2",
    "phase:moving A.dice:ggpo die:ggpo points:gpo trail:ga2 A.g:b2 B.g:a2 B.p:a2 B.o:a2 A.o:a2",
    "phase:moving A.dice:ggpo die:ggpo points:gpo trail:g+ A.g:b2",
    "phase:moving A.dice:ggpo die:ggpo points:gpo trail:g+ relic:Ap A.tokens:1 A.p:b2 A.g:b3",
    "rest:g",
    "phase:moving A.dice:ggpo die:ggpo points:gpo rest:g A.g:b2*",
    "phase:drawing A.dice:ggpo die:ggpo points:ggpo A.g:b2",
    "phase:drawing A.dice:ggpo die:ggpo points:gpo A.g:b2*",
    "phase:drawing A.dice:ggpo die:ggpo points:po A.g:b2* trail:gb1",
    "phase:opening round: start:",
    "phase:opening round: start: A.hand:r90,r90,x,x B.hand:r90,r90,x",
    "phase:opening A.hand:r90,r90,x,x B.hand:r90,r90,x,dr",
    "phase:dealing round: start: A.hand:r90,r90,x B.hand:x",
    "phase:dealing round: start: A.hand:r90,r90,x,x,x",
    "phase:dealing round: start: A.g:a1",
    "phase:dealing round: start: B.dock:d5s",
    "phase:dealing round: start: discard:x",
    "phase:laying round: start: 1:-,RRRY,RRRB,RRYY,RRYB",
]

NONSENSE = [
    "phase:",
    "phase:noon",
    "phase:taking phase:taking",
    "start:C",
    "round:many",
    "round:" + "9" * 5000,
    "1:RRRR,RRRY,RRRB,RRYY",
    "1:RRRR,RRRY,RRRB,RRYY,RRYG",
    "A.g:f1",
    "A.g:c3**",
    "A.g:SHIP",
    "A.dock:a1",
    "A.tokens:-1",
    "A.hand:ace",
    "A.dice:g7",
    "A.dice:g5=ace",
    "C.g:b2",
    "relic:Cg",
    "relic:g",
    "glue:no",
    "pool:g0",
    "die:x",
    "points:ggx",
    "points:gggggg",
    "trail:x",
    "trail:gz9",
    "rest:x",
    "rest:pg",
    "rest:gg",
    "won:C",
    "colour:red",
]


@pytest.mark.parametrize(("table", "line", "rule", "fact"), REFUSALS)
def test_refusal(table: Table, line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(table, line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).why(refusal), "an argument is missing"


def complaint_about(text: str, tiles: Tiles) -> Unreadable:
    layout = "small" if "layout:small" in text else "square"
    with pytest.raises(Unreadable) as caught:
        position(text.replace("layout:small", ""), layout=layout, **tiles)
    return caught.value


@pytest.mark.parametrize(("text", "tiles", "rule", "fact"), COMPLAINTS)
def test_impossible_position(text: str, tiles: dict[str, str], rule: str, fact: str) -> None:
    error = complaint_about(text, tiles)
    assert (error.rule, error.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).complaint(error), "an argument is missing"


@pytest.mark.parametrize("text", UNFIT)
def test_what_does_not_fit_its_phase(text: str) -> None:
    error = complaint_about(text, {})
    assert (error.rule, error.fact) == ("MZ-201", "mz-phase-wrong")


@pytest.mark.parametrize(
    "text",
    [
        "rest:g",
        "phase:moving A.dice:gggp die:gggp points:gggp rest:g A.g:b2*",
        "phase:moving A.dice:gggp die:gggp points:ggp rest:g A.g:b2",
        "phase:moving A.dice:gggp die:gggp points:ggp A.g:b2*",
        "phase:drawing A.dice:gggp die:gggp points:ggp A.g:b2*",
        "phase:playing A.dice:g5 die:g5 rest:g A.g:b2*",
    ],
)
def test_who_cannot_rest_by_the_printed_reading(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        printed(text)
    assert (caught.value.rule, caught.value.fact) == ("MZ-201", "mz-phase-wrong")


@pytest.mark.parametrize("text", NONSENSE)
def test_no_position(text: str) -> None:
    given = dict(word.split(":", 1) for word in text.split())
    whole = (
        filled(text, 2, "square", {})
        if len(given) == len(text.split()) and given.get("phase") != ""
        else text
    )
    with pytest.raises(Unreadable) as caught:
        GAME.read_position(whole, GAME.rules())
    assert not caught.value.rule
    assert all(words(language).has(caught.value.fact) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text",
    [
        *("", "g", "g7", "g 5", "gg", "gggg", "g f1", "g c3 c4", "g give", "g give x", "r90", "r90 c3", "x"),
        *("dx c3", "run3", "morph", "base a1", "base a1x", "drop", "drop ace", "lay SSSS", "lay RRR"),
        *("first e", "roll", "draw", "done done", "undo 2", "𝟓"),
    ],
)
def test_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_move(text)


def test_every_refusal_in_the_source_is_provoked() -> None:
    by_phase = {("MZ-208", "not-awaited")}
    assert {(rule, fact) for *_, rule, fact in REFUSALS} - by_phase == refusals_of(GAME)


def test_every_complaint_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in COMPLAINTS} == complaints_of(GAME)
