"""Starfarers, the widest of our games, learned by watching: `python examples/imitate_starfarers.py`.

A seat sees 4,140 numbers, of which some 240 are not zero. So what was seen is kept as `Sparse` rows, which
take a quarter of the memory, and the first layer of the net looks at what is there alone (`pip install
'startable[learn]' scipy`). It watches three greedy bots and learns which of the legal numbers they choose;
after each pass over what it saw it plays games that count.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array
from train_ur import Net

from startable.arena.intervals import wilson
from startable.bots import bot
from startable.core import Stream
from startable.learn import Batch, Sparse, env

GAME, SEATS = "starfarers", 3
LONGEST = 4000
"""Decisions of all after which a game is cut."""
AT_ONCE = 512
"""So many decisions make one step."""


@dataclass
class Watched:
    """Decisions of bots: what they saw and might do, and what they chose."""

    seen: Sparse
    legal: Sparse
    chosen: NDArray[np.int64]


def watch(games: int, seed: int) -> Watched:
    found = []
    for number in range(games):
        found.append(watch_one(seed + number))
        print(f"\rwatched {number + 1:,} of {games:,} games", end="", flush=True)
    seen, legal, chosen = zip(*found, strict=True)
    return Watched(Sparse.joined(seen), Sparse.joined(legal), np.concatenate(chosen))


def watch_one(seed: int) -> tuple[Sparse, Sparse, NDArray[np.int64]]:
    door, greedy, stream = env(GAME, seats=SEATS), bot("greedy"), Stream(seed)
    door.reset(seed=seed)
    episode, rows = door.episode, []
    while not episode.over:
        now, known = door.last()[0], episode.known(episode.seat)
        number = greedy.choose(episode.game, episode.rules, known, stream).number(episode.state)
        rows.append((now["observation"], now["action_mask"], number))
        door.step(number)
    seen, masks, chosen = zip(*rows, strict=True)
    return Sparse.of(np.array(seen)), Sparse.of(np.array(masks)), np.array(chosen)


def new_net(games: Watched, hidden: int, rng: np.random.Generator) -> Net:
    """What never was not zero counts nothing, and what never was legal either."""
    net = Net(games.seen.width, hidden, games.legal.width, rng)
    net.weights[0][np.bincount(games.seen.indices, minlength=games.seen.width) == 0] = 0
    net.weights[2][:, np.bincount(games.legal.indices, minlength=games.legal.width) == 0] = 0
    return net


def numbers(seen: Sparse) -> Any:
    """As SciPy multiplies them; counts come down to about one by their roots."""
    shape = (len(seen.offsets) - 1, seen.width)
    return csr_array((np.sqrt(seen.values, dtype=np.float32), seen.indices, seen.offsets), shape)


def best(net: Net, seen: NDArray[np.uint8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The legal number that it likes best."""
    scores = net.forward(numbers(Sparse.of(seen)))
    return np.asarray(np.where(masks, scores, -np.inf).argmax(axis=1), np.int64)


def learn(net: Net, games: Watched, rate: float, rng: np.random.Generator) -> float:
    """One pass; how often what was chosen is what it would have chosen."""
    alike = 0
    for rows in np.array_split(rng.permutation(len(games.chosen)), max(1, len(games.chosen) // AT_ONCE)):
        masks, chosen, each = games.legal.take(rows).dense(), games.chosen[rows], np.arange(len(rows))
        scores = np.where(masks, net.forward(numbers(games.seen.take(rows))), np.float32(-1e9))
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        slope = chances / chances.sum(axis=1, keepdims=True)
        alike += int((slope.argmax(axis=1) == chosen).sum())
        slope[each, chosen] -= 1
        net.learn(slope, rate)
    return alike / len(games.chosen)


def judge(net: Net, games: int, bots: str, seed: int) -> tuple[int, int]:
    """How many games it wins and loses; the others are cut."""
    batch = Batch(GAME, games, seed, bots=bots, seats=SEATS, longest=LONGEST)
    arrays, found = batch.look(), np.full(games, np.nan)
    while np.isnan(found).any():
        batch.step(best(net, arrays.seen, arrays.masks))
        first = (arrays.ended | arrays.cut) & np.isnan(found)
        found[first] = arrays.rewards[first]
    return int((found > 0).sum()), int((found < 0).sum())


def tell(net: Net, games: int, bots: str, seed: int) -> None:
    won, lost = judge(net, games, bots, seed)
    low, high = wilson(won, games)
    print(
        f"  won {won / games:.1%} of {games} games with two of {bots} ({low:.1%} to {high:.1%}),"
        f" lost {lost / games:.1%}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--watch", type=int, default=3000, help="games of the greedy bots")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--games", type=int, default=200, help="that count, after each pass")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="a name for the weights (.npz)")
    options = parser.parse_args()
    if min(options.watch, options.passes, options.hidden, options.games) < 1:
        parser.error("of everything there must be at least one")
    rng = np.random.default_rng(options.seed)
    games = watch(options.watch, options.seed)
    print(f": {len(games.chosen):,} decisions in {time.process_time():.0f} s", flush=True)
    net = new_net(games, options.hidden, rng)
    for number in range(options.passes):
        alike = learn(net, games, 1e-3 * (1 - number / options.passes), rng)
        print(f"pass {number + 1}: {alike:.1%} alike, {time.process_time():.0f} s", flush=True)
        tell(net, options.games, "level1", options.seed + 1_000_000)
    for bots in ("random", "greedy"):
        tell(net, options.games, bots, options.seed + 1_000_000)
    if options.save:
        np.savez_compressed(options.save, *[each.astype(np.float16) for each in net.weights])


if __name__ == "__main__":
    main()
