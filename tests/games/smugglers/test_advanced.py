"""Chapter 8: advanced options."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given

from startable.games.smugglers import GAME
from startable.testing import Subject, Walk, walks

from ...effort import tries
from .helpers import (
    bidding,
    bids,
    chances,
    dealt,
    ended,
    fact,
    gifts,
    phase,
    play,
    refused,
    scores,
    told,
    winners,
    won,
    worth,
)
from .test_scoring import ROW
from .walks import all_facts

PAIRS = ["S4-RY", "S4-RG", "S4-RB", "S4-YG", "S4-YB", "S4-GB"]
"""Station cards with two planets of one colour and two of another."""
SWITCHES = ["stations", "favourite_ships", "favourite_goods", "towers"]
TOWERS = walks(Subject(GAME, 160, options={"towers": True}))


def test_sm_801_each_sheet_has_two_favourite_planets() -> None:
    """Of six cards for the six pairs of colours one is whole to a player, one worthless, four are half."""
    table = dealt(6, PAIRS, stations=True)
    for seat in "ABCDEF":
        assert sorted(worth(table, seat)) == [0, 2, 2, 2, 2, 4]


def test_sm_801_no_two_sheets_are_equal() -> None:
    table = dealt(6, PAIRS, stations=True)
    assert len({tuple(worth(table, seat)) for seat in "ABCDEF"}) == 6


@pytest.mark.parametrize("seat", "ABCDEF")
def test_sm_801_each_sheet_has_two_favourite_ships(seat: str) -> None:
    """One ship of each colour, nobody else has any: two colours bring a bonus."""
    table = ended(f"{seat}.up:E-R,E-Y,E-G,E-B", 6, favourite_ships=True)
    bonus = scores(table)["ABCDEF".index(seat)] - 12
    assert bonus == 2 * (3 + 2), "each favourite has two rivals among six"


def test_sm_802_only_planets_of_favourite_colours_count_beside_a_station() -> None:
    """A: red and yellow. One red and two green planets; two yellow and two blue ones; one yellow, two red."""
    up = "A.up:S3-R2G,S4-YB,S3-Y2R"
    assert scores(ended(up, stations=True))[0] == 1 + 2 + 3
    assert scores(ended(up))[0] == 3 + 4 + 3


def test_sm_802_cards_without_a_station_count_in_full() -> None:
    """A green planet alone, and three of yellow and green, for A."""
    assert scores(ended("A.up:F-R,E-B", stations=True))[0] == 1 + 3


def test_sm_802_worth_is_shown_while_bidding() -> None:
    table = dealt(3, ["S3-R2G", "S2-GB", "E-B"], stations=True)
    assert worth(table, "A") == [1, 0, 3]
    assert worth(table, "B") == [1, 1, 3]


def test_sm_803_cards_face_down_cost_all_their_planets() -> None:
    """Two green and two blue planets: worthless to A face up, four points face down."""
    assert scores(ended("A.up:S4-GB", stations=True))[0] == 0
    assert scores(ended("A.down:S4-GB", stations=True))[0] == -4


def test_sm_803_anyone_may_bid_on_any_card() -> None:
    table = dealt(3, ["S4-GB", "S4-RY", "E-B"], stations=True)
    assert worth(table, "A")[0] == 0
    assert bids(table, "A", "a") == {1, 2, 3, 4, 5, 6}
    play(table, "A a1", "A t2", "B t1", "A give a ry")
    assert fact(table, "up")[0] == "S4-GB"


def test_sm_804_example_one_station_four_players() -> None:
    """Two red and two blue planets. Anna red and yellow, Béla red and blue, Csaba neither, Dani blue."""
    table = dealt(4, ["S4-RB", "E-R", "E-Y", "E-G"], stations=True)
    assert [worth(table, seat)[0] for seat in "ABCD"] == [2, 4, 0, 2]


def test_sm_805_example_fifteen_points() -> None:
    """Béla (seat B): 4 + 2 + 1 + 3 without stations, 4 + 1 + 2 with, minus the 2 of a card face down."""
    assert scores(ended("B.up:D-1,A-Y,F-R,C-B", stations=True))[1] == 10
    assert scores(ended("B.up:S4-RB,S3-R2G,S4-RY", stations=True))[1] == 4 + 1 + 2
    assert scores(ended(f"B.up:{ROW}", stations=True))[1] == 17
    assert scores(ended(f"B.up:{ROW} B.down:S2-RG", stations=True))[1] == 15


@pytest.mark.parametrize(("seats", "bonus"), [(2, 3), (3, 4), (5, 4), (6, 5)])
def test_sm_806_three_and_one_for_each_other_player_with_that_favourite(seats: int, bonus: int) -> None:
    """A has the only blue ship. C likes blue too, and so does F, if they play."""
    assert scores(ended("A.up:E-B", seats, favourite_ships=True))[0] == 3 + bonus


def test_sm_806_ships_of_other_colours_bring_nothing() -> None:
    assert scores(ended("A.up:E-R,E-Y", favourite_ships=True))[0] == 6


def test_sm_806_for_each_favourite_colour() -> None:
    """Green and blue ships: 3 + 1 for green, which B likes too, and 3 for blue."""
    assert scores(ended("A.up:F-G", favourite_ships=True))[0] == 1 + 4 + 3


def test_sm_806_ships_are_counted_not_cards() -> None:
    """Two blue ships on one card against one and one."""
    table = ended("A.up:C-B C.up:E-B,F-R", 3, favourite_ships=True)
    assert scores(table) == [3 + 4, 0, 3 + 1 + 3]


def test_sm_806_bonus_can_decide_the_game() -> None:
    """A blue ship, which A likes, against a red one, which B does not."""
    assert winners(ended("A.up:E-B A.energy:1 B.up:E-R")) == "B"
    assert winners(ended("A.up:E-B A.energy:1 B.up:E-R", favourite_ships=True)) == "A"


def test_sm_807_tie_gives_nobody_the_bonus() -> None:
    """A and B like green both, and have a green ship each; the yellow one is B's alone."""
    assert scores(ended("A.up:E-G B.up:F-Y", favourite_ships=True)) == [3, 1 + 3]


