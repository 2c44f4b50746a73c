"""What is kept of a game: one row of plain values."""

from collections.abc import Sequence
from itertools import groupby
from time import perf_counter
from typing import NamedTuple

from startable.arena.match import Match, play_game
from startable.bots import bot
from startable.core import CHANCE
from startable.play.catalogue import game
from startable.play.table import Table


class GameResult(NamedTuple):
    """Tuples are by seat; `bots` are places in the match's list."""

    number: int
    seed: int
    bots: tuple[int, ...]
    shares: tuple[float, ...]
    """What each won of the game: 1 alone, an equal share with others, 0 for all in a tie."""
    scores: tuple[int, ...]
    rule: str
    """The rule that ended it."""
    decisions: int
    chances: int
    turns: int
    """How often the word passed from one seat to another, and once for the first."""
    seconds: float

    @property
    def tie(self) -> bool:
        return not any(self.shares)

    @property
    def places(self) -> tuple[int, ...]:
        """1 for the winner, or for all in a tie; the others by their score; equals share a place."""
        if self.tie:
            return (1,) * len(self.shares)
        worth = list(zip(self.shares, self.scores, strict=True))
        return tuple(1 + sum(other > own for other in worth) for own in worth)


def play_games(match: Match, numbers: Sequence[int]) -> list[GameResult]:
    """What a worker does."""
    return [_play(match, number) for number in numbers]


def _play(match: Match, number: int) -> GameResult:
    seed, places = match.seating(number)
    began = perf_counter()
    table = play_game(game(match.game), [bot(match.bots[at]) for at in places], seed, dict(match.options))
    return _row(number, seed, places, table, perf_counter() - began)


def _row(number: int, seed: int, places: tuple[int, ...], table: Table, seconds: float) -> GameResult:
    result = table.rules.result(table.state)
    assert result is not None
    shares = tuple(result.share(seat) for seat in range(len(places)))
    scores = tuple(table.rules.scores(table.state))
    movers = [line.mover for line in table.lines]
    seats = [mover for mover in movers if mover >= 0]
    turns = len(list(groupby(seats)))
    chances = movers.count(CHANCE)
    return GameResult(number, seed, places, shares, scores, result.rule, len(seats), chances, turns, seconds)
