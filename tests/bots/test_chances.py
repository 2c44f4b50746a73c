"""Chances mean what they say: what is called 70 % is won seven times in ten."""

from math import log

import pytest

from startable.bots import bot
from startable.core import Stream
from startable.play.catalogue import game
from startable.play.table import Table

Guesses = list[tuple[list[float], int]]


def watched(name: str, seats: int, games: int) -> Guesses:
    """Everybody's chances before each decision of games between greedy bots, and who won."""
    played, greedy, found = game(name), bot("greedy"), Guesses()
    rules = played.turn_rules(seats)
    heuristics = played.heuristics(rules)
    for seed in range(games):
        table, stream = Table(played, rules, Stream(seed).below), Stream(seed + (1 << 40))
        seen: list[list[float]] = []
        table.settle()
        while not table.over:
            seat = rules.awaits(table.state).first
            seen.append(heuristics.chances(table.state))
            view = played.secrecy.view(table.state, seat)
            table.play(seat, greedy.choose(played, rules, view, seat, stream))
            table.settle()
        result = rules.result(table.state)
        assert result is not None
        winner = next(seat for seat in range(seats) if result.share(seat) > 0)
        found += [(chances, winner) for chances in seen]
    return found


def score(guesses: Guesses, boldness: float) -> float:
    """The mean logarithm of what the winner was given, had the guesses been so much bolder or shyer."""
    total = 0.0
    for chances, winner in guesses:
        odds = [max(chance, 1e-6) ** boldness for chance in chances]
        total += log(odds[winner] / sum(odds))
    return total / len(guesses)


@pytest.mark.parametrize(("name", "seats", "games"), [("ur", 2, 200), ("maze", 2, 40), ("maze", 4, 20)])
def test_neither_bolder_nor_shyer_guesses_would_be_better(name: str, seats: int, games: int) -> None:
    guesses = watched(name, seats, games)
    assert all(sum(chances) == pytest.approx(1) for chances, _ in guesses)
    assert score(guesses, 1.0) > max(score(guesses, 0.5), score(guesses, 2.0))
