"""Income: planets, friends, the supply pile, and a 7 (SF-3xx)."""

import pytest

from .helpers import (
    awaited,
    bank,
    cards,
    chances,
    fact,
    hand,
    kinds,
    moves,
    of,
    play,
    points,
    position,
    refused,
    size,
    stage,
    told,
    view,
)

DICE = "stack:dice"


def test_sf_301_a_turn_is_income_then_work_then_flight() -> None:
    table = position(DICE)
    play(table, "* roll 1 1", "* draw ore", "* draw ore")
    assert stage(table) == "build"
    assert refused(table, "A go 1 f6") == "SF-301"
    play(table, "A depart", "* shake yy")
    assert stage(table) == "fly"
    assert refused(table, "A buy engine") == "SF-301"
    play(table, "A end")
    assert (stage(table), fact(table, "active")) == ("dice", 1)
    assert refused(table, "A depart") == "SF-301", "it is not A's turn, and chance rolls"


def test_sf_302_every_planet_of_the_number_pays_each_colony_beside_it() -> None:
    table = position(DICE)
    play(table, "* roll 4 4")
    assert [cards(table, seat) for seat in "ABCD"] == [
        hand(carbon=1),
        hand(carbon=1),
        hand(ore=1),
        hand(ore=1),
    ], "both eights: carbon of alpha and ore of beta"


def test_sf_302_two_numbers_pay_on_either() -> None:
    for dice in ("1 2", "6 6"):
        table = position(DICE)
        play(table, f"* roll {dice}")
        assert cards(table, "B") == hand(goods=1)
    for dice in ("1 1", "5 6"):
        table = position(DICE)
        play(table, f"* roll {dice}")
        assert of(table, "D", "hand")[4] == 1


def test_sf_303_a_spaceport_gives_one_like_a_colony() -> None:
    table = position(f"{DICE} C.ports:o4,j2 C.colonies:c4")
    play(table, "* roll 3 5")
    assert cards(table, "C") == hand(ore=1)


def test_sf_304_the_bank_pays_all_or_nobody() -> None:
    short = position(f"{DICE} bank:1/12/12/12/12 D.hand:{hand(ore=11)}")
    events = play(short, "* roll 1 4")
    assert size(short, "A") == size(short, "C") == 0, "two ore are due, one is there"
    assert told(events, "short") == [{"resource": "ore"}]
    enough = position(f"{DICE} bank:2/12/12/12/12 D.hand:{hand(ore=10)}")
    play(enough, "* roll 1 4")
    assert cards(enough, "A") == cards(enough, "C") == hand(ore=1)


def test_sf_304_the_greens_extra_is_due_too() -> None:
    friend = "A.stations:1/0/0/0 A.friends:green-ore figures:A/-/-/-"
    table = position(f"{DICE} bank:2/12/12/12/12 D.hand:{hand(ore=10)} {friend}")
    play(table, "* roll 1 4")
    assert size(table, "A") == size(table, "C") == 0, "three ore would be due"


@pytest.mark.parametrize(("score", "drawn"), [(4, 2), (7, 2), (8, 1), (9, 1), (10, 0), (14, 0)])
def test_sf_305_supply_cards_by_points(score: int, drawn: int) -> None:
    table = position(f"{DICE} A.half:{(score - 4) * 2}")
    assert points(table)[0] == score
    play(table, "* roll 1 1", *["* draw ore"] * drawn)
    assert size(table, "A") == drawn + 1, "the goods of 2/11 too"
    assert stage(table) == "build"


def test_sf_306_a_new_pile_when_the_last_card_is_drawn() -> None:
    table = position(f"{DICE} bank:12/12/12/12/3 B.hand:{hand(8, 8, 8, 8)} C.hand:{hand(goods=16)}")
    assert fact(table, "supply") == [0, 0, 0, 0, 1]
    play(table, "* roll 1 1")
    assert bank(table, "goods") == 1, "D and A got two of them"
    play(table, "* draw goods")
    assert fact(table, "supply") == [8, 8, 8, 8, 1], "in the middle of the draw, as many as the bank has"
    assert bank(table, "ore") == 4
    play(table, "* draw ore")
    assert stage(table) == "build"


def test_sf_306_nothing_anywhere_no_card() -> None:
    table = position(f"{DICE} bank:0 B.hand:{hand(20, 20, 20, 20, 20)}")
    play(table, "* roll 1 1")
    assert stage(table) == "build"
    assert size(table, "A") == 0


