"""Set-up: the first game, the variable layouts, founding, three players (SF-2xx)."""

import pytest

from startable.core import CHANCE, Stream
from startable.games.starfarers import GAME
from startable.games.starfarers.box.board import SLOT_NAMES
from startable.play.table import Table

from .helpers import (
    SEATS,
    awaited,
    chances,
    fact,
    fly,
    flying,
    kinds,
    moves,
    of,
    play,
    points,
    position,
    refused,
    route,
    ship,
    sites,
    size,
    stage,
    start,
)

SETUPS = ["first", "strategic", "explorer", "wild"]


def dealt(table: Table, seed: int = 1) -> Table:
    """Lets chance act until a seat is awaited."""
    stream = Stream(seed)
    table.pick = stream.below
    table.settle()
    return table


def opened(setup: str = "explorer", seats: int = 4, seed: int = 1, starter: int = 0) -> Table:
    """Up to the first colony, with this start player."""
    table = start(seats, setup)
    stream = Stream(seed)
    table.pick = stream.below
    while stage(table) != "open":
        table.deal()
    play(table, *["* roll 6 6" if seat == starter else "* roll 1 1" for seat in range(seats)])
    return table


def founded(table: Table) -> list[str]:
    """Plays the first founding move that is offered, to the end of founding; who decided."""
    order = []
    while stage(table) in ("settle", "dock", "launch", "equip"):
        order.append(stage(table)[0] + awaited(table))
        seat = SEATS.index(awaited(table))
        table.play(seat, table.rules.legal(table.state, seat)[0])
    return order


def test_sf_201_four_set_ups() -> None:
    option = next(option for option in GAME.options if option.name == "setup")
    assert option.choices == tuple(SETUPS)
    assert option.default == 0


def test_sf_202_first_game_as_printed() -> None:
    table = start()
    assert [sites(table, seat) for seat in SEATS] == [
        ["o2", "t3"],
        ["c2", "v2"],
        ["c4", "j2"],
        ["h3", "q3"],
    ]
    assert [ship(table, seat) for seat in SEATS] == ["1cf4", "1ck4", "1cp5", "1cu5"]
    assert [of(table, seat, "upgrades") for seat in SEATS] == [[1, 0, 0]] * 4
    board = fact(table, "tiles")
    assert (board["alpha"], board["delta"]) == ("alpha~0~4,8,11", "delta~0~2/11,9,6")
    assert (board["m"], board["j"], board["l"]) == ("P2~0~?,?,?", "merchants", "empty")
    dealt(table)
    assert [of(table, seat, "halves") for seat in SEATS] == [1] * 4
    assert stage(table) in ("build", "discard", "rob")


def test_sf_202_three_supply_cards_each() -> None:
    table = start()
    play(table, "* roll 6 6", "* roll 1 1", "* roll 1 1", "* roll 1 1")
    play(table, *["* draw ore"] * 3, *["* draw fuel"] * 3, *["* draw food"] * 3, *["* draw goods"] * 3)
    assert [size(table, seat) for seat in SEATS] == [3] * 4
    assert fact(table, "supply") == [5, 5, 8, 5, 5]
    assert stage(table) == "dice"


@pytest.mark.parametrize("seed", range(3))
def test_sf_203_strategic_by_stars_and_face_up(seed: int) -> None:
    table = opened("strategic", seed=seed)
    board = {slot: quarter.partition("~")[0] for slot, quarter in fact(table, "tiles").items()}
    before = sorted(board[slot] for slot in "mnokljhi")
    behind = sorted(board[slot] for slot in "gfdeabc")
    assert before == sorted(["P1", "P2", "P3", "P4", "P5", "greens", "merchants", "empty"])
    assert behind == sorted(["P6", "P7", "P8", "scientists", "diplomats", "void", "void"])
    assert not fact(table, "unlaid"), "the empty one that is left over is in the box"


def test_sf_204_home_discs_by_letter_and_the_others_face_down() -> None:
    table = start(4, "strategic")
    while stage(table) == "lay":
        table.deal()
    assert chances(table) == {"disc 4": 1, "disc 8": 1, "disc 11": 1}
    play(table, "* disc 11")
    assert chances(table) == {"disc 4": 1, "disc 8": 1}
    while stage(table) == "home":
        table.deal()
    home = [fact(table, "tiles")[name].rpartition("~")[2].split(",") for name in SLOT_NAMES[:4]]
    assert [sorted(discs) for discs in home] == [
        ["11", "4", "8"],
        ["10", "3/12", "8"],
        ["3", "5", "6"],
        ["2/11", "6", "9"],
    ]
    away = [quarter for slot, quarter in fact(table, "tiles").items() if len(slot) == 1 and "P" in quarter]
    assert all(quarter.endswith("?,?,?") for quarter in away)


