"""The table as text: a map of all points, the quarters with their planets, everybody's fleet, the own cards.

On the map, farthest from home first: `·` a point, `o` a free colony site, `+` a docking point, `A` a colony,
`A*` a spaceport, `A1` a ship, `x` a closed site. Lines go sideways where `─` joins points, and slantwise.
"""

from collections.abc import Iterator
from typing import Final, cast

from startable.core.forms import SEATS
from startable.core.game import Say, View
from startable.games.starfarers.box.board import (
    BESIDE,
    CENTRES,
    PLACES,
    PLANETS_OF,
    POINT_NAMES,
    POINTS,
    SITE_POINTS,
    SLOT_NAMES,
)
from startable.games.starfarers.box.parts import PEOPLES, SEAT_COLOURS
from startable.games.starfarers.forms.view_types import Player, Quarter, StarView

STYLES: Final = {
    r"\bore\b": "#ff6b5e",
    r"\bfuel\b": "#ffa34d",
    r"\bcarbon\b": "#5aa9ff",
    r"\bfood\b": "#4ecb71",
    r"\bgoods\b": "#c78bff",
    r"\[[A-D]\*?\]": "bold",
    r"\b[A-D][1-3]\b": "bold",
    r"[·─]": "dim",
}
_COLUMNS: Final = "abcdefghijklmnopqrstuvwx"
_WIDE: Final = 3
_LEFT: Final = 4
_MIDDLE: Final = " "
"""Of a system, or of a quarter that nobody has seen: no space point."""


def text(view: View, seat: int, say: Say) -> str:
    seen = cast(StarView, view)
    parts = [_map(seen), _quarters(seen), _fleets(seen, seat, say), _beside(seen, seat, say)]
    return "\n\n".join("\n".join(part) for part in parts)


# --- the map ---


def _map(seen: StarView) -> Iterator[str]:
    heads = " " * _LEFT + "".join(f"{letter:{_WIDE}}" for letter in _COLUMNS).rstrip()
    symbols = _symbols(seen)
    yield heads
    for up in sorted({up for _, up in PLACES}, reverse=True):
        yield _row(up, symbols)
    yield heads


def _row(up: int, symbols: list[str]) -> str:
    """Points of one height; those that a line joins sideways are close together."""
    cells = [" " * _WIDE] * len(_COLUMNS)
    for point in [point for point in range(POINTS) if PLACES[point][1] == up]:
        ends = [other for other in BESIDE[point] if other > point and PLACES[other][1] == up]
        joined = symbols[point] != _MIDDLE and any(symbols[end] != _MIDDLE for end in ends)
        cells[_COLUMNS.index(POINT_NAMES[point][0])] = f"{symbols[point]:{'─' if joined else ' '}<{_WIDE}}"
    return f"{up + 2:>2}  {''.join(cells)}".rstrip()


def _symbols(seen: StarView) -> list[str]:
    symbols = ["·"] * POINTS
    for slot, name in enumerate(SLOT_NAMES):
        quarter = seen["quarters"][name]
        known = "+" if quarter["tile"] in PEOPLES else "·"
        symbols[CENTRES[slot]] = _MIDDLE if quarter["planets"] or quarter["tile"] == "?" else known
        for site in PLANETS_OF[slot] if quarter["planets"] else ():
            symbols[SITE_POINTS[site]] = "o"
    for point, owner in seen["sites"].items():
        symbols[POINT_NAMES.index(point)] = owner
    for seat, player in enumerate(seen["players"]):
        for ship in player["ships"]:
            symbols[POINT_NAMES.index(ship["at"])] = f"{'ABCD'[seat]}{ship['number']}"
    return symbols


# --- the quarters ---


def _quarters(seen: StarView) -> Iterator[str]:
    """Farthest from home first, as one looks out into space."""
    for name in reversed(SLOT_NAMES):
        yield f"{name:6}" + _quarter(seen, SLOT_NAMES.index(name), seen["quarters"][name])


def _quarter(seen: StarView, slot: int, quarter: Quarter) -> str:
    if not quarter["planets"]:
        where = POINT_NAMES[CENTRES[slot]] if quarter["tile"] in PEOPLES else ""
        return f"{quarter['tile']:10} {where}".rstrip()
    parts = []
    for index, planet in enumerate(quarter["planets"]):
        point = POINT_NAMES[SITE_POINTS[PLANETS_OF[slot][index]]]
        owner = seen["sites"].get(point, "")
        mark = f"[{owner}]" if owner else ""
        parts.append(f"{planet['resource']:6} {planet['disc']:>4}  {point:>3} {mark:4}")
    return "  ".join(parts).rstrip()


# --- players and cards ---


def _fleets(seen: StarView, seat: int, say: Say) -> Iterator[str]:
    for who, player in enumerate(seen["players"]):
        mark = ">" if who == seat else " "
        yield f"{mark} " + say("sf-draw-player", {**_counts(player), **_named(who, say)})
        ships = ", ".join(f"{ship['number']} {ship['kind'][0]} {ship['at']}" for ship in player["ships"])
        friends = ", ".join(player["friends"])
        yield "    " + say("sf-draw-fleet", {"ships": ships or "–", "friends": friends or "–"})


def _named(who: int, say: Say) -> dict[str, object]:
    return {"letter": "ABCD"[who], "colour": say(f"sf-colour-{SEAT_COLOURS[who]}", {})}


def _counts(player: Player) -> dict[str, object]:
    upgrades = player["upgrades"]
    return {
        "points": player["points"],
        "cards": player["cards"],
        "engines": upgrades["engine"],
        "cannons": upgrades["cannon"],
        "cargo": upgrades["cargo"],
        "halves": player["halves"],
        "medals": player["medals"],
    }


def _beside(seen: StarView, seat: int, say: Say) -> Iterator[str]:
    yield say("sf-draw-bank", {"cards": _cards(seen["bank"], say), "supply": seen["supply"]})
    if seen["speed"]:
        yield say("sf-draw-speed", {"speed": seen["speed"], "left": seen["left"]})
    if seen["encounter"]:
        yield say("sf-scene-text", {"scene": seen["encounter"]["scene"]})
    active = seen["players"][seen["active"]]["terms"]
    if active:
        sides = {"give": _cards(active["gives"], say), "get": _cards(active["gets"], say)}
        yield say("sf-draw-offer", {**sides, "to": _asked(seen)})
    if seat >= 0:
        yield say("sf-draw-hand", {"cards": _cards(seen["hand"], say)})


def _asked(seen: StarView) -> str:
    """The letter of the one whom the offer is for; all."""
    answers = [player["answer"] for player in seen["players"]]
    asked = [seat for seat, answer in enumerate(answers) if answer != "unasked" and seat != seen["active"]]
    return SEATS[asked[0]] if "unasked" in answers else "all"


def _cards(cards: dict[str, int], say: Say) -> str:
    there = [(count, say("sf-resource", {"resource": name})) for name, count in cards.items() if count]
    return ", ".join(f"{count} {name}" for count, name in there) or "–"
