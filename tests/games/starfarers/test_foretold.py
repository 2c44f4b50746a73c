"""Who will win, between turns: a review goes by it, and no choice does."""

from collections.abc import Iterator
from math import log
from typing import Any

import pytest

from startable.arena.match import play_game
from startable.bots import bot
from startable.bots.onward import Onward
from startable.games.starfarers import GAME
from startable.games.starfarers.state.stack import DICE
from startable.play.table import Table

from .helpers import position


def played(seats: int, seed: int) -> Table:
    return play_game(GAME, [bot("greedy~30")] * seats, seed, GAME.turn_rules(seats).options)


def between_turns(table: Table) -> Iterator[Any]:
    state = table.rules.start()
    for line in table.lines:
        if state.stage() == DICE:
            yield state
        line.move.apply(state, line.mover, None)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_weighs_the_parts_of_which_a_logit_is_the_sum(seats: int) -> None:
    table = played(seats, 4)
    mind: Any = GAME.heuristics(table.rules)
    for state in between_turns(table):
        parts = [mind.ledger().parts(mind.chart(state), state, seat) for seat in range(seats)]
        assert [sum(each) for each in parts] == mind.prospects(state).logits
        assert sum(mind.foretold(state)) == pytest.approx(1)


def test_a_review_goes_by_it_and_a_choice_does_not() -> None:
    table = position("A.up:3/2/1")
    mind: Any = GAME.heuristics(table.rules)
    onward: Any = Onward(table.rules, mind)
    assert onward.ended(table.state) == mind.foretold(table.state) != mind.chances(table.state)
    assert onward.now(table.state) == mind.chances(table.state)
    assert mind.worth(table.state, 0) == mind.chances(table.state)[0]


def test_when_the_game_is_over_it_is_the_result() -> None:
    table = played(3, 1)
    result = table.rules.result(table.state)
    assert result is not None
    onward: Any = Onward(table.rules, GAME.heuristics(table.rules))
    assert onward.ended(table.state) == [result.share(seat) for seat in range(3)]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_it_foretells_better_than_what_is_good_to_choose_by(seats: int) -> None:
    """By the mean logarithm of what the winner was given, over games that it was not fitted to."""
    gained: list[float] = []
    for seed in range(60):
        table = played(seats, seed)
        result, mind = table.rules.result(table.state), GAME.heuristics(table.rules)
        assert result is not None
        winner = [result.share(seat) for seat in range(seats)].index(1.0)
        for state in between_turns(table):
            gained.append(log(mind.foretold(state)[winner] / mind.chances(state)[winner]))
    assert sum(gained) / len(gained) > 0.01
