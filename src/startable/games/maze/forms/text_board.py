"""The maze as text, from above: each tile with a gate's letter on every side, ships in brackets at the rim.

An alien is its seat's letter and its colour's: `Ag` is A's green one, `Ag*` stands on the terminal, `Ag!`
wears the relic. A free terminal is a `t`.
"""

from typing import Final, cast

from startable.core.game import Say, View
from startable.games.maze.box.board import CELL_NAMES, CELLS, SIZE
from startable.games.maze.box.parts import COLOURS, FACE_WORDS, SEAT_COLOURS, TERMINALS
from startable.games.maze.forms.view import MazeView, Taken

_STANDALONE: Final = r"(?<![\w\[.]){}(?![\w\].])"
STYLES: Final = {
    r"[─│┌┐└┘]+": "dim",
    _STANDALONE.format("R"): "bold #ff6b5e",
    _STANDALONE.format("Y"): "bold #ffd93d",
    _STANDALONE.format("B"): "bold #5aa9ff",
    _STANDALONE.format("S"): "bold #e8e8e8",
    r"[A-D]g[*!]*|\bg\d\b": "bold #4ecb71",
    r"[A-D]p[*!]*|\bp\d\b": "bold #c78bff",
    r"[A-D]o[*!]*|\bo\d\b": "bold #ffa34d",
    r"\[[A-D]\]": "bold",
}

_BOX: Final = 11
_WIDE: Final = _BOX + 1
"""A gap keeps the gates of neighbours apart."""
_HIGH: Final = 5
_LEFT: Final = 6
_TOP: Final = 2
_SHIPS: Final = {"n": (-1, 4), "e": (2, _BOX), "s": (_HIGH, 4), "w": (2, -3)}
"""Where a ship is drawn, from the upper left corner of its dock tile."""


class _Canvas:
    def __init__(self) -> None:
        width, height = _LEFT + SIZE * _WIDE + _LEFT, _TOP + SIZE * _HIGH + 1
        self._rows = [[" "] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str) -> None:
        self._rows[row][column : column + len(text)] = text

    def lines(self) -> list[str]:
        return [line for row in self._rows if (line := "".join(row).rstrip())]


def text(view: View, seat: int, say: Say) -> str:
    seen = cast(MazeView, view)
    canvas = _Canvas()
    for column in range(SIZE):
        canvas.put(0, _LEFT + column * _WIDE + 5, "abcde"[column])
    for row in range(SIZE):
        canvas.put(_TOP + row * _HIGH + 2, 0, str(row + 1))
    for cell in range(CELLS):
        _tile(canvas, seen, cell)
    for owner, dock in enumerate(seen["docks"]):
        row, column = _corner(CELL_NAMES.index(dock[:2]))
        down, right = _SHIPS[dock[2]]
        canvas.put(row + down, column + right, f"[{'ABCD'[owner]}]")
    return "\n".join([*canvas.lines(), "", *_beside(seen, seat, say)])


def _corner(cell: int) -> tuple[int, int]:
    return _TOP + cell // SIZE * _HIGH, _LEFT + cell % SIZE * _WIDE


def _tile(canvas: _Canvas, seen: MazeView, cell: int) -> None:
    name = CELL_NAMES[cell]
    if name not in seen["tiles"]:
        return
    gates = seen["tiles"][name] if seen["tiles"][name] != "-" else "    "
    row, column = _corner(cell)
    here = _aliens(seen, name)
    inside = [" ".join(here[:2]), _middle(seen, name), " ".join(here[2:])]
    canvas.put(row, column, f"┌────{gates[0]}────┐")
    for line, words in enumerate(inside):
        left, right = (gates[3], gates[1]) if line == 1 else ("│", "│")
        canvas.put(row + 1 + line, column, f"{left}{words:^{_BOX - 2}}{right}")
    canvas.put(row + 4, column, f"└────{gates[2]}────┘")


def _aliens(seen: MazeView, name: str) -> list[str]:
    found = []
    for seat, crew in enumerate(seen["aliens"]):
        for colour, place in crew.items():
            if place[:2] == name:
                alien = f"{'ABCD'[seat]}{colour}"
                found.append(alien + place[2:] + ("!" if seen["relic"] == alien else ""))
    return found


def _middle(seen: MazeView, name: str) -> str:
    """The relic while it lies there, and a terminal that is free."""
    gates = seen["tiles"][name]
    if gates == "SSSS":
        return "" if seen["relic"] else "◆"
    taken = sum(place == f"{name}*" for crew in seen["aliens"] for place in crew.values())
    return "t" * (TERMINALS[FACE_WORDS.index(gates)] - taken) if gates != "-" else ""


def _beside(seen: MazeView, seat: int, say: Say) -> list[str]:
    lines = [_crew(seen, each, say) for each in range(len(seen["tokens"]))]
    if seen["pool"]:
        lines.append(say("mz-draw-pool", {"dice": " ".join(seen["pool"])}))
    if seen["die"]:
        lines.append(say("mz-draw-die", {"die": seen["die"], "points": seen["points"] or "–"}))
    if seen["hand"]:
        cards = [f"{card}({seen['costs'][card]})" for card in seen["hand"]]
        lines.append(say("mz-draw-hand", {"cards": " ".join(cards)}))
    return [*lines, say("mz-draw-pile", {"count": seen["pile"], "discards": len(seen["discard"])})]


def _crew(seen: MazeView, seat: int, say: Say) -> str:
    aboard = [colour for colour in COLOURS if seen["aliens"][seat][colour] == "ship"]
    told = {
        "letter": f"[{'ABCD'[seat]}]",
        "colour": say(f"mz-colour-{SEAT_COLOURS[seat]}", {}),
        "tokens": seen["tokens"][seat],
        "cards": seen["cards"][seat],
        "aboard": " ".join(aboard) or "–",
        "dice": " ".join([_taken(each) for each in seen["dice"][seat]]) or "–",
    }
    return say("mz-draw-crew", told)


def _taken(taken: Taken) -> str:
    return f"{taken['die']}={taken['card']}" if taken["card"] else taken["die"]
