"""Chapter 4: Run, Morph, Super Glue and Move Base."""

import pytest
from hypothesis import given

from startable.testing import Walk

from ...effort import tries
from .helpers import (
    WORN,
    at,
    awaited,
    fact,
    hand,
    moves,
    play,
    playing,
    plays,
    position,
    refused,
    rest_of_round,
    targets,
    told,
)
from .walks import ANY, steps

GLUED = f"{WORN} glue:yes A.dice:g3=glue"
STILL_GLUED = f"phase:moving {WORN} glue:yes A.dice:ggpo,g3=glue B.dice:g1 die:ggpo points:ggpo"
"""In A's next turn of the round."""
OUT = "A.g:b2 A.p:c2 A.o:d2"
"""Nobody is aboard."""


@pytest.mark.parametrize(("card", "die", "points"), [("run1", "g3", "g"), ("run2", "g5", "gg")])
def test_mz_410_movement_actions_for_the_acting_alien(card: str, die: str, points: str) -> None:
    table = playing(f"{die}:{card}", "A.g:b2 A.p:b2")
    play(table, f"A {card}")
    assert fact(table, "points") == points
    assert targets(table, "p") == set()


def test_mz_410_any_of_the_movement_actions() -> None:
    table = playing("g5:run2")
    play(table, "A run2", "A g a1", "A g use", "* draw x")
    assert at(table, "Ag") == "a1*"


def test_mz_410_whether_or_not_the_movement_die_was_used() -> None:
    for dice in ("A.dice:ggpo,g3 B.dice:g1", "A.dice:g3"):
        table = position(f"phase:playing {dice} die:g3 A.hand:run1 A.g:b2")
        assert "run1" in moves(table)


def test_mz_410_and_may_be_given_up() -> None:
    table = playing("g5:run2", "A.g:b2")
    play(table, "A run2", "A done")
    assert awaited(table) == "B"


def test_mz_410_other_cards_do_not_run() -> None:
    assert refused(playing("g6:x", "A.g:b2"), "A run(4)") == "MZ-410"


def test_mz_411_changes_places_with_a_crew_mate_at_any_distance() -> None:
    table = playing("g4:morph", "A.g:a1 A.p:e5")
    assert plays(table, "morph") == {"p", "o"}
    play(table, "A morph p")
    assert (at(table, "Ag"), at(table, "Ap")) == ("e5", "a1")


def test_mz_411_ship_and_terminal_are_places_too() -> None:
    table = position("phase:playing A.dice:ggpo,g4 B.dice:g1 die:g4 A.p:b2* A.hand:morph")
    play(table, "A morph p")
    assert (at(table, "Ag"), at(table, "Ap")) == ("b2*", "ship")


def test_mz_411_only_another_of_the_own_crew() -> None:
    table = playing("g4:morph", "A.g:a1")
    assert refused(table, "A morph g") == "MZ-411"
    assert refused(table, "A morph(3)") == "MZ-411"


def test_mz_411_in_one_place_nothing_would_change() -> None:
    table = playing("g4:morph", "A.g:b2 A.p:b2")
    assert plays(table, "morph") == {"o"}
    assert refused(table, "A morph p") == "MZ-411"


@pytest.mark.parametrize(("wearer", "then"), [("Ag", "Ap"), ("Ap", "Ag")])
def test_mz_412_a_worn_relic_stays_in_its_place(wearer: str, then: str) -> None:
    places = {"Ag": "b2", "Ap": "d4"}
    table = playing("g4:morph", f"relic:{wearer} A.tokens:1 A.g:b2 A.p:d4")
    play(table, "A morph p")
    assert fact(table, "wearer") == then
    assert at(table, then) == places[wearer]


def test_mz_412_it_never_wins_and_gives_no_token() -> None:
    """The wearer comes aboard, the relic does not."""
    table = playing("p4:morph", "relic:Ag A.tokens:2 A.g:a1")
    play(table, "A morph g")
    assert (at(table, "Ag"), at(table, "Ap"), fact(table, "wearer")) == ("ship", "a1", "Ap")
    assert fact(table, "tokens") == [2, 0]
    assert awaited(table) == "B"


def test_mz_412_on_one_tile_the_relic_changes_its_wearer() -> None:
    table = playing("g4:morph", f"{WORN} A.g:b2 A.p:b2")
    play(table, "A morph p")
    assert fact(table, "wearer") == "Ap"


def test_mz_413_only_on_the_wearer_of_the_dies_colour() -> None:
    assert "glue" in moves(playing("g3:glue", f"{WORN} A.g:b2"))
    other = playing("p3:glue", f"{WORN} A.g:b2")
    assert "glue" not in moves(other)
    assert refused(other, "A glue") == "MZ-413"


def test_mz_413_not_on_others() -> None:
    assert refused(playing("g3:glue", "relic:Bg B.tokens:1 B.g:b2 A.g:b2"), "A glue") == "MZ-413"


def test_mz_413_nobody_can_take_a_glued_relic() -> None:
    table = position(f"phase:moving {GLUED} B.dice:ggpo die:ggpo points:ggpo A.g:b2 A.p:b2 B.g:b2")
    assert "grab" not in targets(table, "g")
    assert refused(table, "B g grab") == "MZ-413"


