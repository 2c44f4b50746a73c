"""Chapter 3: movement."""

from typing import Any

import pytest
from hypothesis import given

from startable.games.maze import GAME
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    WORN,
    Tiles,
    at,
    awaited,
    fact,
    hand,
    moves,
    moving,
    phase,
    play,
    playing,
    position,
    refused,
    targets,
)
from .walks import ANY, steps

PAIRS = {"g": {"Y", "B"}, "p": {"B", "R"}, "o": {"R", "Y"}}


def between(one: str, other: str) -> Tiles:
    """Tiles with these gates between b2 and its neighbour to the east."""
    return {"b2": f".{one}..", "c2": f"...{other}"}


def test_mz_301_a_point_for_each_footprint_of_the_colour() -> None:
    table = moving("gppo", "A.g:b2 A.p:b2", **between("B", "R"))
    play(table, "A p c2")
    assert fact(table, "points") == "gpo"
    play(table, "A p b2")
    assert fact(table, "points") == "go"
    assert targets(table, "p") == set()
    assert refused(table, "A p c2") == "MZ-301"


def test_mz_301_six_things_cost_a_point() -> None:
    tiles = between("Y", "B")
    assert targets(moving("gooo"), "g") == {"a1"}
    assert {"c2", "use"} <= targets(moving("gooo", "A.g:b2", **tiles), "g")
    assert "grab" in targets(moving("gooo", "A.g:c3"), "g")
    assert "give o" in targets(moving("gooo", f"{WORN} A.g:b2 A.o:b2"), "g")
    assert "in" in targets(moving("gooo", f"{WORN} A.g:a1"), "g")


def test_mz_101_a_crew_has_three_aliens() -> None:
    assert refused(moving(), "A use(3)") == "MZ-101"
    assert refused(moving(), "A go(-1,0)") == "MZ-101"


def test_mz_302_any_order_among_the_aliens() -> None:
    table = moving("ggpo")
    play(table, "A g a1", "A o a1", "A p a1", "A g use")
    assert [at(table, alien) for alien in ("Ag", "Ap", "Ao")] == ["a1*", "a1", "a1"]


def test_mz_302_nobody_else_in_between() -> None:
    table = moving("ggpo")
    play(table, "A g a1")
    assert awaited(table) == "A"
    assert refused(table, "B g1") == "MZ-201"


def test_mz_302_points_may_be_given_up_and_are_not_saved() -> None:
    table = moving("ggpo")
    play(table, "A g a1", "A done")
    assert fact(table, "points") == ""
    assert awaited(table) == "B"


def test_mz_301_no_points_without_a_movement_die() -> None:
    assert refused(position(), "A g a1") == "MZ-301"
    assert refused(playing("g6"), "A g a1") == "MZ-301"


def test_mz_302_undo_takes_the_last_step_back() -> None:
    table = moving("ggpo", a1=".Y..", b1="...B")
    before = GAME.layout.facts(table.state)
    play(table, "A g a1", "A p a1", "A g b1")
    play(table, "A undo")
    assert (at(table, "Ag"), fact(table, "points")) == ("a1", "go")
    play(table, "A undo", "A undo")
    assert GAME.layout.facts(table.state) == before
    assert refused(table, "A undo") == "MZ-302"


def test_mz_302_undo_works_after_the_last_point_too() -> None:
    table = playing("g3:run1")
    play(table, "A run1", "A g a1")
    assert moves(table) == {"undo", "done"}
    play(table, "A undo")
    assert (at(table, "Ag"), fact(table, "points"), hand(table, "A")) == ("ship", "g", [])


def test_mz_302_handing_over_can_be_taken_back() -> None:
    table = moving("gooo", f"{WORN} A.g:b2 A.o:b2")
    play(table, "A g give o", "A undo")
    assert fact(table, "wearer") == "Ag"
    assert fact(table, "points") == "gooo"


@pytest.mark.parametrize("settled", [["A g use", "* draw x"], ["A g grab"]])
def test_mz_302_a_card_drawn_or_the_relic_taken_settles_what_was_done(settled: list[str]) -> None:
    where = "A.o:c2 A.g:c3" if "grab" in settled[0] else "A.o:c2 A.g:b2"
    table = moving("gpoo", where)
    play(table, "A p a1", *settled)
    assert refused(table, "A undo") == "MZ-302"
    assert fact(table, "trail") == ""


def test_mz_302_what_comes_after_can_be_taken_back_again() -> None:
    table = moving("gpoo", "A.g:b2")
    play(table, "A g use", "* draw x", "A p a1", "A undo")
    assert at(table, "Ap") == "ship"
    assert refused(table, "A undo") == "MZ-302"


def test_mz_302_a_movement_with_nothing_left_ends_by_itself() -> None:
    table = playing("g3:run1", "A.g:b2")
    play(table, "A run1", "A g use", "* draw x")
    assert (phase(table), awaited(table)) == ("taking", "B")


@tries(15)
@given(ANY)
def test_mz_302_undo_shows_nothing_new(walk: Walk) -> None:
    """Cards, tokens and tiles are the same as when the movement began."""
    for line, before, after in steps(walk):
        if line.move.kind == "undo":
            for name in ("hand", "pile", "discard", "tokens", "faces", "dock"):
                assert before[name] == after[name]


