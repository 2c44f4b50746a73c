"""Activating a card with an energy die: what all cards have in common (MZ-204, MZ-205, MZ-401)."""

from startable.core.refusal import Refusal
from startable.games.maze.parts import CARD_NAMES, COSTS, CREW, KINDS, NO_DIE, colour_of, pips
from startable.games.maze.state import PLAYING, SLOTS, MazeState


def unplayable(state: MazeState, seat: int, card: int) -> Refusal | None:
    """Why this card cannot be activated, whatever it should do."""
    if state.phase != PLAYING:
        return Refusal("MZ-204", "mz-no-energy-die")
    if not 0 <= card < KINDS or state.hands[seat].counts[card] == 0:
        return Refusal("MZ-204", "mz-card-missing")
    if COSTS[card] > pips(state.die):
        args: dict[str, int | str] = {"pips": pips(state.die), "cost": COSTS[card], "card": CARD_NAMES[card]}
        return Refusal("MZ-204", "mz-too-few-pips", args)
    return None


def acting(state: MazeState, seat: int) -> int:
    """MZ-205: the alien that carries out the card's effect."""
    return seat * CREW + colour_of(state.die)


def activate(state: MazeState, seat: int, card: int) -> None:
    """The card lies on the panel under the die just taken, until the round is cleared (MZ-206)."""
    state.played[slot_of(state, seat)] = card
    state.hands[seat].take(card)


def slot_of(state: MazeState, seat: int) -> int:
    """Where the energy die lies that this seat took last."""
    last = seat * SLOTS + 2
    return last if state.dice[last] != NO_DIE else last - 1
