"""Colonies, stations and friends (SF-6xx)."""

import pytest

from .helpers import (
    cards,
    chances,
    fact,
    fly,
    flying,
    hand,
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
    told,
    view,
)

SEEN = "m:P2~0~4,10,5 turned:T4,H10,S5"


def friend(name: str, people: str, seat: str = "A") -> str:
    """A seat has one station and this card."""
    place = ["greens", "merchants", "scientists", "diplomats"].index(people)
    stations = "/".join(str(int(each == place)) for each in range(4))
    figures = "/".join(seat if each == place else "-" for each in range(4))
    return f"{seat}.stations:{stations} {seat}.friends:{name} figures:{figures}"


def test_sf_601_a_colony_ship_founds_on_a_free_site() -> None:
    table = flying(3, f"{SEEN} A.ships:1cg12,2cf4")
    fly(table, "f12")
    events = play(table, "A found 1")
    assert told(events, "founded") == [{"seat": 0, "at": "f12"}]
    assert ship(table, "A", 1) == "", "the transporter goes to the stock"
    assert points(table)[0] == 5
    assert sites(table, "A") == ["o2", "t3", "f12"]
    pays = position(f"stack:dice {SEEN} A.colonies:o2,t3,f12")
    play(pays, "* roll 4 6")
    assert of(pays, "A", "hand")[0] == 1, "the ore of the ten"
    elsewhere = flying(3, "A.ships:1cg6")
    assert refused(elsewhere, "A found 1") == "SF-601"


def test_sf_602_not_beside_pirates_or_ice() -> None:
    """The example: three steps to the site between two free planets; the other two sites stay forbidden."""
    held = "n:P1~0~5,3,p4 turned:T3,S5,Hp4"
    table = flying(3, f"{held} A.ships:1co12")
    fly(table, *route(table, "o12", "l11"))
    play(table, "A found 1")
    assert points(table)[0] == 5
    for site, beside in (("l9", "m9"), ("j10", "i9")):
        other = flying(2, f"{held} A.ships:1c{beside}")
        fly(other, site)
        assert refused(other, "A found 1") == "SF-602"
        play(other, "A stop")
    ice = flying(2, "n:P1~0~5,3,i3 turned:T3,S5,Hi3 A.ships:1cm9")
    fly(ice, "l9")
    assert refused(ice, "A found 1") == "SF-602"


def test_sf_603_a_grounded_ship_may_found_where_it_stands() -> None:
    table = flying(3, f"{SEEN} A.ships:1cf12_")
    assert moves(table) == {"found 1", "end"}
    play(table, "A found 1")
    assert points(table)[0] == 5
    assert refused(position(f"{SEEN} A.ships:1cf12"), "A found 1") == "SF-301", "in the flight phase only"


def test_sf_604_a_spaceport_is_worth_two() -> None:
    table = position(f"A.hand:{hand(carbon=3, food=2)}")
    play(table, "A port t3")
    assert points(table) == [5, 4, 4, 4]


def test_sf_605_four_peoples_have_outposts() -> None:
    board = fact(position(), "tiles")
    assert [board[slot] for slot in "hjbc"] == ["greens", "merchants", "scientists", "diplomats"]
    scenes = chances(position("stack:fly,scene base:3"))
    assert scenes["scene travellers"] == 3, "the Travellers are met"


@pytest.mark.parametrize("built", range(5))
def test_sf_606_more_cargo_than_stations(built: int) -> None:
    names = ["trade-ore", "trade-fuel", "trade-carbon", "trade-food", "trade-goods"][:built]
    there = f"B.stations:0/{built}/0/0 B.friends:{','.join(names)} figures:-/B/-/-" if built else ""
    enough = flying(1, f"A.ships:1tr16 A.up:0/0/{built + 1} {there}")
    fly(enough, "s16")
    play(enough, "A found 1")
    assert of(enough, "A", "stations") == [0, 1, 0, 0]
    short = flying(2, f"A.ships:1tr16 A.up:0/0/{built} {there}")
    fly(short, "s16")
    assert refused(short, "A found 1") == "SF-606"


def test_sf_606_example_past_another_trade_ship() -> None:
    table = flying(3, "A.ships:1tq17 A.up:0/0/1 B.ships:1tr16")
    fly(table, "r16", "s16")
    play(table, "A found 1")
    assert stage(table) == "friend"
    assert ship(table, "A") == ""
    aside = flying(3, "A.ships:1tq17 A.up:0/0/1")
    assert refused(aside, "A found 1") == "SF-606"


