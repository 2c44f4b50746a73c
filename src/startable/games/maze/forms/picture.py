"""Space Maze as a picture: the tiles as they lie, their passages, ships and aliens; below, who has what."""

from typing import Final, Mapping, cast

from startable.core.drawing import DARK, LIGHT, PAINTS, Drawing
from startable.core.game import View
from startable.games.maze.box.board import SIDES, SIZE
from startable.games.maze.box.parts import SEAT_COLOURS
from startable.games.maze.forms.view import MazeView

Looks = Mapping[str, str]
Point = tuple[float, float]

_DAY: Final[Looks] = {
    **LIGHT, "bed": "#d3c097", "plate": "#ece0c4", "rim": "#8a7448", "floor": "#e0d0a9",
    "floor-edge": "#b39c6a", "hub": "#f8efd9", "S": "#9aa4b6",
}  # fmt: skip
_NIGHT: Final[Looks] = {
    **DARK, "bed": "#080d1c", "plate": "#22325a", "rim": "#0a1226", "floor": "#1a2747",
    "floor-edge": "#4b6097", "hub": "#263764", "S": "#cdd5e4",
}  # fmt: skip
_GATES: Final = {"R": "#d5402f", "Y": "#f2c230", "B": "#2f74d6"}
_SIGNS: Final = {
    "R": ("M0 -5.5L6 4.5H-6Z", "#fff3ee"),
    "Y": ("M0 -5A5 5 0 1 1 -0.01 -5Z", "#3a2900"),
    "B": ("M-4.6 -4.6H4.6V4.6H-4.6Z", "#f2f7ff"),
    "S": ("M0 -6.5L1.7 -1.7L6.5 0L1.7 1.7L0 6.5L-1.7 1.7L-6.5 0L-1.7 -1.7Z", "#1d2536"),
}
"""Each colour of gates has a shape: a triangle, a circle, a square, a star."""
_SKINS: Final = {"g": "#35a853", "p": "#9257cf", "o": "#f08a24"}
_INKS: Final = {"g": "#0e4a20", "p": "#401d66", "o": "#713a02"}
_BODIES: Final = {
    "g": "M-12 8C-14 -8 -9 -17 0 -17S14 -8 12 8C9 11 6 6 4 9S-2 11 -4 8S-9 11 -12 8Z",
    "p": "M-11 9V-5C-11 -8 -13 -14 -11 -17C-8 -16 -6 -13 -4 -13H4C6 -13 8 -16 11 -17C13 -14 11 -8 11 -5V9Z",
    "o": "M0 -18C5 -18 14 2 13 7C12 11 -12 11 -13 7C-14 2 -5 -18 0 -18Z",
}
_EYES: Final[Mapping[str, list[Point]]] = {
    "g": [(0, -6)],
    "p": [(-4.6, -4.5), (4.6, -4.5)],
    "o": [(-6, 0), (6, 0), (0, -7.5)],
}
"""As many eyes as the colour has: nobody depends on the colour."""

PITCH: Final = 120
_BERTH: Final = 94
_BELOW: Final = 120
_RIM: Final = 132
_SHADE: Final = "#0a1226"
_CORNERS: Final = [(-27, -26), (27, -26), (27, 28), (-27, 28)]


def picture(view: View, seat: int, dark: bool) -> Drawing:
    seen, looks = cast(MazeView, view), _NIGHT if dark else _DAY
    at = [middle_of(cell) for cell in seen["tiles"]]
    left, top = min([x for x, _ in at]) - _RIM, min([y for _, y in at]) - _RIM
    width = max([x for x, _ in at]) + _RIM - left
    height = max([y for _, y in at]) + _RIM - top
    drawing = Drawing(width, height + _BELOW, left, top)
    drawing.box(left, top, width, height + _BELOW, looks["bg"])
    drawing.box(left, top, width, height, looks["bed"], rx=16)
    for cell, gates in seen["tiles"].items():
        _tile(drawing, looks, middle_of(cell), gates, seen["terminals"][cell])
    for passage, colours in seen["passages"].items():
        _passage(drawing, passage, colours)
    _crews(drawing, looks, seen)
    if not seen["relic"]:
        _relic(drawing, *middle_of(_relic_cell(seen)))
    for number, die in enumerate(seen["pool"]):
        _die(drawing, left + 36 + number * 46, top + height + 32, 36, die)
    _players(drawing, looks, seen, left, top + height + 86, width)
    return drawing


