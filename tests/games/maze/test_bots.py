"""Bots: they know the ways through the maze, what a card opens, and they bring games to an end."""

from typing import Any

import pytest

from startable.arena.game_result import play_games
from startable.arena.match import arrange
from startable.bots import bot
from startable.core import Stream
from startable.games.maze import GAME

from .helpers import WORN, moving, play, playing, position


def chosen(table: Any, seat: int = 0, name: str = "greedy") -> str:
    known = GAME.layout.hide(table.state, seat)
    move = bot(name).choose(GAME, table.rules, known, Stream(1))
    return move.text()


def worth(table: Any, seat: int = 0) -> float:
    return GAME.heuristics(table.rules).worth(table.state, seat)


def test_takes_the_relic_where_it_can() -> None:
    assert chosen(moving("gooo", "A.g:c3")) == "g grab"


def test_goes_home_with_it() -> None:
    assert chosen(moving("ggpo", f"{WORN} A.g:b1")) == "g a1"
    assert chosen(moving("ggpo", f"{WORN} A.g:a1")) == "g in"


def test_hands_it_to_the_one_who_can_bring_it_home() -> None:
    table = moving("gppo", f"{WORN} A.g:b1 A.p:b1")
    assert chosen(table) == "g give p"


def test_plays_the_card_that_opens_the_way() -> None:
    """Green is beside the relic tile behind a red gate; one quarter brings yellow there."""
    table = playing("g2:r90", "A.g:b3", b3="YRRR")
    assert chosen(table) == "r90 b3 1"


def test_takes_the_die_for_that_card() -> None:
    pool = "pool:g2,g1,p1,p1,o1,o1,pppo,pppo"
    assert chosen(position(f"{pool} A.hand:r90 A.g:b3 A.dice: B.dice:", b3="YRRR")) == "g2"


def test_does_not_take_steps_back() -> None:
    table = moving("gggp", "A.g:a1")
    rules, heuristics = table.rules, GAME.heuristics(table.rules)
    play(table, "A p a1")
    moves = rules.legal(table.state, 0)
    assert {move.kind for move in moves} - {
        move.kind for move in heuristics.ordered(table.state, 0, moves)
    } == {"undo"}


def test_worth_of_the_end() -> None:
    table = moving("ggpo", f"{WORN} A.g:a1")
    assert worth(table) > 0.9
    play(table, "A g in")
    assert (worth(table, 0), worth(table, 1)) == (1.0, 0.0)


def test_a_token_and_the_relic_are_worth_something() -> None:
    """Both are at it, and neither has a movement die left in this round."""
    both = "A.g:c3 B.g:c3 A.dice:ggpo B.dice:gppo start:B"
    mine, theirs = worth(position(f"{WORN} {both}")), worth(position(f"relic:Bg B.tokens:1 {both}"))
    assert mine > worth(position(both)) > theirs


@pytest.mark.parametrize("layout", ["square", "small"])
def test_greedy_beats_random(layout: str) -> None:
    match = arrange("maze", ["greedy", "random"], 6, options={"layout": layout})
    rows = play_games(match, range(6))
    assert sum(row.shares[row.bots.index(0)] for row in rows) >= 5


def test_greedy_games_end() -> None:
    rows = play_games(arrange("maze", ["greedy"] * 4, 2), range(2))
    assert max(row.decisions for row in rows) < 600
