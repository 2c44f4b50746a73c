"""Trade with the bank and among players (SF-40x)."""

from .helpers import (
    awaited,
    bank,
    cards,
    hand,
    kinds,
    moves,
    of,
    play,
    position,
    refusal_of,
    refused,
    stage,
    told,
    view,
)

DECLINES = {"decline", "decline missing", "decline need", "decline little", "decline leader"}


def test_sf_401_trading_and_building_alternate() -> None:
    table = position(f"A.hand:{hand(ore=3, fuel=1, carbon=2)}")
    play(table, "A buy cannon", "A bank ore fuel", "A buy engine")
    assert cards(table, "A") == hand()
    assert of(table, "A", "upgrades") == [2, 1, 0]
    assert stage(table) == "build"


def test_sf_402_three_equal_cards_for_one() -> None:
    """The example: 3 carbon for 1 food."""
    table = position(f"A.hand:{hand(carbon=3)}")
    assert kinds(table, "bank") == {f"carbon {name}" for name in ("ore", "fuel", "carbon", "food", "goods")}
    play(table, "A bank carbon food")
    assert cards(table, "A") == hand(food=1)
    assert (bank(table, "carbon"), bank(table, "food")) == (12, 11)
    poor = position(f"A.hand:{hand(carbon=2)}")
    refusal = refusal_of(poor, "A bank carbon food")
    assert (refusal.rule, refusal.args) == ("SF-402", {"count": 3, "resource": "carbon"})


def test_sf_403_two_goods_for_one() -> None:
    """The example: 2 goods for 1 food."""
    table = position(f"A.hand:{hand(goods=2)}")
    play(table, "A bank goods food")
    assert cards(table, "A") == hand(food=1)
    assert refused(position(f"A.hand:{hand(goods=1)}"), "A bank goods food") == "SF-403"


def test_sf_404_what_the_bank_has_not_cannot_be_taken() -> None:
    table = position(f"bank:12/12/12/0/12 A.hand:{hand(carbon=3)} D.hand:{hand(food=12)}")
    assert refused(table, "A bank carbon food") == "SF-404"
    assert "carbon food" not in kinds(table, "bank")


def test_sf_405_only_with_the_player_whose_turn_it_is() -> None:
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=1)} C.hand:{hand(fuel=1)}", trade="open")
    play(table, "A offer 1 food for 1 ore", "B agree 1")
    assert refused(table, "C deal B 0") == "SF-405"
    assert refused(table, "A agree 1") == "SF-405"
    play(table, "A deal B 0")
    assert (cards(table, "A"), cards(table, "B")) == (hand(ore=1), hand(food=1))


def test_sf_406_others_propose_before_anything_is_offered() -> None:
    """The player in turn hears what the others propose, goes on building, and may take it."""
    table = position(
        f"A.hand:{hand(fuel=2, food=2)} B.hand:{hand(ore=2)} C.hand:{hand(goods=1)}", trade="open"
    )
    assert awaited(table) == "A", "nobody waits for a proposal"
    events = play(table, "B offer 1 ore for 1 food", "B more give ore", "C offer 1 goods for 2 fuel")
    assert told(events, "proposed")[0] == {"seat": 1, "count": 1, "given": "ore", "wanted": 1, "got": "food"}
    assert kinds(table, "deal") == {"B 2", "C 1"}
    play(table, "A buy engine")
    assert kinds(table, "deal") == {"B 2"}, "the fuel for C is spent"
    play(table, "A deal B 2")
    assert (cards(table, "A"), cards(table, "B")) == (hand(ore=2, food=1), hand(food=1))
    assert [of(table, seat, "answer") for seat in "ABCD"] == [0, 0, 3, 0], "what C proposed still lies there"
    assert stage(table) == "build"


def test_sf_406_proposals_end_with_trade_and_build() -> None:
    table = position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)}", trade="open")
    play(table, "B offer 1 ore for 1 food")
    assert moves(table, "B") >= {"withdraw", "more give ore", "offer 1 ore for 1 fuel"}
    play(table, "B withdraw", "B offer 1 ore for 1 food", "A depart")
    assert sum(of(table, "B", "terms")) == 0
    assert refused(table, "B offer 1 ore for 1 food") == "SF-405"


def test_sf_406_an_offer_sweeps_proposals_away() -> None:
    table = position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)}", trade="open")
    play(table, "B offer 1 ore for 1 food", "A offer 1 food for 2 ore")
    assert kinds(table, "deal") == set()
    assert awaited(table) == "ABCD"


