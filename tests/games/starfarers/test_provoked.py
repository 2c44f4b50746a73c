"""Every complaint about a position in the source is provoked here, and texts that are none."""

import pytest

from startable.core import Unreadable
from startable.games.starfarers import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.words import words
from startable.testing import complaints_of

from .helpers import filled, hand, position

SEEN = "m:P2~0~4,10,5 turned:T4,H10,S5"
HELD = "m:P2~0~4,p4,5 turned:T4,Hp4,S5"

# text, seats and set-up, rule, fact
COMPLAINTS: list[tuple[str, int, str, str, str]] = [
    ("A.hand:20/0/0/0/0 B.hand:1/0/0/0/0", 4, "first", "SF-101", "sf-too-many-cards"),
    ("A.stations:5/3/0/0", 4, "first", "SF-102", "sf-too-many-pieces"),
    ("A.up:7/0/0", 4, "first", "SF-417", "sf-too-many-upgrades"),
    ("m:P1~0~?,?,?", 4, "first", "SF-104", "sf-quarter-twice"),
    ("m:P6~0~?,?,?", 4, "first", "SF-203", "sf-quarter-astray"),
    ("m:alpha~0~?,?,?", 4, "wild", "SF-203", "sf-quarter-astray"),
    ("alpha:beta~0~4,8,11", 4, "first", "SF-203", "sf-quarter-astray"),
    ("m:", 4, "first", "SF-202", "sf-quarter-hidden"),
    ("m:P2~0~4,10,5", 4, "first", "SF-108", "sf-disc-wrong"),
    ("m:P2~0~4,10,p4 turned:T4,H10,Hp4", 4, "first", "SF-108", "sf-disc-wrong"),
    ("turned:T4", 4, "first", "SF-708", "sf-discs-left"),
    ("A.medals:1", 4, "first", "SF-708", "sf-discs-left"),
    ("closed:f10", 4, "first", "SF-105", "sf-no-such-site"),
    ("A.colonies:o2,m13", 4, "first", "SF-105", "sf-no-such-site"),
    ("A.colonies:o2,f10 m:P2~0~?,?,?", 4, "first", "SF-602", "sf-colony-too-early"),
    (f"A.colonies:o2,f10 {HELD}", 4, "first", "SF-602", "sf-colony-too-early"),
    ("A.ships:1ce11", 4, "first", "SF-510", "sf-ship-astray"),
    ("A.ships:1cf4,2cf4", 4, "first", "SF-510", "sf-ship-astray"),
    ("A.ships:1co2", 4, "first", "SF-510", "sf-ship-astray"),
    (f"A.ships:1tf10 {SEEN}", 4, "first", "SF-510", "sf-ship-astray"),
    ("A.ships:1ts16", 4, "first", "SF-510", "sf-ship-astray"),
    ("A.ships:1cj8", 4, "explorer", "SF-510", "sf-ship-astray"),
    (
        "A.friends:levy B.friends:levy A.stations:0/0/0/1 B.stations:0/0/0/1 figures:-/-/-/A",
        4,
        "first",
        "SF-608",
        "sf-friend-twice",
    ),
    ("A.stations:1/0/0/0 figures:A/-/-/-", 4, "first", "SF-608", "sf-friend-missing"),
    ("A.stations:3/0/0/0 B.stations:3/0/0/0 figures:A/-/-/-", 4, "first", "SF-607", "sf-too-many-stations"),
    ("A.stations:1/0/0/0 A.friends:green-ore", 4, "explorer", "SF-607", "sf-too-many-stations"),
    ("A.stations:1/0/0/0 A.friends:green-ore", 4, "first", "SF-610", "sf-figure-wrong"),
    ("figures:A/-/-/-", 4, "first", "SF-610", "sf-figure-wrong"),
    ("A.half:22", 4, "first", "SF-902", "sf-end-wrong"),
    ("stack:ended won:A", 4, "first", "SF-902", "sf-end-wrong"),
    ("stack:settle turn:", 4, "first", "SF-301", "sf-stack-wrong"),
]

# Stacks that nothing can lead to, and what does not fit them.
UNFIT = [
    "stack:supply",
    "stack:supply,build",
    "stack:build,build",
    "stack:fly",
    "stack:offer",
    "stack:build,offer",
    "stack:build,discard",
    "stack:dice turn:",
    "stack:build,aid",
    "stack:build,supply,aid.9",
    "stack:fly,ask base:3",
    "stack:fly,ask base:3 scene:tooth",
    "stack:fly,card base:3",
    "stack:fly,card.2 base:3 scene:tooth",
    "stack:fly,take",
    "stack:fly,turn.5 base:3",
    "stack:fly,reveal.0 base:3",
    "stack:fly,free.12 base:3",
    "stack:fly,friend.7 base:3",
    "stack:build,steal.1",
    "stack:build,place",
    "stack:fly,then.0,ground base:3 A.ships:",
    "stack:fly base:3 flying:2 origin:f4",
    "stack:fly base:3 flying:1",
    "stack:fly base:3 origin:f4",
    "stack:fly base:3 left:2",
    "flying:1 origin:f4",
    "A.owed:3",
    f"A.laid:{hand(ore=1)}",
    "A.said:3",
    "A.answer:1",
    "A.answer:9",
    f"A.terms:{hand(ore=1)}/{hand(food=1)}",
    f"stack:build,offer A.terms:{hand(ore=1)}/{hand(food=1)}",
    f"stack:build,offer A.hand:{hand(ore=1)} A.terms:{hand(ore=1)}/{hand(ore=1)}",
    "spent:8",
    "A.ships:1cf4!",
    "B.ships:1ck4!",
    f"gift:{hand(ore=1)}",
    "lay.4",
    "stack:fly,card base:3 scene:prince flying:1 origin:f4",
    "stack:open turn:",
    f"stack:open turn: A.half: B.half: C.half: D.half: A.hand:{hand(ore=1)}",
    "stack:fly,card.2 base:3 scene:toll",
    "stack:fly,contest.0,roll base:3 scene:toll",
    f"stack:fly,card,give,give base:3 scene:merchant A.hand:{hand(ore=1)}",
    f"stack:fly,card,give base:3 scene:merchant A.hand:{hand(ore=1)} gift:{hand(ore=13)}",
    f"stack:build,supply,steal.1,steal.1 B.hand:{hand(ore=1)}",
    "stack:fly,then.0,remove.1,remove.0 base:3 scene:tooth B.up:",
    "stack:fly,then.0,gain base:3 scene:merchant A.up:6/6/5",
]

