"""`startable draw`: a picture of a position, or of a moment of a game that was kept."""

from pathlib import Path
from typing import Annotated

from startable.cli import inputs, show
from startable.cli.game_file import new_file
from startable.cli.group import BAD_INPUT
from startable.cli.inputs import Pairs, at_least, at_most
from startable.cli.output import Output
from startable.cli.parameters import Argument, Context, Option
from startable.core import NOBODY, Unreadable
from startable.play.catalogue import game, names
from startable.play.diagram import diagram
from startable.play.journal import BrokenLine, Journal, replay
from startable.play.picture import png, svg
from startable.play.table import Table

What = Annotated[str, Argument(metavar="GAME|FILE", help="param-draw-what")]
Position = Annotated[str, Argument(metavar="POSITION", help="param-position")]
Out = Annotated[str, Option("--out", metavar="FILE", help="param-draw-out")]
At = Annotated[int | None, Option("--at", metavar="N", help="param-draw-at")]
Seat = Annotated[str, Option("--seat", metavar="A|B", help="param-draw-seat")]
Seats = Annotated[int, Option("--seats", metavar="N", help="param-seats")]
Dark = Annotated[bool, Option("--dark", help="param-draw-dark")]


def run(
    ctx: Context,
    what: What,
    position: Position = "",
    out: Out = "",
    at: At = None,
    seat: Seat = "",
    seats: Seats = 0,
    option: Pairs = [],  # noqa: B006 - it is read and never changed
    dark: Dark = False,
) -> int:
    output: Output = ctx.obj
    if what in names():
        drawn = diagram(game(what), position, seats, inputs.options(option))
        eye = inputs.seat(seat, drawn.rules.seats) if seat else NOBODY
        table = drawn.table(eye) if position else Table(drawn.game, drawn.rules, lambda total: 0)
    else:
        read = inputs.journal(Path(what))
        eye = inputs.seat(seat, read.header.rules.seats) if seat else NOBODY
        try:
            table = _after(read, at)
        except BrokenLine as error:
            output.complain(show.broken(output.words, read.header.game, Path(what), error))
            return BAD_INPUT
    _keep(output, svg(table, eye, dark, output.words.say), out)
    return 0


def _after(read: Journal, lines: int | None) -> Table:
    """The table after so many lines of a journal, or after all."""
    count = len(read.lines) if lines is None else at_least(0, at_most(len(read.lines), lines, "--at"), "--at")
    return replay(Journal(read.header, read.lines[:count], read.places))


def _keep(output: Output, drawn: str, name: str) -> None:
    """To a new file, as its name says; without a name it is written out."""
    if not name:
        output.out.print(drawn, soft_wrap=True, end="")
        return
    if not name.lower().endswith((".svg", ".png")):
        raise Unreadable("draw-form", {"file": name[:200]})
    data = png(drawn) if name.lower().endswith(".png") else drawn.encode()
    path = new_file(name)
    path.write_bytes(data)
    output.say("draw-done", {"file": str(path)})
