"""Chapter 6: options, all off by default."""

import pytest
from hypothesis import given

from startable.core import Unreadable
from startable.games.ur import GAME
from startable.play.words import words
from startable.testing import Subject, Walk, walks

from ...effort import tries
from .helpers import ROLLS, fact, moves, play, position, refused, result, start, targets, tower, towers
from .walks import all_towers


def test_ur_601_draw_after_so_many_turns() -> None:
    table = start(draw_after=3)
    play(table, "* 2:1", "* 1", "A in-h1", "* 1", "B in-h1")
    assert result(table) is None
    play(table, "* 1", "A in-h1")
    ended = result(table)
    assert ended is not None
    assert (ended.winners, ended.rule) == (0, "UR-601")
    assert refused(table, "* 1") == "UR-601"


def test_ur_601_a_pass_is_a_turn_too() -> None:
    table = position("A.b2:b hand:0,10 turn:A roll:4 turns:9", draw_after=10)
    play(table, "A pass")
    assert table.over


def test_ur_601_win_in_the_last_turn_is_a_win() -> None:
    table = position("c5:b c7:y hand:9,0 turn:A roll:2 turns:9", draw_after=10)
    play(table, "A c5-c7")
    ended = result(table)
    assert ended is not None
    assert ended.winners == 0b01


def test_ur_601_off_by_default() -> None:
    table = position("hand:10,10 turn:A roll:2 turns:99999")
    play(table, "A in-h2")
    assert not table.over


def test_ur_602_six_loses_the_turn() -> None:
    table = position("c1:b A.b1:B hand:8,10 turn:A roll:6", six_skips=True)
    assert moves(table) == {"pass"}
    for line in ("A in-c2", "A c1-c7", "A b1-c4", "A b1-c2"):
        assert refused(table, line) == "UR-602"
    play(table, "A pass")
    assert fact(table, "turn") == 1


@pytest.mark.parametrize("roll", ROLLS[:-1])
def test_ur_602_other_rolls_do_not(roll: int) -> None:
    assert "pass" not in moves(position(f"hand:10,10 turn:A roll:{roll}", six_skips=True))


def test_ur_602_off_by_default() -> None:
    assert moves(position("c1:b hand:9,10 turn:A roll:6")) == {"in-c2", "c1-c7"}


def test_ur_603_red_with_prisoners_goes_only_forward() -> None:
    table = position("c4:yB hand:9,9 turn:A roll:3", red_back_alone=True)
    assert targets(table, "c4") == {"c7"}
    assert refused(table, "A c4-c1") == "UR-603"


def test_ur_603_red_alone_goes_back() -> None:
    """Also when it stands on own discs that have prisoners of their own."""
    for discs in ("B", "bB", "ybB"):
        table = position(f"c4:{discs} hand:5,9 turn:A roll:3", red_back_alone=True)
        assert targets(table, "c4") == {"c1", "c7"}


def test_ur_603_off_by_default() -> None:
    assert targets(position("c4:yB hand:9,9 turn:A roll:3"), "c4") == {"c1", "c7"}


@pytest.mark.parametrize(("there", "allowed"), [("bbyy", True), ("bbyyy", False), ("bbbbb", False)])
def test_ur_604_landing_over_the_limit_is_illegal(there: str, allowed: bool) -> None:
    table = position(f"c5:{there} c3:b hand:4,5 turn:A roll:2", tower_limit=5)
    assert ("c3-c5" in moves(table)) is allowed
    if not allowed:
        assert refused(table, "A c3-c5") == "UR-604"


@pytest.mark.parametrize(("load", "allowed"), [("yb", True), ("yyb", False)])
def test_ur_604_carried_discs_count(load: str, allowed: bool) -> None:
    table = position(f"c5:bbb c3:{load} hand:4,5 turn:A roll:2", tower_limit=5)
    assert ("c3-c5" in moves(table)) is allowed


def test_ur_604_what_stays_behind_does_not_count() -> None:
    table = position("c5:bbbb c3:byb hand:3,5 turn:A roll:2", tower_limit=5)
    assert "c3-c5" not in moves(table)
    free = position("c5:bbb c3:bbbyb hand:1,5 turn:A roll:2", tower_limit=5)
    assert "c3-c5" in moves(free)


def test_ur_604_holds_for_entering_going_back_and_entering_again() -> None:
    table = position("c1:yyyyy c4:B A.h3:bbbbb A.b1:B hand:3,5 turn:A roll:3", tower_limit=5)
    for line in ("A c4-c1", "A in-h3", "A b1-h3"):
        assert refused(table, line) == "UR-604"


def test_ur_604_prisoners_that_leave_on_base_1_make_no_tower() -> None:
    table = position("A.b1:BB A.b2:yyyyb hand:3,5 turn:A roll:1", tower_limit=5)
    play(table, "A b2-b1")
    assert towers(table) == {"A.b1": "BBB"}


def test_ur_604_holds_on_base_1_too() -> None:
    """Five discs are there (UR-404); a sixth would make a tower of six."""
    table = position("A.b1:BBBBB A.b2:b hand:4,10 turn:A roll:1", tower_limit=5)
    assert "b2-b1" not in moves(table)
    assert refused(table, "A b2-b1") == "UR-604"


def test_ur_604_roll_that_only_leads_too_high_is_passed() -> None:
    table = position("c1:b c3:yyyyy hand:0,5 turn:A roll:2", tower_limit=5)
    assert moves(table) == {"pass"}
    play(table, "A pass")


@tries(60)
@given(walks(Subject(GAME, 400, {"tower_limit": 5, "draw_after": 0, "red_by_choice": 0})))
def test_ur_604_no_tower_is_ever_higher(walk: Walk) -> None:
    for board in all_towers(walk):
        for at, discs in board.items():
            assert len(discs) <= 5, f"{at} is {discs}\n{walk.text()}"


def test_ur_604_limit_of_one_would_lock_the_board_and_is_not_offered() -> None:
    with pytest.raises(Unreadable) as caught:
        start(tower_limit=1)
    assert caught.value.fact == "option-value"
    assert caught.value.details["values"] == "0, 2–20"
    assert words("en").complaint(caught.value) == "Option tower_limit cannot be “1”; possible: 0, 2–20."


def test_ur_604_limit_of_two_still_catches() -> None:
    table = position("c1:b c3:y hand:9,9 turn:A roll:2", tower_limit=2)
    play(table, "A c1-c3")
    assert tower(table, "c3") == "yb"


def test_ur_604_off_by_default() -> None:
    table = position("c5:bbbbbb c3:b hand:3,10 turn:A roll:2")
    play(table, "A c3-c5")
    assert tower(table, "c5") == "b" * 7


@pytest.mark.parametrize("discs", range(1, 10))
def test_ur_605_fewer_discs(discs: int) -> None:
    assert fact(start(discs=discs), "hands") == [discs, discs]


@pytest.mark.parametrize("discs", [0, 11])
def test_ur_605_one_to_nine_or_all(discs: int) -> None:
    with pytest.raises(Unreadable):
        start(discs=discs)


def test_ur_605_one_disc_each_is_over_at_the_first_catch() -> None:
    table = position("c1:y hand:1,0 turn:A roll:5", discs=1)
    play(table, "A in-c1")
    ended = result(table)
    assert ended is not None
    assert ended.winners == 0b01


def test_ur_605_ten_by_default() -> None:
    assert fact(start(), "hands") == [10, 10]
