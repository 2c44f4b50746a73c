"""What a seat knows of Space Maze as numbers, for learners. Seats are counted from the own one on."""

from typing import Final

from startable.core.known import Known
from startable.games.maze.box.board import CELLS, cell_at, side_of
from startable.games.maze.box.parts import (
    CREW,
    DICE,
    GATE,
    GATE_LETTERS,
    KINDS,
    NO_DIE,
    NO_TILE,
    RELIC_TILE,
    TERMINALS,
)
from startable.games.maze.state.hands import unseen
from startable.games.maze.state.state import ABOARD, CELL_BITS, ON_TERMINAL, PHASES, MazeState

_SEATS: Final = 4
_TILE: Final = 4 * len(GATE_LETTERS) + 2
_NO_TILE: Final = bytes(_TILE)


def _tile(face: int, relic: bool) -> bytes:
    """The colour of each gate, the terminals, and whether the relic lies there."""
    gates = [int(gate == colour) for gate in GATE[face] for colour in range(len(GATE_LETTERS))]
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


def observe(known: Known[MazeState]) -> bytearray:
    """The tiles, everybody on them, the seats, then what lies beside the maze."""
    state, seat = known.state, known.seat
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
    if state.wearer is None:
        found[state.faces.index(RELIC_TILE)] = _WITH_RELIC
    return found


def _write_crew(seen: bytearray, start: int, state: MazeState, who: int) -> None:
    """For each alien: 1 on the tile, 2 on its terminal; for the ship: its side, from 1."""
    crew = state.crews[who]
    for colour in range(CREW):
        place = crew.places[colour]
        if place != ABOARD:
            seen[start + colour * CELLS + (place & CELL_BITS)] = 2 if place & ON_TERMINAL else 1
    seen[start + CREW * CELLS + cell_at(crew.dock)] = side_of(crew.dock) + 1


def _write_panel(seen: list[int], start: int, state: MazeState, who: int) -> None:
    """Tokens, cards, the dice taken, cards that they activated, the turn, the first player, who is aboard."""
    crew = state.crews[who]
    seen[start] = crew.tokens
    seen[start + 1] = crew.hand.size()
    seen[start + 2] = int(crew.panel.movement != NO_DIE)
    seen[start + 3] = int(crew.panel.first != NO_DIE) + int(crew.panel.second != NO_DIE)
    seen[start + 4] = len(crew.panel.cards())
    seen[start + 5] = int(state.turn.seat == who)
    seen[start + 6] = int(state.starter == who)
    for colour in range(CREW):
        seen[start + 7 + colour] = int(crew.places[colour] == ABOARD)


def _write_cards(seen: list[int], state: MazeState, seat: int) -> None:
    """The own hand, the discard pile, and what is in the pile or in the others' hands together."""
    hand, left = state.crews[seat].hand, unseen(state)
    for kind in range(KINDS):
        seen[_HAND + kind] = hand.counts[kind]
        seen[_DISCARD + kind] = state.discard.counts[kind]
        seen[_UNSEEN + kind] = left[kind]


def _write_beside(seen: list[int], state: MazeState, seat: int) -> None:
    """The phase, the dice in the pool and the one taken, points, pile, glue, trail and wearer."""
    seen[_BESIDE + state.phase] = 1
    for die in range(DICE):
        if state.pool[die]:
            seen[_POOL + die] = state.pool[die]
    turn = state.turn
    if turn.die != NO_DIE:
        seen[_DIE + turn.die] = 1
    for colour in range(CREW):
        seen[_POINTS + colour] = turn.points[colour]
    seen[_REST] = state.pile.size()
    seen[_REST + 1] = int(state.glued)
    seen[_REST + 2] = min(_MOST, len(turn.trail))
    wearer = state.wearer
    if wearer is not None:
        offset = (wearer.seat - seat) % state.seats
        seen[_WEARER + offset * CREW + wearer.colour] = 1
