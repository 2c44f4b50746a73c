"""What a referee would say: every refusal names the rule that helps most, and each in the source is heard."""

import re

import pytest

from startable.games.starfarers import GAME
from startable.games.starfarers.box.parts import BOX
from startable.play.rulebook import LANGUAGES
from startable.play.table import Table
from startable.play.words import words
from startable.testing import refusals_of

from .helpers import flying, hand, position, refusal_of, start
from .tables import (
    AIDING,
    ANSWERED,
    ASKED_BACK,
    AT_FULL_DOCKS,
    BLOCKED,
    ENDED,
    FAME,
    FOR_B,
    FRIEND,
    GAINING,
    GIVING,
    GROUNDING,
    HANDING,
    HELD,
    HELP,
    IN_TURNS,
    MERCHANT,
    MERCHANTS,
    OFFERED,
    ONE_STATION,
    OVER_A_COLONY,
    PLACING,
    PROPOSED,
    REMOVING,
    ROBBING,
    SEEN,
    SEVEN,
    SHUT,
    SWAPPERS,
    TAKEN_FRIEND,
    TAKING,
    TALKED_OUT,
    WORN,
    after,
    at_founding,
    flown,
    live,
)
from .test_setup import founded, opened

FUEL = f"A.hand:{hand(fuel=2)}"
BOUGHT = after(position(FUEL), "A buy engine")
Row = tuple[Table, str, str, str]
"""Table, line, rule, fact."""

# Whose turn it is not, and what has to be done first.
UNTIMELY: list[Row] = [
    (position(), "* roll 1 1", "SF-301", "not-awaited"),
    (position(), "B depart", "SF-301", "sf-other-turn"),
    (live(""), "B depart", "SF-301", "sf-other-turn"),
    (live(""), "B buy engine", "SF-301", "sf-other-turn"),
    (OFFERED, "B bank ore food", "SF-301", "sf-other-turn"),
    (flying(3), "B go 1 j4", "SF-301", "sf-other-turn"),
    (position(MERCHANT), "B answer 0", "SF-301", "sf-other-turn"),
    (SEVEN, "C depart", "SF-301", "sf-other-turn"),
    (FRIEND, "B friend trade-ore", "SF-301", "sf-other-turn"),
    (SEVEN, "A depart", "SF-309", "sf-discard-first"),
    (ROBBING, "A depart", "SF-310", "sf-rob-first"),
    (AIDING, "A depart", "SF-618", "sf-aid-first"),
    (AIDING, "D depart", "SF-618", "sf-aid-first"),
    (OFFERED, "A depart", "SF-406", "sf-answer-first"),
    (IN_TURNS, "A offer 1 food for 1 ore", "SF-406", "sf-answer-first"),
    (PLACING, "A go 1 e5", "SF-828", "sf-place-first"),
    (FRIEND, "A end", "SF-608", "sf-friend-first"),
    (position(MERCHANT), "A go 1 e5", "SF-801", "sf-reply-first"),
    (GIVING, "A answer 0", "SF-803", "sf-give-first"),
    (TAKING, "A end", "SF-813", "sf-take-first"),
    (HANDING, "A end", "SF-817", "sf-hand-over-first"),
    (HANDING, "B depart", "SF-817", "sf-hand-over-first"),
    (GROUNDING, "A go 1 e5", "SF-810", "sf-ground-first"),
    (REMOVING, "A end", "SF-811", "sf-remove-first"),
    (WORN, "B depart", "SF-811", "sf-remove-first"),
    (GAINING, "A end", "SF-815", "sf-gain-first"),
    (position("stack:dice"), "A depart", "SF-301", "sf-chance-first"),
    (position("stack:shake"), "A go 1 e5", "SF-301", "sf-chance-first"),
    (start(4), "A depart", "SF-208", "sf-setup-first"),
    (at_founding("settle"), "A depart", "SF-209", "sf-founding-first"),
    (at_founding("settle"), "C bank ore food", "SF-209", "sf-founding-first"),
]

