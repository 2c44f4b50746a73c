"""Which positions can exist: whatever a text tells that no game can lead to is refused by a rule.

Asked only of positions that come from outside.
"""

from startable.core.movers import NOBODY
from startable.core.unreadable import Unreadable
from startable.core.wordlist import misspelt
from startable.games.starfarers.box.parts import GOAL
from startable.games.starfarers.forms.possible_board import check_board
from startable.games.starfarers.forms.possible_deeds import deeds_fit
from startable.games.starfarers.forms.possible_offer import offer_fits
from startable.games.starfarers.forms.possible_pieces import check_pieces
from startable.games.starfarers.forms.possible_setup import setup_fits
from startable.games.starfarers.forms.possible_stack import stack_fits
from startable.games.starfarers.forms.possible_turn import turn_fits
from startable.games.starfarers.rules.awaited import awaited
from startable.games.starfarers.rules.legal import legal_moves
from startable.games.starfarers.rules.outcomes import outcomes
from startable.games.starfarers.state.state import StarState


def possible(state: StarState) -> None:
    """Unreadable unless the parts of the box can lie so, and what is about to happen can."""
    _check_known(state)
    check_board(state)
    check_pieces(state)
    _check_end(state)
    if not (stack_fits(state) and setup_fits(state) and turn_fits(state)):
        raise Unreadable("sf-stack-wrong", {}, "SF-301")
    if not (offer_fits(state) and deeds_fit(state) and _somebody_can_move(state)):
        raise Unreadable("sf-stack-wrong", {}, "SF-301")


def _check_known(state: StarState) -> None:
    """A seat may not know what the others hold; a table does."""
    for seat, player in enumerate(state.players):
        for word, bag in (("cards", player.hand), ("down", player.laid)):
            if bag.unknown:
                raise misspelt(f"{'ABCD'[seat]}.{word}")


def _check_end(state: StarState) -> None:
    """SF-902: the game is over just when the player whose turn it is has the points."""
    ended = state.active_player().points >= GOAL and state.turn > 0
    if (state.winner != NOBODY) != ended or (ended and state.winner != state.active):
        raise Unreadable("sf-end-wrong", {}, "SF-902")


def _somebody_can_move(state: StarState) -> bool:
    """Whoever is awaited has a move; chance too."""
    awaits = awaited(state)
    if awaits.chance:
        return len(outcomes(state).moves) > 0
    return all([len(legal_moves(state, seat)) > 0 for seat in awaits.each()])
