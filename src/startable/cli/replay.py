"""`startable replay`: a journal line by line, up to its end or to the line that breaks a rule."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from startable.cli import show
from startable.cli.inputs import AsJson, OneFile, at_least, journal
from startable.cli.output import Output
from startable.cli.parameters import Context, Option
from startable.core import NOBODY, seats_in
from startable.play.ends import read_end
from startable.play.journal import BrokenLine, Header, Journal, replay, steps
from startable.play.lines import write_line, write_mover
from startable.play.table import Table
from startable.play.words import Words

Upto = Annotated[int | None, Option("--to", metavar="N", help="param-to")]

BROKEN = 1


@dataclass(frozen=True)
class Step:
    """A line of the journal with what it did, in data and in words."""

    line: str
    events: list[dict[str, Any]]


def run(ctx: Context, file: OneFile, to: Upto = None, as_json: AsJson = False) -> int:
    output: Output = ctx.obj
    if to is not None:
        at_least(0, to, "--to")
    read = journal(file)
    show.older(output, read.header)
    part = Journal(read.header, read.lines[:to], read.places[:to])
    try:
        output.json(_data(output.words, part)) if as_json else _show(output, part, len(read.lines))
    except BrokenLine as error:
        output.complain(show.broken(output.words, read.header.game, file, error))
        return BROKEN
    return 0


def _steps(words: Words, journal: Journal) -> Iterator[Step]:
    game = journal.header.game
    for line, events, _ in steps(journal):
        texts = show.told(words, game, events, NOBODY)
        told = zip(events, texts, strict=True)
        yield Step(
            write_line(game, line),
            [{"what": event.what, "args": event.seen_by(NOBODY), "text": text} for event, text in told],
        )


def _show(output: Output, journal: Journal, whole: int) -> None:
    game = journal.header.game
    output.say(game.key("name"), style="bold")
    for player, name in zip(show.players(output.words, game), journal.header.seats, strict=False):
        output.line(f"  {player}: {name}" if name else f"  {player}")
    for number, step in enumerate(_steps(output.words, journal), 1):
        output.line(f"{number:>4}  {step.line:10}  {' '.join(event['text'] for event in step.events)}")
    table = replay(journal)
    output.show()
    show.board(output, table, NOBODY)
    if len(journal.lines) < whole or not show.end(output, journal.header):
        show.ending(output, table)


def _data(words: Words, journal: Journal) -> dict[str, Any]:
    header = journal.header
    done = [{"line": step.line, "events": step.events} for step in _steps(words, journal)]
    table = replay(journal)
    return {
        "game": header.game.name,
        "version": header.game.version,
        "options": header.rules.options,
        "seats": list(header.seats),
        "lines": done,
        "position": header.game.layout.write(table.state),
        "scores": table.rules.scores(table.state),
        "result": _result(table),
        "end": _end(header),
    }


def _end(header: Header) -> dict[str, Any] | None:
    """How it ended, if no rule says so."""
    end = read_end(header)
    if end is None:
        return None
    return {"how": end.how, "winners": [write_mover(seat) for seat in end.winners], "after": end.v}


def _result(table: Table) -> dict[str, Any] | None:
    result = table.rules.result(table.state)
    if result is None:
        return None
    return {"winners": [write_mover(seat) for seat in seats_in(result.winners)], "rule": result.rule}
