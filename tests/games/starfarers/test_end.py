"""Points and the end (SF-9xx)."""

from .helpers import fact, fly, flying, hand, play, points, position, refused, result, stage, told


def test_sf_901_what_is_worth_points() -> None:
    text = "A.colonies:o2 A.ports:e3,t3 A.stations:1/1/0/0 A.friends:green-ore,trade-ore figures:A/B/-/-"
    medal = "m:P2~0~4,3,5 turned:T4,Hi3,S5,R3 A.medals:1 B.stations:0/1/0/0 B.friends:trade-fuel"
    table = position(f"{text} {medal} A.half:3")
    assert points(table)[0] == 1 + 2 * 2 + 2 + 1 + 1, "three half medals count as one"
    assert [points(position(f"A.half:{halves}"))[0] for halves in range(5)] == [4, 4, 5, 5, 6]


def test_sf_902_fifteen_points_in_the_own_turn_win_at_once() -> None:
    table = position(f"A.half:20 A.hand:{hand(carbon=3, food=2)}")
    events = play(table, "A port o2")
    assert points(table)[0] == 15
    ended = result(table)
    assert ended is not None
    assert (ended.winners, ended.rule) == (1, "SF-902")
    assert told(events, "won") == [{"seat": 0, "points": 15}]
    assert refused(table, "A depart") == "SF-902"


def test_sf_902_in_the_middle_of_an_encounter_too() -> None:
    table = position("stack:fly,ask base:3 scene:distress A.half:21 A.up:1/0/0")
    play(table, "A answer 1", "* card 20", "* shake yr", "* shake kb")
    assert stage(table) == "ended", "the half medal comes before the cards"
    medal = flying(3, "n:P1~0~5,3,p4 turned:T3,S5,Hp4 A.ships:1ci9 A.up:0/4/0 A.half:20")
    fly(medal, "j10")
    play(medal, "* disc 3")
    assert stage(medal) == "ended"


def test_sf_903_points_of_anothers_turn_wait_for_the_own_one() -> None:
    text = "stack:fly,card base:3 scene:tooth B.half:21 B.up:1/0/1"
    table = position(text)
    play(table, "* card 32")
    assert points(table)[1] == 15
    assert result(table) is None, "it is A's turn"
    play(table, "* scene rescue", "A answer 0", "* card 22", "A end")
    assert stage(table) == "ended"
    assert fact(table, "winner") == 1


def test_sf_903_only_if_they_are_still_there() -> None:
    """B loses the figure, and two points, before the own turn comes."""
    friends = "B.friends:trade-ore A.friends:trade-fuel figures:-/B/-/-"
    text = f"B.half:18 B.stations:0/1/0/0 A.stations:0/1/0/0 {friends}"
    table = flying(1, f"{text} A.ships:1tr16 A.up:0/0/3")
    assert points(table)[1] == 15
    fly(table, "s16")
    play(table, "A found 1", "A friend trade-food")
    assert points(table)[1] == 13
    assert fact(table, "active") == 1
    assert result(table) is None
