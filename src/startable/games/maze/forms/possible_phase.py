"""What each phase needs: a position whose dice, hands and points do not fit its phase cannot exist."""

from startable.core.movers import NOBODY
from startable.games.maze.box.board import NOWHERE
from startable.games.maze.box.parts import CREW, DEALT, DICE, MOVEMENT, NO_DIE, NO_TILE, RELIC_TILE, colour_of
from startable.games.maze.forms.possible_turn import no_turn, turn_fits
from startable.games.maze.state.hands import hand_too_big, short_hand
from startable.games.maze.state.state import (
    ABOARD,
    DISCARDING,
    ENDED,
    LAYING,
    ON_TERMINAL,
    OPENING,
    ROLLING,
    MazeState,
)
from startable.games.maze.state.whereabouts import all_places, bare_cell


def phase_fits(state: MazeState) -> bool:
    if state.phase <= OPENING:
        return _untouched(state) and _set_up(state)
    if state.round == 0 or bare_cell(state) != NOWHERE or not _dice_fit(state):
        return False
    if state.phase in (ROLLING, DISCARDING):
        return _between_rounds(state)
    return turn_fits(state) and (not _fresh(state) or _cleared(state))


# --- before the first round ---


def _untouched(state: MazeState) -> bool:
    aboard = all([place == ABOARD for place in all_places(state)])
    docked = [crew.dock for crew in state.crews] == state.board.docks[state.seats]
    nothing = state.round == 0 and state.starter == 0 and state.discard.size() == 0
    return aboard and docked and nothing and _no_dice(state) and no_turn(state)


def _set_up(state: MazeState) -> bool:
    """MZ-105, MZ-107: tiles row by row, then hands seat by seat."""
    if state.faces[state.board.centre] != RELIC_TILE:
        return False
    sizes = [crew.hand.size() for crew in state.crews]
    bare = bare_cell(state)
    if state.phase == LAYING:
        return bare != NOWHERE and sum(sizes) == 0 and _laid_in_order(state, bare)
    short = short_hand(state)
    if state.phase == OPENING:
        return bare == NOWHERE and short == state.seats
    dealt = short < state.seats and sizes[short] < DEALT and sum(sizes[short + 1 :]) == 0
    return bare == NOWHERE and dealt


def _laid_in_order(state: MazeState, bare: int) -> bool:
    later = [cell for cell in state.board.cells if cell >= bare and cell != state.board.centre]
    return all([state.faces[cell] == NO_TILE for cell in later])


# --- the dice ---


def _no_dice(state: MazeState) -> bool:
    return sum(state.pool) == 0 and not any([crew.panel.dice() for crew in state.crews])


def _dice_fit(state: MazeState) -> bool:
    """MZ-108: as many dice of each kind as players; while they are rolled, one kind after the other."""
    if state.phase == DISCARDING:
        return _no_dice(state)
    pool = [die for die in range(DICE) for _ in range(state.pool[die])]
    taken = [die for crew in state.crews for die in crew.panel.dice()]
    kinds = [_kind(die) for die in pool + taken]
    counts = [kinds.count(kind) for kind in range(CREW + 1)]
    if state.phase != ROLLING:
        return counts == [state.seats] * (CREW + 1)
    wanted = [min(state.seats, max(0, len(pool) - kind * state.seats)) for kind in range(CREW + 1)]
    return not taken and counts == wanted and len(pool) < state.seats * (CREW + 1)


def _kind(die: int) -> int:
    """Green, purple, orange, or a movement die."""
    return CREW if die >= MOVEMENT else colour_of(die)


# --- rounds ---


def _between_rounds(state: MazeState) -> bool:
    """MZ-206 to MZ-208: everything is cleared; hands are too big just while somebody discards."""
    too_big = hand_too_big(state) != NOBODY
    return no_turn(state) and _on_no_terminal(state) and too_big == (state.phase == DISCARDING)


def _fresh(state: MazeState) -> bool:
    """Has nobody taken a die in this round?"""
    return state.turns == 0 and state.turn.die == NO_DIE and state.phase != ENDED


def _cleared(state: MazeState) -> bool:
    return _on_no_terminal(state) and hand_too_big(state) == NOBODY


def _on_no_terminal(state: MazeState) -> bool:
    return not any([place & ON_TERMINAL for place in all_places(state)])