def test_sf_607_five_stations_at_an_outpost() -> None:
    all_five = "trade-ore,trade-fuel,trade-carbon,trade-food,trade-goods"
    table = flying(2, f"A.ships:1tr16 A.up:0/0/5 B.stations:0/5/0/0 B.friends:{all_five} figures:-/B/-/-")
    fly(table, "s16")
    assert refused(table, "A found 1") == "SF-607"
    assert "found 1" not in moves(table)


def test_sf_608_the_founder_chooses_a_card_of_that_people() -> None:
    table = flying(1, f"A.ships:1tr16 A.up:0/0/2 {friend('trade-food', 'merchants', 'B')}")
    fly(table, "s16")
    play(table, "A found 1")
    assert kinds(table, "friend") == {"trade-ore", "trade-fuel", "trade-carbon", "trade-goods"}
    assert refused(table, "A friend trade-food") == "SF-608"
    assert refused(table, "A friend green-ore") == "SF-608"
    play(table, "A friend trade-ore")
    assert of(table, "A", "friends") == "trade-ore"
    assert refused(position(), "A friend trade-ore") == "SF-608"


def test_sf_609_the_first_founder_takes_the_figure() -> None:
    table = flying(1, "A.ships:1tr16 A.up:0/0/1")
    fly(table, "s16")
    play(table, "A found 1")
    assert fact(table, "figures")["merchants"] == 0
    assert points(table)[0] == 6


def test_sf_610_example_the_figure_passes_to_who_has_more() -> None:
    """Red's second station, the fourth there, needs four cargo modules and takes white's figure."""
    there = "B.stations:0/1/0/0 C.stations:0/1/0/0 D.stations:0/1/0/0 figures:-/C/-/-"
    friends = "B.friends:trade-ore C.friends:trade-fuel D.friends:trade-food"
    text = f"active:B B.ships:1tr16 {there} {friends} stack:fly base:1"
    table = position(f"{text} B.up:0/0/4")
    assert points(table) == [4, 4, 6, 4]
    fly(table, "s16", seat="B")
    play(table, "B found 1")
    assert points(table) == [4, 6, 4, 4], "-2 and +2"
    assert refused(position(f"{text} B.up:0/0/3"), "B go 1 s16") == "SF-513"


def test_sf_610_a_tie_keeps_the_holder() -> None:
    table = flying(1, f"A.ships:1tr16 A.up:0/0/2 {friend('trade-food', 'merchants', 'B')}")
    fly(table, "s16")
    play(table, "A found 1")
    assert fact(table, "figures")["merchants"] == 1


def test_sf_611_merchants_two_for_one() -> None:
    """The example: 2 carbon for 1 of any kind."""
    table = position(f"A.hand:{hand(carbon=4, ore=2)} {friend('trade-carbon', 'merchants')}")
    play(table, "A bank carbon food", "A bank carbon goods")
    assert cards(table, "A") == hand(ore=2, food=1, goods=1), "any number of times"
    assert refused(table, "A bank ore food") == "SF-402", "one card each"


def test_sf_612_merchants_goods_one_for_one_once_a_turn() -> None:
    table = position(f"A.hand:{hand(goods=3)} {friend('trade-goods', 'merchants')}")
    play(table, "A bank goods ore")
    assert cards(table, "A") == hand(ore=1, goods=2)
    play(table, "A bank goods ore")
    assert cards(table, "A") == hand(ore=2), "the second time it is two again"


def test_sf_613_greens_give_one_more() -> None:
    """The example: 2 ore become 3."""
    more = f"{friend('green-ore', 'greens')} A.colonies:o2,t3,o4 C.ports:c4 C.colonies:j2 C.ships:"
    table = position(f"stack:dice {more}")
    play(table, "* roll 1 4")
    assert of(table, "A", "hand")[0] == 3
    none = position(f"stack:dice {more}")
    play(none, "* roll 5 5")
    assert of(none, "A", "hand")[0] == 0