def test_sf_406_whoever_is_drawn_from_has_proposed_nothing_any_more() -> None:
    rich = "A.stations:0/0/0/1 A.friends:help figures:-/-/-/A B.half:9"
    table = position(f"{rich} A.hand:{hand(food=1)} B.hand:{hand(ore=1)}", trade="open")
    play(table, "B offer 1 ore for 1 food", "A help B", "* steal ore")
    assert kinds(table, "deal") == set()


def test_sf_406_an_answer_is_taken_back_while_the_deal_is_not_done() -> None:
    table = position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)} C.hand:{hand(ore=1)}", trade="open")
    play(table, "A offer 1 food for 1 ore", "B agree 1", "C decline")
    assert awaited(table) == "AD", "who has answered is not waited for"
    assert moves(table, "B") == moves(table, "C") == {"withdraw"}
    events = play(table, "B withdraw")
    assert told(events, "took_back") == [{"seat": 1}]
    assert refused(table, "A deal B 0") == "SF-406"
    play(table, "B agree 1")
    assert refused(table, "A deal B 0") == "SF-406", "B has wavered since"
    play(table, "C withdraw", "C agree 1", "A deal C 1")
    assert (cards(table, "A"), cards(table, "C")) == (hand(ore=1, food=1), hand(food=1))


def test_sf_406_nobody_wavers_for_ever() -> None:
    table = position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)}", trade="open")
    play(table, "A offer 1 food for 1 ore")
    for _ in range(20):
        play(table, "B decline", "B withdraw")
    play(table, "B decline")
    assert refused(table, "B withdraw") == "SF-406"


def test_sf_406_in_turns_nobody_proposes() -> None:
    table = position(f"A.hand:{hand(food=2)} B.hand:{hand(ore=2)}")
    assert refused(table, "B offer 1 ore for 1 food") == "SF-406"


def test_sf_405_no_gifts() -> None:
    table = position(f"A.hand:{hand(food=2, ore=1)} B.hand:{hand(ore=3)}", trade="open")
    assert refused(table, "A offer(3,1,0,0)") == "SF-405"
    assert refused(table, "A offer 1 food for 1 food") == "SF-405"
    play(table, "A offer 1 food for 1 ore")
    assert refused(table, "A more get food") == "SF-405"
    assert refused(table, "A more give ore") == "SF-405", "the same kind on both sides counts as a gift"


def test_sf_405_nobody_offers_what_they_lack() -> None:
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=1)} C.hand:{hand(fuel=1)}", trade="open")
    assert refused(table, "A offer 2 food for 1 ore") == "SF-405"
    assert refused(table, "A offer 1 food for 2 ore") == "SF-405", "nobody holds two cards"
    play(table, "A offer 1 food for 1 ore")
    assert refused(table, "A more give food") == "SF-405"
    assert refused(table, "A more get fuel") == "SF-405"
    assert refused(table, "C agree 1") == "SF-405", "C has no ore"
    assert {move for move in moves(table, "C") if "offer" not in move} == DECLINES


def test_sf_406_example_of_a_bargain() -> None:
    """Goods wanted for a food: no taker; a counter-offer; two food for a goods: taken."""
    hands = (
        f"A.hand:{hand(fuel=1, food=2)} B.hand:{hand(goods=1)} C.hand:{hand(goods=2)} D.hand:{hand(ore=1)}"
    )
    table = position(hands, trade="open")
    play(table, "A offer 1 food for 1 goods")
    assert awaited(table) == "ABCD"
    events = play(table, "D decline", "B offer 1 goods for 1 fuel")
    assert told(events, "countered") == [
        {"seat": 1, "count": 1, "given": "goods", "wanted": 1, "got": "fuel"}
    ]
    assert kinds(table, "deal") == {"B 1"}, "A could take the counter-offer"
    play(table, "A offer 2 food for 1 goods")
    assert kinds(table, "deal") == set(), "a new offer wipes the answers away"
    play(table, "C agree 2")
    events = play(table, "A deal C 0")
    assert told(events, "traded") == [{"seat": 0, "other": 2}]
    assert told(events, "passed") == [
        {"seat": 0, "other": 2, "count": 2, "resource": "food"},
        {"seat": 2, "other": 0, "count": 1, "resource": "goods"},
    ]
    assert (cards(table, "A"), cards(table, "C")) == (hand(fuel=1, goods=1), hand(food=2, goods=1))
    assert stage(table) == "build"