def test_sf_205_explorer_hides_the_quarters() -> None:
    table = opened("explorer")
    assert all(fact(table, "tiles")[slot] == "?" for slot in "mnokljhigfdeabc")
    assert fact(table, "unlaid").split().count("empty") == 1
    found = flying(3, "A.ships:1ch7", setup="explorer")
    fly(found, "i7", "j8")
    assert stage(found) == "turn"
    assert set(chances(found)) == {f"lay P{number} {turn}" for number in range(1, 6) for turn in range(3)} | {
        "lay greens 0",
        "lay merchants 0",
        "lay empty 0",
    }
    play(found, "* lay P1 2")
    assert fact(found, "tiles")["n"].startswith("P1~2~?,?,?")
    assert stage(found) == "reveal"


def test_sf_206_wild_space_shuffles_all_quarters() -> None:
    table = flying(3, "A.ships:1ch7", setup="wild")
    assert len(fact(table, "unlaid").split()) == 16
    fly(table, "i7", "j8")
    assert chances(table)["lay P8 0"] == chances(table)["lay P1 1"] == 1
    assert chances(table)["lay void 0"] == chances(table)["lay empty 0"] == 6


def test_sf_207_what_is_face_down_is_decided_when_it_is_turned() -> None:
    table = flying(9, "A.ships:1ch7", setup="explorer")
    fly(table, "i7", "j8")
    before = chances(table)
    assert before["lay P1 0"] == before["lay P1 1"] == before["lay P1 2"] == 1
    assert before["lay greens 0"] == 3, "all three turns of an outpost look the same"
    play(table, "* lay P1 0")
    assert chances(table) == {"disc 2": 1, "disc 5": 2, "disc 6": 1, "disc 9": 1}
    play(table, "* disc 5")
    assert chances(table) == {"disc 3": 1, "disc 4": 2, "disc 11": 1, "disc 12": 1}
    assert refused(table, "* lay P1 0") == "SF-207", "not an outcome"


def test_sf_208_the_highest_roll_starts_and_ties_roll_again() -> None:
    table = start()
    play(table, "* roll 5 6", "* roll 1 2", "* roll 6 5", "* roll 4 4")
    assert stage(table) == "open"
    play(table, "* roll 1 1", "* roll 2 3")
    assert fact(table, "starter") == 2
    assert stage(table) == "deal"
    events = play(table, "* draw ore")
    assert events[0].args["seat"] == 2, "who starts draws first"


def test_sf_209_first_round_clockwise_from_the_start_player() -> None:
    table = opened(starter=1)
    order = []
    for site in ("e3", "c2", "j4", "o4"):
        order.append(awaited(table))
        play(table, f"{awaited(table)} settle {site}")
    assert order == ["B", "C", "D", "A"]
    assert refused(table, "A settle e3") == "SF-209"
    assert len(kinds(table, "settle")) == 8


def test_sf_210_second_round_back() -> None:
    table = opened(starter=1)
    order = founded(table)
    assert order[4:8] == ["sA", "sD", "sC", "sB"]


def test_sf_211_third_round_clockwise_again() -> None:
    assert founded(opened(starter=1))[8:12] == ["sB", "sC", "sD", "sA"]


def test_sf_212_fourth_round_a_spaceport_of_an_own_colony() -> None:
    table = opened(starter=1)
    while stage(table) == "settle":
        seat = SEATS.index(awaited(table))
        table.play(seat, table.rules.legal(table.state, seat)[0])
    assert awaited(table) == "A", "who built last"
    own = set(sites(table, "A"))
    assert kinds(table, "dock") == own
    assert refused(table, f"A dock {sites(table, 'B')[0]}") == "SF-212"
    order = founded(table)
    assert order[:8] == ["dA", "lA", "dD", "lD", "dC", "lC", "dB", "lB"]


