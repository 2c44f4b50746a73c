"""Whole turns as moves: what a seat can do until others or chance go on, each position once.

The turns that end best are followed, as `rollouts` follows moves.
"""

from typing import Final, Generic

from startable.bots.rollouts import Candidate, Rollouts
from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.rules import Rules

_WIDEST: Final = 24
"""So many unfinished turns are gone on with; the others seem too much worse."""
_LONGEST: Final = 12
_MOST: Final = 10
"""So many ends are followed,"""
_ALIKE: Final = 4
"""and so many that begin alike."""
_FEWEST: Final = 4
"""They are many, and differ by more than the dice do: some are soon given up."""


class Way(Generic[S]):
    """Some moves of a turn and where they lead."""

    def __init__(self, moves: list[Move[S]], state: S, guess: float) -> None:
        self.moves = moves
        self.state = state
        self.guess = guess


class Turns(Rollouts[S]):
    fewest = _FEWEST

    def candidates(self, state: S) -> list[Candidate[S]]:
        """The best turns, of those that begin with the same move a few. Of a turn too long to be looked
        through, its first moves."""
        found: list[Candidate[S]] = []
        begun: dict[Move[S], int] = {}
        for way in ends(self.rules, self.heuristics, state, self.seat):
            count = begun.get(way.moves[0], 0)
            if count < _ALIKE and len(found) < _MOST:
                begun[way.moves[0]] = count + 1
                found.append(Candidate(way.moves, way.guess, self.heuristics.trust))
        return found or super().candidates(state)


def ends(rules: Rules[S], heuristics: Heuristics[S], state: S, seat: int) -> list[Way[S]]:
    """How the turn may end, the best first. Positions that seem equally good to everybody are one."""
    tick, ended = heuristics.tick(state), Shelf[S]()
    going: list[Way[S]] = [Way([], state, 0.0)]
    for _ in range(_LONGEST):
        shelf = Shelf[S]()
        for way in going:
            for move in heuristics.ordered(way.state, seat, rules.legal(way.state, seat)):
                after = way.state.clone()
                move.apply(after, seat, None)
                on = heuristics.tick(after) == tick and rules.awaits(after).waits_for(seat)
                chances = heuristics.chances(after)
                (shelf if on else ended).put(Way([*way.moves, move], after, chances[seat]), chances)
        going = shelf.best()[:_WIDEST]
        if not going:
            break
    return ended.best()


class Shelf(Generic[S]):
    def __init__(self) -> None:
        self._ways: dict[tuple[float, ...], Way[S]] = {}

    def put(self, way: Way[S], chances: list[float]) -> None:
        self._ways.setdefault(tuple(chances), way)

    def best(self) -> list[Way[S]]:
        return sorted(self._ways.values(), key=_by_guess)


def _by_guess(way: Way[S]) -> float:
    return -way.guess
