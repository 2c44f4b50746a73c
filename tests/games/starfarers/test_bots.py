"""Bots: they build, fly to goals, found, trade where it helps, and bring games to an end."""

from typing import Any

import pytest

from startable.arena.match import play_game
from startable.bots import bot
from startable.core import Stream
from startable.games.starfarers import GAME
from startable.games.starfarers.box.board import POINT_NAMES
from startable.games.starfarers.mind.steps import steps

from .helpers import fly, flying, hand, kinds, play, position
from .test_board import DISTANCES


def chosen(table: Any, seat: int = 0) -> str:
    known = GAME.layout.hide(table.state, seat)
    move = bot("greedy").choose(GAME, table.rules, known, Stream(1))
    return move.text()


def hurried(table: Any, seat: int) -> str:
    known = GAME.layout.hide(table.state, seat)
    move = bot("greedy").hurry(GAME, table.rules, known, Stream(1))
    return move.text() if move else ""


SEEN = "m:P2~0~4,10,5 turned:T4,H10,S5"


def test_distances_fit_those_of_the_board() -> None:
    near = [steps(POINT_NAMES.index(point)) for point in ("f2", "f4")]
    sites = [POINT_NAMES.index(site) for site in ("f12", "f10", "d11")]
    assert min(far[site] for far in near for site in sites) == DISTANCES["m"][0]


def test_builds_what_it_can_afford() -> None:
    assert chosen(position(f"A.hand:{hand(carbon=3, food=2)}")).startswith("port")
    assert chosen(position(f"A.hand:{hand(1, 1, 1, 1)}")).startswith("build colony")


def test_swaps_for_the_card_that_is_missing() -> None:
    full = "A.up:6/6/5"
    assert chosen(position(f"{full} A.hand:{hand(ore=4, carbon=1, food=1)}")) == "bank ore fuel"


def test_flies_to_a_site_and_founds() -> None:
    table = flying(3, f"{SEEN} A.ships:1cg12")
    assert chosen(table) in ("go 1 f12", "go 1 g12")
    fly(table, "f12")
    assert chosen(table) == "found 1"


def test_docks_where_it_has_the_cargo() -> None:
    table = flying(3, "A.ships:1tr16 A.up:0/0/1")
    assert chosen(table) == "go 1 s16"


def test_keeps_the_dear_cards_for_a_seven() -> None:
    table = position(f"stack:build,supply,draw.1,rob,discard A.owed:4 A.hand:{hand(6, 1, 1, 1)}")
    assert chosen(table) == "discard ore"


def test_agrees_to_what_helps() -> None:
    offer = f"A.hand:{hand(food=2)} A.terms:{hand(food=1)}/{hand(ore=1)} A.said:1"
    helped = position(f"stack:build,offer {offer} B.hand:{hand(ore=2, fuel=1, carbon=1)}")
    assert chosen(helped, 1) == "agree 1"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (f"B.hand:{hand(carbon=2)}", "decline missing"),
        (f"B.hand:{hand(1, 1, 1, 1)}", "decline need"),
        (f"B.hand:{hand(ore=1, carbon=5, food=4)}", "decline little"),
        (f"B.hand:{hand(ore=2, fuel=1, carbon=1)} A.half:16", "decline leader"),
    ],
)
def test_says_why_not(more: str, said: str) -> None:
    offer = f"A.hand:{hand(food=2)} A.terms:{hand(food=1)}/{hand(ore=1)} A.said:1"
    assert chosen(position(f"stack:build,offer {offer} {more}"), 1) == said


def test_answers_an_offer_without_waiting() -> None:
    """Live, where one could wait: whoever is asked answers, and what nobody takes is taken back."""
    table = position(f"A.hand:{hand(0, 1, 1, 2)} B.hand:{hand(1, 1, 1, 1)}", trade="open")
    play(table, "A offer 1 food for 1 ore")
    assert hurried(table, 1) == "decline need"
    assert hurried(table, 0) == "", "while somebody thinks about it"
    play(table, "B agree 1", "C decline")
    assert hurried(table, 0) == "", "somebody else may still speak"
    play(table, "D decline missing")
    assert hurried(table, 0) == "deal B 0"
    play(table, "A withdraw", "A offer 1 food for 1 ore", "B decline", "C decline", "D decline missing")
    assert hurried(table, 0) == "withdraw"


def offered(table: Any) -> list[str]:
    heuristics = GAME.heuristics(table.rules)
    moves = table.rules.legal(table.state, 0)
    return [move.text() for move in heuristics.ordered(table.state, 0, moves) if move.kind == "offer"]


def test_offers_what_would_help_both_if_somebody_may_have_it() -> None:
    mine = f"A.hand:{hand(ore=3, carbon=1, food=1)}"
    many = " ".join(f"{seat}.hand:{hand(fuel=3, carbon=1, food=1)}" for seat in "BCD")
    table = position(f"{mine} {many}")
    assert offered(table) == ["offer 1 ore for 1 fuel"]
    assert len(kinds(table, "offer")) > 1
    assert offered(position(f"{mine} B.hand:{hand(ore=1)}")) == [], "hardly anybody has a card"


def test_worth_of_the_end() -> None:
    table = position("stack:ended won:A A.half:22")
    heuristics = GAME.heuristics(table.rules)
    assert [heuristics.worth(table.state, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("setup", ["first", "strategic", "explorer", "wild"])
def test_four_greedy_bots_finish(setup: str) -> None:
    table = play_game(GAME, [bot("greedy")] * 4, 3, {"setup": setup})
    assert table.over
    assert table.state.turn < 120


def test_greedy_beats_random() -> None:
    bots = [bot("greedy"), bot("random"), bot("random"), bot("random")]
    assert [play_game(GAME, bots, seed).state.winner for seed in range(4)] == [0] * 4


def test_search_comes_to_an_end_though_chance_may_bring_chance() -> None:
    """The Tooth of Time shuffles itself in again: it can follow itself without end."""
    table = position(f"A.hand:{hand(ore=1)}")
    known = GAME.layout.hide(table.state, 0)
    move = bot("expectimax").choose(GAME, table.rules, known, Stream(1))
    assert table.rules.check(table.state, 0, move) is None
