"""Chapter 6: scoring."""

import pytest

from .helpers import ended, fact, phase, play, position, result, scores, view, winners

# A hand of the rulebook's example, in the order it shows: 4, 4, 3, 2, 4, 1, 3 planets.
ROW = "S4-RB,D-1,S3-R2G,A-Y,S4-RY,F-R,C-B"


def test_sm_601_planets_of_cards_face_up() -> None:
    assert scores(ended("A.up:D-1,E-B,F-R B.up:A-R")) == [4 + 3 + 1, 2]


def test_sm_601_minus_energy_goods_and_planets_of_cards_face_down() -> None:
    assert scores(ended("A.energy:5 B.goods:rrg")) == [-5, -3]
    assert scores(ended("A.down:D-1,E-B B.up:D-2 B.down:F-R B.energy:1 B.goods:y")) == [-7, 4 - 1 - 1 - 1]


def test_sm_601_colours_do_not_matter() -> None:
    assert scores(ended("A.up:S4-RB B.up:S4-YG")) == [4, 4]


def test_sm_601_points_told_by_part() -> None:
    table = ended("A.up:D-1 A.down:F-R A.energy:2 A.goods:rgb")
    parts = view(table, "A")["parts"][0]
    assert sorted(parts.values()) == [-3, -2, -1, 4]


def test_sm_602_most_points_wins() -> None:
    table = ended("A.up:D-1 B.up:E-B C.up:F-R", 3)
    assert winners(table) == "A"
    ending = result(table)
    assert ending is not None
    assert ending.rule == "SM-602"
    assert [ending.share(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        # Three points each: fewer goods left, though more energy.
        ("A.up:D-1 A.goods:r B.up:D-2 B.energy:1", "B"),
        # Two points each, a good each: less energy.
        (
            "A.up:D-1 A.energy:1 A.goods:r B.up:C-R,F-R B.goods:r B.energy:1 B.down:F-Y C.up:E-B C.goods:r",
            "C",
        ),
        # Four points each, nothing left: more cards face up.
        ("A.up:D-1 B.up:E-B,F-R", "B"),
    ],
)
def test_sm_602_ties(text: str, winner: str) -> None:
    table = ended(text, 3)
    assert winners(table) == winner
    ending = result(table)
    assert ending is not None
    assert ending.rule == "SM-602"


def test_sm_602_each_criterion_only_decides_among_the_tied() -> None:
    """C has nothing left and the most cards, but fewer points."""
    assert winners(ended("A.up:D-1 A.goods:r B.up:D-2 B.energy:1 C.up:F-R,F-Y", 3)) == "B"


def test_sm_602_cards_face_down_do_not_count_as_cards() -> None:
    """Three points each and nothing left: B has three cards, but one of them face down."""
    table = ended("A.up:F-R,A-R B.up:C-R,F-Y B.down:F-G C.up:E-B", 3)
    assert scores(table) == [3, 3, 3]
    assert winners(table) == "AB"
    assert winners(ended("A.up:F-R,F-B,F-Y B.up:D-1,F-G B.down:A-R C.up:E-B", 3)) == "A"


def test_sm_602_goods_free_of_penalty_count_in_a_tie() -> None:
    """Four points each: A's green good costs nothing, but it is a good left."""
    table = ended("A.up:D-1 A.goods:g B.up:D-2", favourite_goods=True)
    assert scores(table) == [4, 4]
    assert winners(table) == "B"


def test_sm_603_still_tied_is_a_shared_win() -> None:
    table = ended("A.up:D-1 B.up:D-2 C.up:E-B", 3)
    assert winners(table) == "AB"
    ending = result(table)
    assert ending is not None
    assert ending.rule == "SM-603"
    assert [ending.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_sm_603_also_if_nobody_ever_did_anything() -> None:
    text = " ".join(f"{seat}.energy:9 {seat}.goods:rryyggbb" for seat in "ABCDE")
    table = ended(text, 5)
    assert winners(table) == "ABCDE"


def test_sm_604_example_seventeen_points() -> None:
    """Seven cards of 21 planets, one of 2 face down, a blue and a green good left."""
    table = ended(f"A.up:{ROW} A.down:S2-RG A.goods:gb")
    assert scores(table)[0] == 21 - 2 - 2 == 17
    whole = ended(f"A.up:{ROW}")
    assert scores(whole)[0] == 4 + 4 + 3 + 2 + 4 + 1 + 3 == 21


def test_sm_604_points_are_told_while_the_game_goes_on() -> None:
    """And the last restocking still changes them: the -1 sheds a good."""
    cards = "phase:restocking galaxy:8 cards:F-Y,F-G,F-B"
    table = position(f"{cards} A.tokens:-1,0 B.tokens:1,3 queue:A A.up:{ROW} A.down:S2-RG A.goods:gbb", 2)
    assert scores(table)[0] == 16
    assert result(table) is None
    play(table, "A put b")
    assert phase(table) == "ended"
    assert fact(table, "goods")[0] == "gb"
    assert scores(table)[0] == 17
