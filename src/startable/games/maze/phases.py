"""What each phase needs: a position whose dice, hands and points do not fit its phase cannot exist."""

from startable.games.maze.board import NOWHERE
from startable.games.maze.flow import hand_too_big
from startable.games.maze.moves.cards import slot_of
from startable.games.maze.moves.drawing import short_hand
from startable.games.maze.moves.setup import bare_cell
from startable.games.maze.parts import (
    CREW,
    CROWD,
    DEALT,
    DICE,
    FOOTPRINTS,
    MOVEMENT,
    NO_CARD,
    NO_DIE,
    NO_TILE,
    RELIC_TILE,
    RUNS,
    colour_of,
)
from startable.games.maze.state import (
    ABOARD,
    CELL_BITS,
    DISCARDING,
    DRAWING,
    ENDED,
    HANDED,
    LAYING,
    MOVING,
    NOBODY,
    ON_TERMINAL,
    OPENING,
    PLAYING,
    ROLLING,
    SLOTS,
    TRAIL,
    MazeState,
)


def phase_fits(state: MazeState) -> bool:
    phase = state.phase
    if phase <= OPENING:
        return _untouched(state) and _set_up(state)
    if state.round == 0 or bare_cell(state) != NOWHERE or not _dice_fit(state):
        return False
    if phase in (ROLLING, DISCARDING):
        return _between_rounds(state)
    fresh = state.turns == 0 and state.die == NO_DIE and phase != ENDED
    if fresh and (on_terminals(state) > 0 or hand_too_big(state) != NOBODY):
        return False
    return _turn_fits(state)


# --- before the first round ---


def _untouched(state: MazeState) -> bool:
    aboard = state.places.count(ABOARD) == len(state.places)
    docked = state.docks == state.board.docks[state.seats - 2]
    nothing = state.round == 0 and state.starter == 0 and state.discard.size() == 0
    return aboard and docked and nothing and _no_dice(state) and _no_turn(state)


def _set_up(state: MazeState) -> bool:
    """MZ-105, MZ-107: tiles row by row, then hands seat by seat."""
    bare = bare_cell(state)
    sizes = [hand.size() for hand in state.hands]
    if state.phase == LAYING:
        return bare != NOWHERE and sum(sizes) == 0 and _laid_in_order(state, bare)
    short = short_hand(state)
    if bare != NOWHERE or state.faces[state.board.centre] != RELIC_TILE:
        return False
    if state.phase == OPENING:
        return short == state.seats
    return short < state.seats and sizes[short] < DEALT and sum(sizes[short + 1 :]) == 0


def _laid_in_order(state: MazeState, bare: int) -> bool:
    later = [cell for cell in state.board.cells if cell >= bare and cell != state.board.centre]
    return all([state.faces[cell] == NO_TILE for cell in later]) and (
        state.faces[state.board.centre] == RELIC_TILE
    )


# --- the dice ---


def _no_dice(state: MazeState) -> bool:
    return sum(state.pool) == 0 and state.dice.count(NO_DIE) == len(state.dice)


def _no_turn(state: MazeState) -> bool:
    return state.die == NO_DIE and sum(state.points) == 0 and len(state.trail) == 0


def kind_of(die: int) -> int:
    """Green, purple, orange, or a movement die."""
    return CREW if die >= MOVEMENT else colour_of(die)


def _dice_fit(state: MazeState) -> bool:
    """MZ-108: as many dice of each kind as players; while they are rolled, one kind after the other."""
    if state.phase == DISCARDING:
        return _no_dice(state)
    counts = [0] * (CREW + 1)
    for die in range(DICE):
        counts[kind_of(die)] += state.pool[die]
    for die in state.dice:
        if die != NO_DIE:
            counts[kind_of(die)] += 1
    if state.phase != ROLLING:
        return counts == [state.seats] * (CREW + 1)
    rolled = sum(counts)
    wanted = [min(state.seats, max(0, rolled - kind * state.seats)) for kind in range(CREW + 1)]
    unused = state.dice.count(NO_DIE) == len(state.dice)
    return unused and counts == wanted and rolled < state.seats * (CREW + 1)


