"""Flight: balls, speed, steps, where a ship may end, space jumps (SF-5xx)."""

import pytest

from startable.games.starfarers.box.parts import MIX_NAMES

from .helpers import (
    chances,
    fact,
    fly,
    flying,
    kinds,
    moves,
    play,
    points,
    position,
    refusal_of,
    refused,
    route,
    ship,
    sites,
    stage,
    start,
    told,
)

SEEN = "m:P2~0~4,10,5 turned:T4,H10,S5"
"""The discs of m are turned: 4, 10 and 5."""


def test_sf_501_without_a_ship_there_is_no_flight() -> None:
    table = position("A.ships:")
    play(table, "A depart")
    assert (stage(table), fact(table, "active")) == ("dice", 1)


def test_sf_502_two_of_five_balls_show() -> None:
    table = position()
    play(table, "A depart")
    assert chances(table) == {
        "shake kb": 1,
        "shake ky": 2,
        "shake kr": 1,
        "shake by": 2,
        "shake br": 1,
        "shake yy": 1,
        "shake yr": 2,
    }
    play(table, "* shake br")
    assert fact(table, "base") == 4, "the example: blue and red"


@pytest.mark.parametrize(("balls", "speed"), [("by", 3), ("br", 4), ("yy", 4), ("yr", 5)])
def test_sf_502_values_of_the_balls(balls: str, speed: int) -> None:
    table = position()
    play(table, "A depart", f"* shake {balls}")
    assert fact(table, "base") == speed


def test_sf_503_other_mixes_of_balls() -> None:
    assert MIX_NAMES == ("standard", "eventful", "quiet")
    found = {}
    for mix in MIX_NAMES:
        table = position(balls=mix)
        play(table, "A depart")
        shown = chances(table)
        black = sum(weight for balls, weight in shown.items() if "k" in balls.split()[1])
        found[mix] = black / sum(shown.values())
    assert found == {"standard": 0.4, "eventful": 0.5, "quiet": pytest.approx(1 / 3)}


@pytest.mark.parametrize("other", "byr")
def test_sf_504_black_brings_an_encounter_and_base_speed_three(other: str) -> None:
    table = position()
    play(table, "A depart", f"* shake k{other}")
    assert (stage(table), fact(table, "base")) == ("scene", 3)
    play(table, "* scene rescue", "A answer 0", "* card 22")
    assert (stage(table), fact(table, "base")) == ("fly", 3)


def test_sf_504_without_black_there_is_no_encounter() -> None:
    table = position()
    play(table, "A depart", "* shake yy")
    assert stage(table) == "fly"


def test_sf_505_speed_is_base_engines_and_scientists() -> None:
    """The example: 3, one engine, and the card of two: 6."""
    friend = "A.stations:0/0/1/0 A.friends:engines figures:-/-/A/-"
    table = position(f"A.up:1/0/0 {friend}")
    play(table, "A depart", "* shake by")
    (event,) = told(fly(table, "e5"), "flew")
    assert event["left"] == 5


def test_sf_505_computed_after_the_encounter() -> None:
    table = position("stack:fly,ask scene:merchant base:3 A.up:1/0/0 A.hand:0/0/0/0/3")
    play(table, "A answer 3", *["A give goods"] * 3, "* card 2", "A gain engine")
    (event,) = told(fly(table, "e5"), "flew")
    assert event["left"] == 4, "3 and two engines, less a step"


def test_sf_506_each_ship_once_up_to_its_speed() -> None:
    table = flying(7, "A.ships:1cf4,2cg6")
    way = route(table, "f4", "h9")
    way += ["g8", "f8", "e7", "d7"][: 7 - len(way)]
    fly(table, *way)
    assert ship(table, "A") == f"1c{way[-1]}!", "speed 7: at most 7 points; then its flight is over"
    assert refused(table, f"A go 1 {way[-2]}") == "SF-506"
    assert any(move.startswith("go 2") for move in moves(table))


