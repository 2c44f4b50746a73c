"""Chapters 5 and 6: the relic, and the end of the game."""

import pytest
from hypothesis import given

from startable.testing import Walk

from ...effort import tries
from .helpers import (
    SEATS,
    WORN,
    at,
    awaited,
    fact,
    moving,
    play,
    playing,
    position,
    refused,
    rest_of_round,
    result,
    targets,
    told,
    won,
)
from .walks import ANY, steps

THEIRS = "relic:Bp B.tokens:1"


def test_mz_501_taking_it_from_its_tile_costs_a_point() -> None:
    table = moving("ggpo", "A.g:c3")
    events = play(table, "A g grab")
    assert (fact(table, "wearer"), fact(table, "points")) == ("Ag", "gpo")
    assert told(events, "grabbed") == [{"seat": 0, "alien": "g", "at": "c3"}]


def test_mz_501_wherever_that_tile_lies_now() -> None:
    table = moving("ggpo", "A.g:e1", e1="SSSS")
    play(table, "A g grab")
    assert fact(table, "wearer") == "Ag"
    assert refused(moving("ggpo", "A.g:c3", e1="SSSS"), "A g grab") == "MZ-501"


def test_mz_501_from_any_alien_on_the_same_tile() -> None:
    table = moving("ggpo", f"{THEIRS} B.p:b2 A.g:b2")
    play(table, "A g grab")
    assert fact(table, "wearer") == "Ag"


@pytest.mark.parametrize("where", ["A.g:b2", "A.g:c2", ""])
def test_mz_501_only_on_the_same_tile(where: str) -> None:
    table = moving("ggpo", where)
    assert "grab" not in targets(table, "g")
    assert refused(table, "A g grab") == "MZ-501"


def test_mz_501_not_from_a_tile_that_it_has_left() -> None:
    table = moving("ggpo", f"{THEIRS} B.p:b2 A.g:c3")
    assert refused(table, "A g grab") == "MZ-501"


def test_mz_501_its_wearer_has_it() -> None:
    assert refused(moving("ggpo", f"{WORN} A.g:b2"), "A g grab") == "MZ-501"


def test_mz_502_the_wearer_hands_it_to_a_mate_on_the_same_tile() -> None:
    table = moving("ggpo", f"{WORN} A.g:b2 A.p:b2")
    play(table, "A g give p")
    assert (fact(table, "wearer"), fact(table, "points")) == ("Ap", "gpo")


def test_mz_502_or_the_mate_takes_it() -> None:
    table = moving("ggpo", f"{WORN} A.g:b2 A.p:b2")
    play(table, "A p grab")
    assert (fact(table, "wearer"), fact(table, "points")) == ("Ap", "ggo")


@pytest.mark.parametrize("line", ["A g give o", "A g give g", "A give(0,3)"])
def test_mz_502_to_nobody_elsewhere(line: str) -> None:
    table = moving("ggpo", f"{WORN} A.g:b2 A.p:b2 A.o:b3 B.o:b2")
    assert refused(table, line) == "MZ-502"


def test_mz_502_only_what_it_wears() -> None:
    assert refused(moving("ggpo", f"{WORN} A.g:b2 A.p:b2"), "A p give g") == "MZ-502"


def test_mz_503_a_token_for_taking_it_from_the_maze() -> None:
    table = moving("ggpo", "A.g:c3")
    play(table, "A g grab")
    assert fact(table, "tokens") == [1, 0]


def test_mz_503_and_from_another_player() -> None:
    table = moving("ggpo", f"{THEIRS} B.p:b2 A.g:b2")
    events = play(table, "A g grab")
    assert fact(table, "tokens") == [1, 1]
    assert told(events, "robbed") == [{"seat": 0, "alien": "g", "other": 1, "mate": "p"}]


