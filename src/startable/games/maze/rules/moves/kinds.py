"""All kinds of moves, by name.

Dice: `g5` takes the green five, `ggpo` the movement die with those footprints. Movement: `g c3` (the green
alien goes to c3), `g use`, `g grab`, `g give p`, `g in`, `undo`. Cards: `r180 c3 2`, `dr b2 1` (tile and
quarters), `x c3`, `dx b2 c2`, `run1`, `morph p`, `glue`, `base b1n`. `done` leaves the rest unused, `drop x`
discards. Chance: `lay RYBB`, `draw r90`, `first B`, `roll g5`.
"""

from typing import Final

from startable.core.move import Move
from startable.games.maze.rules.moves.dice import Discard, Done, Roll, Take
from startable.games.maze.rules.moves.drawing import Draw
from startable.games.maze.rules.moves.movement import Go, Undo, Use
from startable.games.maze.rules.moves.powers import Glue, Morph, MoveBase, Run
from startable.games.maze.rules.moves.relic import Enter, Give, Grab
from startable.games.maze.rules.moves.setup import Lay, Open
from startable.games.maze.rules.moves.tiles import DiagonalExchange, Exchange, Turn
from startable.games.maze.state.state import MazeState

_CHANCE: Final[list[type[Move[MazeState]]]] = [Lay, Draw, Open, Roll]
_DICE: Final[list[type[Move[MazeState]]]] = [Take, Done, Discard]
_MOVEMENT: Final[list[type[Move[MazeState]]]] = [Go, Use, Undo, Grab, Give, Enter]
_CARDS: Final[list[type[Move[MazeState]]]] = [
    Turn,
    Exchange,
    DiagonalExchange,
    Run,
    Morph,
    Glue,
    MoveBase,
]
KINDS: Final[dict[str, type[Move[MazeState]]]] = {
    move.kind: move for move in [*_CHANCE, *_DICE, *_MOVEMENT, *_CARDS]
}