def test_sf_506_one_ship_finishes_before_the_next() -> None:
    table = flying(7, "A.ships:1cf4,2ch7")
    fly(table, "e5")
    assert refused(table, "A go 2 i7") == "SF-506"
    assert refused(table, "A end") == "SF-506"
    play(table, "A stop")
    fly(table, "i7", ship=2)
    play(table, "A stop")
    assert fact(table, "active") == 1, "nobody is left to fly"


def test_sf_507_along_the_lines() -> None:
    table = flying(7)
    assert kinds(table, "go") == {"1 e5", "1 e3", "1 g4"}
    assert refused(table, "A go 1 h7") == "SF-507"
    assert refused(table, "A go(0,9999)") == "SF-507"


def test_sf_106_no_flight_through_a_system() -> None:
    table = flying(7)
    fly(table, "e3")
    assert refused(table, "A go 1 d3") == "SF-106"


def test_sf_508_a_ship_may_stay_or_turn_back() -> None:
    stays = flying(5)
    play(stays, "A end")
    assert ship(stays, "A") == "1cf4"
    back = flying(5)
    fly(back, "e5", "f4")
    assert "stop" in moves(back)
    play(back, "A stop")
    assert ship(back, "A") == "1cf4"
    assert refused(flying(5), "A stop") == "SF-508", "nobody has taken off"


def test_sf_509_occupied_points_count_as_steps() -> None:
    table = flying(3, "A.ships:1cf4 B.ships:1ce5")
    (event,) = told(fly(table, "e5"), "flew")
    assert event["left"] == 2
    over = flying(3)
    (event,) = told(fly(over, "e3"), "flew")
    assert event["left"] == 2, "over the own spaceport"


def test_sf_510_no_ship_ends_on_an_occupied_point() -> None:
    table = flying(3, "A.ships:1cf4 B.ships:1ce5")
    fly(table, "e5")
    assert refused(table, "A stop") == "SF-510"
    last = flying(1, "A.ships:1cf4 B.ships:1ce5")
    assert refused(last, "A go 1 e5") == "SF-510", "there would be no step left to leave it"
    assert refused(flying(1), "A go 1 e3") == "SF-510", "a spaceport stands there"


def test_sf_511_not_on_a_foreign_spaceport_point() -> None:
    table = flying(9, "A.ships:1ck6")
    fly(table, *route(table, "k6", "i5"))
    assert refused(table, "A stop") == "SF-511"
    own = flying(9, "A.ships:1ce5")
    fly(own, "f4")
    play(own, "A stop")


def test_sf_512_a_colony_ship_never_docks() -> None:
    table = flying(9, "A.ships:1cr16 A.up:0/0/5")
    fly(table, "s16")
    assert refused(table, "A stop") == "SF-512"
    assert "found 1" not in moves(table)
    assert refused(flying(1, "A.ships:1cr16 A.up:0/0/5"), "A go 1 s16") == "SF-512"


def test_sf_513_a_trade_ship_docks_only_to_found() -> None:
    able = flying(2, "A.ships:1tr16 A.up:0/0/1")
    fly(able, "s16")
    assert refused(able, "A stop") == "SF-513"
    assert "found 1" in moves(able)
    unable = flying(2, "A.ships:1tr16 A.up:0/0/0")
    fly(unable, "s16")
    assert refused(unable, "A stop") == "SF-513"
    assert moves(unable) == {"go 1 r16", "go 1 t15", "go 1 t17"}, "it may only fly through"
    assert refused(flying(1, "A.ships:1tr16"), "A go 1 s16") == "SF-513"
    cards = "B.friends:trade-ore,trade-fuel,trade-carbon,trade-food,trade-goods B.stations:0/5/0/0"
    full = flying(1, f"A.ships:1tr16 A.up:0/0/5 {cards} figures:-/B/-/-")
    assert refused(full, "A go 1 s16") == "SF-513", "five stations stand there"


