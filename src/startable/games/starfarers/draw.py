"""The table as text: the quarters with their planets, everybody's fleet, and the own cards."""

from collections.abc import Iterator
from typing import Final, cast

from startable.core.game import Say, View
from startable.games.starfarers.board import POINT_NAMES, SITE_POINTS, SLOT_NAMES
from startable.games.starfarers.parts import SEAT_COLOURS
from startable.games.starfarers.seen import Player, Quarter, StarView

STYLES: Final = {
    r"\bore\b": "#ff6b5e",
    r"\bfuel\b": "#ffa34d",
    r"\bcarbon\b": "#5aa9ff",
    r"\bfood\b": "#4ecb71",
    r"\bgoods\b": "#c78bff",
    r"\[[A-D]\*?\]": "bold",
}


def text(view: View, seat: int, say: Say) -> str:
    seen = cast(StarView, view)
    lines = [*_quarters(seen), "", *_fleets(seen, seat, say), "", *_beside(seen, seat, say)]
    return "\n".join(lines)


def _quarters(seen: StarView) -> Iterator[str]:
    """Farthest from home first, as one looks out into space."""
    for name in reversed(SLOT_NAMES):
        yield f"{name:6}" + _quarter(seen, SLOT_NAMES.index(name), seen["quarters"][name])


def _quarter(seen: StarView, slot: int, quarter: Quarter) -> str:
    if not quarter["planets"]:
        return quarter["tile"]
    parts = []
    for index, planet in enumerate(quarter["planets"]):
        point = POINT_NAMES[SITE_POINTS[slot * 3 + index]]
        owner = seen["sites"].get(point, "")
        parts.append(
            f"{planet['resource']:6} {planet['disc']:>4}  {point:>3} {f'[{owner}]' if owner else '':4}"
        )
    return "  ".join(parts).rstrip()


def _fleets(seen: StarView, seat: int, say: Say) -> Iterator[str]:
    for who, player in enumerate(seen["players"]):
        mark = ">" if who == seat else " "
        yield f"{mark} " + say("sf-draw-player", {**_counts(player), **_named(seen, who, say)})
        ships = ", ".join(f"{ship['number']} {ship['kind'][0]} {ship['at']}" for ship in player["ships"])
        friends = ", ".join(player["friends"])
        yield "    " + say("sf-draw-fleet", {"ships": ships or "–", "friends": friends or "–"})


def _named(seen: StarView, who: int, say: Say) -> dict[str, object]:
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
        yield say("sf-draw-offer", {"give": _cards(active["gives"], say), "get": _cards(active["gets"], say)})
    if seat >= 0:
        yield say("sf-draw-hand", {"cards": _cards(seen["hand"], say)})


def _cards(cards: dict[str, int], say: Say) -> str:
    there = [(count, say("sf-resource", {"resource": name})) for name, count in cards.items() if count]
    return ", ".join(f"{count} {name}" for count, name in there) or "–"
