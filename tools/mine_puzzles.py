"""Mines puzzles from games between strong bots: decisions in which one move is clearly best.

    python tools/mine_puzzles.py GAME --seed 7 --count 60 --pool pool.jsonl

Games have numbers, and the number alone decides seats, options and dice; what was found in each is kept in
the pool, so a run that was stopped goes on. When there is enough, the puzzles are picked from the pool and
written to the game's package. `--solved 2` judges by the solved table where so few discs are left.
docs/puzzles.md tells how moves are judged.
"""

import argparse
import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from puzzle_entry import Entry, Step, entry
from puzzle_judge import BACK, Judge, Measure
from puzzle_pick import picked, written

from startable.bots import bot
from startable.core import CHANCE, CLOCK, Known, Move, Stream
from startable.play.catalogue import game

PACKAGES = Path(__file__).parents[1] / "src" / "startable" / "games"
STRONG = "greedy"
"""By the game's learned value: of the two highest levels in every game."""
LONGEST = 3000
SEATS = 3
"""So many numbers of seats are played in turn, the smallest first."""
A_GAME = 6
"""So many puzzles come from one game,"""
ALIKE = 3
"""of which one in so many may have the same idea,"""
LOOKS = 10
"""and for each of them so many decisions are looked at."""
SURPLUS = 1.25
"""So much more is mined than is picked."""
EARLY = 0.25
"""So much of a game is left out: hardly anything is decided there."""
STRIDE = 1 << 20
MOST_GAMES = 100_000


