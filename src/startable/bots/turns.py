"""Whole turns as moves: what a seat can do until others or chance go on, each position once.

For each move the turn that ends best is followed, as `rollouts` follows moves.
"""

from typing import Final, Generic

from startable.bots.rollouts import MOST, Candidate, Rollouts
from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.rules import Rules

_WIDEST: Final = 24
"""So many unfinished turns are gone on with; the others seem too much worse."""
_LONGEST: Final = 12


class Way(Generic[S]):
    """Some moves of a turn and where they lead."""

    def __init__(self, moves: list[Move[S]], state: S, guess: float) -> None:
        self.moves = moves
        self.state = state
        self.guess = guess


class Turns(Rollouts[S]):
    def candidates(self, state: S) -> list[Candidate[S]]:
        """The best turn that begins with each move: those that begin alike differ in what hardly matters.
        Of a turn too long to be looked through, its first moves."""
        found: dict[Move[S], Candidate[S]] = {}
        for way in ends(self.rules, self.heuristics, state, self.seat):
            if way.moves[0] not in found:
                found[way.moves[0]] = Candidate(way.moves, way.guess, self.heuristics.trust)
        return list(found.values())[:MOST] or super().candidates(state)


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
