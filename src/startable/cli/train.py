"""`startable train`: a game learns what its positions are worth, by games against itself."""

import os
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer

from startable.cli.inputs import GameName, at_least, at_most
from startable.cli.output import Output
from startable.core import Unreadable
from startable.core.weights import FILE
from startable.play.catalogue import game

Games = Annotated[int, typer.Option("--games", metavar="N", help="param-train-games")]
Seats = Annotated[str, typer.Option("--seats", metavar="N,…", help="param-train-seats")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="param-train-seed")]
Hidden = Annotated[int, typer.Option("--hidden", metavar="N", help="param-train-hidden")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", help="param-arena-workers")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="param-train-out")]
Resume = Annotated[bool, typer.Option("--resume", help="param-train-resume")]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="param-arena-ray")]

HIGHEST_SEED = 2**40 - 1
MOST_HIDDEN = 512


def run(
    ctx: typer.Context,
    name: GameName,
    games: Games = 40_000,
    seats: Seats = "",
    seed: Seed = 0,
    hidden: Hidden = 64,
    workers: Workers = 0,
    out: Out = None,
    resume: Resume = False,
    ray: Ray = "",
) -> None:
    output: Output = ctx.obj
    at_least(1, games, "--games")
    at_least(0, workers, "--workers")
    at_most(HIGHEST_SEED, at_least(0, seed, "--seed"), "--seed")
    at_most(MOST_HIDDEN, at_least(1, hidden, "--hidden"), "--hidden")
    try:
        from startable.train.plan import Plan, teachable
    except ModuleNotFoundError as missing:
        told = {"name": missing.name or "", "command": "pip install 'startable[train]'"}
        raise Unreadable("train-needs", told) from None
    taught = teachable(game(name))
    course: dict[str, Any] = dict(taught.teaching)
    plan = Plan(name, games, seed, _seats(name, seats), hidden, **course)
    _train(output, plan, out or Path(str(files(taught.package).joinpath(FILE))), resume, workers, ray)


def _seats(name: str, text: str) -> tuple[int, ...]:
    offered = game(name).seats
    if not text:
        return tuple(offered)
    wanted = [int(each) if each.isascii() and each.isdigit() else 0 for each in text.split(",")]
    if not set(wanted) <= set(offered):
        raise Unreadable("seats-not-offered", {"seats": game(name).seat_counts()})
    return tuple(wanted)


def _train(output: Output, plan: Any, out: Path, resume: bool, workers: int, ray: str) -> None:
    from startable.train.players import Alone, Cluster, Players, Processes
    from startable.train.run import Progress, Training

    def tell(now: Progress) -> None:
        better = "" if now.better is None else output.words.say("train-better", {"share": 100 * now.better})
        told = {"games": now.games, "of": plan.games, "speed": now.speed, "wrong": f"{now.wrong:.4f}"}
        line = output.words.say("train-progress", {**told, "drift": f"{100 * now.drift:+.2f}"})
        output.err.print(f"{line} {better}".rstrip(), highlight=False)

    training = Training(plan, out, resume)
    size = workers or os.cpu_count() or 1
    players: Players = Cluster(ray, workers) if ray else Alone() if size == 1 else Processes(size)
    try:
        training.run(players, tell)
    except KeyboardInterrupt:
        output.complain(output.words.say("train-stopped", {"file": str(out)}))
        raise
    finally:
        players.leave()
    output.say("train-done", {"file": str(out), "games": plan.games})
