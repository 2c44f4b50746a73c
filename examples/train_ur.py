"""Trains a small masked policy on UR from nothing, with NumPy alone, against the greedy bot.

python examples/train_ur.py                        ten minutes on one core, with the compiled build
python examples/train_ur.py --save policy.npz      keeps the weights

It plays against the greedy bot and learns from what came of its games (PPO). At first it loses them all but
one in a thousand. A move changes the chance to win by a hundredth or so, and dice by much more: so hundreds
of games are looked at before each step.

A network of one hidden layer scores all numbers; those that the mask forbids get no chance. A second one
guesses: one for both tasks would learn to guess and forget how to play.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from startable.arena.intervals import wilson
from startable.learn import SoloVectorEnv
from startable.learn.spaces import Seen

Array = NDArray[np.float32]
GAME = "ur"


@dataclass
class Settings:
    hidden: int = 128
    rounds: int = 120
    rows: int = 1024
    steps: int = 64
    games_to_judge: int = 1000
    told_every: int = 20
    seed: int = 1


class Net:
    """What is seen -> a hidden layer -> what is wanted."""

    def __init__(self, width: int, hidden: int, out: int, rng: np.random.Generator) -> None:
        self.weights: list[Array] = [
            (rng.standard_normal((width, hidden)) / np.sqrt(width / 8)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, out)) * 0.05).astype(np.float32),
            np.zeros(out, np.float32),
        ]
        self._mean = [np.zeros_like(each) for each in self.weights]
        self._square = [np.zeros_like(each) for each in self.weights]
        self._updates = 0

    def forward(self, seen: Array) -> Array:
        first, bias, second, last = self.weights
        self._seen, self._hidden = seen, np.maximum(seen @ first + bias, 0)
        return np.asarray(self._hidden @ second + last)

    def learn(self, slope: Array, rate: float) -> None:
        """One step of Adam, from how the loss of each row changes with what was put out for it last."""
        slope = (slope / len(slope)).astype(np.float32)
        back = (slope @ self.weights[2].T) * (self._hidden > 0)
        slopes = [self._seen.T @ back, back.sum(axis=0), self._hidden.T @ slope, slope.sum(axis=0)]
        self._updates += 1
        for weight, mean, square, step in zip(self.weights, self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (step - mean)
            square += 0.001 * (step * step - square)
            scale = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            weight -= np.float32(rate) * mean / (1 - 0.9**self._updates) / scale


class Policy:
    """Two nets: a score for every number, and a guess of the reward to come."""

    def __init__(self, width: int, moves: int, hidden: int, rng: np.random.Generator) -> None:
        self.scores = Net(width, hidden, moves, rng)
        self.guess = Net(width, hidden, 1, rng)

    def chances(self, seen: Array, mask: NDArray[np.int8]) -> Array:
        """By number."""
        scores = np.where(mask, self.scores.forward(seen), np.float32(-1e9))
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(chances / chances.sum(axis=1, keepdims=True))

    def guesses(self, seen: Array) -> Array:
        return self.guess.forward(seen)[:, 0]

    def learn_to_guess(self, seen: Array, rewards: Array, rate: float) -> None:
        self.guess.learn(self.guess.forward(seen) - rewards[:, None], rate)


STEPS, CELL, ROLL = 14, 13, slice(264, 270)
"""Where the codec has the own path, field by field, and the roll."""


def numbers(seen: NDArray[np.uint8]) -> Array:
    """What is seen, and for each field of the own path what lies a roll ahead of it and a roll behind.

    Counts come down to about one by their roots; flags stay as they are.
    """
    cells = np.pad(seen[:, : STEPS * CELL].reshape(-1, STEPS, CELL), ((0, 0), (7, 7), (0, 0)))
    roll = (seen[:, ROLL].argmax(axis=1) + 1)[:, None]
    rows, places = np.arange(len(seen))[:, None], np.arange(6, 7 + STEPS)
    ahead, behind = cells[rows, places + roll], cells[rows, places - roll]
    parts = (seen, ahead.reshape(len(seen), -1), behind.reshape(len(seen), -1))
    return np.sqrt(np.hstack(parts).astype(np.float32))


WIDTH = len(numbers(np.zeros((1, 272), np.uint8))[0])


def draw(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    below: NDArray[np.bool_] = chances.cumsum(axis=1) > rng.random((len(chances), 1))
    return np.asarray(below.argmax(axis=1), np.int64)


# --- play ---


@dataclass
class Played:
    """So many steps of all rows; each array is by step and row."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.int8]
    chosen: NDArray[np.int64]
    chances: Array
    guesses: Array
    rewards: Array
    ended: NDArray[np.bool_]


def play(
    door: SoloVectorEnv, policy: Policy, seen: Seen, steps: int, rng: np.random.Generator
) -> tuple[Played, Seen, Array]:
    """So many steps; what is seen after them, and what the policy guesses of it."""
    lists: list[list[NDArray[Any]]] = [[] for _ in range(7)]
    for _ in range(steps):
        now = numbers(seen["observation"])
        chances, guesses = policy.chances(now, seen["action_mask"]), policy.guesses(now)
        chosen = draw(chances, rng)
        after, rewards, ended, _, _ = door.step(chosen)
        picked = chances[np.arange(len(chosen)), chosen]
        row: tuple[NDArray[Any], ...] = (
            *(seen["observation"], seen["action_mask"], chosen, picked),
            *(guesses, rewards, ended),
        )
        for each, value in zip(lists, row, strict=True):
            each.append(value)
        seen = after
    return Played(*[np.array(each) for each in lists]), seen, policy.guesses(numbers(seen["observation"]))


