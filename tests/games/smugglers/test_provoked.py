"""Every refusal and every complaint about a position in the source is provoked here."""

import pytest

from startable.core import Unreadable
from startable.games.smugglers import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.words import words
from startable.testing import complaints_of, refusals_of

from .helpers import position, refusal_of

Options = dict[str, object]

BID = "phase:bidding cards:E-R,E-Y,E-G"
TAKEN = "A.tokens:2 B.tokens:1 C.tokens:-1"
PAY = f"phase:energy cards:E-R,E-Y,E-G dice.a:A4 dice.b:A3 A.won:ab A.energy:5 {TAKEN}"
GIVE = f"phase:goods cards:F-G,F-B,E-G dice.a:A4 dice.b:A3 A.won:ab A.goods:gb {TAKEN}"
FILL = f"phase:restocking cards:E-R,E-Y,E-G {TAKEN} queue:ABC pool.energy:5 pool.goods:r"
PUT = FILL.replace("queue:ABC", "queue:C C.energy:1")
TURNS: Options = {"pace": "turns"}
TOWERS: Options = {"towers": True}

# position, options, line, rule, fact
REFUSALS: list[tuple[str, Options, str, str, str]] = [
    ("phase:ended galaxy:8", {}, "A a3", "SM-505", "game-over"),
    ("phase:ended galaxy:8", {}, "* deal C-R", "SM-505", "game-over"),
    ("phase:countdown", {}, "A a3", "SM-207", "not-awaited"),
    (f"{BID} A.tokens:2", {}, "A a3", "SM-207", "not-awaited"),
    (f"{BID} A.tokens:2", {}, "A t1", "SM-207", "not-awaited"),
    (BID, {}, "@ time", "SM-207", "not-awaited"),
    (BID, {"bid_seconds": 5}, "@ wait", "SM-207", "not-awaited"),
    (BID, {}, "* deal C-R", "SM-207", "not-awaited"),
    (f"{BID} hand:0", TURNS, "B a3", "SM-207", "not-awaited"),
    ("phase:dealing cards:E-R", {}, "* deal E-R", "SM-201", "not-an-outcome"),
    ("phase:dealing", {}, "* quick A", "SM-201", "not-an-outcome"),
    ("phase:quickest cards:E-R,E-Y,E-G A.tokens:2", TURNS, "* quick A", "SM-201", "not-an-outcome"),
    ("phase:falling cards:E-R,E-Y,E-G dice.b:A1B2 hand:1", TOWERS, "* falls a", "SM-201", "not-an-outcome"),
    (BID, {}, "A deal C-R", "SM-201", "sm-dealers-move"),
    (BID, {}, "A quick B", "SM-201", "sm-dealers-move"),
    (BID, {}, "A falls b", "SM-201", "sm-dealers-move"),
    (GIVE, {}, "A a6", "SM-208", "sm-bidding-over"),
    (GIVE, {}, "A t1", "SM-208", "sm-bidding-over"),
    (FILL, {}, "A wait", "SM-208", "sm-bidding-over"),
    (f"{BID} dice.a:A1A1", {}, "A b3", "SM-206", "sm-no-die-left"),
    (BID, {}, "A d3", "SM-203", "sm-no-such-bid"),
    (BID, {}, "A place(0,0)", "SM-203", "sm-no-such-bid"),
    (f"{BID} dice.a:B4", {}, "A a3", "SM-204", "sm-too-low"),
    (f"{BID} dice.a:B4", TOWERS, "A a4", "SM-810", "sm-not-higher"),
    (f"{BID} dice.a:B6", TOWERS, "A a6", "SM-811", "sm-six-stands"),
    (f"{BID} B.tokens:2", {}, "A t2", "SM-207", "sm-token-gone"),
    (BID, {}, "A t3", "SM-207", "sm-token-gone"),
    (BID, {}, "A wait", "SM-907", "sm-just-wait"),
    (f"{BID} hand:0 waited:6", TURNS, "A wait", "SM-907", "sm-all-waited"),
    (BID, {}, "A time", "SM-906", "sm-no-clock"),
    (PAY, {}, "A give a r", "SM-401", "sm-not-paying"),
    (GIVE, {}, "A pay a", "SM-401", "sm-not-paying"),
    (PAY, {}, "A pay c", "SM-403", "sm-not-won"),
    (GIVE, {}, "A give c g", "SM-404", "sm-not-won"),
    (GIVE, {}, "A give a r", "SM-405", "sm-does-not-fit"),
    (GIVE, {}, "A give a -", "SM-405", "sm-does-not-fit"),
    (GIVE, {}, "A give(0,0,0,-1,1)", "SM-405", "sm-does-not-fit"),
    (GIVE, {}, "A give b r", "SM-404", "sm-goods-missing"),
    (GIVE, {}, "A give a gb", "SM-407", "sm-both-can-be-paid"),
    (GIVE, {}, "A none", "SM-501", "sm-not-restocking"),
    (GIVE, {}, "A energy 1", "SM-501", "sm-not-restocking"),
    (GIVE, {}, "A goods r", "SM-501", "sm-not-restocking"),
    (GIVE, {}, "A put e", "SM-501", "sm-not-restocking"),
    (FILL, {}, "A energy 3", "SM-501", "sm-token-allows"),
    (FILL, {}, "A energy 0", "SM-501", "sm-token-allows"),
    (FILL, {}, "A goods ryg", "SM-501", "sm-token-allows"),
    (FILL, {}, "A take_goods(2,-1,0,0)", "SM-501", "sm-token-allows"),
    (PUT, {}, "C energy 1", "SM-504", "sm-token-allows"),
    (PUT, {}, "C goods r", "SM-504", "sm-token-allows"),
    (FILL, {}, "A goods rr", "SM-502", "sm-pool-short"),
    (FILL.replace("energy:5", "energy:1"), {}, "A energy 2", "SM-502", "sm-pool-short"),
    (FILL, {}, "A put e", "SM-504", "sm-only-minus-one"),
    (PUT, {}, "C put(5)", "SM-504", "sm-only-minus-one"),
    (PUT, {}, "C put r", "SM-504", "sm-nothing-to-put"),
]
# Who is not awaited is told why by the rule of the phase.
BY_PHASE: list[tuple[str, Options, str, str, str]] = [
    (PAY, {}, "B pay a", "SM-401", "not-awaited"),
    (GIVE, {}, "B give a g", "SM-401", "not-awaited"),
    (FILL, {}, "B none", "SM-503", "not-awaited"),
]
# With two players, who has a token is awaited still.
OF_TWO: list[tuple[str, Options, str, str, str]] = [
    (f"{BID} A.tokens:3", {}, "A a3", "SM-702", "sm-has-token")
]

