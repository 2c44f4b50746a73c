"""`startable rules`: the rules of a game in the user's language, one of them or all."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.markdown import Markdown

from startable.cli import show
from startable.cli.inputs import AsJson, GameName
from startable.cli.output import Output
from startable.play.catalogue import game
from startable.play.rulebook import Rule, Rulebook, rulebook

RuleId = Annotated[str, typer.Argument(metavar="RULE", help="param-rule")]


def run(ctx: typer.Context, name: GameName, id: RuleId = "", as_json: AsJson = False) -> None:
    output: Output = ctx.obj
    book = rulebook(game(name).package, output.words.language)
    chosen = [book.rule(id)] if id else list(book.rules.values())
    if as_json:
        output.json(
            {"game": name, "language": output.words.language, "rules": [asdict(rule) for rule in chosen]}
        )
    elif id:
        show.rule(output, chosen[0])
    else:
        _show_all(output, book, chosen)


def _show_all(output: Output, book: Rulebook, rules: list[Rule]) -> None:
    output.line(book.title, "bold")
    output.show(Markdown(book.intro))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            output.show()
            output.line(chapter, "bold underline")
        output.show()
        show.rule(output, rule)
