"""Chapter 3: towers, guards and prisoners."""

import pytest
from hypothesis import given

from startable.testing import Walk

from ...effort import tries
from .helpers import fact, moves, play, position, refused, targets, tower, towers
from .walks import DEFAULT, steps


def test_ur_301_towers_of_any_height() -> None:
    """All twenty discs on one field."""
    nineteen = "by" * 9 + "b"
    table = position(f"c4:{nineteen} B.h4:y hand:0,0 turn:B roll:4")
    play(table, "B h4-c4")
    assert towers(table) == {"c4": nineteen + "y"}


def test_ur_301_who_arrives_goes_on_top() -> None:
    table = position("c2:y c3:b c5:y hand:9,8 turn:A roll:2")
    play(table, "A c3-c5", "* 3", "B c2-c5")
    assert tower(table, "c5") == "yby"


def test_ur_302_only_the_top_disc_moves() -> None:
    table = position("c3:bB hand:8,10 turn:A roll:2")
    assert targets(table, "c3") == {"c1", "c5"}, "the red one on top, not the blue one under it"
    play(table, "A c3-c1")
    assert towers(table) == {"c1": "B", "c3": "b"}


def test_ur_302_disc_under_another_does_not_move() -> None:
    """Black waits on black here, and the yellow disc at the bottom is also a prisoner (UR-305)."""
    table = position("c3:ybb hand:5,5 turn:B roll:2")
    assert targets(table, "c3") == set()
    assert refused(table, "B c3-c5")


@pytest.mark.parametrize("discs", ["Bb", "BBb", "Bbb", "Byb"])
def test_ur_302_blue_on_red_goes_only_forward(discs: str) -> None:
    table = position(f"c3:{discs} hand:7,9 turn:A roll:2")
    assert targets(table, "c3") == {"c5"}
    assert refused(table, "A c3-c1") == "UR-302"


def test_ur_303_guard_takes_all_its_prisoners() -> None:
    table = position("c3:yYyb hand:9,7 turn:A roll:4")
    events = play(table, "A c3-c7")
    assert towers(table) == {"c7": "yYyb"}
    assert events[0].args["carried"] == 3


def test_ur_303_guard_cannot_leave_prisoners() -> None:
    """There is one move of the guard, and it takes them along; red guards too, both ways."""
    table = position("c3:yB hand:0,9 turn:A roll:2")
    assert moves(table) == {"c3-c1", "c3-c5"}
    for move, dst in (("c3-c1", "c1"), ("c3-c5", "c5")):
        again = position("c3:yB hand:0,9 turn:A roll:2")
        play(again, f"A {move}")
        assert towers(again) == {dst: "yB"}


@pytest.mark.parametrize(
    ("before", "rest", "load"),
    [
        ("bb", "b", "b"),
        ("byb", "b", "yb"),
        ("ybb", "yb", "b"),
        ("bybyyb", "byb", "yyb"),
        ("yybyb", "yyb", "yb"),
    ],
)
def test_ur_304_takes_nothing_of_its_own_and_nothing_below_its_run(before: str, rest: str, load: str) -> None:
    table = position(f"c3:{before} hand:{9 - before.count('b')},{9 - before.count('y')} turn:A roll:2")
    play(table, "A c3-c5")
    assert (tower(table, "c3"), tower(table, "c5")) == (rest, load)


@pytest.mark.parametrize("discs", ["yb", "yyb", "byb", "yYyB", "ybb", "yybbB"])
def test_ur_305_prisoner_cannot_move(discs: str) -> None:
    table = position(f"c3:{discs} hand:5,5 turn:B roll:2")
    assert targets(table, "c3") == set()
    assert refused(table, "B c3-c5") == "UR-305"


def test_ur_305_own_discs_on_top_make_no_prisoner() -> None:
    table = position("c3:yy hand:9,8 turn:B roll:2")
    play(table, "B c3-c5", "* 1", "A in-h1", "* 4", "B c3-c7")
    assert towers(table) == {"c5": "y", "c7": "y", "A.h1": "b"}


def test_ur_305_waiting_discs_become_prisoners_with_their_run() -> None:
    table = position("c3:yyy c1:b hand:9,7 turn:A roll:2")
    play(table, "A c1-c3", "* 1")
    assert refused(table, "B c3-c4") == "UR-305"
    assert table.rules.scores(table.state) == [3, 0]


