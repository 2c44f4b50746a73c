"""Secrets: hands are for their owners, what the pile holds is for nobody."""

import json
from typing import Any

from hypothesis import given

from startable.core import Stream
from startable.games.maze import GAME
from startable.testing import Walk

from ...effort import tries
from .helpers import WORN, Tiles, fact, moving, play, playing, position, start
from .walks import ANY

HANDS = "A.hand:r90,glue,base B.hand:x,dx,morph"


def view(table: Any, seat: int) -> Any:
    return GAME.view(GAME.layout.hide(table.state, seat))


def observed(table: Any, seat: int) -> bytearray:
    return GAME.numbers.observe(GAME.layout.hide(table.state, seat))


def test_own_hand_and_how_many_cards_the_others_hold() -> None:
    table = position(HANDS)
    assert view(table, 0)["hand"] == ["r90", "glue", "base"]
    assert view(table, 1)["hand"] == ["x", "dx", "morph"]
    assert view(table, -1)["hand"] == []
    for seat in (0, 1, -1):
        assert view(table, seat)["cards"] == [3, 3]


def test_the_pile_is_told_only_with_the_others_hands() -> None:
    seen = view(position(HANDS), 0)
    assert seen["pile"] == 34
    assert sum(seen["unseen"].values()) == 37
    assert (seen["unseen"]["base"], seen["unseen"]["x"], seen["unseen"]["glue"]) == (0, 5, 1)


def test_position_in_a_view_counts_hidden_hands_only() -> None:
    told = view(position(HANDS), 1)["position"]
    assert "A.cards:3" in told
    assert "B.hand:x,dx,morph" in told
    assert "base" not in told


def test_what_a_terminal_gave_is_for_its_owner() -> None:
    table = moving("gggp", "A.g:b2")
    play(table, "A g use")
    others = {}
    for card in ("base", "x"):
        again = moving("gggp", "A.g:b2")
        play(again, "A g use", f"* draw {card}")
        others[card] = json.dumps([view(again, 1), view(again, -1)])
        assert view(again, 0)["hand"] == [card]
    assert others["base"] == others["x"]


@tries(25)
@given(ANY)
def test_worlds_deal_what_nobody_has_seen(walk: Walk) -> None:
    for seat in range(walk.rules.seats):
        known = GAME.layout.hide(walk.end, seat)
        world = GAME.layout.world(known, Stream(walk.seed).below)
        made: Any = GAME.layout.facts(world)
        true: Any = GAME.layout.facts(walk.end)
        assert made["hand"][seat] == true["hand"][seat]
        cards = [" ".join([*each["hand"], each["pile"]]).split() for each in (made, true)]
        assert sorted(cards[0]) == sorted(cards[1])


def test_worlds_differ() -> None:
    known = GAME.layout.hide(position(HANDS).state, 0)
    worlds = [GAME.layout.world(known, Stream(seed).below) for seed in range(20)]
    assert len({str(GAME.layout.facts(world)["hand"]) for world in worlds}) > 10


def test_everything_on_the_table_is_open() -> None:
    table = position("A.dice:g5=r90 A.g:b2 relic:Bp B.tokens:2 B.p:d4 discard:x,run1 B.dock:e4e")
    one, other = view(table, 0), view(table, 1)
    hidden = {"seat", "hand", "unseen", "position", "prospects"}
    for key in set(one) - hidden:
        assert one[key] == other[key]
    assert one["relic"] == "Bp"
    assert one["dice"] == [[{"die": "g5", "card": "r90"}], []]
    assert one["discard"] == ["x", "run1"]
    assert one["docks"] == ["a1n", "e4e"]
    assert fact(table, "tokens") == one["tokens"] == [0, 2]


def test_passages_tell_who_passes() -> None:
    seen = view(position("", b3=".Y..", c3="SSSS", c4="R...", a1=".Y..", b1="...B", a2="Y..."), 0)
    assert seen["passages"]["a1e"] == "g"
    assert seen["passages"]["b3e"] == "go"
    assert seen["passages"]["c3s"] == "po"
    assert len(seen["passages"]) == 40
    assert view(start(), 0)["passages"] == {}


