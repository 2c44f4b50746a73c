"""Activating a card with an energy die: what all cards have in common (MZ-204, MZ-205, MZ-401)."""

from startable.core.refusal import Refusal
from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.parts import CARD_NAMES, COSTS, KINDS, colour_of, pips
from startable.games.maze.rules.moves.timing import no_card_now
from startable.games.maze.state.state import MazeState


def unplayable(state: MazeState, seat: int, card: int) -> Refusal | None:
    """Why this card cannot be activated, whatever it should do."""
    early = no_card_now(state, seat)
    if early is not None:
        return early
    if not 0 <= card < KINDS or state.crews[seat].hand.counts[card] == 0:
        return Refusal("MZ-204", "mz-card-missing")
    most = pips(state.turn.die)
    if COSTS[card] > most:
        args: dict[str, int | str] = {"pips": most, "cost": COSTS[card], "card": CARD_NAMES[card]}
        return Refusal("MZ-204", "mz-too-few-pips", args)
    return None


def acting(state: MazeState, seat: int) -> Alien:
    """MZ-205: the alien that carries out the card's effect."""
    return ALIENS[seat][colour_of(state.turn.die)]


def activate(state: MazeState, seat: int, card: int) -> None:
    """The card lies on the panel under the die just taken, until the round is cleared (MZ-206)."""
    crew = state.crews[seat]
    crew.panel = crew.panel.with_card(card)
    crew.hand.take(card)
