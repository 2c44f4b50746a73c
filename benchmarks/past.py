"""Bots of today against those of 0.1.0: `python benchmarks/past.py ur --bot level5 --past ismcts:500`.

The bots of then went by hand-made worths, which are kept here as `past_<game>.py`; rules and search are the
same. Everybody sits in every seat over the same dice; the interval is the arena's.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

from startable.arena.intervals import share
from startable.arena.match import play_game
from startable.bots import Bot, bot
from startable.core import Known, Move, Rules, Stream
from startable.core.weights import read
from startable.play.catalogue import AnyGame, game


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
    deals = [deal(found, new, old, seats, options.seed + each) for each in range(options.games // seats)]
    won = share([("", each) for each in deals])
    print(f"{options.game}, {seats} seats: {options.bot} against {seats - 1} × {options.past}")
    print(
        f"{100 * won.value:.1f} % of {seats * len(deals)} games ({100 * won.low:.1f}–{100 * won.high:.1f} %)"
    )
    print(f"{new.ms():.2f} ms a choice, the others {old.ms():.2f}")


def deal(found: AnyGame, new: Bot, old: Bot, seats: int, seed: int) -> list[float]:
    """The new one in every seat, over the same dice."""
    values = []
    for seat in range(seats):
        table = play_game(found, [new if each == seat else old for each in range(seats)], seed)
        result = table.rules.result(table.state)
        values.append(result.share(seat) if result else 0.0)
    return values


if __name__ == "__main__":
    main()
