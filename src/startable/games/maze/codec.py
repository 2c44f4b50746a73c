"""Moves and views of Space Maze as numbers, for learners. Seats are counted from the own one on."""

from typing import Final

from startable.core.game import View
from startable.core.move import Move
from startable.core.numbering import Numbering
from startable.games.maze.board import CELLS, SIZE
from startable.games.maze.moves.dice import DISCARDS, DONE, TAKES
from startable.games.maze.moves.movement import GOES, UNDO, USES
from startable.games.maze.moves.powers import GLUE, MORPHS, MOVE_BASES, RUN_MOVES
from startable.games.maze.moves.relic import ENTERS, GIVES, GRABS
from startable.games.maze.moves.tiles import DIAGONAL_EXCHANGES, EXCHANGES, TURNS
from startable.games.maze.parts import (
    CREW,
    DICE,
    GATE,
    GATE_LETTERS,
    KINDS,
    NO_CARD,
    NO_DIE,
    NO_TILE,
    RELIC_TILE,
    RUNS,
    TERMINALS,
)
from startable.games.maze.state import (
    ABOARD,
    CELL_BITS,
    NOBODY,
    ON_TERMINAL,
    PHASES,
    SLOTS,
    MazeState,
)

_COLOURS: Final = range(CREW)


def _both_near(corner: int, cell: int) -> bool:
    """Can some alien have the one diagonally and the other orthogonally next to it?"""
    apart = (abs(corner // SIZE - cell // SIZE), abs(corner % SIZE - cell % SIZE))
    return apart in {(0, 1), (1, 0), (1, 2), (2, 1)}


_TABLE: Final[list[Move[MazeState]]] = [
    DONE,
    UNDO,
    GLUE,
    *TAKES,
    *[move for moves in GOES for move in moves],
    *USES,
    *GRABS,
    *[GIVES[colour][mate] for colour in _COLOURS for mate in _COLOURS if colour != mate],
    *ENTERS,
    *[turn for cells in TURNS for turns in cells for turn in turns[1:]],
    *EXCHANGES,
    *[
        DIAGONAL_EXCHANGES[corner][cell]
        for corner in range(CELLS)
        for cell in range(CELLS)
        if _both_near(corner, cell)
    ],
    *[RUN_MOVES[card] for card in range(KINDS) if RUNS[card]],
    *MORPHS,
    *MOVE_BASES,
    *DISCARDS,
]
_NUMBERING: Final = Numbering(_TABLE)
MOVES: Final = len(_TABLE)

_SEATS: Final = 4
_TILE: Final = 4 * len(GATE_LETTERS) + 2
_NO_TILE: Final = bytes(_TILE)


def _tile(face: int, relic: bool) -> bytes:
    """The colour of each gate, the terminals, and whether the relic lies there."""
    gates = [int(GATE[face * 4 + side] == colour) for side in range(4) for colour in range(len(GATE_LETTERS))]
    return bytes([*gates, TERMINALS[face], int(relic)])


_TILES: Final[list[bytes]] = [_tile(face, False) for face in range(RELIC_TILE + 1)]
_WITH_RELIC: Final = _tile(RELIC_TILE, True)

_CREW: Final = CREW + 1
_SEAT: Final = 7 + CREW
_CREWS: Final = CELLS * _TILE
"""Where the crews begin: by seat, each alien and the ship, by cell."""
_NOBODY_THERE: Final = bytes(_SEATS * _CREW * CELLS)
_BESIDE: Final = _SEATS * _SEAT
"""From here on, the numbers of the last part are counted behind the crews."""
_POOL: Final = _BESIDE + len(PHASES)
_DIE: Final = _POOL + DICE
_HAND: Final = _DIE + DICE
_DISCARD: Final = _HAND + KINDS
_UNSEEN: Final = _DISCARD + KINDS
_POINTS: Final = _UNSEEN + KINDS
_REST: Final = _POINTS + CREW
_WEARER: Final = _REST + 3
_LAST: Final = _WEARER + _SEATS * CREW
WIDTH: Final = _CREWS + _SEATS * _CREW * CELLS + _LAST
_MOST: Final = 255


def encode(move: Move[MazeState], state: MazeState) -> int:
    return _NUMBERING.of(move)


def decode(number: int, view: View) -> Move[MazeState]:
    return _TABLE[number]


def observe(state: MazeState, seat: int) -> bytearray:
    """The tiles, everybody on them, the seats, then what lies beside the maze."""
    last = [0] * _LAST
    for offset in range(state.seats):
        _write_panel(last, offset * _SEAT, state, (seat + offset) % state.seats)
    _write_cards(last, state, seat)
    _write_beside(last, state, seat)
    seen = bytearray(b"".join([*_tiles(state), _NOBODY_THERE, bytes(last)]))
    for offset in range(state.seats):
        _write_crew(seen, _CREWS + offset * _CREW * CELLS, state, (seat + offset) % state.seats)
    return seen


def _tiles(state: MazeState) -> list[bytes]:
    found = [_NO_TILE if face == NO_TILE else _TILES[face] for face in state.faces]
    if state.wearer == NOBODY:
        found[state.faces.index(RELIC_TILE)] = _WITH_RELIC
    return found


def _write_crew(seen: bytearray, start: int, state: MazeState, who: int) -> None:
    """For each alien: 1 on the tile, 2 on its terminal; for the ship: its side, from 1."""
    for colour in range(CREW):
        place = state.places[who * CREW + colour]
        if place != ABOARD:
            seen[start + colour * CELLS + (place & CELL_BITS)] = 2 if place & ON_TERMINAL else 1
    berth = state.docks[who]
    seen[start + CREW * CELLS + berth // 4] = berth % 4 + 1


def _write_panel(seen: list[int], start: int, state: MazeState, who: int) -> None:
    """Tokens, cards, the dice taken, cards that they activated, the turn, the first player, who is aboard."""
    seen[start] = state.tokens[who]
    seen[start + 1] = state.hands[who].size()
    for slot in range(SLOTS):
        if state.dice[who * SLOTS + slot] != NO_DIE:
            seen[start + 2 if slot == 0 else start + 3] += 1
        if state.played[who * SLOTS + slot] != NO_CARD:
            seen[start + 4] += 1
    seen[start + 5] = int(state.seat == who)
    seen[start + 6] = int(state.starter == who)
    for colour in range(CREW):
        seen[start + 7 + colour] = int(state.places[who * CREW + colour] == ABOARD)


def _write_cards(seen: list[int], state: MazeState, seat: int) -> None:
    """The own hand, the discard pile, and what is in the pile or in the others' hands together."""
    for kind in range(KINDS):
        unseen = state.pile.counts[kind]
        for who in range(state.seats):
            if who != seat:
                unseen += state.hands[who].counts[kind]
        seen[_HAND + kind] = state.hands[seat].counts[kind]
        seen[_DISCARD + kind] = state.discard.counts[kind]
        seen[_UNSEEN + kind] = unseen


def _write_beside(seen: list[int], state: MazeState, seat: int) -> None:
    """The phase, the dice in the pool and the one taken, points, pile, glue, trail and wearer."""
    seen[_BESIDE + state.phase] = 1
    for die in range(DICE):
        if state.pool[die]:
            seen[_POOL + die] = state.pool[die]
    if state.die != NO_DIE:
        seen[_DIE + state.die] = 1
    for colour in range(CREW):
        seen[_POINTS + colour] = state.points[colour]
    seen[_REST] = state.pile.size()
    seen[_REST + 1] = int(state.glued)
    seen[_REST + 2] = min(_MOST, len(state.trail))
    if state.wearer != NOBODY:
        offset = (state.wearer // CREW - seat) % state.seats
        seen[_WEARER + offset * CREW + state.wearer % CREW] = 1
