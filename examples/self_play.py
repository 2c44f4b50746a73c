"""A self-play loop on PettingZoo's agent cycle: `python examples/self_play.py`.

Both seats of UR with three discs are played by one linear policy (NumPy, REINFORCE); each seat learns by how
its game ended. After each round it plays the bots, so that the curve is not against itself.
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
Floats = NDArray[np.float64]


class Policy:
    """Chances of numbers from what is seen, by one matrix."""

    def __init__(self, width: int, moves: int) -> None:
        self.weights = np.zeros((width + 1, moves))

    def chances(self, seen: Floats, mask: NDArray[Any]) -> Floats:
        logits = np.where(mask > 0, seen @ self.weights, -np.inf)
        shares = np.exp(logits - logits.max())
        found: Floats = shares / shares.sum()
        return found

    def learn(self, steps: list[tuple[Floats, int, Floats]], reward: float, rate: float) -> None:
        for seen, number, chances in steps:
            slope = -chances
            slope[number] += 1
            self.weights += rate * reward * np.outer(seen, slope)


def numbers(seen: NDArray[np.uint8]) -> Floats:
    return np.append(np.minimum(seen, 4) / 4, 1.0)


def self_play(policy: Policy, door: Any, seed: int, rng: np.random.Generator, rate: float) -> None:
    door.reset(seed=seed)
    steps: dict[str, list[tuple[Floats, int, Floats]]] = {agent: [] for agent in door.agents}
    for agent in door.agent_iter():
        told, reward, ended, cut, _ = door.last()
        if ended or cut:
            policy.learn(steps[agent], reward, rate)
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
    parser.add_argument("--games", type=int, default=500, help="of self-play in a round")
    parser.add_argument("--tests", type=int, default=200, help="games against each bot after a round")
    parser.add_argument("--rate", type=float, default=0.001)
    options = parser.parse_args()
    door, rng = env("ur", options=OPTIONS), np.random.default_rng(1)
    found = door.episode.game.numbers
    policy, began = Policy(found.WIDTH, found.MOVES), time.perf_counter()
    for number in range(options.rounds + 1):
        shares = {name: against(policy, door, name, options.tests) for name in ("random", "greedy")}
        told = ", ".join(f"{share:.1%} against {name}" for name, share in shares.items())
        print(f"{number * options.games:6} games, {time.perf_counter() - began:4.0f} s: {told}", flush=True)
        for game in range(options.games if number < options.rounds else 0):
            self_play(policy, door, number * options.games + game, rng, options.rate)


if __name__ == "__main__":
    main()
