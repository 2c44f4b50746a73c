"""The table of UR as a picture: the board lies on its side, the row of whoever looks in front."""

from math import cos, exp, pi, sin
from typing import Final, Mapping, cast

from startable.core.drawing import DARK, LIGHT, Drawing
from startable.core.game import View
from startable.games.ur.box.board import FIELDS, field_name
from startable.games.ur.forms.view import UrView

Looks = Mapping[str, str]

_DAY: Final[Looks] = {
    **LIGHT, "wood": "#6d4322", "rim": "#3f2410", "gold": "#d8aa57", "bed": "#2b190d", "label": "#3a2411",
    "centre": "#e7d5b3", "home": "#d3a96f", "gate": "#bd6a4f", "goal": "#285078",
    "centre-ink": "#2f5b86", "home-ink": "#6d431c", "gate-ink": "#5a1e10", "goal-ink": "#f6dc9b",
}  # fmt: skip
_NIGHT: Final[Looks] = {
    **DARK, "wood": "#27375f", "rim": "#0a1020", "gold": "#d9ab4c", "bed": "#070c19", "label": "#eef1fb",
    "centre": "#21407f", "home": "#1d2b4d", "gate": "#4b212f", "goal": "#74511a",
    "centre-ink": "#e3bd6b", "home-ink": "#93a7d6", "gate-ink": "#f0b9a4", "goal-ink": "#ffe7b0",
}  # fmt: skip
_DISCS: Final[Looks] = {
    "b": "#2a2e37", "b-edge": "#12141a", "b-rim": "#aab3c6", "b-mark": "#e9e4d6",
    "b-blue": "#63b7ff", "b-red": "#ff7d6b",
    "y": "#eeb440", "y-edge": "#a86c11", "y-rim": "#fff2cc", "y-mark": "#4a2c04",
    "y-blue": "#124f9c", "y-red": "#b01f12",
}  # fmt: skip
"""The same by day and by night: both colours are told by their signs, both sides by their rings."""

CELL: Final = 100
_LEFT: Final = 30
_TOP: Final = 50
_WIDTH: Final = 8 * CELL + 2 * _LEFT
_HEIGHT: Final = 3 * CELL + _TOP + 46
_OUTLINE: Final = (
    (0, 0), (4, 0), (4, 1), (6, 1), (6, 0), (8, 0), (8, 3), (6, 3), (6, 2), (4, 2), (4, 3), (0, 3),
)  # fmt: skip
_RX: Final = 37.0
_RY: Final = 28.0
_MOON: Final = "M5.5 -9.8A11.2 11.2 0 1 0 5.5 9.8A8.6 8.6 0 1 1 5.5 -9.8Z"
_RAYS: Final = [(n * pi / 8, 5.6 if n % 2 else 11.6) for n in range(16)]
_SUN: Final = "M" + "L".join([f"{far * sin(turn):.1f} {-far * cos(turn):.1f}" for turn, far in _RAYS]) + "Z"
_HIGHEST: Final = 70.0
"""However many discs: no tower is drawn higher than this."""


def picture(view: View, seat: int, dark: bool) -> Drawing:
    seen, own, looks = cast(UrView, view), max(seat, 0), _NIGHT if dark else _DAY
    drawing = Drawing(_WIDTH, _HEIGHT)
    drawing.box(0, 0, _WIDTH, _HEIGHT, looks["bg"])
    _board(drawing, looks, own)
    for each in (1 - own, own):
        _tray(drawing, looks, seen, each, _notch(each == own))
    for field in sorted(map(field_name, range(FIELDS)), key=lambda name: place_of(name, own)[1]):
        x, y = place_of(field, own)
        _tower(drawing, x, y, seen["towers"].get(field, ""))
    return drawing


def place_of(field: str, own: int) -> tuple[int, int]:
    """The middle of a field; the own row is in front."""
    owner, _, name = field.rpartition(".")
    step = int(name[1])
    if not owner:
        column, row = step - 1, 1
    else:
        column, row = 4 - step if name[0] == "h" else 5 + step, 2 if owner == "AB"[own] else 0
    return _LEFT + column * CELL + CELL // 2, _TOP + row * CELL + CELL // 2


def _notch(own: bool) -> tuple[int, int]:
    """The middle of the gap beside a home row, where hand and die lie."""
    return _LEFT + 5 * CELL, _TOP + 5 * CELL // 2 + 20 if own else _TOP + CELL // 2 - 26


def _board(drawing: Drawing, looks: Looks, own: int) -> None:
    outline = " ".join([f"{_LEFT + x * CELL},{_TOP + y * CELL}" for x, y in _OUTLINE])
    for colour, width in (("rim", 44), ("wood", 38), ("gold", 15), ("bed", 9)):
        drawing.put(
            "polygon", points=outline, fill=looks["bed"], stroke=looks[colour], stroke_width=width,
            stroke_linejoin="round",
        )  # fmt: skip
    for field in map(field_name, range(FIELDS)):
        _tile(drawing, looks, field, *place_of(field, own))


