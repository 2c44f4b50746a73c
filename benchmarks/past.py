"""Bots of today against those of 0.1.0: `python benchmarks/past.py ur --bot level5 --past ismcts:500`.

The bots of then went by hand-made worths, which are kept here as `past_<game>.py`; rules and search are the
same. Everybody sits in every seat over the same dice; the interval is the arena's.

Beside it stands the share with luck taken out: of each result is taken what chance gave, by today's value,
the chance after a roll less the mean of all rolls. Whatever the value, that is nothing on average, so the
share is as true as the other; and the better the value, the fewer games it takes.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, replace
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

from startable.arena.intervals import share
from startable.arena.match import play_game
from startable.bots import Bot, bot
from startable.core import CHANCE, Known, Move, Rules, Stream
from startable.core.weights import read
from startable.play.catalogue import AnyGame, game
from startable.play.table import Table

OFTEN = 5
"""After so many deals it tells what came out so far."""
CERTAIN = 1.96
FEW = 36


class Timed(Bot):
    """Plays a game of its own idea, and tells how long it thought where there was something to choose."""

    def __init__(self, player: Bot, mind: AnyGame) -> None:
        self.name = player.name
        self._player, self._mind = player, mind
        self.seconds, self.choices = 0.0, 0

    def choose(self, game: AnyGame, rules: Rules[Any], known: Known[Any], stream: Stream) -> Move[Any]:
        began = process_time()
        move = self._player.choose(self._mind, rules, known, stream)
        if len(rules.legal(known.state, known.seat)) > 1:
            self.seconds += process_time() - began
            self.choices += 1
        return move

    def ms(self) -> float:
        return 1000 * self.seconds / max(1, self.choices)


def past(name: str) -> AnyGame:
    return replace(game(name), heuristics=import_module(f"past_{name}").Past)


def with_weights(found: AnyGame, path: Path | None) -> AnyGame:
    if path is None:
        return found
    _, net = read(path.read_bytes(), str(path))

    def made(rules: Rules[Any]) -> Any:
        heuristics: Any = found.heuristics(rules)
        heuristics.use(net)
        return heuristics

    return replace(found, heuristics=made)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="level5")
    parser.add_argument("--past", default="ismcts:500")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--now", action="store_true", help="the others too play by today's value")
    options = parser.parse_args()
    found = game(options.game)
    seats = options.seats or found.seats.start
    new = Timed(bot(options.bot), with_weights(found, options.weights))
    old = Timed(bot(options.past), found if options.now else past(options.game))
    print(f"{options.game}, {seats} seats: {options.bot} against {seats - 1} × {options.past}")
    deals: list[list[Played]] = []
    for each in range(options.games // seats):
        deals.append(deal(found, new, old, seats, options.seed + each))
        if len(deals) % OFTEN == 0:
            print(so_far(deals, new, old), file=sys.stderr, flush=True)
    print(so_far(deals, new, old))


def so_far(deals: list[list[Played]], new: Timed, old: Timed) -> str:
    won, games = share([("", [each.won for each in deal]) for deal in deals]), sum(map(len, deals))
    wins = f"{100 * won.value:.1f} % of {games} games ({100 * won.low:.1f}–{100 * won.high:.1f} %)"
    fair = [fmean(each.won - each.luck for each in deal) for deal in deals]
    error = stdev(fair) / sqrt(len(fair)) if len(fair) > 1 else 0.5
    luckless = f"{100 * fmean(fair):.1f} ± {100 * CERTAIN * error:.1f} % without luck"
    return f"{wins}, {luckless}; {new.ms():.2f} ms a choice, the others {old.ms():.2f}"


@dataclass(frozen=True)
class Played:
    """A game: what the new one won of it, and how much of that was luck."""

    won: float
    luck: float


def deal(found: AnyGame, new: Bot, old: Bot, seats: int, seed: int) -> list[Played]:
    """The new one in every seat, over the same dice."""
    values = []
    for seat in range(seats):
        table = play_game(found, [new if each == seat else old for each in range(seats)], seed)
        result = table.rules.result(table.state)
        values.append(Played(result.share(seat) if result else 0.0, luck(table, seat)))
    return values


def luck(table: Table, seat: int) -> float:
    """What chance gave, by the value that today's bots go by, wherever it had few outcomes."""
    heuristics, state, total = table.game.heuristics(table.rules), table.rules.start(), 0.0
    for line in table.lines:
        outcomes = table.rules.outcomes(state) if line.mover == CHANCE else None
        if outcomes and 1 < len(outcomes.moves) <= FEW:
            after = {move: chance(heuristics, state, move, seat) for move in outcomes.moves}
            weighed = zip(outcomes.weights, after.values(), strict=True)
            total += after[line.move] - sum(weight * each for weight, each in weighed) / outcomes.total
        line.move.apply(state, line.mover, None)
    return total


def chance(heuristics: Any, state: Any, move: Move[Any], seat: int) -> float:
    world = state.clone()
    move.apply(world, CHANCE, None)
    return float(heuristics.chances(world)[seat])


if __name__ == "__main__":
    main()
