"""Chances mean what they say: what is called 70 % is won seven times in ten."""

from functools import cache
from math import log
from typing import Any

import pytest

from startable.bots import bot
from startable.bots.selfplay import play
from startable.core import Stream
from startable.play.catalogue import game
from startable.play.table import Table
from startable.train.lessons import Lessons, joined, lessons

from ..conformance.subjects import listed

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
            known = played.layout.hide(table.state, seat)
            table.play(seat, greedy.choose(played, rules, known, stream))
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


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats", "games"), listed("FITTED"))
def test_neither_bolder_nor_shyer_guesses_would_be_better(name: str, seats: int, games: int) -> None:
    guesses = watched(name, seats, games)
    assert all(sum(chances) == pytest.approx(1) for chances, _ in guesses)
    assert score(guesses, 1.0) > max(score(guesses, 0.5), score(guesses, 2.0))


# --- what is learned is consistent from step to step ---

LEARNED = listed("LEARNED")


@cache
def learned(name: str, seats: int, games: int) -> Lessons:
    """Games of the value against itself, played as well as it can."""
    found = game(name)
    rules = found.turn_rules(seats)
    heuristics: Any = found.heuristics(rules)
    records = [play(rules, found.layout, heuristics, seed, 0.0) for seed in range(games)]
    return joined([lessons(record, 0.0) for record in records])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "games"), LEARNED)
def test_the_movers_chance_does_not_drift(name: str, seats: int, games: int) -> None:
    drift = learned(name, seats, games).drift
    assert abs(drift.mean()) < 0.005 + 3 * drift.std() / len(drift) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "games"), LEARNED)
def test_an_estimate_is_near_the_mean_of_what_follows(name: str, seats: int, games: int) -> None:
    """One turn later, on average over all: whatever is thought in the one is thought in the other."""
    found = learned(name, seats, games)
    thought = found.thought[:, 0]
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        these = (thought >= low) & (thought < low + 0.2)
        assert found.targets[these, 0].mean() == pytest.approx(thought[these].mean(), abs=0.03)
