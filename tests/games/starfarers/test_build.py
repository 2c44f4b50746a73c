"""Building (SF-41x)."""

import pytest

from .helpers import (
    bank,
    cards,
    fact,
    fly,
    flying,
    hand,
    kinds,
    moves,
    play,
    points,
    position,
    refused,
    ship,
    sites,
    stage,
)

RICH = f"A.hand:{hand(4, 4, 5, 4, 4)}"


@pytest.mark.parametrize(
    ("what", "cost"),
    [
        ("build colony f2", (1, 1, 1, 1, 0)),
        ("build trade f2", (1, 1, 0, 0, 2)),
        ("port o2", (0, 0, 3, 2, 0)),
        ("buy engine", (0, 2, 0, 0, 0)),
        ("buy cannon", (0, 0, 2, 0, 0)),
        ("buy cargo", (2, 0, 0, 0, 0)),
    ],
)
def test_sf_411_costs(what: str, cost: tuple[int, ...]) -> None:
    table = position(f"A.hand:{hand(*cost)}")
    play(table, f"A {what}")
    assert cards(table, "A") == hand()
    assert fact(table, "bank") == [12] * 5, "all to the bank"
    for kind in range(5):
        if cost[kind]:
            less = [count - (each == kind) for each, count in enumerate(cost)]
            assert refused(position(f"A.hand:{hand(*less)}"), f"A {what}") == "SF-411"


def test_sf_412_a_ship_needs_its_piece() -> None:
    discs = "m:P2~0~4,10,5 n:P1~0~5,3,10 o:P5~0~9,10,11 turned:T4,H10,S5,S5,T3,H10,S9,T11"
    lost = "H10"
    assert lost
    nine = "A.colonies:o2,t3,f12,f10,d11,l11,l9,j10"
    table = position(f"{RICH} {discs.replace('o:P5~0~9,10,11 ', '').replace(',S9,T11', '')} {nine} A.ships:")
    assert points(table)[0] == 10
    assert refused(table, "A build colony f2") == "SF-412", "all nine colonies are on the board"
    play(table, "A build trade f2")
    full = position(f"{RICH} A.stations:3/2/1/1 figures:A/A/A/A {friends(3, 2, 1, 1)}")
    assert refused(full, "A build trade f2") == "SF-412"
    play(full, "A build colony f2")


def friends(*counts: int) -> str:
    names = [
        ["green-ore", "green-fuel", "green-food"],
        ["trade-ore", "trade-fuel"],
        ["both"],
        ["levy"],
    ]
    chosen = [name for people, count in enumerate(counts) for name in names[people][:count]]
    return f"A.friends:{','.join(chosen)}"


def test_sf_413_a_ship_needs_a_transporter() -> None:
    table = position(f"{RICH} A.ships:1cf6,2cg6,3ch7")
    assert refused(table, "A build colony f2") == "SF-413"
    assert kinds(table, "build") == set()


def test_sf_414_a_ship_starts_on_a_free_own_spaceport_point() -> None:
    table = position(RICH)
    assert kinds(table, "build") == {"colony f2", "trade f2"}, "on f4 stands a ship"
    assert refused(table, "A build trade f4") == "SF-414"
    assert refused(table, "A build trade n4") == "SF-414"
    play(table, "A build trade f2", "A depart", "* shake yy")
    assert "go 2 g2" in moves(table), "it flies in the same turn"


def test_sf_415_a_transporter_comes_back_when_its_ship_has_founded() -> None:
    table = flying(3, "m:P2~0~4,10,5 turned:T4,H10,S5 A.ships:1cg12,2cg6,3ch7")
    fly(table, "f12")
    play(table, "A found 1")
    assert ship(table, "A", 1) == ""
    assert refused(table, "A build colony f2") == "SF-301", "not before the next turn"


def test_sf_416_a_spaceport_goes_onto_an_own_colony() -> None:
    table = position(RICH)
    assert kinds(table, "port") == {"o2", "t3"}
    assert refused(table, "A port e3") == "SF-416", "it is one already"
    assert refused(table, "A port c2") == "SF-416", "it is B's"
    play(table, "A port o2")
    assert sites(table, "A*") == ["e3", "o2"]
    assert points(table)[0] == 5
    none = position(f"{RICH} A.colonies:o2 A.ports:e3,t3,c4 C.colonies:j2")
    assert refused(none, "A port o2") == "SF-416", "all three modules are on the board"


def test_sf_417_limits_on_a_mothership() -> None:
    table = position(f"A.hand:{hand(4, 4, 4)} A.up:6/6/5")
    for upgrade in ("engine", "cannon", "cargo"):
        assert refused(table, f"A buy {upgrade}") == "SF-417"
    assert kinds(table, "buy") == set()
    below = position(f"A.hand:{hand(4, 4, 4)} A.up:5/5/4")
    assert kinds(below, "buy") == {"engine", "cannon", "cargo"}


def test_sf_418_what_is_founded_stays() -> None:
    table = position(f"{RICH} A.ships:")
    play(table, "A build colony f2")
    assert sites(table, "A") == ["o2", "t3"]
    assert not any(move.startswith(("settle", "launch")) for move in moves(table))
    assert bank(table, "ore") == 9
    assert stage(table) == "build"
