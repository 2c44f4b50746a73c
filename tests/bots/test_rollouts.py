"""The bot that plays on: over the same dice, up to a tick of the game's time, from what its seat knows."""

import itertools
from typing import Any

import pytest

from startable.bots import bot
from startable.bots.rollouts import FEWEST, MOST, Candidate, Rollouts
from startable.core import CHANCE, Heuristics, Stream
from startable.play.catalogue import AnyGame, game, names
from startable.play.table import Table

from .test_ismcts import SECRETIVE, some_way_in

PLAYED_ON = [name for name in names() if "rollouts" in game(name).levels[-1]]


def rollouts(table: Table, seed: int = 7) -> Rollouts[Any]:
    seat = table.rules.awaits(table.state).first
    return Rollouts(table.rules, table.game.heuristics(table.rules), seat, Stream(seed))


@pytest.mark.parametrize("name", names())
def test_it_makes_a_legal_move_in_any_game(name: str) -> None:
    table = some_way_in(game(name), 1, 6)
    for _ in range(3):
        seat = table.rules.awaits(table.state).first
        known = table.game.layout.hide(table.state, seat)
        move = bot("rollouts:12").choose(table.game, table.rules, known, Stream(3))
        assert table.play(seat, move) is None
        table.settle()


@pytest.mark.parametrize("name", names())
def test_game_time_goes_on(name: str) -> None:
    found, stream = game(name), Stream(5)
    rules = found.turn_rules()
    heuristics, state = found.heuristics(rules), rules.start()
    ticks = [heuristics.tick(state)]
    for _ in range(600):
        awaits = rules.awaits(state)
        if awaits.over:
            break
        legal = rules.outcomes(state).moves if awaits.chance else rules.legal(state, awaits.first)
        legal[stream.below(len(legal))].apply(state, CHANCE if awaits.chance else awaits.first, None)
        ticks.append(heuristics.tick(state))
    changes = sum(one != next for one, next in itertools.pairwise(ticks))
    assert 5 < changes < len(ticks)


class Foreteller(Heuristics[Any]):
    """Chooses by one guess, and foretells another."""

    def worth(self, state: Any, seat: int) -> float:
        return 0.5

    def tick(self, state: Any) -> int:
        return int(state.turn)

    def foretold(self, state: Any) -> list[float]:
        return [0.25, 0.75]


def test_what_is_followed_is_worth_what_is_foretold_of_its_end() -> None:
    table = some_way_in(game("ur"), 2, 9)
    seat = table.rules.awaits(table.state).first
    found = Rollouts(table.rules, Foreteller(table.rules), seat, Stream(7)).tried([table.state], 30)
    assert len(found) > 1
    assert {value for each in found for value in each.values} == {[0.25, 0.75][seat]}


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED_ON)
def test_games_are_shared_by_the_moves_that_may_be_best(name: str) -> None:
    table = some_way_in(game(name), 2, 9)
    found = rollouts(table).tried([table.state], 60)
    assert 1 < len(found) <= MOST
    assert sum(len(each.values) for each in found) <= 60
    assert all(len(each.values) >= FEWEST for each in found)
    assert len(found[0].values) == max(len(each.values) for each in found)


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED_ON)
def test_the_same_thoughts_twice(name: str) -> None:
    table = some_way_in(game(name), 3, 9)
    once, again = (rollouts(table).tried([table.state], 40) for _ in range(2))
    assert [each.values for each in once] == [each.values for each in again]


@pytest.mark.parametrize("name", sorted({*SECRETIVE} & {*PLAYED_ON}))
def test_two_states_that_look_alike_are_thought_about_alike(name: str) -> None:
    table = some_way_in(game(name), 4, 12)
    seat = table.rules.awaits(table.state).first
    known = table.game.layout.hide(table.state, seat)
    other = table.game.layout.world(known, Stream(50).below)
    assert table.game.layout.differences(other, table.state), "nothing is hidden here"
    assert weighed(table.game, table, other, seat) == weighed(table.game, table, table.state, seat)


def weighed(found: AnyGame, table: Table, state: Any, seat: int) -> list[tuple[str, float]]:
    known = found.layout.hide(state, seat)
    player: Any = bot("rollouts:24")
    return [(repr(move), value) for move, value in player.weigh(found, table.rules, known, Stream(9))]


def test_what_lies_behind_is_measured_game_by_game() -> None:
    best, near, far = (Candidate([move], 0.5) for move in _moves())
    best.values, near.values, far.values = [0.9, 0.1, 0.5], [0.8, 0.2, 0.5], [0.7, 0.0, 0.4]
    assert near.behind(best) == pytest.approx(0.0)
    assert far.behind(best) > 3


def _moves() -> list[Any]:
    table = some_way_in(game("maze"), 1, 0)
    return table.rules.legal(table.state, table.rules.awaits(table.state).first)[:3]
