"""Whole games, by bots that slip and by chance alone, decision by decision."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from startable.arena.match import play_game
from startable.bots import bot
from startable.core import Event, Move, Reason, Rules
from startable.play import catalogue
from startable.play.journal import Header, Journal, steps
from startable.testing import Subject
from startable.testing.walk import Walk


@dataclass(frozen=True)
class Claim:
    """A reason that a game gave for a move, and all that is needed to check it."""

    rules: Rules[Any]
    before: Any
    seat: int
    move: Move[Any]
    reason: Reason
    after: Any
    events: list[Event]

    def arg(self, name: str) -> Any:
        return self.reason.args[name]

    def told(self, *whats: str) -> list[Event]:
        return [event for event in self.events if event.what in whats]


LINES = 3000
"""Of the longest game."""
Check = Callable[[Claim], bool]


def journals(name: str, seeds: range, **options: object) -> Iterator[Journal]:
    """By turns of chance alone and of bots, for every number of players."""
    game = catalogue.game(name)
    options = {**game.in_turns, **options}
    for seed in seeds:
        seats = game.seats[seed % len(game.seats)]
        if seed % 2:
            walk = Walk(Subject(game), seed, LINES, seats, options)
            yield Journal(Header(game, walk.rules, ("",) * seats), walk.lines)
        else:
            table = play_game(game, [bot("greedy~40") for _ in range(seats)], seed, options)
            yield Journal(Header(game, table.rules, ("",) * seats), list(table.lines[:LINES]))


def decisions(journal: Journal) -> Iterator[tuple[Any, int]]:
    """Each position with a seat that has something to choose there."""
    rules = journal.header.rules
    state = rules.start()
    for line, _, table in steps(journal):
        if line.mover >= 0 and len(rules.legal(state, line.mover)) > 1:
            yield state, line.mover
        state = table.state.clone()


def claims(journal: Journal, every: int = 1, most: int = 40) -> Iterator[Claim]:
    """What is said of the moves of every so many-th decision; where there are many moves, of some."""
    game, rules = journal.header.game, journal.header.rules
    for number, (state, seat) in enumerate(decisions(journal)):
        if number % every == 0:
            moves = rules.legal(state, seat)
            for move in Random(number).sample(moves, min(most, len(moves))):
                for reason in game.reasons(state, seat, move):
                    after, events = state.clone(), list[Event]()
                    move.apply(after, seat, events)
                    yield Claim(rules, state, seat, move, reason, after, events)


def all_hold(
    name: str,
    checks: dict[str, Check],
    seeds: range,
    every: int = 1,
    rare: Collection[str] = (),
    **options: object,
) -> None:
    """Every fact has a check of its own, and none of them finds a false one; all but rare ones are met."""
    met = set()
    for journal in journals(name, seeds, **options):
        for claim in claims(journal, every):
            assert checks[claim.reason.fact](claim), (claim.reason, claim.move, claim.seat)
            met.add(claim.reason.fact)
    missing = set(checks) - met - set(rare)
    assert not missing, missing
