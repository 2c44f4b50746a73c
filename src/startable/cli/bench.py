"""`startable bench`: how fast this build plays at random."""

from time import perf_counter
from typing import Annotated, Any

from startable import build
from startable.bots.playout import Tally, playout, playouts
from startable.cli.inputs import DEFAULT_GAME, AsJson, GameName, at_least
from startable.cli.output import Output
from startable.cli.parameters import Context, Option
from startable.core import Rules, Stream
from startable.play.catalogue import game

Games = Annotated[int, Option("--games", metavar="N", help="param-bench-games")]

_WARM_UP = 20


def run(ctx: Context, name: GameName = DEFAULT_GAME, games: Games = 2000, as_json: AsJson = False) -> None:
    output: Output = ctx.obj
    rules = game(name).turn_rules()
    at_least(1, games, "--games")
    playouts(rules, _WARM_UP, 1)
    began = perf_counter()
    tally = _played(rules, games)
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
        output.json({**found, "seconds": seconds})
    else:
        output.say("bench-line", {**found, "build": output.words.say(f"build-{build.name()}")})


def _played(rules: Rules[Any], games: int) -> Tally:
    """Game by game: inside of compiled ones nobody hears Ctrl+C."""
    tally, stream = Tally(0, 0, 0), Stream(0)
    for _ in range(games):
        playout(rules, rules.start(), stream, tally)
    return tally
