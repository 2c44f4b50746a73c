"""A line of a journal: who did what. Seats are letters from A, chance is *, the clock is @."""

from typing import Any

from startable.core import CHANCE, CLOCK, Move, Unreadable
from startable.play.catalogue import AnyGame

_OTHERS = {"*": CHANCE, "@": CLOCK}


class Line:
    def __init__(self, mover: int, move: Move[Any]) -> None:
        self.mover = mover
        self.move = move

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.mover == other.mover and self.move == other.move

    def __hash__(self) -> int:
        return hash((self.mover, self.move))


def write_mover(mover: int) -> str:
    return chr(ord("A") + mover) if mover >= 0 else "*" if mover == CHANCE else "@"


def read_mover(text: str) -> int:
    if len(text) == 1 and "A" <= text.upper() <= "Z":
        return ord(text.upper()) - ord("A")
    if text not in _OTHERS:
        raise Unreadable("mover-unknown", {"text": text[:40]})
    return _OTHERS[text]


def write_line(game: AnyGame, line: Line) -> str:
    return f"{write_mover(line.mover)} {line.move.text()}"


def read_line(game: AnyGame, text: str) -> Line:
    who, _, what = text.strip().partition(" ")
    return Line(read_mover(who), game.read_move(what))