def test_sf_406_any_cards_for_any_cards() -> None:
    """The example: one food for two ore and one carbon."""
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=2, carbon=1)}", trade="open")
    play(table, "A offer 1 food for 2 ore", "A more get carbon", "B agree 2", "A deal B 0")
    assert (cards(table, "A"), cards(table, "B")) == (hand(ore=2, carbon=1), hand(food=1))


def test_sf_406_a_counter_offer_is_taken_as_it_was_said() -> None:
    table = position(f"A.hand:{hand(food=1, fuel=2)} B.hand:{hand(ore=1, carbon=1)}", trade="open")
    play(table, "A offer 1 food for 1 ore", "B offer 1 ore for 1 fuel", "B more get food")
    assert refused(table, "A deal B 1") == "SF-406", "it has grown since"
    play(table, "A deal B 2")
    assert (cards(table, "A"), cards(table, "B")) == (hand(ore=1, fuel=1), hand(fuel=1, food=1, carbon=1))


def test_sf_406_nobody_agrees_to_what_has_just_changed() -> None:
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=2, carbon=1)}", trade="open")
    play(table, "A offer 1 food for 1 ore", "A more get ore")
    assert refused(table, "B agree 1") == "SF-406"
    assert refused(table, "A deal B 0") == "SF-406", "B has not said anything"
    play(table, "B agree 2", "A more get carbon")
    assert refused(table, "A deal B 0") == "SF-406", "B has not agreed to that"


def test_sf_406_offers_are_withdrawn_and_come_to_an_end() -> None:
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=2)}", trade="open")
    for _ in range(20):
        play(table, "A offer 1 food for 1 ore", "A withdraw")
    assert refused(table, "A offer 1 food for 1 ore") == "SF-406"
    assert kinds(table, "offer") == set()
    assert refused(table, "A withdraw") == "SF-406"


def test_sf_406_everybody_hears_everything() -> None:
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=2)}", trade="open")
    events = play(table, "A offer 1 food for 2 ore", "B decline")
    assert all(event.seen_by(-1) == event.args and not event.secret for event in events)
    seen = view(table, -1)["players"]
    assert seen[0]["terms"]["gets"]["ore"] == 2
    assert [player["answer"] for player in seen] == ["", "refused", "", ""]


def test_sf_406_in_turns_everybody_answers_once() -> None:
    table = position(f"A.hand:{hand(food=3)} B.hand:{hand(ore=1)} C.hand:{hand(ore=1)} D.hand:{hand(fuel=1)}")
    play(table, "A offer 2 food for 1 ore")
    assert awaited(table) == "B"
    assert moves(table) == {"agree 1", *DECLINES}
    assert refused(table, "B offer 1 ore for 1 fuel") == "SF-406"
    assert refused(table, "B more get food") == "SF-406"
    play(table, "B agree 1")
    assert awaited(table) == "C"
    play(table, "C agree 1")
    assert moves(table) == DECLINES, "D has no ore"
    play(table, "D decline")
    assert moves(table) == {"deal B 0", "deal C 0", "withdraw"}
    play(table, "A deal C 0")
    assert (cards(table, "A"), cards(table, "C")) == (hand(food=1, ore=1), hand(food=2))


def test_sf_406_in_turns_a_refused_offer_is_gone_and_two_are_all() -> None:
    table = position(f"A.hand:{hand(food=3)} B.hand:{hand(ore=1)}")
    for _ in range(2):
        play(table, "A offer 2 food for 1 ore", "B decline", "C decline", "D decline")
        assert stage(table) == "build"
    assert refused(table, "A offer 2 food for 1 ore") == "SF-406"


def test_offers_for_programs_are_a_small_closed_set() -> None:
    rich = hand(3, 3, 3, 3, 3)
    table = position(f"A.hand:{hand(2, 2, 2, 2, 2)} B.hand:{rich} bank:5/5/5/5/5")
    assert len(kinds(table, "offer")) == 60
    assert "2 food for 1 ore" in kinds(table, "offer")


def test_sf_406_a_refusal_may_say_why() -> None:
    table = position(f"A.hand:{hand(food=1)} B.hand:{hand(ore=1)} C.hand:{hand(fuel=1)}", trade="open")
    events = play(table, "A offer 1 food for 1 ore", "B decline need", "C decline")
    assert told(events, "declined") == [
        {"seat": 1, "reason": "need"},
        {"seat": 2, "reason": ""},
    ]
    assert [of(table, name, "answer") for name in "BC"] == [10, 2]
    players = view(table, 3)["players"]
    assert [each["answer"] for each in players] == ["", "refused", "refused", ""]
    assert [each["reason"] for each in players] == ["", "need", "", ""]
