"""The fields of a position of UR: `c3:ybY A.h1:b hand:7,9 turn:A roll:5 turns:12`.

Towers are written bottom to top (b, y: blue side up; B, Y: red side up). What is neither on the board nor in
a hand is out of the game.
"""

from typing import Any, Final

from startable.core.forms import Form, Number
from startable.core.layout import Field, Layout, Told, spelt
from startable.core.movers import NOBODY
from startable.core.state import Fact
from startable.core.unreadable import Unreadable
from startable.core.wordlist import WordList, misspelt, read_name, read_number
from startable.games.ur.box.board import FIELDS, field_name
from startable.games.ur.state.state import (
    DISC_LETTERS,
    ENDED,
    MOVING,
    OPENING,
    ROLLING,
    UrState,
    discs_of,
    owner,
    tower_of,
    write_tower,
)
from startable.games.ur.state.towers import find_tops

_NAMES: Final = [field_name(field) for field in range(FIELDS)]
_LETTERS: Final = "AB"
_TIE: Final = "-"
_NUMBER: Final = Number(9_999_999)


class Towers(Field):
    """Each field that is not empty is a word of its own."""

    def words(self, state: Any, seat: int) -> list[str]:
        return [spelt(_NAMES[at], write_tower(tower)) for at, tower in enumerate(state.towers) if tower]

    def read(self, words: WordList, state: Any, seat: int) -> None:
        for at, name in enumerate(_NAMES):
            discs = [_disc(letter) for letter in words.take(name)]
            _have_so_many(state, discs)
            state.towers[at] = tower_of(discs)

    def fact(self, state: Any) -> Fact:
        return {_NAMES[at]: write_tower(tower) for at, tower in enumerate(state.towers) if tower}


def _have_so_many(state: UrState, discs: list[int]) -> None:
    """More would not fit into a tower; whether all towers together have too many is asked elsewhere."""
    for seat in range(2):
        if sum([owner(disc) == seat for disc in discs]) > state.choices.discs:
            told: dict[str, str | int] = {"seat": _LETTERS[seat], "discs": state.choices.discs}
            raise Unreadable("ur-too-many-discs", told, "UR-101")


def _disc(letter: str) -> int:
    if letter not in DISC_LETTERS:
        raise Unreadable("ur-disc-letter", {"letter": letter})
    return DISC_LETTERS.index(letter)


class Hands(Form):
    """Both hands in one word, also if they are empty."""

    def write(self, value: Any, state: Any) -> str:
        return f"{value[0]},{value[1]}"

    def read(self, text: str, state: Any, key: str) -> Any:
        hands = text.split(",")
        if len(hands) != 2:
            raise misspelt(key)
        return [read_number(key, hand, state.choices.discs) for hand in hands]


class Phase(Field):
    """Whose turn it is, what was rolled, or who has won: which of them is there tells the phase."""

    def words(self, state: Any, seat: int) -> list[str]:
        if state.phase == OPENING:
            return []
        found = [spelt("turn", _LETTERS[state.turn])]
        if state.phase == MOVING:
            found.append(spelt("roll", str(state.roll)))
        if state.phase == ENDED:
            found.append(spelt("won", _LETTERS[state.winner] if state.winner != NOBODY else _TIE))
        return found

    def read(self, words: WordList, state: Any, seat: int) -> None:
        if "turn" not in words:
            return
        state.phase, state.turn = ROLLING, read_name("turn", words.take("turn").upper(), _LETTERS)
        if "roll" in words:
            state.phase, state.roll = MOVING, read_number("roll", words.take("roll"), 6, 1)
        elif "won" in words:
            winner = read_name("won", words.take("won").upper(), _LETTERS + _TIE)
            state.phase, state.winner = ENDED, winner if winner < len(_LETTERS) else NOBODY


def _follow(state: UrState) -> None:
    find_tops(state)
    for seat in range(2):
        on_board = sum([owner(disc) == seat for tower in state.towers for disc in discs_of(tower)])
        state.out[seat] = state.choices.discs - state.hands[seat] - on_board


LAYOUT: Final[Layout[UrState]] = Layout(
    [
        Towers("towers", _NUMBER, "by field, discs from the bottom to the top"),
        Told("tops", _NUMBER, "where each seat owns the top disc, as bits"),
        Told("reds", _NUMBER, "where that disc is red, as bits"),
        Field("hands", Hands(), "by seat, discs that have not entered yet", "hand"),
        Told("out", _NUMBER, "by seat, discs that left the game as prisoners"),
        Phase("phase", _NUMBER, "the opening roll, a roll, a move, or the end"),
        Told("turn", _NUMBER, "the seat that rolls and moves"),
        Told("roll", _NUMBER, "0 while the die is to be rolled"),
        Told("winner", _NUMBER, "nobody until the end, and after a tie"),
        Field("turns", _NUMBER, "that are finished"),
    ],
    given=["choices"],
    follow=_follow,
)
