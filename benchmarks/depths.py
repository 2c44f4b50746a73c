"""What a look of some decisions gives away beside a deeper one: `python benchmarks/depths.py ur --beside 5`.

Positions with a choice are drawn from games of `greedy~14`. All looks go by today's value, so this tells what
there is to gain by searching more, and nothing of what the value itself misjudges. With `--wide` the look
beside them is into up to five moves of a decision, within a tenth of the best; that needs the interpreted
build, since what is compiled keeps its bounds.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from past import CERTAIN

from startable.arena.match import play_game
from startable.bots import bot, expectimax, lookahead
from startable.core import Rules
from startable.core.heuristics import Heuristics
from startable.play.catalogue import AnyGame, game

GAMES = 40
SEED = 900_000
WIDE = {expectimax: {"_MARGIN": 0.12}, lookahead: {"_MARGIN": 0.1, "_FOLLOWED": 5}}

Values = list[list[float]]
"""By position and move."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--depths", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--beside", type=int, default=5)
    parser.add_argument("--wide", action="store_true")
    options = parser.parse_args()
    rules, positions, choices = drawn(game(options.game), options.positions)
    heuristics = game(options.game).heuristics(rules)
    print(f"{choices:.0f} choices a game and seat; given away in a game, by {options.positions} positions:")
    found = {depth: look(rules, heuristics, positions, depth) for depth in options.depths}
    if options.wide:
        widen()
    beside, _ = look(rules, heuristics, positions, options.beside)
    for depth, (values, ms) in found.items():
        print(f"{depth} decisions ahead: {given_away(values, beside, choices)}, {ms:.2f} ms a choice")


def widen() -> None:
    if not str(lookahead.__file__).endswith(".py"):
        raise SystemExit("--wide needs the interpreted build")
    for module, bounds in WIDE.items():
        for name, bound in bounds.items():
            setattr(module, name, bound)


def drawn(found: AnyGame, count: int) -> tuple[Rules[Any], list[Any], float]:
    """Rules, some positions, and how many choices a seat has in a game."""
    player, positions = bot("greedy~14"), []
    for number in range(GAMES):
        table = play_game(found, [player, player], SEED + number)
        state = table.rules.start()
        for line in table.lines:
            if line.mover >= 0 and len(table.rules.legal(state, line.mover)) > 1:
                positions.append((state.clone(), line.mover))
            line.move.apply(state, line.mover, None)
    choices = len(positions) / GAMES / 2
    return table.rules, random.Random(SEED).sample(positions, count), choices


def look(
    rules: Rules[Any], heuristics: Heuristics[Any], positions: list[Any], depth: int
) -> tuple[Values, float]:
    """And how long a choice takes, in ms."""
    began = process_time()
    found = [
        [value for _, value in expectimax.move_values(rules, heuristics, state, seat, depth)]
        for state, seat in positions
    ]
    return found, 1000 * (process_time() - began) / len(positions)


def given_away(values: Values, beside: Values, choices: float) -> str:
    costs = [max(true) - true[seen.index(max(seen))] for seen, true in zip(values, beside, strict=True)]
    error = CERTAIN * stdev(costs) / sqrt(len(costs))
    return f"{100 * choices * fmean(costs):.2f} ± {100 * choices * error:.2f} %"


if __name__ == "__main__":
    main()
