"""Bots by name: levels that each game fills, plausible slips, and names that make no sense."""

from collections import Counter
from typing import Any

import pytest

from startable.arena.match import play_game
from startable.bots import LEVELS, bot
from startable.bots.expectimax import move_values
from startable.core import Move, Stream, Unreadable
from startable.play.catalogue import game, names
from startable.play.journal import read, steps
from startable.play.table import Table


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_bot_for_every_level(name: str) -> None:
    found = game(name)
    assert len(found.levels) == len(LEVELS)
    assert [bot(each).name for each in found.levels] == list(found.levels)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("level", [LEVELS[0], LEVELS[3]])
def test_a_level_makes_legal_moves_in_any_game(name: str, level: str) -> None:
    found = game(name)
    table = Table(found, found.turn_rules(), Stream(3).below)
    table.settle()
    for number in range(12):
        seat = table.rules.awaits(table.state).first
        known = found.layout.hide(table.state, seat)
        assert table.play(seat, bot(level).choose(found, table.rules, known, Stream(number))) is None
        table.settle()


def test_higher_levels_win() -> None:
    ur = game("ur")
    wins = 0.0
    for seed in range(16):
        players = [bot("level4"), bot("level1")]
        table = play_game(ur, players if seed % 2 else players[::-1], seed // 2)
        result = table.rules.result(table.state)
        wins += result.share(0 if seed % 2 else 1) if result else 0
    assert wins >= 12


def decision(seed: int, moves: int) -> Table:
    found, stream = game("ur"), Stream(seed)
    table = Table(found, found.rules(), stream.below)
    table.settle()
    for _ in range(moves):
        seat = table.rules.awaits(table.state).first
        legal = table.rules.legal(table.state, seat)
        table.play(seat, legal[stream.below(len(legal))])
        table.settle()
    return table


def chosen(table: Table, name: str, times: int) -> Counter[Move[Any]]:
    seat = table.rules.awaits(table.state).first
    known = table.game.layout.hide(table.state, seat)
    player = bot(name)
    return Counter(player.choose(table.game, table.rules, known, Stream(each)) for each in range(times))


def values(table: Table) -> dict[Move[Any], float]:
    heuristics = table.game.heuristics(table.rules)
    seat = table.rules.awaits(table.state).first
    return dict(move_values(table.rules, heuristics, table.state, seat, 1))


@pytest.mark.parametrize("seed", range(8))
def test_what_gives_away_more_is_chosen_more_seldom_and_nothing_senseless(seed: int) -> None:
    table = decision(seed, 14)
    worth, taken = values(table), chosen(table, "greedy~20", 200)
    best = max(worth.values())
    for move, times in taken.items():
        assert worth[move] >= best - 0.08
        better = [each for each in worth if worth[each] > worth[move] + 0.02]
        assert all(taken[each] > times / 2 for each in better)
    assert set(chosen(table, "greedy~1", 30)) <= {each for each in worth if worth[each] > best - 0.0041}


def test_the_warmer_the_more_is_given_away() -> None:
    lost = {"greedy~5": 0.0, "greedy~30": 0.0, "greedy~150": 0.0}
    for seed in range(12):
        table = decision(seed, 14)
        worth = values(table)
        for name in lost:
            lost[name] += sum(
                max(worth.values()) - worth[move] for move in chosen(table, name, 20).elements()
            )
    assert lost["greedy~5"] < lost["greedy~30"] < lost["greedy~150"]


def test_nobody_walks_past_a_win() -> None:
    game_file = "startable 1\ngame ur 1\noptions discs=1\n\n* 6:1\n* 3\nA in-h3\n* 6\nB in-c2\n* 3\n"
    *_, (_, _, table) = steps(read(game_file))
    assert [move.text() for move in chosen(table, "greedy~999", 60)] == ["h3-c2"]


@pytest.mark.parametrize(
    "name",
    [
        *(
            "",
            "level0",
            "level6",
            "level1:2",
            "greedy:2",
            "random~",
            "random~5",
            "greedy~0",
            "greedy~1000",
            "~20",
        ),
        *("expectimax:0", "expectimax:6", "expectimax:", "ismcts:0", "ismcts:²", "ismcts:9999999999999"),
        *("greedy~٣", "greedy~20~20", "greedy~20~20~x", "level1~20"),
    ],
)
def test_names_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        bot(name)
    assert refused.value.fact == "bot-unknown"
