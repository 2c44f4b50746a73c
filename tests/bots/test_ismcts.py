"""The searching bot: it knows what its seat knows, meets chance by its weights, finds what is there."""

from collections import Counter
from typing import Any

import pytest

from startable.bots import bot, searcher
from startable.bots.ismcts import Tree
from startable.core import CHANCE, Stream
from startable.play.catalogue import AnyGame, game, names
from startable.play.table import Table

SECRETIVE = [name for name in names() if not game(name).layout.open]


def some_way_in(found: AnyGame, seed: int, moves: int) -> Table:
    """A table after so many random moves, with somebody to move."""
    stream = Stream(seed)
    table = Table(found, found.turn_rules(), stream.below)
    table.settle()
    for _ in range(moves):
        seat = table.rules.awaits(table.state).first
        legal = table.rules.legal(table.state, seat)
        table.play(seat, legal[stream.below(len(legal))])
        table.settle()
    return table


def visits(table: Table, state: Any, seat: int) -> Counter[str]:
    known = table.game.layout.hide(state, seat)
    tried = searcher.tried(table.game, table.rules, known, Stream(7), 60)
    return Counter({repr(move): node.visits for move, node in tried})


@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize("seed", range(3))
def test_two_states_that_look_alike_are_thought_about_alike(name: str, seed: int) -> None:
    table = some_way_in(game(name), seed, 12)
    seat = table.rules.awaits(table.state).first
    known = table.game.layout.hide(table.state, seat)
    other = table.game.layout.world(known, Stream(seed + 50).below)
    assert table.game.layout.differences(other, table.state), "nothing is hidden here"
    assert visits(table, other, seat) == visits(table, table.state, seat)


@pytest.mark.parametrize("name", names())
def test_it_makes_a_legal_move_in_any_game(name: str) -> None:
    table = some_way_in(game(name), 1, 6)
    thinker = bot("ismcts:30")
    for _ in range(6):
        seat = table.rules.awaits(table.state).first
        known = table.game.layout.hide(table.state, seat)
        move = thinker.choose(table.game, table.rules, known, Stream(3))
        assert table.play(seat, move) is None
        table.settle()


def test_chance_is_met_as_often_as_it_weighs() -> None:
    found = game("ur")
    table = some_way_in(found, 2, 10)
    seat = table.rules.awaits(table.state).first
    tree = Tree(table.rules, found.heuristics(table.rules), seat, Stream(5))
    tree.grow([table.state], 3000, 60)
    rolls: Counter[int] = Counter()
    for node in tree.root.children.values():
        for move, after in node.children.items():
            if after.mover == CHANCE:
                rolls[move.args()[0]] += after.visits
    total = sum(rolls.values())
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count / total - 1 / 6) < 0.03 for count in rolls.values())


def winning(table: Table, seat: int) -> list[str]:
    """The moves that end the game at once in this seat's favour."""
    found = []
    for move in table.rules.legal(table.state, seat):
        after = table.state.clone()
        move.apply(after, seat, None)
        result = table.rules.result(after)
        if result is not None and result.share(seat) == 1:
            found.append(repr(move))
    return found


def test_it_takes_a_win_that_is_there() -> None:
    tried = 0
    for seed in range(40):
        stream = Stream(seed)
        table = Table(game("ur"), game("ur").rules(2, {"discs": 1}), stream.below)
        table.settle()
        while not table.over:
            seat = table.rules.awaits(table.state).first
            legal = table.rules.legal(table.state, seat)
            wins = winning(table, seat)
            if 0 < len(wins) < len(legal):
                known = table.game.layout.hide(table.state, seat)
                chosen = bot("ismcts:200").choose(table.game, table.rules, known, Stream(1))
                assert repr(chosen) in wins
                tried += 1
            table.play(seat, legal[stream.below(len(legal))])
            table.settle()
    assert tried >= 5


def test_it_stops_when_its_time_is_up() -> None:
    table = some_way_in(game("ur"), 4, 8)
    seat = table.rules.awaits(table.state).first
    tree = Tree(table.rules, table.game.heuristics(table.rules), seat, Stream(5))
    done = tree.grow([table.state], 10_000_000, 0.05)
    assert 0 < done < 10_000_000
    assert tree.root.visits == done
