"""The parts: cards, sheets, tokens and stocks, read from components.toml and checked when loaded (SM-1xx)."""

import tomllib
from importlib.resources import files
from typing import Any, Final

COLOURS: Final = "RYGB"
CRUISER: Final = 4
"""The index of cruisers behind the four colours."""

_BOX: Final[dict[str, Any]] = tomllib.loads(
    files("startable.games.smugglers").joinpath("components.toml").read_text("utf8")
)


def count_colours(letters: str) -> list[int]:
    return [letters.count(colour) for colour in COLOURS]


def _by_seats(rows: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    return next(row for row in rows if row["seats"] == seats or seats in _several(row["seats"]))


def _several(seats: object) -> list[int]:
    return seats if isinstance(seats, list) else []


SEAT_COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
DICE: Final[int] = _BOX["dice"]
GOODS_IN_BOX: Final[int] = _BOX["goods"]
CARDS: Final[int] = len(_BOX["cards"])
NAMES: Final[list[str]] = [card["name"] for card in _BOX["cards"]]
CARD_PLANETS: Final[list[str]] = [card["planets"] for card in _BOX["cards"]]
CARD_SHIPS: Final[list[str]] = [card["ships"] for card in _BOX["cards"]]
PLANETS: Final[list[int]] = [len(planets) for planets in CARD_PLANETS]
PLANET_COLOURS: Final[list[list[int]]] = [count_colours(planets) for planets in CARD_PLANETS]
SHIPS: Final[list[list[int]]] = [[*count_colours(ships), ships.count("C")] for ships in CARD_SHIPS]
STATION: Final[list[bool]] = [bool(card.get("station", False)) for card in _BOX["cards"]]
FAVOURITE_PLANETS: Final[list[list[int]]] = [count_colours(sheet["planets"]) for sheet in _BOX["sheets"]]
FAVOURITE_SHIPS: Final[list[list[int]]] = [count_colours(sheet["ships"]) for sheet in _BOX["sheets"]]


class Round:
    """What the number of seats decides (SM-104, SM-105)."""

    def __init__(self, seats: int) -> None:
        row, start = _by_seats(_BOX["round"], seats), _by_seats(_BOX["start"], seats)
        self.tokens: list[int] = sorted([int(token) for token in row["tokens"]])
        self.galaxies: int = row["galaxies"]
        self.cards: int = row["cards"]
        self.goods: int = start["goods"]
        self.energy: int = start["energy"]


def card_named(name: str) -> int:
    return NAMES.index(name)


def _check() -> None:
    """A corrected deck must still be a deck: counts, known colours, and the cards of the worked examples."""
    letters = "".join([*CARD_PLANETS, *[ships.replace("C", "") for ships in CARD_SHIPS]])
    sheets = _BOX["sheets"]
    assert CARDS == 36, "SM-101: 36 sector cards"
    assert len(set(NAMES)) == CARDS, "card names must differ"
    assert set(letters) <= set(COLOURS), "SM-102: planets and ships are R, Y, G or B, ships C too"
    assert len(sheets) == len(SEAT_COLOURS) == 6, "SM-101: six sheets"
    assert all([len(set(sheet[side])) == 2 for sheet in sheets for side in ("planets", "ships")]), (
        "SM-101: sheets"
    )
    ships = [sorted(each) for each in CARD_SHIPS]
    assert all([sorted(wanted) in ships for wanted in ("YGBC", "RRC", "RYGB", "B")]), (
        "SM-901: cards A, C, D, E"
    )


_check()
