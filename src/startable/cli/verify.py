"""`startable verify`: every roll of a live game's journal, computed again from the dealer's revealed seed.

What each roll may mean is computed from the rules; who gave what to the dice, and when, is told too.
"""

from startable.cli import show
from startable.cli.inputs import AsJson, OneFile, about, journal
from startable.cli.output import Output
from startable.cli.parameters import Context
from startable.core import CHANCE
from startable.play.fair import Drawn, salting, verify
from startable.play.journal import BrokenLine, Journal, replay
from startable.play.lines import write_mover
from startable.play.salts import Salting

UNFAIR = 1


def run(ctx: Context, file: OneFile, as_json: AsJson = False) -> int:
    output: Output = ctx.obj
    read = journal(file)
    show.older(output, read.header)
    try:
        replay(read)
    except BrokenLine as error:
        output.complain(show.broken(output.words, read.header.game, file, error))
        return UNFAIR
    with about(file):
        wrong, salts = verify(read), salting(read.header)
    _tell(output, read, wrong, salts, as_json)
    return UNFAIR if wrong or salts.wrong else 0


def _tell(output: Output, read: Journal, wrong: list[Drawn], salts: Salting, as_json: bool) -> None:
    rolls = sum(line.mover == CHANCE for line in read.lines)
    if as_json:
        found = [{"v": each.v, "line": each.text} for each in wrong]
        output.json({"rolls": rolls, "wrong": found, "salts": _data(salts)})
        return
    for each in wrong:
        output.say("verify-wrong", {"line": each.v, "text": each.text}, "red")
    output.say("verify-failed" if wrong else "verify-fair", {"rolls": rolls, "wrong": len(wrong)})
    _tell_salts(output, salts)
    show.end(output, read.header)


def _groups(salts: Salting) -> dict[str, str]:
    """By what can be said of them: the letters of the seats."""
    groups = {
        "wrong": salts.wrong,
        "withheld": salts.withheld,
        "early": salts.early,
        "late": salts.late,
        "none": salts.none,
    }
    return {what: ", ".join(map(write_mover, sorted(seats))) for what, seats in groups.items()}


def _data(salts: Salting) -> dict[str, object]:
    return {"committed": salts.known, **_groups(salts)}


def _tell_salts(output: Output, salts: Salting) -> None:
    groups = _groups(salts)
    for what, (key, style) in _WORDS.items():
        if groups[what]:
            output.say(key, {**groups, "seats": groups[what]}, style)
    if not salts.known:
        output.say("verify-salts-old")
    elif not (salts.wrong or salts.withheld or salts.early):
        output.say("verify-salts-good")


_WORDS = {
    "wrong": ("verify-salts-wrong", "red"),
    "withheld": ("verify-salts-withheld", "yellow"),
    "early": ("verify-salts-early", "yellow"),
    "none": ("verify-salts-none", ""),
}
