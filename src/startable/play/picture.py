"""A picture of a table, as a seat or a watcher sees it: the game's own, or its text board."""

from importlib import import_module
from typing import Any, Final

from startable.core import NOBODY, Known, Say, Unreadable
from startable.core.drawing import DARK, LIGHT, MONO, Drawing
from startable.play.catalogue import AnyGame
from startable.play.table import Table

PNG_WIDTH: Final = 1200
"""Of previews; the height follows."""
_CHARACTER: Final = 8.4
_LINE: Final = 19


def svg(table: Table, seat: int = NOBODY, dark: bool = False, say: Say | None = None) -> str:
    return drawn(table.game, table.game.layout.hide(table.state, seat), dark, say)


def drawn(game: AnyGame, known: Known[Any], dark: bool = False, say: Say | None = None) -> str:
    """`say` is for games that draw nothing themselves: their text boards speak."""
    view, seat = game.view(known), known.seat
    if game.picture is not None:
        return game.picture(view, seat, dark).svg()
    return _written(game.text_board.text(view, seat, say or _silent), dark).svg()


def png(drawn: str) -> bytes:
    """The same in pixels; Unreadable if what makes them is not installed."""
    try:
        painter = import_module("resvg_py")
    except ImportError:
        raise Unreadable("png-missing") from None
    found: bytes = bytes(painter.svg_to_bytes(svg_string=drawn, width=PNG_WIDTH))
    return found


def _written(text: str, dark: bool) -> Drawing:
    looks, lines = DARK if dark else LIGHT, text.split("\n")
    width = max([len(line) for line in lines]) * _CHARACTER + 48
    drawing = Drawing(width, len(lines) * _LINE + 40)
    drawing.box(0, 0, width, len(lines) * _LINE + 40, looks["bg"])
    for number, line in enumerate(lines):
        drawing.put(
            "text", line, x=24, y=36 + number * _LINE, font_size=14, font_family=MONO, fill=looks["ink"],
            **{"xml:space": "preserve"},
        )  # fmt: skip
    return drawing


def _silent(key: str, args: object) -> str:
    return key
