"""Chapter 1: the parts."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from startable.core import Unreadable
from startable.games.ur import GAME
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    CENTRE,
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
    tower,
    towers,
)
from .walks import ANY, all_towers


def test_ur_101_ten_discs_each_in_hand_and_an_empty_board() -> None:
    table = start()
    assert table.rules.seats == 2
    assert fact(table, "hands") == [10, 10]
    assert towers(table) == {}
    assert fact(table, "out") == [0, 0]


def test_ur_101_two_players_only() -> None:
    with pytest.raises(Unreadable):
        GAME.rules(3)


def test_ur_101_die_has_six_even_sides() -> None:
    table = position("hand:10,10 turn:A")
    outcomes = table.rules.outcomes(table.state).pairs()
    assert [(move.args(), weight) for move, weight in outcomes] == [((pips,), 1) for pips in ROLLS]


@pytest.mark.parametrize("roll", ["0", "7"])
def test_ur_101_die_has_no_other_side(roll: str) -> None:
    assert refused(position("hand:10,10 turn:A"), f"* {roll}") == "UR-101"


def test_ur_102_each_seat_has_its_own_home_row_and_base() -> None:
    table = position("hand:10,10 turn:A roll:1")
    play(table, "A in-h1", "* 1", "B in-h1")
    assert towers(table) == {"A.h1": "b", "B.h1": "y"}


@pytest.mark.parametrize("step", CENTRE)
def test_ur_102_centre_is_shared(step: str) -> None:
    src = PATH[PATH.index(step) - 1]
    table = position(f"{step}:b {field('B', src)}:y hand:9,9 turn:B roll:1")
    play(table, f"B {src}-{step}")
    assert tower(table, step) == "by"


def test_ur_102_twenty_fields() -> None:
    own = [f"{seat}.{step}" for seat in "AB" for step in (*HOME, "b2", "b1")]
    words = [f"{step}:{'by'[number % 2]}" for number, step in enumerate(CENTRE)]
    words += [f"{name}:{'BY'['AB'.index(name[0])]}" for name in own]
    table = position(" ".join([*words, "hand:0,0 turn:A roll:1"]))
    assert set(towers(table)) == {*own, *CENTRE}
    with pytest.raises(Unreadable):
        position("c9:b hand:9,10 turn:A")


def test_ur_103_private_fields_are_not_on_the_others_path() -> None:
    """Black stands on every private field of its own; wherever yellow goes, nothing there is touched."""
    own = {f"A.{step}": "b" for step in (*HOME, "b2")} | {"A.b1": "B"}
    for roll in ROLLS:
        for src in PATH:
            words = [f"{at}:{discs}" for at, discs in own.items()]
            where = field("B", src)
            text = " ".join([*words, f"{where}:{'Y' if src == 'b1' else 'y'} hand:4,9 turn:B roll:{roll}"])
            for move in moves(position(text)):
                table = position(text)
                play(table, f"B {move}")
                assert {at: tower(table, at) for at in own} == own


def test_ur_103_prisoner_is_carried_onto_private_fields() -> None:
    forward = position("c8:yb hand:9,9 turn:A roll:1")
    play(forward, "A c8-b2")
    assert tower(forward, "A.b2") == "yb"
    backward = position("c1:yB hand:9,9 turn:A roll:2")
    play(backward, "A c1-h3")
    assert tower(backward, "A.h3") == "yB"


@tries(60)
@given(ANY)
def test_ur_103_no_private_field_is_ever_topped_by_the_other(walk: Walk) -> None:
    for board in all_towers(walk):
        for at, discs in board.items():
            if at[0] in "AB":
                assert discs[-1] in ("bB", "yY")["AB".index(at[0])], f"{at} is {discs}\n{walk.text()}"


@pytest.mark.parametrize("seat", "AB")
def test_ur_104_path_of_fourteen_fields(seat: str) -> None:
    """Step by step from home 1 to base-1, in the same direction for both."""
    colour = "by"["AB".index(seat)]
    hand = "9,10" if seat == "A" else "10,9"
    for here, there in pairwise(PATH):
        table = position(f"{field(seat, here)}:{colour} hand:{hand} turn:{seat} roll:1")
        play(table, f"{seat} {here}-{there}")
        assert set(towers(table)) == {field(seat, there)}
    assert len(PATH) == 14


@pytest.mark.parametrize("roll", ROLLS)
def test_ur_105_disc_enters_blue(roll: int) -> None:
    table = position(f"hand:10,10 turn:B roll:{roll}")
    play(table, *[f"B {move}" for move in moves(table)])
    assert list(towers(table).values()) == ["y"]


@pytest.mark.parametrize("roll", ROLLS)
@pytest.mark.parametrize("src", PATH[:-1])
def test_ur_105_blue_goes_only_forward_and_red_both_ways(src: str, roll: int) -> None:
    """In the centre too, although it is open to both."""
    here = PATH.index(src)
    ahead = {PATH[here + roll]} if here + roll < 14 else set()
    behind = {PATH[here - roll]} if here - roll >= 0 else set()
    at = field("A", src)
    assert targets(position(f"{at}:b hand:9,10 turn:A roll:{roll}"), src) == ahead
    assert targets(position(f"{at}:B hand:9,10 turn:A roll:{roll}"), src) == ahead | behind


def test_ur_105_blue_disc_is_refused_to_go_back() -> None:
    assert refused(position("c5:b hand:9,10 turn:A roll:3"), "A c5-c2") == "UR-105"


def test_ur_106_red_stays_red_as_prisoner_and_after_rescue() -> None:
    table = position("c4:B c2:y A.h4:b hand:8,9 turn:B roll:2")
    play(table, "B c2-c4", "* 4")
    assert tower(table, "c4") == "By"
    play(table, "A h4-c4", "* 1", "B in-h1", "* 5")
    assert tower(table, "c4") == "Byb"
    play(table, "A c4-b2", "* 2", "B h1-h3", "* 3")
    assert tower(table, "c4") == "B"
    assert targets(table, "c4") == {"c1", "c7"}


def test_ur_106_red_stays_red_when_carried() -> None:
    table = position("c3:Yb hand:9,9 turn:A roll:4")
    play(table, "A c3-c7")
    assert tower(table, "c7") == "Yb"


@tries(40)
@given(ANY)
def test_ur_106_there_are_fewer_red_discs_only_by_those_that_leave(walk: Walk) -> None:
    facts: list[Any] = [GAME.layout.facts(state) for state, _ in walk.positions()]
    for before, after in pairwise(facts):
        for seat, letter in enumerate("BY"):
            gone = after["out"][seat] - before["out"][seat]
            assert _count(after, letter) >= _count(before, letter) - gone, walk.text()


def _count(facts: Any, letter: str) -> int:
    return "".join(facts["towers"].values()).count(letter)
