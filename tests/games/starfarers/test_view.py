"""Views: what a seat sees, and worlds that could be the true one."""

from typing import Any

from startable.core import Stream
from startable.games.starfarers import GAME

from .helpers import fly, flying, hand, play, position, view


def worlds(table: Any, seat: int) -> list[Any]:
    known = GAME.layout.hide(table.state, seat)
    return [GAME.layout.world(known, Stream(seed).below) for seed in range(20)]


def test_quarters_and_planets() -> None:
    seen = view(position("m:P2~0~4,10,5 turned:T4,H10,S5"), 0)
    assert seen["quarters"]["m"]["planets"][1] == {"resource": "ore", "symbol": "H", "disc": "10"}
    assert seen["quarters"]["j"] == {"tile": "merchants", "turn": 0, "planets": []}
    assert seen["quarters"]["n"]["planets"][0]["disc"] == "?"
    hidden = view(position(setup="explorer"), 0)
    assert hidden["quarters"]["m"]["tile"] == "?"
    assert sum(hidden["quarters_left"].values()) == 15


def test_sites_and_ships() -> None:
    seen = view(position(seats=3), 0)
    assert (seen["sites"]["e3"], seen["sites"]["o2"], seen["sites"]["v4"]) == ("A*", "A", "x")
    assert seen["players"][1]["ships"] == [{"number": 1, "kind": "colony", "at": "k4", "status": "ready"}]


def test_a_watcher_sees_no_hand() -> None:
    table = position(f"A.hand:{hand(ore=3)} B.hand:{hand(fuel=2)}")
    seen = view(table, -1)
    assert sum(seen["hand"].values()) == 0
    assert [player["cards"] for player in seen["players"]] == [3, 2, 0, 0]
    assert seen["unseen"]["ore"] == 20 - seen["bank"]["ore"]


def test_unseen_cards_do_not_tell_who_holds_them() -> None:
    one = position(f"A.hand:{hand(ore=3)} B.hand:{hand(fuel=3)}")
    other = position(f"A.hand:{hand(fuel=3)} B.hand:{hand(ore=3)}")
    assert view(one, 2) == view(other, 2)


def test_worlds_deal_the_hidden_hands_anew() -> None:
    table = position(f"A.hand:{hand(ore=3)} B.hand:{hand(2, 2, 2, 2, 2)}")
    made = worlds(table, 0)
    hands = {tuple(world.players[1].hand.counts) for world in made}
    assert len(hands) > 5
    assert all(sum(dealt) == 10 for dealt in hands)
    assert all(world.players[0].hand.counts == [3, 0, 0, 0, 0] for world in made)


def test_worlds_know_what_was_promised() -> None:
    """Who agreed to give two goods has them, whatever else is in that hand."""
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=3, goods=2)}", trade="open")
    play(table, "A offer 1 food for 2 goods", "B agree 1")
    assert all(world.players[1].hand.counts[4] >= 2 for world in worlds(table, 0))


def test_flight_as_the_page_needs_it() -> None:
    table = flying(4, "A.up:2/0/0 jumps:1")
    fly(table, "e5")
    seen = view(table, 1)
    assert (seen["stage"], seen["speed"], seen["flying"], seen["left"], seen["jumps"]) == ("fly", 6, 1, 5, 1)


def test_ways_lead_back_to_the_ship_and_tell_where_no_flight_ends() -> None:
    table = flying(3, "A.ships:1cf4 B.ships:1ce5")
    ways = view(table, 1)["ways"]["1"]
    assert ways["e5"] == {
        "before": "f4",
        "steps": 1,
        "finds": False,
        "rule": "SF-510",
        "fact": "sf-point-taken",
    }
    assert ways["f6"]["before"] == "e5"
    assert ways["f6"]["rule"] == ""
    assert max(way["steps"] for way in ways.values()) == 3
    fly(table, "e5")
    assert max(way["steps"] for way in view(table, 0)["ways"]["1"].values()) == 2


def test_every_way_that_may_end_can_be_flown() -> None:
    table = flying(5, "A.ships:1cf4,2tk8", seats=3)
    for number, ways in view(table, 0)["ways"].items():
        for point, way in ways.items():
            route = route_of(ways, point)
            if not way["rule"] and not any(ways[each]["finds"] for each in route):
                fly(flying(5, "A.ships:1cf4,2tk8", seats=3), *route, ship=int(number))


def route_of(ways: dict[str, Any], point: str) -> list[str]:
    route: list[str] = []
    while point in ways:
        route.insert(0, point)
        point = ways[point]["before"]
    return route


def test_ways_know_where_something_lies_face_down() -> None:
    ways = view(flying(6), 0)["ways"]["1"]
    assert ways["e9"]["finds"]
    assert not ways["e5"]["finds"]
    assert view(position(), 0)["ways"] == {}
    assert set(view(flying(6, "A.ships:1cf4!,2tr16,3ck8_"), 0)["ways"]) == {"2"}


def test_what_is_left_in_the_box() -> None:
    seen = view(position("A.stations:0/0/1/0 A.friends:both figures:-/-/A/-"), 0)
    assert seen["friends_left"]["both"] == 2
    assert seen["discs_left"]["R"] == ["3", "9", "10", "11", "11"]
    assert len(seen["cards_left"]) == 32
