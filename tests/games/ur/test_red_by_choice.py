"""UR-606: turning red on base-1 as a choice, the printed reading of UR-403."""

import pytest
from hypothesis import given

from startable.core import Unreadable
from startable.games.ur import GAME
from startable.games.ur.state.state import MOVING, ROLLING, UrState
from startable.testing import Subject, Walk, walks

from ...effort import tries
from .helpers import ROLLS, fact, field, moves, play, position, result, targets, tower, towers

CHOICE = {"red_by_choice": True}


@pytest.mark.parametrize(("src", "roll"), [("c4", 6), ("c8", 2), ("b2", 1)])
def test_ur_606_who_arrives_on_base_1_chooses(src: str, roll: int) -> None:
    at = f"{field('A', src)}:b hand:0,10 turn:A roll:{roll}"
    assert moves(position(at, **CHOICE)) == {f"{src}-b1", f"{src}-b1=blue"}
    for move, disc, told in ((f"{src}-b1", "B", "turned"), (f"{src}-b1=blue", "b", "stayed")):
        table = position(f"c1:b {at}", **CHOICE)
        events = play(table, f"A {move}")
        assert tower(table, "A.b1") == disc
        assert told in {event.what for event in events}


def test_ur_606_both_choices_have_their_own_number() -> None:
    """And the numbers of before stay: pass, enter, re-enter, forward and backward by field."""
    table = position("c8:b hand:9,10 turn:A roll:2", **CHOICE)
    legal = table.rules.legal(table.state, 0)
    assert {move.text(): move.number(table.state) for move in legal} == {
        "in-h2": 1, "c8-b1": 14, "c8-b1=blue": 31
    }  # fmt: skip
    known = GAME.layout.hide(table.state, 0)
    assert [GAME.numbers.decode(move.number(table.state), known) for move in legal] == legal
    assert GAME.numbers.MOVES == 32


def test_ur_606_choices_share_source_and_target() -> None:
    table = position("c8:b hand:0,10 turn:A roll:2", **CHOICE)
    told = [(move.kind, move.args()) for move in table.rules.legal(table.state, 0)]
    assert told == [("leave_blue", (11, 13)), ("forward", (11, 13))]


def test_ur_606_prisoners_leave_either_way() -> None:
    for move, disc in (("A c8-b1", "B"), ("A c8-b1=blue", "b")):
        table = position("c8:yyb hand:9,8 turn:A roll:2", **CHOICE)
        play(table, move)
        assert fact(table, "out") == [0, 2]
        assert towers(table) == {"A.b1": disc}


@pytest.mark.parametrize("roll", ROLLS)
def test_ur_606_disc_left_blue_never_moves_again(roll: int) -> None:
    """Neither forward nor back nor in again, and nothing under it does."""
    for discs in ("b", "Bb", "BBb"):
        table = position(f"A.b1:{discs} c1:b hand:0,10 turn:A roll:{roll}", **CHOICE)
        assert targets(table, "b1") == set()


def test_ur_606_red_disc_on_a_blue_one_goes_where_red_goes() -> None:
    table = position("A.b1:bB hand:8,10 turn:A roll:2", **CHOICE)
    assert targets(table, "b1") == {"c8", "h2"}
    play(table, "A b1-c8")
    assert tower(table, "A.b1") == "b"


def test_ur_606_red_disc_has_no_choice() -> None:
    assert moves(position("c8:B hand:0,10 turn:A roll:2", **CHOICE)) == {"c8-b1", "c8-c6"}


def test_ur_606_roll_that_only_a_blue_disc_on_base_1_could_use_is_passed() -> None:
    """UR-203: it fits no disc."""
    table = position("A.b1:b A.b2:b hand:0,10 turn:A roll:3", **CHOICE)
    assert moves(table) == {"pass"}
    play(table, "A pass", "* 1", "B in-h1", "* 1")
    assert moves(table) == {"b2-b1", "b2-b1=blue"}


def test_ur_606_disc_left_blue_is_immobile_and_saves_nobody() -> None:
    """UR-501: black's last disc that can move is caught, whatever stands on base-1."""
    table = position("A.b1:bb c7:b c5:y hand:0,9 turn:B roll:2", **CHOICE)
    play(table, "B c5-c7")
    ended = result(table)
    assert ended is not None
    assert (ended.winners, ended.rule) == (0b10, "UR-502")


def test_ur_606_red_disc_on_base_1_still_saves() -> None:
    table = position("A.b1:bB c7:b c5:y hand:0,9 turn:B roll:2", **CHOICE)
    play(table, "B c5-c7")
    assert result(table) is None


def test_ur_606_who_leaves_the_last_movable_disc_blue_loses() -> None:
    table = position("A.b1:b A.b2:b hand:0,10 turn:A roll:1", **CHOICE)
    events = play(table, "A b2-b1=blue")
    ended = result(table)
    assert ended is not None
    assert (ended.winners, ended.rule) == (0b10, "UR-502")
    assert [event.args for event in events if event.what == "won"] == [{"seat": 1}]
    turned = position("A.b1:b A.b2:b hand:0,10 turn:A roll:1", **CHOICE)
    play(turned, "A b2-b1")
    assert result(turned) is None


def test_ur_606_discs_in_hand_or_on_top_elsewhere_keep_one_in_the_game() -> None:
    for left in ("hand:1,10", "c1:b hand:0,10"):
        table = position(f"A.b2:b {left} turn:A roll:1", **CHOICE)
        play(table, "A b2-b1=blue")
        assert result(table) is None


def test_ur_606_base_1_has_no_tower_limit_then() -> None:
    """Two discs that never leave would otherwise shut out the others for ever."""
    table = position("A.b1:bb A.b2:b hand:7,10 turn:A roll:1", tower_limit=2, **CHOICE)
    assert {"b2-b1", "b2-b1=blue"} <= moves(table)
    play(table, "A b2-b1")
    assert tower(table, "A.b1") == "bbB"


@tries(60)
@given(walks(Subject(GAME, 500, {"red_by_choice": 1, "draw_after": 0, "six_skips": 0})))
def test_ur_606_nobody_waits_for_ever(walk: Walk) -> None:
    """In every position that goes on, each seat has a roll by which it can move."""
    for state, _ in walk.positions(last=40):
        for seat in range(2) if state.phase in (ROLLING, MOVING) else []:
            assert any(_can_move(walk, state, seat, roll) for roll in ROLLS), walk.text()


def _can_move(walk: Walk, state: UrState, seat: int, roll: int) -> bool:
    there = state.clone()
    there.phase, there.turn, there.roll = MOVING, seat, roll
    return walk.rules.legal(there, seat)[0].kind != "pass"


def test_ur_606_off_by_default() -> None:
    assert moves(position("c8:b hand:0,10 turn:A roll:2")) == {"c8-b1"}
    with pytest.raises(Unreadable):
        position("A.b1:b hand:9,10 turn:A")
