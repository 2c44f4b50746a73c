"""Chapter 2: turn and moves."""

import pytest

from startable.core import CHANCE

from .helpers import (
    HOME,
    PATH,
    ROLLS,
    fact,
    field,
    moves,
    play,
    position,
    refused,
    start,
    targets,
    text,
    tower,
    towers,
)


@pytest.mark.parametrize(("rolls", "first"), [("5:3", 0), ("3:5", 1), ("6:1", 0), ("1:2", 1)])
def test_ur_201_higher_roll_begins(rolls: str, first: int) -> None:
    table = start()
    play(table, f"* {rolls}")
    assert fact(table, "turn") == first
    play(table, "* 1", f"{'AB'[first]} in-h1")
    assert fact(table, "turn") == 1 - first


@pytest.mark.parametrize("roll", ROLLS)
def test_ur_201_equal_rolls_are_rolled_again(roll: int) -> None:
    table = start()
    play(table, f"* {roll}:{roll}")
    assert text(table) == text(start())
    play(table, f"* {roll}:{roll}", "* 2:1")
    assert fact(table, "turn") == 0


def test_ur_201_both_dice_of_the_opening_are_even() -> None:
    table = start()
    outcomes = table.rules.outcomes(table.state).pairs()
    assert sorted(move.args() for move, _ in outcomes) == [(a, b) for a in ROLLS for b in ROLLS]
    assert {weight for _, weight in outcomes} == {1}


def test_ur_201_players_alternate() -> None:
    table = start()
    play(table, "* 1:2", "* 1", "B in-h1", "* 1", "A in-h1", "* 2", "B in-h2", "* 2")
    assert refused(table, "B in-h2") == "UR-201"
    play(table, "A in-h2")


def test_ur_202_one_roll_and_one_move() -> None:
    table = position("c1:b hand:9,10 turn:A roll:4")
    play(table, "A c1-c5")
    assert table.rules.awaits(table.state).mover(CHANCE)
    assert fact(table, "turn") == 1
    assert refused(table, "A in-h4") == "UR-201"


@pytest.mark.parametrize("move", ["A c1-c2", "A c1-c3", "A c1-c6"])
def test_ur_202_roll_is_never_split_or_stretched(move: str) -> None:
    assert refused(position("c1:b hand:9,10 turn:A roll:4"), move) == "UR-202"


def test_ur_202_nobody_names_the_own_roll() -> None:
    assert refused(position("c1:b hand:9,10 turn:A roll:4"), "A 6") == "UR-202"


def test_ur_203_only_a_roll_that_fits_no_disc_is_passed() -> None:
    table = position("A.b2:b hand:0,10 turn:A roll:2")
    assert moves(table) == {"pass"}
    play(table, "A pass")
    assert fact(table, "turn") == 1
    assert tower(table, "A.b2") == "b"


def test_ur_203_who_can_move_must() -> None:
    table = position("A.b2:b hand:0,10 turn:A roll:1")
    assert moves(table) == {"b2-b1"}
    assert refused(table, "A pass") == "UR-203"


def test_ur_203_harmful_move_is_compulsory_too() -> None:
    """Black's only move leads in front of a yellow disc, which catches it and wins."""
    table = position("c4:b c5:y hand:0,9 turn:A roll:2")
    assert moves(table) == {"c4-c6"}
    assert refused(table, "A pass") == "UR-203"
    play(table, "A c4-c6", "* 1", "B c5-c6")
    assert table.over


def test_ur_203_discs_that_cannot_use_the_roll_do_not_count() -> None:
    """One is a prisoner, one would go past the base, and none is in hand."""
    table = position("c3:by A.b2:b hand:0,9 turn:A roll:5")
    assert moves(table) == {"pass"}
    assert refused(table, "A c3-c8") == "UR-305"