# A table before its first turn, and what nobody can have placed there yet.
FOUNDING = "turn: A.colonies: B.colonies: C.colonies: D.colonies: A.ports: B.ports: C.ports: D.ports:"
BARE = (
    f"{FOUNDING} A.ships: B.ships: C.ships: D.ships: A.up: B.up: C.up: D.up: A.half: B.half: C.half: D.half:"
)
UNFOUNDED = [
    "stack:settle.1",
    "stack:settle A.colonies:o2",
    "stack:settle A.up:1/0/0",
    "stack:settle m:P1~0~?,?,?",
    "stack:settle bank:11/12/12/12/12",
    "stack:settle alpha:alpha~0~?,?,?",
    "stack:home",
    "stack:dock",
    "stack:launch",
    "stack:equip",
    "stack:deal",
    "stack:deal.1",
]

NONSENSE = [
    "stack:noon",
    "stack:build.x",
    "stack:build stack:build",
    "turn:many",
    "active:E",
    "active:AB",
    "start:BC",
    "m:P9~0~?,?,?",
    "m:P2~3~?,?,?",
    "m:P2~0~?,?",
    "l:empty~0",
    "alpha:alpha~0~4,4,11",
    "turned:X4",
    "turned:T3,T3",
    "closed:a99",
    "closed:f4",
    "A.colonies:o2,o2",
    "A.ships:4cf4",
    "A.ships:1cf4,1cg6",
    "A.ships:1xf4",
    "A.hand:1/2",
    "A.hand:a/b/c/d/e",
    "A.up:1/2",
    "A.friends:nobody",
    "A.answer:23",
    "figures:A/B",
    "figures:E/-/-/-",
    "cards:0",
    "cards:33",
    "cards:1,1",
    "scene:dinner",
    "rolls:1/2",
    "origin:z1",
    "won:E",
    "colour:red",
]


def complaint_about(text: str, seats: int = 4, setup: str = "first") -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        position(text, seats, setup)
    return caught.value


@pytest.mark.parametrize(("text", "seats", "setup", "rule", "fact"), COMPLAINTS)
def test_impossible_position(text: str, seats: int, setup: str, rule: str, fact: str) -> None:
    error = complaint_about(text, seats, setup)
    assert (error.rule, error.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).complaint(error), "an argument is missing"


@pytest.mark.parametrize("text", UNFIT)
def test_what_does_not_fit_the_stack(text: str) -> None:
    error = complaint_about(text if ":" in text else f"stack:{text}")
    assert (error.rule, error.fact) == ("SF-301", "sf-stack-wrong")


@pytest.mark.parametrize("text", UNFOUNDED)
def test_what_nobody_can_have_founded(text: str) -> None:
    assert position(f"{BARE} stack:settle", setup="explorer")
    error = complaint_about(f"{BARE} {text}", setup="explorer")
    assert (error.rule, error.fact) == ("SF-301", "sf-stack-wrong")


def test_what_a_seat_does_not_know_is_no_position_of_a_table() -> None:
    for text in ("A.cards:3", "stack:build,supply,draw.1,rob,discard A.down:2"):
        error = complaint_about(text)
        assert (error.rule, error.fact) == ("", "position-word")


@pytest.mark.parametrize("text", NONSENSE)
def test_no_position(text: str) -> None:
    given = dict(word.split(":", 1) for word in text.split())
    whole = filled(text) if len(given) == len(text.split()) and "hand" not in text else text
    with pytest.raises(Unreadable) as caught:
        GAME.read_position(whole, GAME.rules(4))
    assert not caught.value.rule
    assert all(words(language).has(caught.value.fact) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text",
    [
        *("", "go", "go 1", "go 4 z9", "roll 1", "shake", "shake zz", "draw gold", "lay P9 0", "disc 13"),
        *("scene dinner", "settle a99", "settle f4", "launch cruiser f4", "rob E", "help", "bank ore"),
        *("offer 2 food 1 goods", "more ore", "agree", "deal B", "end end", "answer", "friend nobody", "𝟓"),
    ],
)
def test_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_move(text)


def test_every_complaint_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in COMPLAINTS} == complaints_of(GAME)