def middle_of(place: str) -> Point:
    """Of a tile, in hundredths of one; the middle of a1 is the origin."""
    return "abcde"[:SIZE].index(place[0]) * PITCH, (int(place[1]) - 1) * PITCH


def _towards(place: str, far: float) -> Point:
    """From the middle of a tile to one of its sides: a1n."""
    x, y = middle_of(place)
    across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[SIDES.index(place[2])]
    return x + across * far, y + down * far


def _relic_cell(seen: MazeView) -> str:
    return next(cell for cell, gates in seen["tiles"].items() if gates == "SSSS")


def _tile(drawing: Drawing, looks: Looks, at: Point, gates: str, terminals: int) -> None:
    drawing.begin(transform=f"translate({at[0]} {at[1]})", class_="tile")
    drawing.box(-50, -50, 100, 100, looks["plate"], rx=13, stroke=looks["rim"], stroke_width=2)
    floor = "M-17 -44H17V-17H44V17H17V44H-17V17H-44V-17H-17Z"
    drawing.put("path", d=floor, fill=looks["floor"], stroke=looks["floor-edge"], stroke_width=1.2)
    drawing.circle(0, 0, 25, looks["hub"], stroke=looks["floor-edge"], stroke_width=1.4)
    for number in range(terminals):
        _terminal(drawing, looks, 14 * (2 * number + 1 - terminals))
    for side, gate in enumerate(gates if len(gates) == len(SIDES) else ""):
        drawing.begin(transform=f"rotate({side * 90})")
        colour = _GATES.get(gate, looks["S"])
        drawing.put("path", d="M-22 -50H22L17 -35.5H-17Z", fill=colour, stroke=_SHADE, stroke_width=1.2)
        sign, ink = _SIGNS[gate]
        drawing.put("path", d=sign, fill=ink, transform="translate(0 -43)")
        drawing.end()
    drawing.end()


def _terminal(drawing: Drawing, looks: Looks, x: float) -> None:
    shape = f"M{x} -17L{x + 14.7} -8.5V8.5L{x} 17L{x - 14.7} 8.5V-8.5Z"
    drawing.put("path", d=shape, fill=looks["plate"], stroke=looks["floor-edge"], stroke_width=1.4)
    drawing.box(x - 7, -9.5, 14, 19, "#dfe7fb", rx=2.5, stroke=looks["rim"])


def _passage(drawing: Drawing, passage: str, colours: str) -> None:
    """Open to these colours of aliens, between two tiles."""
    x, y = _towards(passage, PITCH / 2)
    part = 22 / max(len(colours), 1)
    drawing.begin(transform=f"translate({x} {y}) rotate({0 if passage[2] == 'e' else 90})")
    for number, colour in enumerate(colours):
        drawing.box(-11, -11 + number * part, 22, part, _SKINS[colour], stroke=_SHADE)
    drawing.end()


def _crews(drawing: Drawing, looks: Looks, seen: MazeView) -> None:
    """Ships with whoever is aboard, then those who walk about: four on a tile at most, one in each corner."""
    crowd: dict[str, int] = {}
    for seat, (aliens, dock) in enumerate(zip(seen["aliens"], seen["docks"], strict=True)):
        _ship(drawing, looks, seat, dock)
        for number, (colour, place) in enumerate(aliens.items()):
            if place == "ship":
                x, y = _towards(dock, _BERTH)
                along = (number - 1) * 33
                at = (x + along, y) if dock[2] in "ns" else (x, y + along)
            elif place.endswith("*"):
                at = middle_of(place)
            else:
                x, y = middle_of(place)
                corner = _CORNERS[crowd.get(place, 0) % len(_CORNERS)]
                crowd[place] = crowd.get(place, 0) + 1
                at = x + corner[0], y + corner[1]
            _alien(drawing, at, seat, colour, seen["relic"] == f"{'ABCD'[seat]}{colour}")


