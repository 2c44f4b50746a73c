"""Space Maze as text.

Dice: `g5` takes the green five, `ggpo` the movement die with those footprints. Movement: `g c3` (the green
alien goes to c3), `g use`, `g grab`, `g give p`, `g in`, `undo`. Cards: `r180 c3 2`, `dr b2 1` (tile and
quarters), `x c3`, `dx b2 c2`, `run1`, `morph p`, `glue`, `base b1n`. `done` leaves the rest unused, `drop x`
discards. Chance: `lay RYBB`, `draw r90`, `first B`, `roll g5`.
"""

import re
from collections.abc import Callable

from startable.core.move import Move
from startable.core.rules import Rules
from startable.core.unreadable import Unreadable
from startable.games.maze import position
from startable.games.maze.board import BERTH_NAMES, CELL_NAMES
from startable.games.maze.moves.dice import DISCARDS, DONE, ROLLS, TAKES, Discard, Done, Roll, Take
from startable.games.maze.moves.drawing import DRAWS, Draw
from startable.games.maze.moves.movement import GOES, UNDO, USES, Go, Undo, Use
from startable.games.maze.moves.powers import (
    GLUE,
    MORPHS,
    MOVE_BASES,
    RUN_MOVES,
    Glue,
    Morph,
    MoveBase,
    Run,
)
from startable.games.maze.moves.relic import ENTERS, GIVES, GRABS, Enter, Give, Grab
from startable.games.maze.moves.setup import LAYS, OPENS, Lay, Open
from startable.games.maze.moves.tiles import (
    DIAGONAL_EXCHANGES,
    EXCHANGES,
    DiagonalExchange,
    Exchange,
    Turn,
)
from startable.games.maze.parts import (
    CARD_NAMES,
    COLOURS,
    DIE_NAMES,
    FACE_WORDS,
    MORPH,
    MOVE_BASE,
    QUARTERS,
    RELIC_TILE,
    RUNS,
    SUPER_GLUE,
)
from startable.games.maze.state import MazeState

write_position = position.write


def read_position(text: str, rules: Rules[MazeState]) -> MazeState:
    return position.read(text, rules.start())


# --- writing: a number that stands for nothing is refused by a rule, so it must have a name ---


def _name(names: list[str] | str, number: int) -> str:
    return names[number] if 0 <= number < len(names) else "?"


def _alien(colour: int) -> str:
    return _name(COLOURS, colour)


def _cell(cell: int) -> str:
    return _name(CELL_NAMES, cell)


def _card(card: int) -> str:
    return _name(CARD_NAMES, card)


def write_move(move: Move[MazeState]) -> str:
    if isinstance(move, Take):
        return _name(DIE_NAMES, move.die)
    if isinstance(move, Go):
        return f"{_alien(move.colour)} {_cell(move.cell)}"
    if isinstance(move, Turn):
        return f"{_card(move.card)} {_cell(move.cell)} {move.quarters}"
    if isinstance(move, (Lay, Draw, Open, Roll)):
        return _write_chance(move)
    return _write_alien(move) or _write_card(move)


def _write_chance(move: Lay | Draw | Open | Roll) -> str:
    if isinstance(move, Lay):
        return f"lay {_name(FACE_WORDS, move.face)}"
    if isinstance(move, Draw):
        return f"draw {_card(move.card)}"
    return (
        f"first {_name('ABCD', move.seat)}"
        if isinstance(move, Open)
        else f"roll {_name(DIE_NAMES, move.die)}"
    )


def _write_alien(move: Move[MazeState]) -> str:
    if isinstance(move, Use):
        return f"{_alien(move.colour)} use"
    if isinstance(move, Grab):
        return f"{_alien(move.colour)} grab"
    if isinstance(move, Give):
        return f"{_alien(move.colour)} give {_alien(move.mate)}"
    return f"{_alien(move.colour)} in" if isinstance(move, Enter) else ""


