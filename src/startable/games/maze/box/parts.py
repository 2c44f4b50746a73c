"""The parts as tables: tiles by the gates they show, cards, dice and aliens (MZ-1xx).

A tile on the table is known by its face: which gate it shows to the north, east, south and west. There are 81
of them, and the relic tile. A tile that looks the same after a turn has fewer faces than four.
"""

from typing import Any, Final

from startable.games.maze.box.box import least_turn, load

_BOX: Final[dict[str, Any]] = load()

SEAT_COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
LAYOUTS: Final[list[dict[str, Any]]] = _BOX["layouts"]
DEALT: Final[int] = _BOX["dealt"]
HAND_LIMIT: Final[int] = _BOX["limit"]
CROWD: Final[int] = _BOX["crowd"]
TOKENS_TO_WIN: Final[int] = _BOX["tokens_to_win"]

# --- tiles ---

GATE_LETTERS: Final = "RYBS"
RELIC_TILE: Final = 81
"""The face of the relic tile: silver on every side."""
NO_TILE: Final = -1


def _word(face: int) -> str:
    """The gates of a face: north, east, south, west."""
    if face == RELIC_TILE:
        return "SSSS"
    return "".join([GATE_LETTERS[face // power % 3] for power in (27, 9, 3, 1)])


FACE_WORDS: Final[list[str]] = [_word(face) for face in range(RELIC_TILE + 1)]
GATE: Final[list[list[int]]] = [[GATE_LETTERS.index(letter) for letter in word] for word in FACE_WORDS]
"""By face and side: the colour of the gate."""


def _turned(word: str, quarters: int) -> int:
    """A quarter clockwise brings what was to the west to the north."""
    return FACE_WORDS.index(word[4 - quarters :] + word[: 4 - quarters])


TURNED: Final[list[list[int]]] = [[_turned(word, quarters) for quarters in range(4)] for word in FACE_WORDS]
"""By face and quarters: the face after that turn, clockwise."""
SQUARES: Final[list[str]] = sorted({least_turn(tile["gates"]) for tile in _BOX["tiles"]})
"""The different tiles, however they are turned."""
COPIES: Final[list[int]] = [
    [least_turn(tile["gates"]) for tile in _BOX["tiles"]].count(square) for square in SQUARES
]


def _square(word: str) -> int:
    return SQUARES.index(least_turn(word)) if least_turn(word) in SQUARES else NO_TILE


SQUARE: Final[list[int]] = [_square(word) for word in FACE_WORDS]
"""By face: which tile it is; NO_TILE for one that is not in the box."""
TURNS_ALIKE: Final[list[int]] = [
    4 // len({_turned(word, quarters) for quarters in range(4)}) for word in FACE_WORDS
]
"""By face: in how many of the four turns the tile looks like this."""


_TERMINALS: Final[dict[str, int]] = {least_turn(tile["gates"]): tile["terminals"] for tile in _BOX["tiles"]}
TERMINALS: Final[list[int]] = [_TERMINALS.get(least_turn(word), 0) for word in FACE_WORDS]
"""By face; the relic tile has none (MZ-103)."""

# --- aliens ---

GREEN: Final = 0
PURPLE: Final = 1
ORANGE: Final = 2
CREW: Final = 3
COLOURS: Final = "gpo"
_PAIRS: Final = ("YB", "BR", "RY")
"""MZ-304: the gates between which each colour passes."""


def _passers(one: str, other: str) -> int:
    """Who passes between these gates, as a mask of colours (MZ-304 to MZ-306)."""
    mask = 0
    for colour in range(CREW):
        pair = _PAIRS[colour] + "S"
        if one != other and one in pair and other in pair:
            mask |= 1 << colour
    return mask


PASSERS: Final[list[list[int]]] = [[_passers(one, other) for other in GATE_LETTERS] for one in GATE_LETTERS]
"""By gate and the gate that it meets."""

# --- cards ---

CARD_NAMES: Final[list[str]] = [card["name"] for card in _BOX["cards"]]
COSTS: Final[list[int]] = [card["cost"] for card in _BOX["cards"]]
DECK: Final[list[int]] = [card["count"] for card in _BOX["cards"]]
KINDS: Final[int] = len(CARD_NAMES)
NO_CARD: Final = -1

ROTATE_90: Final[int] = CARD_NAMES.index("r90")
ROTATE_180: Final[int] = CARD_NAMES.index("r180")
ROTATE_270: Final[int] = CARD_NAMES.index("r270")
DIAGONAL_ROTATE: Final[int] = CARD_NAMES.index("dr")
EXCHANGE: Final[int] = CARD_NAMES.index("x")
DIAGONAL_EXCHANGE: Final[int] = CARD_NAMES.index("dx")
MORPH: Final[int] = CARD_NAMES.index("morph")
SUPER_GLUE: Final[int] = CARD_NAMES.index("glue")
MOVE_BASE: Final[int] = CARD_NAMES.index("base")

QUARTERS: Final[list[int]] = [{"r90": 1, "r180": 2, "r270": 3, "dr": 2}.get(name, 0) for name in CARD_NAMES]
"""By kind: the most quarters by which the card turns a tile."""
RUNS: Final[list[int]] = [{"run1": 1, "run2": 2}.get(name, 0) for name in CARD_NAMES]
"""By kind: the movement actions that the card gives."""

# --- dice ---

MOVEMENT: Final = 18
"""Dice below are energy dice: colour * 6 + pips - 1. From here on they are faces of the movement die."""
_FACES: Final[list[str]] = ["".join(sorted(face, key=COLOURS.index)) for face in _BOX["die"]]
PRINTS: Final[list[str]] = sorted(set(_FACES), key=_FACES.index)
PRINT_WEIGHTS: Final[list[int]] = [_FACES.count(face) for face in PRINTS]
DICE: Final[int] = MOVEMENT + len(PRINTS)
DIE_NAMES: Final[list[str]] = [*[f"{colour}{pips}" for colour in COLOURS for pips in range(1, 7)], *PRINTS]
FOOTPRINTS: Final[list[list[int]]] = [[name.count(colour) for colour in COLOURS] for name in DIE_NAMES]
"""By die and colour; an energy die's are of no use."""
NO_DIE: Final = -1


def pips(die: int) -> int:
    """Of an energy die."""
    return die % 6 + 1


def colour_of(die: int) -> int:
    """Of an energy die: whose alien it sets in motion (MZ-205)."""
    return die // 6
