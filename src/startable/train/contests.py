"""Learning by contests: seats whose weights differ a little play each other, and the weights go the way of
those who came farther.

What a value learns from how games went on is what goes along with winning. Where that is not what brings it
about, and a game is long, weights that play well are found by play alone (evolution strategies).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from startable.bots.contest import Contest
from startable.core.learned import Learned
from startable.core.net import HIGHEST, LOWEST, Net
from startable.core.weights import read
from startable.play.catalogue import game
from startable.train.lessons import Floats
from startable.train.plan import Plan


@dataclass
class Slope:
    """Which way is up, from so many pairs of seats."""

    total: Floats
    pairs: int

    def mean(self) -> Floats:
        found: Floats = self.total / max(1, self.pairs)
        return found


def added(parts: Sequence[Slope]) -> Slope:
    return Slope(np.sum([part.total for part in parts], axis=0), sum(part.pairs for part in parts))


def play_contests(plan: Plan, weights: bytes, round: int, numbers: Sequence[int]) -> Slope:
    """These games, by seats around these weights."""
    _, net = read(weights, "")
    return added([_contest(plan, np.array(net.straight, float), number) for number in numbers])


def _contest(plan: Plan, weights: Floats, number: int) -> Slope:
    """Seats go in twos that differ from the weights by as much, one this way and one that way. An odd one
    plays by the weights as they are."""
    rules, chance = plan.rules(number), np.random.default_rng((plan.seed, number))
    ways = [chance.standard_normal(len(weights)) for _ in range(rules.seats // 2)]
    seats = chance.permutation(rules.seats)
    apart = np.zeros((rules.seats, len(weights)))
    for at, way in enumerate(ways):
        apart[seats[2 * at]], apart[seats[2 * at + 1]] = way, -way
    minds = [_mind(plan, rules, weights, each) for each in apart]
    reached = _played(rules, minds, plan.stream(number))
    gains = [(reached[seats[2 * at]] - reached[seats[2 * at + 1]]) / 2 for at in range(len(ways))]
    return Slope(np.sum([gain * way for gain, way in zip(gains, ways, strict=True)], axis=0), len(ways))


def _mind(plan: Plan, rules: Any, weights: Floats, apart: Floats) -> Learned[Any]:
    mind: Learned[Any] = game(plan.game).heuristics(rules)  # type: ignore[assignment]
    moved = np.clip(np.rint(weights + strides(mind) * apart), LOWEST, HIGHEST).astype(int)
    mind.use(Net([[0, weight] for weight in moved.tolist()], [0]))
    return mind


def _played(rules: Any, minds: list[Learned[Any]], seed: int) -> list[float]:
    """By seat: whether it won, and how far it came, which tells more of a single game."""
    state = Contest(rules, minds, seed).play()
    result = rules.result(state)
    won = [result.share(seat) if result else 0.0 for seat in range(rules.seats)]
    return [won[seat] + minds[seat].reached(state, seat) for seat in range(rules.seats)]


def strides(mind: Learned[Any]) -> Floats:
    """By feature, and for what is always there: how far contests go from a weight, in 1024ths."""
    found = np.zeros(mind.width + 1)
    for feature, stride in mind.strides().items():
        found[feature] = 1024 * stride
    return found