def test_sf_514_a_trade_ship_never_ends_on_a_site() -> None:
    table = flying(2, f"{SEEN} A.ships:1tg12")
    fly(table, "f12")
    assert refused(table, "A stop") == "SF-514"
    assert refused(flying(1, f"{SEEN} A.ships:1tg12"), "A go 1 f12") == "SF-514"


def test_sf_515_a_colony_ship_may_wait_on_a_free_site() -> None:
    table = flying(2, f"{SEEN} A.ships:1cg12")
    fly(table, "f12")
    assert {"found 1", "stop"} <= moves(table)
    play(table, "A stop")
    assert ship(table, "A") == "1cf12"
    assert points(table)[0] == 4
    closed = "A.colonies:o2,t3,f10,d11 closed:h3,q3,v4,f12"
    shut = flying(2, f"{SEEN} A.ships:1cg12 {closed}", seats=3)
    fly(shut, "f12")
    assert refused(shut, "A stop") == "SF-515"


def test_sf_516_next_turn_it_founds_or_leaves() -> None:
    table = flying(2, f"{SEEN} A.ships:1cf12")
    assert refusal_of(table, "A end").args == {"ship": 1}
    assert refused(table, "A end") == "SF-516"
    assert moves(table) == {"found 1", "go 1 g12", "go 1 e13"}
    fly(table, "g12")
    play(table, "A stop")
    assert fact(table, "active") == 1


def test_sf_516_unless_it_is_grounded_or_can_go_nowhere() -> None:
    grounded = flying(3, f"{SEEN} A.ships:1cf12_,2cf4")
    assert "end" in moves(grounded)
    choice = position(f"stack:fly,ask base:3 scene:prince {SEEN} A.ships:1cf12,2cf4")
    play(choice, "A answer 0", "* card 5")
    assert moves(choice) == {"ground 1", "ground 2"}, "the owner may choose to ground that one"
    play(choice, "A ground 1", "A end")
    others = "B.ships:1cg12,2ce13"
    stuck = flying(1, f"m:P2~0~4,i3,5 turned:T4,Hi3,S5 A.ships:1cf12 {others}")
    assert "end" in moves(stuck), "no place to end within one step"


def test_sf_517_back_to_the_site_only_to_found() -> None:
    held = "m:P2~0~4,p4,5 turned:T4,Hp4,S5"
    table = flying(4, f"{held} A.ships:1cf12")
    fly(table, "g12", "f12")
    assert refused(table, "A stop") == "SF-517"
    assert refused(table, "A found 1") == "SF-602"
    free = flying(4, f"{SEEN} A.ships:1cf12")
    fly(free, "g12", "f12")
    assert "stop" not in moves(free)
    play(free, "A found 1")
    assert refused(flying(2, f"{held} A.ships:1cf12"), "A end") == "SF-516"


def test_sf_518_a_ship_on_a_new_spaceport_point_must_leave() -> None:
    port = "C.ports:o4,j2 C.colonies:c4"
    table = flying(4, f"A.ships:1ck2 {port}")
    assert refused(table, "A end") == "SF-518"
    assert kinds(table, "go")
    alone = position(f"stack:fly,ask base:3 scene:prince A.ships:1ck2 {port}")
    play(alone, "A answer 0", "* card 5", "A ground 1")
    assert fact(alone, "active") == 1, "a lone grounded one stays"
    two = position(f"stack:fly,ask base:3 scene:prince A.ships:1ck2,2cf4 {port}")
    play(two, "A answer 0", "* card 5")
    assert moves(two) == {"ground 2"}
    assert refused(two, "A ground 1") == "SF-518"


