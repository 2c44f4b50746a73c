"""Chapter 2: the round."""

from typing import Any

import pytest
from hypothesis import given

from startable.games.maze import GAME
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    at,
    awaited,
    chances,
    fact,
    hand,
    moves,
    moving,
    phase,
    play,
    playing,
    plays,
    position,
    refused,
    rest_of_round,
    targets,
    told,
)
from .walks import ANY

CARDS = "r90,r90,r180,r180,r270,dr,x"
"""As many as one may keep."""


def test_mz_201_first_player_rolls_the_whole_pool() -> None:
    table = position("phase:rolling", 3)
    play(table, *["* roll g3"] * 3, *["* roll p4"] * 3, *["* roll o1"] * 3, *["* roll ggpo"] * 2)
    assert awaited(table) == "*"
    play(table, "* roll gooo")
    assert awaited(table) == "A"
    assert fact(table, "pool") == "g3 g3 g3 p4 p4 p4 o1 o1 o1 ggpo ggpo gooo"


def test_mz_201_energy_dice_have_six_even_sides() -> None:
    table = position("phase:rolling pool:g1,g2")
    assert chances(table) == {f"roll p{pips}": 1 for pips in range(1, 7)}


def test_mz_201_one_die_each_in_turn_until_all_have_three() -> None:
    table = position("start:B", 3)
    order = ""
    while phase(table) == "taking":
        order += awaited(table)
        play(table, f"{awaited(table)} {min(moves(table))}", f"{awaited(table)} done")
    assert order == "BCABCABCA"
    assert fact(table, "round") == 2


def test_mz_201_one_energy_die_for_each_player_is_left_over() -> None:
    table = position("", 4)
    while fact(table, "turns") < 11:
        play(table, f"{awaited(table)} {min(moves(table))}", f"{awaited(table)} done")
    assert len(fact(table, "pool").split()) == 5


def test_mz_201_the_last_pick_may_be_forced() -> None:
    table = position("A.dice:g1,p1 B.dice:g1,p1", 2)
    assert moves(table) == {"ggpo"}, "two energy dice taken, so only a movement die is left to take"
    table = position("A.dice:ggpo,p1 B.dice:g1,p1", 2)
    assert moves(table) == {"g1", "o1"}


@pytest.mark.parametrize("line", ["A g1", "B g1"])
def test_mz_201_nobody_takes_another_die_or_out_of_turn(line: str) -> None:
    assert refused(playing("p3"), line) == "MZ-201"


def test_mz_201_a_die_that_is_gone_cannot_be_taken() -> None:
    assert refused(position(), "A g6") == "MZ-201"


def test_mz_201_no_third_energy_die() -> None:
    assert refused(position("A.dice:g1,p1 B.dice:g1,p1"), "A o1") == "MZ-201"


def test_mz_201_nobody_sets_dice() -> None:
    assert refused(position(), "A roll g6") == "MZ-201"


def test_mz_202_one_movement_die_a_round() -> None:
    table = position("A.dice:ggpo B.dice:g1")
    assert "ggpo" not in moves(table)
    assert refused(table, "A ggpo") == "MZ-202"


def test_mz_202_two_energy_dice_of_one_colour() -> None:
    table = position("A.dice:g1 B.dice:ggpo")
    play(table, "A g1")
    assert fact(table, "panel")[0] == "g1 g1"


def test_mz_203_taking_is_compulsory() -> None:
    table = position()
    assert "done" not in moves(table)
    assert refused(table, "A done") == "MZ-203"


def test_mz_203_using_it_is_not() -> None:
    for table in (playing("g6:r90"), moving("gggp", "A.g:b2")):
        assert "done" in moves(table)


def test_mz_203_unused_die_stays_with_its_taker() -> None:
    table = playing("g6:r90")
    play(table, "A done")
    assert fact(table, "panel") == ["g6", ""]
    assert hand(table, "A") == ["r90"]
    assert awaited(table) == "B"
    assert "g6" not in moves(table)


