"""`startable rules`: the rules of a game in the user's language, one of them or all."""

from dataclasses import asdict
from typing import Annotated

from rich.markdown import Markdown

from startable.cli import show
from startable.cli.inputs import AsJson, GameName
from startable.cli.output import Output
from startable.cli.parameters import Argument, Context, Option
from startable.core import Unreadable
from startable.play.catalogue import AnyGame, game
from startable.play.rulebook import Rule, Rulebook, rulebook

Short = Annotated[bool, Option("--summary", help="param-summary")]
RuleId = Annotated[str, Argument(metavar="RULE", help="param-rule")]


def run(
    ctx: Context, name: GameName, id: RuleId = "", summary: Short = False, as_json: AsJson = False
) -> None:
    output: Output = ctx.obj
    book = rulebook(game(name).package, output.words.language)
    if summary:
        _show_summary(output, game(name), book, as_json)
        return
    chosen = [book.rule(id)] if id else list(book.rules.values())
    if as_json:
        output.json(
            {"game": name, "language": output.words.language, "rules": [asdict(rule) for rule in chosen]}
        )
    elif id:
        show.rule(output, game(name), chosen[0])
    else:
        _show_all(output, game(name), book, chosen)


def _show_summary(output: Output, found: AnyGame, book: Rulebook, as_json: bool) -> None:
    if not book.summary:
        raise Unreadable("summary-none", {"name": found.name})
    if as_json:
        output.json({"game": found.name, "language": output.words.language, "summary": book.summary})
    else:
        output.line(book.title, "bold")
        show.prose(output, found, book.summary)


def _show_all(output: Output, found: AnyGame, book: Rulebook, rules: list[Rule]) -> None:
    output.line(book.title, "bold")
    output.show(Markdown(book.intro))
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            output.show()
            output.line(chapter, "bold underline")
        output.show()
        show.rule(output, found, rule)