@pytest.mark.parametrize(
    ("there", "after", "caught"),
    [("y", "yyb", [1]), ("byy", "byyyb", [2]), ("b", "byb", []), ("yb", "ybyb", [])],
)
def test_ur_306_guard_adds_those_it_lands_on_to_its_run(there: str, after: str, caught: list[int]) -> None:
    mine, yours = 8 - there.count("b"), 9 - there.count("y")
    table = position(f"c3:yb c5:{there} hand:{mine},{yours} turn:A roll:2")
    events = play(table, "A c3-c5")
    assert tower(table, "c5") == after
    assert [event.args["count"] for event in events if event.what == "captured"] == caught


def test_ur_306_moves_on_with_all_of_them() -> None:
    table = position("c3:yb c5:yy hand:9,7 turn:A roll:2")
    play(table, "A c3-c5", "* 1", "B in-h1", "* 3", "A c5-c8")
    assert tower(table, "c8") == "yyyb"


def test_ur_307_next_disc_is_the_top_again() -> None:
    table = position("c3:byb hand:8,9 turn:A roll:2")
    play(table, "A c3-c5", "* 1", "B in-h1", "* 6")
    assert tower(table, "c3") == "b"
    assert targets(table, "c3") == {"b2"}


@tries(60)
@given(DEFAULT)
def test_ur_307_what_stays_is_topped_by_the_movers_colour(walk: Walk) -> None:
    for step in steps(walk):
        if step.src in step.after and step.src != step.dst:
            assert step.after[step.src][-1] in step.own, f"{step}\n{walk.text()}"


def test_ur_308_captured_and_recaptured_any_number_of_times() -> None:
    table = position("c4:b A.h4:bbb B.h4:yyy hand:6,7 turn:B roll:4")
    for number in range(3):
        play(table, "B h4-c4", "* 4", "A h4-c4", "* 4")
        assert tower(table, "c4") == "b" + "yb" * (number + 1)


@tries(60)
@given(DEFAULT)
def test_ur_308_order_never_changes(walk: Walk) -> None:
    """What leaves is the upper part of one tower, and it becomes the upper part of another."""
    for step in steps(walk):
        source, rest = step.before.get(step.src, ""), step.after.get(step.src, "")
        target, grown = step.before.get(step.dst, ""), step.after[step.dst]
        assert grown.startswith(target), f"{step}\n{walk.text()}"
        if not step.src.endswith("in") and not step.dst.endswith("b1"):
            assert source == rest + grown[len(target) :], f"{step}\n{walk.text()}"


TOWER = "ybybbbyby"
"""The tower of the rulebook's figure, from the bottom."""


def test_ur_309_how_the_tower_comes_about() -> None:
    table = position("c4:y A.h4:bb B.h4:yy c1:b c2:bby hand:5,6 turn:A roll:4")
    grown = []
    for lines in (
        ["A h4-c4"],  # 1-2: the first yellow disc is caught by a black one
        ["* 4", "B h4-c4"],  # 3-4: yellow steps on them again …
        ["* 4", "A h4-c4"],  # … and black again
        ["* 2", "B c2-c4"],  # 5: a yellow guard comes with two prisoners
        ["* 3", "A c1-c4"],  # 6: black takes the tower back
        ["* 4", "B h4-c4"],  # 7: and yellow takes it at last
    ):
        play(table, *lines)
        grown.append(tower(table, "c4"))
    assert grown == ["yb", "yby", "ybyb", "ybybbby", "ybybbbyb", TOWER]


def test_ur_309_yellow_takes_it_apart_with_1_3_and_1_prisoners() -> None:
    table = position(f"c4:{TOWER} hand:5,6 turn:B")
    carried, left = [], []
    for roll, dst in ((1, "c5"), (2, "c6"), (3, "c7")):
        events = play(table, f"* {roll}", f"B c4-{dst}", "* 1", "A in-h1")
        carried += [event.args["carried"] for event in events if event.what == "moved"]
        left.append(tower(table, "c4"))
    assert carried == [1, 3, 1]
    assert left == ["ybybbby", "yby", "y"]
    assert [tower(table, at) for at in ("c5", "c6", "c7")] == ["by", "bbby", "by"]


def test_ur_309_bottom_disc_is_then_free() -> None:
    table = position("c4:y c5:by c6:bbby c7:by hand:5,6 turn:B roll:4")
    assert targets(table, "c4") == {"c8"}


def test_ur_309_and_brings_the_prisoners_home() -> None:
    table = position(f"c4:{TOWER} hand:5,6 turn:B roll:6")
    play(table, "B c4-b1", "* 1", "A in-h1", "* 6", "B c4-b1", "* 1", "A in-h1", "* 6", "B c4-b1")
    assert fact(table, "out") == [5, 0]
    assert towers(table) == {"c4": "y", "B.b1": "YYY", "A.h1": "bb"}
