"""A self-play loop on PettingZoo's agent cycle: `python examples/self_play.py`.

Both seats of UR with three discs are played by one policy (NumPy, REINFORCE); each seat learns by how its
game ended, less what the position promised. After each round it plays the bots, so that the curve is not
against itself.
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from startable.bots import bot
from startable.core import Stream
from startable.learn import env

OPTIONS = {"discs": 3}
GAMES = 32
"""Between two updates."""
Floats = NDArray[np.float64]


Step = tuple[Floats, int, Floats]
"""What was seen, the number that was chosen, and the chances that all had."""


class Policy:
    """Chances of numbers from what is seen, by one matrix; its last column tells what the game is worth."""

    def __init__(self, width: int, moves: int) -> None:
        self.weights = np.zeros((width + 1, moves + 1))
        self._slopes = np.zeros_like(self.weights)
        self._mean, self._square, self._updates = self._slopes.copy(), self._slopes.copy(), 0

    def chances(self, seen: Floats, mask: NDArray[Any]) -> Floats:
        logits = np.where(mask > 0, seen @ self.weights[:, :-1], -np.inf)
        shares = np.exp(logits - logits.max())
        found: Floats = shares / shares.sum()
        return found

    def learn(self, steps: list[Step], reward: float) -> None:
        """One seat of one game; what follows from it waits for the next update."""
        seen = np.array([step[0] for step in steps])
        slopes = np.zeros((len(steps), self.weights.shape[1]))
        slopes[:, :-1] = -np.array([step[2] for step in steps])
        slopes[np.arange(len(steps)), [step[1] for step in steps]] += 1
        surprise = reward - seen @ self.weights[:, -1]
        slopes[:, -1] = 1
        self._slopes += seen.T @ (slopes * surprise[:, None])

    def update(self, rate: float) -> None:
        """Adam: a step of about the same length for every weight."""
        self._updates += 1
        self._mean += 0.1 * (self._slopes - self._mean)
        self._square += 0.01 * (self._slopes**2 - self._square)
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.99**self._updates)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)
        self._slopes[:] = 0


def numbers(seen: NDArray[np.uint8]) -> Floats:
    return np.append(np.minimum(seen, 4) / 4, 1.0)


def self_play(policy: Policy, door: Any, seed: int, rng: np.random.Generator) -> None:
    door.reset(seed=seed)
    steps: dict[str, list[Step]] = {agent: [] for agent in door.agents}
    for agent in door.agent_iter():
        told, reward, ended, cut, _ = door.last()
        if ended or cut:
            policy.learn(steps[agent], reward)
            door.step(None)
            continue
        seen = numbers(told["observation"])
        chances = policy.chances(seen, told["action_mask"])
        number = int(rng.choice(len(chances), p=chances))
        steps[agent].append((seen, number, chances))
        door.step(number)


def against(policy: Policy, door: Any, name: str, games: int) -> float:
    """The share of games won against a bot, at both seats in turn."""
    rival, won = bot(name), 0.0
    for game in range(games):
        door.reset(seed=10_000 + game // 2)
        own, stream = game % 2, Stream(game)
        episode = door.episode
        while not episode.over:
            seat = episode.seat
            if seat == own:
                chances = policy.chances(numbers(door.observe(door.agents[seat])["observation"]), door._mask)
                door.step(int(chances.argmax()))
            else:
                move = rival.choose(episode.game, episode.rules, episode.known(seat), stream)
                door.step(move.number(episode.state))
        won += (episode.rewards()[own] + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=2000, help="of self-play in a round")
    parser.add_argument("--tests", type=int, default=200, help="games against each bot after a round")
    parser.add_argument("--rate", type=float, default=0.01)
    options = parser.parse_args()
    door, rng = env("ur", options=OPTIONS), np.random.default_rng(1)
    found = door.episode.game.numbers
    policy, began = Policy(found.WIDTH, found.MOVES), time.perf_counter()
    for number in range(options.rounds + 1):
        shares = {name: against(policy, door, name, options.tests) for name in ("random", "greedy")}
        told = ", ".join(f"{share:.1%} against {name}" for name, share in shares.items())
        print(f"{number * options.games:6} games, {time.perf_counter() - began:4.0f} s: {told}", flush=True)
        for game in range(options.games if number < options.rounds else 0):
            self_play(policy, door, number * options.games + game, rng)
            if game % GAMES == GAMES - 1:
                policy.update(options.rate)


if __name__ == "__main__":
    main()