def advantages(played: Played, last: Array, fade: float = 0.8) -> Array:
    """How much better it went than was guessed, looking ahead with fading weight (GAE); no discount."""
    found, ahead, following = np.zeros_like(played.guesses), np.zeros_like(last), last
    for step in reversed(range(len(found))):
        goes_on = ~played.ended[step]
        surprise = played.rewards[step] + following * goes_on - played.guesses[step]
        ahead = surprise + fade * ahead * goes_on
        found[step], following = ahead, played.guesses[step]
    return found


PASSES, AT_ONCE, RATE = 4, 4096, 2e-3
"""What was played is looked at so often, so many decisions make a step, and steps are so long at first."""
CURIOUS = 0.01
"""What it is worth to keep several moves in mind."""


def improve(policy: Policy, played: Played, last: Array, rate: float, rng: np.random.Generator) -> None:
    """PPO: follow the surprises, but not far from the policy that played."""
    better = advantages(played, last)
    aims = (better + played.guesses).reshape(-1)
    better = ((better - better.mean()) / (better.std() + 1e-6)).reshape(-1)
    seen = played.seen.reshape(-1, played.seen.shape[-1])
    masks = played.masks.reshape(-1, played.masks.shape[-1])
    chosen, before = played.chosen.reshape(-1), played.chances.reshape(-1)
    for _ in range(PASSES):
        for rows in np.array_split(rng.permutation(len(chosen)), max(1, len(chosen) // AT_ONCE)):
            now = numbers(seen[rows])
            chances = policy.chances(now, masks[rows])
            policy.scores.learn(slopes(chances, chosen[rows], before[rows], better[rows]), rate)
            policy.learn_to_guess(now, aims[rows], rate)


def slopes(chances: Array, chosen: NDArray[np.int64], before: Array, better: Array) -> Array:
    """Of the clipped gain and of a little entropy, by score."""
    each = np.arange(len(chosen))
    ratio = chances[each, chosen] / before
    free = np.where(better > 0, ratio < 1.2, ratio > 0.8)
    pull = (free * ratio * better)[:, None]
    found = chances * pull
    found[each, chosen] -= pull[:, 0]
    logs = np.log(np.maximum(chances, 1e-9))
    spread = (chances * logs).sum(axis=1, keepdims=True)
    return np.asarray(found + CURIOUS * chances * (logs - spread), np.float32)


def judge(policy: Policy, games: int, seed: int, rival: str = "greedy") -> tuple[float, int]:
    """Its share of whole games against the bot, always with the number it likes best; seats are drawn.

    Each row plays as many games as the others: whoever ends early must not count more often.
    """
    rows = min(games, 100)
    door = SoloVectorEnv(GAME, rows, bots=rival)
    seen, _ = door.reset(seed=seed)
    wins, left = 0.0, np.full(rows, -(-games // rows))
    while left.any():
        chances = policy.chances(numbers(seen["observation"]), seen["action_mask"])
        seen, rewards, ended, cut, _ = door.step(chances.argmax(axis=1))
        counted = (ended | cut) & (left > 0)
        wins += float((rewards[counted] + 1).sum() / 2)
        left -= counted
    return wins, rows * -(-games // rows)


def tell(policy: Policy, games: int, seed: int) -> tuple[float, float]:
    wins, played = judge(policy, games, seed)
    low, high = wilson(wins, played)
    print(f"won {wins / played:.1%} of {played} games against greedy ({low:.1%} to {high:.1%})", flush=True)
    return low, high


def train(settings: Settings) -> Policy:
    rng = np.random.default_rng(settings.seed)
    door = SoloVectorEnv(GAME, settings.rows, bots="greedy")
    policy = Policy(WIDTH, door.game.numbers.MOVES, settings.hidden, rng)
    seen, _ = door.reset(seed=settings.seed)
    for number in range(settings.rounds):
        if number % settings.told_every == 0:
            print(f"round {number}, {time.process_time():.0f} s of processor time: ", end="")
            tell(policy, settings.games_to_judge, settings.seed + 1_000_000)
        played, seen, last = play(door, policy, seen, settings.steps, rng)
        improve(policy, played, last, RATE * (1 - number / settings.rounds), rng)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=Settings.rounds)
    parser.add_argument("--games", type=int, default=Settings.games_to_judge)
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--save", help="a file for the weights")
    wanted = parser.parse_args()
    policy = train(Settings(rounds=wanted.rounds, games_to_judge=wanted.games, seed=wanted.seed))
    print(f"trained in {time.process_time():.0f} s of processor time: ", end="")
    tell(policy, wanted.games, wanted.seed + 1_000_000)
    if wanted.save:
        np.savez_compressed(wanted.save, *[each.astype(np.float16) for each in policy.scores.weights])


if __name__ == "__main__":
    main()
