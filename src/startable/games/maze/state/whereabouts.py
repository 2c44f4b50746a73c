"""Where aliens, ships and the relic are, and what is there (MZ-308, MZ-311, MZ-403, MZ-504)."""

from startable.games.maze.box.aliens import Alien
from startable.games.maze.box.board import NOWHERE, cell_at
from startable.games.maze.box.parts import COPIES, CROWD, NO_TILE, RELIC_TILE, SQUARE, TERMINALS
from startable.games.maze.state.state import ABOARD, CELL_BITS, ON_TERMINAL, MazeState


def place_of(state: MazeState, alien: Alien) -> int:
    return state.crews[alien.seat].places[alien.colour]


def cell_of(state: MazeState, alien: Alien) -> int:
    """NOWHERE for an alien aboard."""
    place = state.crews[alien.seat].places[alien.colour]
    return NOWHERE if place == ABOARD else place & CELL_BITS


def dock_cell(state: MazeState, seat: int) -> int:
    """The cell at this seat's ship."""
    return cell_at(state.crews[seat].dock)


def all_places(state: MazeState) -> list[int]:
    return [place for crew in state.crews for place in crew.places]


def is_full(state: MazeState, cell: int) -> bool:
    """MZ-308: no more than four aliens on a tile, those on its terminal included."""
    crowd = 0
    for crew in state.crews:
        for place in crew.places:
            if place & CELL_BITS == cell:
                crowd += 1
    return crowd >= CROWD


def has_free_terminal(state: MazeState, cell: int) -> bool:
    """MZ-311."""
    free, terminal = TERMINALS[state.faces[cell]], cell | ON_TERMINAL
    for crew in state.crews:
        for place in crew.places:
            if place == terminal:
                free -= 1
    return free > 0


def relic_here(state: MazeState, cell: int) -> bool:
    """MZ-501, MZ-504: until it is taken, the relic lies on its tile."""
    if state.wearer is None:
        return state.faces[cell] == RELIC_TILE
    return place_of(state, state.wearer) & CELL_BITS == cell


def relic_cell(state: MazeState) -> int:
    if state.wearer is None:
        return state.faces.index(RELIC_TILE)
    return place_of(state, state.wearer) & CELL_BITS


def relic_aboard(state: MazeState) -> bool:
    """MZ-602: only the end of the game brings it there."""
    return state.wearer is not None and place_of(state, state.wearer) == ABOARD


def beside(state: MazeState, alien: Alien) -> list[int]:
    """MZ-403: the cells orthogonally next to an alien; for one aboard, the dock tile."""
    place = place_of(state, alien)
    return [dock_cell(state, alien.seat)] if place == ABOARD else state.board.beside[place & CELL_BITS]


def diagonal(state: MazeState, alien: Alien) -> list[int]:
    """MZ-403: the cells diagonally next to an alien; for one aboard, those beside the dock tile."""
    place = place_of(state, alien)
    if place == ABOARD:
        return state.board.aside(state.crews[alien.seat].dock)
    return state.board.diagonal[place & CELL_BITS]


# --- tiles ---


def bare_cell(state: MazeState) -> int:
    """The first cell without a tile, or NOWHERE."""
    for cell in state.board.cells:
        if state.faces[cell] == NO_TILE:
            return cell
    return NOWHERE


def tiles_left(state: MazeState) -> list[int]:
    """By square, how many are still in the box."""
    left = COPIES.copy()
    for cell in state.board.cells:
        face = state.faces[cell]
        if face != NO_TILE and face != RELIC_TILE:
            left[SQUARE[face]] -= 1
    return left


def put_tile(state: MazeState, cell: int, face: int) -> None:
    faces = list(state.faces)
    faces[cell] = face
    state.faces = tuple(faces)


def swap_tiles(state: MazeState, one: int, other: int) -> None:
    """MZ-402: everything on the tiles goes along; ships stay."""
    faces = list(state.faces)
    faces[one], faces[other] = faces[other], faces[one]
    state.faces = tuple(faces)
    for crew in state.crews:
        for colour, place in enumerate(crew.places):
            if place & CELL_BITS == one:
                crew.places[colour] = other | place & ON_TERMINAL
            elif place & CELL_BITS == other:
                crew.places[colour] = one | place & ON_TERMINAL
