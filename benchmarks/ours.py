"""Random play in Startable: inside the playout loop, and move by move from a script."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from meter import Batch, Count, Prepare

SOME, ONE = 20, 1  # games in a batch: some 10 ms compiled


def loop(game: str, seats: int, games: int) -> Batch:
    rules = import_module(f"startable.games.{game}").GAME.turn_rules(seats)
    return partial(play_out, import_module("startable.bots.playout").playouts, rules, games)


def play_out(playouts: Any, rules: Any, games: int, seed: int) -> Count:
    tally = playouts(rules, games, seed)
    return Count(tally.decisions, tally.decisions + tally.chances, tally.games)


def script() -> Batch:
    core = import_module("startable.core")
    return partial(drive, core, import_module("startable.games.ur").GAME.rules())


def drive(core: Any, rules: Any, seed: int) -> Count:
    """One game as a reader of the README would write it."""
    state, stream, chance, decisions, chances = rules.start(), core.Stream(seed), core.CHANCE, 0, 0
    while not (awaits := rules.awaits(state)).over:
        if awaits.chance:
            chances += 1
            outcomes = rules.chances(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, chance, None)
        else:
            decisions += 1
            seat = awaits.first
            moves = rules.legal(state, seat)
            moves[stream.below(len(moves))].apply(state, seat, None)
    return Count(decisions, decisions + chances, 1)


PREPARE: dict[str, Prepare] = {
    "loop": partial(loop, "ur", 2, SOME),
    "smugglers": partial(loop, "smugglers", 4, SOME),
    "maze": partial(loop, "maze", 4, ONE),
    "starfarers": partial(loop, "starfarers", 4, ONE),
    "script": script,
}
