"""Starfarers as a picture: the board with home below and all that stands there, then the players."""

from math import sqrt
from typing import Final, Mapping, cast

from startable.core.drawing import DARK, LIGHT, PAINTS, Drawing
from startable.core.game import View
from startable.games.starfarers.box.board import (
    CENTRES,
    HEXES,
    PLACES,
    POINT_NAMES,
    SLOT_HEXES,
    SLOT_NAMES,
    Hex,
)
from startable.games.starfarers.box.parts import BOX, SEAT_COLOURS
from startable.games.starfarers.forms.view_types import Planet, Quarter, Ship, StarView

Looks = Mapping[str, str]
Point = tuple[float, float]

_DAY: Final[Looks] = {
    **LIGHT, "space": "#101a3a", "grid": "#6f84bd", "nebula": "#8a6fc4", "home": "#33477f",
    "quarter": "#2b3d74", "edge-of": "#93a6dd", "back": "#3d3566",
}  # fmt: skip
_NIGHT: Final[Looks] = {
    **DARK, "space": "#070c1c", "grid": "#3c4f80", "nebula": "#6a52a8", "home": "#1f2d55",
    "quarter": "#1b2850", "edge-of": "#6378b0", "back": "#2a2450",
}  # fmt: skip
_RESOURCES: Final = {
    "ore": ("#d4553c", "#7a2113"), "fuel": ("#ee9a2e", "#8a4a05"), "carbon": ("#4a8fd9", "#153d70"),
    "food": ("#4fae5c", "#17561f"), "goods": ("#b07fd8", "#54297a"),
}  # fmt: skip
_BRASS: Final = ("#f7ecd0", "#8f7434", "#2a2110")
_BACK_EDGE: Final = "#b99be8"
_WAY: Final = "#ffd36b"
_SHADE: Final = "#080c18"

SIDE: Final = 40
_HALF: Final = SIDE * sqrt(3) / 2
_MARGIN: Final = 26
_CORNERS: Final = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
_NEBULA: Final = {(each[0], each[1]) for each in BOX["board"]["nebula"]}
_ROW: Final = 46


def _drawn(across: float, up: float) -> Point:
    """Home is below."""
    return across * SIDE / 2, -up * _HALF


_POINTS: Final = {name: _drawn(*place) for name, place in zip(POINT_NAMES, PLACES, strict=True)}


def picture(view: View, seat: int, dark: bool) -> Drawing:
    seen, looks = cast(StarView, view), _NIGHT if dark else _DAY
    xs, ys = [x for x, _ in _POINTS.values()], [y for _, y in _POINTS.values()]
    left, top = min(xs) - _MARGIN, min(ys) - _MARGIN
    width, height = max(xs) - min(xs) + 2 * _MARGIN, max(ys) - min(ys) + 2 * _MARGIN
    below = len(seen["players"]) * _ROW + 16
    drawing = Drawing(width, height + below, left, top)
    drawing.box(left, top, width, height + below, looks["bg"])
    drawing.box(left, top, width, height, looks["space"])
    for place in HEXES:
        drawing.put("polygon", points=_hex(place), fill=looks["nebula"] if place in _NEBULA else "none",
                    fill_opacity=0.35, stroke=looks["grid"], stroke_width=1)  # fmt: skip
    for slot, name in enumerate(SLOT_NAMES):
        _quarter(drawing, looks, seen, slot, seen["quarters"][name])
    _pieces(drawing, seen)
    for number in range(len(seen["players"])):
        _player(drawing, looks, seen, number, left, top + height + 30 + number * _ROW, width)
    return drawing


def _hex(place: Hex) -> str:
    x, y = _drawn(3 * place[0], place[1])
    corners = [(x + across * SIDE / 2, y - up * _HALF) for across, up in _CORNERS]
    return " ".join([f"{a:.1f},{b:.1f}" for a, b in corners])


def _quarter(drawing: Drawing, looks: Looks, seen: StarView, slot: int, quarter: Quarter) -> None:
    """Planets around a sun, an outpost, nothing at all, or the back of what nobody has seen."""
    hidden, home = quarter["tile"] == "?", slot < 4
    empty = not hidden and not quarter["planets"] and quarter["tile"] not in seen["figures"]
    fill = looks["back"] if hidden else looks["home"] if home else looks["quarter"]
    for place in SLOT_HEXES[slot]:
        drawing.put("polygon", points=_hex(place), fill="none" if empty else fill, stroke_width=1.4,
                    stroke=_BACK_EDGE if hidden else looks["edge-of"])  # fmt: skip
    x, y = _POINTS[POINT_NAMES[CENTRES[slot]]]
    if hidden:
        drawing.circle(x, y, 15, looks["space"], stroke=_BACK_EDGE, stroke_width=1.5)
        drawing.text(x, y + 6, f"{SLOT_NAMES[slot]}?", 17, _BACK_EDGE)
    elif quarter["planets"]:
        for place, planet in zip(SLOT_HEXES[slot], quarter["planets"], strict=True):
            _planet(drawing, *_drawn(3 * place[0], place[1]), planet)
        drawing.circle(x, y, 9, looks["space"], stroke="#ffd98a", stroke_width=1.4)
    elif not empty:
        _outpost(drawing, looks, seen, x, y, quarter["tile"])


