"""`startable arena`: bots against each other, with how sure one can be of the outcome."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import Annotated

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.text import Text

from startable import build
from startable.arena.match import Match, arrange, command
from startable.arena.pool import Alone, Pool, Processes
from startable.arena.report import Made
from startable.arena.report import report as page
from startable.arena.results import Results
from startable.arena.run import run as play
from startable.arena.summary import Summary
from startable.cli import inputs, standings
from startable.cli.extras import need
from startable.cli.inputs import AsJson, GameName, Pairs, at_least, at_most
from startable.cli.output import Output
from startable.cli.parameters import Context, Option
from startable.core import Unreadable

Bots = Annotated[str, Option("--bots", metavar="A,B,…", help="param-bots")]
Games = Annotated[int, Option("--games", metavar="N", help="param-arena-games")]
Seats = Annotated[int, Option("--seats", metavar="N", help="param-arena-seats")]
Seed = Annotated[int, Option("--seed", metavar="N", help="param-arena-seed")]
Workers = Annotated[int, Option("--workers", metavar="N", help="param-arena-workers")]
Out = Annotated[Path | None, Option("--out", metavar="FILE", help="param-arena-out")]
Report = Annotated[Path | None, Option("--report", metavar="FILE", help="param-arena-report")]
Ray = Annotated[str, Option("--ray", metavar="ADDRESS", help="param-arena-ray")]

HIGHEST_SEED = 2**40 - 1
"""From there on are the streams of the seats."""


def run(
    ctx: Context,
    name: GameName,
    bots: Bots = "level5,level4",
    games: Games = 100,
    seats: Seats = 0,
    option: Pairs = [],  # noqa: B006 - it is read and never changed
    seed: Seed = 0,
    workers: Workers = 0,
    out: Out = None,
    report: Report = None,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    output: Output = ctx.obj
    need("arena")
    at_least(1, games, "--games")
    at_least(0, seats, "--seats")
    at_least(0, workers, "--workers")
    at_most(HIGHEST_SEED, at_least(0, seed, "--seed"), "--seed")
    match = arrange(name, inputs.bots(bots), games, seed, inputs.options(option), seats)
    if report:
        _writable(report)
    with closing(Results(match, out)) as results:
        _play(output, match, results, workers, ray, out)
        summary = Summary(match, results.rows())
    if report:
        _write_report(output, summary, report)
    standings.as_json(output, summary) if as_json else standings.show(output, summary)
    if report and not as_json:
        output.say("arena-report-written", {"file": str(report)})


def _writable(path: Path) -> None:
    """Told before hours of play, not after."""
    if path.is_dir():
        raise Unreadable("file-is-folder", {"file": str(path)})
    if not path.absolute().parent.is_dir():
        raise Unreadable("file-no-folder", {"file": str(path)})


def _write_report(output: Output, summary: Summary, path: Path) -> None:
    made = Made(command(summary.match), output.words.say(f"build-{build.name()}"), f"{date.today()}")
    try:
        path.write_text(page(summary, output.words, made), "utf8")
    except OSError as error:
        raise Unreadable("file-unwritable", {"file": str(path), "why": error.strerror or ""}) from None


def _play(output: Output, match: Match, results: Results, workers: int, ray: str, out: Path | None) -> None:
    left = len(results.missing())
    if not left:
        return
    try:
        with closing_pool(match, min(workers or _cores(), left), workers, ray) as pool:
            _watch(output, match, results, pool, match.games - left)
    except KeyboardInterrupt:
        told = {"games": match.games, "played": match.games - len(results.missing()), "file": str(out)}
        output.complain(output.words.say("arena-stopped" if out else "arena-lost", told))
        raise


def _watch(output: Output, match: Match, results: Results, pool: Pool, played: int) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Speed(output), TimeLeft())
    silent = not output.err.is_terminal
    with Progress(*columns, console=output.err, transient=True, disable=silent) as bar:
        task = bar.add_task(output.words.say("arena-playing"), total=match.games, completed=played)
        play(results, pool, lambda more: bar.advance(task, more))


class Speed(ProgressColumn):
    def __init__(self, output: Output) -> None:
        super().__init__()
        self._words = output.words

    def render(self, task: Task) -> Text:
        return Text(self._words.say("arena-speed", {"speed": task.speed}) if task.speed else "")


@contextmanager
def closing_pool(match: Match, size: int, asked: int, ray: str) -> Iterator[Pool]:
    pool = _pool(match, size, asked, ray)
    try:
        yield pool
    finally:
        pool.leave()


def _pool(match: Match, size: int, asked: int, ray: str) -> Pool:
    if ray:
        from startable.arena.cluster import Cluster

        return Cluster(match, ray, asked)
    return Alone(match) if size == 1 else Processes(match, size)


def _cores() -> int:
    """Those that we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
