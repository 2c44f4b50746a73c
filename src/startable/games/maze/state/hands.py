"""Cards: who still gets some, who holds too many, and where those are that a seat does not see."""

from startable.core.movers import NOBODY
from startable.games.maze.box.parts import DEALT, DECK, HAND_LIMIT, KINDS
from startable.games.maze.state.state import MazeState


def short_hand(state: MazeState) -> int:
    """Whom chance deals the next card of the first hands; the number of seats: everybody has theirs."""
    seat = 0
    while seat < state.seats and state.crews[seat].hand.size() == DEALT:
        seat += 1
    return seat


def hand_too_big(state: MazeState) -> int:
    """MZ-208: who has to discard, from the first player on; or NOBODY."""
    for turn in range(state.seats):
        seat = (state.starter + turn) % state.seats
        if state.crews[seat].hand.size() > HAND_LIMIT:
            return seat
    return NOBODY


def unseen(state: MazeState) -> list[int]:
    """By kind, the cards that are on no panel, not discarded, and in no hand that is known."""
    discard = state.discard.counts
    left = [DECK[kind] - discard[kind] for kind in range(KINDS)]
    for crew in state.crews:
        if crew.hand.unknown == 0:
            held = crew.hand.counts
            for kind in range(KINDS):
                left[kind] -= held[kind]
        crew.panel.take_cards(left)
    return left


def out_of_sight(state: MazeState, seat: int) -> list[int]:
    """By kind, the cards that are in the pile or in the others' hands, for all that this seat sees."""
    discard, own = state.discard.counts, state.crews[seat].hand.counts
    left = [DECK[kind] - discard[kind] - own[kind] for kind in range(KINDS)]
    for crew in state.crews:
        crew.panel.take_cards(left)
    return left
