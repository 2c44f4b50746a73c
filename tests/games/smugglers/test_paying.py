"""Chapter 4: paying."""

import pytest

from startable.play.table import Table

from .helpers import awaited, bidding, dealt, fact, gifts, moves, phase, play, refused, scores, told


def won_by_a(dice: dict[str, str], energy: int, goods: str, cards: str) -> Table:
    """A wins the cards on these places with these dice, and the bidding is over."""
    words = [f"dice.{place}:{each}" for place, each in dice.items()]
    stock = [f"A.energy:{energy}"] * (energy > 0) + [f"A.goods:{goods}"] * bool(goods)
    table = bidding(" ".join([*words, *stock, f"cards:{cards}"]))
    play(table, "A t2", "B t1")
    return table


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_sm_401_value_of_the_winning_die_goes_to_the_pool(value: int) -> None:
    table = won_by_a({"a": f"A{value}"}, 9, "", "E-R,E-Y,E-G")
    assert fact(table, "energy")[0] == 9 - value
    assert fact(table, "pool_energy") == value


def test_sm_401_highest_die_once() -> None:
    table = won_by_a({"a": "A3A5"}, 9, "", "E-R,E-Y,E-G")
    assert fact(table, "energy")[0] == 4


def test_sm_401_both_cards_if_there_is_enough() -> None:
    """Exactly enough is enough, and nobody is asked."""
    table = won_by_a({"a": "A4", "c": "A2"}, 6, "r", "E-R,E-Y,E-G")
    assert phase(table) == "goods"
    assert fact(table, "energy")[0] == 0
    assert fact(table, "pool_energy") == 6


def test_sm_401_all_energy_before_any_goods() -> None:
    """A has still to choose which card to pay, so B cannot give goods yet."""
    table = bidding("dice.a:A4 dice.b:A4 dice.c:B1 A.energy:5 B.energy:5 B.goods:r cards:E-R,E-Y,E-G")
    play(table, "A t2", "B t1")
    assert (phase(table), awaited(table)) == ("energy", "A")
    assert refused(table, "B give c -") == "SM-401"
    assert refused(table, "A give a -") == "SM-401"
    play(table, "A pay a")
    assert (phase(table), awaited(table)) == ("goods", "AB")


def test_sm_401_no_declining() -> None:
    table = won_by_a({"a": "A6"}, 6, "", "E-R,E-Y,E-G")
    assert fact(table, "energy")[0] == 0
    assert moves(table, "A") == {"give a -"}
    assert refused(table, "A none") == "SM-404"
    assert refused(won_by_a({"a": "A4", "b": "A3"}, 5, "", "E-R,E-Y,E-G"), "A none") == "SM-401"


def test_sm_402_without_the_energy_the_card_is_lost() -> None:
    table = won_by_a({"a": "A5"}, 4, "rrgg", "C-R,E-Y,E-G")
    assert fact(table, "down")[0] == "C-R"
    assert fact(table, "up")[0] == ""
    assert fact(table, "energy")[0] == 4
    assert fact(table, "goods")[0] == "rrgg"
    assert (fact(table, "pool_energy"), fact(table, "pool_goods")) == (0, "")


def test_sm_402_lost_card_counts_minus_its_planets() -> None:
    """Three planets, four energy and four goods."""
    assert scores(won_by_a({"a": "A5"}, 4, "rrgg", "C-R,E-Y,E-G"))[0] == -3 - 4 - 4


def test_sm_402_one_of_two_may_be_beyond_reach() -> None:
    """Four energy: the 3 is paid and the 6 is not, whichever lies first."""
    for dice in ({"a": "A3", "b": "A6"}, {"a": "A6", "b": "A3"}):
        table = won_by_a(dice, 4, "", "E-R,E-Y,E-G")
        lost = "E-Y" if dice["a"] == "A3" else "E-R"
        assert fact(table, "down")[0] == lost
        assert fact(table, "energy")[0] == 1


def test_sm_402_both_may_be_lost() -> None:
    table = won_by_a({"a": "A3", "b": "A6"}, 2, "", "E-R,E-Y,E-G")
    assert fact(table, "down")[0] == "E-R E-Y"
    assert scores(table)[0] == -6 - 2


