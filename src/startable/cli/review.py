"""`startable review`: a game looked through: who had which chance when, what was luck, what was skill."""

from typing import Any

import typer
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from startable.cli import show
from startable.cli.inputs import AsJson, OneFile, journal
from startable.cli.voice import Voice
from startable.coach.review import Review, Step, review
from startable.play.journal import BrokenLine, Journal
from startable.play.lines import write_line, write_mover

BROKEN = 1


def run(ctx: typer.Context, file: OneFile, as_json: AsJson = False) -> int:
    voice: Voice = ctx.obj
    read = journal(file)
    try:
        found = _watched(voice, read)
    except BrokenLine as error:
        voice.complain(show.broken(voice.words, read.header.game, file, error))
        return BROKEN
    voice.json(_data(read, found)) if as_json else _show(voice, read, found)
    return 0


def _watched(voice: Voice, read: Journal) -> Review:
    with Progress(console=voice.err, transient=True, disable=not voice.err.is_terminal) as bar:
        task = bar.add_task(voice.words.say("review-looking"), total=len(read.lines))
        return review(read, lambda done: bar.update(task, completed=done))


def _show(voice: Voice, read: Journal, found: Review) -> None:
    voice.say(show.key(read.header.game, "name"), style="bold")
    names = _names(voice, read)
    voice.show(_seats(voice, names, found))
    voice.show()
    if not found.costliest():
        voice.say("review-flawless")
    for number, step in enumerate(found.costliest(), 1):
        voice.line(_mistake(voice, read, names, number, step))


def _names(voice: Voice, read: Journal) -> list[str]:
    players = show.players(voice.words, read.header.game)
    given = [*read.header.seats, *[""] * len(players)]
    return [f"{player} ({name})" if name else player for player, name in zip(players, given, strict=False)]


def _seats(voice: Voice, names: list[str], found: Review) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for title in ("player", "start", "luck", "lost", "choices"):
        grid.add_column(voice.words.say(f"review-{title}"), justify="left" if title == "player" else "right")
    for seat, first in enumerate(found.first):
        lost = found.lost(seat) / max(1, found.choices(seat))
        luck = _signed(voice, found.luck(seat))
        cells = [_percent(voice, first), luck, _percent(voice, lost), str(found.choices(seat))]
        grid.add_row(Text(names[seat], "cyan"), *cells)
    return grid


def _mistake(voice: Voice, read: Journal, names: list[str], number: int, step: Step) -> str:
    game = read.header.game
    assert step.best is not None
    told = {
        "number": number,
        "line": step.v,
        "name": names[step.mover],
        "move": write_line(game, read.lines[step.v - 1]).partition(" ")[2],
        "best": game.notation.write_move(step.best.move),
        "lost": _percent(voice, step.lost),
        "chance": _percent(voice, step.chance),
    }
    why = reason(voice, read, step.best.why)
    return voice.words.say("review-mistake", told) + (f" {why}" if why else "")


def reason(voice: Voice, read: Journal, why: str) -> str:
    """In a phrase, why the better move was better."""
    if not why:
        return ""
    key = "coach-why-wins" if why == "wins" else show.key(read.header.game, f"why-{why}")
    return voice.words.say("review-because", {"why": voice.words.say(key)})


def _percent(voice: Voice, share: float) -> str:
    return voice.words.say("percent", {"share": 100 * share})


def _signed(voice: Voice, share: float) -> str:
    return ("−" if share < 0 else "+") + _percent(voice, abs(share))


def _data(read: Journal, found: Review) -> dict[str, Any]:
    game = read.header.game
    seats = [
        {
            "seat": write_mover(seat),
            "luck": found.luck(seat),
            "lost": found.lost(seat),
            "choices": found.choices(seat),
        }
        for seat in range(len(found.first))
    ]
    lines = [_step(game, read, step) for step in found.steps]
    return {"game": game.name, "first": found.first, "seats": seats, "lines": lines}


def _step(game: Any, read: Journal, step: Step) -> dict[str, Any]:
    told: dict[str, Any] = {"line": write_line(game, read.lines[step.v - 1]), "chances": step.chances}
    if step.luck:
        told["luck"] = step.luck
    if step.chance:
        told |= {"chance": step.chance, "lost": step.lost}
    if step.best:
        told["best"] = {"move": game.notation.write_move(step.best.move), "why": step.best.why}
    return told