# Nobody sets dice or picks what lies face down; and after the end nothing happens.
CHANCE: list[Row] = [
    (position(ENDED), "A depart", "SF-902", "game-over"),
    (position("stack:dice"), "* draw ore", "SF-207", "not-an-outcome"),
    (position(), "A roll 1 1", "SF-302", "sf-dice-by-chance"),
    (position(), "A shake yy", "SF-502", "sf-shake-by-chance"),
    (position(), "A draw ore", "SF-305", "sf-draw-by-chance"),
    (position(), "A steal ore", "SF-310", "sf-steal-by-chance"),
    (position(), "A lay P1 0", "SF-701", "sf-quarter-by-chance"),
    (position(), "A disc 4", "SF-703", "sf-disc-by-chance"),
    (position(), "A card 4", "SF-801", "sf-card-by-chance"),
]

FOUNDING: list[Row] = [
    (position(), "A settle e3", "SF-209", "sf-founding-over"),
    (position(), "B equip cargo", "SF-209", "sf-founding-over"),
    (start(4, "strategic"), "A settle e3", "SF-208", "sf-setup-first"),
    (at_founding("dock"), "D settle e3", "SF-209", "sf-not-founding"),
    (at_founding("settle"), "A settle f10", "SF-209", "sf-no-free-home-site"),
    (at_founding("dock"), "D dock f10", "SF-212", "sf-not-own-colony"),
    (at_founding("launch"), "D launch trade m17", "SF-213", "sf-no-port-point"),
    (at_founding("launch"), "D launch(2,0)", "SF-213", "sf-no-such-ship"),
    (after(at_founding("equip"), "A equip cargo"), "D equip cargo", "SF-214", "sf-upgrade-gone"),
    (at_founding("settle"), "B settle v4", "SF-209", "sf-others-found"),
    (at_founding("dock"), "A dock v4", "SF-212", "sf-others-found"),
    (at_founding("launch"), "A launch trade f2", "SF-212", "sf-others-found"),
    (opened(starter=0), "A equip cargo", "SF-209", "sf-not-founding"),
    (at_founding("equip"), "B equip engine", "SF-214", "sf-others-found"),
]

INCOME: list[Row] = [
    (position(), "A discard ore", "SF-309", "sf-no-seven"),
    (SEVEN, "B discard ore", "SF-309", "sf-owes-nothing"),
    (position(), "B discard ore", "SF-309", "sf-no-seven"),
    (SEVEN, "A rob B", "SF-309", "sf-discard-first"),
    (ROBBING, "B rob A", "SF-301", "sf-other-turn"),
    (position(), "B rob A", "SF-310", "sf-no-robbing"),
    (AIDING, "A aid ore", "SF-618", "sf-no-aid-now"),
    (SEVEN, "A discard food", "SF-309", "sf-card-missing"),
    (position(), "A rob B", "SF-310", "sf-no-robbing"),
    (ROBBING, "A rob C", "SF-310", "sf-nothing-to-rob"),
    (position(), "A aid ore", "SF-618", "sf-no-aid-now"),
]