def test_mz_413_nor_its_own_crew() -> None:
    table = position(f"{STILL_GLUED} A.g:b2 A.p:b2")
    assert refused(table, "A p grab") == "MZ-413"
    assert refused(table, "A g give p") == "MZ-413"


@pytest.mark.parametrize(("die", "mate"), [("g4", "p"), ("p4", "g")])
def test_mz_413_the_glued_alien_cannot_morph_nor_be_morphed_with(die: str, mate: str) -> None:
    text = (
        f"phase:playing relic:Ag A.tokens:1 glue:yes A.dice:g3=glue,{die} B.dice:ggpo die:{die} A.hand:morph"
    )
    table = position(f"{text} A.g:b2 A.p:c2 A.o:d2")
    assert mate not in plays(table, "morph")
    assert refused(table, f"A morph {mate}") == "MZ-413"


def test_mz_413_its_mates_may_still_morph() -> None:
    text = "phase:playing relic:Ag A.tokens:1 glue:yes A.dice:g3=glue,p4 B.dice:ggpo die:p4 A.hand:morph"
    assert plays(position(f"{text} A.g:b2 A.p:c2"), "morph") == {"o"}


def test_mz_413_until_the_round_ends() -> None:
    table = playing("g3:glue", f"{WORN} A.g:b2")
    play(table, "A glue")
    assert fact(table, "glued") == 1
    rest_of_round(table)
    assert fact(table, "glued") == 0


def test_mz_413_it_can_still_go_home() -> None:
    table = position(f"{STILL_GLUED} A.g:a1")
    play(table, "A g in")
    assert fact(table, "phase") == "ended"


def test_mz_414_to_the_next_edge_tile_either_way() -> None:
    table = playing("g2:base", f"{OUT} A.dock:c1n")
    assert plays(table, "base") == {"b1n", "d1n"}
    events = play(table, "A base d1n")
    assert fact(table, "dock")[0] == "d1n"
    assert told(events, "moved_base") == [{"seat": 0, "at": "d1n"}]


def test_mz_414_round_a_corner_too_where_the_owner_picks_the_side() -> None:
    assert plays(playing("g2:base", f"{OUT} A.dock:b1n"), "base") == {"a1n", "a1w", "c1n"}
    assert plays(playing("g2:base", f"{OUT} A.dock:a1n"), "base") == {"a2w", "b1n"}


def test_mz_414_past_tiles_where_other_ships_are() -> None:
    table = playing("g2:base", f"{OUT} A.dock:c1n B.dock:d1n")
    assert plays(table, "base") == {"b1n", "e1n", "e1e"}
    assert refused(table, "A base d1n") == "MZ-414"


def test_mz_414_the_edge_tiles_form_a_ring_of_sixteen() -> None:
    table = playing("g2:base", OUT)
    rim = table.state.board.rim
    assert len(rim) == 16
    assert len({berths[0] // 4 for berths in rim}) == 16


def test_mz_414_always_one_way_leads_all_round() -> None:
    board = playing("g2:base", OUT).state.board
    cells = [berths[0] // 4 for berths in board.rim]
    for here, there in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert there in board.beside[here]


def test_mz_414_only_an_empty_ship() -> None:
    table = playing("g2:base", "A.g:b2 A.p:c2")
    assert plays(table, "base") == set()
    assert refused(table, "A base b1n") == "MZ-414"


def test_mz_414_pips_are_needed_still() -> None:
    assert refused(playing("g1:base", OUT), "A base b1n") == "MZ-204"


@pytest.mark.parametrize("line", ["A base c1n", "A base a1w", "A base c3n", "A move_base(100)"])
def test_mz_414_not_to_other_places(line: str) -> None:
    assert refused(playing("g2:base", OUT), line) == "MZ-414"


def test_mz_414_in_a_diamond_no_two_ships_float_in_one_place() -> None:
    """c1's east side and d2's north side face the same empty place."""
    table = playing("g2:base", "A.g:c2 A.p:c2 A.o:c2 A.dock:b2n B.dock:d2n", layout="diamond")
    assert plays(table, "base") == {"c1n", "c1w", "a3n", "a3w", "a3s"}


@tries(15)
@given(ANY)
def test_mz_412_morph_never_moves_the_relic(walk: Walk) -> None:
    for line, before, after in steps(walk):
        if line.move.kind == "morph" and before["wearer"]:
            was, now = before["places"][before["wearer"]], after["places"][after["wearer"]]
            assert was.strip("*") == now.strip("*")
            assert before["tokens"] == after["tokens"]


def test_hands_lose_what_was_played() -> None:
    table = playing("g6:x,x", "A.g:b2")
    play(table, "A x b3")
    assert hand(table, "A") == ["x"]


def test_mz_401_a_glued_relic_may_be_glued_again() -> None:
    table = position(f"phase:playing {WORN} glue:yes A.dice:g3=glue,g3 B.dice:p1 die:g3 A.hand:glue A.g:b2")
    assert "glue" in moves(table)
    play(table, "A glue")
    assert fact(table, "panel")[0] == "g3=glue g3=glue"
