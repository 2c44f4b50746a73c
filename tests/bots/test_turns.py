"""Whole turns as moves: legal from the first to the last, each end once, the best first."""

from collections import Counter
from typing import Any

import pytest

from startable.bots import bot
from startable.bots.turns import Turns, ends
from startable.core import Stream
from startable.play.catalogue import game, names
from startable.play.table import Table

from .test_ismcts import SECRETIVE, some_way_in


@pytest.mark.parametrize("name", names())
def test_it_makes_a_legal_move_in_any_game(name: str) -> None:
    table = some_way_in(game(name), 1, 6)
    for _ in range(3):
        seat = table.rules.awaits(table.state).first
        known = table.game.layout.hide(table.state, seat)
        move = bot("turns:12").choose(table.game, table.rules, known, Stream(3))
        assert table.play(seat, move) is None
        table.settle()


@pytest.mark.parametrize("moves", [4, 6, 14])
def test_ends_of_a_turn_differ_and_the_best_is_first(moves: int) -> None:
    table = some_way_in(game("maze"), 2, moves)
    seat, mind = table.rules.awaits(table.state).first, table.game.heuristics(table.rules)
    found = ends(table.rules, mind, table.state, seat)
    guesses = [way.guess for way in found]
    assert guesses == sorted(guesses, reverse=True)
    assert len({tuple(mind.chances(way.state)) for way in found}) == len(found) > 1
    for way in found[:5]:
        replayed(table, seat, way)


def replayed(table: Table, seat: int, way: Any) -> None:
    """Its moves are legal one after the other, and then it is no longer this seat's turn."""
    state, mind = table.state.clone(), table.game.heuristics(table.rules)
    for move in way.moves:
        assert table.rules.check(state, seat, move) is None
        move.apply(state, seat, None)
    assert not table.game.layout.differences(state, way.state)
    on = table.rules.awaits(state).waits_for(seat) and mind.tick(state) == mind.tick(table.state)
    assert not on


def test_the_same_thoughts_twice() -> None:
    table = some_way_in(game("maze"), 3, 9)
    seat, mind = table.rules.awaits(table.state).first, table.game.heuristics(table.rules)
    once, again = (Turns(table.rules, mind, seat, Stream(7)).tried([table.state], 24) for _ in range(2))
    assert [each.values for each in once] == [each.values for each in again]


@pytest.mark.parametrize("moves", [4, 6])
def test_a_few_ends_of_each_first_move_are_followed(moves: int) -> None:
    table = some_way_in(game("maze"), 2, moves)
    seat, mind = table.rules.awaits(table.state).first, table.game.heuristics(table.rules)
    found = Turns(table.rules, mind, seat, Stream(7)).candidates(table.state)
    counts = Counter(each.move for each in found)
    assert len(counts) < len(found) <= 10
    assert max(counts.values()) <= 4


def test_each_move_is_weighed_once() -> None:
    table = some_way_in(game("maze"), 2, 4)
    seat = table.rules.awaits(table.state).first
    found = [move for move, _ in weighed(table, table.state, seat)]
    assert len(found) == len(set(found)) > 1


@pytest.mark.parametrize("name", SECRETIVE)
def test_two_states_that_look_alike_are_thought_about_alike(name: str) -> None:
    table = some_way_in(game(name), 4, 12)
    seat = table.rules.awaits(table.state).first
    known = table.game.layout.hide(table.state, seat)
    other = table.game.layout.world(known, Stream(50).below)
    assert weighed(table, other, seat) == weighed(table, table.state, seat)


def weighed(table: Table, state: Any, seat: int) -> list[tuple[str, float]]:
    known = table.game.layout.hide(state, seat)
    player: Any = bot("turns:12")
    found = player.weigh(table.game, table.rules, known, Stream(9))
    return [(repr(move), value) for move, value in found]
