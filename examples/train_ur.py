"""Trains a small masked policy on UR, with NumPy alone, and plays it against the greedy bot.

python examples/train_ur.py                        some minutes on one core, with the compiled build
python examples/train_ur.py --save policy.npz      keeps the weights

First it imitates the greedy bot, then it plays against it and learns from what came of its games (PPO).
A network of one hidden layer scores all numbers; those that the mask forbids get no chance.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from startable.arena.intervals import wilson
from startable.bots import bot
from startable.core import Stream
from startable.learn import SoloVectorEnv, env
from startable.learn.spaces import Seen

Array = NDArray[np.float32]
GAME = "ur"


@dataclass
class Settings:
    hidden: int = 128
    games_to_imitate: int = 2000
    passes: int = 6
    rounds: int = 100
    rows: int = 256
    steps: int = 64
    games_to_judge: int = 1000
    seed: int = 1


class Policy:
    """Observation -> hidden layer -> a score for every number, and a guess of the reward to come."""

    def __init__(self, width: int, moves: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: list[Array] = [
            (rng.standard_normal((width, hidden)) / np.sqrt(width / 8)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, moves + 1)) * 0.05).astype(np.float32),
            np.zeros(moves + 1, np.float32),
        ]
        self._mean = [np.zeros_like(each) for each in self.weights]
        self._square = [np.zeros_like(each) for each in self.weights]
        self._updates = 0

    def forward(self, seen: Array, mask: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chance of every number, and the guess."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        out = hidden @ second + last
        scores = np.where(mask, out[:, :-1], np.float32(-1e9))
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Array, hidden: Array, slope: Array, rate: float) -> None:
        """One step of Adam, from how the loss of each row changes with what the network puts out."""
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self._updates += 1
        for weight, mean, square, step in zip(self.weights, self._mean, self._square, slopes, strict=True):
            mean += 0.1 * (step - mean)
            square += 0.001 * (step * step - square)
            scale = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            weight -= np.float32(rate) * mean / (1 - 0.9**self._updates) / scale


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


# --- imitation ---


def watch(games: int, seed: int) -> tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.int64]]:
    """What the greedy bot saw and chose, playing itself through PettingZoo's door."""
    door, greedy, stream = env(GAME), bot("greedy"), Stream(seed)
    seen, masks, chosen = [], [], []
    for number in range(games):
        door.reset(seed=seed + number)
        while not door.episode.over:
            seat = door.episode.seat
            now, *_ = door.last()
            move = greedy.choose(door.episode.game, door.episode.rules, door.episode.known(seat), stream)
            seen.append(now["observation"])
            masks.append(now["action_mask"])
            chosen.append(move.number(door.episode.state))
            door.step(chosen[-1])
    return np.array(seen), np.array(masks), np.array(chosen)


def imitate(policy: Policy, settings: Settings, rng: np.random.Generator) -> None:
    seen, masks, chosen = watch(settings.games_to_imitate, settings.seed)
    for _ in range(settings.passes):
        for rows in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // 512)):
            now = numbers(seen[rows])
            hidden, chances, _ = policy.forward(now, masks[rows])
            slope: Array = np.zeros((len(rows), chances.shape[1] + 1), np.float32)
            slope[:, :-1] = chances
            slope[np.arange(len(rows)), chosen[rows]] -= 1
            policy.learn(now, hidden, slope / np.float32(len(rows)), 1e-3)
    alike = np.mean(policy.forward(numbers(seen[-5000:]), masks[-5000:])[1].argmax(axis=1) == chosen[-5000:])
    print(f"imitated {len(seen):,} decisions of the greedy bot; {alike:.0%} are the same now", flush=True)


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
        _, chances, guesses = policy.forward(numbers(seen["observation"]), seen["action_mask"])
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
    _, _, last = policy.forward(numbers(seen["observation"]), seen["action_mask"])
    return Played(*[np.array(each) for each in lists]), seen, last


