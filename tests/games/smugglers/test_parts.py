"""Chapter 1: parts and set-up."""

from typing import Any

import pytest
from hypothesis import given

from startable.core import Unreadable
from startable.games.smugglers import GAME
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    awaited,
    chances,
    dealt,
    fact,
    moves,
    phase,
    play,
    position,
    scores,
    start,
    text,
    told,
    view,
    worth,
)
from .walks import SUBJECT, WHOLE, all_facts

COLOURS = "rygb"

# players: goods of each colour, energy, speed tokens, cards of a galaxy, galaxies
SET_UP = {
    2: (3, 12, [-1, 0, 1, 3], 3, 8),
    3: (3, 12, [-1, 1, 2], 3, 8),
    4: (3, 12, [-1, 1, 2, 3], 4, 8),
    5: (2, 9, [-1, 1, 2, 3, 4], 5, 6),
    6: (2, 9, [-1, 0, 1, 2, 3, 4], 6, 6),
}
CARDS_IN_ALL = {2: 24, 3: 24, 4: 32, 5: 30, 6: 36}


def test_sm_101_thirty_six_cards_in_the_deck() -> None:
    assert len(set(fact(start(), "unseen"))) == 36


def test_sm_101_two_to_six_players_of_six_colours() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert len(set(GAME.colours)) == 6
    for seats in (1, 7):
        with pytest.raises(Unreadable):
            GAME.rules(seats)


@pytest.mark.parametrize("seats", SET_UP)
def test_sm_101_the_stock_of_the_box_is_enough(seats: int) -> None:
    goods, energy, *_ = SET_UP[seats]
    assert seats * goods <= 13
    assert seats * energy <= 28 * 1 + 6 * 5


def test_sm_101_two_dice_each() -> None:
    table = dealt(3)
    play(table, "A a1", "A b1")
    assert fact(table, "placed") == [2, 0, 0]
    assert not [move for move in table.rules.legal(table.state, 0) if move.kind == "place"]


def test_sm_102_without_options_stations_and_favourites_have_no_effect() -> None:
    """A station card with two red and two blue planets, and one with one red and two green ones."""
    table = dealt(3, ["S4-RB", "S3-R2G", "E-B"])
    for seat in "ABC":
        assert worth(table, seat) == [4, 3, 3]


def test_sm_102_a_card_has_no_ships_but_of_four_colours_and_cruisers() -> None:
    """Whatever is given for any card is red, yellow, green or blue."""
    goods = dealt(3, ["D-1", "C-R", "A-R"])
    play(goods, "A a1", "A b1", "B c1", "A t2", "B t1")
    for seat in range(2):
        for move in goods.rules.legal(goods.state, seat):
            assert move.fields == ("place", "red", "yellow", "green", "blue")


def test_sm_103_energy_is_a_number() -> None:
    """Nine of the twelve are paid, though there are only seven ones and a five."""
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    assert fact(table, "energy") == [12, 12, 12]
    play(table, "A a6", "A b3", "A t2", "B t1")
    assert fact(table, "energy") == [3, 12, 12]
    assert fact(table, "pool_energy") == 9


@pytest.mark.parametrize("seats", SET_UP)
def test_sm_104_goods_and_energy_by_player_count(seats: int) -> None:
    goods, energy, *_ = SET_UP[seats]
    table = start(seats)
    assert fact(table, "energy") == [energy] * seats
    assert fact(table, "goods") == ["".join(colour * goods for colour in COLOURS)] * seats
    assert fact(table, "placed") == [0] * seats


@pytest.mark.parametrize("seats", SET_UP)
def test_sm_105_tokens_and_cards_by_player_count(seats: int) -> None:
    *_, tokens, cards, _ = SET_UP[seats]
    table = start(seats)
    assert fact(table, "middle") == tokens
    play(table, "@ time")
    table.settle()
    assert len(fact(table, "cards")) == cards
    assert phase(table) == "bidding"


@pytest.mark.parametrize("seats", SET_UP)
def test_sm_105_so_many_galaxies_and_the_rest_stays_unseen(seats: int) -> None:
    *_, cards, galaxies = SET_UP[seats]
    walk = Walk(SUBJECT, seats, 2000, seats, {"bid_seconds": 1})
    assert walk.rules.awaits(walk.end).over
    facts: Any = GAME.layout.facts(walk.end)
    assert facts["galaxy"] == galaxies
    assert galaxies * cards == CARDS_IN_ALL[seats]
    assert len(facts["unseen"]) == 36 - CARDS_IN_ALL[seats]