CARDS = "cards:E-R,E-Y,E-G"
SEEN = "F-R,F-Y,F-G,F-B,E-R,E-Y,E-G,E-B,D-1,D-2,C-R,C-Y,C-G"
"""Thirteen cards: with so many in the box, the other 23 are too few for eight galaxies of three."""

# position, options, rule, fact
COMPLAINTS: list[tuple[str, Options, str, str]] = [
    ("phase:bidding cards:E-R,E-R,E-G", {}, "SM-101", "sm-card-twice"),
    (f"{BID} A.up:E-R", {}, "SM-101", "sm-card-twice"),
    (f"{BID} box:E-R", {}, "SM-101", "sm-card-twice"),
    (f"{BID} box:D-1 B.down:D-1", {}, "SM-101", "sm-card-twice"),
    (f"{BID} A.up:D-1 B.up:D-1", {}, "SM-101", "sm-card-twice"),
    (f"phase:ended galaxy:8 {CARDS} {TAKEN} box:E-R", {}, "SM-101", "sm-card-twice"),
    (f"{BID} A.tokens:3", {}, "SM-105", "position-word"),
    (f"{BID} A.tokens:2 B.tokens:2", {}, "SM-105", "sm-token-twice"),
    (f"{BID} A.tokens:2,1", {}, "SM-207", "sm-too-many-tokens"),
    (f"{BID} A.goods:{'r' * 14}", {}, "SM-101", "sm-too-many-goods"),
    (f"{BID} A.goods:{'r' * 7} pool.goods:{'r' * 7}", {}, "SM-101", "sm-too-many-goods"),
    (f"{BID} A.energy:30 B.energy:20 pool.energy:9", {}, "SM-101", "sm-too-much-energy"),
    (f"{BID} dice.a:A1A2A3", {}, "SM-101", "sm-too-many-dice"),
    (f"{BID} A.placed:1", {}, "SM-812", "sm-die-nowhere"),
    (f"{BID} dice.a:B1 A.placed:2", {"towers": True, "fall_percent": 0}, "SM-812", "sm-die-nowhere"),
    (f"{BID} dice.a:A4B3", {}, "SM-204", "sm-dice-order"),
    (f"{BID} dice.a:A4B4", TOWERS, "SM-810", "sm-dice-order"),
    (f"phase:dealing box:{SEEN}", {}, "SM-105", "sm-too-few-cards"),
    (f"phase:dealing box:{SEEN[4:]} cards:D-1", {}, "SM-101", "sm-card-twice"),
    # What a phase is about is missing, or belongs to another phase.
    ("phase:countdown", TURNS, "SM-505", "sm-phase-wrong"),
    ("phase:countdown cards:E-R", {}, "SM-505", "sm-phase-wrong"),
    ("phase:countdown A.tokens:2", {}, "SM-505", "sm-phase-wrong"),
    ("phase:countdown A.placed:1", TOWERS, "SM-505", "sm-phase-wrong"),
    ("phase:countdown waited:1", {}, "SM-505", "sm-phase-wrong"),
    (f"phase:dealing {CARDS}", {}, "SM-505", "sm-phase-wrong"),
    ("phase:dealing hand:0", {}, "SM-505", "sm-phase-wrong"),
    (f"phase:quickest {CARDS}", {}, "SM-505", "sm-phase-wrong"),
    (f"phase:quickest {CARDS} hand:1", TURNS, "SM-505", "sm-phase-wrong"),
    (f"phase:quickest {CARDS} waited:7", TURNS, "SM-505", "sm-phase-wrong"),
    ("phase:bidding cards:E-R,E-Y", {}, "SM-505", "sm-phase-wrong"),
    (f"{BID} hand:1", {}, "SM-505", "sm-phase-wrong"),
    (f"{BID} waited:1", {}, "SM-505", "sm-phase-wrong"),
    (BID, TURNS, "SM-505", "sm-phase-wrong"),
    (f"{BID} hand:3", TURNS, "SM-505", "sm-phase-wrong"),
    (f"{BID} hand:0 A.tokens:2", TURNS, "SM-505", "sm-phase-wrong"),
    (f"{BID} A.tokens:2 B.tokens:1", {}, "SM-505", "sm-phase-wrong"),
    (f"{BID} {TAKEN}", {}, "SM-505", "sm-phase-wrong"),
    (f"{BID} queue:A", {}, "SM-505", "sm-phase-wrong"),
    (f"{BID} dice.a:A1 A.won:a", {}, "SM-505", "sm-phase-wrong"),
    (f"phase:falling {CARDS} dice.a:A1B2 hand:0", {}, "SM-505", "sm-phase-wrong"),
    (f"phase:falling {CARDS} dice.a:A1B2", TOWERS, "SM-505", "sm-phase-wrong"),
    (f"phase:falling {CARDS} dice.a:A1B2 hand:5", TOWERS, "SM-505", "sm-phase-wrong"),
    (f"phase:falling {CARDS} dice.a:A1 hand:0", TOWERS, "SM-505", "sm-phase-wrong"),
    (f"phase:energy {CARDS} {TAKEN}", {}, "SM-505", "sm-phase-wrong"),
    (PAY.replace("A.energy:5", "A.energy:2"), {}, "SM-505", "sm-phase-wrong"),
    (PAY.replace("A.energy:5", "A.energy:7"), {}, "SM-505", "sm-phase-wrong"),
    (PAY.replace("A.won:ab", "A.won:aa"), {}, "SM-505", "sm-phase-wrong"),
    (PAY.replace("A.won:ab", "B.won:ab B.energy:5"), {}, "SM-505", "sm-phase-wrong"),
    (PAY.replace("C.tokens:-1", ""), {}, "SM-505", "sm-phase-wrong"),
    (f"phase:goods {CARDS} {TAKEN}", {}, "SM-505", "sm-phase-wrong"),
    (GIVE.replace("A.goods:gb", ""), {}, "SM-505", "sm-phase-wrong"),
    (GIVE.replace("A.won:ab", "A.won:a A.paid:b"), {}, "SM-505", "sm-phase-wrong"),
    (GIVE.replace("A.won:ab", "A.won:a"), {}, "SM-505", "sm-phase-wrong"),
    (f"{GIVE} A.up:F-G", {}, "SM-505", "sm-phase-wrong"),
    (f"{GIVE} B.down:E-G", {}, "SM-505", "sm-phase-wrong"),
    (FILL.replace("queue:ABC", ""), {}, "SM-505", "sm-phase-wrong"),
    (FILL.replace("queue:ABC", "queue:BAC"), {}, "SM-505", "sm-phase-wrong"),
    (FILL.replace("queue:ABC", "queue:AABC"), {}, "SM-505", "sm-phase-wrong"),
    (FILL.replace("queue:ABC", "queue:C"), {}, "SM-505", "sm-phase-wrong"),
    (f"{FILL} dice.a:A1", {}, "SM-505", "sm-phase-wrong"),
    ("phase:ended galaxy:7", {}, "SM-505", "sm-phase-wrong"),
    (f"phase:ended galaxy:8 {CARDS} dice.a:A1 {TAKEN}", {}, "SM-505", "sm-phase-wrong"),
]  # fmt: skip