TRADE: list[Row] = [
    (position(), "A bank(9,0)", "SF-402", "sf-no-such-resource"),
    (position(), "A bank ore food", "SF-402", "sf-rate"),
    (position(), "A bank goods food", "SF-403", "sf-rate"),
    (position(f"{MERCHANTS} A.hand:{hand(ore=1)}"), "A bank ore food", "SF-611", "sf-rate"),
    (position(f"{MERCHANTS} A.hand:{hand(fuel=1)}"), "A bank fuel food", "SF-402", "sf-rate"),
    (position(MERCHANTS), "A bank goods food", "SF-612", "sf-rate"),
    (position(f"{MERCHANTS} spent:1 A.hand:{hand(goods=1)}"), "A bank goods food", "SF-612", "sf-rate-used"),
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
    (position(), "A withdraw", "SF-406", "sf-no-offer"),
    (OFFERED, "A offer(0,0,1,1)", "SF-405", "sf-both-give"),
    (OFFERED, "A offer 1 food for 0 ore", "SF-405", "sf-both-give"),
    (OFFERED, "A offer(9,1,0,1)", "SF-405", "sf-no-such-resource"),
    (OFFERED, "A offer 3 food for 1 ore", "SF-406", "sf-offer-grows"),
    (OFFERED, "A offer 2 food for 2 ore", "SF-406", "sf-offer-grows"),
    (position(SWAPPERS), "A offer 2 food for 2 ore", "SF-406", "sf-offer-small"),
    (OFFERED, "A more(2,0)", "SF-405", "sf-no-such-side"),
    (OFFERED, "A more(0,9)", "SF-405", "sf-no-such-resource"),
    (OFFERED, "A offer 1 food for 1 food", "SF-405", "sf-same-kind"),
    (OFFERED, "A offer 1 fuel for 1 ore", "SF-405", "sf-cards-missing"),
    (
        position(f"A.hand:{hand(ore=1)} B.hand:{hand(ore=1)}"),
        "A offer 1 ore for 2 food",
        "SF-405",
        "sf-nobody-has-so-many",
    ),
    (OFFERED, "A agree 1", "SF-405", "sf-own-offer"),
    (OFFERED, "B withdraw", "SF-406", "sf-nothing-said"),
    (PROPOSED, "C withdraw", "SF-406", "sf-nothing-said"),
    (PROPOSED, "A withdraw", "SF-406", "sf-no-offer"),
    (PROPOSED, "A agree 1", "SF-406", "sf-no-offer"),
    (PROPOSED, "A deal B 0", "SF-406", "sf-offer-changed"),
    (PROPOSED, "A deal C 0", "SF-406", "sf-no-partner"),
    (PROPOSED, "C deal B 1", "SF-405", "sf-active-decides"),
    (ANSWERED, "C deal B 0", "SF-405", "sf-active-decides"),
    (ANSWERED, "B agree 1", "SF-406", "sf-take-back-first"),
    (ANSWERED, "C offer 1 fuel for 1 food", "SF-406", "sf-take-back-first"),
    (ANSWERED, "C more get food", "SF-406", "sf-take-back-first"),
    (TALKED_OUT, "B withdraw", "SF-406", "sf-enough-offers"),
    (IN_TURNS, "D decline", "SF-406", "sf-others-answer"),
    (IN_TURNS, "A deal B 0", "SF-406", "sf-others-answer"),
    (IN_TURNS, "A withdraw", "SF-406", "sf-others-answer"),
    (ASKED_BACK, "B decline", "SF-406", "sf-answered-once"),
    (ASKED_BACK, "B withdraw", "SF-406", "sf-answered-once"),
    (IN_TURNS, "B offer 1 ore for 1 fuel", "SF-406", "sf-active-offers"),
    (position(f"B.hand:{hand(ore=1)}"), "B offer 1 ore for 1 food", "SF-406", "sf-active-offers"),
    (flying(3, SWAPPERS, trade="open"), "B offer 1 ore for 1 food", "SF-405", "sf-no-trade-now"),
    (SEVEN, "B offer 1 ore for 1 food", "SF-405", "sf-no-trade-now"),
    (OFFERED, "B agree 0", "SF-406", "sf-offer-changed"),
    (OFFERED, "A deal B 0", "SF-406", "sf-no-partner"),
    (IN_TURNS, "B more get food", "SF-406", "sf-offer-is-fixed"),
    (position(f"A.said:2 A.hand:{hand(ore=1)}"), "A offer 1 ore for 1 food", "SF-406", "sf-enough-offers"),
    (IN_TURNS, "B decline(5)", "SF-406", "sf-no-such-reason"),
    (FOR_B, "C agree 1", "SF-407", "sf-offer-for-another"),
    (FOR_B, "C decline need", "SF-407", "sf-offer-for-another"),
    (FOR_B, "C withdraw", "SF-407", "sf-offer-for-another"),
    (FOR_B, "C more get food", "SF-407", "sf-offer-for-another"),
    (FOR_B, "C offer 1 fuel for 1 food", "SF-407", "sf-offer-for-another"),
    (FOR_B, "A deal C 0", "SF-406", "sf-no-partner"),
    (FOR_B, "A offer 1 food for 1 ore to C", "SF-405", "sf-nobody-has-so-many"),
    (live(SWAPPERS), "A offer 1 food for 1 ore to A", "SF-407", "sf-offer-to-nobody"),
    (live(SWAPPERS), "A offer 2 food for 1 ore to B", "SF-407", "sf-one-for-one"),
    (live(SWAPPERS), "B offer 1 ore for 1 food to A", "SF-407", "sf-proposal-for-active"),
    (position(SWAPPERS), "A offer 1 food for 1 ore to B", "SF-407", "sf-offer-for-all"),
]