def _between_rounds(state: MazeState) -> bool:
    """MZ-206 to MZ-208: everything is cleared; hands are too big just while somebody discards."""
    too_big = hand_too_big(state) != NOBODY
    return _no_turn(state) and on_terminals(state) == 0 and too_big == (state.phase == DISCARDING)


def on_terminals(state: MazeState) -> int:
    return len([place for place in state.places if place & ON_TERMINAL])


# --- a turn ---


def _turn_fits(state: MazeState) -> bool:
    phase = state.phase
    if phase != PLAYING and phase != MOVING and phase != DRAWING:
        return _no_turn(state) and (phase == ENDED) == (state.winner != NOBODY)
    if state.die == NO_DIE or not _just_taken(state):
        return False
    if phase == PLAYING:
        idle = sum(state.points) == 0 and len(state.trail) == 0
        return idle and state.die < MOVEMENT and state.played[slot_of(state, state.seat)] == NO_CARD
    if not _points_fit(state):
        return False
    if phase == DRAWING:
        return len(state.trail) == 0 and state.pile.size() > 0 and _just_stepped_on_terminal(state)
    return sum(state.points) + len(state.trail) > 0 and _trail_fits(state)


def _just_taken(state: MazeState) -> bool:
    slot = state.seat * SLOTS if state.die >= MOVEMENT else slot_of(state, state.seat)
    return state.dice[slot] == state.die


def _granted(state: MazeState) -> list[int]:
    """The points that the turn began with, by colour (MZ-301, MZ-410)."""
    if state.die >= MOVEMENT:
        return FOOTPRINTS[state.die]
    granted = [0] * CREW
    card = state.played[slot_of(state, state.seat)]
    if card != NO_CARD:
        granted[colour_of(state.die)] = RUNS[card]
    return granted


def _points_fit(state: MazeState) -> bool:
    """No more than were granted; those that left no trail went to a terminal or for the relic."""
    granted = _granted(state)
    gone = 0
    for colour in range(CREW):
        walked = len([line for line in state.trail if line // TRAIL % CREW == colour])
        if state.points[colour] + walked > granted[colour]:
            return False
        gone += granted[colour] - state.points[colour] - walked
    wears = state.wearer != NOBODY and state.wearer // CREW == state.seat
    return sum(granted) > 0 and (gone == 0 or wears or _just_stepped_on_terminal(state))


def _just_stepped_on_terminal(state: MazeState) -> bool:
    """MZ-310: some alien of the seat is on a terminal, and its points are lost."""
    granted = _granted(state)
    for colour in range(CREW):
        used = state.places[state.seat * CREW + colour] & ON_TERMINAL
        if used and granted[colour] > 0 and state.points[colour] == 0:
            return True
    return False


def _trail_fits(state: MazeState) -> bool:
    """Every step of the trail can be walked back to where it came from."""
    world = state.clone()
    while world.trail:
        line = world.trail.pop()
        if not _step_fits(world, line // TRAIL, line % TRAIL):
            return False
    return True


def _step_fits(world: MazeState, alien: int, before: int) -> bool:
    now = world.places[alien]
    if before == HANDED:
        return _handed_back(world, alien)
    if now == ABOARD or now & ON_TERMINAL:
        return False
    world.places[alien] = before
    if before == ABOARD:
        return world.docks[alien // CREW] // 4 == now
    return before & CELL_BITS in world.board.beside[now] and _crowd(world, before) <= CROWD


def _crowd(world: MazeState, place: int) -> int:
    return len([each for each in world.places if each & CELL_BITS == place & CELL_BITS])


def _handed_back(world: MazeState, alien: int) -> bool:
    """MZ-502: the giver is a crew-mate of the wearer, on the same tile."""
    wearer = world.wearer
    if wearer in (NOBODY, alien) or wearer // CREW != alien // CREW or world.glued:
        return False
    world.wearer = alien
    return world.places[alien] & CELL_BITS == world.places[wearer] & CELL_BITS
