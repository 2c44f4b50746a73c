"""Many games between bots, with the seats rotated so that nobody profits from where they sit."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt

from startable.bots import Bot
from startable.core import CHANCE, Stream
from startable.play.catalogue import AnyGame
from startable.play.table import Table

Progress = Callable[[int], None]


@dataclass
class Standing:
    """One bot's record: wins counts shared ones by their share."""

    name: str
    games: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass
class Match:
    standings: list[Standing]
    draws: int = 0
    lengths: list[int] = field(default_factory=list)
    """Lines by seats in each game."""


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if not games:
        return 0.0, 1.0
    share, squared = wins / games, z * z
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    half = z / (1 + squared / games) * sqrt(share * (1 - share) / games + squared / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def play_match(
    game: AnyGame,
    bots: list[Bot],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Progress = lambda done: None,
) -> Match:
    """Plays so many games; each pair of consecutive ones swaps seats over the same dealer's stream."""
    match = Match([Standing(bot.name) for bot in bots])
    for number in range(games):
        turn = number % len(bots)
        order = [(seat + turn) % len(bots) for seat in range(len(bots))]
        table = play_game(game, [bots[index] for index in order], seed + number // len(bots), options)
        _record(match, table, order)
        progress(number + 1)
    return match


def play_game(
    game: AnyGame, bots: list[Bot], seed: int, options: Mapping[str, object] | None = None
) -> Table:
    """One whole game; the dealer and each bot have streams of their own, all from the one seed."""
    table = Table(game, game.turn_rules(len(bots), options), Stream(seed).below)
    streams = [Stream(seed + (seat + 1 << 40)) for seat in range(len(bots))]
    table.settle()
    while not table.over:
        seat = table.rules.awaits(table.state).first
        view = game.secrecy.view(table.state, seat)
        move = bots[seat].choose(game, table.rules, view, seat, streams[seat])
        if refusal := table.play(seat, move):
            raise AssertionError(f"{bots[seat].name} made a move that is refused: {move}, {refusal}")
        table.settle()
    return table


def _record(match: Match, table: Table, order: list[int]) -> None:
    result = table.rules.result(table.state)
    match.lengths.append(sum(line.mover != CHANCE for line in table.lines))
    match.draws += not (result and result.winners)
    for seat, index in enumerate(order):
        match.standings[index].games += 1
        match.standings[index].wins += result.share(seat) if result else 0.0
