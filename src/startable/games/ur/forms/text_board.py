"""The board of UR as text, in its true shape: the own row in front, the centre, the other's row behind.

A tower is read from left to right, its bottom disc first: `ybY` is a yellow disc under a black one under
a yellow one whose red side is up.
"""

from typing import Final, cast

from startable.core.game import Say, View
from startable.games.ur.box.board import COLOURS
from startable.games.ur.forms.view import UrView

STYLES: Final = {
    r"[─│┌┐└┘├┤┬┴┼]+": "dim",
    r"(?<=│ )[hcb]\d +\S": "dim",
    r"b(?=[bByY]* *│)": "bold #000000 on #8ab8ff",
    r"B(?=[bByY]* *│)": "bold #000000 on #ff9a8a",
    r"y(?=[bByY]* *│)": "bold #ffe95c on #0b3d91",
    r"Y(?=[bByY]* *│)": "bold #ffe95c on #9b1c1c",
    r"\S+ \d [⚀⚁⚂⚃⚄⚅]": "bold",
}

_INSIDE: Final = 8
"""The width of a field between its borders."""
_LETTERS: Final = 6
"""Discs in one line of a field; a higher tower goes on in the next line."""
_HOME: Final = ("h4", "h3", "h2", "h1")
_CENTRE: Final = tuple(f"c{n}" for n in range(1, 9))
_BASE: Final = ("b1", "b2")
_ARROWS: Final = {"c8": "↕", "b1": "⌂", **dict.fromkeys(_CENTRE[:-1], "›")}
_DICE: Final = " ⚀⚁⚂⚃⚄⚅"

Block = list[str]
"""Lines of the same width: a field, or what lies in the gap between home row and base."""


def text(view: View, seat: int, say: Say) -> str:
    seen = cast(UrView, view)
    own = max(seat, 0)
    rows = [
        _side(seen, 1 - own, say),
        _border("┌┬┬┬┐ ┌┬┐"),
        *_private_row(seen, 1 - own, "↓", say),
        _border("├┼┼┼┼┬┼┼┤"),
        *_row([_field(name, _ARROWS[name], seen["towers"].get(name, "")) for name in _CENTRE]),
        _border("├┼┼┼┼┴┼┼┤"),
        *_private_row(seen, own, "↑", say),
        _border("└┴┴┴┘ └┴┘"),
        _side(seen, own, say),
    ]
    return "\n".join(row.rstrip() for row in rows)


def _side(seen: UrView, seat: int, say: Say) -> str:
    colour = say(f"ur-colour-{COLOURS[seat]}", {})
    told = {"letter": "by"[seat], "hand": seen["hands"][seat], "out": seen["out"][seat]}
    return "  " + say("ur-draw-side", {"colour": colour, **told})


def _border(corners: str) -> str:
    lines = [corner + (" " if corner in "┐┘ " else "─") * _INSIDE for corner in corners[:-1]]
    return "".join(lines) + corners[-1]


def _private_row(seen: UrView, seat: int, turn: str, say: Say) -> list[str]:
    home, base = ([_private(seen, seat, name, turn) for name in part] for part in (_HOME, _BASE))
    return _row([*home, _gap(seen, seat, say), *base])


def _private(seen: UrView, seat: int, name: str, turn: str) -> Block:
    arrow = turn if name == "h4" else _ARROWS.get(name, "‹")
    return _field(name, arrow, seen["towers"].get(f"{'AB'[seat]}.{name}", ""))


def _field(name: str, arrow: str, tower: str) -> Block:
    parts = [tower[at : at + _LETTERS] for at in range(0, len(tower), _LETTERS)]
    return [f" {line:{_INSIDE - 1}}" for line in (f"{name}   {arrow}", *(parts or [""]))]


def _gap(seen: UrView, seat: int, say: Say) -> Block:
    """The die lies with the player who rolled it."""
    rolled = seen["roll"] if seen["turn"] == seat else 0
    die = f"{say('ur-draw-roll', {'roll': rolled})} {_DICE[rolled]}" if rolled else ""
    return ["".center(2 * _INSIDE + 1), die.center(2 * _INSIDE + 1)]


def _row(blocks: list[Block]) -> list[str]:
    height = max(len(block) for block in blocks)
    filled = [block + [" " * len(block[0])] * (height - len(block)) for block in blocks]
    return [f"│{'│'.join(lines)}│" for lines in zip(*filled, strict=True)]
