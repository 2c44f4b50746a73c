"""MaskablePPO of sb3-contrib learns Space Maze, a game with hidden cards: `python examples/maskable_ppo.py`.

`pip install 'startable[learn]' sb3-contrib`. The learner sits at a table of two with a random bot, at many
tables side by side: a `Batch`, in the words that Stable-Baselines3 has for it. It is paid for the result and,
while it learns, for coming nearer to it (`nearness`): a step nearer pays what a step back costs, so the same
play is best with it and without. Before, between and after the rounds it plays games that count.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from startable.arena.intervals import wilson
from startable.learn import Batch

LONGEST = 600
"""Decisions of both after which a game is cut."""
FADE = 0.99
"""What a reward is worth one decision earlier."""
UNDO = 1
"""The number that takes a step back. Nobody needs it to win, and with it games can go in circles."""
CELLS, SIDE = 25, 5
RELIC = slice(17, 450, 18)
"""By cell: whether the relic lies there."""
CREWS, DOCK, CREW_WIDTH = 450, 75, 100
"""Of each seat: by alien and cell where it is, then by cell where its ship is."""
TOKENS, PANEL_WIDTH, WEARERS = 850, 10, 987
STEP, TOKEN, WORN = 0.02, 0.2, 0.1
"""What a step nearer, a token more than the other, and wearing the relic are worth; the game is worth 1."""

Seen = NDArray[np.uint8]
Array = NDArray[np.float32]
_AT = np.arange(CELLS)
_APART = np.abs(_AT[:, None] // SIDE - _AT // SIDE) + np.abs(_AT[:, None] % SIDE - _AT % SIDE)


def numbers(seen: Seen) -> Array:
    """Counts come down to about one by their roots; flags stay as they are."""
    return np.sqrt(seen, dtype=np.float32)


def allowed(masks: NDArray[np.int8]) -> NDArray[np.bool_]:
    """What is legal, without steps back."""
    found = masks.astype(np.bool_)
    found[:, UNDO] &= found.sum(axis=1) == 1
    return found


# --- how near a position is to the goal ---


def nearness(seen: Seen) -> Array:
    """Tokens ahead; the relic worn by the own crew and the way to the ship, or else the way to the relic."""
    ahead = seen[:, TOKENS].astype(np.float32) - seen[:, TOKENS + PANEL_WIDTH]
    worn = seen[:, WEARERS : WEARERS + 3].any(axis=1)
    way = np.where(worn, _way_home(seen), _way_to_relic(seen))
    return np.asarray(TOKEN * ahead + WORN * worn - STEP * way, np.float32)


def _aliens(seen: Seen, seat: int) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Where the aliens of a seat are, and which of them are aboard, so where the ship is."""
    cells = seen[:, CREWS + CREW_WIDTH * seat :][:, :DOCK].reshape(-1, 3, CELLS)
    aboard: NDArray[np.bool_] = cells.max(axis=2) == 0
    return np.where(aboard, _dock(seen, seat)[:, None], cells.argmax(axis=2)), aboard


def _dock(seen: Seen, seat: int) -> NDArray[np.int64]:
    return np.asarray(seen[:, CREWS + CREW_WIDTH * seat + DOCK :][:, :CELLS].argmax(axis=1), np.int64)


def _way_home(seen: Seen) -> NDArray[np.int64]:
    aliens, _ = _aliens(seen, 0)
    wearer = aliens[np.arange(len(seen)), seen[:, WEARERS : WEARERS + 3].argmax(axis=1)]
    return np.asarray(_APART[wearer, _dock(seen, 0)] + 1, np.int64)


def _way_to_relic(seen: Seen) -> NDArray[np.int64]:
    """Of the nearest alien, as if all gates were open; to leave the ship is a step."""
    aliens, aboard = _aliens(seen, 0)
    others, _ = _aliens(seen, 1)
    wearer = others[np.arange(len(seen)), seen[:, WEARERS + 3 : WEARERS + 6].argmax(axis=1)]
    lies = seen[:, RELIC].any(axis=1)
    relic = np.where(lies, seen[:, RELIC].argmax(axis=1), wearer)
    return np.asarray((_APART[aliens, relic[:, None]] + aboard).min(axis=1), np.int64)


# --- many tables, as Stable-Baselines3 wants them ---