@pytest.mark.parametrize(("paid", "lost"), [("a", "E-Y"), ("b", "E-R")])
def test_sm_403_energy_for_either_but_not_both(paid: str, lost: str) -> None:
    table = won_by_a({"a": "A4", "b": "A3"}, 5, "ry", "E-R,E-Y,E-G")
    assert (phase(table), awaited(table)) == ("energy", "A")
    assert moves(table, "A") == {"pay a", "pay b"}
    events = play(table, f"A pay {paid}")
    assert fact(table, "down")[0] == lost
    assert fact(table, "energy")[0] == (1 if paid == "a" else 2)
    assert [each["place"] for each in told(events, "paid")] == [paid.upper()]


def test_sm_403_only_for_cards_one_has_won() -> None:
    table = won_by_a({"a": "A4", "b": "A3", "c": "B1"}, 5, "", "E-R,E-Y,E-G")
    assert refused(table, "A pay c") == "SM-403"
    assert refused(table, "B pay c") == "SM-403"


@pytest.mark.parametrize("energy", range(13))
def test_sm_403_choice_just_where_there_is_one(energy: int) -> None:
    """Every pair of dice: from the statement, one of two is chosen if each can be paid and not both."""
    for one in range(1, 7):
        for other in range(1, 7):
            table = won_by_a({"a": f"A{one}", "b": f"A{other}"}, energy, "", "E-R,E-Y,E-G")
            choice = max(one, other) <= energy < one + other
            assert (phase(table) == "energy") == choice
            if not choice:
                afford = [cost for cost in (one, other) if cost <= energy]
                assert fact(table, "energy")[0] == energy - sum(afford)
                assert len(fact(table, "down")[0].split()) == 2 - len(afford)


def test_sm_404_one_good_for_each_ship_and_any_for_a_cruiser() -> None:
    """Two blue ships and a cruiser."""
    table = won_by_a({"a": "A1"}, 1, "rryyggbbb", "C-B,E-Y,E-G")
    whole = {"rbb", "ybb", "gbb", "bbb"}
    assert {goods for goods in gifts(table, "A", "a") if len(goods) == 3} == whole


def test_sm_404_goods_go_to_the_pool() -> None:
    table = won_by_a({"a": "A1"}, 1, "rryyggbbb", "C-B,E-Y,E-G")
    play(table, "A give a ybb")
    assert fact(table, "goods")[0] == "rryggb"
    assert fact(table, "pool_goods") == "ybb"


def test_sm_404_only_goods_that_one_has() -> None:
    table = won_by_a({"a": "A1"}, 1, "bb", "C-B,E-Y,E-G")
    assert gifts(table, "A", "a") == {"bb"}
    assert refused(table, "A give a bbb") == "SM-404"


def test_sm_404_only_for_cards_whose_energy_is_paid() -> None:
    table = won_by_a({"a": "A4", "b": "A3"}, 5, "ry", "E-R,E-Y,E-G")
    play(table, "A pay a")
    assert gifts(table, "A", "b") == set()
    assert refused(table, "A give b y") == "SM-402", "it is lost"
    assert refused(table, "A give c y") == "SM-404", "nobody has won it"


def test_sm_404_all_who_won_something_give_in_any_order() -> None:
    table = bidding("dice.a:A1 dice.b:B1 A.energy:1 A.goods:rr B.energy:1 B.goods:yy cards:F-R,F-Y,F-G")
    play(table, "A t2", "B t1")
    assert awaited(table) == "AB"
    play(table, "B give b y")
    assert awaited(table) == "A"
    play(table, "A give a r")
    assert phase(table) == "restocking"


def test_sm_405_one_may_be_left_out_even_if_one_has_it() -> None:
    """A yellow, a green, a blue ship and a cruiser, and goods for all of them."""
    table = won_by_a({"a": "A1"}, 1, "ryyggbb", "A-R,E-Y,E-G")
    ships = {"gbX", "ybX", "ygX"}
    without = {_with_cruiser(goods, cruiser) for goods in ships for cruiser in "rygb"}
    whole = {_with_cruiser("ygbX", cruiser) for cruiser in "rygb"}
    assert gifts(table, "A", "a") == {"ygb"} | without | whole


def _with_cruiser(goods: str, cruiser: str) -> str:
    return "".join(sorted(goods.replace("X", cruiser), key="rygb".index))


def test_sm_405_a_cruisers_good_too() -> None:
    table = won_by_a({"a": "A1"}, 1, "rrbb", "C-R,E-Y,E-G")
    play(table, "A give a rr")
    assert fact(table, "up")[0] == "C-R"


def test_sm_405_only_one() -> None:
    table = won_by_a({"a": "A1"}, 1, "rygb", "D-1,E-Y,E-G")
    for goods in ("ry", "r", "-"):
        assert refused(table, f"A give a {goods}") == "SM-405"


