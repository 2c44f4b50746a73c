"""Encounters as they are played: questions, contests, the pile of cards (SF-80x, SF-82x)."""

import pytest

from startable.games.starfarers.box.parts import SCENES

from .helpers import (
    SEATS,
    awaited,
    cards,
    chances,
    fact,
    hand,
    kinds,
    met,
    moves,
    of,
    play,
    points,
    position,
    refused,
    scene_of,
    size,
    stage,
    told,
    view,
    word,
)


def test_sf_801_the_question_comes_before_the_card() -> None:
    table = position()
    play(table, "A depart", "* shake kb")
    assert chances(table)["scene merchant"] == 6
    events = play(table, "* scene merchant")
    assert told(events, "met") == [{"seat": 0, "scene": "merchant"}]
    assert (stage(table), awaited(table)) == ("ask", "A")
    assert word(table, "cards") == [], "which card it is, nobody knows yet"
    assert refused(table, "A answer 4") == "SF-801"
    play(table, "A answer 0")
    assert chances(table) == {f"card {card}": 1 for card in (1, 2, 3, 4, 7, 8)}
    events = play(table, "* card 3")
    assert told(events, "read_on") == [{"seat": 0, "card": 3}]
    assert told(events, "told") == [{"branch": "c3-first-0"}]


def test_sf_801_yes_or_no() -> None:
    assert moves(met("toll", f"A.hand:{hand(ore=2)}")) == {"answer 0", "answer 1"}
    assert refused(position(), "A answer 0") == "SF-801"


@pytest.mark.parametrize(
    ("card", "seats", "other"),
    [
        (8, 4, "B"),
        (7, 4, "D"),
        (10, 4, "C"),
        (22, 4, "C"),
        (8, 3, "B"),
        (7, 3, "C"),
        (10, 3, "C"),
        (22, 3, "B"),
    ],
)
def test_sf_802_left_and_right(card: int, seats: int, other: str) -> None:
    """L1, R1, L2 and R2; with three players the second to the left is the right neighbour."""
    table = met(scene_of(card), seats=seats)
    play(table, "A answer 1" if card == 22 else "A answer 0", f"* card {card}")
    if stage(table) == "ask":
        play(table, "A answer 1")
    play(table, "* shake yy")
    (event,) = play(table, "* shake kb")[:1]
    assert event.args["seat"] == SEATS.index(other)


def test_sf_803_gifts_are_paid_before_the_outcome() -> None:
    table = met("merchant", f"A.hand:{hand(ore=1, food=1)}")
    assert kinds(table, "answer") == {"0", "1", "2"}, "three cannot be paid"
    assert refused(table, "A answer 3") == "SF-803"
    play(table, "A answer 2", "A give food")
    assert refused(table, "A give food") == "SF-803"
    play(table, "A give ore")
    assert (stage(table), cards(table, "A")) == ("card", hand())
    poor = met("toll", f"A.hand:{hand(ore=1)}")
    assert moves(poor) == {"answer 0"}


def test_sf_804_the_pirate_wins_only_if_stronger() -> None:
    tie = met("toll", "A.up:0/1/0 D.up:0/0/0")
    events = play(tie, "A answer 0", "* card 9", "* shake by", "* shake yy")
    assert told(events, "fought") == [{"seat": 0, "other": 3, "own": 4, "its": 4}]
    assert stage(tie) == "place", "won: a trade ship"
    lost = met("toll", "A.up:0/1/0 D.up:0/2/0")
    play(lost, "A answer 0", "* card 9", "* shake by", "* shake by")
    assert stage(lost) == "remove"


def test_sf_805_the_other_wins_only_if_faster() -> None:
    tie = met("distress", "A.up:2/0/0 D.up:1/0/0")
    events = play(tie, "A answer 1", "* card 21", "* shake ky", "* shake by")
    assert told(events, "raced") == [{"seat": 0, "other": 3, "own": 4, "its": 4}]
    assert stage(tie) == "gain"
    lost = met("distress", "A.up:2/0/0 D.up:2/0/0")
    play(lost, "A answer 1", "* card 21", "* shake ky", "* shake by")
    assert stage(lost) == "remove"


