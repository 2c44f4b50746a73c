"""The net as it learns: floats, and Adam's steps down the slope of how wrong it was."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from startable.core.net import CAP, HIGHEST, LOWEST, ONE
from startable.train.batches import Batch, Index
from startable.train.lessons import MOST_SEATS, Floats, Lessons

SLOW, SLOWER, TINY = 0.9, 0.999, 1e-8
"""Of Adam: how long the slope and its square are remembered."""
NONE = -1e9

Weights = NDArray[np.float32]


class Pupil(Protocol):
    """What is kept between rounds, and what of it is published."""

    rows: Weights
    outputs: Weights
    steps: int
    memory: list[Weights]

    def integers(self) -> tuple[list[list[int]], list[int]]: ...


class Learner:
    def __init__(self, features: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng((seed, 1 << 20))
        self.features, self.hidden = features, hidden
        self.rows: Weights = chance.normal(0.0, 0.1, (features + 1, hidden + 1)).astype(np.float32)
        self.rows[:, hidden] = 0.0
        self.rows[features, :hidden] = 0.5
        self.outputs: Weights = chance.normal(0.0, 0.1, hidden).astype(np.float32)
        self._free: Weights = np.ones((features + 1, 1), np.float32)
        self.steps = 0
        self.memory: list[Weights] = [
            np.zeros_like(each) for each in (self.rows, self.rows, self.outputs, self.outputs)
        ]

    def integers(self) -> tuple[list[list[int]], list[int]]:
        """What is published: the same net, in whole numbers."""
        return whole(self.rows).tolist(), whole(self.outputs).tolist()

    def prime(self, logits: Mapping[int, float]) -> None:
        """What is known before the first game speaks alone at first; the hidden units find what it misses."""
        for feature, logit in logits.items():
            self.rows[feature, self.hidden] = logit
        if logits:
            self.outputs[:] = 0.0

    def keep(self, features: Sequence[int]) -> None:
        """These speak straight, with the weight that they have, and are not learned."""
        kept = list(features)
        self.rows[kept, : self.hidden] = 0.0
        self._free[kept] = 0.0

    def learn(self, found: Lessons, rate: float, seed: tuple[int, int], passes: int = 2) -> float:
        """From all positions, in a random order; how wrong it was, on average (cross entropy)."""
        chance = np.random.default_rng(seed)
        index = Index(found, self.features)
        wrong = [self._step(batch, rate) for batch in index.batches(chance, passes)]
        return float(np.mean(wrong)) if wrong else 0.0

    def _step(self, batch: Batch, rate: float) -> float:
        sums = batch.inputs @ self.rows
        told = np.clip(sums[:, : self.hidden], 0.0, CAP / ONE)
        logits = told @ self.outputs + sums[:, self.hidden]
        chances = _chances(batch, logits)
        slope = (chances - batch.targets)[batch.positions, batch.sides].astype(np.float32)
        slope /= len(batch.seats)
        self._down(batch, sums, told, slope, rate)
        return float(-(batch.targets * np.log(np.maximum(chances, 1e-9))).sum() / len(batch.seats))

    def _down(self, batch: Batch, sums: Weights, told: Weights, slope: Weights, rate: float) -> None:
        open_ = (told > 0.0) & (told < CAP / ONE)
        back = np.empty_like(sums)
        back[:, : self.hidden] = np.outer(slope, self.outputs) * open_
        back[:, self.hidden] = slope
        self.steps += 1
        self._adam(self.outputs, told.T @ slope, 2, rate)
        self._adam(self.rows, (batch.inputs.T @ back) * self._free, 0, rate)
        self._bound()

    def _bound(self) -> None:
        """By what a net of integers can hold."""
        hidden, most, widest = self.rows[:, : self.hidden], CAP / ONE, HIGHEST / ONE
        np.clip(hidden, -most, most, out=hidden)
        np.clip(self.rows, -widest, widest, out=self.rows)
        np.clip(self.outputs, -widest, widest, out=self.outputs)

    def _adam(self, weights: Weights, slope: Weights, at: int, rate: float) -> None:
        mean, square = self.memory[at], self.memory[at + 1]
        mean += (1.0 - SLOW) * (slope - mean)
        square += (1.0 - SLOWER) * (slope * slope - square)
        full, fuller = 1.0 - SLOW**self.steps, 1.0 - SLOWER**self.steps
        weights -= np.float32(rate / full) * mean / (np.sqrt(square / np.float32(fuller)) + np.float32(TINY))


def _chances(batch: Batch, logits: Weights) -> Floats:
    """Softmax over the seats that there are; a seat that was not asked for has logit 0."""
    table = np.where(np.arange(MOST_SEATS) < batch.seats[:, None], 0.0, NONE)
    table[batch.positions, batch.sides] = logits
    table = np.exp(table - table.max(axis=1, keepdims=True))
    found: Floats = table / table.sum(axis=1, keepdims=True)
    return found


def whole(weights: Weights) -> NDArray[np.int64]:
    return np.clip(np.rint(weights * ONE), LOWEST, HIGHEST).astype(np.int64)
