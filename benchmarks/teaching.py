"""What a round of training costs those who play and the one who learns: `benchmarks/teaching.py ur maze`.

Processor time and bytes of a game, and of a round on as many cores as have something to do: a chunk is
played by one of them. What a cluster adds to that is not in it.
"""

import argparse
import pickle
import time
from dataclasses import replace
from statistics import median
from typing import Any

from startable.core.weights import write
from startable.play.catalogue import game
from startable.train.learner import Learner
from startable.train.lessons import Lessons, joined
from startable.train.plan import Plan, teachable
from startable.train.players import CHUNK, play_games


def measured(name: str, hidden: int, chunks: int) -> str:
    found = game(name)
    course: dict[str, Any] = dict(teachable(found).teaching)
    plan = Plan(name, chunks * CHUNK, 1, tuple(found.seats), hidden, **course)
    learner = Learner(teachable(found).width, hidden, plan.seed)
    learner.prime(teachable(found).primed())
    weights, seconds, lessons = write({}, *learner.integers()), list[float](), list[Lessons]()
    for chunk in range(chunks):
        began = time.process_time()
        lessons.append(play_games(plan, weights, 0, range(chunk * CHUNK, (chunk + 1) * CHUNK)))
        seconds.append((time.process_time() - began) / CHUNK)
    began = time.process_time()
    learner.learn(joined(lessons), plan.rate, (1, 0), plan.passes)
    learned = (time.process_time() - began) / (chunks * CHUNK)
    size = median(len(pickle.dumps(each, 5)) for each in lessons) / CHUNK
    return told(
        name, len(replace(plan, games=1 << 30).numbers(0)), median(seconds), learned, size, len(weights)
    )


def told(name: str, games: int, played: float, learned: float, size: float, weights: int) -> str:
    alone, spread = games * (played + learned), CHUNK * played + games * learned
    return (
        f"{name}: a game is {1000 * played:.2f} ms to play, {1000 * learned:.2f} ms to learn from and"
        f" {size / 1000:.0f} KB; the weights are {weights / 1000:.0f} KB. A round of {games}:"
        f" {alone:.2f} s alone, {spread:.2f} s on {-(-games // CHUNK)} cores,"
        f" {alone / spread:.1f} times as fast"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--hidden", type=int, default=36)
    parser.add_argument("--chunks", type=int, default=8)
    options = parser.parse_args()
    for name in options.games:
        print(measured(name, options.hidden, options.chunks), flush=True)


if __name__ == "__main__":
    main()
