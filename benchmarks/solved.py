"""How often bots find a best move of small UR, which is solved: `python benchmarks/solved.py`.

Positions are what random play meets, each once, where one move is worth more than another. With
`--tables FOLDER` the tables are kept there: the one of three discs takes its time. `--sample FILE` takes the
positions of a sample of that table instead (tests/games/ur/ur3.csv), with all that a turn leads to.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean

from past import past

from startable.bots import bot
from startable.core import CHANCE, Move, Stream
from startable.games.ur import GAME
from startable.games.ur.mind.codes import WON, code, position
from startable.games.ur.mind.solved import Solved, load, opening, small, solve
from startable.games.ur.rules.moves.turn import ROLLS
from startable.games.ur.rules.rules import UrRules
from startable.games.ur.state.state import ENDED, UrState

BOTS = ("random", "greedy", "expectimax", "expectimax:3", "expectimax:4", "ismcts:300")
PAST = "0.1.0 "
"""Before a bot's name: by the worths that it had then."""
BOTS_OF_THEN = tuple(PAST + name for name in ("greedy", "expectimax:3", "ismcts:500"))
WHOLE = 60
"""The first positions of the sample are there with all that a turn leads to."""
NEAR = 1e-6
CLOSE = 0.01
LONGEST = 400


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--discs", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", type=Path)
    parser.add_argument("--sample", type=Path)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.sample:
        print(sampled(Sample(options.sample)))
        return
    tables = [table(discs, options.workers, options.tables) for discs in options.discs]
    text = heading(options.positions) + "\n".join(section(each, options.positions) for each in tables)
    print(text)
    if options.out:
        options.out.write_text(text, encoding="utf-8")


def heading(positions: int) -> str:
    return f"""# Bots beside the solution of small UR

For each number of discs {positions} positions with a roll, met in random play, in which one move is worth \
more than another. A move counts as best if the table of `games/ur/mind/solved.py` gives it the \
highest chance to win; the loss is what the bot's move gives away of that chance, on average.

"""


def table(discs: int, workers: int, folder: Path | None) -> Solved:
    """From the folder, if it is there; made, and kept there, if not."""
    if folder is None:
        return solve(discs, workers, tell)
    path = folder / f"ur{discs}.npz"
    if not path.exists():
        solve(discs, workers, tell).save(path)
    return load(path)


def tell(line: str) -> None:
    print(time.strftime("%H:%M:%S"), line, file=sys.stderr, flush=True)


def section(solved: Solved, positions: int) -> str:
    rules, discs = solved.rules, solved.discs
    found = list(decisions(solved, rules, positions))
    rows = [row(name, solved, rules, found) for name in (*BOTS_OF_THEN, *BOTS)]
    return "\n".join(
        (
            f"## {discs} disc{'s' if discs > 1 else ''} each\n",
            f"{len(solved.codes):,} positions, {solved.sweeps} sweeps; whoever rolls first wins "
            f"{100 * solved.value(opening(rules)):.2f} %.\n",
            "| bot | best move | within 1 % of it | mean loss |",
            "| --- | --- | --- | --- |",
            *rows,
            "",
        )
    )


class Sample:
    """Some positions of the game with three discs, with their exact values."""

    def __init__(self, path: Path) -> None:
        self.rules = small(3)
        rows = [row.split(",") for row in path.read_text().splitlines()[1:]]
        self._values = {int(number): float(chance) for number, chance in rows}

    def after(self, state: UrState, move: Move[UrState]) -> float:
        world = state.clone()
        move.apply(world, state.turn, None)
        return 1.0 if code(world) == WON else 1.0 - self._values[code(world)]

    def decisions(self) -> Iterator[UrState]:
        for number in list(self._values)[:WHOLE]:
            for roll in ROLLS.moves:
                state = position(self.rules, number)
                roll.apply(state, CHANCE, None)
                values = [self.after(state, move) for move in self.rules.legal(state, state.turn)]
                if max(values) - min(values) > NEAR:
                    yield state


def sampled(sample: Sample) -> str:
    found = list(sample.decisions())
    rows = [row(name, sample, sample.rules, found) for name in (*BOTS_OF_THEN, *BOTS)]
    head = ("| bot | best move | within 1 % of it | mean loss |", "| --- | --- | --- | --- |")
    return "\n".join((f"{len(found)} decisions of a sample with three discs.\n", *head, *rows))


def decisions(solved: Solved, rules: UrRules, count: int) -> Iterator[UrState]:
    stream, seen, seed = Stream(5), set[tuple[int, int]](), 0
    while len(seen) < count:
        seed += 1
        for state in walk(rules, stream):
            values = [solved.after(state, move) for move in rules.legal(state, state.turn)]
            key = (code(state), state.roll)
            if max(values) - min(values) > NEAR and key not in seen and len(seen) < count:
                seen.add(key)
                yield state


def walk(rules: UrRules, stream: Stream) -> Iterator[UrState]:
    """The decisions of one random game; it may never end, so it is cut."""
    state, steps = rules.start(), 0
    while state.phase != ENDED and steps < LONGEST:
        steps += 1
        if rules.awaits(state).chance:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        else:
            yield state.clone()
            moves = rules.legal(state, state.turn)
            moves[stream.below(len(moves))].apply(state, state.turn, None)


def row(name: str, solved: Solved | Sample, rules: UrRules, found: list[UrState]) -> str:
    losses = [loss(name, solved, rules, state) for state in found]
    best, close = mean(each < NEAR for each in losses), mean(each < CLOSE for each in losses)
    return f"| {name} | {100 * best:.1f} % | {100 * close:.1f} % | {100 * mean(losses):.2f} % |"


def loss(name: str, solved: Solved | Sample, rules: UrRules, state: UrState) -> float:
    seat = state.turn
    mind = past("ur") if name.startswith(PAST) else GAME
    move = bot(name.removeprefix(PAST)).choose(mind, rules, GAME.layout.hide(state, seat), Stream(1))
    values = [solved.after(state, each) for each in rules.legal(state, seat)]
    return max(values) - solved.after(state, move)


if __name__ == "__main__":
    main()