def _ship(drawing: Drawing, looks: Looks, seat: int, dock: str) -> None:
    x, y = _towards(dock, _BERTH)
    fill, ink = PAINTS[SEAT_COLOURS[seat]]
    drawing.begin(transform=f"translate({x} {y}) rotate({SIDES.index(dock[2]) * 90})", class_="ship")
    drawing.put("path", d="M-15 22H15L18 46H-18Z", fill=looks["S"], stroke=_SHADE)
    hull = "M-56 2C-56 -22 -34 -31 0 -31S56 -22 56 2C56 18 38 27 0 27S-56 18 -56 2Z"
    drawing.put("path", d=hull, fill=fill, stroke=ink, stroke_width=1.6)
    deck = "M-50 2C-50 -14 -30 -19 0 -19S50 -14 50 2C50 13 34 19 0 19S-50 13 -50 2Z"
    drawing.put("path", d=deck, fill="#0a1226", opacity=0.72)
    drawing.end()


def _alien(drawing: Drawing, at: Point, seat: int, colour: str, wears: bool) -> None:
    fill, ink = PAINTS[SEAT_COLOURS[seat]]
    drawing.begin(transform=f"translate({at[0]} {at[1]})", class_="alien")
    drawing.put("ellipse", cx=0, cy=11, rx=13.5, ry=6, fill=fill, stroke=ink)
    drawing.put("path", d=_BODIES[colour], fill=_SKINS[colour], stroke=_INKS[colour], stroke_width=1.4)
    for x, y in _EYES[colour]:
        drawing.circle(x, y, 4.2, "#ffffff", stroke=_SHADE, stroke_width=0.6)
        drawing.circle(x, y + 0.6, 2, "#10131c")
    drawing.box(-7, 6, 14, 12.5, fill, rx=3.5, stroke=ink)
    drawing.text(0, 15.8, "ABCD"[seat], 10.5, ink)
    if wears:
        _relic(drawing, 0, -22)
    drawing.end()


def _relic(drawing: Drawing, x: float, y: float) -> None:
    drawing.put(
        "path", d="M0 -12L8.5 -3L0 12L-8.5 -3Z", fill="#f7d774", stroke="#8a5d0a", stroke_width=1.6,
        transform=f"translate({x} {y})", class_="relic",
    )  # fmt: skip


def _die(drawing: Drawing, x: float, y: float, side: float, die: str) -> None:
    """Of energy, with its pips; of movement, with a footprint for each step."""
    if die[1:].isdigit():
        drawing.die(x, y, side, int(die[1:]), _SKINS[die[0]], _INKS[die[0]])
        return
    drawing.die(x, y, side, 0, "#f3eede", "#2a2418")
    for number, colour in enumerate(die):
        across, down = (number % 2 - 0.5) * side * 0.44, (number // 2 - 0.5) * side * 0.44
        drawing.circle(x + across, y + down, side * 0.16, _SKINS[colour], stroke=_INKS[colour])


def _players(drawing: Drawing, looks: Looks, seen: MazeView, left: float, y: float, width: float) -> None:
    """By seat: the relic tokens, the dice taken and the cards; whose turn it is is underlined."""
    step = width / len(seen["docks"])
    for seat, tokens in enumerate(seen["tokens"]):
        x = left + step * seat + 40
        drawing.mark(x, y, 15, SEAT_COLOURS[seat], "ABCD"[seat])
        for number in range(tokens):
            _relic(drawing, x + 30 + number * 20, y)
        for number, taken in enumerate(seen["dice"][seat]):
            _die(drawing, x + 34 + tokens * 20 + number * 26, y, 22, taken["die"])
        right = left + step * (seat + 1) - 22
        drawing.box(right - 12, y - 10, 14, 20, looks["panel"], rx=2, stroke=looks["edge"])
        drawing.text(right - 18, y + 6, str(seen["cards"][seat]), 17, looks["ink"], text_anchor="end")
        if seat == seen["turn"] and seen["winner"] < 0:
            drawing.box(x - 18, y + 20, step - 40, 4, looks["accent"], rx=2)
