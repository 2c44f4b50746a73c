"""UR as text. Moves: `in-h4`, `c3-c7`, `b1-h2`, `pass`; chance: `5`, or `3:5` for the opening roll.

A position lists its towers bottom to top (b, y: blue side up; B, Y: red side up), the hands, whose turn
it is and what was rolled: `c3:ybY A.h1:b hand:7,9 turn:A roll:5 turns:12`.
"""

import re

from startable.core.move import Move
from startable.core.rules import Rules
from startable.core.unreadable import Unreadable
from startable.games.ur import position
from startable.games.ur.board import LAST, STEPS
from startable.games.ur.moves.travel import Backward, Enter, Forward, Reenter
from startable.games.ur.moves.turn import PASS_ONLY, Open, Pass, Roll
from startable.games.ur.state import UrState

write_position = position.write
_OPENING = re.compile(r"(\d{1,2}):(\d{1,2})")


def read_position(text: str, rules: Rules[UrState]) -> UrState:
    return position.read(text, rules.options["discs"], rules.start())


def write_move(move: Move[UrState]) -> str:
    if isinstance(move, Open):
        return f"{move.black}:{move.yellow}"
    if isinstance(move, Roll):
        return str(move.pips)
    if isinstance(move, Enter):
        return f"in-{_step(move.dst)}"
    if isinstance(move, (Forward, Reenter)):
        return f"{_step(move.src)}-{_step(move.dst)}"
    return "pass"


def _step(step: int) -> str:
    """Off the board too: a move past the end is refused by its rule, so it must have a name."""
    return STEPS[step] if 0 <= step <= LAST else f"({step + 1})"


def read_move(text: str) -> Move[UrState]:
    word = text.strip().lower()
    if word == "pass":
        return PASS_ONLY[0]
    if word.isascii() and word.isdigit() and len(word) < 3:
        return Roll(int(word))
    if opening := _OPENING.fullmatch(word):
        return Open(int(opening[1]), int(opening[2]))
    return _read_travel(word)


def _read_travel(word: str) -> Move[UrState]:
    source, dash, target = word.partition("-")
    if not dash or (source != "in" and source not in STEPS) or target not in STEPS:
        raise Unreadable("ur-move-unreadable", {"text": word[:40]})
    return _travel(STEPS.index(source) if source != "in" else -1, STEPS.index(target))


def _travel(src: int, dst: int) -> Move[UrState]:
    if src < 0:
        return Enter(dst)
    if dst > src:
        return Forward(src, dst)
    return Reenter(dst) if src == LAST and dst < LAST - 6 else Backward(src, dst)


KINDS: dict[str, type[Move[UrState]]] = {
    move.kind: move for move in (Open, Roll, Pass, Enter, Forward, Backward, Reenter)
}