# Text that is no position at all.
NONSENSE = [
    "",
    "cards:E-R",
    "phase:lunch",
    "phase:dealing phase:dealing",
    "phase:dealing galaxy:9",
    "phase:dealing galaxy:0",
    "phase:dealing galaxy:-1",
    "phase:dealing galaxy:²",
    "phase:dealing galaxy:" + "9" * 5000,
    "phase:dealing cards:X-9",
    "phase:dealing cards:E-R,E-Y,E-G,D-1",
    "phase:dealing cards:E-R,E-Y,E-G,D-1,D-2,C-R,C-B",
    "phase:dealing dice.a:A1",
    f"{BID} dice.d:A1",
    f"{BID} dice.a:D1",
    f"{BID} dice.a:A7",
    f"{BID} dice.a:A",
    f"{BID} dice.a:1A",
    f"{BID} D.energy:3",
    f"{BID} A.energy:many",
    f"{BID} A.energy:1000",
    f"{BID} A.goods:rx",
    f"{BID} A.goods:R",
    f"{BID} A.placed:3",
    f"{BID} A.won:d",
    f"{BID} A.up:E-Z",
    f"{BID} A.colour:red",
    f"{BID} queue:D",
    f"{BID} hand:6",
    f"{BID} waited:8",
    f"{BID} clock:999999999",
    f"{BID} box:E-Q",
]


