"""`startable rules`: the rules of a game in the user's language, one of them or all."""

from dataclasses import asdict
from typing import Annotated

import typer
from rich.markdown import Markdown

from startable.cli import show
from startable.cli.inputs import AsJson, GameName
from startable.cli.voice import Voice
from startable.play.catalogue import game
from startable.play.rulebook import Rule, Rulebook, rulebook

RuleId = Annotated[str, typer.Argument(metavar="RULE", help="param-rule")]


def run(ctx: typer.Context, name: GameName, id: RuleId = "", as_json: AsJson = False) -> None:
    voice: Voice = ctx.obj
    book = rulebook(game(name).package, voice.words.language)
    chosen = [book.rule(id)] if id else list(book.rules.values())
    if as_json:
        voice.json(
            {"game": name, "language": voice.words.language, "rules": [asdict(rule) for rule in chosen]}
        )
    elif id:
        show.rule(voice, chosen[0])
    else:
        _show_all(voice, book, chosen)


def _show_all(voice: Voice, book: Rulebook, rules: list[Rule]) -> None:
    voice.line(book.title, "bold")
    voice.show(Markdown(book.intro))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            voice.show()
            voice.line(chapter, "bold underline")
        voice.show()
        show.rule(voice, rule)
