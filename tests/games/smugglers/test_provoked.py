"""Every complaint in the source is provoked here, and every refusal by the referee's table."""

import pytest

from startable.core import Unreadable
from startable.games.smugglers import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.words import words
from startable.testing import complaints_of, refusals_of

from .helpers import position
from .test_referee import (
    BID,
    CARDS,
    CHOSEN,
    FILL,
    GIVE,
    REFUSALS,
    TAKEN,
    TOWERS,
    TURNS,
    Options,
    said_in_full,
)

PAY = f"phase:energy {CARDS} dice.a:A4 dice.b:A3 A.won:ab A.energy:5 {TAKEN}"
SEEN = "F-R,F-Y,F-G,F-B,E-R,E-Y,E-G,E-B,D-1,D-2,C-R,C-Y,C-G"
"""Thirteen cards: with so many in the box, the other 23 are too few for eight galaxies of three."""

# position, options, rule, fact
COMPLAINTS: list[tuple[str, Options, str, str]] = [
    ("phase:choosing A.sheet:pink B.sheet:pink", CHOSEN, "SM-108", "sm-colours-wrong"),
    ("phase:choosing B.sheet:pink", CHOSEN, "SM-108", "sm-colours-wrong"),
    ("phase:choosing A.sheet:pink B.sheet:brown C.sheet:white", CHOSEN, "SM-108", "sm-colours-wrong"),
    ("phase:choosing", {}, "SM-108", "sm-colours-wrong"),
    (BID, CHOSEN, "SM-108", "sm-colours-wrong"),
    ("phase:choosing galaxy:2", CHOSEN, "SM-505", "sm-phase-wrong"),
    ("phase:choosing cards:E-R", CHOSEN, "SM-505", "sm-phase-wrong"),
    ("phase:bidding cards:E-R,E-R,E-G", {}, "SM-101", "sm-card-twice"),
    (f"{BID} A.up:E-R", {}, "SM-101", "sm-card-twice"),
    (f"{BID} box:E-R", {}, "SM-101", "sm-card-twice"),
    (f"{BID} box:D-1 B.down:D-1", {}, "SM-101", "sm-card-twice"),
    (f"{BID} A.up:D-1 B.up:D-1", {}, "SM-101", "sm-card-twice"),
    (f"phase:ended galaxy:8 {CARDS} {TAKEN} box:E-R", {}, "SM-101", "sm-card-twice"),
    (f"{BID} A.tokens:3", {}, "SM-105", "sm-token-unused"),
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
    f"{BID} A.tokens:5",
    f"{BID} A.won:d",
    f"{BID} A.up:E-Z",
    f"{BID} A.colour:red",
    f"{BID} A.sheet:pink",
    "phase:choosing A.sheet:mauve",
    f"{BID} queue:D",
    f"{BID} hand:6",
    f"{BID} waited:8",
    f"{BID} clock:999999999",
    f"{BID} box:E-Q",
]


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
        GAME.read_move(text)


def test_every_refusal_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in REFUSALS} == refusals_of(GAME)


def test_every_complaint_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in COMPLAINTS} == complaints_of(GAME)
