"""Random play to the end, as fast as the contract allows."""

from startable.core.move import S
from startable.core.movers import CHANCE
from startable.core.rules import Rules
from startable.core.stream import Stream


class Tally:
    """What was played: games, decisions by seats, and chance's lines."""

    def __init__(self, games: int, decisions: int, chances: int) -> None:
        self.games = games
        self.decisions = decisions
        self.chances = chances


def playout(rules: Rules[S], state: S, stream: Stream, tally: Tally) -> None:
    """Plays this state to its end with uniformly random moves."""
    decisions = 0
    chances = 0
    while True:
        awaits = rules.awaits(state)
        if awaits.chance:
            rules.some_outcome(state, stream).apply(state, CHANCE, None)
            chances += 1
        elif awaits.seats:
            seat = awaits.first
            rules.some(state, seat, stream).apply(state, seat, None)
            decisions += 1
        else:
            break
    tally.games += 1
    tally.decisions += decisions
    tally.chances += chances


def playouts(rules: Rules[S], games: int, seed: int) -> Tally:
    """So many random games from the start, one stream for all."""
    tally = Tally(0, 0, 0)
    stream = Stream(seed)
    for _ in range(games):
        playout(rules, rules.start(), stream, tally)
    return tally
