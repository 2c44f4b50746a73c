"""Bots by name: levels that each game fills, slips, and names that make no sense."""

import pytest

from startable.arena.match import play_game
from startable.bots import LEVELS, bot
from startable.core import Stream, Unreadable
from startable.play.catalogue import game, names
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
        view = found.secrecy.view(table.state, seat)
        assert table.play(seat, bot(level).choose(found, table.rules, view, seat, Stream(number))) is None
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


def test_a_bot_that_always_slips_but_once_in_a_hundred_plays_almost_any_move() -> None:
    found = game("ur")
    rules = found.rules()
    table = Table(found, rules, Stream(5).below)
    table.settle()
    seat = rules.awaits(table.state).first
    view = found.secrecy.view(table.state, seat)
    chosen = {repr(bot("greedy~99").choose(found, rules, view, seat, Stream(seed))) for seed in range(60)}
    assert chosen == {repr(move) for move in rules.legal(table.state, seat)}


@pytest.mark.parametrize(
    "name",
    [
        *("", "level0", "level6", "level1:2", "greedy:2", "random~", "greedy~0", "greedy~100", "~20"),
        *("expectimax:0", "expectimax:6", "expectimax:", "ismcts:0", "ismcts:²", "ismcts:9999999999999"),
        *("greedy~٣", "greedy~20~20~x"),
    ],
)
def test_names_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(Unreadable) as refused:
        bot(name)
    assert refused.value.fact == "bot-unknown"
