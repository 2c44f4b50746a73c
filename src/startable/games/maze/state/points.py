"""Movement points: what a turn began with, and who may not walk on (MZ-301, MZ-310, MZ-410)."""

from startable.games.maze.box.aliens import Alien
from startable.games.maze.box.parts import CREW, FOOTPRINTS, MOVEMENT, NO_CARD, RUNS, colour_of
from startable.games.maze.state.state import MazeState


def granted(state: MazeState) -> list[int]:
    """By colour: the footprints of the die just taken, or what a Run gave with it."""
    die = state.turn.die
    if die >= MOVEMENT:
        return FOOTPRINTS[die]
    points = [0] * CREW
    card = state.crews[state.turn.seat].panel.last_card()
    if card != NO_CARD:
        points[colour_of(die)] = RUNS[card]
    return points


def rests(state: MazeState, alien: Alien) -> bool:
    """MZ-310, as printed: it used a terminal in this turn, so it takes no more steps."""
    return state.turn.seat == alien.seat and state.turn.resting >> alien.colour & 1 == 1