@pytest.mark.parametrize("line", ["A g give p", "A p grab"])
def test_mz_503_none_within_a_crew(line: str) -> None:
    table = moving("ggpo", f"{WORN} A.g:b2 A.p:b2")
    play(table, line)
    assert fact(table, "tokens") == [1, 0]


def test_mz_503_none_for_keeping_it() -> None:
    table = position(f"{WORN} A.g:b2")
    rest_of_round(table)
    assert (fact(table, "round"), fact(table, "tokens")) == (2, [1, 0])


def test_mz_503_tokens_are_the_score() -> None:
    table = position("relic:Bp B.tokens:2 A.tokens:1 B.p:b2")
    assert table.rules.scores(table.state) == [1, 2]


def test_mz_504_it_goes_where_its_wearer_goes() -> None:
    table = moving("ggpo", f"{WORN} A.g:b2")
    play(table, "A g b3", "A g a3", "A done")
    assert (fact(table, "wearer"), at(table, "Ag")) == ("Ag", "a3")


def test_mz_504_and_on_a_tile_that_is_swapped() -> None:
    table = playing("g4:x", f"{WORN} A.g:b2")
    play(table, "A x b3")
    assert (fact(table, "wearer"), at(table, "Ag")) == ("Ag", "b3")


@tries(15)
@given(ANY)
def test_mz_504_it_is_never_laid_down_again(walk: Walk) -> None:
    for _, before, after in steps(walk):
        assert after["wearer"] or not before["wearer"]


@tries(15)
@given(ANY)
def test_mz_503_tokens_come_from_taking_alone(walk: Walk) -> None:
    for line, before, after in steps(walk):
        new = sum(after["tokens"]) - sum(before["tokens"])
        grabs = line.move.kind == "grab" and before["wearer"][:1] != SEATS[line.mover]
        assert new == int(grabs)


def test_mz_601_the_third_token_wins_at_once() -> None:
    table = moving("ggpo", "relic:Bp B.tokens:1 A.tokens:2 B.p:b2 A.g:b2")
    events = play(table, "A g grab")
    assert won(table) == ("A", "MZ-601")
    assert events[-1].what == "won_by_tokens"
    assert awaited(table) == ""


def test_mz_601_even_when_all_eight_are_out() -> None:
    tokens = "A.tokens:2 B.tokens:2 C.tokens:2 D.tokens:2"
    table = moving("ggpo", f"relic:Dp {tokens} D.p:b2 A.g:b2", 4)
    play(table, "A g grab")
    assert won(table) == ("A", "MZ-601")


def test_mz_601_two_do_not() -> None:
    table = moving("ggpo", "relic:Bp B.tokens:1 A.tokens:1 B.p:b2 A.g:b2")
    play(table, "A g grab")
    assert result(table) is None


def test_mz_601_nothing_happens_after_the_end() -> None:
    table = moving("ggpo", "relic:Bp B.tokens:1 A.tokens:2 B.p:b2 A.g:b2")
    play(table, "A g grab")
    for line in ("A p a1", "B g1", "* roll g1"):
        assert refused(table, line) == "MZ-601"


def test_mz_602_the_relic_aboard_wins_at_once() -> None:
    table = moving("ggpo", f"{WORN} A.g:b1")
    play(table, "A g a1")
    assert result(table) is None
    events = play(table, "A g in")
    assert won(table) == ("A", "MZ-602")
    assert events[-1].what == "won_at_home"
    assert (at(table, "Ag"), fact(table, "wearer")) == ("ship", "Ag")


def test_mz_602_with_a_run_too() -> None:
    table = playing("g5:run2", f"{WORN} A.g:b1")
    play(table, "A run2", "A g a1", "A g in")
    assert won(table) == ("A", "MZ-602")


def test_mz_602_where_the_ship_is_now() -> None:
    table = moving("ggpo", f"{WORN} A.g:d1 A.dock:e1n")
    play(table, "A g e1", "A g in")
    assert won(table) == ("A", "MZ-602")