def test_sf_614_scientists_add_cannons_and_engines_but_are_no_upgrades() -> None:
    table = position(f"A.up:6/6/5 {friend('both', 'scientists')}")
    seen = view(table, 0)["players"][0]
    assert (seen["engines"], seen["cannons"]) == (7, 7), "beyond the limits"
    removed = position(f"stack:fly,ask base:3 scene:travellers A.up:0/0/0 {friend('both', 'scientists')}")
    play(removed, "A answer 0", "* card 28")
    assert stage(removed) == "fly", "there is no upgrade to remove"
    assert of(removed, "A", "friends") == "both"
    fight = position(f"stack:fly,ask base:3 scene:rescue A.up:0/1/0 {friend('cannons', 'scientists')}")
    events = play(fight, "A answer 1", "* card 23", "* shake kb", "* shake yr")
    assert told(events, "fought")[0]["own"] == 1 + 1 + 2


def test_sf_615_lower_levy() -> None:
    for count, owed in ((12, 0), (13, 6)):
        table = position(f"stack:dice A.hand:{hand(ore=count)} {friend('levy', 'diplomats')}")
        play(table, "* roll 3 4")
        assert of(table, "A", "owed") == owed


def test_sf_616_bought_fame_once_a_turn() -> None:
    table = position(f"A.hand:{hand(goods=2)} A.half:1 {friend('fame', 'diplomats')}")
    play(table, "A fame")
    assert (of(table, "A", "halves"), cards(table, "A")) == (2, hand(goods=1))
    assert points(table)[0] == 7
    assert refused(table, "A fame") == "SF-616"
    both = position(f"A.hand:{hand(goods=2)} A.stations:0/0/0/2 A.friends:fame,fame figures:-/-/-/A")
    play(both, "A fame")
    assert refused(both, "A fame") == "SF-616", "not even with both"
    assert refused(position(f"A.hand:{hand(goods=2)}"), "A fame") == "SF-616"
    assert refused(position(friend("fame", "diplomats")), "A fame") == "SF-616", "without a trade good"


def test_sf_617_the_rich_help_the_poor() -> None:
    rich = f"B.half:8 B.hand:{hand(ore=1)} C.half:8 C.hand:{hand(fuel=1)} D.half:8 D.hand:{hand(food=1)}"
    table = position(f"{friend('help', 'diplomats')} {rich}")
    assert points(table) == [6, 8, 8, 8]
    assert kinds(table, "help") == {"B", "C", "D", "BC", "BD", "CD"}
    assert refused(table, "A help BCD") == "SF-617"
    play(table, "A help BD", "* steal ore", "* steal food")
    assert cards(table, "A") == hand(ore=1, food=1)
    assert refused(table, "A help C") == "SF-617", "once a turn"
    poor = position(f"{friend('help', 'diplomats')} B.hand:{hand(ore=1)} C.half:5 C.hand:{hand(ore=1)}")
    assert refused(poor, "A help B") == "SF-617", "B has fewer points"
    assert kinds(poor, "help") == set()
    assert refused(position(rich), "A help B") == "SF-617"


def test_sf_618_galactic_aid_in_anybodys_income() -> None:
    text = f"stack:dice active:C {friend('aid', 'diplomats')}"
    table = position(text)
    play(table, "* roll 5 5")
    assert kinds(table, "aid") == {"ore", "fuel", "carbon", "food", "goods"}
    play(table, "A aid food")
    assert cards(table, "A") == hand(food=1)
    assert refused(table, "* aid(3)") == "SF-207"
    paid = position(text)
    play(paid, "* roll 1 4")
    assert stage(paid) == "draw", "the dice brought A ore"
    seven = position(text)
    play(seven, "* roll 3 4")
    assert stage(seven) == "draw"
    assert size(seven, "A") == 0
    dry = position(f"{text} bank:12/12/12/0/12 D.hand:{hand(food=12)}")
    play(dry, "* roll 5 5")
    assert refused(dry, "A aid food") == "SF-404"
    assert refused(position(), "A aid food") == "SF-618"


def test_sf_619_lost_cargo_undoes_nothing() -> None:
    text = "stack:fly,ask base:3 scene:travellers A.up:0/0/1 A.medals:1"
    medal = "m:P2~0~4,3,5 turned:T4,Hi3,S5,R3"
    table = position(f"{text} {medal} {friend('trade-ore', 'merchants')}")
    assert points(table)[0] == 7
    play(table, "A answer 0", "* card 28", "A remove cargo")
    assert of(table, "A", "upgrades") == [0, 0, 0]
    assert (of(table, "A", "stations"), points(table)[0]) == ([0, 1, 0, 0], 7)
