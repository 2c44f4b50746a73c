"""Which parts can lie where: tiles, ships, aliens and cards."""

from startable.core.forms import SEATS
from startable.core.unreadable import Unreadable
from startable.games.maze.box.aliens import ALIENS
from startable.games.maze.box.board import CELL_NAMES, NOWHERE, cell_at
from startable.games.maze.box.parts import (
    CARD_NAMES,
    COPIES,
    COSTS,
    CROWD,
    DIE_NAMES,
    NO_CARD,
    NO_TILE,
    RELIC_TILE,
    SQUARE,
    TERMINALS,
    pips,
)
from startable.games.maze.state.state import ABOARD, CELL_BITS, ON_TERMINAL, MazeState, Panel
from startable.games.maze.state.whereabouts import all_places


def check_tiles(state: MazeState) -> None:
    faces = [state.faces[cell] for cell in state.board.cells]
    if faces.count(RELIC_TILE) != 1:
        raise Unreadable("mz-one-relic-tile", {}, "MZ-105")
    laid = [SQUARE[face] for face in faces if face != NO_TILE and face != RELIC_TILE]
    if any([square < 0 or laid.count(square) > COPIES[square] for square in laid]):
        raise Unreadable("mz-tile-twice", {}, "MZ-101")


def check_ships(state: MazeState) -> None:
    """MZ-106, MZ-414: at the rim, each where no other is."""
    docks = [crew.dock for crew in state.crews]
    for seat, berth in enumerate(docks):
        rim = state.board.rim_at[cell_at(berth)]
        there = rim != NOWHERE and berth in state.board.rim[rim]
        others = docks[:seat] + docks[seat + 1 :]
        if not there or any([other in state.board.clashes[berth] for other in others]):
            raise Unreadable("mz-dock-wrong", {"seat": SEATS[seat]}, "MZ-106")


def check_aliens(state: MazeState) -> None:
    for seat, crew in enumerate(state.crews):
        for colour, place in enumerate(crew.places):
            if place != ABOARD and place & CELL_BITS not in state.board.cells:
                raise Unreadable("mz-no-tile-there", {"alien": ALIENS[seat][colour].name}, "MZ-109")
    places = all_places(state)
    for cell in sorted({place & CELL_BITS for place in places if place != ABOARD}):
        _check_crowd(state, cell, places)


def _check_crowd(state: MazeState, cell: int, places: list[int]) -> None:
    at = {"at": CELL_NAMES[cell]}
    if [place & CELL_BITS for place in places].count(cell) > CROWD:
        raise Unreadable("mz-tile-crowded", at, "MZ-308")
    if places.count(cell | ON_TERMINAL) > TERMINALS[state.faces[cell]]:
        raise Unreadable("mz-terminal-crowded", at, "MZ-311")


def check_cards(state: MazeState) -> None:
    for kind, count in enumerate(state.pile.counts):
        if count < 0:
            raise Unreadable("mz-too-many-cards", {"card": CARD_NAMES[kind]}, "MZ-101")
    for crew in state.crews:
        _check_pips(crew.panel)


def _check_pips(panel: Panel) -> None:
    for die, card in panel.energy():
        if card != NO_CARD and COSTS[card] > pips(die):
            args: dict[str, int | str] = {"card": CARD_NAMES[card], "die": DIE_NAMES[die]}
            raise Unreadable("mz-die-too-weak", args, "MZ-204")
