"""Round after round of contests: the weights go a step the way of those who came farther."""

from pathlib import Path
from typing import Any

import numpy as np

from startable.core.learned import Learned
from startable.core.net import ONE
from startable.play.catalogue import game
from startable.train.contests import added, play_contests, strides
from startable.train.learner import Pupil, Weights, whole
from startable.train.lessons import Floats
from startable.train.plan import Plan, teachable
from startable.train.players import Players
from startable.train.run import Training


class Climber:
    """Weights that all speak straight: a hidden unit is there for the file alone."""

    def __init__(self, taught: Learned[Any]) -> None:
        self.rows: Weights = np.zeros((taught.width + 1, 2), np.float32)
        self.outputs: Weights = np.zeros(1, np.float32)
        self.steps = 0
        self.memory: list[Weights] = []
        self._strides = strides(taught)[:, None] / ONE
        for feature, logit in taught.primed().items():
            self.rows[feature, 1] = logit

    def integers(self) -> tuple[list[list[int]], list[int]]:
        return whole(self.rows).tolist(), whole(self.outputs).tolist()

    def climb(self, slope: Floats, rate: float) -> None:
        self.steps += 1
        self.rows[:, 1:] += (rate * self._strides * slope[:, None]).astype(np.float32)


class Climbing(Training):
    def _made(self, taught: Learned[Any]) -> Pupil:
        return Climber(taught)

    def _taught(self, players: Players) -> tuple[float | None, float]:
        plan, climber = self._plan, self._learner
        assert isinstance(climber, Climber)
        slope = added(players.play(play_contests, plan, self.weights(), self._round))
        climber.climb(slope.mean(), plan.rate_at(self._round))
        return None, 0.0


def training(plan: Plan, out: Path, resume: bool) -> Training:
    """By contests where the game says how far they go."""
    kind = Climbing if teachable(game(plan.game)).strides() else Training
    return kind(plan, out, resume)
