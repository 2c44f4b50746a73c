"""Information-set Monte Carlo tree search, for any game: each walk goes through one possible world.

The tree is of what the searching seat can tell apart. Every seat is taken to want its own best. Where
somebody decides for the first time, all their moves are looked at, by the game's heuristics. Where chance has
few outcomes, each has a branch of its own and counts by its weight, those not tried yet as the place seemed
before; where it has many, a few are drawn that stand for all. A place is worth what the best way on from it
is worth: better than the mean of all that was tried, since most of that nobody would do.
"""

from math import log, sqrt
from time import monotonic
from typing import Final, Generic

from startable.core.heuristics import Heuristics
from startable.core.move import Move, S
from startable.core.movers import CHANCE, NOBODY
from startable.core.rules import Outcomes, Rules
from startable.core.stream import Stream

_EXPLORE: Final = 0.1
_DOUBT: Final = 0.05
_SELDOM: Final = 1.0
_FEW_OUTCOMES: Final = 36
_DRAWN: Final = 12
"""Of more outcomes than those, so many stand for all."""
_LOOK_AT_TIME_EVERY: Final = 16
_SEVERAL: Final = -4


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
        self.first: list[float] = []
        """What it seemed worth when it was first looked at."""
        self.next_mover = NOBODY
        """Who goes on from here; in different worlds it may be several."""
        self.outcomes = 0
        """If chance goes on: the weight of all that it may do."""
        self.children: dict[Move[S], Node[S]] = {}

    def add(self, move: Move[S], mover: int, weight: int) -> "Node[S]":
        node: Node[S] = Node(mover, weight, len(self.worth))
        self.children[move] = node
        self.next_mover = mover if self.next_mover in (NOBODY, mover) else _SEVERAL
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
        """What this seat would choose. What was hardly tried or is seldom possible counts less."""
        best, highest = self, -9.0
        for child in self.children.values():
            promise = child.promise(seat) - (_SELDOM if 2 * child.available < self.visits else 0.0)
            if promise > highest:
                best, highest = child, promise
        return best

    def promise(self, seat: int) -> float:
        return self.worth[seat] - _DOUBT / (self.visits + 1)

    def _mean(self) -> list[float]:
        by_weight = self.next_mover == CHANCE
        totals = [0.0] * len(self.worth)
        whole = 0
        for child in self.children.values():
            share = child.weight if by_weight else child.visits
            whole += share
            for seat in range(len(totals)):
                totals[seat] += share * child.worth[seat]
        if by_weight and self.first and whole < self.outcomes:
            for seat in range(len(totals)):
                totals[seat] += (self.outcomes - whole) * self.first[seat]
            whole = self.outcomes
        return [total / max(1, whole) for total in totals]


class Tree(Generic[S]):
    def __init__(self, rules: Rules[S], heuristics: Heuristics[S], seat: int, stream: Stream) -> None:
        self._rules = rules
        self._heuristics = heuristics
        self._seat = seat
        self._stream = stream
        self._path: list[Node[S]] = []
        self.root: Node[S] = Node(CHANCE, 1, rules.seats)

    def grow(self, worlds: list[S], iterations: int, seconds: float) -> int:
        """Goes through the worlds in turn, until enough walks or seconds are spent; how many it were."""
        until = monotonic() + seconds
        done = 0
        while done < iterations:
            self.iterate(worlds[done % len(worlds)].clone())
            done += 1
            if done % _LOOK_AT_TIME_EVERY == 0 and monotonic() > until:
                break
        return done

    def iterate(self, state: S) -> None:
        """One walk down the tree to a new decision; what it is worth is told to all places on the way."""
        self._path = [self.root]
        while self._step(state):
            pass
        self._tell(state)

    def _tell(self, state: S) -> None:
        for index in range(len(self._path) - 1, -1, -1):
            node = self._path[index]
            node.visits += 1
            if node.children:
                node.sum_up()
            else:
                node.learn(self._worth(state))

    def _step(self, state: S) -> bool:
        """Goes on by one move; False where somebody decides for the first time, or at the end of the game."""
        awaits = self._rules.awaits(state)
        if awaits.chance:
            self._chance(state)
            return True
        if not awaits.seats:
            return False
        mover = self._mover(awaits.seats)
        node = self._path[-1]
        new = not node.children
        moves = self._heuristics.ordered(state, mover, self._rules.legal(state, mover))
        for move in moves:
            if move not in node.children:
                self._look(node, state, mover, move)
        if new:
            return False
        move = self._choose(node, mover, moves)
        self._path.append(node.children[move])
        move.apply(state, mover, None)
        return True

    def _look(self, node: Node[S], state: S, mover: int, move: Move[S]) -> None:
        world = state.clone()
        move.apply(world, mover, None)
        child = node.add(move, mover, 1)
        child.worth = self._worth(world)
        child.first = child.worth.copy()

    def _mover(self, seats: int) -> int:
        """Of several at once any may be first; we ourselves are where we have to decide."""
        if seats & (seats - 1) == 0:
            return seats.bit_length() - 1
        if len(self._path) == 1 and seats >> self._seat & 1:
            return self._seat
        awaited = [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
        return awaited[self._stream.below(len(awaited))]

    def _chance(self, state: S) -> None:
        outcomes = self._rules.outcomes(state)
        node = self._path[-1]
        if len(outcomes.moves) <= _FEW_OUTCOMES:
            node.outcomes = outcomes.total
            index = self._due(node, outcomes, True)
            move, weight = outcomes.moves[index], outcomes.weights[index]
        else:
            node.outcomes = _DRAWN
            move, weight = self._drawn(node, outcomes), 1
        found = node.children.get(move)
        if found is None:
            found = node.add(move, CHANCE, weight)
            found.first = node.first  # for dice that follow dice
        self._path.append(found)
        move.apply(state, CHANCE, None)

    def _drawn(self, node: Node[S], outcomes: Outcomes[S]) -> Move[S]:
        """While there are few, another one by its weight; then those that are there, in turn."""
        if len(node.children) >= _DRAWN:
            index = self._due(node, outcomes, False)
            if index >= 0:
                return outcomes.moves[index]
        return outcomes.at(self._stream.below(outcomes.total))

    def _due(self, node: Node[S], outcomes: Outcomes[S], new: bool) -> int:
        """The outcome that came up least for its weight, new ones among them or not; -1: there is none."""
        count = len(outcomes.moves)
        start = self._stream.below(count)
        best, furthest = -1, -1.0
        for step in range(count):
            index = (start + step) % count
            child = node.children.get(outcomes.moves[index])
            if child is None and not new:
                continue
            weight = outcomes.weights[index] if new else 1
            behind = weight / (1.0 + (0 if child is None else child.visits))
            if behind > furthest:
                best, furthest = index, behind
        return best

    def _choose(self, node: Node[S], mover: int, moves: list[Move[S]]) -> Move[S]:
        """The most promising; one that was hardly tried may promise more than was seen of it."""
        best, highest = moves[0], -1.0
        for move in moves:
            child = node.children[move]
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