def test_sf_806_the_opponent_only_lends_the_hand() -> None:
    table = met("toll", f"A.up:0/1/0 A.hand:{hand(ore=2)} B.up:0/3/0")
    before = [size(table, "B"), points(table)[1], of(table, "B", "halves"), of(table, "B", "upgrades")]
    play(table, "A answer 0", "* card 11", "* shake kb", "* shake yr", "A remove cannon")
    after = [size(table, "B"), points(table)[1], of(table, "B", "halves"), of(table, "B", "upgrades")]
    assert after == before
    paid = met("toll", f"A.hand:{hand(ore=2)}")
    play(paid, "A answer 1", "A give ore", "A give ore", "* card 9")
    assert fact(paid, "bank")[0] == 12, "what the pirate takes goes to the bank"


def test_sf_807_black_counts_nothing_and_changes_no_speed() -> None:
    table = met("rift", "A.up:0/0/0")
    events = play(table, "A answer 1", "* card 25", "* shake kb", "* shake by")
    assert told(events, "raced")[0]["own"] == 1
    assert stage(table) == "ground", "no further encounter"
    play(table, "A ground 1")
    assert fact(table, "active") == 1
    won = met("rift", "A.up:0/0/0")
    play(won, "A answer 1", "* card 25", "* shake yr", "* shake kb")
    assert (fact(won, "base"), fact(won, "jumps")) == (3, 1)


def test_sf_808_flight_compares_bare_engines() -> None:
    away = met("attack", "A.up:1/0/0 D.up:1/0/0")
    events = play(away, "A answer 1", "* card 16")
    assert told(events, "fled") == [{"seat": 0, "other": 3, "own": 1, "its": 1}]
    assert stage(away) == "fly"
    scientists = "D.stations:0/0/1/0 D.friends:both figures:-/-/D/-"
    caught = met("attack", f"A.up:1/0/0 D.up:1/0/0 {scientists}")
    play(caught, "A answer 1", "* card 16")
    assert stage(caught) == "roll", "Scientists' cards count; so it is a fight"


@pytest.mark.parametrize(
    ("balls", "lost"), [("kb", 1), ("ky", 1), ("kr", 3), ("by", 3), ("br", 0), ("yr", 0)]
)
def test_sf_809_the_outcome_is_read_from_the_sum(balls: str, lost: int) -> None:
    """Card 12: half a medal is lost at 1 and 2; at 3 both cards too; nothing above."""
    table = met("swap", f"A.half:2 A.hand:{hand(ore=1)}")
    play(table, "A answer 1", "A give ore", "* card 12", "A take food", "A take goods", f"* shake {balls}")
    assert (2 - of(table, "A", "halves")) + (2 - size(table, "A")) == lost


def test_sf_822_used_cards_stay_out_until_the_pile_is_empty() -> None:
    used = ",".join(str(card) for card in range(1, 33) if card not in (12, 13))
    table = position(f"stack:fly,scene base:3 cards:{used}")
    assert chances(table) == {"scene swap": 2}
    play(table, "* scene swap", "A answer 0", "* card 13")
    last = position(f"stack:shake cards:{used},13")
    play(last, "* shake kb", "* scene swap", "A answer 0", "* card 12")
    again = position(f"stack:shake cards:{used},12,13")
    play(again, "* shake kb")
    assert len(chances(again)) == len(SCENES)


def test_sf_823_example_two_cards_for_a_friendly_trader() -> None:
    table = met("merchant", f"A.hand:{hand(ore=2)}")
    play(table, "A answer 2", "A give ore", "A give ore", "* card 4", "A take food", "A take food")
    assert (cards(table, "A"), of(table, "A", "halves")) == (hand(food=2), 2)


def test_sf_824_example_a_pirate_refused() -> None:
    """The second player to the left plays it: 6 against 4, lost; one ship does not fly, half a medal."""
    table = met("toll", "A.up:0/1/0 C.up:0/1/0")
    events = play(table, "A answer 0", "* card 10", "* shake by", "* shake yr")
    assert told(events, "fought") == [{"seat": 0, "other": 2, "own": 4, "its": 6}]
    play(table, "A ground 1")
    assert of(table, "A", "halves") == 2
    assert fact(table, "active") == 1


def test_questions_tell_nothing_of_the_card() -> None:
    table = met("merchant")
    seen = view(table, 0)["encounter"]
    assert seen == {"scene": "merchant", "step": "", "card": 0, "asks": "gift", "amount": 3}
    play(table, "A answer 0", "* card 7")
    seen = view(table, 0)["encounter"]
    assert seen == {"scene": "merchant", "step": "attack", "card": 7, "asks": "ask", "amount": 0}
