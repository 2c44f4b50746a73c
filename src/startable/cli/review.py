"""`startable review`: a game looked through: who had which chance when, what was luck, what was skill."""

from dataclasses import asdict
from typing import Any

from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from startable.cli import show
from startable.cli.inputs import AsJson, OneFile, journal
from startable.cli.output import Output
from startable.cli.parameters import Context
from startable.coach.review import GRADES, Look, Review, playing, review
from startable.core import Reason
from startable.play.journal import BrokenLine, Journal
from startable.play.lines import write_line, write_mover

BROKEN = 1
PARTS = (
    ("luck", Review.luck),
    ("own", Review.own),
    ("others", Review.others),
    ("wavering", Review.wavering),
)
"""What lies between the first chance and the result."""


def run(ctx: Context, file: OneFile, as_json: AsJson = False) -> int:
    output: Output = ctx.obj
    read = journal(file)
    try:
        found = _watched(output, read)
    except BrokenLine as error:
        output.complain(show.broken(output.words, read.header.game, file, error))
        return BROKEN
    output.json(_data(read, found)) if as_json else _show(output, read, found)
    return 0


def _watched(output: Output, read: Journal) -> Review:
    with Progress(console=output.err, transient=True, disable=not output.err.is_terminal) as bar:
        task = bar.add_task(output.words.say("review-looking"), total=len(read.lines))
        return review(read, lambda done: bar.update(task, completed=done))


def _show(output: Output, read: Journal, found: Review) -> None:
    output.say(read.header.game.key("name"), style="bold")
    names = _names(output, read)
    output.show(_seats(output, names, found))
    show.end(output, read.header)
    output.show()
    for seat, name in enumerate(names):
        output.line(_play(output, name, found, seat))
    output.show()
    if not found.costliest():
        output.say("review-flawless")
    for number, look in enumerate(found.costliest(), 1):
        output.line(_mistake(output, read, names, number, look))


def _names(output: Output, read: Journal) -> list[str]:
    players = show.players(output.words, read.header.game)
    given = [*read.header.seats, *[""] * len(players)]
    return [f"{player} ({name})" if name else player for player, name in zip(players, given, strict=False)]


def _seats(output: Output, names: list[str], found: Review) -> Grid:
    """From the chance at first to the result, what moved it; then how well was chosen."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    titles = ("player", "start", *(name for name, _ in PARTS), "result", "lost", "choices")
    for title in titles:
        grid.add_column(output.words.say(f"review-{title}"), justify="left" if title == "player" else "right")
    for seat, first in enumerate(found.first):
        moved = [_signed(output, part(found, seat)) for _, part in PARTS]
        shares = [found.result(seat), found.cost(seat)]
        cells = [*[_percent(output, share) for share in shares], str(found.choices(seat))]
        grid.add_row(Text(names[seat], "cyan"), _percent(output, first), *moved, *cells)
    return grid


def _play(output: Output, name: str, found: Review, seat: int) -> str:
    """How somebody played, in a word, and how often it was worse than that."""
    told = {"name": name, "play": playing(found.cost(seat))}
    grades = [look.grade for look in found.looks if look.mover == seat]
    counts: dict[str, object] = {word: grades.count(word) for _, word in GRADES}
    counts["share"] = _percent(output, found.luck_share(seat))
    return output.words.say("review-play", told) + " " + output.words.say("review-counts", counts)


def _mistake(output: Output, read: Journal, names: list[str], number: int, look: Look) -> str:
    game = read.header.game
    assert look.better is not None
    told = {
        "number": number,
        "line": look.v,
        "name": names[look.mover],
        "move": write_line(game, read.lines[look.v - 1]).partition(" ")[2],
        "best": look.better.text,
        "lost": _percent(output, look.lost),
        "chance": _percent(output, look.chance),
    }
    why = reasons(output, read, names, look.better.why)
    against = reasons(output, read, names, look.against, "review-against")
    return " ".join([each for each in (output.words.say("review-mistake", told), why, against) if each])


def reasons(
    output: Output, read: Journal, names: list[str], why: list[Reason], key: str = "review-because"
) -> str:
    """In a phrase or two, what speaks for the better move, or against the other."""
    said = "; ".join([output.words.reason(read.header.game.prefix, each, names) for each in why])
    return output.words.say(key, {"why": said}) if said else ""


def _percent(output: Output, share: float) -> str:
    return output.words.say("percent", {"share": 100 * share})


def _signed(output: Output, share: float) -> str:
    return ("−" if share < 0 else "+") + _percent(output, abs(share))


def _data(read: Journal, found: Review) -> dict[str, Any]:
    game = read.header.game
    seats = [
        {
            "seat": write_mover(seat),
            **{name: part(found, seat) for name, part in PARTS},
            "result": found.result(seat),
            "luck_share": found.luck_share(seat),
            "lost": found.lost(seat),
            "choices": found.choices(seat),
            "play": playing(found.cost(seat)),
        }
        for seat in range(len(found.first))
    ]
    lines = [_look(game, read, look) for look in found.looks]
    return {"game": game.name, "first": found.first, "seats": seats, "lines": lines}


def _look(game: Any, read: Journal, look: Look) -> dict[str, Any]:
    told: dict[str, Any] = {"line": write_line(game, read.lines[look.v - 1]), "chances": look.chances}
    told["wavering"] = look.wavering
    if look.luck:
        told["luck"] = look.luck
    if look.choice:
        told["choice"] = look.choice
    if look.grade:
        told["grade"] = look.grade
    if look.chance:
        told |= {"chance": look.chance, "lost": look.lost}
    if look.better:
        told["best"] = {"move": look.better.text, "why": [asdict(each) for each in look.better.why]}
    if look.against:
        told["against"] = [asdict(each) for each in look.against]
    return told