TAKING_BACK: list[Row] = [
    (position(), "A undo", "SF-408", "sf-nothing-to-undo"),
    (BOUGHT, "B undo", "SF-301", "sf-other-turn"),
    (
        after(position(f"A.hand:{hand(fuel=2)}"), "A buy engine", "A depart"),
        "A undo",
        "SF-301",
        "sf-chance-first",
    ),
    (
        position(f"undone:20 done:engine A.up:2/0/0 A.hand:{hand(ore=1)}"),
        "A undo",
        "SF-408",
        "sf-enough-undone",
    ),
    (after(position(FUEL, undo="no"), "A buy engine"), "A undo", "SF-408", "sf-undo-off"),
    (flying(3), "A undo", "SF-301", "sf-not-building"),
]

BUILDING: list[Row] = [
    (flying(3), "A depart", "SF-301", "sf-not-building"),
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
]

FLIGHT: list[Row] = [
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
    (flying(3), "A jump 1 m17", "SF-519", "sf-no-jump"),
    (flying(3, "jumps:1"), "A jump 1 f4", "SF-519", "sf-jump-elsewhere"),
    (flown(flying(3, "jumps:1"), "e5"), "A jump 1 m17", "SF-519", "sf-jump-instead-of-flight"),
    (flying(3, "jumps:1"), "A jump 1 e11", "SF-106", "sf-system-middle"),
    (
        flying(3, "jumps:1 A.ships:1tf4", setup="explorer"),
        "A jump 1 f10",
        "SF-520",
        "sf-maybe-a-site",
    ),
    (flying(3, "jumps:1", setup="explorer"), "A jump 1 e11", "SF-520", "sf-rim-only"),
    (flying(3, f"{SEEN} {SHUT} A.ships:1cd11", seats=3), "A end", "SF-516", "sf-leave-site"),
    (flying(3, f"{HELD} A.ships:1cf12"), "A end", "SF-516", "sf-leave-site"),
]

COLONIES: list[Row] = [
    (flying(3), "A found 1", "SF-601", "sf-no-site-here"),
    (flying(3, f"{HELD} A.ships:1cf12"), "A found 1", "SF-602", "sf-site-held"),
    (flying(3, f"{SEEN} {SHUT} A.ships:1cd11", seats=3), "A found 1", "SF-219", "sf-site-closed"),
    (flown(flying(3, "A.ships:1cg4", seats=3), "h3"), "A found 1", "SF-217", "sf-site-closed"),
    (flown(flying(3, "A.ships:1cg4", 3, "strategic"), "h3"), "A found 1", "SF-218", "sf-site-closed"),
    (flying(3, "A.ships:1tf4"), "A found 1", "SF-606", "sf-no-dock-here"),
    (flown(flying(3, "A.ships:1tr16"), "s16"), "A found 1", "SF-606", "sf-too-little-cargo"),
    (flown(flying(3, ONE_STATION), "s16"), "A found 1", "SF-606", "sf-too-little-cargo"),
    (position(), "A friend both", "SF-608", "sf-no-new-friend"),
    (FRIEND, "A friend both", "SF-608", "sf-other-people"),
    (TAKEN_FRIEND, "A friend trade-ore", "SF-608", "sf-friend-taken"),
    (OVER_A_COLONY, "A found 1", "SF-601", "sf-site-taken"),
    (AT_FULL_DOCKS, "A found 1", "SF-607", "sf-docks-full"),
]