def test_sf_213_a_ship_of_either_kind_on_its_points() -> None:
    table = opened(starter=0)
    while stage(table) == "settle":
        seat = SEATS.index(awaited(table))
        table.play(seat, table.rules.legal(table.state, seat)[0])
    site = sites(table, "D")[0]
    play(table, f"D dock {site}")
    assert len(moves(table)) == 4
    assert {move.split()[1] for move in moves(table)} == {"colony", "trade"}
    assert refused(table, "D launch trade m17") == "SF-213"
    there = sorted(kinds(table, "launch"))[-1]
    play(table, f"D launch {there}")
    assert ship(table, "D") == f"1t{there.split()[1]}"


def test_sf_214_upgrades_are_shared_out_from_who_placed_a_ship_last() -> None:
    table = opened(starter=1)
    assert founded(table)[-4:] == ["eB", "eA", "eD", "eC"]
    again = opened(starter=0)
    while stage(again) != "equip":
        seat = SEATS.index(awaited(again))
        again.play(seat, again.rules.legal(again.state, seat)[0])
    play(again, "A equip cannon")
    assert kinds(again, "equip") == {"engine", "cargo"}
    assert refused(again, "D equip cannon") == "SF-214"
    play(again, "D equip engine", "C equip engine")
    assert kinds(again, "equip") == {"cargo"}


def test_sf_215_then_three_supply_cards_and_half_a_medal() -> None:
    table = opened(starter=2)
    founded(table)
    assert stage(table) == "deal"
    events = play(table, *["* draw ore"] * 3, "* draw fuel")
    assert [event.args["seat"] for event in events] == [2, 2, 2, 3]
    while stage(table) == "deal":
        table.deal()
    assert [of(table, seat, "halves") for seat in SEATS] == [1] * 4
    assert (stage(table), fact(table, "active")) == ("dice", 2)


@pytest.mark.parametrize("setup", SETUPS)
def test_sf_216_everybody_starts_at_four_points(setup: str) -> None:
    table = opened(setup)
    founded(table)
    while stage(table) == "deal":
        table.deal()
    assert points(table) == [4] * 4


def test_sf_217_three_players_the_fourth_colour_blocks() -> None:
    table = position(seats=3)
    assert sorted(sites(table, "x")) == ["h3", "q3", "v4"]
    assert points(table) == [4] * 3
    there = flying(6, "A.ships:1ct7", seats=3)
    fly(there, *route(there, "t7", "u5"))
    play(there, "A stop")
    assert ship(there, "A") == "1cu5", "beside a spaceport that is nobody's"
    dice = position("stack:dice", seats=3)
    play(dice, "* roll 4 5")
    assert [size(dice, seat) for seat in "ABC"] == [0, 1, 0], "9 is blue's and red's; blue gets nothing"


def test_sf_218_three_players_found_on_nine_of_twelve_sites() -> None:
    table = opened(seats=3)
    play(table, "A settle e3", "B settle c2", "C settle c4")
    founded(table)
    assert len(sites(table, "x")) == 3
    assert sum(sum(of(table, seat, "upgrades")) for seat in "ABC") == 3, "the fourth upgrade goes back"
    assert all(site in "h3 j2 j4 o4 q3 o2 v4 v2 t3" for site in sites(table, "x"))


def test_sf_218_with_four_players_no_site_is_closed() -> None:
    table = opened(seats=4)
    founded(table)
    assert sites(table, "x") == []


def test_sf_219_three_players_two_colonies_in_a_system() -> None:
    seen = "m:P2~0~4,10,5 turned:T4,H10,S5"
    table = flying(3, f"{seen} A.colonies:o2,t3,f12 A.ships:1cg10", seats=3)
    fly(table, "f10")
    play(table, "A found 1")
    assert sites(table, "x") == ["h3", "q3", "v4", "d11"]
    other = flying(5, f"{seen} A.colonies:o2,t3,f12,f10 closed:h3,q3,v4,d11 A.ships:1cc10", seats=3)
    fly(other, "d11")
    assert refused(other, "A stop") == "SF-515"
    assert refused(other, "A found 1") == "SF-219"
    four = flying(3, f"{seen} A.colonies:o2,t3,f12 A.ships:1cg10")
    fly(four, "f10")
    play(four, "A found 1")
    assert sites(four, "x") == []


def test_every_set_up_plays_to_a_first_turn() -> None:
    for setup in SETUPS:
        for seats in (3, 4):
            table = dealt(opened(setup, seats))
            founded(table)
            dealt(table)
            assert fact(table, "turn") == 1
            assert not table.rules.awaits(table.state).mover(CHANCE)
