"""Every refusal and every complaint about a position in the source is provoked here."""

from functools import cache

import pytest

from startable.core import Unreadable
from startable.games.starfarers import GAME
from startable.play.rulebook import LANGUAGES
from startable.play.table import Table
from startable.play.words import words
from startable.testing import complaints_of, refusals_of

from .helpers import filled, fly, flying, hand, play, position, refusal_of
from .test_setup import founded, opened

SEEN = "m:P2~0~4,10,5 turned:T4,H10,S5"
HELD = "m:P2~0~4,p4,5 turned:T4,Hp4,S5"
MERCHANT = "stack:fly,ask base:3 scene:merchant"
FAME = "A.stations:0/0/0/1 A.friends:fame figures:-/-/-/A"
HELP = "A.stations:0/0/0/1 A.friends:help figures:-/-/-/A"
SHUT = "A.colonies:o2,t3,f12,f10 closed:h3,q3,v4,d11"


def after(table: Table, *lines: str) -> Table:
    play(table, *lines)
    return table


def live(text: str, *lines: str) -> Table:
    return after(position(text, trade="open"), *lines)


def flown(table: Table, *points: str) -> Table:
    fly(table, *points)
    return table


@cache
def at_founding(stage: str) -> Table:
    table = opened(starter=0)
    while not str(table.state.facts()["stack"][-1]).startswith(stage):
        seat = table.rules.awaits(table.state).first
        table.play(seat, table.rules.legal(table.state, seat)[0])
    return table


OFFERED = live(
    f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)} C.hand:{hand(fuel=1)}", "A offer 1 food for 1 ore"
)
IN_TURNS = after(position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)}"), "A offer 1 food for 1 ore")
SEVEN = after(position(f"stack:dice A.hand:{hand(ore=8)}"), "* roll 3 4")
ROBBING = after(position(f"stack:dice B.hand:{hand(ore=1)}"), "* roll 3 4")
FRIEND = after(flown(flying(1, "A.ships:1tr16 A.up:0/0/1"), "s16"), "A found 1")
TAKEN_FRIEND = after(
    flown(
        flying(1, "A.ships:1tr16 A.up:0/0/2 B.stations:0/1/0/0 B.friends:trade-ore figures:-/B/-/-"), "s16"
    ),
    "A found 1",
)
GIVING = after(position(f"{MERCHANT} A.hand:{hand(ore=1)}"), "A answer 1")
PLACING = after(
    position(f"stack:fly,ask base:3 scene:prince A.hand:{hand(ore=3)}"),
    "A answer 3",
    *["A give ore"] * 3,
    "* card 6",
)
GROUNDING = after(position("stack:fly,ask base:3 scene:prince A.ships:1cf4"), "A answer 0", "* card 5")
BLOCKED = after(
    position("stack:fly,ask base:3 scene:prince A.ships:1ck2,2cf4 C.ports:o4,j2 C.colonies:c4"),
    "A answer 0",
    "* card 5",
)
REMOVING = after(position("stack:fly,ask base:3 scene:travellers A.up:1/0/0"), "A answer 0", "* card 28")
GAINING = after(
    position(f"{MERCHANT} A.hand:{hand(ore=3)} A.up:6/0/0"), "A answer 3", *["A give ore"] * 3, "* card 2"
)
HANDING = after(position(f"{MERCHANT} B.hand:{hand(ore=1)}"), "A answer 0", "* card 1")
ENDED = "stack:ended won:A A.half:22"
RICH = hand(4, 4, 4, 4, 4)