def said_in_full(text: str) -> bool:
    """Not the bare key, and with all arguments."""
    return " " in text and "{" not in text


@pytest.mark.parametrize(("at", "options", "line", "rule", "fact"), REFUSALS + BY_PHASE)
def test_refusal(at: str, options: Options, line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(position(at, 3, **options), line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert said_in_full(words(language).why(refusal))


@pytest.mark.parametrize(("at", "options", "line", "rule", "fact"), OF_TWO)
def test_refusal_of_two(at: str, options: Options, line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(position(at, 2, **options), line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert said_in_full(words(language).why(refusal))


@pytest.mark.parametrize(("at", "options", "rule", "fact"), COMPLAINTS)
def test_impossible_position(at: str, options: Options, rule: str, fact: str) -> None:
    with pytest.raises(Unreadable) as caught:
        position(at, 3, **options)
    assert (caught.value.rule, caught.value.fact) == (rule, fact)
    for language in LANGUAGES:
        assert said_in_full(words(language).complaint(caught.value))


@pytest.mark.parametrize("at", NONSENSE)
def test_no_position(at: str) -> None:
    with pytest.raises(Unreadable) as caught:
        position(at, 3)
    assert not caught.value.rule
    assert all(words(language).has(caught.value.fact) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text",
    ["", "-", "a", "a0", "a7", "g1", "t", "t5", "t-2", "pay", "pay g", "give a", "give a x", "give a rr-",
     "goods", "goods -", "energy", "energy -1", "energy 10", "put", "put x", "deal", "deal X-9", "quick",
     "quick g", "holds", "falls g", "times", "𝟓", "a𝟓"],
)  # fmt: skip
def test_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.notation.read_move(text)


def test_every_refusal_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in REFUSALS + OF_TWO} == refusals_of(GAME)


def test_every_complaint_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in COMPLAINTS} == complaints_of(GAME)


def test_the_rule_of_every_phase_is_cited() -> None:
    assert {rule for *_, rule, _ in BY_PHASE} == {"SM-401", "SM-503"}
