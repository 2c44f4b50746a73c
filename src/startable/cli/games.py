"""`startable games`: which games there are, for how many, and what can be switched."""

from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from startable.cli.inputs import AsJson
from startable.cli.output import Output
from startable.cli.parameters import Context
from startable.cli.show import players
from startable.core import Option
from startable.play.catalogue import AnyGame, games
from startable.play.words import Words


def run(ctx: Context, as_json: AsJson = False) -> None:
    output: Output = ctx.obj
    if as_json:
        output.json([_data(output.words, game) for game in games()])
        return
    for game in games():
        _show(output, game)


def _show(output: Output, game: AnyGame) -> None:
    say = output.words.say
    output.line(f"{game.name} — {say(game.key('name'))}", "bold")
    output.paragraph(say(game.key("about")))
    output.say("games-seats", {"seats": game.seat_counts()})
    output.show()
    output.show(Padding(_options(output.words, game), (0, 0, 0, 2)))


def _options(words: Words, game: AnyGame) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for title in ("option", "values", "rule", "meaning"):
        table.add_column(words.say(f"games-{title}"), overflow="fold")
    for option in game.options:
        values = f"{option.values()} ({option.write(option.default)})"
        meaning = words.say(game.key(f"option-{option.name}.help"))
        table.add_row(Text(option.name, "cyan"), Text(values), Text(option.rule, no_wrap=True), Text(meaning))
    return table


def _data(words: Words, game: AnyGame) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": words.say(game.key("name")),
        "about": words.say(game.key("about")),
        "version": game.version,
        "seats": list(game.seats),
        "colours": dict(zip(game.colours, players(words, game), strict=True)),
        "options": [_option_data(words, game, option) for option in game.options],
    }


def _option_data(words: Words, game: AnyGame, option: Option) -> dict[str, Any]:
    message = game.key(f"option-{option.name}")
    return {
        "name": option.name,
        "title": words.say(message),
        "help": words.say(f"{message}.help"),
        "rule": option.rule,
        "default": option.write(option.default),
        "values": option.values(),
    }
