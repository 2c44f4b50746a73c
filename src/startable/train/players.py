"""Who plays the games to learn from: this process, a few of its own, or a Ray cluster.

Games are numbered, and what they teach is put in the order of the numbers: the same, whoever played them.
"""

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from startable.arena.cluster import connected
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


class Players(Protocol):
    def play(self, plan: Plan, weights: bytes, round: int) -> Lessons:
        """The games of this round, by these weights."""
        ...

    def leave(self) -> None: ...


class Alone:
    def play(self, plan: Plan, weights: bytes, round: int) -> Lessons:
        return joined([play_games(plan, weights, round, chunk) for chunk in chunks(plan.numbers(round))])

    def leave(self) -> None:
        pass


class Processes:
    def __init__(self, size: int) -> None:
        self._pool = ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), end_with_parent)
        with deaf():
            for _ in range(size):
                self._pool.submit(int)

    def play(self, plan: Plan, weights: bytes, round: int) -> Lessons:
        asked = [
            self._pool.submit(play_games, plan, weights, round, chunk)
            for chunk in chunks(plan.numbers(round))
        ]
        try:
            return joined([each.result() for each in asked])
        except BrokenProcessPool:
            raise Unreadable("arena-worker-died") from None

    def leave(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Cluster:
    """Every machine of it needs this very version of Startable."""

    def __init__(self, address: str, size: int) -> None:
        self._ray = connected(address, size)
        self._play = self._ray.remote(play_games)

    def play(self, plan: Plan, weights: bytes, round: int) -> Lessons:
        shared = self._ray.put(weights)
        asked = [self._play.remote(plan, shared, round, chunk) for chunk in chunks(plan.numbers(round))]
        return joined(self._ray.get(asked))

    def leave(self) -> None:
        self._ray.shutdown()


def chunks(numbers: range) -> list[range]:
    return [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]


def play_games(plan: Plan, weights: bytes, round: int, numbers: Sequence[int]) -> Lessons:
    _, net = read(weights, "")
    return joined([_lessons(plan, net, number, round) for number in numbers])


def _lessons(plan: Plan, net: Net, number: int, round: int) -> Lessons:
    found, rules = game(plan.game), plan.rules(number)
    heuristics: Any = found.heuristics(rules)
    heuristics.use(net)
    record = play(rules, found.layout, heuristics, plan.stream(number), plan.warmth_at(round))
    return lessons(record, heuristics.trace)
