"""What encounters bring and cost (SF-810 to SF-821, SF-826 to SF-829)."""

import pytest

from .helpers import (
    SEATS,
    awaited,
    cards,
    chances,
    fact,
    fly,
    flying,
    hand,
    kinds,
    met,
    moves,
    of,
    play,
    points,
    position,
    refused,
    ship,
    stage,
    told,
    tooth,
    word,
)


def test_sf_810_one_ship_does_not_fly() -> None:
    table = met("prince", "A.ships:1cf4,2tg6")
    play(table, "A answer 0", "* card 5")
    assert moves(table) == {"ground 1", "ground 2"}
    assert refused(table, "A ground 3") == "SF-810"
    play(table, "A ground 2")
    assert refused(table, "A go 2 h7") == "SF-810"
    assert "go 1 e5" in moves(table)
    play(table, "A end")
    assert of(table, "A", "ships") == ["1cf4", "2tg6"], "only this turn"
    none = met("prince", "A.ships:")
    play(none, "A answer 0", "* card 5")
    assert fact(none, "active") == 1, "there was nothing to ground, and nothing flies"


def test_sf_811_one_upgrade_is_removed() -> None:
    table = met("travellers", "A.up:1/0/2")
    play(table, "A answer 0", "* card 28")
    assert moves(table) == {"remove engine", "remove cargo"}
    assert refused(table, "A remove cannon") == "SF-811"
    play(table, "A remove cargo")
    assert of(table, "A", "upgrades") == [1, 0, 1]
    bare = met("travellers", "A.up:0/0/0")
    play(bare, "A answer 0", "* card 28")
    assert stage(bare) == "fly"


@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0), (0, 0)])
def test_sf_812_half_medals_are_lost_as_far_as_there_are(before: int, after: int) -> None:
    table = met("merchant", f"A.half:{before}")
    play(table, "A answer 0", "* card 1")
    assert of(table, "A", "halves") == after


def test_sf_813_resources_of_choice_or_given() -> None:
    table = met("merchant", f"A.hand:{hand(ore=1)} bank:11/12/0/12/12 D.hand:{hand(carbon=12)}")
    play(table, "A answer 1", "A give ore", "* card 2")
    assert kinds(table, "take") == {"ore", "fuel", "food", "goods"}, "what the bank has"
    assert refused(table, "A take carbon") == "SF-404"
    play(table, "A take goods")
    assert cards(table, "A") == hand(goods=1)
    fixed = met("toll", f"bank:12/12/1/12/12 D.hand:{hand(carbon=11)}")
    play(fixed, "A answer 0", "* card 10", "* shake yr", "* shake kb")
    assert cards(fixed, "A") == hand(carbon=1), "two were due, one was there"


def test_sf_814_half_a_medal() -> None:
    table = met("swap")
    play(table, "A answer 0", "* card 12")
    assert of(table, "A", "halves") == 2
    assert points(table)[0] == 5


def test_sf_815_a_free_upgrade_below_its_limit() -> None:
    table = met("merchant", f"A.hand:{hand(ore=3)} A.up:6/2/5")
    play(table, "A answer 3", *["A give ore"] * 3, "* card 2")
    assert moves(table) == {"gain cannon"}
    assert refused(table, "A gain engine") == "SF-815"
    play(table, "A gain cannon")
    full = met("merchant", f"A.hand:{hand(ore=3)} A.up:6/6/5")
    play(full, "A answer 3", *["A give ore"] * 3, "* card 2")
    assert stage(full) == "fly"


def test_sf_816_a_card_unseen_from_every_opponent() -> None:
    table = met("raid", f"A.hand:{hand(ore=1)} B.hand:{hand(food=1)} D.hand:{hand(fuel=2)}")
    play(table, "A answer 1", "A give ore", "* card 14", "* shake yr")
    assert chances(table) == {"steal food": 1}, "from the left on"
    play(table, "* steal food", "* steal fuel")
    assert cards(table, "A") == hand(food=1, fuel=1)
    assert stage(table) == "fly", "C has nothing"


def test_sf_817_every_opponent_gives_a_card_of_their_choice() -> None:
    table = met("merchant", f"B.hand:{hand(ore=1, food=1)} C.hand:{hand(fuel=1)}")
    play(table, "A answer 0", "* card 1")
    assert (awaited(table), moves(table)) == ("B", {"hand ore", "hand food"})
    assert refused(table, "B hand goods") == "SF-817"
    (event, *_) = play(table, "B hand food")
    assert [event.seen_by(seat)["resource"] for seat in range(4)] == ["food", "food", "hidden", "hidden"]
    play(table, "C hand fuel")
    assert cards(table, "A") == hand(fuel=1, food=1)


