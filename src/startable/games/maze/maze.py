"""Who stands where in the maze, and who passes which gate (MZ-304 to MZ-308, MZ-403)."""

from startable.games.maze.board import NOWHERE
from startable.games.maze.parts import CREW, CROWD, GATE, PASSERS, RELIC_TILE, TERMINALS
from startable.games.maze.state import ABOARD, CELL_BITS, NOBODY, ON_TERMINAL, MazeState


def gate(state: MazeState, cell: int, side: int) -> int:
    return GATE[state.faces[cell] * 4 + side]


def passes(state: MazeState, alien: int, cell: int, side: int) -> bool:
    """Does this alien pass from this cell to its neighbour on that side, as far as the gates go?"""
    if alien == state.wearer:
        return True
    there = state.board.near[cell * 4 + side]
    meeting = GATE[state.faces[cell] * 4 + side] * 4 + GATE[state.faces[there] * 4 + (side ^ 2)]
    return PASSERS[meeting] >> (alien % CREW) & 1 == 1


def is_full(state: MazeState, cell: int) -> bool:
    """MZ-308: no more than four aliens on a tile, those on its terminal included."""
    crowd = 0
    for place in state.places:
        if place & CELL_BITS == cell:
            crowd += 1
    return crowd >= CROWD


def has_free_terminal(state: MazeState, cell: int) -> bool:
    """MZ-311."""
    return state.places.count(cell | ON_TERMINAL) < TERMINALS[state.faces[cell]]


def relic_here(state: MazeState, cell: int) -> bool:
    """MZ-501, MZ-504: until it is taken, the relic lies on its tile."""
    if state.wearer == NOBODY:
        return state.faces[cell] == RELIC_TILE
    return state.places[state.wearer] & CELL_BITS == cell


def dock(state: MazeState, seat: int) -> int:
    """The cell at this seat's ship."""
    return state.docks[seat] // 4


def cell_of(state: MazeState, alien: int) -> int:
    """NOWHERE for an alien aboard."""
    place = state.places[alien]
    return NOWHERE if place == ABOARD else place & CELL_BITS


def beside(state: MazeState, alien: int) -> list[int]:
    """MZ-403: the cells orthogonally next to an alien; for one aboard, the dock tile."""
    place = state.places[alien]
    if place == ABOARD:
        return [dock(state, alien // CREW)]
    return state.board.beside[place & CELL_BITS]


def diagonal(state: MazeState, alien: int) -> list[int]:
    """MZ-403: the cells diagonally next to an alien; for one aboard, those beside the dock tile."""
    place = state.places[alien]
    if place == ABOARD:
        return state.board.aside(state.docks[alien // CREW])
    return state.board.diagonal[place & CELL_BITS]


def swap_tiles(state: MazeState, one: int, other: int) -> None:
    """MZ-402: everything on the tiles goes along; ships stay."""
    state.faces[one], state.faces[other] = state.faces[other], state.faces[one]
    for alien in range(len(state.places)):
        place = state.places[alien]
        if place & CELL_BITS == one:
            state.places[alien] = other | place & ON_TERMINAL
        elif place & CELL_BITS == other:
            state.places[alien] = one | place & ON_TERMINAL
