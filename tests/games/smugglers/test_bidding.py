"""Chapter 2: reveal and bidding."""

from itertools import pairwise

import pytest
from hypothesis import given

from startable.core import CHANCE, CLOCK
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    awaited,
    bidding,
    bids,
    chances,
    dealt,
    fact,
    moves,
    phase,
    play,
    refused,
    start,
    told,
    view,
)
from .walks import LIVE, all_facts

VALUES = set(range(1, 7))


def test_sm_201_all_cards_are_turned_before_anybody_bids() -> None:
    table = start(3)
    for line in ("@ time", "* deal C-R", "* deal D-1", "* deal E-B"):
        assert awaited(table) == ""
        play(table, line)
    assert awaited(table) == "ABC"
    assert fact(table, "cards") == ["C-R", "D-1", "E-B"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sm_201_one_card_for_each_player(seats: int) -> None:
    table = start(seats)
    play(table, "@ time")
    table.settle()
    assert len(fact(table, "cards")) == seats


def test_sm_201_any_unseen_card_is_as_likely_as_the_other() -> None:
    table = start(3)
    play(table, "@ time")
    assert len(chances(table)) == 36
    play(table, "* deal C-R")
    assert len(chances(table)) == 35
    assert "deal C-R" not in chances(table)
    assert set(chances(table).values()) == {1}


def test_sm_201_everybody_sees_the_galaxy_and_nobody_before() -> None:
    table = start(3)
    for seat in "ABC-":
        assert view(table, seat)["cards"] == []
    play(table, "@ time", "* deal C-R", "* deal D-1", "* deal E-B")
    for seat in "ABC-":
        assert view(table, seat)["cards"] == ["C-R", "D-1", "E-B"]


def test_sm_201_nobody_chooses_a_card() -> None:
    assert refused(dealt(3), "A deal D-1") == "SM-201"


def test_sm_202_dice_are_placed_one_by_one() -> None:
    table = dealt(3)
    play(table, "A a3")
    assert fact(table, "placed") == [1, 0, 0]
    play(table, "A b3")
    assert fact(table, "placed") == [2, 0, 0]


def test_sm_202_hands_take_their_time() -> None:
    """One thing at a time: the server keeps a pace for each hand."""
    table = dealt(3)
    assert table.rules.awaits(table.state).pace_ms > 0


@pytest.mark.parametrize("seat", "ABC")
def test_sm_203_any_value_on_any_card(seat: str) -> None:
    table = dealt(3)
    for place in "abc":
        assert bids(table, seat, place) == VALUES


@pytest.mark.parametrize("move", ["A place(0,0)", "A place(0,7)", "A place(3,4)", "A place(-1,4)", "A d4"])
def test_sm_203_no_other_value_and_no_other_card(move: str) -> None:
    assert refused(dealt(3), move) == "SM-203"


@tries(25)
@given(LIVE)
def test_sm_203_placed_dice_are_never_touched(walk: Walk) -> None:
    """Not even by their owner: what lies on a card stays there, below what comes after it."""
    for before, after in pairwise(all_facts(walk)):
        if before["phase"] == "bidding" == after["phase"]:
            for low, high in zip(before["dice"], after["dice"], strict=True):
                assert high.startswith(low), walk.text()


@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("lying", [1, 2, 3, 4, 5, 6])
def test_sm_204_equal_or_higher(seat: str, lying: int) -> None:
    """Also for whoever placed it (A)."""
    table = bidding(f"dice.b:A{lying}")
    assert bids(table, seat, "b") == set(range(lying, 7))
    for low in range(1, lying):
        assert refused(table, f"{seat} b{low}") == "SM-204"


def test_sm_204_the_highest_there_counts() -> None:
    table = bidding("dice.b:A2B5")
    assert bids(table, "C", "b") == {5, 6}
    assert refused(table, "C b4") == "SM-204"


def test_sm_204_other_cards_do_not_count() -> None:
    table = bidding("dice.b:A2B5")
    assert bids(table, "C", "a") == bids(table, "C", "c") == VALUES


@tries(25)
@given(LIVE)
def test_sm_204_values_on_a_card_never_fall(walk: Walk) -> None:
    for facts in all_facts(walk):
        for dice in facts["dice"]:
            assert list(dice[1::2]) == sorted(dice[1::2]), walk.text()


def test_sm_205_second_die_on_the_same_card() -> None:
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    play(table, "A a2", "A a5")
    assert fact(table, "dice")[0] == "A2A5"


def test_sm_205_values_do_not_add_up() -> None:
    """Two threes of A against a four: four wins. And the higher one alone is paid."""
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    events = play(table, "A a3", "A a3", "B a4", "C b2", "C b3", "A t2", "B t1")
    won = [(each["seat"], each["place"], each["energy"]) for each in told(events, "won_card")]
    assert won == [(1, "A", 4), (2, "B", 3)]


@pytest.mark.parametrize("lines", [[], ["A a3"], ["A a3", "A b3"], ["A a3", "A a3"]])
def test_sm_206_two_dice_one_or_none(lines: list[str]) -> None:
    table = dealt(3)
    play(table, *lines, "A t2")
    assert fact(table, "placed")[0] == len(lines)


def test_sm_206_having_placed_both_does_not_finish() -> None:
    table = dealt(3)
    play(table, "A a3", "A b3")
    assert awaited(table) == "ABC"
    assert moves(table, "A") == {"t-1", "t1", "t2"}
    assert refused(table, "A c3") == "SM-206"


def test_sm_207_any_token_of_the_middle() -> None:
    table = dealt(4)
    assert {move for move in moves(table, "A") if move[0] == "t"} == {"t-1", "t1", "t2", "t3"}
    play(table, "B t2")
    assert fact(table, "tokens") == [[], [2], [], []]
    assert fact(table, "middle") == [-1, 1, 3]
    assert {move for move in moves(table, "A") if move[0] == "t"} == {"t-1", "t1", "t3"}
    assert refused(table, "A t2") == "SM-207"


@pytest.mark.parametrize("line", ["B a6", "B t1", "B t-1"])
def test_sm_207_who_has_one_neither_bids_nor_takes_another(line: str) -> None:
    table = dealt(3)
    play(table, "B t2")
    assert awaited(table) == "AC"
    assert refused(table, line) == "SM-207"


def test_sm_207_one_may_take_it_without_a_die_placed() -> None:
    table = dealt(3)
    play(table, "C t-1")
    assert fact(table, "placed") == [0, 0, 0]
    assert fact(table, "tokens") == [[], [], [-1]]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sm_208_bidding_ends_when_one_token_is_left(seats: int) -> None:
    """The last player's dice are still in hand; that is too late."""
    table = dealt(seats)
    last = "ABCDEF"[seats - 1]
    for seat in "ABCDEF"[: seats - 1]:
        assert phase(table) == "bidding"
        assert bids(table, last, "a") == VALUES
        play(table, f"{seat} t{max(fact(table, 'middle'))}")
    assert phase(table) != "bidding"
    assert refused(table, f"{last} a6") == "SM-208"


def test_sm_208_who_pays_or_restocks_bids_no_more() -> None:
    table = dealt(3, ["F-R", "F-Y", "F-G"])
    play(table, "A a3", "A t2", "B t1")
    assert phase(table) == "goods"
    assert refused(table, "A b6") == "SM-208"
    assert refused(table, "A t-1") == "SM-208"
    play(table, "A give a r")
    assert refused(table, "A b6") == "SM-208"


@pytest.mark.parametrize(("taken", "left"), [("2 1", -1), ("-1 2", 1), ("1 -1", 2)])
def test_sm_209_last_token_goes_to_who_has_none(taken: str, left: int) -> None:
    first, second = taken.split()
    table = dealt(3)
    events = play(table, f"C t{first}", f"A t{second}")
    assert fact(table, "tokens") == [[int(second)], [left], [int(first)]]
    assert fact(table, "middle") == []
    assert told(events, "left_over") == [{"seat": 1, "token": left}]


def test_sm_209_nobody_else_can_do_that() -> None:
    """Without a clock neither chance nor time ends the bidding."""
    awaits = dealt(3).rules.awaits(dealt(3).state)
    assert not awaits.mover(CHANCE)
    assert not awaits.mover(CLOCK)
