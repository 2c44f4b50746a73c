"""`startable play`: a whole game in the terminal, against bots or with two people at one screen."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from startable.bots import bot as known_bot
from startable.cli import inputs, show
from startable.cli.game_file import GameFile, new_file
from startable.cli.group import BAD_INPUT
from startable.cli.inputs import DEFAULT_GAME, GameName, Pairs, at_least
from startable.cli.output import Output
from startable.cli.parameters import Context, Option
from startable.cli.session import Session
from startable.core import Pick, Rules, Stream
from startable.play.catalogue import AnyGame, game
from startable.play.diagram import Diagram
from startable.play.journal import BrokenLine, Header, replay
from startable.play.table import Table

BotName = Annotated[str, Option("--bot", metavar="NAME", help="param-bot")]
Seat = Annotated[str, Option("--seat", metavar="A|B", help="param-seat")]
Seed = Annotated[int | None, Option("--seed", metavar="N", help="param-seed")]
Save = Annotated[Path | None, Option("--save", metavar="FILE", help="param-save")]
Seats = Annotated[int, Option("--seats", metavar="N", help="param-seats")]
Two = Annotated[bool, Option("--two", help="param-two")]
Position = Annotated[str, Option("--position", metavar="TEXT", help="param-position")]
Resume = Annotated[Path | None, Option("--resume", metavar="FILE", help="param-resume")]


def run(
    ctx: Context,
    name: GameName = DEFAULT_GAME,
    bot: BotName = "level3",
    seat: Seat = "A",
    option: Pairs = [],  # noqa: B006 - it is read and never changed
    seed: Seed = None,
    save: Save = None,
    two: Two = False,
    seats: Seats = 0,
    resume: Resume = None,
    position: Position = "",
) -> int:
    output: Output = ctx.obj
    header = (
        inputs.journal(resume).header if resume else _header(name, bot, seat, option, two, seats, position)
    )
    asked = new_file(str(save)) if save else resume
    table = Table(header.game, header.rules, _dealer(seed), header.start())
    if resume and not _catch_up(output, table, resume):
        return BAD_INPUT
    file = GameFile(header, asked)
    return Session(output, table, header, file, secrets.randbits(64) if seed is None else seed).run()


def _header(name: str, bot: str, seat: str, pairs: list[str], two: bool, seats: int, position: str) -> Header:
    """Who sits where: people have no name, so that every journal tells them from bots."""
    found = game(name)
    rules = _playable(found, seats, inputs.options(pairs))
    own = inputs.seat(seat, rules.seats)
    known_bot(bot)
    players = tuple("" if two or each == own else bot for each in range(rules.seats))
    return Header(found, rules, players, position=_dealt(found, rules, position))


def _dealt(found: AnyGame, rules: Rules[Any], position: str) -> str:
    """With what it hides filled in."""
    if not position:
        return ""
    return found.layout.write(Diagram(found, rules, position).table(pick=secrets.randbelow).state)


def _playable(found: AnyGame, seats: int, options: Mapping[str, object]) -> Rules[Any]:
    """As at a table; only a race has to be played in turns here."""
    rules = found.rules(seats, options)
    return found.turn_rules(seats, options) if rules.races else rules


def _dealer(seed: int | None) -> Pick:
    return secrets.randbelow if seed is None else Stream(at_least(0, seed, "--seed")).below


def _catch_up(output: Output, table: Table, path: Path) -> bool:
    """Plays the lines of the journal; a broken one is told, and then there is nothing to go on with."""
    saved = inputs.journal(path)
    try:
        before = replay(saved)
    except BrokenLine as error:
        output.complain(show.broken(output.words, saved.header.game, path, error))
        return False
    table.state, table.lines = before.state, before.lines
    return True
