"""Who plays the games to learn from: this process, a few of its own, or a Ray cluster.

Games are numbered, and what they teach is put in the order of the numbers: the same, whoever played them.
"""

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from startable import __version__
from startable.arena.cluster import Joined, same_version
from startable.arena.pool import deaf
from startable.bots.selfplay import play
from startable.core import Unreadable
from startable.core.net import Net
from startable.core.weights import read
from startable.play.catalogue import game
from startable.play.processes import end_with_parent
from startable.train.lessons import Lessons, joined, lessons
from startable.train.plan import Plan

CHUNK = 32
"""Games that a worker plays at a time."""


T = TypeVar("T")
Work = Callable[[Plan, bytes, int, Sequence[int]], T]
"""Plays games by a plan and weights, in a round, by their numbers; what they teach."""


class Players(Protocol):
    def play(self, work: Work[T], plan: Plan, weights: bytes, round: int) -> list[T]:
        """The games of this round, by these weights."""
        ...

    def leave(self) -> None: ...


class Alone:
    def play(self, work: Work[T], plan: Plan, weights: bytes, round: int) -> list[T]:
        return [work(plan, weights, round, chunk) for chunk in chunks(plan.numbers(round))]

    def leave(self) -> None:
        pass


class Processes:
    def __init__(self, size: int) -> None:
        self._pool = ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), end_with_parent)
        with deaf():
            for _ in range(size):
                self._pool.submit(int)

    def play(self, work: Work[T], plan: Plan, weights: bytes, round: int) -> list[T]:
        asked = [
            self._pool.submit(work, plan, weights, round, chunk) for chunk in chunks(plan.numbers(round))
        ]
        try:
            return [each.result() for each in asked]
        except BrokenProcessPool:
            raise Unreadable("arena-worker-died") from None

    def leave(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster:
    """Every machine needs this very version of Startable. What dies with its machine is played elsewhere."""

    def __init__(self, address: str, size: int) -> None:
        self._joined = Joined(address, size)
        self._ray = self._joined.ray
        self._size = size
        self._work = self._ray.remote(work_there)

    def play(self, work: Work[T], plan: Plan, weights: bytes, round: int) -> list[T]:
        shared, asked = self._ray.put(weights), list[Any]()
        for chunk in chunks(plan.numbers(round)):
            self._await_hand(asked)
            asked.append(self._work.remote(__version__, work, plan, shared, round, chunk))
        try:
            found: list[T] = self._ray.get(asked)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        return found

    def _await_hand(self, asked: list[Any]) -> None:
        """No more than so many play at once, if somebody said how many."""
        if self._size and len(asked) >= self._size:
            self._ray.wait(asked, num_returns=len(asked) - self._size + 1)

    def leave(self) -> None:
        self._joined.leave()


def work_there(
    version: str, work: Work[T], plan: Plan, weights: bytes, round: int, numbers: Sequence[int]
) -> T:
    same_version(version)
    return work(plan, weights, round, numbers)


def chunks(numbers: range) -> list[range]:
    return [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]


def play_games(plan: Plan, weights: bytes, round: int, numbers: Sequence[int]) -> Lessons:
    _, net = read(weights, "")
    return joined([_lessons(plan, net, number, plan.warmth_at(round)) for number in numbers])


def _lessons(plan: Plan, net: Net, number: int, warmth: float) -> Lessons:
    found, rules = game(plan.game), plan.rules(number)
    heuristics: Any = found.heuristics(rules)
    heuristics.use(net)
    return lessons(play(rules, found.layout, heuristics, plan.stream(number), warmth), plan.trace)