@pytest.mark.parametrize(
    ("card", "cost"),
    [("r90", 2), ("r180", 3), ("r270", 4), ("dr", 4), ("x", 4), ("dx", 5), ("run1", 3), ("run2", 5)],
)
def test_mz_204_at_least_as_many_pips_as_the_card_costs(card: str, cost: int) -> None:
    for pips in range(1, 7):
        table = playing(f"g{pips}:{card}", "A.g:b2")
        assert bool(plays(table, card)) == (pips >= cost), f"{card} with {pips}"


def test_mz_204_too_few_pips_are_refused() -> None:
    assert refused(playing("g3:x", "A.g:b2"), "A x b3") == "MZ-204"


def test_mz_204_only_cards_of_the_own_hand() -> None:
    assert refused(playing("g6:r90", "B.hand:x A.g:b2"), "A x b3") == "MZ-204"


def test_mz_204_one_card_for_one_die() -> None:
    table = playing("g6:r90,r180", "A.g:b2")
    play(table, "A r90 b2 1")
    assert awaited(table) == "B"
    assert fact(table, "panel")[0] == "g6=r90"


def test_mz_204_dice_never_add_up() -> None:
    table = position("phase:playing A.dice:g3,g3 B.dice:p1 die:g3 A.hand:x A.g:b2")
    assert plays(table, "x") == set()


def test_mz_204_movement_die_activates_nothing() -> None:
    assert refused(moving("gggp", "A.hand:r90 A.g:b2"), "A r90 b2 1") == "MZ-204"


def test_mz_205_colour_of_the_die_tells_who_acts() -> None:
    where = "A.g:a1 A.p:c2 A.o:e5 A.hand:x"
    for die, cells in (("g4", {"a2", "b1"}), ("p4", {"b2", "c1", "c3", "d2"}), ("o4", {"d5", "e4"})):
        assert plays(playing(die, where), "x") == cells


@pytest.mark.parametrize("die", ["g2", "p2", "o2"])
def test_mz_205_move_base_takes_any_colour(die: str) -> None:
    assert plays(playing(f"{die}:base", "A.g:b2 A.p:b2 A.o:b2"), "base") == {"b1n", "a2w"}


def test_mz_206_dice_and_played_cards_leave_the_panels() -> None:
    table = playing("g6:r90", "A.g:b2")
    play(table, "A r90 b2 1")
    assert fact(table, "discard") == "", "on the panel it is not discarded yet"
    rest_of_round(table)
    assert fact(table, "discard") == "r90"
    assert fact(table, "panel") == ["", ""]
    assert fact(table, "pool") == ""


def test_mz_207_aliens_step_off_the_terminals() -> None:
    table = position("phase:taking A.dice:ggpo B.dice:g1 A.g:b2* A.p:b2")
    events = rest_of_round(table)
    assert at(table, "Ag") == at(table, "Ap") == "b2"
    assert told(events, "cleared") == [{"round": 1}]


def test_mz_208_down_to_seven_of_ones_choice() -> None:
    table = position(f"phase:discarding A.hand:{CARDS},glue,base")
    assert awaited(table) == "A"
    assert moves(table) == {f"drop {card}" for card in ("r90", "r180", "r270", "dr", "x", "glue", "base")}
    play(table, "A drop glue", "A drop r90")
    assert hand(table, "A") == ["r90", "r180", "r180", "r270", "dr", "x", "base"]
    assert fact(table, "discard") == "r90 glue"
    assert phase(table) == "rolling"