@pytest.mark.parametrize("gates", ["RRRR", "YYYY", "BBBB"])
@pytest.mark.parametrize("alien", "gpo")
def test_mz_303_out_of_the_ship_whatever_the_gates(alien: str, gates: str) -> None:
    table = moving("ggpo", a1=gates)
    play(table, f"A {alien} a1")
    assert at(table, f"A{alien}") == "a1"


def test_mz_303_only_onto_the_dock_tile() -> None:
    table = moving()
    assert targets(table, "g") == {"a1"}
    assert refused(table, "A g b1") == "MZ-303"


def test_mz_303_the_dock_tile_is_where_the_ship_is() -> None:
    assert targets(moving("ggpo", "A.dock:e3e"), "g") == {"e3"}


@pytest.mark.parametrize("alien", "gpo")
@pytest.mark.parametrize("one", "RYB")
@pytest.mark.parametrize("other", "RYB")
def test_mz_304_who_passes_between_which_gates(alien: str, one: str, other: str) -> None:
    table = moving("ggpo", f"A.{alien}:b2", **between(one, other))
    assert ("c2" in targets(table, alien)) == ({one, other} == PAIRS[alien])


def test_mz_304_closed_passage_is_refused() -> None:
    assert refused(moving("ggpo", "A.g:b2", **between("R", "Y")), "A g c2") == "MZ-304"


@pytest.mark.parametrize("cell", ["c3", "a1", "d2", "e5", "b2"])
def test_mz_304_only_to_a_neighbour_and_never_diagonally(cell: str) -> None:
    assert refused(moving("ggpo", "A.g:b2"), f"A g {cell}") == "MZ-304"


def test_mz_109_not_where_no_tile_lies() -> None:
    assert refused(moving("ggpo", "A.g:b2", layout="small"), "A g a2") == "MZ-109"
    assert refused(moving("ggpo", "A.g:b2"), "A go(0,25)") == "MZ-109"


@pytest.mark.parametrize("colour", "RYB")
def test_mz_305_equal_gates_let_nobody_pass(colour: str) -> None:
    table = moving("ggpo", "A.g:b2 A.p:b2 A.o:b2", **between(colour, colour))
    for alien in "gpo":
        assert refused(table, f"A {alien} c2") == "MZ-305"


def test_mz_305_gates_at_the_rim_lead_nowhere() -> None:
    table = moving("ggpo", f"{WORN} A.g:a1")
    assert targets(table, "g") - {"use", "in"} == {"a2", "b1"}


@pytest.mark.parametrize("gate", "RYB")
def test_mz_306_silver_stands_for_any_colour(gate: str) -> None:
    for alien in "gpo":
        into = moving("ggpo", f"A.{alien}:b3", b3=f".{gate}..")
        out = moving("ggpo", f"A.{alien}:c3", b3=f".{gate}..")
        assert ("c3" in targets(into, alien)) == ("b3" in targets(out, alien)) == (gate in PAIRS[alien])


def test_mz_306_a_gate_of_no_own_colour_stays_closed() -> None:
    assert refused(moving("ggpo", "A.g:b3", b3=".R.."), "A g c3") == "MZ-306"


@pytest.mark.parametrize("one", "RYB")
@pytest.mark.parametrize("other", "RYB")
def test_mz_307_the_wearer_passes_every_gate(one: str, other: str) -> None:
    table = moving("ggpo", f"{WORN} A.g:b2", **between(one, other))
    play(table, "A g c2")
    assert at(table, "Ag") == "c2"


def test_mz_307_its_mates_do_not() -> None:
    table = moving("ggpo", f"{WORN} A.g:b2 A.p:b2", **between("Y", "Y"))
    assert "c2" not in targets(table, "p")


FOUR = "B.g:c2 B.p:c2 B.o:c2* A.o:c2"


def test_mz_308_nobody_steps_onto_a_full_tile() -> None:
    table = moving("ggpo", f"A.g:b2 {FOUR}", **between("Y", "B"))
    assert "c2" not in targets(table, "g")
    assert refused(table, "A g c2") == "MZ-308"


def test_mz_308_nor_from_a_ship() -> None:
    table = moving("ggpo", FOUR.replace("c2", "a1"))
    assert targets(table, "g") == set()
    assert refused(table, "A g a1") == "MZ-308"


def test_mz_308_four_fit() -> None:
    table = moving("ggpo", "A.g:b2 B.g:c2 B.p:c2 B.o:c2*", **between("Y", "B"))
    play(table, "A g c2")


@tries(15)
@given(ANY)
def test_mz_308_there_are_never_more_than_four(walk: Walk) -> None:
    for state, _ in walk.positions():
        facts: Any = GAME.layout.facts(state)
        places = [place[:2] for place in facts["places"].values() if place != "ship"]
        assert all(places.count(cell) <= 4 for cell in places)


@tries(15)
@given(ANY)
def test_mz_301_every_step_costs_one_point(walk: Walk) -> None:
    for line, before, after in steps(walk):
        kind: Any = line.move.kind
        if kind in ("go", "give") and after["phase"] == "moving":
            assert len(after["points"]) == len(before["points"]) - 1
