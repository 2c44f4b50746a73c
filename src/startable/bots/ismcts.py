"""Information-set Monte Carlo tree search, for any game: each turn of it plays through one possible world.

The tree is of what the searching seat can tell apart. Every seat is taken to want its own best. Where chance
has few outcomes, each has a branch of its own and counts by its weight; where it has many, as with a deck,
what follows shares one. A place is worth what the best way on from it is worth, by the game's heuristics at
the tips: better than the mean of all that was tried, since most of that nobody would do.
"""

from math import log, sqrt
from time import monotonic
from typing import Final, Generic

from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE
from startable.core.rules import Rules
from startable.core.stream import Stream

_EXPLORE: Final = 0.1
_DOUBT: Final = 0.05
_FEW_OUTCOMES: Final = 36
_LOOK_AT_TIME_EVERY: Final = 16
_FIRST: Final = 3
"""So many moves are tried from the start; more, in the order of the heuristics, as a place is visited."""
_SEVERAL: Final = -3
_NOBODY: Final = -4


class Node(Generic[S]):
    """A place in the tree, reached by a move of `mover`."""

    def __init__(self, mover: int, weight: int, seats: int) -> None:
        self.mover = mover
        self.weight = weight
        """Of the outcome that led here, if chance did."""
        self.visits = 0
        self.available = 1
        """How often it could have been chosen: in other worlds it may not be possible."""
        self.worth = [0.0] * seats
        """What it is worth to each seat, from 0 to 1."""
        self.next_mover = _NOBODY
        """Who goes on from here; in different worlds it may be several."""
        self.children: dict[Move[S], Node[S]] = {}

    def add(self, move: Move[S], mover: int, weight: int) -> "Node[S]":
        node: Node[S] = Node(mover, weight, len(self.worth))
        self.children[move] = node
        self.next_mover = mover if self.next_mover in (_NOBODY, mover) else _SEVERAL
        return node

    def learn(self, worth: list[float]) -> None:
        """The mean of what was found here, as long as nothing lies beyond."""
        for seat in range(len(worth)):
            self.worth[seat] += (worth[seat] - self.worth[seat]) / self.visits

    def sum_up(self) -> None:
        """From what lies beyond: a seat takes its best, chance counts by weight, several by how often."""
        if self.next_mover >= 0:
            self.worth = self._best(self.next_mover).worth
        else:
            self.worth = self._mean()

    def _best(self, seat: int) -> "Node[S]":
        """What this seat would choose; a promise that was hardly tried counts a little less."""
        best, highest = self, -2.0
        for child in self.children.values():
            promise = child.worth[seat] - _DOUBT / (child.visits + 1)
            if promise > highest:
                best, highest = child, promise
        return best

    def _mean(self) -> list[float]:
        totals = [0.0] * len(self.worth)
        whole = 0
        for child in self.children.values():
            share = child.weight if self.next_mover == CHANCE else child.visits
            whole += share
            for seat in range(len(totals)):
                totals[seat] += share * child.worth[seat]
        return [total / whole for total in totals]


class Tree(Generic[S]):
    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], seat: int, stream: Stream) -> None:
        self._rules = rules
        self._heuristics = heuristics
        self._seat = seat
        self._stream = stream
        self._path: list[Node[S]] = []
        self.root: Node[S] = Node(CHANCE, 1, rules.seats)

    def grow(self, worlds: list[S], iterations: int, seconds: float) -> int:
        """Goes through the worlds in turn, until enough turns or seconds are spent; how many it were."""
        until = monotonic() + seconds
        done = 0
        while done < iterations:
            self.iterate(worlds[done % len(worlds)].clone())
            done += 1
            if done % _LOOK_AT_TIME_EVERY == 0 and monotonic() > until:
                break
        return done

    def iterate(self, state: S) -> None:
        """One walk down the tree to a new place; what it is worth is told to all places on the way."""
        self._path = [self.root]
        while self._step(state):
            pass
        self._tell(self._worth(state))

    def _tell(self, worth: list[float]) -> None:
        for index in range(len(self._path) - 1, -1, -1):
            node = self._path[index]
            node.visits += 1
            if node.children:
                node.sum_up()
            else:
                node.learn(worth)

    def _step(self, state: S) -> bool:
        """Goes on by one move; False at a new place, or at the end of the game."""
        awaits = self._rules.awaits(state)
        if awaits.chance:
            self._chance(state)
            return True
        if not awaits.seats:
            return False
        mover = self._mover(awaits.seats)
        move = self._choose(state, mover)
        found = self._path[-1].children.get(move)
        self._path.append(self._path[-1].add(move, mover, 1) if found is None else found)
        move.apply(state, mover, None)
        return found is not None

    def _mover(self, seats: int) -> int:
        """Of several at once any may be first; we ourselves are where we have to decide."""
        if seats & (seats - 1) == 0:
            return seats.bit_length() - 1
        if len(self._path) == 1 and seats >> self._seat & 1:
            return self._seat
        awaited = [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
        return awaited[self._stream.below(len(awaited))]

    def _chance(self, state: S) -> None:
        outcomes = self._rules.chances(state)
        point = self._stream.below(outcomes.total)
        move = outcomes.at(point)
        if len(outcomes.moves) <= _FEW_OUTCOMES:
            found = self._path[-1].children.get(move)
            if found is None:
                found = self._path[-1].add(move, CHANCE, outcomes.weights[outcomes.moves.index(move)])
            self._path.append(found)
        move.apply(state, CHANCE, None)

    def _choose(self, state: S, mover: int) -> Move[S]:
        """An untried move while there is room for one; otherwise the most promising."""
        parent = self._path[-1]
        moves = self._heuristics.ordered(state, mover, self._rules.legal(state, mover))
        room = _FIRST + int(2.0 * sqrt(parent.visits))
        best, highest, tried = moves[0], -1.0, 0
        for move in moves:
            child = parent.children.get(move)
            if child is None:
                if tried < room:
                    return move
                continue
            tried += 1
            child.available += 1
            promise = child.worth[mover] + _EXPLORE * sqrt(log(child.available) / (child.visits + 1))
            if promise > highest:
                best, highest = move, promise
        return best

    def _worth(self, state: S) -> list[float]:
        result = self._rules.result(state)
        if result is None:
            return self._heuristics.chances(state)
        return [result.share(seat) for seat in range(self._rules.seats)]
