"""`startable arena`: bots against each other, with how sure one can be of the outcome."""

from statistics import median
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from startable.arena.match import Match, Standing, play_match
from startable.cli import inputs
from startable.cli.inputs import AsJson, GameName, Pairs, at_least
from startable.cli.voice import Voice
from startable.play.catalogue import game
from startable.play.words import Words

Bots = Annotated[str, typer.Option("--bots", metavar="A,B", help="param-bots")]
Games = Annotated[int, typer.Option("--games", metavar="N", help="param-arena-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="param-arena-seed")]


def run(
    ctx: typer.Context,
    name: GameName,
    bots: Bots = "level5,level4",
    games: Games = 100,
    seed: Seed = 0,
    option: Pairs = [],  # noqa: B006 - Typer reads it and never changes it
    as_json: AsJson = False,
) -> None:
    voice: Voice = ctx.obj
    played, players, options = game(name), inputs.bots(bots), inputs.options(option)
    played.turn_rules(len(players), options)
    at_least(1, games, "--games")
    at_least(0, seed, "--seed")
    with Progress(console=voice.err, transient=True, disable=not voice.err.is_terminal) as bar:
        task = bar.add_task(voice.words.say("arena-playing"), total=games)
        match = play_match(
            played, players, games, seed, options, lambda done: bar.update(task, completed=done)
        )
    voice.json(_data(match)) if as_json else _show(voice, match)


def _data(match: Match) -> dict[str, Any]:
    standings = [
        {
            "bot": each.name,
            "games": each.games,
            "wins": each.wins,
            "share": each.share,
            "interval": each.interval(),
        }
        for each in match.standings
    ]
    return {"standings": standings, "draws": match.draws, "lengths": match.lengths}


def _show(voice: Voice, match: Match) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in ("bot", "share", "interval"):
        table.add_column(voice.words.say(f"arena-{title}"), justify="left" if title == "bot" else "right")
    for each in match.standings:
        table.add_row(Text(each.name, "cyan"), *_cells(voice.words, each))
    voice.show(table)
    told = {"games": len(match.lengths), "draws": match.draws, "length": median(match.lengths)}
    voice.say("arena-summary", told)


def _cells(words: Words, standing: Standing) -> list[str]:
    low, high = standing.interval()
    share = words.say("arena-percent", {"share": 100 * standing.share})
    return [share, words.say("arena-range", {"low": 100 * low, "high": 100 * high})]
