"""What a seat knows of Space Maze as bytes, for learners. Seats are counted from the own one on.

Learners look at every step, so what is one of few things is looked up as a row of bytes, not written anew.
"""

from itertools import product
from typing import Final

from startable.core.known import Known
from startable.core.sight import ONE_BYTE, Piece
from startable.games.maze.box.board import BERTHS, CELLS, cell_at, side_of
from startable.games.maze.box.parts import (
    CREW,
    DICE,
    GATE,
    GATE_LETTERS,
    KINDS,
    NO_CARD,
    NO_DIE,
    NO_TILE,
    RELIC_TILE,
    TERMINALS,
)
from startable.games.maze.state.hands import out_of_sight
from startable.games.maze.state.state import ABOARD, CELL_BITS, ON_TERMINAL, PHASES, Crew, MazeState, Panel

_SEATS: Final = 4
_TILE: Final = 4 * len(GATE_LETTERS) + 2
_NO_TILE: Final = bytes(_TILE)


def _tile(face: int, relic: bool) -> bytes:
    """The colour of each gate, the terminals, and whether the relic lies there."""
    gates = [int(gate == colour) for gate in GATE[face] for colour in range(len(GATE_LETTERS))]
    return bytes([*gates, TERMINALS[face], int(relic)])


_TILES: Final[list[bytes]] = [_tile(face, False) for face in range(RELIC_TILE + 1)]
_WITH_RELIC: Final = _tile(RELIC_TILE, True)

_SEAT: Final = 7 + CREW
_CARDS: Final = 3 * KINDS
_BESIDE: Final = len(PHASES) + 2 * DICE + _CARDS + CREW + 3 + _SEATS * CREW
_CREW: Final = (CREW + 1) * CELLS
WIDTH: Final = CELLS * _TILE + _SEATS * (_CREW + _SEAT) + _BESIDE
_MOST: Final = 255


def _only(at: int, value: int, of: int) -> bytes:
    return bytes([value if each == at else 0 for each in range(of)])


def _place(place: int) -> bytes:
    """By cell: 1 on the tile, 2 on its terminal."""
    if place == ABOARD:
        return bytes(CELLS)
    return _only(place & CELL_BITS, 2 if place & ON_TERMINAL else 1, CELLS)


_PLACES: Final = [_place(place) for place in range(ON_TERMINAL + CELLS)]
_DOCKS: Final = [_only(cell_at(berth), side_of(berth) + 1, CELLS) for berth in range(BERTHS)]
"""By cell, the side where the ship lies, from 1."""
_PHASES: Final = [_only(phase, 1, len(PHASES)) for phase in range(len(PHASES))]
_DIES: Final = [*[_only(die, 1, DICE) for die in range(DICE)], bytes(DICE)]
"""The last one, which NO_DIE finds, has none."""
_WEARERS: Final = [_only(alien, 1, _SEATS * CREW) for alien in range(_SEATS * CREW)]
_NO_WEARER: Final = bytes(_SEATS * CREW)
_SIGNS: Final = [
    bytes([*panel, *flags])
    for panel in product(range(2), range(3), range(3))
    for flags in product(range(2), repeat=2 + CREW)
]
"""Of a seat: the dice taken, cards that they activated, the turn, the first player, who is aboard."""
NO_CREWS: Final = [bytes(_CREW * (_SEATS - seats)) for seats in range(_SEATS + 1)]
NO_PANELS: Final = [bytes(_SEAT * (_SEATS - seats)) for seats in range(_SEATS + 1)]


def observe(known: Known[MazeState]) -> bytearray:
    """The tiles, everybody on them, the seats, then what lies beside the maze."""
    state, seat = known.state, known.seat
    around = [(seat + offset) % state.seats for offset in range(state.seats)]
    pieces: list[Piece] = [
        tiles(state),
        *[crew_row(state.crews[who]) for who in around],
        NO_CREWS[state.seats],
    ]
    pieces += [panel(state, who, state.crews[who].hand.size()) for who in around]
    pieces.append(NO_PANELS[state.seats])
    add_dice(pieces, state, bytes(state.pool))
    pieces.append(cards(state, seat))
    pieces.append(bytes(state.turn.points))
    add_relic(pieces, state, seat)
    return bytearray().join(pieces)


def tiles(state: MazeState) -> bytes:
    found = [_NO_TILE if face == NO_TILE else _TILES[face] for face in state.faces]
    if state.wearer is None:
        found[state.faces.index(RELIC_TILE)] = _WITH_RELIC
    return b"".join(found)


def crew_row(crew: Crew) -> bytes:
    """Where its aliens and its ship are."""
    places = crew.places
    return b"".join([_PLACES[places[0]], _PLACES[places[1]], _PLACES[places[2]], _DOCKS[crew.dock]])


def panel(state: MazeState, who: int, cards: int) -> bytes:
    """Tokens, cards, then the signs."""
    return b"".join([ONE_BYTE[state.crews[who].tokens], ONE_BYTE[cards], _SIGNS[signs_of(state, who)]])


def signs_of(state: MazeState, who: int) -> int:
    """What the panel holds, whose turn it is, who is aboard: as one number."""
    crew = state.crews[who]
    signs = _panel_signs(crew.panel)
    signs = signs * 2 + (1 if state.turn.seat == who else 0)
    signs = signs * 2 + (1 if state.starter == who else 0)
    places = crew.places
    for colour in range(CREW):
        signs = signs * 2 + (1 if places[colour] == ABOARD else 0)
    return signs


def _panel_signs(panel: Panel) -> int:
    """Whether the movement die is taken, how many energy dice are, and how many cards they activated."""
    moved = 1 if panel.movement != NO_DIE else 0
    dice = (1 if panel.first != NO_DIE else 0) + (1 if panel.second != NO_DIE else 0)
    active = (1 if panel.first_card != NO_CARD else 0) + (1 if panel.second_card != NO_CARD else 0)
    return (moved * 3 + dice) * 3 + active


def add_dice(pieces: list[Piece], state: MazeState, pool: bytes) -> None:
    """The phase, the dice in the pool and the one taken."""
    pieces.append(_PHASES[state.phase])
    pieces.append(pool)
    pieces.append(_DIES[state.turn.die])


def cards(state: MazeState, seat: int) -> bytes:
    """The own hand, the discard pile, and what is in the pile or in the others' hands together."""
    return bytes(state.crews[seat].hand.counts + state.discard.counts + out_of_sight(state, seat))


def add_relic(pieces: list[Piece], state: MazeState, seat: int) -> None:
    """The pile, glue, the length of the trail, and who wears the relic."""
    wearer = state.wearer
    pieces.append(ONE_BYTE[state.pile.size()])
    pieces.append(ONE_BYTE[1 if state.glued else 0])
    pieces.append(ONE_BYTE[min(_MOST, len(state.turn.trail))])
    if wearer is None:
        pieces.append(_NO_WEARER)
    else:
        pieces.append(_WEARERS[(wearer.seat - seat) % state.seats * CREW + wearer.colour])
