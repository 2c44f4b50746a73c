"""Space Smugglers as a picture: the galaxy's sectors with the dice on them, then what everybody has."""

from typing import Final, Mapping, cast

from startable.core.drawing import DARK, LIGHT, PAINTS, Drawing
from startable.core.game import View
from startable.games.smugglers.box.parts import (
    CARD_PLANETS,
    CARD_SHIPS,
    COLOURS,
    NAMES,
    NO_SHEET,
    PLACES,
    SEAT_COLOURS,
    STATION,
)
from startable.games.smugglers.forms.view import SmugglersView

Looks = Mapping[str, str]

_DAY: Final[Looks] = {**LIGHT, "space-1": "#3b4c86", "space-2": "#141c3a", "brass": "#a9762a"}
_NIGHT: Final[Looks] = {**DARK, "space-1": "#2b3b70", "space-2": "#0a1128", "brass": "#d9ab4c"}
_CARGO: Final = {
    "R": ("#c8402a", "#6d170c"),
    "Y": ("#f0c541", "#96660d"),
    "G": ("#1f8158", "#0a4029"),
    "B": ("#2f6cc4", "#12305f"),
    "C": ("#b9c3d6", "#1b2233"),
}
"""Goods, planets and ships by colour; C is a cruiser."""
_SIGNS: Final = {
    "R": "M0 -5L5.5 4.5H-5.5Z",
    "Y": "M0 -5A5 5 0 1 1 -0.01 -5Z",
    "G": "M0 -5.5L5.5 0L0 5.5L-5.5 0Z",
    "B": "M-4.5 -4.5H4.5V4.5H-4.5Z",
    "C": "M-1.5 -5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5Z",
}
"""Each colour has a shape: a triangle, a circle, a lozenge, a square; cruisers take any."""
_PLANETS: Final = {
    1: [(0, -36, 32)],
    2: [(-36, -28, 28), (36, -28, 28)],
    3: [(-52, -14, 24), (0, -50, 26), (52, -14, 24)],
    4: [(-64, -10, 21), (-25, -46, 22), (25, -46, 22), (64, -10, 21)],
}
"""Along the upper arc of a window, by how many there are."""

WIDE: Final = 232
_HIGH: Final = 300
_ROW: Final = 54


def picture(view: View, seat: int, dark: bool) -> Drawing:
    seen, looks = cast(SmugglersView, view), _NIGHT if dark else _DAY
    seats = len(seen["tokens"])
    width, height = max(3, seats) * WIDE + 24, _HIGH + 54 + seats * _ROW + 24
    drawing = Drawing(width, height)
    drawing.box(0, 0, width, height, looks["bg"])
    for place, name in enumerate(seen["cards"]):
        _sector(drawing, looks, seen, place, NAMES.index(name))
    _middle(drawing, looks, seen, _HIGH + 28, width)
    for each in range(seats):
        _crew(drawing, looks, seen, each, _HIGH + 78 + each * _ROW, width)
    return drawing


def _sector(drawing: Drawing, looks: Looks, seen: SmugglersView, place: int, card: int) -> None:
    """A window into space, and the dice in the order in which they were placed."""
    x, y = 12 + place * WIDE + WIDE // 2, 112
    drawing.begin(transform=f"translate({x} {y})", class_="sector")
    drawing.circle(0, 0, 100, looks["space-2"], stroke=looks["brass"], stroke_width=6)
    drawing.circle(0, 0, 92, looks["space-1"], opacity=0.55)
    planets, ships = CARD_PLANETS[card], CARD_SHIPS[card]
    for colour, (across, down, size) in zip(planets, _PLANETS[len(planets)], strict=True):
        _planet(drawing, across, down, size, colour)
    if STATION[card]:
        drawing.circle(0, 12, 9, looks["space-2"], stroke="#eef2ff", stroke_width=4)
    for number, ship in enumerate(ships):
        _ship(drawing, (number - (len(ships) - 1) / 2) * 37, 46, ship)
    drawing.box(-100, -100, 32, 32, looks["panel"], rx=6, stroke=looks["brass"], stroke_width=2)
    drawing.text(-84, -76, PLACES[place], 21, looks["ink"])
    drawing.end()
    dice = seen["dice"][place] if place < len(seen["dice"]) else []
    for number, (owner, value) in enumerate(dice):
        side = 44 if len(dice) < 5 else 30
        fill, ink = PAINTS[_colour(seen, owner)]
        drawing.die(x + (number - (len(dice) - 1) / 2) * (side + 7), y + 142, side, value, fill, ink)