@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize(("roll", "step"), [(1, "h1"), (2, "h2"), (3, "h3"), (4, "h4"), (5, "c1"), (6, "c2")])
def test_ur_204_roll_enters_on_that_field_of_the_path(seat: str, roll: int, step: str) -> None:
    table = position(f"hand:10,10 turn:{seat} roll:{roll}")
    assert moves(table) == {f"in-{step}"}
    play(table, f"{seat} in-{step}")
    assert set(towers(table)) == {field(seat, step)}
    assert fact(table, "hands")["AB".index(seat)] == 9


@pytest.mark.parametrize("move", ["A in-h2", "A in-c1", "A in-c8"])
def test_ur_204_and_on_no_other(move: str) -> None:
    assert refused(position("c1:b hand:9,10 turn:A roll:4"), move) == "UR-204"


def test_ur_204_five_enters_on_first_centre_field() -> None:
    table = position("hand:10,10 turn:A roll:5")
    play(table, "A in-c1")
    assert text(table) == "c1:b hand:9,10 turn:B turns:1"


def test_ur_204_last_disc_in_hand_enters_too() -> None:
    table = position("c1:b hand:1,10 turn:A roll:3")
    play(table, "A in-h3")
    assert fact(table, "hands") == [0, 10]


def test_ur_204_needs_a_disc_in_hand() -> None:
    table = position("c1:b hand:0,10 turn:A roll:5")
    assert targets(table, "in") == set()
    assert refused(table, "A in-c1") == "UR-204"


@pytest.mark.parametrize("roll", ROLLS)
@pytest.mark.parametrize("src", PATH[:-1])
def test_ur_205_disc_goes_forward_by_the_roll(src: str, roll: int) -> None:
    there = PATH.index(src) + roll
    if there < len(PATH):
        table = position(f"{field('B', src)}:y hand:10,9 turn:B roll:{roll}")
        play(table, f"B {src}-{PATH[there]}")
        assert set(towers(table)) == {field("B", PATH[there])}


@pytest.mark.parametrize(("roll", "dst"), [(1, "b2"), (2, "c8"), (3, "c7"), (4, "c6"), (5, "c5"), (6, "c4")])
def test_ur_206_red_goes_backward_out_of_the_base(roll: int, dst: str) -> None:
    table = position(f"A.b1:B hand:9,10 turn:A roll:{roll}")
    play(table, f"A b1-{dst}")
    assert towers(table) == {field("A", dst): "B"}


@pytest.mark.parametrize(
    ("src", "roll", "dst"),
    [("c1", 1, "h4"), ("c2", 3, "h3"), ("c2", 5, "h1"), ("b2", 6, "c3"), ("c8", 1, "c7")],
)
def test_ur_206_red_goes_backward_out_of_the_centre_into_its_home_row(src: str, roll: int, dst: str) -> None:
    table = position(f"{field('B', src)}:Y hand:10,9 turn:B roll:{roll}")
    play(table, f"B {src}-{dst}")
    assert towers(table) == {field("B", dst): "Y"}


@pytest.mark.parametrize("roll", ROLLS)
@pytest.mark.parametrize("src", HOME)
def test_ur_207_backward_ends_at_home_1(src: str, roll: int) -> None:
    """Never below it, and never round to the base."""
    table = position(f"A.{src}:B hand:9,10 turn:A roll:{roll}")
    here = PATH.index(src)
    behind = {PATH[here - roll]} if roll <= here else set()
    assert targets(table, src) == {PATH[here + roll]} | behind
    for dst in ("b1", "b2"):
        assert refused(table, f"A {src}-{dst}") == "UR-207"


@pytest.mark.parametrize(("src", "roll"), [(0, 1), (1, 2), (3, 5), (4, 6)])
def test_ur_207_below_home_1_is_refused(src: int, roll: int) -> None:
    table = position(f"{field('A', PATH[src])}:B hand:9,10 turn:A roll:{roll}")
    assert refused(table, f"A backward({src},{src - roll})") == "UR-207"


@pytest.mark.parametrize(("roll", "step"), [(1, "h1"), (2, "h2"), (3, "h3"), (4, "h4"), (5, "c1"), (6, "c2")])
def test_ur_208_red_on_base_1_enters_again_and_stays_red(roll: int, step: str) -> None:
    table = position(f"B.b1:Y hand:10,9 turn:B roll:{roll}")
    play(table, f"B b1-{step}")
    assert towers(table) == {field("B", step): "Y"}
    assert fact(table, "hands") == [10, 9]