def _planet(drawing: Drawing, x: float, y: float, planet: Planet) -> None:
    fill, edge = _RESOURCES[planet["resource"]]
    drawing.circle(x, y, 25, fill, stroke=edge, stroke_width=2.5, class_="planet")
    disc = planet["disc"]
    if disc.startswith(("p", "i")):
        drawing.circle(x, y, 15, "#221a24" if disc[0] == "p" else "#dff3ff", stroke=edge, stroke_width=2)
        drawing.text(x, y + 6, disc[1:], 16, "#ff9d88" if disc[0] == "p" else "#153d70")
    else:
        disc_fill, disc_edge, ink = _BRASS
        drawing.circle(x, y, 15, disc_fill, stroke=disc_edge, stroke_width=1.5)
        drawing.text(x, y + 5.5, disc, 16 if len(disc) < 3 else 11, ink)


def _outpost(drawing: Drawing, looks: Looks, seen: StarView, x: float, y: float, people: str) -> None:
    """A ring; the stations of everybody, and in the middle who has the figure."""
    drawing.circle(x, y, 34, looks["space"], stroke=_WAY, stroke_width=2.5, class_="outpost")
    stations = [
        seat for seat, each in enumerate(seen["players"]) for _ in range(each["stations"].get(people, 0))
    ]
    for number, seat in enumerate(stations):
        across, down = ((0, -22), (21, -7), (13, 18), (-13, 18), (-21, -7))[number % 5]
        fill, ink = PAINTS[SEAT_COLOURS[seat]]
        drawing.box(x + across - 8, y + down - 8, 16, 16, fill, rx=4, stroke=ink, class_="station")
    figure = seen["figures"].get(people, -1)
    if figure >= 0:
        drawing.mark(x, y, 11, SEAT_COLOURS[figure], "ABCD"[figure])
    else:
        drawing.text(x, y + 6, people[0].upper(), 16, _WAY)


def _pieces(drawing: Drawing, seen: StarView) -> None:
    """Colonies and spaceports on their sites, then ships."""
    for point, what in seen["sites"].items():
        x, y = _POINTS[point]
        if what == "x":
            drawing.text(x, y + 5, "×", 16, "#ff9d88", class_="closed")
        else:
            _colony(drawing, x, y, "ABCD".index(what[0]), what.endswith("*"))
    for seat, player in enumerate(seen["players"]):
        for ship in player["ships"]:
            _ship(drawing, seat, ship)


def _colony(drawing: Drawing, x: float, y: float, seat: int, port: bool) -> None:
    fill, ink = PAINTS[SEAT_COLOURS[seat]]
    if port:
        drawing.circle(x, y, 15, "none", stroke=fill, stroke_width=4, class_="port")
    drawing.begin(transform=f"translate({x:.1f} {y:.1f})", class_="colony")
    drawing.put("path", d="M-10 8V0A10 10 0 0 1 10 0V8Z", fill=fill, stroke=_SHADE, stroke_width=1.5)
    drawing.text(0, 6, "ABCD"[seat], 12, ink)
    drawing.end()


def _ship(drawing: Drawing, seat: int, ship: Ship) -> None:
    x, y = _POINTS[ship["at"]]
    fill, ink = PAINTS[SEAT_COLOURS[seat]]
    colony = ship["kind"].startswith("c")
    hull = "M0 -15C9 -6 9 4 7 12H-7C-9 4 -9 -6 0 -15Z" if colony else "M-8 12V-8L0 -15L8 -8V12Z"
    drawing.begin(transform=f"translate({x:.1f} {y:.1f})", class_="ship")
    drawing.put(
        "path", d=f"{hull}M-7 6L-13 14L-6 12M7 6L13 14L6 12", fill=fill, stroke=_SHADE, stroke_width=1.6
    )
    drawing.text(0, 7, str(ship["number"]), 12, ink)
    drawing.end()


def _player(
    drawing: Drawing, looks: Looks, seen: StarView, seat: int, left: float, y: float, width: float
) -> None:
    """Points, cards, and what is on the mothership."""
    player = seen["players"][seat]
    if seat == seen["active"] and seen["winner"] < 0:
        drawing.box(left + 8, y - 20, width - 16, _ROW - 6, looks["panel"], rx=10, stroke=looks["accent"])
    drawing.mark(left + 34, y, 15, SEAT_COLOURS[seat], "ABCD"[seat])
    drawing.text(left + 92, y + 8, str(player["points"]), 24, looks["ink"])
    drawing.box(left + 140, y - 11, 15, 22, looks["panel"], rx=2, stroke=looks["edge"])
    drawing.text(left + 164, y + 7, str(player["cards"]), 18, looks["ink"], text_anchor="start")
    for number, (name, count) in enumerate(player["upgrades"].items()):
        x = left + 250 + number * 120
        shape = ("M-9 9L0 -10L9 9L0 4Z", "M-9 -4H3V-8L10 0L3 8V4H-9Z", "M-9 -9H9V9H-9Z")[number % 3]
        drawing.put("path", d=shape, fill=looks["accent"], transform=f"translate({x} {y})", class_=name)
        drawing.text(x + 18, y + 7, str(count), 18, looks["ink"], text_anchor="start")
    drawing.text(left + width - 30, y + 7, "★" * player["medals"] + f" ½×{player['halves']}", 17,
                 looks["muted"], text_anchor="end")  # fmt: skip