def main() -> None:
    options = arguments()
    pool = options.pool or Path(f"{options.game}-puzzles.jsonl")
    found = [json.loads(line) for line in pool.read_text("utf8").splitlines()] if pool.exists() else []
    if options.only_pick:
        finish(options, found)
        return
    numbers = read_numbers(options.numbers)
    enough = 0 if numbers else options.count * SURPLUS
    glance, agreed = options.glance / 100, options.agreed / 100
    measure = Measure(options.gap / 100, options.agree, options.beyond, options.steps, glance, agreed)
    prepare(options.solved, measure)
    with get_context("fork").Pool(options.workers, prepare, (options.solved, measure)) as workers:
        going = jobs(options, (numbers or range(MOST_GAMES))[len(found) :])
        for mined in workers.imap(mine, going) if options.workers > 1 else map(mine, going):
            found.append(mined)
            with pool.open("a", encoding="utf8") as file:
                file.write(json.dumps(mined, ensure_ascii=False) + "\n")
            count = sum(len(each) for each in found)
            print(f"{len(found)} games, {count} puzzles", file=sys.stderr, flush=True)
            if enough and count >= enough:
                break
        workers.terminate()
    finish(options, found)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--solved", type=int, default=0)
    parser.add_argument("--most", type=int, default=A_GAME, help="puzzles of one game")
    parser.add_argument("--numbers", default="", help="of the games, as 0-4,7; otherwise until enough")
    parser.add_argument(
        "--option", action="append", default=[], help="of the games, in turn: NAME=VALUE, or -"
    )
    parser.add_argument(
        "--gap", type=float, default=100 * Measure.gap, help="in percent of the chance to win"
    )
    parser.add_argument("--agree", type=float, default=Measure.agree, help="errors ahead in whole games")
    parser.add_argument("--beyond", type=int, default=0, help="times the horizon, instead of whole games")
    parser.add_argument("--steps", type=int, default=Measure.steps, help="decisions of a turn at most")
    parser.add_argument("--glance", type=float, default=0.0, help="in percent: what differs less is dull")
    parser.add_argument("--agreed", type=float, default=100.0, help="in percent of weak bots: plain")
    parser.add_argument("--keep", action="store_true", help="with the puzzles that the file has already")
    parser.add_argument("--pool", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--only-pick", action="store_true")
    return parser.parse_args()


def finish(options: argparse.Namespace, found: list[list[dict[str, Any]]]) -> None:
    out = options.out or PACKAGES / options.game / "puzzles.toml"
    kept, former = in_file(out) if options.keep else ([], "")
    chosen = picked([*kept, *(read(each) for mined in found for each in mined)], options.count)
    out.write_text(written(chosen, former + command(options), options.seed), encoding="utf8")
    print(f"{len(chosen)} puzzles in {out}", file=sys.stderr)


USUAL = {
    **{"solved": 0, "most": A_GAME, "gap": 5.0, "agree": 2.0, "beyond": 0, "steps": 6},
    **{"glance": 0.0, "agreed": 100.0},
}


def command(options: argparse.Namespace) -> str:
    """What would do the same again."""
    words = f"python tools/mine_puzzles.py {options.game} --seed {options.seed} --count {options.count}"
    for name in USUAL:
        if getattr(options, name) != USUAL[name]:
            words += f" --{name} {getattr(options, name):g}"
    words += "".join(f" --option {each}" for each in options.option)
    words += f" --numbers {options.numbers}" if options.numbers else ""
    return words + (" --keep" if options.keep else "")


def in_file(path: Path) -> tuple[list[Entry], str]:
    """What was written there, and the command that did it, to be followed by another."""
    data = tomllib.loads(path.read_text("utf8"))
    return [read_written(each) for each in data["puzzle"]], data["command"] + " && "


def read_written(data: dict[str, Any]) -> Entry:
    steps = [{"right": step["right"], "tried": step["tried"], **step["judged"]} for step in data.pop("step")]
    return read({**data, "steps": steps})


def read(data: dict[str, Any]) -> Entry:
    return Entry(**{**data, "steps": [Step(**step) for step in data["steps"]]})


# --- one game ---

Job = tuple[str, int, int, list[str], int]
_SOLVED = 0
_MEASURE = Measure()


def read_numbers(text: str) -> list[int]:
    spans = [span.partition("-") for span in text.split(",") if span]
    return [number for low, _, high in spans for number in range(int(low), int(high or low) + 1)]


def jobs(options: argparse.Namespace, numbers: Sequence[int]) -> Iterator[Job]:
    for number in numbers:
        yield options.game, options.seed, number, options.option, options.most


def prepare(solved: int, measure: Measure) -> None:
    global _SOLVED, _MEASURE
    _SOLVED, _MEASURE = solved, measure


@cache
def table(discs: int) -> Any:
    from startable.games.ur.mind.solved import solve

    return solve(discs)


def judge_for(name: str, rules: Any) -> Judge:
    if not _SOLVED:
        return Judge(game(name), rules, _MEASURE)
    from puzzle_table import TableJudge

    return TableJudge(game(name), rules, _MEASURE, table(_SOLVED))


def mine(job: Job) -> list[dict[str, Any]]:
    """Plays one game and looks at some of its decisions."""
    name, seed, number, wanted, most = job
    found, sets = game(name), [read_options(each) for each in wanted] or [{}]
    seats = list(found.seats)[:SEATS]
    chosen = {**found.in_turns, **sets[number % len(sets)]}
    rules = found.rules(seats[number // len(sets) % len(seats)], chosen)
    judge, stream = judge_for(name, rules), Stream(seed * STRIDE + number)
    decisions = list(played(judge, stream))
    del decisions[: int(EARLY * len(decisions))]
    return [asdict(each) for each in looked_through(judge, chosen, decisions, stream, most)]


def read_options(text: str) -> dict[str, Any]:
    """Whole numbers, or the names of what is offered."""
    pairs = [pair.partition("=") for pair in text.split(",") if pair != "-"]
    return {name: int(value) if value.isdigit() else value for name, _, value in pairs}


def played(judge: Judge, stream: Stream) -> Iterator[tuple[Any, int]]:
    """A game of strong bots; each position in which a seat has something to choose."""
    rules, layout, player = judge.rules, judge.game.layout, bot(STRONG)
    state = rules.start()
    for _ in range(LONGEST):
        awaits = rules.awaits(state)
        if awaits.over:
            break
        if awaits.chance:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        elif awaits.seats:
            seat = awaits.each()[stream.below(len(awaits.each()))]
            if is_choice(rules.legal(state, seat)):
                yield state.clone(), seat
            player.choose(judge.game, rules, layout.hide(state, seat), stream).apply(state, seat, None)
        elif rules.time_up is not None:
            rules.time_up.apply(state, CLOCK, None)


def is_choice(moves: list[Move[Any]]) -> bool:
    """Two moves are no puzzle; nor is the midst of a turn, where one could still take a step back."""
    return len(moves) > 2 and not any(move.kind == BACK for move in moves)


def looked_through(
    judge: Judge, options: dict[str, Any], decisions: list[tuple[Any, int]], stream: Stream, most: int
) -> Iterator[Entry]:
    """Some decisions in any order; few of one idea, and not too many of one game."""
    ideas: Counter[str] = Counter()
    for _ in range(min(LOOKS * most, len(decisions))):
        state, seat = decisions.pop(stream.below(len(decisions)))
        known: Known[Any] = judge.game.layout.hide(state, seat)
        verdict = judge.judge(known, stream)
        if verdict is not None:
            made = entry(judge, options, state, known, verdict, stream)
            if made is not None and ideas[made.theme] < most // ALIKE:
                ideas[made.theme] += 1
                yield made
        if ideas.total() == most:
            break


if __name__ == "__main__":
    main()
