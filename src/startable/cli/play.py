"""`startable play`: a whole game in the terminal, against bots or with two people at one screen."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from startable.bots import bot as known_bot
from startable.cli import inputs, show
from startable.cli.game_file import GameFile, new_file
from startable.cli.group import BAD_INPUT
from startable.cli.inputs import DEFAULT_GAME, GameName, Pairs, at_least
from startable.cli.output import Output
from startable.cli.session import Session
from startable.core import Pick, Rules, Stream
from startable.play.catalogue import AnyGame, game
from startable.play.journal import BrokenLine, Header, replay
from startable.play.table import Table

BotName = Annotated[str, typer.Option("--bot", metavar="NAME", help="param-bot")]
Seat = Annotated[str, typer.Option("--seat", metavar="A|B", help="param-seat")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="param-seed")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="param-save")]
Seats = Annotated[int, typer.Option("--seats", metavar="N", help="param-seats")]
Two = Annotated[bool, typer.Option("--two", help="param-two")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="param-resume")]


def run(
    ctx: typer.Context,
    name: GameName = DEFAULT_GAME,
    bot: BotName = "level3",
    seat: Seat = "A",
    option: Pairs = [],  # noqa: B006 - Typer reads it and never changes it
    seed: Seed = None,
    save: Save = None,
    two: Two = False,
    seats: Seats = 0,
    resume: Resume = None,
) -> int:
    output: Output = ctx.obj
    header = inputs.journal(resume).header if resume else _header(name, bot, seat, option, two, seats)
    asked = new_file(str(save)) if save else resume
    table = Table(header.game, header.rules, _dealer(seed))
    if resume and not _catch_up(output, table, resume):
        return BAD_INPUT
    file = GameFile(header, asked)
    return Session(output, table, header, file, secrets.randbits(64) if seed is None else seed).run()


def _header(name: str, bot: str, seat: str, pairs: list[str], two: bool, seats: int) -> Header:
    """Who sits where: people have no name, so that every journal tells them from bots."""
    found = game(name)
    rules = _playable(found, seats, inputs.options(pairs))
    own = inputs.seat(seat, rules.seats)
    known_bot(bot)
    return Header(found, rules, tuple("" if two or each == own else bot for each in range(rules.seats)))


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
