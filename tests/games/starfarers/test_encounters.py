"""Encounters as they are played: questions, contests, outcomes (SF-8xx)."""

from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

from startable.games.starfarers import GAME
from startable.games.starfarers.encounters import CARDS, EFFECT_NAMES, KIND_NAMES, NODES, START
from startable.games.starfarers.parts import SCENE_CARDS, SCENES
from startable.play.table import Table

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
    moves,
    of,
    play,
    points,
    position,
    refused,
    ship,
    size,
    stage,
    told,
)

ROOT = Path(__file__).resolve().parents[3]
RICH = f"A.hand:{hand(2, 2, 2, 2, 2)} A.up:3/3/3 A.half:6 A.ships:1cf6,2tg6"
OTHERS = f"B.hand:{hand(ore=1)} C.hand:{hand(fuel=1)} D.hand:{hand(food=1)}"


def scene_of(card: int) -> str:
    return next(name for name, numbers in zip(SCENES, SCENE_CARDS, strict=True) if card - 1 in numbers)


def met(scene: str, text: str = "", seats: int = 4) -> Table:
    """A has an encounter and is asked."""
    return position(f"stack:fly,ask base:3 scene:{scene} {text}", seats)


def tooth(text: str = "") -> Table:
    """Somebody has met the Tooth of Time; which one is about to show."""
    return position(f"stack:fly,card base:3 scene:tooth {text}")


# --- every branch of every card ---

WINS = {"fight": ["* shake yr", "* shake kb"], "race": ["* shake yr", "* shake kb"]}
LOSES = {"fight": ["* shake kb", "* shake yr"], "race": ["* shake kb", "* shake yr"]}
SUMS = {0: "kb", 3: "by", 4: "yr"}
"""A roll for each row of the cards: 1 or 2, 3, 4 or 5."""


def paths(at: int, way: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The answers of every way through a card."""
    node = NODES[at]
    if not node.next:
        yield way
    answers = range(len(node.next))
    for answer in answers:
        if KIND_NAMES[node.kind] != "roll" or answer == node.next.index(node.next[answer]):
            yield from paths(node.next[answer], (*way, answer))


EVERY = [(card + 1, way) for card in range(CARDS) for way in paths(START[card])]


def effects_of(card: int, way: tuple[int, ...]) -> list[str]:
    found, at = [], START[card - 1]
    for answer in way:
        at = NODES[at].next[answer]
        found += [EFFECT_NAMES[effect] for effect in NODES[at].effects]
    return found


def engines_for(card: int, way: tuple[int, ...]) -> str:
    """Everybody is slower than A, or faster where A must be caught."""
    at = START[card - 1]
    for answer in way:
        if KIND_NAMES[NODES[at].kind] == "flee" and answer == 0:
            return "B.up:6/3/0 C.up:6/3/0 D.up:6/3/0"
        at = NODES[at].next[answer]
    return "B.up:3/3/0 C.up:3/3/0 D.up:3/3/0"


def walk(card: int, way: tuple[int, ...]) -> Table:
    """Plays a card along a way, with every choice the first one offered."""
    asks = KIND_NAMES[NODES[START[card - 1]].kind] != "wear"
    text = f"{RICH} {OTHERS} {engines_for(card, way)}"
    table = met(scene_of(card), text) if asks else tooth(text)
    at, first = START[card - 1], True
    for answer in way:
        node = NODES[at]
        kind = KIND_NAMES[node.kind]
        settle(table)
        if kind in ("gift", "ask"):
            play(table, f"A answer {answer}")
            settle(table)
        if first:
            play(table, f"* card {card}")
            first = False
        if kind in WINS:
            play(table, *(WINS[kind] if answer else LOSES[kind]))
        if kind == "roll":
            play(table, f"* shake {SUMS[answer]}")
        at = node.next[answer]
    settle(table)
    return table


def settle(table: Table) -> None:
    """Whatever is to be chosen on the way is chosen."""
    while stage(table) in ("give", "take", "gain", "remove", "ground", "handover", "place", "steal"):
        if awaited(table) == "*":
            table.deal()
        else:
            seat = SEATS.index(awaited(table))
            table.play(seat, table.rules.legal(table.state, seat)[0])


@pytest.mark.parametrize(("card", "way"), EVERY)
def test_sf_825_every_branch_of_every_card(card: int, way: tuple[int, ...]) -> None:
    table = walk(card, way)
    effects = effects_of(card, way)
    asks = NODES[START[card - 1]]
    paid = (
        way[0]
        if KIND_NAMES[asks.kind] == "gift"
        else asks.amount * way[0]
        if KIND_NAMES[asks.kind] == "ask"
        else 0
    )
    gained = sum(effects.count(name) for name in ("ore", "fuel", "carbon", "food", "goods", "any"))
    drawn = 3 * (effects.count("draw_all") + effects.count("each_gives"))
    back = paid * effects.count("gift_back") - effects.count("any") * effects.count("taken_back")
    worn = int(card == 31) * (9 > 8) + int(card == 32)
    assert size(table, "A") == 10 - paid + gained + drawn + back
    assert sum(of(table, "A", "upgrades")) == 9 + effects.count("upgrade") - effects.count("-upgrade") - worn
    cargo = effects.count("most_cargo")
    assert of(table, "A", "halves") == 6 + effects.count("medal") - effects.count("-medal") + cargo
    assert fact(table, "jumps") == effects.count("jump")
    assert sum(each.endswith("_") for each in of(table, "A", "ships")) == effects.count("ground")
    assert len(of(table, "A", "ships")) == 2 + effects.count("trade_ship")
    assert stage(table) == ("scene" if "another" in effects else "fly")
    used = [] if "reshuffle" in effects else [card]
    assert fact(table, "used_cards") == used


def test_the_page_of_all_branches_is_up_to_date() -> None:
    """python tools/encounter_table.py > docs/encounters.md"""
    made = run_path(str(ROOT / "tools" / "encounter_table.py"))["page"]()
    assert made == (ROOT / "docs" / "encounters.md").read_text("utf8")
    assert made.count("\n| ") - 2 == len(EVERY), "a row for every branch that is walked here"


# --- rules ---


def test_sf_801_the_question_comes_before_the_card() -> None:
    table = position()
    play(table, "A depart", "* shake kb")
    assert chances(table)["scene merchant"] == 6
    events = play(table, "* scene merchant")
    assert told(events, "met") == [{"seat": 0, "scene": "merchant"}]
    assert (stage(table), awaited(table)) == ("ask", "A")
    assert fact(table, "used_cards") == [], "which card it is, nobody knows yet"
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
    assert fact(table, "used_cards") == []
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


def test_questions_tell_nothing_of_the_card() -> None:
    table = met("merchant")
    seen = GAME.secrecy.view(table.state, 0)["encounter"]
    assert seen == {"scene": "merchant", "step": "", "card": 0, "asks": "gift", "amount": 3}
    play(table, "A answer 0", "* card 7")
    seen = GAME.secrecy.view(table.state, 0)["encounter"]
    assert seen == {"scene": "merchant", "step": "attack", "card": 7, "asks": "ask", "amount": 0}
