"""What the rows of a match say, in numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, permutations

from startable.arena.game_result import GameResult
from startable.arena.intervals import Share, share, wilson
from startable.arena.match import Match
from startable.arena.ratings import Rating, Way, rate


@dataclass(frozen=True)
class Standing:
    """One bot's record; wins counts shared ones by their share."""

    name: str
    games: int
    wins: float
    share: Share
    rating: Rating


@dataclass
class Pair:
    """How often the one came before the other, ties as half."""

    games: int = 0
    ahead: float = 0.0

    def add(self, place: int, other: int) -> None:
        self.games += 1
        self.ahead += 1.0 if place < other else 0.5 if place == other else 0.0

    @property
    def share(self) -> float:
        return self.ahead / self.games if self.games else 0.5

    @property
    def surely(self) -> bool:
        """Is the one better, with 95 % confidence?"""
        return wilson(self.ahead, self.games)[0] > 0.5


class Summary:
    def __init__(self, match: Match, rows: Sequence[GameResult]) -> None:
        self.match = match
        self.rows = rows
        self._deals = [list(deal) for _, deal in groupby(rows, key=lambda row: row.seed)]

    @property
    def ties(self) -> int:
        return sum(row.tie for row in self.rows)

    @property
    def lengths(self) -> list[int]:
        """Decisions in each game."""
        return [row.decisions for row in self.rows]

    @cached_property
    def way(self) -> Way:
        return rate(len(self.match.bots), self.rows)

    @cached_property
    def standings(self) -> list[Standing]:
        return [self._standing(bot, name) for bot, name in enumerate(self.match.labels())]

    def order(self) -> list[int]:
        """The bots, the best rated first."""
        return sorted(range(len(self.standings)), key=lambda bot: -self.standings[bot].rating.mean)

    def _standing(self, bot: int, name: str) -> Standing:
        own = [row for row in self.rows if bot in row.bots]
        wins = sum(_won(row, bot) for row in own)
        found = self._share(lambda row: _won(row, bot), lambda row: bot in row.bots)
        return Standing(name, len(own), wins, found, self.way.last[bot])

    def seats(self) -> list[Share]:
        """What each seat won, whoever sat there."""
        return [self._seat(seat) for seat in range(self.match.seats)]

    def _seat(self, seat: int) -> Share:
        return self._share(lambda row: row.shares[seat])

    @property
    def fair(self) -> float:
        """What a seat would win if seats did not matter: all that was no tie, in equal parts."""
        return sum(map(sum, (row.shares for row in self.rows))) / (len(self.rows) or 1) / self.match.seats

    def _share(
        self, value: Callable[[GameResult], float], counts: Callable[[GameResult], bool] = lambda row: True
    ) -> Share:
        counted = [[row for row in deal if counts(row)] for deal in self._deals]
        return share([(frozenset(deal[0].bots), [value(row) for row in deal]) for deal in counted if deal])

    @cached_property
    def pairs(self) -> list[list[Pair]]:
        bots = range(len(self.match.bots))
        table = [[Pair() for _ in bots] for _ in bots]
        for row in self.rows:
            for one, other in permutations(range(self.match.seats), 2):
                table[row.bots[one]][row.bots[other]].add(row.places[one], row.places[other])
        return table


def _won(row: GameResult, bot: int) -> float:
    return row.shares[row.bots.index(bot)]
