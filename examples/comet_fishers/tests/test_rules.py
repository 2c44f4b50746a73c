"""Each rule of the rulebook, by its number."""

import pytest
from comet_tables import Table
from startable.core import Bag

from comet_fishers import GAME
from comet_fishers.box.parts import FUEL, HOLD


def test_cf_101_the_tail_holds_so_much_for_each_captain() -> None:
    assert Table(seats=3).state.tail.counts == [24, 18, 12, 21]


def test_cf_102_orders_are_dealt_in_secret() -> None:
    table = Table("* order-ice")
    assert [event.seen_by(0)["what"] for event in table.told] == ["ice"]
    assert [event.seen_by(1)["what"] for event in table.told] == ["hidden"]
    assert table.play("* order-pearl").state.deck.counts == [1, 2, 1]
    views = [GAME.view(GAME.layout.hide(table.state, seat)) for seat in (0, 1, -1)]
    assert [view["orders"] for view in views] == [["ice", ""], ["", "pearl"], ["", ""]]


def test_cf_103_each_captain_flies_so_often() -> None:
    assert Table(seats=3).state.left == 12
    assert Table(seats=3, flights=2).state.left == 6


def test_cf_104_nobody_chooses_what_chance_does() -> None:
    table = Table.at_sea()
    assert table.why("A catch-pearl") == table.why("B 6") == "CF-104 cf-not-yours"
    table.play("A cast-1")
    assert table.rules.outcomes(table.state).weights == [16, 12, 8, 14]
    assert table.why("* 6") == "CF-104 not-an-outcome"


def test_cf_201_only_the_captain_who_is_out_moves() -> None:
    table = Table.at_sea()
    assert table.why("B cast-1") == "CF-201 cf-other-turn"
    table.play("A cast-1", "* catch-ice", "A home")
    assert (table.state.turn, table.state.fuel, table.state.aboard()) == (1, FUEL, 0)
    assert table.why("A home") == "CF-201 cf-other-turn"


def test_cf_202_one_to_three_nets_are_cast() -> None:
    table = Table.at_sea()
    assert table.offered() == ["cast-1", "cast-2", "cast-3"]
    assert table.why("A cast-4") == "CF-202 cf-nets"
    table.play("A cast-2", "* catch-ice")
    assert table.offered() == ["catch-ice", "catch-iron", "catch-pearl", "catch-flare"]
    assert table.play("* catch-iron").state.hold == [1, 1, 0]


def test_cf_203_the_fuel_is_enough_for_five_casts() -> None:
    table = Table.at_sea(*["A cast-1", "* catch-ice"] * FUEL)
    assert table.why("A cast-1") == "CF-203 cf-no-fuel"
    assert table.offered() == ["home"]


def test_cf_204_nets_need_room_in_the_hold() -> None:
    table = Table.at_sea(*["A cast-3", "* catch-ice", "* catch-ice", "* catch-ice"] * 2)
    assert table.offered() == ["cast-1", "cast-2", "home"]
    assert table.why("A cast-3") == "CF-204 cf-no-room"
    table.play("A cast-2", "* catch-ice", "* catch-ice")
    assert table.state.aboard() == HOLD
    assert table.offered() == ["home"]


def test_cf_205_nobody_casts_more_nets_than_the_tail_has_pieces() -> None:
    table = Table.at_sea()
    table.state.tail = Bag([2, 0, 0, 0])
    assert table.offered() == ["cast-1", "cast-2"]
    assert table.why("A cast-3") == "CF-205 cf-thin-tail"


def test_cf_206_the_catch_comes_home() -> None:
    table = Table.at_sea()
    assert table.why("A home") == "CF-206 cf-empty-hold"
    table.play("A cast-2", "* catch-pearl", "* catch-iron", "A home")
    assert table.state.stores == [[0, 1, 1], [0, 0, 0]]
    assert table.rules.scores(table.state) == [6, 0]


def test_cf_207_who_catches_nothing_comes_home_empty() -> None:
    table = Table.at_sea(*["A cast-1", "* catch-flare"] * FUEL)
    assert table.events() == ["flashed", "empty"]
    assert (table.state.turn, table.state.left) == (1, 7)


def test_cf_301_chunks_go_into_the_hold() -> None:
    table = Table.at_sea("A cast-1", "* catch-pearl")
    assert (table.state.hold, table.state.tail.counts) == ([0, 0, 1], [16, 12, 7, 14])


def test_cf_302_a_high_roll_saves_the_catch() -> None:
    table = Table.at_sea("A cast-3", "* catch-ice", "* catch-flare")
    assert table.offered() == ["1", "2", "3", "4", "5", "6"]
    table.play("* 2")
    assert (table.events(), table.state.nets) == (["dodged"], 1)
    assert Table.at_sea("A cast-1", "* catch-flare").offered() == ["cast-1", "cast-2", "cast-3"]


def test_cf_303_a_low_roll_bursts_the_hold() -> None:
    table = Table.at_sea("A cast-3", "* catch-ice", "* catch-flare", "* 1")
    assert (table.state.drift, table.state.hold, table.state.nets) == ([1, 0, 0], [0, 0, 0], 0)
    assert (table.events(), table.state.turn) == (["burned"], 1)


def test_cf_401_whoever_comes_home_tows_the_drift() -> None:
    table = Table.at_sea("A cast-3", "* catch-ice", "* catch-flare", "* 1")
    table.play("B cast-1", "* catch-iron", "B home")
    assert table.events() == ["landed", "towed"]
    assert (table.state.stores[1], table.state.drift) == ([1, 1, 0], [0, 0, 0])


def test_cf_501_the_game_ends_after_all_flights_or_with_the_tail() -> None:
    flight = ["cast-1", "catch-ice", "home"]
    lines = [f"{'*' if 'catch' in move else seat} {move}" for seat in "AB" for move in flight]
    table = Table.at_sea(*lines, flights=1)
    assert table.offered() == ["settle"]
    table.play("* settle")
    assert table.rules.awaits(table.state).over
    assert table.why("A cast-1") == "CF-501 game-over"
    empty = Table.at_sea("A cast-1", "* catch-ice")
    empty.state.tail = Bag([0, 0, 0, 0])
    assert empty.play("A home").events() == ["landed", "fished_out"]
    assert empty.offered() == ["settle"]


def test_cf_502_orders_are_paid_at_the_end() -> None:
    table = Table.at_sea(flights=1)
    table.state.stores = [[3, 1, 0], [0, 0, 2]]
    table.state.left = 0
    assert table.rules.scores(table.state) == [5, 8], "before, nobody's order counts"
    table.play("* settle")
    assert table.rules.scores(table.state) == [3 * 3 + 2, 2 * 6]
    assert [event.args["points"] for event in table.told if event.what == "paid"] == [11, 12]


@pytest.mark.parametrize(
    ("stores", "winners"),
    [([[2, 1, 0], [1, 0, 1]], 0b01), ([[2, 0, 0], [0, 0, 1]], 0b10), ([[0, 3, 1], [4, 0, 1]], 0b11)],
    ids=["points", "pearls", "both"],
)
def test_cf_503_points_win_then_pearls(stores: list[list[int]], winners: int) -> None:
    table = Table.at_sea()
    table.state.stores, table.state.left = stores, 0
    result = table.play("* settle").rules.result(table.state)
    assert result is not None
    assert (result.winners, result.rule) == (winners, "CF-503")
