"""A picture as SVG: shapes, written down one after the other, in the colours of the page."""

from html import escape
from typing import Final, Mapping

FONT: Final = "Avenir Next, Segoe UI, Noto Sans, Liberation Sans, DejaVu Sans, Arial, sans-serif"
MONO: Final = "SF Mono, Menlo, Consolas, Liberation Mono, DejaVu Sans Mono, monospace"

LIGHT: Final[Mapping[str, str]] = {
    "bg": "#f5eddc", "panel": "#fdf8ed", "line": "#ddcfb3", "edge": "#8a7c60",
    "ink": "#232838", "muted": "#59596a", "accent": "#8a570c",
}  # fmt: skip
DARK: Final[Mapping[str, str]] = {
    "bg": "#0d1424", "panel": "#151f35", "line": "#2c3a5a", "edge": "#7385ab",
    "ink": "#eceef6", "muted": "#aab5cd", "accent": "#eab54e",
}  # fmt: skip

PAINTS: Final[Mapping[str, tuple[str, str]]] = {
    "black": ("#2b2f38", "#f2efe6"), "blue": ("#4f93ea", "#031126"), "brown": ("#7d4a24", "#fff3e4"),
    "green": ("#2f9e63", "#00140e"), "grey": ("#8b93a3", "#10141c"), "orange": ("#e8801f", "#1f0e00"),
    "pink": ("#ee8fc0", "#2b0a1c"), "purple": ("#9a6fd8", "#150329"), "red": ("#e0503c", "#1d0300"),
    "turquoise": ("#2fb8b0", "#00211f"), "white": ("#f4f1e8", "#23262e"), "yellow": ("#e9b23c", "#241a05"),
}  # fmt: skip
"""The colours of seats by their names, each with what can be read on it."""

_PIPS: Final = {
    1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679",
}  # fmt: skip
"""By what a die shows: its pips on a grid of nine, row by row."""


class Drawing:
    """So wide and so high from a corner on; whatever is put later lies above."""

    def __init__(self, width: float, height: float, left: float = 0, top: float = 0) -> None:
        self.width = width
        self.height = height
        self._box = " ".join([number(each) for each in (left, top, width, height)])
        self._parts: list[str] = []

    def put(self, tag: str, words: str = "", /, **looks: object) -> None:
        """A shape; `stroke_width=2` is written as SVG has it, and `class_="disc"` names what it shows."""
        ending = f">{escape(words, quote=False)}</{tag}>" if words else "/>"
        self._parts.append(f"<{tag}{_written(looks)}{ending}")

    def begin(self, **looks: object) -> None:
        """What follows is moved or turned together."""
        self._parts.append(f"<g{_written(looks)}>")

    def end(self) -> None:
        self._parts.append("</g>")

    def text(self, x: float, y: float, words: str, size: float, fill: str, **looks: object) -> None:
        """In the middle of x, standing on y."""
        usual: dict[str, object] = {"text_anchor": "middle", "font_weight": 700}
        self.put("text", words, x=x, y=y, font_size=size, fill=fill, **{**usual, **looks})

    def circle(self, x: float, y: float, r: float, fill: str, **looks: object) -> None:
        self.put("circle", cx=x, cy=y, r=r, fill=fill, **looks)

    def box(self, x: float, y: float, width: float, height: float, fill: str, **looks: object) -> None:
        self.put("rect", x=x, y=y, width=width, height=height, fill=fill, **looks)

    def mark(self, x: float, y: float, r: float, colour: str, letter: str) -> None:
        """Whose it is."""
        fill, ink = PAINTS[colour]
        self.circle(x, y, r, fill, stroke=ink, stroke_width=r / 10)
        self.text(x, y + r * 0.42, letter, r * 1.2, ink)

    def die(self, x: float, y: float, side: float, pips: int, fill: str, ink: str) -> None:
        """Its middle is there; no pips: nobody has thrown it."""
        half = side / 2
        self.box(
            x - half,
            y - half,
            side,
            side,
            fill,
            rx=side / 5,
            stroke=ink,
            stroke_width=side / 24,
            class_="die",
        )
        for place in map(int, _PIPS.get(pips, "")):
            across, down = (place - 1) % 3 - 1, (place - 1) // 3 - 1
            self.circle(x + across * side * 0.27, y + down * side * 0.27, side * 0.1, ink)

    def svg(self) -> str:
        size = f'width="{number(self.width)}" height="{number(self.height)}" viewBox="{self._box}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">'
        return "\n".join([head, *self._parts, "</svg>\n"])


def number(value: object) -> str:
    """As short as it can be written; a tenth is fine enough."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def _written(looks: Mapping[str, object]) -> str:
    named = [(name.rstrip("_").replace("_", "-"), number(value)) for name, value in looks.items()]
    return "".join([f' {name}="{escape(value)}"' for name, value in named])