def test_sf_519_a_jump_goes_to_any_free_point_where_the_ship_may_end() -> None:
    table = flying(3, f"jumps:1 {SEEN} A.ships:1cf4,2tg6")
    assert "jump 1 f10" in moves(table)
    assert refused(table, "A jump 2 f10") == "SF-514"
    assert refused(table, "A jump 1 o2") == "SF-510"
    assert refused(table, "A jump 1 i5") == "SF-511"
    assert refused(table, "A jump 1 s16") == "SF-512"
    assert refused(table, "A jump 2 s16") == "SF-513"
    assert refused(table, "A jump 1 f4") == "SF-519"
    play(table, "A jump 1 m17")
    assert ship(table, "A") == "1cm17!", "then its move is over"
    assert refused(table, "A jump 2 m19") == "SF-519", "there was one jump"
    flown = flying(5, "jumps:1")
    fly(flown, "e5")
    assert refused(flown, "A jump 1 m17") == "SF-519", "instead of its flight"
    assert refused(flying(3), "A jump 1 m17") == "SF-519"
    declined = flying(3, "jumps:1")
    play(declined, "A end")
    assert fact(declined, "active") == 1, "it is optional"


def test_sf_520_landing_from_a_jump() -> None:
    founds = flying(3, f"jumps:1 {SEEN}")
    play(founds, "A jump 1 f10")
    assert moves(founds) == {"found 1", "stop"}
    play(founds, "A found 1")
    assert points(founds)[0] == 5
    scouts = flying(3, "jumps:1")
    play(scouts, "A jump 1 d25")
    assert fact(scouts, "active") == 1
    scouts = flying(3, "jumps:1")
    play(scouts, "A jump 1 l25")
    assert stage(scouts) == "reveal"
    docks = flying(3, "jumps:1 A.ships:1tf4 A.up:0/0/1")
    play(docks, "A jump 1 e29")
    assert moves(docks) == {"found 1"}
    defeats = flying(3, "jumps:1 A.up:0/4/0 m:P2~0~4,p4,5 turned:T4,Hp4,S5")
    play(defeats, "A jump 1 f10", "* disc 3")
    assert moves(defeats) == {"found 1", "stop"}


def test_sf_520_into_an_unknown_quarter_only_at_its_rim() -> None:
    table = flying(3, "jumps:1 A.ships:1cf4,2tg6", setup="explorer")
    assert refused(table, "A jump 1 e11") == "SF-520"
    assert refused(table, "A jump 2 f10") == "SF-520", "it may turn out to be a site"
    play(table, "A jump 1 f10", "* lay P2 0", "* disc 4", "* disc 10", "* disc 5")
    assert {"found 1", "stop"} == moves(table)


def test_sf_521_example_of_a_flight_with_a_discovery() -> None:
    """Speed 6: over red to the rim, 4 left; back over red to a colony site; the rest is lost."""
    friend = "A.stations:0/0/1/0 A.friends:engines figures:-/-/A/-"
    text = f"b:scientists stack:shake A.up:1/0/0 {friend} {SEEN} A.ships:1cg8 B.ships:1ch9"
    table = position(text, setup="explorer")
    play(table, "* shake by")
    assert told(fly(table, "h9", "i9"), "flew")[-1]["left"] == 4
    play(table, "* lay P1 0", "* disc 5", "* disc 4", "* disc 10")
    fly(table, "h9", "g10", "f10")
    assert fact(table, "left") == 1
    play(table, "A found 1")
    assert sites(table, "A") == ["o2", "t3", "f10"]
    assert fact(table, "left") == 0


def test_sf_522_a_card_won_in_flight_counts_at_once() -> None:
    table = flying(3, "A.ships:1tf28,2cf4 A.up:0/0/1")
    fly(table, "e29")
    play(table, "A found 1", "A friend engines")
    (event,) = told(fly(table, "e5", ship=2), "flew")
    assert event["left"] == 4, "5 less a step"


def test_a_step_that_leads_to_no_legal_end_is_refused() -> None:
    """From the docking point onwards a colony ship needs a step more."""
    assert "go 1 s16" in moves(flying(2, "A.ships:1cr16"))
    assert "go 1 s16" not in moves(flying(1, "A.ships:1cr16"))


def test_the_start_of_a_flight_from_every_set_up() -> None:
    for setup in ("first", "explorer", "wild"):
        table = start(4, setup)
        assert table.rules.awaits(table.state).chance