def _tile(drawing: Drawing, looks: Looks, field: str, x: int, y: int) -> None:
    name = field.rpartition(".")[2]
    kind = {"h": "home", "c": "centre", "b": "goal" if name == "b1" else "gate"}[name[0]]
    drawing.box(x - 47.5, y - 47.5, 95, 95, looks[kind], rx=7)
    ink = looks[f"{kind}-ink"]
    for size in {"home": (24,), "centre": (27, 15), "gate": (29, 21, 13), "goal": (37, 30, 12)}[kind]:
        round_ = kind == "goal" or (kind == "centre" and int(name[1]) % 2)
        shape = (
            f"M0 {-size}A{size} {size} 0 1 1 -0.1 {-size}Z"
            if round_
            else f"M0 {-size}L{size} 0L0 {size}L{-size} 0Z"
        )
        drawing.put(
            "path", d=shape, transform=f"translate({x} {y + 3})", fill="none", stroke=ink, stroke_width=2.5,
            opacity=0.6,
        )  # fmt: skip
    drawing.text(x - 35, y - 32, name, 13.5, ink if kind == "goal" else looks["label"])


def _tray(drawing: Drawing, looks: Looks, seen: UrView, seat: int, at: tuple[int, int]) -> None:
    """The discs in hand, the die of whose turn it is, the discs of the other that are out of the game."""
    x, y = at
    _heap(drawing, looks, x - 50, y, "by"[seat], seen["hands"][seat], 0.72)
    _heap(drawing, looks, x + 56, y, "by"[1 - seat], seen["out"][1 - seat], 0.5)
    if seen["turn"] == seat:
        drawing.die(x + 8, y, 40, seen["roll"], "#fffdf6", "#2b1e0b")


def _heap(drawing: Drawing, looks: Looks, x: int, y: int, letter: str, count: int, scale: float) -> None:
    if not count:
        return
    drawing.begin(transform=f"translate({x} {y}) scale({scale})")
    _tower(drawing, 0, 0, letter * count)
    drawing.end()
    drawing.circle(x + 17, y + 25, 10.5, looks["panel"], stroke=looks["edge"])
    drawing.text(x + 17, y + 29.5, str(count), 13, looks["ink"])


def _tower(drawing: Drawing, x: int, y: int, discs: str) -> None:
    """From the bottom to the top, the closer together the more there are."""
    gaps = max(len(discs) - 1, 1)
    thick = _HIGHEST * (1 - exp(-gaps * 10.5 / _HIGHEST)) / gaps
    base = min(thick * (len(discs) - 1) / 2 - thick / 2, 15.0)
    for level, disc in enumerate(discs):
        _disc(drawing, x, y + base - level * thick, thick, disc, level == len(discs) - 1)


def _disc(drawing: Drawing, x: float, y: float, thick: float, disc: str, top: bool) -> None:
    """Blue side up: one ring; red side up: a ring of beads, and a broken band round its edge."""
    own, red = disc.lower(), disc.isupper()
    side, edge = _DISCS[f"{own}-red" if red else f"{own}-blue"], _DISCS[f"{own}-edge"]
    drawing.begin(class_="disc", transform=f"translate({x} {y:.1f})")
    drawing.put(
        "path",
        d=f"M{-_RX} 0A{_RX} {_RY} 0 0 0 {_RX} 0V{thick:.1f}A{_RX} {_RY} 0 0 1 {-_RX} {thick:.1f}Z",
        fill=edge,
    )
    low = f"{7.5 + thick * 0.55:.1f}"
    drawing.put(
        "path", d=f"M-35.6 {low}A{_RX} {_RY} 0 0 0 35.6 {low}", fill="none", stroke=side,
        stroke_width=max(thick * 0.25, 1.1), stroke_dasharray="5 3" if red else "none",
    )  # fmt: skip
    drawing.put("ellipse", rx=_RX, ry=_RY, fill=_DISCS[own], stroke=_DISCS[f"{own}-rim"], stroke_width=1.3)
    if top:
        _face(drawing, own, side, red)
    drawing.end()


def _face(drawing: Drawing, own: str, side: str, red: bool) -> None:
    drawing.begin(transform=f"scale(1 {_RY / _RX:.3f})", fill="none", stroke=side)
    drawing.put("circle", r=_RX - 9.5, stroke_width=4)
    if red:
        drawing.put(
            "circle", r=_RX - 15.5, stroke_width=3.6, stroke_linecap="round", stroke_dasharray="0 7.1"
        )
    sign = {"fill": _DISCS[f"{own}-mark"], "stroke": "none", "transform": f"scale({1.15 if red else 1.4})"}
    drawing.put("path", d=_MOON if own == "b" else _SUN, **sign)
    drawing.end()
