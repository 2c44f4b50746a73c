"""How what lies on the table is written in positions and views, and read again."""

from typing import Any, Final

from startable.core.forms import SEATS, Form, Name, Unwritten
from startable.core.state import Fact
from startable.core.unreadable import Unreadable
from startable.core.wordlist import misspelt, read_name
from startable.games.maze.box.aliens import ALIENS
from startable.games.maze.box.board import CELL_NAMES
from startable.games.maze.box.parts import (
    CARD_NAMES,
    COLOURS,
    CREW,
    DIE_NAMES,
    FACE_WORDS,
    MOVEMENT,
    NO_CARD,
    NO_DIE,
    NO_TILE,
)
from startable.games.maze.state.state import (
    ABOARD,
    CELL_BITS,
    EMPTY_PANEL,
    HANDED,
    ON_TERMINAL,
    PHASES,
    TRAIL,
    Panel,
)

BARE: Final = "-"
"""A cell that has no tile yet."""
SHIP: Final = "ship"
_YES: Final = "yes"


def face_name(face: int) -> str:
    """The gates of a tile to the north, east, south and west."""
    return FACE_WORDS[face] if face != NO_TILE else BARE


def place_name(place: int) -> str:
    """A place with * is the terminal there."""
    if place == ABOARD:
        return SHIP
    return CELL_NAMES[place & CELL_BITS] + ("*" if place & ON_TERMINAL else "")


_PLACES: Final = {place_name(place): place for cell in range(ABOARD) for place in (cell, cell | ON_TERMINAL)}
_PLACES[SHIP] = ABOARD


def read_place(key: str, text: str) -> int:
    if text not in _PLACES:
        raise misspelt(key)
    return _PLACES[text]


def panel_words(panel: Panel) -> list[str]:
    """The dice on a control panel, each with the card that it activated: g5=r90."""
    moved = [] if panel.movement == NO_DIE else [DIE_NAMES[panel.movement]]
    return [*moved, *[_activated(die, card) for die, card in panel.energy()]]


def _activated(die: int, card: int) -> str:
    return DIE_NAMES[die] if card == NO_CARD else f"{DIE_NAMES[die]}={CARD_NAMES[card]}"


def points_word(points: list[int]) -> str:
    return "".join([COLOURS[colour] * points[colour] for colour in range(CREW)])


def trail_name(line: int) -> str:
    """Which alien may go back, and to where; a plus: who gets the relic back."""
    place = line % TRAIL
    return COLOURS[line // TRAIL] + ("+" if place == HANDED else place_name(place))


# --- forms ---


class Phase(Name):
    """Never left out."""

    def __init__(self) -> None:
        super().__init__(PHASES)

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_name(key, text, PHASES)


class Starter(Form):
    """Left out before the first round."""

    def write(self, value: Any, state: Any) -> str:
        return SEATS[value] if state.round else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_name(key, text, SEATS[: state.seats]) if text else 0


class Faces(Unwritten):
    """By cell; each row is a word."""

    def fact(self, value: Any, state: Any) -> Fact:
        return {CELL_NAMES[cell]: face_name(value[cell]) for cell in state.board.cells}


class Wearer(Form):
    def write(self, value: Any, state: Any) -> str:
        return value.name if value is not None else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        aliens = [alien for crew in ALIENS[: state.seats] for alien in crew]
        return aliens[read_name(key, text, [alien.name for alien in aliens])] if text else None

    def fact(self, value: Any, state: Any) -> Fact:
        return self.write(value, state)


class Glue(Form):
    def write(self, value: Any, state: Any) -> str:
        return _YES if value else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return bool(text) and read_name(key, text, [_YES]) == 0


class Panels(Form):
    def write(self, value: Any, state: Any) -> str:
        return ",".join(panel_words(value))

    def read(self, text: str, state: Any, key: str) -> Any:
        panel = EMPTY_PANEL
        for word in [word for word in text.split(",") if word]:
            panel = _with_word(panel, word, key)
        return panel

    def fact(self, value: Any, state: Any) -> Fact:
        return " ".join(panel_words(value))


def _with_word(panel: Panel, word: str, key: str) -> Panel:
    name, _, card = word.partition("=")
    die = read_name(key, name, DIE_NAMES)
    if not panel.has_room(die):
        raise Unreadable("mz-too-many-dice", {}, "MZ-201")
    if not card:
        return panel.with_die(die)
    kind = read_name(key, card, CARD_NAMES)
    if die >= MOVEMENT:
        raise Unreadable("mz-die-too-weak", {"card": card, "die": name}, "MZ-204")
    return panel.with_die(die).with_card(kind)


class Points(Form):
    """A letter of the alien's colour for each point."""

    def write(self, value: Any, state: Any) -> str:
        return points_word(value)

    def read(self, text: str, state: Any, key: str) -> Any:
        if set(text) - set(COLOURS) or len(text) > len(DIE_NAMES[-1]):
            raise misspelt(key)
        return [text.count(colour) for colour in COLOURS]

    def fact(self, value: Any, state: Any) -> Fact:
        return points_word(value)


class Resting(Form):
    """A letter of each colour that rests."""

    def write(self, value: Any, state: Any) -> str:
        return "".join([letter for colour, letter in enumerate(COLOURS) if value >> colour & 1])

    def read(self, text: str, state: Any, key: str) -> Any:
        colours = [read_name(key, letter, COLOURS) for letter in text]
        if colours != sorted(set(colours)):
            raise misspelt(key)
        return sum([1 << colour for colour in colours])

    def fact(self, value: Any, state: Any) -> Fact:
        return self.write(value, state)


class Trail(Form):
    def write(self, value: Any, state: Any) -> str:
        return ",".join([trail_name(line) for line in value])

    def read(self, text: str, state: Any, key: str) -> Any:
        return [_read_trail(key, word) for word in text.split(",") if word]

    def fact(self, value: Any, state: Any) -> Fact:
        return " ".join([trail_name(line) for line in value])


def _read_trail(key: str, word: str) -> int:
    colour = read_name(key, word[0], COLOURS)
    return colour * TRAIL + (HANDED if word[1:] == "+" else read_place(key, word[1:]))
