"""Why a move cannot be made just now: what has to be done first, or what is over (MZ-2xx, MZ-3xx)."""

from typing import Final

from startable.core.refusal import Refusal
from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.parts import CREW, HAND_LIMIT, MOVEMENT, NO_DIE, colour_of
from startable.games.maze.state.points import granted
from startable.games.maze.state.state import DISCARDING, MOVING, ON_TERMINAL, PLAYING, TAKING, MazeState
from startable.games.maze.state.whereabouts import place_of

MUST_DISCARD: Final = Refusal("MZ-208", "mz-must-discard", {"limit": HAND_LIMIT})
_TWO_ENERGY_DICE: Final = Refusal("MZ-201", "mz-two-energy-dice")


def no_die_now(state: MazeState) -> Refusal | None:
    """Why this is no time to take a die."""
    if state.phase == TAKING:
        return None
    return MUST_DISCARD if state.phase == DISCARDING else Refusal("MZ-201", "mz-one-die-a-turn")


def no_room_for(state: MazeState, seat: int, die: int) -> Refusal | None:
    if state.crews[seat].panel.has_room(die):
        return None
    return Refusal("MZ-202", "mz-one-movement-die") if die >= MOVEMENT else _TWO_ENERGY_DICE


def no_card_now(state: MazeState, seat: int) -> Refusal | None:
    """MZ-204: why this is no time to activate a card."""
    if state.phase == PLAYING:
        return None
    if state.phase == DISCARDING:
        return MUST_DISCARD
    if state.phase == MOVING:
        if state.turn.die >= MOVEMENT:
            return Refusal("MZ-204", "mz-movement-die-no-card")
        return Refusal("MZ-204", "mz-one-card-a-die")
    full = state.crews[seat].panel.second != NO_DIE
    return _TWO_ENERGY_DICE if full else Refusal("MZ-204", "mz-energy-die-first")


def unable(state: MazeState, seat: int, colour: int) -> Refusal | None:
    """MZ-301: why this alien has no movement point to spend."""
    if state.phase != MOVING:
        return _no_movement_now(state, seat)
    if not 0 <= colour < CREW:
        return Refusal("MZ-101", "mz-no-such-alien")
    return None if state.turn.points[colour] > 0 else _pointless(state, ALIENS[seat][colour])


def _no_movement_now(state: MazeState, seat: int) -> Refusal:
    if state.phase == DISCARDING:
        return MUST_DISCARD
    if state.phase == PLAYING:
        return Refusal("MZ-301", "mz-energy-die-moves-nobody")
    moved = state.crews[seat].panel.movement != NO_DIE
    return Refusal("MZ-202", "mz-moved-already") if moved else Refusal("MZ-301", "mz-movement-die-first")


def _pointless(state: MazeState, alien: Alien) -> Refusal:
    """What an alien never had it cannot have spent, and a terminal takes what is left."""
    if granted(state)[alien.colour] == 0:
        return _never_had(state, alien)
    if place_of(state, alien) & ON_TERMINAL and not state.acts_on:
        return Refusal("MZ-310", "mz-rests", {"alien": alien.letter})
    return Refusal("MZ-301", "mz-no-points", {"alien": alien.letter})


def _never_had(state: MazeState, alien: Alien) -> Refusal:
    if state.turn.die >= MOVEMENT:
        return Refusal("MZ-301", "mz-no-footprint", {"alien": alien.letter})
    runner = ALIENS[alien.seat][colour_of(state.turn.die)]
    return Refusal("MZ-410", "mz-only-the-runner", {"alien": runner.letter})
