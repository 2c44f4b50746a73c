"""The maze as text: every tile, alien and ship is on it."""

from typing import Any

import pytest
from rich.text import Text

from startable.games.maze import GAME
from startable.play.words import words

from .helpers import position


def drawn(text: str = "", seat: int = 0, language: str = "en", layout: str = "square", **tiles: Any) -> str:
    table = position(text, layout=layout, **tiles)
    return GAME.text_board.text(GAME.view(GAME.layout.hide(table.state, seat)), seat, words(language).say)


def block(text: str, cell: str) -> list[str]:
    """The five lines of a tile."""
    row, column = 2 + 5 * (int(cell[1]) - 1), 6 + 12 * "abcde".index(cell[0])
    lines = [line.ljust(70) for line in text.splitlines()]
    return [line[column : column + 11] for line in lines[row : row + 5]]


def test_gates_are_on_their_sides() -> None:
    assert block(drawn(b2="RYBB"), "b2") == [
        "┌────R────┐",
        "│         │",
        "B    t    Y",
        "│         │",
        "└────B────┘",
    ]


def test_aliens_terminal_and_wearer() -> None:
    tile = block(drawn("A.dice:ggpo A.g:b2* A.p:b2 B.o:b2 relic:Bo B.tokens:1", b2="RYBB"), "b2")
    assert [line[1:-1].split() for line in tile[1:4]] == [["Ag*", "Ap"], [], ["Bo!"]]


def test_the_relic_while_it_lies() -> None:
    assert "◆" in block(drawn(), "c3")[2]
    assert "◆" not in drawn("relic:Bo B.tokens:1 B.o:b2")


@pytest.mark.parametrize(
    ("dock", "cell", "line", "column"),
    [("a1n", "a1", -1, 4), ("e3e", "e3", 2, 11), ("c5s", "c5", 5, 4), ("a2w", "a2", 2, -3)],
)
def test_ships_are_at_their_docks(dock: str, cell: str, line: int, column: int) -> None:
    """B's ship keeps the line above the maze filled."""
    lines = drawn(f"A.dock:{dock} B.dock:b1n").splitlines()
    row, left = 2 + 5 * (int(cell[1]) - 1), 6 + 12 * "abcde".index(cell[0])
    assert lines[row + line].index("[A]") == left + column


def test_own_hand_is_shown_with_costs() -> None:
    text = "A.hand:r90,glue B.hand:x"
    assert "r90(2) glue(3)" in drawn(text, 0)
    assert "x(4)" in drawn(text, 1)
    assert "(" not in drawn(text, -1)


@pytest.mark.parametrize("layout", ["square", "oblong", "diamond", "small"])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_layout_in_every_language(layout: str, language: str) -> None:
    text = drawn("A.dice:g5=r90 die: A.hand:x", language=language, layout=layout)
    assert text.count("┌") == {"square": 25, "oblong": 15, "diamond": 13, "small": 9}[layout]
    assert "[A]" in text
    assert "[B]" in text
    assert "g5=r90" in text


def test_colours_fall_on_gates_and_aliens() -> None:
    text = Text(drawn("A.g:b2 A.p:b2 B.o:b2", b2="RYBB"))
    for pattern, style in GAME.text_board.STYLES.items():
        assert text.highlight_regex(pattern, style)
