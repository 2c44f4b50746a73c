"""`startable train`: a game learns what its positions are worth, by games against itself."""

import os
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

from startable.cli.extras import need
from startable.cli.inputs import AsJson, GameName, at_least, at_most
from startable.cli.output import Output
from startable.cli.parameters import Context, Option
from startable.core import Unreadable
from startable.core.weights import FILE
from startable.play.catalogue import game

Games = Annotated[int, Option("--games", metavar="N", help="param-train-games")]
Seats = Annotated[str, Option("--seats", metavar="N,…", help="param-train-seats")]
Seed = Annotated[int, Option("--seed", metavar="N", help="param-train-seed")]
Hidden = Annotated[int, Option("--hidden", metavar="N", help="param-train-hidden")]
Workers = Annotated[int, Option("--workers", metavar="N", help="param-arena-workers")]
Out = Annotated[Path | None, Option("--out", metavar="FILE", help="param-train-out")]
Resume = Annotated[bool, Option("--resume", help="param-train-resume")]
Ray = Annotated[str, Option("--ray", metavar="ADDRESS", help="param-arena-ray")]

HIGHEST_SEED = 2**40 - 1
MOST_HIDDEN = 512
THREADS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What NumPy multiplies with. Our tables are small: several threads only wait for each other, the longer the
more else there is to do."""


def run(
    ctx: Context,
    name: GameName,
    games: Games = 40_000,
    seats: Seats = "",
    seed: Seed = 0,
    hidden: Hidden = 64,
    workers: Workers = 0,
    out: Out = None,
    resume: Resume = False,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    output: Output = ctx.obj
    at_least(1, games, "--games")
    at_least(0, workers, "--workers")
    at_most(HIGHEST_SEED, at_least(0, seed, "--seed"), "--seed")
    at_most(MOST_HIDDEN, at_least(1, hidden, "--hidden"), "--hidden")
    _alone()
    need("train")
    from startable.train.plan import Plan, teachable

    taught = teachable(game(name))
    course: dict[str, Any] = dict(taught.teaching)
    plan = Plan(name, games, seed, _seats(name, seats), hidden, **course)
    file = out or Path(str(files(taught.package).joinpath(FILE)))
    last = _train(output, plan, file, resume, workers, ray)
    if as_json:
        output.json({"file": str(file), **asdict(plan), "last": asdict(last) if last else None})
    else:
        output.say("train-done", {"file": str(file), "games": plan.games})


def _alone() -> None:
    """One thread learns, unless somebody has asked for more; said before NumPy is loaded."""
    for each in THREADS:
        os.environ.setdefault(each, "1")


def _seats(name: str, text: str) -> tuple[int, ...]:
    offered = game(name).seats
    if not text:
        return tuple(offered)
    wanted = [int(each) if each.isascii() and each.isdigit() else 0 for each in text.split(",")]
    if not set(wanted) <= set(offered):
        raise Unreadable("seats-not-offered", {"seats": game(name).seat_counts()})
    return tuple(wanted)


def _train(output: Output, plan: Any, out: Path, resume: bool, workers: int, ray: str) -> Any:
    """How it went at the end; none if there was nothing left to do."""
    from startable.train.climbing import training
    from startable.train.players import Alone, Cluster, Players, Processes
    from startable.train.run import Progress

    told: list[Progress] = []

    def tell(now: Progress) -> None:
        told[:] = [now]
        better = "" if now.better is None else output.words.say("train-better", {"share": 100 * now.better})
        line = output.words.say("train-progress", {"games": now.games, "of": plan.games, "speed": now.speed})
        if now.wrong is not None:
            error = {"wrong": f"{now.wrong:.4f}", "drift": f"{100 * now.drift:+.2f}"}
            line += output.words.say("train-error", error)
        output.err.print(f"{line}{better}", highlight=False)

    course = training(plan, out, resume)
    size = workers or os.cpu_count() or 1
    players: Players = Cluster(ray, workers) if ray else Alone() if size == 1 else Processes(size)
    try:
        course.run(players, tell)
    except KeyboardInterrupt:
        output.complain(output.words.say("train-stopped", {"file": str(out)}))
        raise
    finally:
        players.leave()
    return told[0] if told else None