def test_sm_405_one_on_each_card() -> None:
    """A red and a yellow ship here, a yellow and a green one there: one good is enough for each."""
    table = won_by_a({"a": "A1", "b": "A1"}, 2, "rg", "F-R,F-Y,F-G")
    play(table, "A give a r", "A give b g")
    assert fact(table, "up")[0] == "F-R F-Y"


def test_sm_405_single_ship_may_get_nothing() -> None:
    table = won_by_a({"a": "A1"}, 1, "r", "E-R,E-Y,E-G")
    assert gifts(table, "A", "a") == {"-", "r"}
    play(table, "A give a -")
    assert fact(table, "goods")[0] == "r"
    assert fact(table, "up")[0] == "E-R"


@pytest.mark.parametrize("goods", ["ryy", "rr", "yy", "g", "rg"])
def test_sm_404_nothing_more_and_nothing_else(goods: str) -> None:
    """A red and a yellow ship: never two of a colour, never what no ship wants."""
    table = won_by_a({"a": "A1"}, 1, "rryyggbb", "F-R,F-Y,F-G")
    assert gifts(table, "A", "a") == {"r", "y", "ry"}
    assert refused(table, f"A give a {goods}") == "SM-404"


def test_sm_406_without_the_goods_the_card_is_lost_and_the_energy_stays_paid() -> None:
    """Four ships of four colours, and goods for two of them."""
    table = won_by_a({"a": "A4"}, 9, "ry", "D-1,E-Y,E-G")
    assert fact(table, "down")[0] == "D-1"
    assert fact(table, "goods")[0] == "ry"
    assert fact(table, "energy")[0] == 5
    assert (fact(table, "pool_energy"), fact(table, "pool_goods")) == (4, "")
    assert phase(table) == "restocking"


def test_sm_406_leaving_one_out_may_save_it() -> None:
    table = won_by_a({"a": "A4"}, 9, "ryb", "D-1,E-Y,E-G")
    assert fact(table, "down")[0] == ""
    assert gifts(table, "A", "a") == {"ryb"}


def test_sm_406_who_can_give_must() -> None:
    """There is nothing to say but which goods."""
    table = won_by_a({"a": "A4"}, 9, "ryb", "D-1,E-Y,E-G")
    assert moves(table, "A") == {"give a ryb"}


def test_sm_407_both_must_be_completed_if_some_choice_does() -> None:
    """Green and blue ships on A, blue and red ones on B; with one green and one blue good."""
    table = won_by_a({"a": "A1", "b": "A1"}, 2, "gb", "F-G,F-B,E-G")
    assert gifts(table, "A", "a") == {"g"}
    assert gifts(table, "A", "b") == {"b"}
    for goods in ("b", "gb"):
        assert refused(table, f"A give a {goods}") == "SM-407"
    play(table, "A give a g", "A give b b")
    assert fact(table, "up")[0] == "F-G F-B"
    assert fact(table, "down")[0] == ""


@pytest.mark.parametrize(("first", "kept", "lost"), [("a", "F-G", "F-B"), ("b", "F-B", "F-G")])
def test_sm_407_if_only_one_can_be_the_player_chooses(first: str, kept: str, lost: str) -> None:
    table = won_by_a({"a": "A1", "b": "A1"}, 2, "b", "F-G,F-B,E-G")
    assert moves(table, "A") == {"give a b", "give b b"}
    play(table, f"A give {first} b")
    assert fact(table, "up")[0] == kept
    assert fact(table, "down")[0] == lost
    assert fact(table, "energy")[0] == 0


def test_sm_407_a_card_out_of_reach_puts_no_duty_on_the_other() -> None:
    """Nothing completes D; so all of the goods may go to the other card."""
    table = won_by_a({"a": "A1", "b": "A1"}, 2, "rr", "D-1,C-R,E-G")
    assert fact(table, "down")[0] == "D-1"
    assert gifts(table, "A", "b") == {"rr"}


def test_sm_408_paid_card_lies_face_up() -> None:
    table = won_by_a({"a": "A2"}, 2, "r", "E-R,E-Y,E-G")
    assert fact(table, "up")[0] == ""
    play(table, "A give a r")
    assert fact(table, "up")[0] == "E-R"
    assert scores(table)[0] == 3


def test_sm_408_cards_pile_up() -> None:
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    play(table, "A a1", "A b1", "A t2", "B t1", "A give b y", "A give a r")
    assert fact(table, "up")[0] == "E-Y E-R"
