"""Chapter 4: cards that turn and swap tiles."""

import pytest
from hypothesis import given

from startable.games.maze.box.box import load
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    WORN,
    Tiles,
    at,
    awaited,
    fact,
    moves,
    play,
    playing,
    plays,
    position,
    refused,
    tile,
    turned,
)
from .walks import ANY, steps

CARDS = {card["name"]: (card["cost"], card["count"]) for card in load()["cards"]}


def test_mz_401_kinds_costs_and_numbers() -> None:
    assert CARDS == {
        "r90": (2, 6),
        "r180": (3, 5),
        "r270": (4, 4),
        "dr": (4, 4),
        "x": (4, 5),
        "dx": (5, 3),
        "run1": (3, 4),
        "run2": (5, 3),
        "morph": (4, 3),
        "glue": (3, 2),
        "base": (2, 1),
    }


def test_mz_401_a_card_without_a_target_is_not_listed() -> None:
    """All aboard, nobody wears the relic: what remains is what works from a ship."""
    table = playing("g6:x,morph,glue,base,r90")
    assert {move.split()[0] for move in moves(table)} == {"r90", "done"}


def test_mz_401_a_turn_by_nothing_is_none() -> None:
    assert refused(playing("g6:r90", "A.g:b2"), "A r90 b2 0") == "MZ-401"


def test_mz_401_a_run_needs_something_to_do() -> None:
    """Between equal gates on all sides, with the terminal taken."""
    shut: Tiles = {"a1": ".RR.", "b1": "...R", "a2": "R..."}
    text = "A.dice:ggpo,g6 B.dice:ggpo A.g:a1 B.g:a1* A.hand:run1 die:g6 phase:playing"
    table = position(text, **shut)
    assert plays(table, "run1") == set()
    assert refused(table, "A run1") == "MZ-401"


def test_mz_401_cards_that_turn_nothing() -> None:
    assert refused(playing("g6:x", "A.g:b2"), "A turn(4,6,1)") == "MZ-401"


def test_mz_402_a_swapped_tile_carries_all_that_is_on_it() -> None:
    table = position("phase:playing A.dice:ggpo,p4 B.dice:ggpo die:p4 A.p:c2 A.g:c2* B.g:c3 B.o:c2 A.hand:x")
    gates = tile(table, "c2")
    play(table, "A x c3")
    assert [at(table, alien) for alien in ("Ap", "Ag", "Bo", "Bg")] == ["c3", "c3*", "c3", "c2"]
    assert (tile(table, "c3"), tile(table, "c2")) == (gates, "SSSS")


def test_mz_402_a_turned_tile_keeps_who_is_on_it() -> None:
    table = position("phase:playing A.dice:ggpo,p4 B.dice:ggpo die:p4 A.p:c2 A.g:c2* B.g:c2 A.hand:r90")
    play(table, "A r90 c2 1")
    assert [at(table, alien) for alien in ("Ap", "Ag", "Bg")] == ["c2", "c2*", "c2"]


def test_mz_402_the_relic_goes_with_its_tile() -> None:
    table = playing("p4:x", "A.p:c2")
    play(table, "A x c3")
    assert tile(table, "c2") == "SSSS"
    assert fact(table, "wearer") == "", "it lies on its tile, wherever that is"


def test_mz_402_ships_stay_and_are_no_obstacle() -> None:
    table = playing("g4:x", "A.g:a1")
    gates = tile(table, "b1")
    play(table, "A x b1")
    assert fact(table, "dock")[0] == "a1n"
    assert tile(table, "a1") == gates
    assert at(table, "Ag") == "b1"


def test_mz_402_swapped_tiles_keep_their_turn() -> None:
    table = playing("g4:x", "A.g:b2", b2="RYBB", b3="YRRB")
    play(table, "A x b3")
    assert (tile(table, "b2"), tile(table, "b3")) == ("YRRB", "RYBB")


def test_mz_402_four_may_be_carried_to_where_others_were() -> None:
    text = "A.g:b2 B.g:b2 B.p:b2 B.o:b2 A.p:b3 A.o:b3 A.hand:x"
    table = playing("g4", text)
    play(table, "A x b3")
    assert [at(table, alien) for alien in ("Ag", "Bg", "Bp", "Bo", "Ap", "Ao")] == ["b3"] * 4 + ["b2"] * 2


@pytest.mark.parametrize(
    ("cell", "near"),
    [("b2", {"b2", "b1", "c2", "b3", "a2"}), ("a1", {"a1", "b1", "a2"}), ("e3", {"e3", "e2", "e4", "d3"})],
)
def test_mz_403_reach_is_counted_from_the_acting_aliens_tile(cell: str, near: set[str]) -> None:
    table = playing("p6:r90", f"A.p:{cell} A.g:d4")
    assert {play.split()[0] for play in plays(table, "r90")} == near


def test_mz_403_aboard_the_ship_counts_as_a_tile() -> None:
    """Orthogonally next to it is the dock tile, diagonally its neighbours along that side."""
    middle = "A.dock:c1n A.hand:r90,dr,dx"
    table = playing("g6", middle)
    assert plays(table, "r90") == {"c1 1"}
    assert plays(table, "dr") == {"b1 1", "b1 2", "d1 1", "d1 2"}
    assert plays(table, "dx") == {"b1 c1", "d1 c1"}


def test_mz_403_at_a_corner_there_is_one_neighbour_along_the_side() -> None:
    assert plays(playing("g6:dr"), "dr") == {"b1 1", "b1 2"}
    assert plays(playing("g6:dr", "A.dock:a1w"), "dr") == {"a2 1", "a2 2"}


