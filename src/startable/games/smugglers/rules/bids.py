"""Reading the dice: what may be placed, who wins a card, what it costs (SM-204, SM-3xx, SM-810 to SM-812)."""

from startable.core.movers import NOBODY
from startable.games.smugglers.state.dice import owner, shown
from startable.games.smugglers.state.state import SmugglersState


def highest(state: SmugglersState, place: int) -> int:
    """The highest value on a card; 0 if it has no dice. In a tower that is the top one."""
    best = 0
    for die in state.sectors.dice[place]:
        if shown(die) > best:
            best = shown(die)
    return best


def lowest_bid(state: SmugglersState, place: int) -> int:
    """The least value that may be placed now; 7 if none."""
    best = highest(state, place)
    return best + 1 if best and state.choices.towers else max(best, 1)


def speed(state: SmugglersState, seat: int) -> int:
    """A seat's token; with two players the sum of its tokens (SM-704)."""
    total = 0
    for token in state.players[seat].tokens:
        total += token
    return total


def winner(state: SmugglersState, place: int) -> int:
    """Who has the highest die, and among equals the higher token (SM-301, SM-302); NOBODY without dice."""
    best = highest(state, place)
    found = NOBODY
    for die in state.sectors.dice[place]:
        seat = owner(die)
        if shown(die) == best and (found == NOBODY or speed(state, seat) > speed(state, found)):
            found = seat
    return found


def price(state: SmugglersState, place: int) -> int:
    """The energy that the winning die costs (SM-401, SM-811)."""
    best = highest(state, place)
    return 10 if best == 6 and state.choices.towers else best


def fall_percent(state: SmugglersState, place: int) -> int:
    """SM-812: the risk that the top die falls grows with every die beneath; it is never quite certain."""
    return min(90, state.choices.fall_percent * (len(state.sectors.dice[place]) - 1))
