"""The table as text: the galaxy with its dice, then everybody's stocks."""

from collections.abc import Iterator
from typing import Any

from startable.core.game import Say, View
from startable.games.smugglers.box.parts import (
    CARD_PLANETS,
    CARD_SHIPS,
    DICE,
    NAMES,
    SEAT_COLOURS,
    SHEET_PLANETS,
    SHEET_SHIPS,
    STATION,
)

STYLES = {
    r"\bR+\b": "red",
    r"\bY+\b": "yellow",
    r"\bG+\b": "green",
    r"\bB+\b": "blue",
    r"[ABCDEF][1-6]\b": "bold",
}

_PLACES = "ABCDEF"


def text(view: View, seat: int, say: Say) -> str:
    above = _colours(view, say) if view["phase"] == "choosing" else _galaxy(view, seat, say)
    return "\n".join([*above, "", *_crews(view, seat, say), "", _pool(view, say)])


def _colours(view: View, say: Say) -> Iterator[str]:
    """Those that nobody has yet, as one writes the choice, with what one gets by it."""
    yield say("sm-draw-colours", {})
    for sheet, name in enumerate(SEAT_COLOURS):
        if sheet not in view["sheets"]:
            liked = _favourites(SHEET_PLANETS[sheet], SHEET_SHIPS[sheet]) if view["favourites"] else ""
            yield f"  colour {name:10} {say(f'sm-colour-{name}', {}):14} {liked}".rstrip()


def _galaxy(view: View, seat: int, say: Say) -> Iterator[str]:
    yield say("sm-draw-galaxy", {"galaxy": view["galaxy"], "galaxies": view["galaxies"]})
    for place, name in enumerate(view["cards"]):
        yield "  " + _sector(view, seat, place, NAMES.index(name), say)
    middle = " ".join(str(token) for token in view["middle"])
    yield "  " + say("sm-draw-middle", {"tokens": middle or "–"})


def _sector(view: View, seat: int, place: int, card: int, say: Say) -> str:
    dice = view["dice"][place] if place < len(view["dice"]) else []
    worth = view["worth"][seat][place] if seat >= 0 else len(CARD_PLANETS[card])
    placed = " ".join(f"{_PLACES[who]}{value}" for who, value in dice)
    station = "*" if STATION[card] else " "
    planets, ships = CARD_PLANETS[card] + station, CARD_SHIPS[card]
    points = say("sm-draw-worth", {"points": worth})
    return f"{_PLACES[place]}  {planets:6} → {ships:5} {points:12} {placed}"


def _crews(view: View, seat: int, say: Say) -> Iterator[str]:
    favourites = view["favourites"]
    yield say("sm-draw-favourites" if favourites else "sm-draw-crews", {})
    for who, energy in enumerate(view["energy"]):
        liked = "   " + _favourites(*favourites[who]) if favourites else ""
        yield ("> " if who == seat else "  ") + _crew(view, who, energy) + liked


def _favourites(planets: str, ships: str) -> str:
    return f"{' '.join(planets)} → {' '.join(ships)}" if planets or ships else "–"


def _crew(view: View, who: int, energy: int) -> str:
    goods = _goods(view["goods"][who])
    tokens = " ".join(str(token) for token in view["tokens"][who])
    cards = f"{len(view['up'][who])}/{len(view['down'][who])}"
    points = sum(view["parts"][who].values())
    dice = DICE - view["placed"][who]
    return f"{_PLACES[who]}  {energy:>3} e  {goods:15} {dice} d  [{tokens:4}]  {cards:>5}  {points:>4}"


def _goods(goods: list[int]) -> str:
    return " ".join("RYGB"[colour] * count for colour, count in enumerate(goods) if count) or "–"


def _pool(view: View, say: Say) -> str:
    given: dict[str, Any] = {"energy": view["pool_energy"], "goods": _goods(view["pool_goods"])}
    return say("sm-draw-pool", given)