def _write_card(move: Move[MazeState]) -> str:
    if isinstance(move, Exchange):
        return f"x {_cell(move.cell)}"
    if isinstance(move, DiagonalExchange):
        return f"dx {_cell(move.corner)} {_cell(move.cell)}"
    if isinstance(move, Run):
        return _card(move.card)
    if isinstance(move, Morph):
        return f"{CARD_NAMES[MORPH]} {_alien(move.mate)}"
    if isinstance(move, MoveBase):
        return f"{CARD_NAMES[MOVE_BASE]} {_name(BERTH_NAMES, move.berth)}"
    if isinstance(move, Discard):
        return f"drop {_card(move.card)}"
    return {Done.kind: "done", Undo.kind: "undo", Glue.kind: CARD_NAMES[SUPER_GLUE]}[move.kind]


# --- reading ---

_Make = Callable[[re.Match[str]], Move[MazeState]]

_A = f"([{COLOURS}])"
_C = "([a-e][1-5])"
_TURNS = "|".join(name for card, name in enumerate(CARD_NAMES) if QUARTERS[card])
_RUNS = "|".join(name for card, name in enumerate(CARD_NAMES) if RUNS[card])
_CARDS = "|".join(CARD_NAMES)
_DICE = "|".join(DIE_NAMES)

_PATTERNS: list[tuple[str, _Make]] = [
    (f"({_DICE})", lambda m: TAKES[DIE_NAMES.index(m[1])]),
    (f"{_A} {_C}", lambda m: GOES[COLOURS.index(m[1])][CELL_NAMES.index(m[2])]),
    (f"{_A} use", lambda m: USES[COLOURS.index(m[1])]),
    (f"{_A} grab", lambda m: GRABS[COLOURS.index(m[1])]),
    (f"{_A} give {_A}", lambda m: GIVES[COLOURS.index(m[1])][COLOURS.index(m[2])]),
    (f"{_A} in", lambda m: ENTERS[COLOURS.index(m[1])]),
    ("undo", lambda m: UNDO),
    ("done", lambda m: DONE),
    (f"({_TURNS}) {_C} ([0-9])", lambda m: Turn(CARD_NAMES.index(m[1]), CELL_NAMES.index(m[2]), int(m[3]))),
    (f"x {_C}", lambda m: EXCHANGES[CELL_NAMES.index(m[1])]),
    (f"dx {_C} {_C}", lambda m: DIAGONAL_EXCHANGES[CELL_NAMES.index(m[1])][CELL_NAMES.index(m[2])]),
    (f"({_RUNS})", lambda m: RUN_MOVES[CARD_NAMES.index(m[1])]),
    (f"morph {_A}", lambda m: MORPHS[COLOURS.index(m[1])]),
    ("glue", lambda m: GLUE),
    ("base ([a-e][1-5][nesw])", lambda m: MOVE_BASES[BERTH_NAMES.index(m[1])]),
    (f"drop ({_CARDS})", lambda m: DISCARDS[CARD_NAMES.index(m[1])]),
    ("lay ([ryb]{4})", lambda m: LAYS[FACE_WORDS.index(m[1].upper(), 0, RELIC_TILE)]),
    (f"draw ({_CARDS})", lambda m: DRAWS[CARD_NAMES.index(m[1])]),
    ("first ([a-d])", lambda m: OPENS["abcd".index(m[1])]),
    (f"roll ({_DICE})", lambda m: ROLLS[DIE_NAMES.index(m[1])]),
]
_READERS = [(re.compile(pattern), make) for pattern, make in _PATTERNS]


def read_move(text: str) -> Move[MazeState]:
    word = " ".join(text.lower().split())
    for pattern, make in _READERS:
        if match := pattern.fullmatch(word):
            return make(match)
    raise Unreadable("mz-move-unreadable", {"text": text[:40]})


KINDS: dict[str, type[Move[MazeState]]] = {
    move.kind: move
    for move in (
        *(Lay, Draw, Open, Roll, Take, Done, Discard),
        *(Go, Use, Undo, Grab, Give, Enter),
        *(Turn, Exchange, DiagonalExchange, Run, Morph, Glue, MoveBase),
    )
}