def test_sf_818_the_gift_comes_back() -> None:
    table = met("merchant", f"A.hand:{hand(1, 0, 1, 1)}")
    play(table, "A answer 3", "A give ore", "A give carbon", "A give food", "* card 4")
    assert cards(table, "A") == hand(1, 0, 1, 1)
    fought = met("merchant", f"A.hand:{hand(goods=2)}")
    play(
        fought,
        "A answer 2",
        "A give goods",
        "A give goods",
        "* card 8",
        "A answer 1",
        "* shake yr",
        "* shake kb",
    )
    assert (cards(fought, "A"), of(fought, "A", "halves")) == (hand(goods=2), 2)
    stingy = met("merchant", f"A.hand:{hand(goods=2)}")
    events = play(stingy, "A answer 0", "* card 8", "A answer 1", "* shake yr", "* shake kb")
    assert told(events, "gift_back") == [], "nothing was given"


def test_sf_819_a_space_jump_with_one_ship() -> None:
    table = met("travellers", f"A.hand:{hand(ore=2)}")
    play(table, "A answer 2", "A give ore", "A give ore", "* card 28")
    assert "jump 1 m17" in moves(table)
    play(table, "A jump 1 m17")
    assert fact(table, "active") == 1


def test_sf_820_another_card_is_drawn() -> None:
    table = met("rift")
    play(table, "A answer 0", "* card 25")
    assert stage(table) == "scene"
    assert chances(table)["scene rift"] == 2
    play(table, "* scene rift", "A answer 0", "* card 26", "* scene rift", "A answer 0", "* card 27")
    assert "scene rift" not in chances(table)


def test_sf_821_the_tooth_of_time() -> None:
    """Everybody above a number of upgrades loses one, active player first; then all cards come back."""
    table = tooth("active:C A.up:3/3/3 B.up:4/4/0 C.up:6/6/0 cards:1,2,3")
    play(table, "* card 31")
    assert awaited(table) == "C"
    play(table, "C remove engine")
    assert awaited(table) == "A", "B has eight, which is not too many"
    play(table, "A remove cargo")
    assert stage(table) == "scene"
    assert word(table, "cards") == []
    scientists = "A.stations:0/0/1/0 A.friends:both figures:-/-/A/-"
    friend = tooth(f"A.up:3/3/0 {scientists}")
    play(friend, "* card 32")
    assert stage(friend) == "scene", "Scientists' cards do not count: six upgrades are not too many"


def test_sf_821_the_second_tooth_rewards_the_most_cargo() -> None:
    table = tooth("A.up:1/0/2 B.up:1/0/0 C.up:1/0/2")
    play(table, "* card 32")
    assert [of(table, seat, "halves") for seat in SEATS] == [2, 1, 2, 1]
    nobody = tooth()
    play(nobody, "* card 32")
    assert [of(nobody, seat, "halves") for seat in SEATS] == [1] * 4, "with no cargo at all: nobody"


def test_sf_826_half_medals_do_not_run_out() -> None:
    table = met("swap", "A.half:21 B.half:30 C.half:30 D.half:30")
    play(table, "A answer 0", "* card 12")
    assert of(table, "A", "halves") == 22


def test_sf_827_a_free_trade_ship_at_once() -> None:
    table = met("prince", f"A.hand:{hand(ore=3)}")
    play(table, "A answer 3", *["A give ore"] * 3, "* card 6")
    assert moves(table) == {"place f2"}, "compulsory, on a free own point"
    assert refused(table, "A place n4") == "SF-827"
    play(table, "A place f2")
    assert ship(table, "A", 2) == "2tf2"
    assert "go 2 g2" in moves(table), "it flies in the same turn"
    assert refused(position(), "A place f2") == "SF-828"


def test_sf_828_a_marker_remembers_it() -> None:
    full = f"A.ships:1cf2,2cf4 A.hand:{hand(ore=3)}"
    table = met("prince", full)
    play(table, "A answer 3", *["A give ore"] * 3, "* card 6")
    assert (stage(table), of(table, "A", "pending")) == ("fly", 1), "both points are taken"
    fly(table, "e5", ship=2)
    play(table, "A stop")
    assert (stage(table), moves(table)) == ("place", {"place f4"}), "as soon as possible"
    later = position(f"stack:dice A.pending:2 A.half:16 A.hand:{hand(1, 1, 1, 1)}")
    play(later, "* roll 2 3")
    assert moves(later) == {"place f2"}, "before paid builds"
    play(later, "A place f2")
    assert of(later, "A", "pending") == 1, "markers add up"
    assert stage(later) == "build"
    none = position("stack:dice A.pending:1 A.ships:1cg6,2ch7,3ce5 A.half:16")
    play(none, "* roll 2 3")
    assert stage(none) == "build", "no transporter"


def test_sf_829_it_takes_a_transporter_freed_in_this_flight() -> None:
    seen = "m:P2~0~4,10,5 turned:T4,H10,S5"
    table = flying(3, f"{seen} A.pending:1 A.ships:1cg12,2ch7,3ce5")
    fly(table, "f12")
    play(table, "A found 1")
    assert stage(table) == "place"
    play(table, "A place f4")
    assert "go 1 g4" in moves(table), "and flies in it"