# table, line, rule, fact
REFUSALS: list[tuple[Table, str, str, str]] = [
    (position(ENDED), "A depart", "SF-902", "game-over"),
    (position(), "B depart", "SF-301", "not-awaited"),
    (SEVEN, "B discard ore", "SF-309", "not-awaited"),
    (IN_TURNS, "D decline", "SF-405", "not-awaited"),
    (position("stack:dice"), "* draw ore", "SF-207", "not-an-outcome"),
    (position(), "A roll 1 1", "SF-302", "sf-dice-by-chance"),
    (position(), "A shake yy", "SF-502", "sf-shake-by-chance"),
    (position(), "A draw ore", "SF-305", "sf-draw-by-chance"),
    (position(), "A steal ore", "SF-310", "sf-steal-by-chance"),
    (position(), "A lay P1 0", "SF-701", "sf-quarter-by-chance"),
    (position(), "A disc 4", "SF-703", "sf-disc-by-chance"),
    (position(), "A card 4", "SF-801", "sf-card-by-chance"),
    (position(), "A settle e3", "SF-209", "sf-not-founding"),
    (at_founding("settle"), "A settle f10", "SF-209", "sf-no-free-home-site"),
    (at_founding("dock"), "D dock f10", "SF-212", "sf-not-own-colony"),
    (at_founding("launch"), "D launch trade m17", "SF-213", "sf-no-port-point"),
    (at_founding("launch"), "D launch(2,0)", "SF-213", "sf-no-such-ship"),
    (after(at_founding("equip"), "A equip cargo"), "D equip cargo", "SF-214", "sf-upgrade-gone"),
    (position(), "A discard ore", "SF-309", "sf-no-seven"),
    (SEVEN, "A discard food", "SF-309", "sf-card-missing"),
    (position(), "A rob B", "SF-310", "sf-no-robbing"),
    (ROBBING, "A rob C", "SF-310", "sf-nothing-to-rob"),
    (position(), "A aid ore", "SF-618", "sf-no-aid-now"),
    (flying(3), "A depart", "SF-301", "sf-not-building"),
    (position(), "A bank(9,0)", "SF-402", "sf-no-such-resource"),
    (position(), "A bank ore food", "SF-402", "sf-rate"),
    (position(), "A bank goods food", "SF-403", "sf-rate"),
    (
        position(f"bank:12/12/12/0/12 A.hand:{hand(ore=3)} D.hand:{hand(food=12)}"),
        "A bank ore food",
        "SF-404",
        "sf-bank-empty",
    ),
    (position(), "A fame", "SF-616", "sf-no-fame-now"),
    (position(FAME), "A fame", "SF-616", "sf-no-goods"),
    (position(), "A help B", "SF-617", "sf-no-help-now"),
    (position(HELP), "A help BCD", "SF-617", "sf-one-or-two"),
    (position(HELP), "A help B", "SF-617", "sf-not-richer"),
    (position(), "A buy engine", "SF-411", "sf-too-dear"),
    (position(), "A ship(2,0)", "SF-412", "sf-no-such-ship"),
    (
        position(
            "A.stations:3/2/1/1 figures:A/A/A/A"
            " A.friends:green-ore,green-fuel,green-food,trade-ore,trade-fuel,both,levy"
        ),
        "A build trade f2",
        "SF-412",
        "sf-no-piece",
    ),
    (position("A.ships:1cf6,2cg6,3ch7"), "A build trade f2", "SF-413", "sf-no-transporter"),
    (position(), "A build trade f4", "SF-414", "sf-no-port-point"),
    (position(), "A port c2", "SF-416", "sf-not-own-colony"),
    (position("A.colonies:o2 A.ports:e3,t3,c4 C.colonies:j2"), "A port o2", "SF-416", "sf-no-module"),
    (position(), "A upgrade(3)", "SF-417", "sf-no-such-upgrade"),
    (position("A.up:6/0/0"), "A buy engine", "SF-417", "sf-upgrade-limit"),
    (position(), "A place f2", "SF-828", "sf-nothing-to-place"),
    (PLACING, "A place n4", "SF-827", "sf-no-port-point"),
    (position(), "A withdraw", "SF-406", "sf-no-offer"),
    (OFFERED, "A offer(0,9,1,1)", "SF-405", "sf-no-such-offer"),
    (OFFERED, "A offer 1 food for 1 food", "SF-405", "sf-same-kind"),
    (OFFERED, "A offer 1 fuel for 1 ore", "SF-405", "sf-cards-missing"),
    (
        position(f"A.hand:{hand(ore=1)} B.hand:{hand(ore=1)}"),
        "A offer 1 ore for 2 food",
        "SF-405",
        "sf-nobody-has-so-many",
    ),
    (OFFERED, "A agree 1", "SF-405", "sf-own-offer"),
    (OFFERED, "B withdraw", "SF-405", "sf-active-decides"),
    (OFFERED, "B agree 0", "SF-406", "sf-offer-changed"),
    (OFFERED, "A deal B 0", "SF-406", "sf-no-partner"),
    (IN_TURNS, "B more get food", "SF-406", "sf-answer-first"),
    (position(f"A.said:2 A.hand:{hand(ore=1)}"), "A offer 1 ore for 1 food", "SF-406", "sf-enough-offers"),
    (position(), "A end", "SF-301", "sf-not-flight"),
    (flying(3), "A go 2 e5", "SF-506", "sf-no-such-ship"),
    (flying(3, "A.ships:1cf4!,2cg6"), "A go 1 e5", "SF-506", "sf-has-flown"),
    (flown(flying(3, "A.ships:1cf4,2cg6"), "e5"), "A go 2 h7", "SF-506", "sf-other-in-flight"),
    (flown(flying(3, "A.ships:1cf4,2cg6"), "e5"), "A end", "SF-506", "sf-still-in-flight"),
    (flown(flying(1, f"{SEEN} A.ships:1cg12"), "f12"), "A go 1 g12", "SF-506", "sf-no-speed-left"),
    (flying(3), "A go 1 h7", "SF-507", "sf-no-line"),
    (flown(flying(3), "e3"), "A go 1 d3", "SF-106", "sf-system-middle"),
    (flying(3), "A stop", "SF-508", "sf-nobody-in-flight"),
    (flying(1), "A go 1 e3", "SF-510", "sf-point-taken"),
    (flying(3, "jumps:1"), "A jump 1 i5", "SF-511", "sf-foreign-port"),
    (flying(3, "jumps:1"), "A jump 1 s16", "SF-512", "sf-colony-ship-docks"),
    (flying(3, "jumps:1 A.ships:1tf4"), "A jump 1 s16", "SF-513", "sf-cannot-dock"),
    (flown(flying(1, "A.ships:1tr16 A.up:0/0/1"), "s16"), "A stop", "SF-513", "sf-must-found-here"),
    (flying(3, f"jumps:1 {SEEN} A.ships:1tf4"), "A jump 1 f10", "SF-514", "sf-trade-ship-on-site"),
    (flying(3, f"jumps:1 {SEEN} {SHUT}", seats=3), "A jump 1 d11", "SF-515", "sf-site-closed"),
    (flying(3, f"{SEEN} A.ships:1cf12"), "A end", "SF-516", "sf-found-or-leave"),
    (
        flown(flying(4, f"{HELD} A.ships:1cf12"), "g12", "f12"),
        "A stop",
        "SF-517",
        "sf-back-only-to-found",
    ),
    (flying(3, "A.ships:1ck2 C.ports:o4,j2 C.colonies:c4"), "A end", "SF-518", "sf-must-leave"),
    (BLOCKED, "A ground 1", "SF-518", "sf-ground-another"),
    (flying(3), "A jump 1 m17", "SF-519", "sf-no-jump"),
    (flying(3, "jumps:1"), "A jump 1 f4", "SF-519", "sf-jump-elsewhere"),
    (flown(flying(3, "jumps:1"), "e5"), "A jump 1 m17", "SF-519", "sf-jump-instead-of-flight"),
    (flying(3, "jumps:1"), "A jump 1 e11", "SF-520", "sf-system-middle"),
    (
        flying(3, "jumps:1 A.ships:1tf4", setup="explorer"),
        "A jump 1 f10",
        "SF-520",
        "sf-maybe-a-site",
    ),
    (flying(3), "A found 1", "SF-601", "sf-no-site-here"),
    (flying(3, f"{HELD} A.ships:1cf12"), "A found 1", "SF-602", "sf-site-held"),
    (flying(3, f"{SEEN} {SHUT} A.ships:1cd11", seats=3), "A found 1", "SF-219", "sf-site-closed"),
    (flying(3, "A.ships:1tf4"), "A found 1", "SF-606", "sf-no-dock-here"),
    (flown(flying(3, "A.ships:1tr16"), "s16"), "A found 1", "SF-606", "sf-too-little-cargo"),
    (position(), "A friend both", "SF-608", "sf-no-new-friend"),
    (FRIEND, "A friend both", "SF-608", "sf-other-people"),
    (TAKEN_FRIEND, "A friend trade-ore", "SF-608", "sf-friend-taken"),
    (IN_TURNS, "B decline(5)", "SF-406", "sf-no-such-reason"),
    (position(), "A answer 0", "SF-801", "sf-not-asked"),
    (position(MERCHANT), "A answer 4", "SF-801", "sf-no-such-answer"),
    (position(MERCHANT), "A answer 1", "SF-803", "sf-cannot-give"),
    (GIVING, "A give food", "SF-803", "sf-card-missing"),
    (HANDING, "B hand food", "SF-817", "sf-card-missing"),
    (GROUNDING, "A ground 2", "SF-810", "sf-no-such-ship"),
    (flying(3, "A.ships:1cf4_,2cg6"), "A go 1 e5", "SF-810", "sf-grounded"),
    (REMOVING, "A remove cannon", "SF-811", "sf-no-such-upgrade"),
    (GAINING, "A gain(3)", "SF-815", "sf-no-such-upgrade"),
    (GAINING, "A gain engine", "SF-815", "sf-upgrade-limit"),
]

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
]