ENCOUNTERS: list[Row] = [
    (BLOCKED, "A ground 1", "SF-518", "sf-ground-another"),
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
    (HANDING, "C hand ore", "SF-817", "sf-not-asked"),
    (position(), "B hand ore", "SF-817", "sf-not-asked"),
    (WORN, "A remove engine", "SF-811", "sf-not-asked"),
    (position(), "A remove engine", "SF-811", "sf-not-asked"),
]

REFUSALS = [
    *UNTIMELY,
    *CHANCE,
    *FOUNDING,
    *INCOME,
    *TRADE,
    *TAKING_BACK,
    *BUILDING,
    *FLIGHT,
    *COLONIES,
    *ENCOUNTERS,
]


@pytest.mark.parametrize(("table", "line", "rule", "fact"), REFUSALS)
def test_refusal(table: Table, line: str, rule: str, fact: str) -> None:
    refusal = refusal_of(table, line)
    assert (refusal.rule, refusal.fact) == (rule, fact)
    for language in LANGUAGES:
        assert words(language).has(fact)
        assert "{" not in words(language).why(refusal), "an argument is missing"


def test_every_refusal_in_the_source_is_provoked() -> None:
    assert {(rule, fact) for *_, rule, fact in REFUSALS} == refusals_of(GAME)


def test_founding_goes_on_after_a_refusal() -> None:
    table = opened(starter=0)
    assert refusal_of(table, "A settle f10").rule == "SF-209"
    assert founded(table)


@pytest.mark.parametrize(
    ("table", "line", "english", "hungarian"),
    [
        (
            position(),
            "A buy cannon",
            "A cannon costs 2 carbon; you do not have all of that.",
            "Az ágyú ára 2 szén; nincs meg hozzá minden lapod.",
        ),
        (
            position(f"A.hand:{hand(carbon=3, food=1)}"),
            "A port o2",
            "A spaceport costs 3 carbon and 2 food; you do not have all of that.",
            "Az űrkikötő ára 3 szén és 2 élelem; nincs meg hozzá minden lapod.",
        ),
        (
            flown(flying(3, ONE_STATION), "s16"),
            "A found 1",
            "The next station here needs 2 cargo modules on your mothership, and you have 1.",
            "A következő állomáshoz itt 2 rakománymodul kell az anyahajódra, neked 1 van.",
        ),
    ],
)
def test_what_is_said(table: Table, line: str, english: str, hungarian: str) -> None:
    refusal = refusal_of(table, line)
    assert words("en").why(refusal) == english
    assert words("hu").why(refusal) == hungarian


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("A build colony f2", "colony_ship"),
        ("A build trade f2", "trade_ship"),
        ("A port o2", "spaceport"),
        ("A buy engine", "engine"),
        ("A buy cannon", "cannon"),
        ("A buy cargo", "cargo"),
    ],
)
def test_sf_411_a_price_is_told_as_the_box_has_it(line: str, what: str) -> None:
    refusal = refusal_of(position(), line)
    for language in LANGUAGES:
        said = [int(number) for number in re.findall(r"\d+", words(language).why(refusal))]
        assert said == [count for count in BOX["costs"][what] if count]


def test_there_are_enough_of_them() -> None:
    assert len(REFUSALS) >= 40
