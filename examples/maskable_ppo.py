"""MaskablePPO of sb3-contrib learns Space Maze, a game with hidden cards: `python examples/maskable_ppo.py`.

`pip install 'startable[learn]' sb3-contrib`. The learner sits at a table of two with a random bot.
Whole games are long, so they are cut, and the learner is also paid for every token by which it leads: that is
what a game is won by. After each round it plays some games in earnest, and the script tells how it did.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from startable.learn import SoloEnv

LONGEST = 240
"""Decisions of both after which a game is cut."""
POINT = 0.2
"""What a point more than the other is worth while learning; the game itself is worth 1."""


class Lead(gymnasium.Wrapper[Any, int, Any, int]):
    """Sees the numbers alone, and is paid for its lead."""

    def __init__(self, bots: str) -> None:
        self.table = SoloEnv("maze", bots=bots, longest=LONGEST)
        super().__init__(self.table)
        width = self.table.episode.game.numbers.WIDTH
        self.observation_space = spaces.Box(0, 1, (width,), np.float32)
        self._lead = 0.0

    def action_masks(self) -> Any:
        return self.table.action_masks()

    def reset(self, **given: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.table.reset(**given)
        self._lead = self.lead()
        return _numbers(seen), info

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, ended, cut, info = self.table.step(int(action))
        before, self._lead = self._lead, self.lead()
        return _numbers(seen), reward + POINT * (self._lead - before), ended, cut, info

    def lead(self) -> float:
        episode, seat = self.table.episode, self.table._solo.seat
        scores = episode.rules.scores(episode.state)
        return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def _numbers(seen: dict[str, Any]) -> Any:
    return np.minimum(seen["observation"], 8).astype(np.float32) / 8


def play(model: Any, games: int, bots: str) -> tuple[float, float]:
    """The mean lead at the end, and the share of games in which there was one."""
    door, leads = Lead(bots), []
    for game in range(games):
        seen, _ = door.reset(seed=1_000_000 + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=door.action_masks())
            seen, _, ended, cut, _ = door.step(int(action))
            over = ended or cut
        leads.append(door.lead())
    return float(np.mean(leads)), float(np.mean(np.array(leads) > 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--games", type=int, default=40, help="played after each round")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tables = DummyVecEnv([lambda: Lead(options.bots) for _ in range(options.tables)])
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=256, seed=options.seed, device="cpu")
    began, spent = time.perf_counter(), 0
    for number in range(options.rounds + 1):
        lead, ahead = play(model, options.games, options.bots)
        clock = time.perf_counter() - began
        print(f"{spent:7} steps, {clock:5.0f} s: lead {lead:+.2f}, ahead in {ahead:.0%}", flush=True)
        if number < options.rounds:
            model.learn(options.steps // options.rounds, reset_num_timesteps=False)
            spent = model.num_timesteps


if __name__ == "__main__":
    main()
