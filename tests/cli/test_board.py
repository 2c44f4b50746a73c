"""The board as text: every disc is on it, and colours are laid on discs alone."""

import re

import pytest
from rich.text import Text

from startable.core.game import LISTING
from startable.games.ur import GAME
from startable.play.words import words


def drawn(position: str, seat: int = 0, language: str = "en") -> str:
    state = GAME.read_position(position, GAME.rules())
    return GAME.text_board.text(GAME.view(GAME.layout.hide(state, seat)), seat, words(language).say)


def row(text: str, field: str) -> str:
    """What stands under the name of a field, in the last row that has it."""
    lines = text.splitlines()
    at = max(number for number, line in enumerate(lines) if f" {field} " in line)
    column = lines[at].index(f" {field} ")
    return lines[at + 1][column : column + 8].strip()


def test_towers_stand_on_their_fields_bottom_first() -> None:
    text = drawn("c3:ybY A.h2:b A.b1:B hand:7,8 turn:A roll:5")
    assert (row(text, "c3"), row(text, "h2"), row(text, "b1")) == ("ybY", "b", "B")


def test_the_other_seat_sees_the_board_from_its_side() -> None:
    position = "A.h2:b B.h2:y hand:9,9 turn:A roll:5"
    assert row(drawn(position, 0), "h2") == "b"
    assert row(drawn(position, 1), "h2") == "y"
    assert drawn(position, -1) == drawn(position, 0)


def test_a_high_tower_goes_on_in_the_next_line() -> None:
    text = drawn("c3:" + "by" * 9 + " hand:1,1 turn:A roll:5")
    assert len(re.findall("│ bybyby │", text)) == 3
    assert len({len(line) for line in text.splitlines()[1:-1] if line.endswith(("│", "┤", "┐", "┘"))}) == 1


@pytest.mark.parametrize(("language", "told"), [("en", "rolled 5 ⚄"), ("hu", "dobás: 5 ⚄")])
def test_the_die_lies_with_its_player(language: str, told: str) -> None:
    for seat, side in ((0, slice(6, None)), (1, slice(0, 6))):
        lines = drawn(f"hand:10,10 turn:{'AB'[seat]} roll:5", 0, language).splitlines()
        assert sum(told in line for line in lines[side]) == 1


def test_colours_are_laid_on_discs_alone() -> None:
    text = Text(drawn("c3:ybY c8:BB A.b1:B A.b2:b hand:0,8 turn:A roll:5"))
    for letter in "bByY":
        pattern = next(pattern for pattern in GAME.text_board.STYLES if pattern.startswith(letter))
        found = [match.start() for match in re.finditer(pattern, text.plain)]
        assert len(found) == {"b": 2, "B": 3, "y": 1, "Y": 1}[letter]
    for pattern, style in GAME.text_board.STYLES.items():
        assert text.highlight_regex(pattern, style)


def test_a_game_without_a_drawing_shows_its_view() -> None:
    assert LISTING.text({"points": [1, 2], "round": 3}, 0, words("en").say) == "points: [1, 2]\nround: 3"