@tries(10)
@given(WHOLE)
def test_sm_105_no_card_is_dealt_twice(walk: Walk) -> None:
    dealt = [line.move.args() for line in walk.lines if line.move.kind == "deal"]
    assert len(set(dealt)) == len(dealt)
    assert len({facts["galaxy"] for facts in all_facts(walk)}) == SET_UP[walk.rules.seats][4]


def test_sm_106_one_master_for_the_whole_game() -> None:
    """Seat A: tokens left over go round from there, in the first galaxy and in the next."""
    table = dealt(3, bid_seconds=10)
    first = told(play(table, "@ time"), "left_over")
    assert [(each["seat"], each["token"]) for each in first] == [(0, -1), (1, 1), (2, 2)]
    play(table, "A none", "@ time", "* deal D-1", "* deal D-2", "* deal C-R")
    second = told(play(table, "@ time"), "left_over")
    assert [each["seat"] for each in second] == [0, 1, 2]


@pytest.mark.parametrize("seats", SET_UP)
def test_sm_107_pool_starts_empty(seats: int) -> None:
    table = start(seats)
    assert fact(table, "pool_energy") == 0
    assert fact(table, "pool_goods") == ""


def test_sm_107_pool_holds_only_what_was_paid() -> None:
    table = dealt(3, ["F-R", "E-Y", "E-G"])
    play(table, "A a2", "A t2", "B t1", "A give a ry")
    assert fact(table, "pool_energy") == 2
    assert fact(table, "pool_goods") == "ry"


def test_sm_108_by_seat_unless_the_table_says_otherwise() -> None:
    table = start(6)
    assert fact(table, "sheet") == list(GAME.colours)
    assert phase(table) == "countdown"
    assert "sheet" not in text(table), "and nothing is written of it"


def test_sm_108_each_chooses_from_the_master_on() -> None:
    table = start(3, colours="chosen")
    assert awaited(table) == "A"
    assert moves(table, "A") == {f"colour {name}" for name in GAME.colours}
    play(table, "A colour brown")
    assert awaited(table) == "B"
    assert moves(table, "B") == {f"colour {name}" for name in GAME.colours if name != "brown"}
    events = play(table, "B colour orange", "C colour turquoise")
    assert told(events, "chose") == [{"seat": 1, "colour": "orange"}, {"seat": 2, "colour": "turquoise"}]
    assert fact(table, "sheet") == ["brown", "orange", "turquoise"]
    assert phase(table) == "countdown"


def test_sm_108_programs_that_take_turns_choose_too() -> None:
    table = start(2, colours="chosen", pace="turns")
    play(table, "A colour white", "B colour black")
    assert phase(table) == "dealing"


def test_sm_108_favourites_go_with_the_colour() -> None:
    """Orange likes red and yellow planets, green and blue ships; turquoise red and green, yellow and blue."""
    stocks = "A.up:S4-RY A.goods:yygb B.up:S3-Y2R B.goods:yygb"
    at = f"phase:ended galaxy:8 A.sheet:turquoise B.sheet:orange {stocks}"
    table = position(at, 2, colours="chosen", stations=True, favourite_goods=True)
    assert scores(table) == [2 - 4 + 2, 3 - 4 + 2]
    assert view(table, "A")["favourites"] == [["RG", "YB"], ["RY", "GB"]]


def test_sm_108_rivals_are_those_who_like_the_same_ships() -> None:
    """Black likes yellow and green ships, turquoise yellow and blue ones: so yellow has a rival."""
    at = "phase:ended galaxy:8 A.sheet:black B.sheet:turquoise A.up:F-R"
    assert scores(position(at, 2, colours="chosen", favourite_ships=True)) == [1 + 3 + 1, 0]


def test_sm_107_before_anything_is_paid_nobody_restocks() -> None:
    table = dealt(3)
    play(table, "A t2", "B t1")
    assert (phase(table), fact(table, "queue")) == ("restocking", [2])
    assert scores(table) == [-24, -24, -24]
    assert chances(table) == {}
