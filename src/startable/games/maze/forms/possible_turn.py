"""What a turn needs: the die just taken, points that it gave, and a trail that can be walked back."""

from startable.core.movers import NOBODY
from startable.games.maze.box.aliens import ALIENS
from startable.games.maze.box.parts import CREW, CROWD, MOVEMENT, NO_CARD, NO_DIE
from startable.games.maze.state.points import granted
from startable.games.maze.state.state import (
    ABOARD,
    CELL_BITS,
    DRAWING,
    ENDED,
    HANDED,
    MOVING,
    ON_TERMINAL,
    PLAYING,
    TRAIL,
    MazeState,
)
from startable.games.maze.state.whereabouts import all_places, dock_cell


def no_turn(state: MazeState) -> bool:
    return state.turn.die == NO_DIE and _idle(state)


def _idle(state: MazeState) -> bool:
    turn = state.turn
    return sum(turn.points) == 0 and len(turn.trail) == 0 and turn.resting == 0


def turn_fits(state: MazeState) -> bool:
    if state.phase not in (PLAYING, MOVING, DRAWING):
        return no_turn(state) and (state.phase == ENDED) == (state.winner != NOBODY)
    if not _just_taken(state):
        return False
    if state.phase == PLAYING:
        return _may_play(state)
    if not _points_fit(state):
        return False
    return _draws(state) if state.phase == DRAWING else _moves(state)


def _just_taken(state: MazeState) -> bool:
    panel, die = state.crews[state.turn.seat].panel, state.turn.die
    if die >= MOVEMENT:
        return panel.movement == die
    return die != NO_DIE and [each for each, _ in panel.energy()][-1:] == [die]


def _may_play(state: MazeState) -> bool:
    turn = state.turn
    return _idle(state) and turn.die < MOVEMENT and state.crews[turn.seat].panel.last_card() == NO_CARD


def _draws(state: MazeState) -> bool:
    return len(state.turn.trail) == 0 and state.pile.size() > 0 and _just_stepped_on_terminal(state)


def _moves(state: MazeState) -> bool:
    return sum(state.turn.points) + len(state.turn.trail) > 0 and _trail_fits(state)


# --- points ---


def _points_fit(state: MazeState) -> bool:
    """No more than were granted; those that left no trail went to a terminal or for the relic."""
    points = granted(state)
    walked = [line // TRAIL for line in state.turn.trail]
    gone = [points[colour] - state.turn.points[colour] - walked.count(colour) for colour in range(CREW)]
    if min(gone) < 0 or sum(points) == 0 or not _rest_fits(state, gone):
        return False
    wears = state.wearer is not None and state.wearer.seat == state.turn.seat
    return sum(gone) == 0 or wears or _just_stepped_on_terminal(state)


def _rest_fits(state: MazeState, gone: list[int]) -> bool:
    """MZ-310, as printed: who rests is on a terminal, which took a point."""
    resting = [colour for colour in range(CREW) if state.turn.resting >> colour & 1]
    places = state.crews[state.turn.seat].places
    used = [places[colour] & ON_TERMINAL and gone[colour] > 0 for colour in resting]
    return all(used) and (state.acts_on or not resting)


def _just_stepped_on_terminal(state: MazeState) -> bool:
    """MZ-310: some alien of the seat is on a terminal, and its points are lost."""
    if state.acts_on:
        return state.turn.resting > 0
    points = granted(state)
    for colour, place in enumerate(state.crews[state.turn.seat].places):
        if place & ON_TERMINAL and points[colour] > 0 and state.turn.points[colour] == 0:
            return True
    return False


# --- the trail ---


def _trail_fits(state: MazeState) -> bool:
    """Every step of the trail can be walked back to where it came from."""
    world = state.clone()
    while world.turn.trail:
        line = world.turn.trail.pop()
        if not _step_fits(world, line // TRAIL, line % TRAIL):
            return False
    return True


def _step_fits(world: MazeState, colour: int, before: int) -> bool:
    seat = world.turn.seat
    now = world.crews[seat].places[colour]
    if before == HANDED:
        return _handed_back(world, colour)
    if now == ABOARD or now & ON_TERMINAL:
        return False
    world.crews[seat].places[colour] = before
    if before == ABOARD:
        return dock_cell(world, seat) == now
    return before & CELL_BITS in world.board.beside[now] and _crowd(world, before) <= CROWD


def _crowd(world: MazeState, place: int) -> int:
    return len([each for each in all_places(world) if each & CELL_BITS == place & CELL_BITS])


def _handed_back(world: MazeState, colour: int) -> bool:
    """MZ-502: the giver is a crew-mate of the wearer, on the same tile."""
    giver, wearer = ALIENS[world.turn.seat][colour], world.wearer
    if wearer is None or wearer is giver or wearer.seat != giver.seat or world.glued:
        return False
    world.wearer = giver
    places = world.crews[giver.seat].places
    return places[giver.colour] & CELL_BITS == places[wearer.colour] & CELL_BITS