def test_sm_807_whatever_the_others_favourites() -> None:
    """B does not like blue, but has as many blue ships, or more."""
    assert scores(ended("A.up:E-B B.up:S2-RB", favourite_ships=True)) == [3, 2]
    assert scores(ended("A.up:E-B B.up:C-B", favourite_ships=True)) == [3, 3]


def test_sm_807_nobody_has_the_most_of_nothing() -> None:
    assert scores(ended("A.up:E-R B.up:F-B", favourite_ships=True)) == [3, 1]


def test_sm_807_cards_face_down_do_not_score() -> None:
    assert scores(ended("A.down:E-B", favourite_ships=True))[0] == -3


def test_sm_807_a_card_worth_nothing_to_its_owner_does_not_score() -> None:
    """Green and blue planets and ships of the same: nothing to A, whose planets are red and yellow."""
    both = {"favourite_ships": True, "stations": True}
    assert scores(ended("A.up:S2-GB", **both))[0] == 0
    assert scores(ended("A.up:S2-GB", favourite_ships=True))[0] == 2 + 4 + 3


def test_sm_807_worthless_ships_of_others_do_not_count_either() -> None:
    """B's green ship is on a card that is worth nothing to B."""
    both = {"favourite_ships": True, "stations": True}
    assert scores(ended("A.up:E-G B.up:S2-YG", **both)) == [3 + 4, 0]


def test_sm_807_cruisers_have_no_colour() -> None:
    """Two green ships and a cruiser against two green ones: a tie."""
    assert scores(ended("A.up:C-G B.up:E-G,S2-RG", favourite_ships=True)) == [3, 3 + 2]


def test_sm_808_example_favourite_ships() -> None:
    """Anna most green, Béla most yellow, Csaba most blue and most red: +4, +3, +7."""
    table = ended("A.up:E-G B.up:E-Y C.up:E-B,E-R", 3, favourite_ships=True)
    assert scores(table) == [3 + 4, 3 + 3, 6 + 7]


def test_sm_808_with_many_ships() -> None:
    """The same with some of the others' colours: ships GGG RB, YYY GB and BBB RRR Y."""
    table = ended("A.up:C-G,A-Y B.up:C-Y,A-R C.up:C-B,C-R,A-G", 3, favourite_ships=True)
    assert scores(table) == [3 + 2 + 4, 3 + 2 + 3, 3 + 3 + 2 + 7]


@pytest.mark.parametrize(
    ("goods", "charged"), [("g", 0), ("gg", 1), ("gb", 0), ("ggbb", 2), ("ry", 2), ("rygb", 2)]
)
def test_sm_809_one_good_of_each_favourite_ships_colour_is_free(goods: str, charged: int) -> None:
    """A's favourite ships are green and blue."""
    assert scores(ended(f"A.goods:{goods}", favourite_goods=True))[0] == -charged
    assert scores(ended(f"A.goods:{goods}"))[0] == -len(goods)


