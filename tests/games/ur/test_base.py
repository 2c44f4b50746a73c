"""Chapter 4: the base."""

import pytest

from .helpers import PATH, ROLLS, fact, field, moves, play, position, targets, tower, towers


@pytest.mark.parametrize("roll", ROLLS)
def test_ur_401_prisoners_on_base_2_are_safe_from_rescue(roll: int) -> None:
    """Yellow has a disc on every other field of its path, and none of them can get there."""
    others = " ".join(f"{field('B', step)}:y" for step in ("h1", "h4", "c2", "c5", "c8", "b2"))
    at = f"A.b2:yyb {others} hand:9,2 turn:B roll:{roll}"
    for move in moves(position(at)):
        table = position(at)
        play(table, f"B {move}")
        assert tower(table, "A.b2") == "yyb"


def test_ur_401_prisoners_on_base_2_are_not_out_yet() -> None:
    table = position("c8:yb hand:9,9 turn:A roll:1")
    events = play(table, "A c8-b2")
    assert fact(table, "out") == [0, 0]
    assert tower(table, "A.b2") == "yb"
    assert "removed" not in {event.what for event in events}


def test_ur_401_red_guard_can_carry_them_out_of_base_2_again() -> None:
    table = position("A.b2:yB hand:9,9 turn:A roll:2")
    play(table, "A b2-c7")
    assert tower(table, "c7") == "yB"


@pytest.mark.parametrize(("src", "roll"), [("b2", 1), ("c8", 2), ("c4", 6)])
@pytest.mark.parametrize("guard", "bB")
def test_ur_402_prisoners_leave_the_game_on_base_1(src: str, roll: int, guard: str) -> None:
    table = position(f"{field('A', src)}:yY{guard} hand:9,8 turn:A roll:{roll}")
    events = play(table, f"A {src}-b1")
    assert [event.args for event in events if event.what == "removed"] == [{"seat": 1, "count": 2}]
    assert fact(table, "out") == [0, 2]
    assert towers(table) == {"A.b1": "B"}


def test_ur_402_only_the_run_of_the_guard_leaves() -> None:
    table = position("c8:yybyb hand:8,7 turn:A roll:2")
    play(table, "A c8-b1")
    assert fact(table, "out") == [0, 1]
    assert towers(table) == {"A.b1": "B", "c8": "yyb"}


def test_ur_402_they_leave_for_good() -> None:
    """What yellow may do afterwards says nothing of them."""
    table = position("A.b2:yyb hand:9,1 turn:A roll:1")
    play(table, "A b2-b1", "* 1", "B in-h1", "* 1", "A in-h1", "* 2")
    assert fact(table, "hands") == [8, 0]
    assert moves(table) == {"h1-h3"}


@pytest.mark.parametrize("load", ["", "y", "yyY"])
def test_ur_403_blue_disc_turns_red_on_base_1_with_or_without_prisoners(load: str) -> None:
    table = position(f"c8:{load}b hand:9,{10 - len(load)} turn:A roll:2")
    events = play(table, "A c8-b1")
    assert tower(table, "A.b1") == "B"
    assert "turned" in {event.what for event in events}


def test_ur_403_there_is_no_choice() -> None:
    assert moves(position("c8:b hand:0,10 turn:A roll:2")) == {"c8-b1"}


@pytest.mark.parametrize("step", PATH[:-1])
def test_ur_403_nowhere_else(step: str) -> None:
    """A disc that gets to any other field stays blue, on base-2 too."""
    here = PATH.index(step)
    if here:
        table = position(f"{field('B', PATH[here - 1])}:y hand:10,9 turn:B roll:1")
        play(table, f"B {PATH[here - 1]}-{step}")
        assert tower(table, field("B", step)) == "y"


def test_ur_403_red_disc_that_comes_home_again_stays_red() -> None:
    table = position("A.b2:B hand:9,10 turn:A roll:1")
    events = play(table, "A b2-b1")
    assert tower(table, "A.b1") == "B"
    assert "turned" not in {event.what for event in events}


def test_ur_404_own_discs_share_the_base() -> None:
    table = position("A.b1:B A.b2:bb hand:7,10 turn:A roll:1")
    play(table, "A b2-b1")
    assert towers(table) == {"A.b1": "BB", "A.b2": "b"}


def test_ur_404_only_the_top_one_moves() -> None:
    table = position("A.b1:BB A.b2:Bb hand:0,10 turn:A roll:2")
    assert targets(table, "b2") == set(), "blue is on top: past the base with a 2, and not back"
    assert targets(table, "b1") == {"c8", "h2"}
    play(table, "A b1-c8")
    assert towers(table) == {"A.b1": "B", "A.b2": "Bb", "c8": "B"}


def test_ur_404_guard_joins_own_discs_on_base_2_with_its_prisoners() -> None:
    table = position("A.b2:b c8:yb hand:8,9 turn:A roll:1")
    play(table, "A c8-b2", "* 1", "B in-h1", "* 1", "A b2-b1")
    assert towers(table) == {"A.b2": "b", "A.b1": "B", "B.h1": "y"}
    assert fact(table, "out") == [0, 1]
