"""`startable verify`: every roll of a live game's journal, computed again from the dealer's revealed seed."""

import typer

from startable.cli import show
from startable.cli.inputs import AsJson, OneFile, about, journal
from startable.cli.voice import Voice
from startable.core import CHANCE
from startable.play.fair import Drawn, verify
from startable.play.journal import BrokenLine, Journal, replay

UNFAIR = 1


def run(ctx: typer.Context, file: OneFile, as_json: AsJson = False) -> int:
    voice: Voice = ctx.obj
    read = journal(file)
    try:
        replay(read)
    except BrokenLine as error:
        voice.complain(show.broken(voice.words, read.header.game, file, error))
        return UNFAIR
    with about(file):
        wrong = verify(read)
    _tell(voice, read, wrong, as_json)
    return UNFAIR if wrong else 0


def _tell(voice: Voice, read: Journal, wrong: list[Drawn], as_json: bool) -> None:
    rolls = sum(line.mover == CHANCE for line in read.lines)
    if as_json:
        voice.json({"rolls": rolls, "wrong": [{"v": each.v, "line": each.text} for each in wrong]})
        return
    for each in wrong:
        voice.say("verify-wrong", {"line": each.v, "text": each.text}, "red")
    voice.say("verify-failed" if wrong else "verify-fair", {"rolls": rolls, "wrong": len(wrong)})
