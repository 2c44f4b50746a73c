"""The parts: cards, sheets, tokens and stocks, as the box has them (SM-1xx), and how they are written."""

from typing import Any, Final

from startable.games.smugglers.box.box import load

COLOURS: Final = "RYGB"
CRUISER: Final = 4
"""The index of cruisers behind the four colours."""
PLACES: Final = "ABCDEF"
"""Where the cards of a galaxy lie."""
TOKENS: Final = range(-1, 5)
"""The speed tokens in the box."""

_BOX: Final[dict[str, Any]] = load()


def count_colours(letters: str) -> list[int]:
    return [letters.count(colour) for colour in COLOURS]


def write_goods(counts: list[int]) -> str:
    return "".join([COLOURS[colour].lower() * counts[colour] for colour in range(CRUISER)])


def read_goods(letters: str) -> list[int] | None:
    """By colour; None if these are no letters of goods."""
    if not letters or not set(letters) <= set(COLOURS.lower()):
        return None
    return count_colours(letters.upper())


def _by_seats(rows: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    return next(row for row in rows if row["seats"] == seats or seats in _several(row["seats"]))


def _several(seats: object) -> list[int]:
    return seats if isinstance(seats, list) else []


SEAT_COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
DICE: Final[int] = _BOX["dice"]
GOODS_IN_BOX: Final[int] = _BOX["goods"]
ENERGY_IN_BOX: Final[int] = _BOX["energy"]
CARDS: Final[int] = len(_BOX["cards"])
NAMES: Final[list[str]] = [card["name"] for card in _BOX["cards"]]
CARD_PLANETS: Final[list[str]] = [card["planets"] for card in _BOX["cards"]]
CARD_SHIPS: Final[list[str]] = [card["ships"] for card in _BOX["cards"]]
PLANETS: Final[list[int]] = [len(planets) for planets in CARD_PLANETS]
PLANET_COLOURS: Final[list[list[int]]] = [count_colours(planets) for planets in CARD_PLANETS]
SHIPS: Final[list[list[int]]] = [[*count_colours(ships), ships.count("C")] for ships in CARD_SHIPS]
STATION: Final[list[bool]] = [bool(card.get("station", False)) for card in _BOX["cards"]]
SHEET_PLANETS: Final[list[str]] = [*[sheet["planets"] for sheet in _BOX["sheets"]], ""]
SHEET_SHIPS: Final[list[str]] = [*[sheet["ships"] for sheet in _BOX["sheets"]], ""]
NO_SHEET: Final = len(SEAT_COLOURS)
"""Behind the sheets of the six colours: one without favourites, before somebody has chosen."""
FAVOURITE_PLANETS: Final[list[list[int]]] = [count_colours(planets) for planets in SHEET_PLANETS]
FAVOURITE_SHIPS: Final[list[list[int]]] = [count_colours(ships) for ships in SHEET_SHIPS]


class SetUp:
    """What the number of seats decides (SM-104, SM-105)."""

    def __init__(self, seats: int) -> None:
        row, start = _by_seats(_BOX["round"], seats), _by_seats(_BOX["start"], seats)
        self.tokens: tuple[int, ...] = tuple(sorted([int(token) for token in row["tokens"]]))
        self.galaxies: int = row["galaxies"]
        self.cards: int = row["cards"]
        self.goods: int = start["goods"]
        self.energy: int = start["energy"]
