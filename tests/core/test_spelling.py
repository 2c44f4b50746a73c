"""One template writes and reads a kind of move."""

import pytest

from startable.core import Spelling

CELLS = ("a1", "a2", "B1", "b10")


def test_names_and_numbers() -> None:
    spelling = Spelling("turn {} by {}", CELLS, range(1, 5))
    assert spelling.write((3, 2)) == "turn b10 by 2"
    assert spelling.read("turn b10 by 2") == [3, 2]


def test_reading_takes_lower_case_and_knows_capitals() -> None:
    assert Spelling("{}", CELLS).read("b1") == [2]


def test_the_longest_name_is_found() -> None:
    assert Spelling("{}{}", CELLS, ("", "0")).read("b10") == [3, 0]


def test_a_move_without_fields() -> None:
    assert Spelling("pass").write(()) == "pass"
    assert Spelling("pass").read("pass") == []


@pytest.mark.parametrize(
    "text", ["", "turn", "turn a1 by 5", "turn c1 by 1", "turn a1 by 1 ", "xturn a1 by 1"]
)
def test_other_texts_are_other_moves(text: str) -> None:
    assert Spelling("turn {} by {}", CELLS, range(1, 5)).read(text) is None


@pytest.mark.parametrize("args", [(9, 1), (-1, 1)])
def test_what_stands_for_nothing_has_a_name_too(args: tuple[int, int]) -> None:
    """A move that makes no sense is refused by a rule, and its refusal must be told."""
    assert Spelling("turn {} by {}", CELLS, range(1, 5)).write(args) == "turn ? by 1"


def test_signs_of_patterns_are_plain_letters() -> None:
    assert Spelling("+{}*", ("(a", "b)")).read("+b)*") == [1]
