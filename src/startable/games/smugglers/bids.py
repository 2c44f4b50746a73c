"""Reading the dice: what may be placed, who wins a card, what it costs (SM-204, SM-3xx, SM-810, SM-811)."""

from startable.games.smugglers.state import SmugglersState


def highest(state: SmugglersState, place: int) -> int:
    """The highest value on a card; 0 if it has no dice. In a tower that is the top one."""
    best = 0
    for die in state.dice[place]:
        if die & 7 > best:
            best = die & 7
    return best


def lowest_bid(state: SmugglersState, place: int) -> int:
    """The least value that may be placed now; 7 if none."""
    best = highest(state, place)
    return best + 1 if best and state.choices.towers else max(best, 1)


def speed(state: SmugglersState, seat: int) -> int:
    """A seat's token; with two players the sum of its tokens (SM-704)."""
    return sum(state.tokens[seat])


def winner(state: SmugglersState, place: int) -> int:
    """Who has the highest die, and among equals the higher token; -1 without dice (SM-301 to SM-303)."""
    best = highest(state, place)
    found = -1
    for die in state.dice[place]:
        seat = die >> 3
        if die & 7 == best and (found < 0 or speed(state, seat) > speed(state, found)):
            found = seat
    return found


def price(state: SmugglersState, place: int) -> int:
    """The energy that the winning die costs (SM-401, SM-811)."""
    best = highest(state, place)
    return 10 if best == 6 and state.choices.towers else best
