"""What bots give away in a game for two: `python benchmarks/given_away.py ur --bot level5 --past ismcts:500`.

Every choice of both is judged by looking some decisions ahead with today's value. Luck is nothing on average,
so what one gives away more than the other is what the other wins beyond a half; and whoever gives away
nothing wins no more than a half and all that the other gives away.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from past import CERTAIN, Timed, past, with_weights

from startable.arena.match import play_game
from startable.bots import bot
from startable.bots.expectimax import move_values
from startable.play.catalogue import AnyGame, game
from startable.play.table import Table

OFTEN = 10
SEATS = 2


@dataclass
class Given:
    """By one bot, in each of its games: what its choices gave away, and how many there were."""

    name: str
    costs: list[float]
    choices: int = 0

    def __str__(self) -> str:
        error = CERTAIN * stdev(self.costs) / sqrt(len(self.costs)) if len(self.costs) > 1 else 1.0
        each = self.choices / len(self.costs)
        return f"{self.name} {100 * fmean(self.costs):.1f} ± {100 * error:.1f} % ({each:.0f} choices)"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--past", default="ismcts:500")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--depth", type=int, default=4, help="decisions that are looked ahead")
    parser.add_argument("--weights", type=Path, help="of another net to judge by")
    options = parser.parse_args()
    found = game(options.game)
    mind = with_weights(found, options.weights)
    players = [bot(options.bot), Timed(bot(options.past), past(options.game))]
    given = [Given(options.bot, []), Given(f"{options.past} of 0.1.0", [])]
    for number in range(options.games):
        first = number % SEATS
        seated = [players[first], players[1 - first]]
        table = play_game(found, seated, options.seed + number // SEATS)
        judge(mind, table, [given[first], given[1 - first]], options.depth)
        if (number + 1) % OFTEN == 0:
            print(number + 1, *given, sep="; ", file=sys.stderr, flush=True)
    print(f"given away a game, of {options.games}: {given[0]}; {given[1]}")


def judge(mind: AnyGame, table: Table, by_seat: list[Given], depth: int) -> None:
    heuristics, state = mind.heuristics(table.rules), table.rules.start()
    for given in by_seat:
        given.costs.append(0.0)
    for line in table.lines:
        if line.mover >= 0 and len(table.rules.legal(state, line.mover)) > 1:
            given = by_seat[line.mover]
            values: dict[Any, float] = dict(move_values(table.rules, heuristics, state, line.mover, depth))
            given.costs[-1] += max(values.values()) - values.get(line.move, max(values.values()))
            given.choices += 1
        line.move.apply(state, line.mover, None)


if __name__ == "__main__":
    main()