def test_mz_208_the_last_thing_of_a_round_from_its_first_player_on() -> None:
    hands = f"A.hand:{CARDS},run1 C.hand:r90,r90,r90,x,x,x,run1,run1"
    table = position(f"{hands} start:B B.dice:ggpo C.dice:ggpo A.dice:ggpo", 3)
    events = rest_of_round(table)
    assert events[-1].what == "cleared"
    assert (phase(table), awaited(table)) == ("discarding", "C")
    assert refused(table, "A drop x") == "MZ-208"
    play(table, "C drop x")
    assert awaited(table) == "A"
    play(table, "A drop x")
    assert (phase(table), fact(table, "starter")) == ("rolling", 2)


def test_mz_208_during_a_round_a_hand_may_be_larger() -> None:
    table = moving("gggp", f"A.hand:{CARDS} A.g:b2")
    play(table, "A g use", "* draw glue")
    assert len(hand(table, "A")) == 8
    assert phase(table) == "moving"


def test_mz_208_seven_may_stay() -> None:
    table = position(f"A.hand:{CARDS}")
    rest_of_round(table)
    assert phase(table) == "rolling"


def test_mz_208_who_must_discard_cannot_leave_it() -> None:
    table = position(f"phase:discarding A.hand:{CARDS},glue")
    assert refused(table, "A done") == "MZ-208"
    assert refused(table, "A drop run2") == "MZ-208"
    assert refused(position(), "A drop x") == "MZ-208"


ALL_BUT = "r90,r90,r90,r90,r90,r90,r180,r180,r180,r180,r180,r270,r270,r270,r270,dr,dr,dr,dr,x,x,x,x,x"
REST = "dx,dx,dx,run1,run1,run1,run1,run2,run2,run2,morph,morph,morph,glue,glue,base"


def test_mz_209_empty_pile_is_made_of_the_discards() -> None:
    table = moving("gggp", f"A.g:b2 B.hand:{ALL_BUT} discard:{REST}")
    events = play(table, "A g use")
    assert told(events, "shuffled") == [{"count": 16}]
    assert fact(table, "discard") == ""
    assert sum(chances(table).values()) == 16
    play(table, "* draw base")
    assert hand(table, "A") == ["base"]


def test_mz_209_not_before_it_is_needed() -> None:
    rest = REST.removesuffix(",base")
    table = moving("gggp", f"A.g:b2 A.p:c2 B.hand:{ALL_BUT} discard:{rest}")
    play(table, "A g use", "* draw base")
    assert fact(table, "pile") == ""
    assert len(fact(table, "discard").split()) == 15


def test_mz_209_cards_on_panels_are_not_among_them() -> None:
    rest = REST.removesuffix(",base")
    dice = "A.dice:gggp,g2=base B.dice:g1 die:gggp points:gggp"
    table = position(f"phase:moving {dice} A.g:b2 B.hand:{ALL_BUT} discard:{rest}")
    play(table, "A g use")
    assert "draw base" not in chances(table)


def test_mz_209_without_discards_no_card() -> None:
    table = moving("gggp", f"A.g:b2 B.hand:{ALL_BUT},{REST}")
    events = play(table, "A g use")
    assert told(events, "shuffled") == [{"count": 0}]
    assert hand(table, "A") == []
    assert at(table, "Ag") == "b2*"
    assert awaited(table) == "A"
    assert targets(table, "g") == set()


@tries(15)
@given(ANY)
def test_mz_201_everybody_takes_two_energy_dice_and_one_movement_die(walk: Walk) -> None:
    for state, _ in walk.positions():
        facts: Any = GAME.layout.facts(state)
        for panel in facts["panel"]:
            dice = [die.partition("=")[0] for die in panel.split()]
            energy = [die for die in dice if die[1:].isdigit()]
            assert len(energy) <= 2
            assert len(dice) - len(energy) <= 1


@tries(15)
@given(ANY)
def test_mz_208_no_round_begins_with_more_than_seven_cards(walk: Walk) -> None:
    for state, _ in walk.positions():
        if GAME.layout.facts(state)["phase"] == "rolling":
            assert max(crew.hand.size() for crew in state.crews) <= 7