NONSENSE = [
    "stack:noon",
    "stack:build.x",
    "stack:build stack:build",
    "turn:many",
    "active:E",
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
    "A.answer:19",
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


@pytest.mark.parametrize(("table", "line", "rule", "fact"), REFUSALS)
def test_refusal(table: Table, line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(table, line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).why(refusal), "an argument is missing"


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


@pytest.mark.parametrize("text", NONSENSE)
def test_no_position(text: str) -> None:
    given = dict(word.split(":", 1) for word in text.split())
    whole = filled(text) if len(given) == len(text.split()) and "hand" not in text else text
    with pytest.raises(Unreadable) as caught:
        GAME.notation.read_position(whole, GAME.rules(4))
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
        GAME.notation.read_move(text)


def test_every_refusal_in_the_source_is_provoked() -> None:
    by_phase = {("SF-309", "not-awaited"), ("SF-405", "not-awaited")}
    assert {(rule, fact) for *_, rule, fact in REFUSALS} - by_phase == refusals_of(GAME)


def test_every_complaint_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in COMPLAINTS} == complaints_of(GAME)


def test_founding_goes_on_after_a_refusal() -> None:
    table = opened(starter=0)
    assert refusal_of(table, "A settle f10").rule == "SF-209"
    assert founded(table)
