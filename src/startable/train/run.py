"""Round after round: games by the net as it is, then a better net from them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from startable.core.learned import Learned
from startable.core.net import Net
from startable.core.weights import read, write
from startable.play.catalogue import game
from startable.train import checkpoint
from startable.train.learner import Learner, Pupil
from startable.train.lessons import Lessons, joined
from startable.train.plan import Plan, teachable
from startable.train.players import Players, play_games
from startable.train.yardstick import share

MEASURED_EVERY = 10
"""Rounds between two measurements, and how old the net is that is played against."""


@dataclass(frozen=True)
class Progress:
    games: int
    speed: float
    """Games a second."""
    wrong: float | None
    """Cross entropy of what was learned last; none where it learns by contests."""
    drift: float
    """How the chance of whoever chose moved, on average; near 0 if estimates agree."""
    better: float | None
    """Of games against itself of some time ago, so many it wins."""


Tell = Callable[[Progress], None]


class Training:
    def __init__(self, plan: Plan, out: Path, resume: bool) -> None:
        self._plan, self._out = plan, out
        self._part = checkpoint.place(out)
        taught = teachable(game(plan.game))
        self._learner = self._made(taught)
        self._round = checkpoint.resume(self._part, plan, self._learner) if resume else 0
        self._old: list[Net] = []

    def _made(self, taught: Learned[Any]) -> Pupil:
        learner = Learner(taught.width, self._plan.hidden, self._plan.seed)
        learner.prime(taught.primed())
        learner.keep(taught.kept())
        return learner

    def run(self, players: Players, tell: Tell) -> None:
        while self._round < self._plan.rounds:
            tell(self._learn(players))
        checkpoint.write(self._out, self.weights())
        self._part.unlink(missing_ok=True)

    def _learn(self, players: Players) -> Progress:
        began, plan = monotonic(), self._plan
        wrong, drift = self._taught(players)
        self._round += 1
        checkpoint.save(self._part, plan, self._learner, self._round)
        speed = len(plan.numbers(self._round - 1)) / (monotonic() - began)
        return Progress(self._games(), speed, wrong, drift, self._better())

    def _taught(self, players: Players) -> tuple[float | None, float]:
        """One round."""
        plan, learner = self._plan, self._learner
        assert isinstance(learner, Learner)
        found = joined(players.play(play_games, plan, self.weights(), self._round))
        wrong = learner.learn(found, plan.rate_at(self._round), (plan.seed, self._round), plan.passes)
        return wrong, _mean(found)

    def weights(self) -> bytes:
        """The net as it is, as it would be kept."""
        plan = self._plan
        told = {"game": plan.game, "command": plan.command(), "seed": plan.seed, "games": self._games()}
        return write(told, *self._learner.integers())

    def _games(self) -> int:
        return min(self._plan.games, self._plan.numbers(max(0, self._round - 1)).stop if self._round else 0)

    def _better(self) -> float | None:
        if self._round % MEASURED_EVERY:
            return None
        _, net = read(self.weights(), "")
        self._old = [*self._old[-1:], net]
        return share(self._plan, net, self._old[0]) if len(self._old) > 1 else None


def _mean(found: Lessons) -> float:
    return float(np.mean(found.drift)) if len(found.drift) else 0.0