@pytest.mark.parametrize("line", ["A turn(0,25,1)", "A turn(0,-1,1)"])
def test_mz_109_there_is_no_such_tile(line: str) -> None:
    assert refused(playing("g6:r90", "A.g:b2"), line) == "MZ-109"


@pytest.mark.parametrize("line", ["A r90 d4 1", "A r90 c3 1"])
def test_mz_403_out_of_reach(line: str) -> None:
    assert refused(playing("g6:r90", "A.g:b2"), line) == "MZ-403"


def test_mz_403_exchange_reaches_no_further() -> None:
    assert refused(playing("g6:x", "A.g:b2"), "A x c3") == "MZ-403"


@pytest.mark.parametrize("card", ["r90", "r180", "r270"])
@pytest.mark.parametrize("cell", ["b2", "b1", "c2"])
def test_mz_404_turns_clockwise(card: str, cell: str) -> None:
    table = playing(f"g6:{card}", "A.g:b2", b2="RYBB", b1="RRYB", c2="RBYY")
    gates = tile(table, cell)
    play(table, f"A {card} {cell} 1")
    assert tile(table, cell) == turned(gates, 1)


def test_mz_404_one_quarter() -> None:
    table = playing("g2:r90", "A.g:b2", b2="RYBB")
    assert {move for move in plays(table, "r90") if move.startswith("b2")} == {"b2 1"}
    assert refused(table, "A r90 b2 2") == "MZ-404"
    play(table, "A r90 b2 1")
    assert tile(table, "b2") == "BRYB"


def test_mz_405_one_or_two_quarters() -> None:
    table = playing("g3:r180", "A.g:b2", b2="RYBB")
    assert {move for move in plays(table, "r180") if move.startswith("b2")} == {"b2 1", "b2 2"}
    assert refused(table, "A r180 b2 3") == "MZ-405"
    play(table, "A r180 b2 2")
    assert tile(table, "b2") == "BBRY"


def test_mz_406_up_to_three_quarters() -> None:
    table = playing("g4:r270", "A.g:b2", b2="RYBB")
    assert {move for move in plays(table, "r270") if move.startswith("b2")} == {"b2 1", "b2 2", "b2 3"}
    assert refused(table, "A r270 b2 4") == "MZ-406"
    play(table, "A r270 b2 3")
    assert tile(table, "b2") == "YBBR"


def test_mz_407_diagonal_tiles_only() -> None:
    table = playing("g4:dr", "A.g:b2", c1="RYBB")
    cells = {"a1", "c1", "c3", "a3"}
    assert plays(table, "dr") == {f"{cell} {quarters}" for cell in cells for quarters in (1, 2)}
    assert refused(table, "A dr c1 3") == "MZ-407"
    assert refused(table, "A dr b2 1") == refused(table, "A dr b1 1") == "MZ-403"
    play(table, "A dr c1 2")
    assert tile(table, "c1") == "BBRY"


def test_mz_408_the_own_tile_for_a_neighbour() -> None:
    table = playing("g4:x", "A.g:b2")
    assert plays(table, "x") == {"b1", "c2", "b3", "a2"}
    own, other = tile(table, "b2"), tile(table, "c2")
    play(table, "A x c2")
    assert (tile(table, "c2"), tile(table, "b2"), at(table, "Ag")) == (own, other, "c2")


def test_mz_408_not_from_aboard() -> None:
    table = playing("g4:x")
    assert plays(table, "x") == set()
    assert refused(table, "A x a1") == "MZ-408"


def test_mz_409_a_corner_for_a_side() -> None:
    table = playing("g5:dx", "A.g:b2")
    sides, corners = {"b1", "c2", "b3", "a2"}, {"a1", "c1", "c3", "a3"}
    assert plays(table, "dx") == {f"{corner} {side}" for corner in corners for side in sides}
    corner, side, own = tile(table, "c1"), tile(table, "b3"), tile(table, "b2")
    play(table, "A dx c1 b3")
    assert (tile(table, "b3"), tile(table, "c1")) == (corner, side)
    assert (tile(table, "b2"), at(table, "Ag")) == (own, "b2")


@pytest.mark.parametrize("line", ["A dx b1 c2", "A dx c1 b2", "A dx c1 d4", "A dx e5 b1"])
def test_mz_409_nothing_else(line: str) -> None:
    assert refused(playing("g5:dx", "A.g:b2"), line) == "MZ-409"


def test_mz_415_the_relic_tile_turns_and_swaps_like_any_other() -> None:
    table = playing("g4:x,r90", "A.g:c2")
    assert "c3 1" in plays(table, "r90")
    play(table, "A x c3")
    assert (tile(table, "c2"), at(table, "Ag")) == ("SSSS", "c3")


def test_mz_415_with_somebody_on_it() -> None:
    table = playing("g4:x", f"{WORN} A.g:c3")
    play(table, "A x d3")
    assert (at(table, "Ag"), tile(table, "d3"), fact(table, "wearer")) == ("d3", "SSSS", "Ag")
    assert awaited(table) == "B"


@tries(15)
@given(ANY)
def test_mz_402_no_card_but_those_for_tiles_touches_the_maze(walk: Walk) -> None:
    changing = {"lay", "turn", "exchange", "diagonal_exchange"}
    for line, before, after in steps(walk):
        if line.move.kind not in changing:
            assert before["faces"] == after["faces"]


def test_mz_401_the_relic_tile_is_turned_though_it_looks_the_same() -> None:
    table = playing("g2:r90", "A.g:c3")
    assert "c3 1" in plays(table, "r90")
    play(table, "A r90 c3 1")
    assert tile(table, "c3") == "SSSS"
    assert fact(table, "panel")[0] == "g2=r90"
