"""Random play in Startable: inside the playout loop, move by move from a script, and by learners' doors."""

from __future__ import annotations

import time
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from meter import Batch, Count, Prepare
from peers import cycle

BATCH = 0.01  # seconds that a batch takes, about
SOME = 20  # decisions before a search begins
ROWS, STEPS = 256, 4  # games side by side, and steps in a batch
BATCHES = (256, 1024)
WALKS = 500
GAMES = Path(__file__).parents[1] / "src" / "startable" / "games"
NAMES = sorted([path.parent.name for path in GAMES.glob("*/__init__.py")])
"""Found by their folders: this is read where Startable is not installed, too."""
FIRST = "ur"
"""The game that has peers of its kind, and a loop in C beside it; the others have a peer of four seats."""
WIDEST = "starfarers"
"""The game whose rows have most numbers, mostly zeros."""
OTHERS = [name for name in NAMES if name != FIRST]


def table_of(game: str) -> Any:
    """Its rules for four seats, or for as many as it has."""
    found = import_module(f"startable.games.{game}").GAME
    return found.turn_rules(4 if 4 in found.seats else found.seats[0])


def loop(game: str) -> Batch:
    playouts, rules = import_module("startable.bots.playout").playouts, table_of(game)
    return partial(play_out, playouts, rules, in_a_batch(playouts, rules))


def in_a_batch(playouts: Any, rules: Any) -> int:
    """So many games that the clock is not looked at too often."""
    playouts(rules, 1, 1)
    began = time.perf_counter()
    playouts(rules, 2, 2)
    return max(1, round(2 * BATCH / (time.perf_counter() - began)))


def play_out(playouts: Any, rules: Any, games: int, seed: int) -> Count:
    tally = playouts(rules, games, seed)
    return Count(tally.decisions, tally.decisions + tally.chances, tally.games)


def script() -> Batch:
    core = import_module("startable.core")
    return partial(drive, core, table_of(FIRST))


def drive(core: Any, rules: Any, seed: int) -> Count:
    """One game as a reader of the README would write it."""
    state, stream, chance, decisions, chances = rules.start(), core.Stream(seed), core.CHANCE, 0, 0
    while not (awaits := rules.awaits(state)).over:
        if awaits.chance:
            chances += 1
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, chance, None)
        else:
            decisions += 1
            seat = awaits.first
            moves = rules.legal(state, seat)
            moves[stream.below(len(moves))].apply(state, seat, None)
    return Count(decisions, decisions + chances, 1)


def door(game: str) -> Batch:
    """PettingZoo's agent cycle, driven by the very loop that drives PettingZoo's own games."""
    return partial(cycle, import_module("startable.learn").env(game))


def vector(game: str, bots: tuple[str, ...] = ()) -> Batch:
    """Games side by side; without bots the learner decides for every seat."""
    numpy = import_module("numpy")
    env = import_module("startable.learn").SoloVectorEnv(game, ROWS, bots=bots)
    seen, _ = env.reset(seed=1)
    return Rows(env, seen, numpy).play


class Rows:
    """A vector of games that goes on from batch to batch: its games start again by themselves."""

    def __init__(self, env: Any, seen: Any, numpy: Any) -> None:
        self.env, self.seen, self.numpy = env, seen, numpy

    def play(self, seed: int) -> Count:
        rng, games = self.numpy.random.default_rng(seed), 0
        for _ in range(STEPS):
            mask = self.seen["action_mask"]
            numbers = (mask * rng.random(mask.shape, dtype=self.numpy.float32)).argmax(axis=1)
            self.seen, _, ended, _, _ = self.env.step(numbers)
            games += int(ended.sum())
        return Count(STEPS * ROWS, STEPS * ROWS, games)


def batch(game: str, rows: int, workers: int) -> Batch:
    """Games side by side into arrays that are there already; `play` draws the numbers in compiled code."""
    found = import_module(f"startable.games.{game}").GAME
    seats = 4 if 4 in found.seats else found.seats[0]
    games = import_module("startable.learn").Batch(game, rows, 1, seats=seats, workers=workers)
    games.look()
    return partial(step_all, games, rows)


def step_all(games: Any, rows: int, seed: int) -> Count:
    ended = 0
    for _ in range(STEPS):
        ended += int(games.play().ended.sum())
    return Count(STEPS * rows, STEPS * rows, ended)


def sparse() -> Batch:
    """Likewise, and what is seen is told by what is not zero."""
    learn = import_module("startable.learn")
    games = learn.Batch(WIDEST, ROWS, 1, seats=4)
    games.look()
    return partial(step_sparse, learn.Sparse, games)


def step_sparse(rows: Any, games: Any, seed: int) -> Count:
    for _ in range(STEPS):
        rows.of(games.play().seen)
    return Count(STEPS * ROWS, STEPS * ROWS, 0)


def search(game: str) -> Batch:
    """Walks of ISMCTS from a position some way into a game; a walk counts as a decision."""
    found = import_module(f"startable.games.{game}").GAME
    core, rules = import_module("startable.core"), table_of(game)
    return partial(walk, core, import_module("startable.bots.ismcts").Tree, found, rules)


def walk(core: Any, tree: Any, game: Any, rules: Any, seed: int) -> Count:
    state, stream, decisions = rules.start(), core.Stream(seed), 0
    while (awaits := rules.awaits(state)).chance or decisions < SOME:
        decisions += not awaits.chance
        moves = rules.outcomes(state).moves if awaits.chance else rules.legal(state, awaits.first)
        mover = core.CHANCE if awaits.chance else awaits.first
        moves[stream.below(len(moves))].apply(state, mover, None)
    seat = awaits.first
    walks = tree(rules, game.heuristics(rules), seat, stream).grow([state], WALKS, 60.0)
    return Count(walks, walks, 1)


PREPARE: dict[str, Prepare] = {
    "script": script,
    **{name: partial(loop, name) for name in NAMES},
    **{f"search {name}": partial(search, name) for name in NAMES},
    **{f"door {name}": partial(door, name) for name in NAMES},
    **{f"vector {name}": partial(vector, name) for name in NAMES},
    **{
        f"batch {name}, {rows} rows, {workers}": partial(batch, name, rows, workers)
        for name in NAMES
        for rows in BATCHES
        for workers in (1, 2)
    },
    "sparse": sparse,
    "vector, greedy": partial(vector, FIRST, ("greedy",)),
}
