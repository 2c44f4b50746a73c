"""Chapter 3: who wins what."""

from typing import Any

import pytest
from hypothesis import given

from startable.testing import Walk

from ...effort import tries
from .helpers import bidding, chances, dealt, fact, play, told, won
from .walks import ANY, all_facts


@pytest.mark.parametrize(("dice", "seat", "energy"), [("A1", "A", 1), ("A2B3", "B", 3), ("B1A4C6", "C", 6)])
def test_sm_301_highest_die_wins(dice: str, seat: str, energy: int) -> None:
    table = bidding(f"dice.b:{dice}")
    assert won(play(table, "A t2", "B t1")) == {"B": (seat, energy)}


def test_sm_301_token_does_not_beat_a_higher_die() -> None:
    table = bidding("dice.a:A5B6")
    assert won(play(table, "A t2", "C t1")) == {"A": ("B", 6)}


def test_sm_301_each_card_by_itself() -> None:
    table = bidding("dice.a:A1B2 dice.b:B3A4 dice.c:C6")
    assert won(play(table, "A t2", "B t1")) == {"A": ("B", 2), "B": ("A", 4), "C": ("C", 6)}


@pytest.mark.parametrize(
    ("lines", "seat"),
    [(("A t2", "B t1"), "A"), (("A t1", "B t2"), "B"), (("B t-1", "A t1"), "C"), (("C t2", "A t1"), "C")],
)
def test_sm_302_among_equals_the_higher_token(lines: tuple[str, str], seat: str) -> None:
    table = bidding("dice.a:A4B4C4")
    assert won(play(table, *lines)) == {"A": (seat, 4)}


def test_sm_302_lower_dice_have_no_say_however_fast() -> None:
    table = bidding("dice.a:A3B5C5")
    assert won(play(table, "A t2", "C t1")) == {"A": ("C", 5)}


def test_sm_302_two_equal_dice_of_one_player_count_once() -> None:
    table = bidding("dice.a:A4A4B4")
    assert won(play(table, "A t1", "B t2")) == {"A": ("B", 4)}


def test_sm_302_minus_one_is_the_slowest() -> None:
    table = bidding("dice.a:A4B4", 6)
    play(table, "C t4", "D t3", "E t2", "F t1")
    assert won(play(table, "A t-1")) == {"A": ("B", 4)}


def test_sm_303_card_without_dice_goes_to_the_box() -> None:
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    events = play(table, "A a3", "A t2", "B t1")
    assert told(events, "boxed") == [{"place": "B", "card": "E-Y"}, {"place": "C", "card": "E-G"}]
    play(table, "A give a -", "A none", "B none", "C none", "@ time")
    assert fact(table, "up") == ["E-R", "", ""]
    assert fact(table, "down") == ["", "", ""]
    assert not {"deal E-Y", "deal E-G", "deal E-R"} & set(chances(table))


def test_sm_303_losing_dice_cost_nothing_and_come_back() -> None:
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    play(table, "B a3", "B a4", "A a6", "A t2", "B t1")
    assert fact(table, "energy") == [6, 12, 12]
    play(table, "A give a -", "A none", "B none", "C none", "@ time")
    play(table, "* deal F-R", "* deal F-Y", "* deal F-G", "B a3", "B a4")


@tries(25)
@given(ANY)
def test_sm_303_nobody_gets_a_card_without_a_die_on_it(walk: Walk) -> None:
    for facts in all_facts(walk):
        for card, dice in zip(facts["cards"], facts["dice"] or [], strict=False):
            owners = [seat for seat in range(len(facts["up"])) if card in _pile(facts, seat)]
            assert all("ABCDEF"[seat] in dice for seat in owners), walk.text()


def _pile(facts: dict[str, Any], seat: int) -> list[str]:
    return f"{facts['up'][seat]} {facts['down'][seat]}".split()
