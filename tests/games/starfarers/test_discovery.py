"""Discovery, scouting, pirates and ice (SF-7xx)."""

from .helpers import (
    chances,
    fact,
    fly,
    flying,
    hand,
    moves,
    of,
    play,
    points,
    position,
    refused,
    stage,
    told,
    word,
)


def test_sf_701_reaching_a_rim_turns_the_quarter_at_once() -> None:
    table = flying(5, "A.ships:1ch7", setup="explorer")
    fly(table, "i7")
    assert stage(table) == "fly"
    fly(table, "j8")
    assert stage(table) == "turn"
    assert refused(table, "A go 1 i7") == "SF-301", "it is compulsory"
    play(table, "* lay empty 0")
    assert stage(table) == "fly"
    assert fact(table, "left") == 3, "it may fly on"
    fly(table, "k8", "l9", "k10")
    assert of(table, "A", "ships") == ["1ck10"], "through the middle of an empty quarter"


def test_sf_702_a_discovered_system_gets_discs_of_its_symbols() -> None:
    table = flying(5, "A.ships:1ch7", setup="wild")
    fly(table, "i7", "j8")
    play(table, "* lay P6 1")
    assert fact(table, "tiles")["n"] == "P6~1~?,?,?"
    assert set(chances(table)) == {"disc 3", "disc 4", "disc 11"}, "turned by a third, fuel comes first"
    play(table, "* disc 11", "* disc p6", "* disc 8")
    assert fact(table, "tiles")["n"] == "P6~1~11,p6,8"


def test_sf_703_scouting_turns_all_discs_of_a_system() -> None:
    table = flying(5, "A.ships:1ch7")
    fly(table, "i7", "j8")
    assert stage(table) == "reveal"
    play(table, "* disc 5", "* disc 3", "* disc 10")
    assert fact(table, "tiles")["n"] == "P1~0~5,3,10"
    assert stage(table) == "fly"
    again = flying(5, "A.ships:1ch7 n:P1~0~5,3,10 turned:S5,T3,H10")
    fly(again, "i7", "j8")
    assert stage(again) == "fly"


def test_sf_704_pirates_and_ice_leave_a_marker() -> None:
    table = flying(5, "A.ships:1ch7")
    fly(table, "i7", "j8")
    play(table, "* disc 5", "* disc 3", "* disc p4")
    assert fact(table, "tiles")["n"] == "P1~0~5,3,p4"
    assert "Hp4" in word(table, "turned")
    nothing = position("stack:dice n:P1~0~5,3,p4 turned:S5,T3,Hp4")
    play(nothing, "* roll 2 2")
    assert of(nothing, "A", "hand")[1] == 1, "only the fuel of alpha's 4"


def test_sf_705_example_a_pirate_base_falls_to_enough_cannons() -> None:
    """Base 4, four cannons: it falls at once, a spare 3 takes its place, and a colony is founded."""
    held = "n:P1~0~5,3,p4 turned:T3,S5,Hp4"
    table = flying(3, f"{held} A.ships:1ci9 A.up:0/4/0")
    fly(table, "j10")
    assert stage(table) == "free"
    assert chances(table) == {"disc 3": 1, "disc 9": 1, "disc 10": 1, "disc 11": 2}
    events = play(table, "* disc 3")
    assert told(events, "defeated") == [{"seat": 0, "disc": "p4"}]
    assert fact(table, "tiles")["n"] == "P1~0~5,3,3"
    play(table, "A found 1")
    assert points(table)[0] == 6


def test_sf_705_with_scientists_and_not_with_less() -> None:
    held = "n:P1~0~5,3,p4 turned:T3,S5,Hp4"
    weak = flying(3, f"{held} A.ships:1ci9 A.up:0/3/0")
    fly(weak, "j10")
    assert stage(weak) == "fly"
    both = "A.stations:0/0/1/0 A.friends:both figures:-/-/A/-"
    strong = flying(3, f"{held} A.ships:1ci9 A.up:0/3/0 {both}")
    fly(strong, "j10")
    assert stage(strong) == "free"


def test_sf_705_in_passing_and_when_the_strength_is_reached() -> None:
    held = "n:P1~0~5,3,p4 turned:T3,S5,Hp4"
    passing = flying(3, f"{held} A.ships:1ch9 A.up:0/4/0")
    fly(passing, "i9")
    play(passing, "* disc 9")
    fly(passing, "h9")
    assert points(passing)[0] == 5
    waiting = position(f"{held} A.ships:1ci9 A.up:0/3/0 A.hand:{hand(carbon=2)}")
    play(waiting, "A buy cannon")
    assert stage(waiting) == "free", "while the ship stands there"
    play(waiting, "* disc 9")
    assert stage(waiting) == "build"
    gift = position(
        f"stack:fly,ask base:3 scene:merchant {held} A.ships:1ci9 A.up:0/3/0 A.hand:{hand(ore=3)}"
    )
    play(gift, "A answer 3", *["A give ore"] * 3, "* card 2", "A gain cannon")
    assert stage(gift) == "free"
    foreign = position(f"active:B {held} A.ships:1ci9 A.up:0/3/0 B.hand:{hand(carbon=2)} B.up:0/3/0")
    play(foreign, "B buy cannon")
    assert stage(foreign) == "build", "B has no ship there"


def test_sf_706_ice_melts_for_cargo_alone() -> None:
    """The example: speed 5, ice after two steps, four cargo modules: terraformed, then on or founded."""
    ice = "n:P1~0~5,3,i3 turned:T3,S5,Hi3"
    table = flying(5, f"{ice} A.ships:1ch9 A.up:0/0/4")
    fly(table, "i9")
    play(table, "* disc 10")
    fly(table, "j10")
    assert fact(table, "left") == 3
    assert {"found 1", "go 1 i11", "stop"} <= moves(table)
    play(table, "A found 1")
    assert points(table)[0] == 6
    cards = "A.stations:0/0/2/0 A.friends:both,cannons figures:-/-/A/-"
    short = flying(5, f"{ice} A.ships:1ch9 A.up:6/6/2 {cards}")
    fly(short, "i9")
    assert stage(short) == "fly"


def test_sf_707_the_marker_is_a_medal_that_stays() -> None:
    table = position(
        "stack:fly,ask base:3 scene:rescue A.medals:1 A.half:0 n:P1~0~5,3,10 turned:T3,S5,Hp4,R10"
    )
    assert points(table)[0] == 5
    play(table, "A answer 0", "* card 23")
    assert (of(table, "A", "medals"), points(table)[0]) == (1, 5), "encounters take half medals only"


def test_sf_708_a_spare_disc_takes_its_place() -> None:
    table = flying(
        3, "n:P1~0~5,3,p4 m:P2~0~4,9,5 turned:T3,T4,S5,S5,Hp4,Hp5,R9 A.medals:1 A.ships:1ci9 A.up:0/4/0"
    )
    fly(table, "j10")
    assert chances(table) == {"disc 3": 1, "disc 10": 1, "disc 11": 2}, "the nine is used"
    play(table, "* disc 11")
    assert {"R9", "R11"} <= set(word(table, "turned"))


def test_sf_709_the_ship_may_fly_on() -> None:
    table = flying(4, "n:P1~0~5,3,p4 turned:T3,S5,Hp4 A.ships:1ch9 A.up:0/4/0")
    fly(table, "i9")
    play(table, "* disc 3")
    assert fact(table, "left") == 3
    fly(table, "j8", "k8", "l9")
    assert moves(table) == {"found 1", "stop"}
