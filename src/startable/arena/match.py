"""A match: numbered games between bots, each with its seats and its seed, and how one of them is played.

Whoever plays game 17 gets the same game: on any machine, in any order, among any number of workers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from math import comb

from startable import __version__
from startable.bots import Bot, bot
from startable.core import Stream, Unreadable
from startable.play.catalogue import AnyGame, game
from startable.play.table import Table


@dataclass(frozen=True)
class Match:
    """All that decides how the games go. More bots than seats: every group of so many meets in turn."""

    game: str
    rules: int
    """The version of the game's rules."""
    bots: tuple[str, ...]
    seats: int
    options: tuple[tuple[str, int], ...]
    games: int
    seed: int
    version: str = __version__

    def seating(self, number: int) -> tuple[int, tuple[int, ...]]:
        """The seed of this game, and who sits where, as places in the list of bots.

        A deal is one game for each seat: the same group over the same dice, moved on by one seat each time.
        """
        deal, turn = divmod(number, self.seats)
        lap, at = divmod(deal, comb(len(self.bots), self.seats))
        group = _groups(len(self.bots), self.seats)[at]
        rings = _rings(self.seats)
        ring = [group[place] for place in rings[lap % len(rings)]]
        return self.seed + deal, tuple(ring[turn:] + ring[:turn])

    def labels(self) -> list[str]:
        """The bots by names of their own: the second greedy is `greedy 2`."""
        return [_label(self.bots, place) for place in range(len(self.bots))]


@cache
def _groups(bots: int, seats: int) -> list[tuple[int, ...]]:
    return list(combinations(range(bots), seats))


@cache
def _rings(seats: int) -> list[tuple[int, ...]]:
    """Every order round the table, so that nobody always sits behind the same one."""
    return [(0, *others) for others in permutations(range(1, seats))]


def _label(bots: Sequence[str], place: int) -> str:
    before = bots[:place].count(bots[place])
    return f"{bots[place]} {before + 1}" if before else bots[place]


def arrange(
    name: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    seats: int = 0,
) -> Match:
    """A match that can be played; Unreadable if not. By default all bots sit down, as far as seats go."""
    played = game(name)
    for each in bots:
        bot(each)
    seats = seats or min(len(bots), played.seats[-1])
    rules = played.turn_rules(seats, options)
    if len(bots) < seats:
        raise Unreadable("arena-few-bots", {"seats": seats})
    chosen = tuple(sorted(rules.options.items()))
    return Match(name, played.version, tuple(bots), seats, chosen, games, seed)


def command(match: Match) -> str:
    """What plays this match again."""
    played = game(match.game)
    usual, given = played.turn_rules(match.seats).options, dict(match.options)
    changed = [each for each in played.options if given[each.name] != usual[each.name]]
    options = "".join(f" --option {each.name}={each.write(given[each.name])}" for each in changed)
    named = f"--bots {','.join(match.bots)} --seats {match.seats} --games {match.games} --seed {match.seed}"
    return f"startable arena {match.game} {named}{options}"


def play_game(
    game: AnyGame, bots: Sequence[Bot], seed: int, options: Mapping[str, object] | None = None
) -> Table:
    """One whole game; the dealer and each bot have streams of their own, all from the one seed."""
    table = Table(game, game.turn_rules(len(bots), options), Stream(seed).below)
    streams = [Stream(seed + (seat + 1 << 40)) for seat in range(len(bots))]
    table.settle()
    while not table.over:
        seat = table.rules.awaits(table.state).first
        known = game.layout.hide(table.state, seat)
        move = bots[seat].choose(game, table.rules, known, streams[seat])
        if refusal := table.play(seat, move):
            raise AssertionError(f"{bots[seat].name} made a move that is refused: {move}, {refusal}")
        table.settle()
    return table