def test_ur_208_only_from_base_1() -> None:
    """Neither from base-2 nor from anywhere else, however red."""
    table = position("A.b2:B c3:B hand:0,10 turn:A roll:2")
    assert moves(table) == {"b2-c7", "c3-c1", "c3-c5"}
    assert refused(table, "A reenter(1)") == "UR-208"


def test_ur_208_not_with_the_roll_that_brought_it_there() -> None:
    table = position("A.b2:b hand:0,10 turn:A roll:1")
    play(table, "A b2-b1")
    assert refused(table, "A b1-h1") == "UR-201"
    play(table, "* 1", "B in-h1", "* 1", "A b1-h1")
    assert tower(table, "A.h1") == "B"


def test_ur_208_top_disc_of_several() -> None:
    table = position("A.b1:BB hand:0,10 turn:A roll:5")
    play(table, "A b1-c1")
    assert towers(table) == {"A.b1": "B", "c1": "B"}


@pytest.mark.parametrize(
    ("there", "after"), [("", "b"), ("b", "bb"), ("y", "yb"), ("by", "byb"), ("yb", "ybb")]
)
def test_ur_209_lands_on_empty_own_and_others(there: str, after: str) -> None:
    mine, yours = 9 - there.count("b"), 10 - there.count("y")
    target = f"c5:{there} " if there else ""
    table = position(f"c2:b {target}hand:{mine},{yours} turn:A roll:3")
    play(table, "A c2-c5")
    assert tower(table, "c5") == after


def test_ur_209_entering_and_going_back_land_on_anything_too() -> None:
    enter = position("c1:y hand:10,9 turn:A roll:5")
    play(enter, "A in-c1")
    assert tower(enter, "c1") == "yb"
    back = position("c1:y c4:B hand:9,9 turn:A roll:3")
    play(back, "A c4-c1")
    assert tower(back, "c1") == "yB"


@pytest.mark.parametrize(
    ("src", "roll", "dst"), [("c8", 1, "b2"), ("c8", 2, "b1"), ("b2", 1, "b1"), ("c3", 6, "b2")]
)
def test_ur_210_disc_stops_on_both_fields_of_the_base(src: str, roll: int, dst: str) -> None:
    table = position(f"{field('A', src)}:b hand:0,10 turn:A roll:{roll}")
    assert moves(table) == {f"{src}-{dst}"}


@pytest.mark.parametrize(("src", "roll"), [("c8", 3), ("b2", 2), ("b2", 6), ("c5", 6)])
def test_ur_210_base_needs_an_exact_roll(src: str, roll: int) -> None:
    table = position(f"{field('A', src)}:b hand:0,10 turn:A roll:{roll}")
    assert moves(table) == {"pass"}


@pytest.mark.parametrize(("src", "roll"), [(11, 3), (12, 2), (13, 1), (8, 6)])
def test_ur_210_past_base_1_is_refused(src: int, roll: int) -> None:
    table = position(f"{field('A', PATH[src])}:{'bB'[src == 13]} hand:9,10 turn:A roll:{roll}")
    assert refused(table, f"A forward({src},{src + roll})") == "UR-210"


def test_ur_211_nothing_blocks() -> None:
    """Towers of both colours stand on every field passed over, forward, backward and on entering."""
    wall = "A.h1:b A.h2:bb A.h3:yb c2:by c3:yyb c4:b"
    table = position(f"{wall} A.h4:b hand:1,6 turn:A roll:5")
    play(table, "A h4-c5")
    back = position(f"{wall} c5:B hand:1,6 turn:A roll:4")
    play(back, "A c5-c1")
    enter = position(f"{wall} hand:2,6 turn:A roll:5")
    play(enter, "A in-c1")
    for after in (table, back, enter):
        assert all(tower(after, at) == discs for at, discs in (word.split(":") for word in wall.split()))
