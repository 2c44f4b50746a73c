"""Which positions of Space Maze can exist; asked of those that come from outside, and nowhere else."""

from startable.core.forms import SEATS
from startable.core.unreadable import Unreadable
from startable.core.wordlist import misspelt
from startable.games.maze.forms.possible_parts import check_aliens, check_cards, check_ships, check_tiles
from startable.games.maze.forms.possible_phase import phase_fits
from startable.games.maze.forms.possible_relic import check_end, check_relic
from startable.games.maze.state.state import PHASES, MazeState


def possible(state: MazeState) -> None:
    """Unreadable says which rule no game could have kept."""
    _check_known(state)
    check_tiles(state)
    check_ships(state)
    check_aliens(state)
    check_cards(state)
    _check_panels(state)
    check_relic(state)
    check_end(state)
    if not phase_fits(state):
        raise Unreadable("mz-phase-wrong", {"phase": PHASES[state.phase]}, "MZ-201")


def _check_known(state: MazeState) -> None:
    """Where a hand is only counted, it is what somebody knows of a position."""
    for seat, crew in enumerate(state.crews):
        if crew.hand.unknown:
            raise misspelt(f"{SEATS[seat]}.cards")


def _check_panels(state: MazeState) -> None:
    """MZ-201: from the first player on, everybody takes one die after the other."""
    counts = [len(crew.panel.dice()) for crew in state.crews]
    taken = sum(counts)
    for turn in range(state.seats):
        seat = (state.starter + turn) % state.seats
        if counts[seat] != (taken - turn + state.seats - 1) // state.seats:
            raise Unreadable("mz-dice-order", {}, "MZ-201")
