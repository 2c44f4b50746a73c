"""Games between bots, played and looked through, for what is measured about reviews."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from startable.arena.match import play_game
from startable.bots import bot
from startable.coach.review import Review, review
from startable.play import catalogue
from startable.play.catalogue import AnyGame
from startable.play.journal import Header, Journal

Kind = tuple[AnyGame, int]
"""A game and how many play it."""


def parse(about: str | None, games: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", nargs="*", help="otherwise all")
    parser.add_argument("--seats", type=int, action="append", help="otherwise every number; may be repeated")
    parser.add_argument("--games", type=int, default=games, help="of each kind")
    parser.add_argument("--bot", default="greedy~30", help="who plays")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="write the Markdown here too")
    return parser.parse_args()


def kinds(options: argparse.Namespace) -> Iterator[Kind]:
    for name in options.game or catalogue.names():
        game = catalogue.game(name)
        for seats in game.seats:
            if not options.seats or seats in options.seats:
                yield game, seats


def played(game: AnyGame, seats: int, name: str, seed: int) -> Journal:
    rules = game.turn_rules(seats)
    table = play_game(game, [bot(name) for _ in range(seats)], seed, rules.options)
    return Journal(Header(game, table.rules, ("",) * seats), list(table.lines))


def reviews(kind: Kind, options: argparse.Namespace) -> Iterator[Review]:
    for number in range(options.games):
        yield review(played(*kind, options.bot, options.seed + number))


def show(lines: list[str], out: Path | None) -> None:
    text = "\n".join([*lines, ""])
    print(text)
    if out:
        out.write_text(text, encoding="utf-8")