def test_sm_809_energy_is_not_free() -> None:
    assert scores(ended("A.energy:2 A.goods:g", favourite_goods=True))[0] == -2


@pytest.mark.parametrize("lying", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seat", "AB")
def test_sm_810_only_strictly_higher(lying: int, seat: str) -> None:
    """On one's own die (A) as well."""
    table = bidding(f"dice.b:A{lying}", towers=True)
    assert bids(table, seat, "b") == set(range(lying + 1, 7))
    assert refused(table, f"{seat} b{lying}") == "SM-810"


def test_sm_810_any_value_on_an_empty_card() -> None:
    assert bids(dealt(3, towers=True), "A", "a") == {1, 2, 3, 4, 5, 6}


def test_sm_810_only_the_top_one_counts() -> None:
    table = bidding("dice.a:A2B3A4C5 A.energy:9 C.energy:9 cards:E-R,E-Y,E-G", towers=True)
    assert won(play(table, "A t2", "B t1")) == {"A": ("C", 5)}
    assert fact(table, "energy") == [9, 0, 4]


@tries(25)
@given(TOWERS)
def test_sm_810_towers_always_rise(walk: Walk) -> None:
    for facts in all_facts(walk):
        for dice in facts["dice"]:
            assert list(dice[1::2]) == sorted(set(dice[1::2])), walk.text()


def test_sm_811_six_cannot_be_outbid() -> None:
    table = bidding("dice.a:A6", towers=True)
    assert bids(table, "B", "a") == set()
    for value in (1, 6):
        assert refused(table, f"B a{value}") == "SM-811"


def test_sm_811_without_towers_it_can_be_equalled() -> None:
    assert bids(bidding("dice.a:A6"), "B", "a") == {6}


@pytest.mark.parametrize(("energy", "left", "lost"), [(12, 2, False), (10, 0, False), (9, 9, True)])
def test_sm_811_winning_six_costs_ten(energy: int, left: int, lost: bool) -> None:
    table = bidding(f"dice.a:A6 A.energy:{energy} cards:E-R,E-Y,E-G", towers=True)
    events = play(table, "A t2", "B t1")
    assert won(events) == {"A": ("A", 10)}
    assert fact(table, "energy")[0] == left
    assert bool(fact(table, "down")[0]) == lost


def test_sm_811_other_dice_cost_their_value() -> None:
    table = bidding("dice.a:A5 A.energy:9 cards:E-R,E-Y,E-G", towers=True)
    play(table, "A t2", "B t1")
    assert fact(table, "energy")[0] == 4


def test_sm_811_without_towers_a_six_costs_six() -> None:
    table = bidding("dice.a:A6 A.energy:9 cards:E-R,E-Y,E-G")
    play(table, "A t2", "B t1")
    assert fact(table, "energy")[0] == 3


def test_sm_811_ten_counts_where_one_of_two_is_chosen() -> None:
    """Twelve energy: a six and a three cannot both be paid."""
    table = bidding("dice.a:A6 dice.b:A3 A.energy:12 cards:E-R,E-Y,E-G", towers=True)
    play(table, "A t2", "B t1")
    assert phase(table) == "energy"
    play(table, "A pay a")
    assert fact(table, "energy")[0] == 2


@pytest.mark.parametrize("percent", [1, 5, 30])
def test_sm_812_odds_grow_with_the_height(percent: int) -> None:
    odds = []
    for tower, bid in [("A1", "B a2"), ("A1B2", "C a3"), ("A1B2C3", "A a4"), ("A1B2C3A4", "B a5")]:
        table = bidding(f"dice.a:{tower}", towers=True, fall_percent=percent)
        play(table, bid)
        found = chances(table)
        assert sum(found.values()) == 100
        odds.append(found["falls a"])
    assert odds == sorted(odds)
    assert odds[:3] == [percent, 2 * percent, 3 * percent]
    assert odds[3] <= 90, "never quite certain"


def test_sm_812_first_die_on_a_card_does_not_fall() -> None:
    table = dealt(3, towers=True, fall_percent=30)
    play(table, "A a3")
    assert phase(table) == "bidding"


def test_sm_812_at_zero_nothing_ever_falls() -> None:
    table = dealt(3, towers=True, fall_percent=0)
    play(table, "A a1", "B a2", "C a3", "A a4", "B a5", "C a6")
    assert fact(table, "dice")[0] == "A1B2C3A4B5C6"


def test_sm_812_a_die_that_holds_stays_on_top() -> None:
    table = bidding("dice.a:A1", towers=True)
    play(table, "B a2", "* holds a")
    assert fact(table, "dice")[0] == "A1B2"
    assert phase(table) == "bidding"


def test_sm_812_a_die_that_falls_is_void_for_the_round() -> None:
    table = bidding("dice.a:A1 A.energy:5 cards:E-R,E-Y,E-G", towers=True)
    events = play(table, "B a4", "* falls a")
    assert told(events, "fell") == [{"seat": 1, "place": "A"}]
    assert fact(table, "dice")[0] == "A1"
    play(table, "B a3", "* holds a")
    assert refused(table, "B b1") == "SM-206"
    assert won(play(table, "A t2", "B t1")) == {"A": ("B", 3)}


def test_sm_812_void_die_is_back_in_the_next_galaxy() -> None:
    table = dealt(3, ["E-R", "E-Y", "E-G"], towers=True)
    play(table, "A a1", "B a2", "* falls a", "A t2", "B t1", "A give a r", "A none", "B none", "C none")
    assert fact(table, "placed") == [0, 0, 0]


def test_sm_812_only_the_die_being_placed_can_fall() -> None:
    table = bidding("dice.a:A1B2 dice.b:C4", towers=True)
    play(table, "C a5")
    assert set(chances(table)) == {"holds a", "falls a"}
    play(table, "* falls a")
    assert fact(table, "dice") == ["A1B2", "C4", ""]


def test_sm_812_nobody_bids_while_it_sways() -> None:
    table = bidding("dice.a:A1", towers=True)
    play(table, "B a4")
    assert table.rules.awaits(table.state).each() == []
    for line in ("A b1", "C t2", "B t1"):
        assert refused(table, line) == "SM-812"


@tries(25)
@given(TOWERS)
def test_sm_812_dice_that_fall_are_the_only_ones_missing(walk: Walk) -> None:
    fallen = 0
    for state, line in walk.positions():
        facts: Any = GAME.layout.facts(state)
        fallen = fallen if sum(facts["placed"]) else 0
        missing = sum(facts["placed"]) - sum(len(dice) // 2 for dice in facts["dice"])
        assert missing == fallen, walk.text()
        if line is not None and line.move.kind == "settle":
            fallen += line.move.args()[1]


@pytest.mark.parametrize("on", list(product([False, True], repeat=4)), ids=str)
def test_sm_801_switches_alone_and_together(on: tuple[bool, ...]) -> None:
    """Béla's row again, one yellow and one red good and the only yellow ships, under all sixteen choices."""
    options = dict(zip(SWITCHES, on, strict=True))
    table = ended(f"B.up:{ROW} B.down:S2-RG B.goods:ry", **options)
    stations, ships, goods, _ = on
    planets = 17 if stations else 21
    assert scores(table)[1] == planets - 2 - (1 if goods else 2) + (3 + 4 if ships else 0)


def test_sm_801_all_four_in_one_round() -> None:
    """Five players: a tower with a six, a die that falls, a station, and favourites at the end."""
    options = dict.fromkeys(SWITCHES, True)
    cards = "cards:S4-RB,S4-GB,E-B,D-1,F-R A.energy:12 A.goods:ggb B.energy:12 B.goods:yg galaxy:6"
    table = bidding(cards, 5, **options)
    play(table, "A a2", "B a6", "* holds a", "A b3", "C b4", "* falls b")
    assert refused(table, "D a6") == "SM-811"
    play(table, "B t4", "A t3", "C t2", "D t1")
    assert fact(table, "energy")[:2] == [9, 2]
    assert fact(table, "down")[0] == "S4-GB", "its ships want a red and a yellow good"
    assert gifts(table, "B", "a") == {"yg"}
    play(table, "B give a yg", *[f"{seat} none" for seat in "BACD"])
    assert table.over
    # A: four planets lost, nine energy; of the goods one green and the blue one are free.
    assert scores(table)[0] == -4 - 9 - 1
    # B: all four planets, two energy; most yellow ships (E likes them too) and most green ones (A and D do).
    assert scores(table)[1] == 4 - 2 + (3 + 1) + (3 + 2)
