"""Chapter 3: terminals, and the way back into the ship."""

from startable.bots import bot
from startable.core import Stream
from startable.games.maze import GAME

from .helpers import (
    WORN,
    Tiles,
    at,
    awaited,
    fact,
    hand,
    moving,
    play,
    playing,
    position,
    printed,
    refused,
    rest_of_round,
    targets,
    told,
    won,
)

OPEN: Tiles = {"b2": ".Y..", "c2": "...B"}
"""Between b2 and c2 green passes."""


def test_mz_309_a_point_a_card() -> None:
    table = moving("gppo", "A.g:b2")
    events = play(table, "A g use")
    assert told(events, "used") == [{"seat": 0, "alien": "g", "at": "b2"}]
    assert awaited(table) == "*"
    play(table, "* draw morph")
    assert hand(table, "A") == ["morph"]
    assert fact(table, "points") == "ppo"


def test_mz_309_nobody_else_learns_which() -> None:
    table = moving("gppo", "A.g:b2")
    (_, event) = play(table, "A g use", "* draw morph")
    assert event.seen_by(0)["card"] == "morph"
    assert event.seen_by(1)["card"] == event.seen_by(-1)["card"] == "hidden"


def test_mz_309_only_on_the_own_tile() -> None:
    assert refused(moving(), "A g use") == "MZ-309"


def test_mz_309_nobody_draws_otherwise() -> None:
    assert refused(moving(), "A draw x") == "MZ-309"


def test_mz_310_then_that_alien_does_nothing_more() -> None:
    table = moving("gggp", "A.g:b2 A.p:b2", **OPEN)
    play(table, "A g use", "* draw x")
    assert fact(table, "points") == "p"
    assert targets(table, "g") == set()


def test_mz_310_nor_with_the_second_action_of_a_run() -> None:
    table = playing("g5:run2", "A.g:b2", **OPEN)
    play(table, "A run2", "A g use", "* draw x")
    assert awaited(table) == "B"


def test_mz_310_nor_does_it_take_the_relic() -> None:
    table = moving("gggp", "relic:Bp B.tokens:1 B.p:b2 A.g:b2")
    play(table, "A g use", "* draw x")
    assert refused(table, "A g grab") == "MZ-310"


STEPS = "phase:moving A.dice:gggp die:gggp points:gggp"
RUN = "phase:playing A.dice:g5 die:g5 A.hand:run2"


def test_mz_310_as_printed_it_may_still_take_the_relic() -> None:
    table = printed(f"{STEPS} relic:Bp B.tokens:1 B.p:b2 A.g:b2", **OPEN)
    play(table, "A g use", "* draw x")
    assert (fact(table, "points"), fact(table, "resting")) == ("ggp", "g")
    assert targets(table, "g") == {"grab"}
    play(table, "A g grab")
    assert (fact(table, "wearer"), fact(table, "points")) == ("Ag", "gp")


def test_mz_310_as_printed_it_may_still_hand_the_relic_over() -> None:
    table = printed(f"{STEPS} {WORN} A.g:b2 A.p:b2")
    play(table, "A g use", "* draw x", "A g give p", "A undo", "A g give p")
    assert fact(table, "wearer") == "Ap"


def test_mz_310_as_printed_it_walks_no_more() -> None:
    table = printed(f"{STEPS} {WORN} A.g:a1")
    play(table, "A g use", "* draw x")
    assert targets(table, "g") == set()
    for line in ("A g b1", "A g in"):
        assert refused(table, line) == "MZ-310"
    play(table, "A done")
    assert fact(table, "resting") == ""


def test_mz_310_as_printed_the_second_action_of_a_run_is_not_lost() -> None:
    table = printed(f"{RUN} A.g:c2 relic:Bp B.tokens:1 B.p:c2")
    play(table, "A run2", "A g use", "* draw x", "A g grab")
    assert (fact(table, "wearer"), awaited(table)) == ("Ag", "B")


def test_mz_310_as_printed_a_later_turn_leads_on() -> None:
    """Who stands on a terminal since an earlier turn walks again."""
    table = printed("phase:playing A.dice:gggp,g5 B.dice:g1 die:g5 A.hand:run1 A.g:b2*", **OPEN)
    play(table, "A run1", "A g c2")
    assert at(table, "Ag") == "c2"


def test_mz_310_as_printed_bots_go_on_acting() -> None:
    table = printed(f"{STEPS} relic:Bp B.tokens:1 B.p:b2 A.g:b2", **OPEN)
    play(table, "A g use", "* draw x")
    known = GAME.layout.hide(table.state, 0)
    assert bot("greedy").choose(GAME, table.rules, known, Stream(1)).text() == "g grab"


