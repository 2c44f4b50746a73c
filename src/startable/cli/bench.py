"""`startable bench`: how fast this build plays at random."""

from time import perf_counter
from typing import Annotated

import typer

from startable import build
from startable.bots.playout import playouts
from startable.cli.inputs import DEFAULT_GAME, AsJson, GameName, at_least
from startable.cli.voice import Voice
from startable.play.catalogue import game

Games = Annotated[int, typer.Option("--games", metavar="N", help="param-bench-games")]

_WARM_UP = 20


def run(
    ctx: typer.Context, name: GameName = DEFAULT_GAME, games: Games = 2000, as_json: AsJson = False
) -> None:
    voice: Voice = ctx.obj
    rules = game(name).turn_rules()
    at_least(1, games, "--games")
    playouts(rules, _WARM_UP, 1)
    began = perf_counter()
    tally = playouts(rules, games, 0)
    seconds = max(perf_counter() - began, 1e-9)
    speed = round(tally.decisions / seconds)
    found = {
        "game": name,
        "build": build.name(),
        "games": games,
        "decisions": tally.decisions,
        "speed": speed,
    }
    if as_json:
        voice.json({**found, "seconds": seconds})
    else:
        voice.say("bench-line", {**found, "build": voice.words.say(f"build-{build.name()}")})
