"""Chapter 1: parts and set-up."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from startable.core import Stream, Unreadable
from startable.games.maze import GAME
from startable.games.maze.box.board import BERTH_NAMES
from startable.games.maze.box.box import load
from startable.games.maze.box.layouts import BOARDS
from startable.play.table import Table
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    SEATS,
    chances,
    fact,
    hand,
    moving,
    phase,
    play,
    position,
    refused,
    rest_of_round,
    start,
    tile,
)
from .walks import ANY

BOX = load()
SQUARES = (
    "RRRR RRRY RRRB RRYY RRYB RRBY RRBB RYRY RYRB RYYY RYYB RYBY "
    "RYBB RBRB RBYY RBYB RBBY RBBB YYYY YYYB YYBB YBYB YBBB BBBB"
)


def dealt(seats: int = 2, layout: str = "square", seed: int = 1) -> Table:
    """A game that chance has set up, the dice of the first round rolled."""
    table = Table(GAME, GAME.rules(seats, {"layout": layout}), Stream(seed).below)
    table.settle()
    return table


def least(gates: str) -> str:
    return min(gates[turn:] + gates[:turn] for turn in range(4))


def test_mz_101_twenty_four_tiles_and_forty_cards() -> None:
    assert len(BOX["tiles"]) == 24
    assert sum(card["count"] for card in BOX["cards"]) == 40
    table = dealt(4)
    cards = " ".join([*fact(table, "hand"), fact(table, "pile")]).split()
    assert Counter(cards) == {card["name"]: card["count"] for card in BOX["cards"]}
    laid = [least(gates) for gates in fact(table, "faces").values()]
    assert sorted(laid) == sorted([*map(least, SQUARES.split()), "SSSS"])


def test_mz_101_three_aliens_for_each_player() -> None:
    for seats in GAME.seats:
        assert list(fact(start(seats), "places")) == [f"{seat}{c}" for seat in SEATS[:seats] for c in "gpo"]


def test_mz_101_eight_tokens_in_the_box() -> None:
    assert BOX["relic_tokens"] == 8


def test_mz_101_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Unreadable):
            GAME.rules(seats)


@pytest.mark.parametrize("line", ["* lay SSSS", "* lay RRRR", "* draw x", "* roll g7", "* first C"])
def test_mz_101_chance_has_only_what_is_in_the_box(line: str) -> None:
    table = position("phase:rolling")
    if "7" in line or "SSSS" in line:
        with pytest.raises(Unreadable):
            play(table, line)
    else:
        assert refused(table, line) == "MZ-101"


def test_mz_102_every_square_of_three_colours_once() -> None:
    gates = [tile["gates"] for tile in BOX["tiles"]]
    assert sorted(map(least, gates)) == sorted(map(least, SQUARES.split()))
    assert Counter("".join(gates)) == {"R": 32, "Y": 32, "B": 32}


def test_mz_102_relic_tile_is_silver() -> None:
    assert tile(start(), "c3") == "SSSS"


def test_mz_103_terminal_on_every_maze_tile_and_none_on_the_relic_tile() -> None:
    assert all(tile["terminals"] == 1 for tile in BOX["tiles"])
    for cell in ("a1", "c2", "e5"):
        play(moving("gggp", f"A.g:{cell}"), "A g use")
    assert refused(moving("gggp", "A.g:c3"), "A g use") == "MZ-309"


def test_mz_104_four_footprints_on_each_of_six_faces() -> None:
    faces = BOX["die"]
    assert len(faces) == 6
    assert all(len(face) == 4 and set(face) <= set("gpo") for face in faces)
    assert Counter("".join(faces)) == {"g": 8, "p": 8, "o": 8}


def test_mz_104_each_face_is_as_likely() -> None:
    table = position("phase:rolling pool:g1,g1,p1,p1,o1,o1")
    faces = {f"roll {face}": 1 for face in ("ggpo", "gppo", "gpoo", "gggp", "pppo", "gooo")}
    assert chances(table) == faces


def test_mz_105_relic_tile_in_the_centre_of_five_by_five() -> None:
    table = start()
    tiles = fact(table, "faces")
    assert len(tiles) == 25
    assert [cell for cell, gates in tiles.items() if gates != "-"] == ["c3"]
    assert fact(table, "wearer") == "", "nobody wears it, so it lies on its tile"


def test_mz_105_others_are_laid_in_any_order_and_turn() -> None:
    """Every tile weighs four, however many of its turns look alike."""
    weights = chances(start())
    assert sum(weights.values()) == 96
    tiles: Counter[str] = Counter()
    for move, weight in weights.items():
        tiles[least(move.split()[1])] += weight
    assert set(tiles.values()) == {4}
    assert weights["lay RRRR"] == 4
    assert weights["lay RYRY"] == weights["lay YRYR"] == 2
    assert weights["lay RRRY"] == weights["lay YRRR"] == 1


def test_mz_105_no_tile_is_laid_twice() -> None:
    table = start()
    play(table, "* lay RRYB")
    assert tile(table, "a1") == "RRYB"
    assert not {"lay RRYB", "lay RYBR", "lay YBRR", "lay BRRY"} & set(chances(table))
    assert sum(chances(table).values()) == 92


def test_mz_105_nobody_else_lays() -> None:
    assert refused(position(), "A lay RRRR") == "MZ-105"
    assert refused(position(), "A first B") == "MZ-105"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mz_106_ships_begin_at_corners_with_all_aboard(seats: int) -> None:
    table = start(seats)
    docks = fact(table, "dock")
    assert len(docks) == seats
    assert {dock[:2] for dock in docks} <= {"a1", "e1", "e5", "a5"}
    assert len({dock[:2] for dock in docks}) == seats
    assert set(fact(table, "places").values()) == {"ship"}


def test_mz_106_two_ships_at_one_tile_cannot_be() -> None:
    with pytest.raises(Unreadable) as caught:
        position("B.dock:a1w")
    assert caught.value.rule == "MZ-106"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mz_107_four_cards_each(seats: int) -> None:
    table = dealt(seats)
    assert [len(hand(table, seat)) for seat in SEATS[:seats]] == [4] * seats
    assert len(fact(table, "pile").split()) == 40 - 4 * seats


def test_mz_107_cards_are_as_likely_as_they_are_many() -> None:
    table = position("phase:dealing A.hand:r90,r90,x round: start:")
    weights = chances(table)
    assert weights["draw r90"] == 4
    assert weights["draw x"] == 4
    assert sum(weights.values()) == 37


def test_mz_107_only_the_owner_is_told() -> None:
    table = position("phase:dealing A.hand:r90,r90,x round: start:")
    (event,) = play(table, "* draw glue")
    assert event.seen_by(0)["card"] == "glue"
    assert event.seen_by(1)["card"] == event.seen_by(-1)["card"] == "hidden"


@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 12), (4, 16)])
def test_mz_108_dice_for_each_player(seats: int, dice: int) -> None:
    pool = fact(dealt(seats), "pool").split()
    assert len(pool) == dice
    for colour in "gpo":
        assert sum(die[0] == colour and die[1:].isdigit() for die in pool) == seats
    assert sum(not die[1:].isdigit() for die in pool) == seats


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_mz_109_all_ships_are_equally_far(board: Any) -> None:
    for docks in board.docks.values():
        assert len({board.far[berth // 4][board.centre] for berth in docks}) == 1
        assert len({BERTH_NAMES[berth][:2] for berth in docks}) == len(docks)


@pytest.mark.parametrize(
    ("layout", "tiles", "steps"), [("square", 25, 4), ("oblong", 15, 3), ("diamond", 13, 2), ("small", 9, 2)]
)
def test_mz_109_layouts(layout: str, tiles: int, steps: int) -> None:
    for seats in GAME.seats:
        table = dealt(seats, layout)
        assert len(fact(table, "faces")) == tiles
        board = table.state.board
        assert board.far[table.state.crews[0].dock // 4][board.centre] == steps


def test_mz_109_nobody_stands_where_no_tile_lies() -> None:
    with pytest.raises(Unreadable) as caught:
        position("A.g:a1", layout="small")
    assert caught.value.rule == "MZ-109"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mz_110_chance_picks_who_begins(seats: int) -> None:
    hands = " ".join(f"{seat}.hand:r90,r180,x,dr" for seat in SEATS[:seats])
    table = position(f"phase:opening round: start: {hands}", seats)
    assert chances(table) == {f"first {seat}": 1 for seat in SEATS[:seats]}
    play(table, "* first B")
    assert (fact(table, "starter"), phase(table)) == (1, "rolling")


def test_mz_110_each_round_the_next_player_to_the_left_begins() -> None:
    table = position("start:C", 3)
    rest_of_round(table)
    assert fact(table, "starter") == 0
    assert fact(table, "round") == 2


@tries(15)
@given(ANY)
def test_mz_110_starters_go_round_the_table(walk: Walk) -> None:
    seen: dict[int, int] = {}
    for state, _ in walk.positions():
        if state.round:
            seen[state.round] = state.starter
    for number, starter in seen.items():
        assert starter == (seen[1] + number - 1) % walk.rules.seats