class Tables(VecEnv):
    def __init__(self, rows: int, bots: str, seed: int) -> None:
        self.batch = Batch("maze", rows, seed, bots=bots, seats=2, longest=LONGEST)
        self.arrays = self.batch.look()
        self._near = nearness(self.arrays.seen)
        self._numbers = np.zeros(rows, np.int64)
        game = self.batch.game.numbers
        super().__init__(rows, spaces.Box(0, 16, (game.WIDTH,), np.float32), spaces.Discrete(int(game.MOVES)))

    def reset(self) -> Array:
        return numbers(self.arrays.seen)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._numbers = actions

    def step_wait(self) -> tuple[Array, Array, NDArray[np.bool_], list[dict[str, Any]]]:
        now = self.batch.step(self._numbers)
        over = now.ended | now.cut
        reached = np.where(now.cut, nearness(now.last), nearness(now.seen)) * ~now.ended
        rewards = (now.rewards + FADE * reached - self._near).astype(np.float32)
        self._near = nearness(now.seen)
        return (
            numbers(now.seen),
            rewards,
            over,
            [self._info(row, bool(over[row])) for row in range(len(over))],
        )

    def _info(self, row: int, over: bool) -> dict[str, Any]:
        if not over:
            return {}
        last = numbers(self.arrays.last[row])
        return {"terminal_observation": last, "TimeLimit.truncated": bool(self.arrays.cut[row])}

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """MaskablePPO asks for `action_masks` and for nothing else."""
        return list(allowed(self.arrays.masks))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.batch.close()


# --- games that count ---


def judge(model: MaskablePPO, games: int, bots: str, seed: int) -> tuple[int, int]:
    """How many games it wins and loses, always with the number it likes best; the others are cut."""
    batch = Batch("maze", games, seed, bots=bots, seats=2, longest=LONGEST)
    arrays, found = batch.look(), np.full(games, np.nan)
    while np.isnan(found).any():
        chosen, _ = model.predict(
            numbers(arrays.seen), action_masks=allowed(arrays.masks), deterministic=True
        )
        batch.step(chosen)
        first = (arrays.ended | arrays.cut) & np.isnan(found)
        found[first] = arrays.rewards[first]
    return int((found > 0).sum()), int((found < 0).sum())


def tell(model: MaskablePPO, options: argparse.Namespace) -> None:
    seconds, games = time.process_time(), options.games
    won, lost = judge(model, games, options.bots, options.seed + 1_000_000)
    low, high = wilson(won, games)
    print(
        f"{model.num_timesteps:8,} steps, {seconds:5.0f} s of processor time: won {won / games:.1%} of"
        f" {games} games against {options.bots} ({low:.1%} to {high:.1%}), lost {lost / games:.1%}",
        flush=True,
    )


class Told(BaseCallback):
    """Judges the model when a round begins."""

    def __init__(self, options: argparse.Namespace) -> None:
        super().__init__()
        self._options, self._next = options, 0

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._next:
            tell(self.model, self._options)
            self._next += self._options.steps // self._options.rounds

    def _on_step(self) -> bool:
        return True


def weights(model: MaskablePPO) -> list[NDArray[np.float16]]:
    """Layer by layer, what its inputs count for and what is added: enough to play, without PyTorch."""
    policy: Any = model.policy
    layers = [layer for layer in policy.mlp_extractor.policy_net if hasattr(layer, "weight")]
    found = [
        part.detach().numpy()
        for layer in (*layers, policy.action_net)
        for part in (layer.weight.T, layer.bias)
    ]
    return [each.astype(np.float16) for each in found]


def learner(options: argparse.Namespace) -> MaskablePPO:
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # a third of the time
    nets = {"net_arch": {"pi": [96, 64], "vf": [96, 64]}, "activation_fn": torch.nn.ReLU}
    return MaskablePPO(
        *("MlpPolicy", Tables(options.tables, options.bots, options.seed)),
        **{"n_steps": 64, "batch_size": 1024, "n_epochs": 4, "learning_rate": lambda left: 1e-3 * left},
        **{"gamma": FADE, "gae_lambda": 0.95, "ent_coef": 0.005, "policy_kwargs": nets},
        **{"seed": options.seed, "device": "cpu"},
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--games", type=int, default=200, help="that count, before and after each round")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="a name for the model (.zip) and its weights (.npz)")
    options = parser.parse_args()
    model = learner(options)
    model.learn(options.steps, callback=Told(options))
    tell(model, options)
    if options.save:
        model.save(options.save)
        np.savez_compressed(options.save, *weights(model))


if __name__ == "__main__":
    main()
