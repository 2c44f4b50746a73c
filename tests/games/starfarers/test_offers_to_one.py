"""An offer that is for one player alone (SF-407)."""

import pytest

from startable.core import Unreadable
from startable.games.starfarers import GAME
from startable.games.starfarers.forms.view import view
from startable.play.rulebook import LANGUAGES
from startable.play.table import Table
from startable.play.words import words

from .helpers import awaited, cards, hand, kinds, moves, of, play, position, stage
from .test_live import frame_for

HANDS = f"A.hand:{hand(food=3)} B.hand:{hand(ore=2)} C.hand:{hand(ore=2)} D.hand:{hand(ore=5)}"


def offered() -> Table:
    table = position(HANDS, trade="open")
    play(table, "A offer 1 food for 1 ore to B")
    return table


def to_all() -> Table:
    table = position(HANDS, trade="open")
    play(table, "A offer 1 food for 1 ore")
    return table


def test_sf_407_only_one_is_asked() -> None:
    table = offered()
    assert awaited(table) == "AB"
    assert {"agree 1", "decline", "decline need", "offer 1 ore for 1 food"} <= moves(table, "B")
    assert not table.rules.awaits(table.state).mover(2)
    assert frame_for(table, 2)[2] == []


def test_sf_407_the_deal() -> None:
    table = offered()
    play(table, "B agree 1")
    assert awaited(table) == "A"
    play(table, "A deal B 0")
    assert (cards(table, "A"), cards(table, "B")) == (hand(ore=1, food=2), hand(ore=1, food=1))
    assert [of(table, seat, "answer") for seat in "ABCD"] == [0, 0, 0, 0]


def test_sf_407_it_grows_and_stays_for_the_one() -> None:
    table = offered()
    play(table, "B decline little", "A more give food")
    assert awaited(table) == "AB"
    play(table, "A more get ore")
    assert "get ore" not in kinds(table, "more", "A"), "B has two cards, though D has five"


def test_sf_407_the_one_may_answer_with_terms_of_their_own() -> None:
    table = offered()
    play(table, "B offer 1 ore for 2 food", "A deal B 1")
    assert cards(table, "B") == hand(ore=1, food=2)


def test_sf_407_an_offer_to_all_takes_its_place() -> None:
    table = offered()
    play(table, "A offer 1 food for 1 ore")
    assert awaited(table) == "ABCD"
    play(table, "A withdraw")
    assert (stage(table), [of(table, seat, "answer") for seat in "ABCD"]) == ("build", [0, 0, 0, 0])


def test_sf_407_all_see_whom_it_is_for() -> None:
    seen = view(GAME.layout.hide(offered().state, 3))
    assert [each["answer"] for each in seen["players"]] == ["", "", "unasked", "unasked"]


def test_sf_407_the_text_board_tells_it() -> None:
    for table, told in ((offered(), "On offer to B alone: 1 food for 1 ore"), (to_all(), "On offer: 1 food")):
        seen = view(GAME.layout.hide(table.state, 2))
        assert told in GAME.text_board.text(seen, 2, words("en").say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sf_407_all_hear_it(language: str) -> None:
    (event,) = play(position(HANDS, trade="open"), "A offer 1 food for 1 ore to B")
    said = words(language).say("sf-event-offered_to", {**event.args, "seat": "Anna", "other": "Béla"})
    assert "Anna" in said
    assert "Béla" in said


@pytest.mark.parametrize(
    "text", ["C.answer:22 D.answer:22 B.answer:22", "C.answer:22", "C.answer:21 D.answer:21"]
)
def test_sf_407_a_position_asks_one_or_all(text: str) -> None:
    offer = "stack:build,offer A.said:1 A.terms:0/0/0/1/0/1/0/0/0/0"
    assert position(f"{HANDS} {offer} C.answer:22 D.answer:22", trade="open")
    with pytest.raises(Unreadable):
        position(f"{HANDS} {offer} {text}", trade="open")


def test_sf_407_no_bot_makes_one_or_waits_for_whoever_is_not_asked() -> None:
    rules = GAME.rules(4)
    state = position(HANDS, trade="open").state
    mind = GAME.heuristics(rules)
    listed = {move.kind for move in mind.ordered(state, 0, rules.legal(state, 0))}
    assert not listed & {"offer_to", "undo"}