def advantages(played: Played, last: Array, fade: float = 0.95) -> Array:
    """How much better it went than was guessed, looking ahead with fading weight (GAE); no discount."""
    found, ahead, following = np.zeros_like(played.guesses), np.zeros_like(last), last
    for step in reversed(range(len(found))):
        goes_on = ~played.ended[step]
        surprise = played.rewards[step] + following * goes_on - played.guesses[step]
        ahead = surprise + fade * ahead * goes_on
        found[step], following = ahead, played.guesses[step]
    return found


def improve(policy: Policy, played: Played, last: Array, rate: float, rng: np.random.Generator) -> None:
    """PPO: follow the surprises, but not far from the policy that played."""
    better = advantages(played, last)
    aims = (better + played.guesses).reshape(-1)
    better = ((better - better.mean()) / (better.std() + 1e-6)).reshape(-1)
    seen = played.seen.reshape(-1, played.seen.shape[-1])
    masks = played.masks.reshape(-1, played.masks.shape[-1])
    chosen, before = played.chosen.reshape(-1), played.chances.reshape(-1)
    for _ in range(2):
        for rows in np.array_split(rng.permutation(len(chosen)), max(1, len(chosen) // 1024)):
            now = numbers(seen[rows])
            hidden, chances, guesses = policy.forward(now, masks[rows])
            slope = slopes(chances, chosen[rows], before[rows], better[rows])
            aside = (guesses - aims[rows])[:, None]
            whole = np.hstack([slope, aside]).astype(np.float32)
            policy.learn(now, hidden, whole / np.float32(len(rows)), rate)


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
    return np.asarray(found + 0.003 * chances * (logs - spread), np.float32)


def judge(policy: Policy, games: int, seed: int, rival: str = "greedy") -> tuple[float, int]:
    """Its share of whole games against the bot, always with the number it likes best; seats are drawn.

    Each row plays as many games as the others: whoever ends early must not count more often.
    """
    rows = min(games, 100)
    door = SoloVectorEnv(GAME, rows, bots=rival)
    seen, _ = door.reset(seed=seed)
    wins, left = 0.0, np.full(rows, -(-games // rows))
    while left.any():
        _, chances, _ = policy.forward(numbers(seen["observation"]), seen["action_mask"])
        seen, rewards, ended, cut, _ = door.step(chances.argmax(axis=1))
        counted = (ended | cut) & (left > 0)
        wins += float((rewards[counted] + 1).sum() / 2)
        left -= counted
    return wins, rows * -(-games // rows)


def tell(policy: Policy, games: int, seed: int) -> tuple[float, float]:
    wins, played = judge(policy, games, seed)
    low, high = wilson(wins, played)
    print(f"won {wins / played:.1%} of {played} games against greedy (95 % interval {low:.1%} to {high:.1%})")
    return low, high


def train(settings: Settings) -> Policy:
    rng = np.random.default_rng(settings.seed)
    door = SoloVectorEnv(GAME, settings.rows, bots="greedy")
    policy = Policy(WIDTH, door.game.numbers.MOVES, settings.hidden, rng)
    imitate(policy, settings, rng)
    seen, _ = door.reset(seed=settings.seed)
    for number in range(settings.rounds):
        played, seen, last = play(door, policy, seen, settings.steps, rng)
        improve(policy, played, last, 5e-4 * (1 - number / settings.rounds), rng)
        if number % 10 == 9:
            share = (played.rewards[played.ended].mean() + 1) / 2
            print(f"round {number + 1}: {share:.1%} while learning", flush=True)
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=Settings.rounds)
    parser.add_argument("--games", type=int, default=Settings.games_to_judge)
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--save", help="a file for the weights")
    wanted = parser.parse_args()
    start = time.process_time()
    policy = train(Settings(rounds=wanted.rounds, games_to_judge=wanted.games, seed=wanted.seed))
    print(f"trained in {time.process_time() - start:.0f} s of processor time")
    tell(policy, wanted.games, wanted.seed + 1_000_000)
    if wanted.save:
        np.savez_compressed(wanted.save, *[each.astype(np.float16) for each in policy.weights])


if __name__ == "__main__":
    main()