def test_mz_311_occupied_terminal_cannot_be_used() -> None:
    table = position("phase:moving start:B B.dice:ggpo A.dice:ggpo die:ggpo points:ggpo A.g:b2 B.g:b2*")
    assert "use" not in targets(table, "g")
    assert refused(table, "A g use") == "MZ-311"


def test_mz_311_free_again_when_left() -> None:
    table = position(
        "phase:moving start:B B.dice:ggpo A.dice:g5=run2 die:g5 points:gg A.g:b2* A.p:b2", **OPEN
    )
    play(table, "A g c2")
    play(table, "A done", "B g1", "B done", "A ggpo")
    assert "use" in targets(table, "p")


def test_mz_311_free_again_when_cleared() -> None:
    table = position("A.dice:ggpo B.dice:ggpo A.g:b2*")
    rest_of_round(table)
    play(table, "* roll g1", "* roll g1", "* roll p1", "* roll p1", "* roll o1", "* roll o1")
    play(table, "* roll ggpo", "* roll ggpo", "B g1", "B done", "A ggpo", "A g use")
    assert at(table, "Ag") == "b2*"


def test_mz_311_who_stands_there_must_leave_first() -> None:
    table = position("phase:moving start:B B.dice:g1 A.dice:g5=run2 die:g5 points:gg A.g:b2*")
    assert refused(table, "A g use") == "MZ-311"


def test_mz_312_on_a_terminal_is_on_the_tile() -> None:
    table = moving("ggpo", "A.g:b2 B.g:c2* B.p:c2 B.o:c2 A.o:c2", **OPEN)
    assert refused(table, "A g c2") == "MZ-308"


def test_mz_312_it_can_be_robbed_there() -> None:
    table = moving("ggpo", "relic:Bg B.tokens:1 B.g:b2* A.g:b2")
    play(table, "A g grab")
    assert fact(table, "wearer") == "Ag"


def test_mz_312_in_a_later_turn_it_leaves_for_a_point() -> None:
    table = position("A.dice:ggpo B.dice:g1 A.g:b2* A.hand:run1 pool:g3,p1,p1,o1,o1,ggpo", **OPEN)
    play(table, "A g3", "A run1")
    assert targets(table, "g") >= {"c2"}
    play(table, "A g c2")
    assert (at(table, "Ag"), fact(table, "points")) == ("c2", "")


def test_mz_312_and_goes_back_onto_it_if_the_step_is_taken_back() -> None:
    table = position("A.dice:ggpo B.dice:g1 A.g:b2* A.hand:run1 pool:g3,p1,p1,o1,o1,ggpo", **OPEN)
    play(table, "A g3", "A run1", "A g c2", "A undo")
    assert at(table, "Ag") == "b2*"


def test_mz_313_arriving_by_morph_draws_no_card() -> None:
    table = position("phase:playing A.dice:ggpo,p4 B.dice:g1 die:p4 A.g:b2* A.p:d4 A.hand:morph")
    play(table, "A morph g")
    assert (at(table, "Ap"), at(table, "Ag")) == ("b2*", "d4")
    assert awaited(table) == "B"
    assert hand(table, "A") == []


def test_mz_313_nor_can_it_be_used_from_there() -> None:
    table = position("phase:moving A.dice:p4=morph,ggpo B.dice:g1 die:ggpo points:ggpo A.p:b2*")
    assert "use" not in targets(table, "p")
    assert refused(table, "A p use") == "MZ-311"


def test_mz_314_home_with_the_relic_from_the_dock_tile() -> None:
    for gates in ("RRRR", "BBBB"):
        table = moving("ggpo", f"{WORN} A.g:a1", a1=gates)
        play(table, "A g in")
        assert won(table) == ("A", "MZ-602")


def test_mz_314_from_nowhere_else() -> None:
    table = moving("ggpo", f"{WORN} A.g:b1")
    assert refused(table, "A g in") == "MZ-314"


def test_mz_314_only_the_wearer() -> None:
    table = moving("ggpo", f"{WORN} A.g:b1 A.p:a1")
    assert "in" not in targets(table, "p")
    assert refused(table, "A p in") == "MZ-314"


def test_mz_314_not_into_another_ship() -> None:
    table = moving("ggpo", f"{WORN} A.g:e5")
    assert refused(table, "A g in") == "MZ-314"


def test_mz_314_from_a_terminal_too() -> None:
    table = position(f"phase:moving A.dice:ggpo,g3=run1 B.dice:g1 die:g3 points:g {WORN} A.g:a1*")
    play(table, "A g in")
    assert won(table) == ("A", "MZ-602")