def test_passers_foretell_the_passages_of_any_two_gates() -> None:
    """So that a page can show which bridges stay when a tile is turned (MZ-304 to MZ-306)."""
    seen = view(position("", c3="SSSS"), 0)
    assert len(seen["passers"]) == 16
    assert [seen["passers"][pair] for pair in ("YB", "BR", "RY", "YY", "SY", "SS")] == [
        "g", "p", "o", "", "go", "",
    ]  # fmt: skip
    for passage, colours in seen["passages"].items():
        assert colours == seen["passers"][_gates(seen["tiles"], passage)]


def _gates(tiles: dict[str, str], passage: str) -> str:
    """The two that meet there: to the east and to the west, or to the south and to the north."""
    column, row, side = tuple(passage)
    there = chr(ord(column) + 1) + row if side == "e" else column + chr(ord(row) + 1)
    mine, theirs = (1, 3) if side == "e" else (2, 0)
    return tiles[column + row][mine] + tiles[there][theirs]


def test_ways_are_shortest_and_end_at_closed_gates_and_crowds() -> None:
    tiles: Tiles = {"a1": ".YY.", "b1": "..RB", "a2": "RY..", "b2": "B..B"}
    ways = view(position("A.g:a1", **tiles), 0)["ways"][0]
    assert ways["g"]["b1"] == "a1"
    assert "a2" not in ways["g"]
    assert list(ways["o"].items())[:2] == [("a1", "ship"), ("a2", "a1")]
    crowd = " ".join(f"{alien}:b1" for alien in ("A.p", "A.o", "B.p", "B.o"))
    assert "b1" not in view(position(f"A.g:a1 {crowd}", **tiles), 0)["ways"][0]["g"]


def test_the_wearers_ways_lead_everywhere() -> None:
    ways = view(position(f"{WORN} A.g:c3"), 1)["ways"][0]["g"]
    assert len(ways) == 24
    assert ways["a3"] == "b3"


def test_nobody_leaves_a_ship_for_a_full_tile() -> None:
    crowd = " ".join(f"{alien}:a1" for alien in ("A.p", "A.o", "B.p", "B.o"))
    assert view(position(crowd), 0)["ways"][0]["g"] == {}


def test_terminals_are_told_by_tile() -> None:
    terminals = view(position(), 0)["terminals"]
    assert (terminals["c3"], terminals["a1"], sum(terminals.values())) == (0, 1, 24)


def test_prospects_are_for_the_seat_that_takes_a_die() -> None:
    table = position(f"{HANDS} A.g:c3 pool:g3,g1,p1,p1,o1,o1,gggp,ggpo")
    found = view(table, 0)["prospects"]
    mine = {die: [GAME.move(**each).text() for each in moves] for die, moves in found.items()}
    assert "r90 c3 1" in mine["g3"]
    assert mine["p1"] == ["done"]
    assert {"g grab", "p a1", "done"} <= set(mine["gggp"])
    assert view(table, 1)["prospects"] == view(table, -1)["prospects"] == {}
    assert view(playing("g3:r90"), 0)["prospects"] == {}


def test_observation_counts_seats_from_the_own_one_on() -> None:
    """The same table with the seats exchanged looks the same to the one who sits there."""
    tiles: Tiles = {"c3": "SSSS"}
    one = position("A.g:b2 B.g:d4 A.tokens:1 relic:Ag A.hand:x B.hand:r90", **tiles)
    other = position(
        "B.g:b2 A.g:d4 B.tokens:1 relic:Bg B.hand:x A.hand:r90 A.dock:e5s B.dock:a1n start:B", **tiles
    )
    assert observed(one, 0) == observed(other, 1)
    assert observed(one, 1) != observed(one, 0)


def test_numbers_are_there_for_every_kind_of_move() -> None:
    known = GAME.layout.hide(start().state, 0)
    kinds = {GAME.numbers.decode(number, known).kind for number in range(GAME.numbers.MOVES)}
    assert kinds == set(GAME.kinds) - {"lay", "draw", "open", "roll"}
