"""Text forms: moves are short to type, positions say what a scenario needs."""

import pytest

from startable.games.maze import GAME

from .helpers import WORN, moving, play, position, text

MOVES = [
    "g5", "ggpo", "g c3", "p use", "o grab", "g give p", "o in", "undo", "done", "r90 c3 1", "r180 a1 2",
    "r270 e5 3", "dr b2 1", "x c3", "dx b2 c2", "run1", "run2", "morph p", "glue", "base b1n", "drop x",
    "lay RYBB", "draw morph", "first B", "roll gooo", "roll p6",
]  # fmt: skip


@pytest.mark.parametrize("word", MOVES)
def test_moves_read_back(word: str) -> None:
    assert GAME.read_move(word).text() == word
    assert GAME.read_move(f"  {word.upper()} ").text() == word


def test_moves_of_every_kind_are_written() -> None:
    assert {GAME.read_move(word).kind for word in MOVES} == set(GAME.kinds)


@pytest.mark.parametrize(
    ("kind", "args"),
    [
        ("take", [99]),
        ("go", [9, 99]),
        ("turn", [99, -1, 7]),
        ("move_base", [500]),
        ("lay", [81 + 9]),
        ("roll", [-1]),
    ],
)
def test_what_stands_for_nothing_has_a_name_too(kind: str, args: list[int]) -> None:
    assert "?" in GAME.move(kind, args).text()


def test_a_position_leaves_out_what_is_as_in_the_beginning() -> None:
    told = text(position())
    assert told.startswith("phase:taking round:1 start:A 1:")
    for word in ("dock", "hand", "tokens", "relic", "trail", "A.g"):
        assert word not in told


def test_a_position_in_the_middle_of_a_movement() -> None:
    table = moving("ggpo", f"{WORN} A.g:b2 A.p:b2")
    play(table, "A o a1", "A g give p")
    words = dict(word.split(":", 1) for word in text(table).split())
    assert {key: words[key] for key in ("phase", "relic", "A.o", "die", "points", "trail")} == {
        "phase": "moving",
        "relic": "Ap",
        "A.o": "a1",
        "die": "ggpo",
        "points": "gp",
        "trail": "oship,g+",
    }
