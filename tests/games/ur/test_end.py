"""Chapter 5: the end."""

from typing import Any

import pytest
from hypothesis import given

from startable.games.ur import GAME
from startable.testing import Subject, Walk, walks

from ...effort import tries
from .helpers import fact, play, position, refused, result, tower

FREE = {"A": "bB", "B": "yY"}


def test_ur_501_wins_who_leaves_no_disc_that_can_move() -> None:
    """Two yellow discs are prisoners, one is out, the last one is caught now."""
    table = position("c2:yyb c5:b c7:y hand:8,0 turn:A roll:2")
    play(table, "A c5-c7")
    assert table.over
    ended = result(table)
    assert ended is not None
    assert (ended.winners, ended.rule) == (0b01, "UR-502")
    assert [ended.share(seat) for seat in range(2)] == [1.0, 0.0]


def test_ur_501_yellow_wins_likewise() -> None:
    table = position("c5:y c7:b hand:0,9 turn:B roll:2")
    play(table, "B c5-c7")
    ended = result(table)
    assert ended is not None
    assert ended.winners == 0b10


def test_ur_501_prisoners_need_not_be_out_of_the_game() -> None:
    table = position("c5:b c7:yyyyyyyyyy hand:9,0 turn:A roll:2")
    play(table, "A c5-c7")
    assert table.over
    assert fact(table, "out") == [0, 0]
    assert tower(table, "c7") == "y" * 10 + "b"


def test_ur_501_nobody_moves_after_the_end() -> None:
    table = position("c5:b c7:y hand:9,0 turn:A roll:2")
    play(table, "A c5-c7")
    for line in ("A c7-c8", "B in-h1", "* 4", "B pass"):
        assert refused(table, line) == "UR-501"


@pytest.mark.parametrize(
    ("towers", "scores"),
    [
        ("c3:yb", [1, 0]),
        ("c3:byb", [1, 0]),  # black lies under yellow here, but is nobody's prisoner: black is on top
        ("c3:ybyb", [2, 0]),
        ("c3:byybyy", [0, 2]),
        ("c3:yby c5:yyb", [2, 1]),
        ("c3:bb", [0, 0]),
    ],
)
def test_ur_501_score_counts_the_others_discs_in_towers_that_one_tops(towers: str, scores: list[int]) -> None:
    hands = [10 - towers.replace("c", "").count(colour) for colour in "by"]
    table = position(f"{towers} hand:{hands[0]},{hands[1]} turn:A")
    assert table.rules.scores(table.state) == scores


def test_ur_501_score_counts_those_out_of_the_game() -> None:
    table = position("c3:yb hand:7,6 turn:A")
    assert table.rules.scores(table.state) == [4, 2]


@pytest.mark.parametrize(
    "left",
    ["hand:9,1", "c1:y hand:9,0", "c1:by hand:8,0", "B.h1:y hand:9,0", "B.b2:by hand:8,0", "B.b1:Y hand:9,0"],
)
def test_ur_502_not_won_while_the_other_has_a_disc_in_hand_or_on_top(left: str) -> None:
    table = position(f"c5:b c7:y {left} turn:A roll:2")
    play(table, "A c5-c7")
    assert result(table) is None
    assert not table.over


def test_ur_502_who_cannot_use_the_roll_has_not_lost() -> None:
    """Immobile for this roll only."""
    table = position("B.b2:y c5:b hand:9,0 turn:A roll:2")
    play(table, "A c5-c7", "* 4", "B pass")
    assert result(table) is None


def test_ur_502_waiting_discs_under_the_others_guard_do_not_help() -> None:
    table = position("c7:yybyy c5:b hand:7,0 turn:A roll:2", discs=9)
    play(table, "A c5-c7")
    assert table.over


def test_ur_502_leaving_a_tower_never_frees_the_other() -> None:
    """The guard goes away with its prisoners, so the last disc caught stays caught."""
    table = position("c3:byb c6:y hand:8,0 turn:A roll:3")
    play(table, "A c3-c6")
    assert table.over
    assert tower(table, "c6") == "yyb"


def test_ur_502_won_before_the_prisoners_reach_base_1() -> None:
    table = position("A.b2:yb c3:y c1:b hand:8,0 turn:A roll:2")
    play(table, "A c1-c3")
    assert table.over


@tries(60)
@given(walks(Subject(GAME, 400, {"red_by_choice": 0})))
def test_ur_502_exactly_who_has_just_moved_wins_and_only_then(walk: Walk) -> None:
    """From the statement alone: hand empty and no top. Both cannot be immobile. UR-606 is another matter."""
    last = -1
    for state, line in walk.positions():
        facts: Any = GAME.layout.facts(state)
        immobile = [seat for seat in range(2) if _immobile(facts, "AB"[seat])]
        winners = [facts["winner"]] if facts["winner"] >= 0 else []
        assert winners == [1 - seat for seat in immobile], walk.text()
        assert last in winners or not winners, walk.text()
        last = line.mover if line else last


def _immobile(facts: Any, seat: str) -> bool:
    on_top = any(discs[-1] in FREE[seat] for discs in facts["towers"].values())
    return facts["hands"]["AB".index(seat)] == 0 and not on_top
