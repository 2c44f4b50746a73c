"""How the values of a table are written in the text of a position, and read again."""

from typing import Any, Callable, Final

from startable.core.forms import SEATS, Form, Name, Names
from startable.core.state import Fact
from startable.core.wordlist import misspelt, read_name, read_number
from startable.games.smugglers.box.parts import (
    CARDS,
    CRUISER,
    NAMES,
    PLACES,
    TOKENS,
    read_goods,
    write_goods,
)
from startable.games.smugglers.state.dice import die_of, write_dice
from startable.games.smugglers.state.state import ENERGY, PHASES, SmugglersState

LETTERS: Final = PLACES.lower()
_TOKEN_NAMES: Final = [str(token) for token in TOKENS]


class Phase(Name):
    """Never left out."""

    def __init__(self) -> None:
        super().__init__(PHASES)

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_name(key, text, PHASES)


class UpTo(Form):
    """A number whose highest value depends on the table."""

    def __init__(self, most: Callable[[SmugglersState], int], least: int = 0) -> None:
        self._most = most
        self._least = least

    def write(self, value: Any, state: Any) -> str:
        return str(value) if value else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_number(key, text or str(self._least), self._most(state), self._least)


class Cards(Names):
    def __init__(self) -> None:
        super().__init__(NAMES)

    def read(self, text: str, state: Any, key: str) -> Any:
        return tuple(super().read(text, state, key))


class GalaxyCards(Cards):
    """Those on the table: no more than a galaxy has."""

    def read(self, text: str, state: Any, key: str) -> Any:
        found = super().read(text, state, key)
        if len(found) > state.set_up.cards:
            raise misspelt(key)
        return found

    def fact(self, value: Any, state: Any) -> Fact:
        return [NAMES[card] for card in value]


class Deck(Form):
    """The cards that nobody has seen yet; written are the others that lie nowhere: those back in the box.

    A card that a text names twice counts below nought, so that it can be found.
    """

    def write(self, value: Any, state: Any) -> str:
        there = _in_sight(state)
        return ",".join([NAMES[card] for card in range(CARDS) if not value[card] and card not in there])

    def read(self, text: str, state: Any, key: str) -> Any:
        named = [read_name(key, each, NAMES) for each in text.split(",") if each]
        there = named + _in_sight(state)
        return [1 - there.count(card) for card in range(CARDS)]

    def fact(self, value: Any, state: Any) -> Fact:
        return [NAMES[card] for card in range(CARDS) if value[card]]


def _in_sight(state: SmugglersState) -> list[int]:
    """On the table or in a pile; from paying on, a card on the table may be in somebody's pile already."""
    table = list(state.sectors.cards)
    piles = [card for player in state.players for card in (*player.up, *player.down)]
    return table + [card for card in piles if state.phase < ENERGY or card not in table]


class Goods(Form):
    def write(self, value: Any, state: Any) -> str:
        return write_goods(value)

    def read(self, text: str, state: Any, key: str) -> Any:
        found = read_goods(text) if text else [0] * CRUISER
        if found is None:
            raise misspelt(key)
        return found

    def fact(self, value: Any, state: Any) -> Fact:
        return write_goods(value)


class Tokens(Form):
    def write(self, value: Any, state: Any) -> str:
        return ",".join([str(token) for token in value])

    def read(self, text: str, state: Any, key: str) -> Any:
        return tuple([TOKENS[read_name(key, each, _TOKEN_NAMES)] for each in text.split(",") if each])


class Places(Form):
    """Of the galaxy on the table, by their letters."""

    def write(self, value: Any, state: Any) -> str:
        return "".join([LETTERS[place] for place in value])

    def read(self, text: str, state: Any, key: str) -> Any:
        return tuple([read_name(key, each, LETTERS[: len(state.sectors.cards)]) for each in text])


class Queue(Form):
    """Seats in their order."""

    def write(self, value: Any, state: Any) -> str:
        return "".join([SEATS[seat] for seat in value])

    def read(self, text: str, state: Any, key: str) -> Any:
        return tuple([read_name(key, each, SEATS[: state.seats]) for each in text])


class Dice(Form):
    """Those on one card: A3B5."""

    def write(self, value: Any, state: Any) -> str:
        return write_dice(value)

    def read(self, text: str, state: Any, key: str) -> Any:
        pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
        return tuple([_die(pair, state.seats, key) for pair in pairs])

    def fact(self, value: Any, state: Any) -> Fact:
        return write_dice(value)


def _die(pair: str, seats: int, key: str) -> int:
    return die_of(read_name(key, pair[:1], SEATS[:seats]), read_number(key, pair[1:], 6, 1))