def test_sf_307_dice_then_greens_then_aid_then_supply() -> None:
    friends = "B.stations:1/0/0/1 B.friends:green-fuel,aid figures:B/-/-/B"
    table = position(f"{DICE} {friends}")
    play(table, "* roll 1 4")
    assert (stage(table), awaited(table)) == ("aid", "B"), "a 5 brings B nothing"
    play(table, "B aid goods")
    assert stage(table) == "draw"
    other = position(f"{DICE} {friends}")
    play(other, "* roll 4 6")
    assert stage(other) == "draw", "10 pays B fuel, and the Greens one more: no aid"
    assert cards(other, "B") == hand(fuel=2)


def test_sf_308_a_seven_produces_nothing() -> None:
    table = position(DICE)
    play(table, "* roll 3 4")
    assert [size(table, seat) for seat in "ABCD"] == [0] * 4


def test_sf_309_half_of_more_than_seven_cards_goes() -> None:
    """The example: of 9 cards 4 go."""
    table = position(f"{DICE} A.hand:{hand(ore=7)} B.hand:{hand(food=8)} C.hand:{hand(5, 1, 1, 1, 1)}")
    play(table, "* roll 1 6")
    assert awaited(table) == "BC", "seven cards are not too many"
    assert [of(table, seat, "owed") for seat in "ABCD"] == [0, 4, 4, 0]
    play(table, *["C discard ore"] * 4)
    assert awaited(table) == "B", "the rest waits"
    assert bank(table, "ore") == 0
    assert refused(table, "B discard ore") == "SF-309"
    assert refused(table, "C discard ore") == "SF-309"
    events = play(table, *["B discard food"] * 4)
    assert (bank(table, "ore"), bank(table, "food")) == (4, 7)
    assert told(events, "discarded") == [
        {"seat": 1, "count": 4, "resource": "food"},
        {"seat": 2, "count": 4, "resource": "ore"},
    ]
    assert stage(table) == "rob"


def test_sf_309_what_is_laid_down_stays_hidden_until_all_have() -> None:
    table = position(f"{DICE} B.hand:{hand(ore=4, food=4)} C.hand:{hand(fuel=8)}")
    play(table, "* roll 1 6")
    before = view(table, 2)
    (event,) = play(table, "B discard food")
    assert event.seen_by(2) == {"seat": 1, "resource": "hidden"}
    assert event.seen_by(1)["resource"] == "food"
    after = view(table, 2)
    assert after["bank"] == before["bank"]
    assert after["players"][1]["cards"] == 8
    assert after["players"][1]["owed"] == 3


def test_sf_310_one_card_unseen_from_an_opponent_of_choice() -> None:
    table = position(f"{DICE} B.hand:{hand(ore=1, food=2)} D.hand:{hand(fuel=1)}")
    play(table, "* roll 1 6")
    assert moves(table) == {"rob B", "rob D"}
    assert refused(table, "A rob C") == "SF-310"
    assert refused(table, "A rob A") == "SF-310"
    play(table, "A rob B")
    assert chances(table) == {"steal ore": 1, "steal food": 2}
    events = play(table, "* steal food")
    assert (cards(table, "A"), cards(table, "B")) == (hand(food=1), hand(ore=1, food=1))
    assert [events[0].seen_by(seat)["resource"] for seat in range(4)] == ["food", "food", "hidden", "hidden"]


def test_sf_310_nobody_to_rob() -> None:
    table = position(DICE)
    play(table, "* roll 1 6")
    assert stage(table) == "draw"


def test_sf_311_the_others_draw_a_supply_card_from_the_left() -> None:
    table = position(f"{DICE} active:C")
    play(table, "* roll 1 6")
    events = play(table, "* draw ore", "* draw fuel", "* draw food")
    assert [event.args["seat"] for event in events] == [3, 0, 1]


def test_sf_312_then_the_own_supply_cards_and_work() -> None:
    table = position(DICE)
    play(table, "* roll 1 6", *["* draw ore"] * 3)
    assert [size(table, seat) for seat in "ABCD"] == [0, 1, 1, 1]
    play(table, "* draw food", "* draw food")
    assert (cards(table, "A"), stage(table)) == (hand(food=2), "build")


def test_sf_313_example_of_the_first_layout() -> None:
    six = position(DICE)
    play(six, "* roll 2 4")
    assert (of(six, "D", "hand")[2], of(six, "C", "hand")[2]) == (1, 1), "1 carbon for blue and for white"
    five = position(DICE)
    play(five, "* roll 1 4")
    assert [cards(five, seat) for seat in "ABCD"] == [hand(ore=1), hand(), hand(ore=1), hand()]


def test_supply_cards_are_for_their_owner_alone() -> None:
    table = position(DICE)
    play(table, "* roll 1 1")
    assert set(chances(table)) == {f"draw {name}" for name in ("ore", "fuel", "carbon", "food", "goods")}
    (event,) = play(table, "* draw carbon")
    assert [event.seen_by(seat)["resource"] for seat in (-1, 0, 1)] == ["hidden", "carbon", "hidden"]
    assert kinds(position(), "rob") == set()