def _planet(drawing: Drawing, x: float, y: float, size: float, colour: str) -> None:
    fill, edge = _CARGO[colour]
    drawing.circle(x, y, size, fill, stroke=edge, stroke_width=2.5, class_="planet")
    drawing.put(
        "path", d=_SIGNS[colour], fill="#ffffff", transform=f"translate({x} {y}) scale({size / 14:.2f})"
    )


def _ship(drawing: Drawing, x: float, y: float, colour: str) -> None:
    fill, edge = _CARGO[colour]
    hull = "M-17 2C-11 -13 11 -13 17 2L11 10H-11Z"
    drawing.begin(transform=f"translate({x} {y})")
    drawing.put("path", d=hull, fill=fill, stroke="#eef2ff", stroke_width=1.8, class_="vessel")
    drawing.put("path", d=_SIGNS[colour], fill=edge if colour in "YC" else "#ffffff", transform="scale(0.9)")
    drawing.end()


def _middle(drawing: Drawing, looks: Looks, seen: SmugglersView, y: float, width: float) -> None:
    """Which galaxy it is, the speed tokens that are left, and the common pool."""
    drawing.put("path", d=f"M24 {y - 18}H{width - 24}", stroke=looks["line"], stroke_width=2)
    for number in range(seen["galaxies"]):
        fill = looks["accent"] if number < seen["galaxy"] else looks["line"]
        drawing.circle(38 + number * 22, y + 8, 7, fill)
    for number, token in enumerate(seen["middle"]):
        _token(drawing, looks, 250 + number * 36, y + 8, token)
    _stock(drawing, looks, width - 310, y + 8, seen["pool_energy"], seen["pool_goods"])


def _crew(drawing: Drawing, looks: Looks, seen: SmugglersView, seat: int, y: float, width: float) -> None:
    drawing.box(12, y - 8, width - 24, _ROW - 8, looks["panel"], rx=10, stroke=looks["line"])
    middle = y + 15
    drawing.mark(40, middle, 16, _colour(seen, seat), "ABCDEF"[seat])
    for number, token in enumerate(seen["tokens"][seat]):
        _token(drawing, looks, 84 + number * 34, middle, token)
    for number, (pile, sign) in enumerate(((seen["up"][seat], "▲"), (seen["down"][seat], "▼"))):
        drawing.text(196 + number * 58, middle + 6, f"{sign} {len(pile)}", 16, looks["muted"])
    _stock(drawing, looks, 300, middle, seen["energy"][seat], seen["goods"][seat])
    points = sum(seen["parts"][seat].values())
    drawing.text(width - 36, middle + 8, str(points), 24, looks["ink"], text_anchor="end")


def _stock(drawing: Drawing, looks: Looks, x: float, y: float, energy: int, goods: list[int]) -> None:
    bolt = "M3 -11L-7 2H-1L-3 11L7 -3H1Z"
    drawing.put("path", d=bolt, fill=looks["accent"], transform=f"translate({x} {y})")
    drawing.text(x + 12, y + 6, str(energy), 17, looks["ink"], text_anchor="start")
    for number, count in enumerate(goods):
        at = x + 64 + number * 58
        fill, edge = _CARGO[COLOURS[number]]
        drawing.box(at - 10, y - 10, 20, 20, fill, rx=4, stroke=edge, stroke_width=1.5, class_="good")
        drawing.put("path", d=_SIGNS[COLOURS[number]], fill="#ffffff", transform=f"translate({at} {y})")
        drawing.text(at + 15, y + 6, str(count), 17, looks["ink"], text_anchor="start")


def _token(drawing: Drawing, looks: Looks, x: float, y: float, token: int) -> None:
    drawing.circle(x, y, 14, looks["panel"], stroke=looks["brass"], stroke_width=3, class_="token")
    drawing.text(x, y + 5.5, f"{token:+d}" if token else "0", 15, looks["ink"])


def _colour(seen: SmugglersView, seat: int) -> str:
    """Where colours are chosen, the sheet says which; before that they go by seat."""
    sheet = seen["sheets"][seat]
    return SEAT_COLOURS[seat if sheet == NO_SHEET else sheet]
