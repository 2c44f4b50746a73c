"""How values of Starfarers are written that no form of all games fits."""

from typing import Any

from startable.core.forms import SEATS, Counts, Form, Seat
from startable.core.movers import NOBODY
from startable.core.state import Fact
from startable.core.wordlist import misspelt, read_name, read_number
from startable.games.starfarers.box.encounters import CARDS
from startable.games.starfarers.box.parts import KINDS, PEOPLES, TRANSPORTERS
from startable.games.starfarers.state.player import NO_TERMS, Terms
from startable.games.starfarers.state.stack import STAGE_NAMES, STAGES, kind_of, number_of
from startable.games.starfarers.state.state import OUT_OF_IT


def listed(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


class Stages(Form):
    """Kinds with their number behind a dot unless it is 0, the next one last."""

    def write(self, value: Any, state: Any) -> str:
        return ",".join([_stage_name(stage) for stage in value])

    def read(self, text: str, state: Any, key: str) -> Any:
        return [_read_stage(word, key) for word in listed(text)]

    def fact(self, value: Any, state: Any) -> Fact:
        return [_stage_name(stage) for stage in value]


def _stage_name(stage: int) -> str:
    name, number = STAGE_NAMES[kind_of(stage)], number_of(stage)
    return f"{name}.{number}" if number else name


def _read_stage(word: str, key: str) -> int:
    name, _, number = word.partition(".")
    return read_name(key, name, STAGE_NAMES) + STAGES * read_number(key, number or "0", 999)


class SomeSeat(Seat):
    """Always written, for there always is one; read as the first where it is left out."""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_name(key, text, SEATS[: state.seats]) if text else 0


class Cards(Counts):
    """Counts by resource; a pile that is always written is 0 where nothing is in it."""

    def __init__(self, nothing: str = "") -> None:
        super().__init__(KINDS)
        self._nothing = nothing

    def write(self, value: Any, state: Any) -> str:
        return super().write(value, state) or self._nothing

    def read(self, text: str, state: Any, key: str) -> Any:
        return super().read("" if text == "0" else text, state, key)


class WrittenTerms(Form):
    """What is given, then what is got: 0/0/0/2/0/1/0/0/0/0."""

    def __init__(self) -> None:
        self._counts = Counts(2 * KINDS)

    def write(self, value: Any, state: Any) -> str:
        return self._counts.write([*value.gives, *value.gets], state)

    def read(self, text: str, state: Any, key: str) -> Any:
        counts: list[int] = self._counts.read(text, state, key)
        return Terms(counts[:KINDS], counts[KINDS:]) if any(counts) else NO_TERMS

    def fact(self, value: Any, state: Any) -> Fact:
        return [*value.gives, *value.gets]


class Figures(Form):
    """By people, who has it: A/-/-/-."""

    def write(self, value: Any, state: Any) -> str:
        holders = [SEATS[holder] if holder != NOBODY else "-" for holder in value]
        return "/".join(holders) if max(value) != NOBODY else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        names = ["-", *SEATS[: state.seats]]
        found = [read_name(key, name, names) - 1 for name in text.split("/")] if text else [NOBODY] * 4
        if len(found) != len(PEOPLES):
            raise misspelt(key)
        return found

    def fact(self, value: Any, state: Any) -> Fact:
        return {PEOPLES[people]: holder for people, holder in enumerate(value)}


class UsedCards(Form):
    """The numbers of the encounter cards that are not in the pile."""

    def write(self, value: Any, state: Any) -> str:
        return ",".join([str(card + 1) for card in range(CARDS) if not value[card]])

    def read(self, text: str, state: Any, key: str) -> Any:
        pile = [1] * CARDS
        for word in listed(text):
            card = read_number(key, word, CARDS, 1) - 1
            if not pile[card]:
                raise misspelt(key)
            pile[card] = 0
        return pile


class ShipInFlight(Form):
    """Its number among those of whose turn it is."""

    def write(self, value: Any, state: Any) -> str:
        return str(value + 1) if value >= 0 else ""

    def read(self, text: str, state: Any, key: str) -> Any:
        return read_number(key, text or "0", TRANSPORTERS) - 1


class Rolls(Counts):
    """Sums; OUT_OF_IT for whoever is."""

    def __init__(self) -> None:
        super().__init__(4)

    def read(self, text: str, state: Any, key: str) -> Any:
        words = [word for word in text.split("/") if word]
        if len(words) not in (0, 4):
            raise misspelt(key)
        return [_read_roll(word, key) for word in words] or [0] * 4


def _read_roll(word: str, key: str) -> int:
    return OUT_OF_IT if word == str(OUT_OF_IT) else read_number(key, word, 12)
