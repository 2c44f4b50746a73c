"""Chapter 9: the screen and programs."""

from typing import Any

import pytest
from hypothesis import given

from startable.core import CLOCK
from startable.games.smugglers import GAME
from startable.testing import Walk

from ...effort import tries
from .helpers import (
    awaited,
    bidding,
    chances,
    dealt,
    fact,
    moves,
    phase,
    play,
    position,
    refusal_of,
    refused,
    start,
    told,
    won,
)
from .walks import LIVE, TURNS, all_facts


@pytest.mark.parametrize("seconds", [1, 3, 10])
def test_sm_902_countdown_for_all(seconds: int) -> None:
    table = start(3, countdown=seconds)
    awaits = table.rules.awaits(table.state)
    assert (awaits.clock_ms, awaits.each(), awaits.chance) == (seconds * 1000, [], False)
    assert phase(table) == "countdown"
    for line in ("A a3", "B t1", "* deal C-R"):
        assert refused(table, line)


def test_sm_902_bidding_opens_for_everybody_at_the_same_instant() -> None:
    table = start(4)
    play(table, "@ time")
    table.settle()
    assert awaited(table) == "ABCD"


def test_sm_902_before_every_galaxy() -> None:
    table = dealt(3)
    first = table.rules.awaits(table.state).clock
    play(table, "A t2", "B t1", "C none")
    assert phase(table) == "countdown"
    assert table.rules.awaits(table.state).clock != first, "a clock of its own"


def test_sm_902_programs_that_take_turns_need_none() -> None:
    assert phase(start(3, pace="turns")) == "dealing"


@pytest.mark.parametrize(("hand_ms", "pace"), [(0, 60), (59, 60), (61, 61), (400, 400), (3000, 3000)])
def test_sm_903_pace_of_a_hand(hand_ms: int, pace: int) -> None:
    """Never so short that hands would not race (SM-904)."""
    table = dealt(3, hand_ms=hand_ms)
    assert table.rules.awaits(table.state).pace_ms == pace
    assert table.rules.pace_rule == "SM-903"


def test_sm_903_human_by_default() -> None:
    table = dealt(3)
    assert 200 <= table.rules.awaits(table.state).pace_ms <= 1000


def test_sm_903_only_the_race_is_paced() -> None:
    """Whoever pays or restocks may be as quick as they like."""
    table = dealt(3, ["E-R", "E-Y", "E-G"])
    play(table, "A a1", "A t2", "B t1")
    assert table.rules.awaits(table.state).pace_ms == 0
    play(table, "A give a r")
    assert table.rules.awaits(table.state).pace_ms == 0


def test_sm_904_one_order_for_all_and_overtaken_bids_are_refused() -> None:
    """B's four is there before C's three, whatever C saw; the die stays in the hand."""
    table = dealt(3)
    play(table, "A b2", "B b4")
    refusal = refusal_of(table, "C b3")
    assert refusal.rule == "SM-204"
    assert refusal.args == {"value": 3, "highest": 4}
    assert fact(table, "placed") == [1, 1, 0]
    play(table, "C b5")


def test_sm_904_a_token_goes_to_the_first() -> None:
    table = dealt(3)
    play(table, "B t2")
    assert refused(table, "A t2") == "SM-207"
    assert fact(table, "tokens") == [[], [2], []]


def test_sm_904_order_of_dice_is_kept() -> None:
    table = dealt(3)
    play(table, "B a1", "A a1", "B a1", "C a1")
    assert fact(table, "dice")[0] == "B1A1B1C1"


def test_sm_905_without_towers_no_die_ever_falls() -> None:
    table = dealt(3, fall_percent=30)
    play(table, "A a1", "B a2", "C a3", "A a4")
    assert phase(table) == "bidding"
    assert chances(table) == {}


@tries(25)
@given(LIVE)
def test_sm_905_all_placed_dice_lie_on_cards_without_towers(walk: Walk) -> None:
    if not walk.rules.options["towers"]:
        for facts in all_facts(walk):
            assert sum(facts["placed"]) == sum(len(dice) // 2 for dice in facts["dice"])


def test_sm_906_no_limit_by_default() -> None:
    table = dealt(3)
    assert not table.rules.awaits(table.state).mover(CLOCK)
    assert refused(table, "@ time") == "SM-906"


def test_sm_906_clock_runs_on_whatever_is_done() -> None:
    table = dealt(3, bid_seconds=20)
    awaits = table.rules.awaits(table.state)
    assert awaits.clock_ms == 20_000
    play(table, "A a3", "B t2")
    assert table.rules.awaits(table.state).clock == awaits.clock


# tokens taken before time is up, and who has which one then
MORE = [
    (3, [], [[-1], [1], [2]]),
    (3, ["A t2"], [[2], [-1], [1]]),
    (3, ["B t-1"], [[1], [-1], [2]]),
    (3, ["C t1"], [[-1], [2], [1]]),
    (4, [], [[-1], [1], [2], [3]]),
    (4, ["A t1", "D t3"], [[1], [-1], [2], [3]]),
    (5, ["C t2"], [[-1], [1], [2], [3], [4]]),
    (6, ["A t4", "F t-1"], [[4], [0], [1], [2], [3], [-1]]),
]


@pytest.mark.parametrize(("seats", "taken", "tokens"), MORE)
def test_sm_906_lowest_first_in_seat_order(seats: int, taken: list[str], tokens: list[list[int]]) -> None:
    text = " ".join(f"{seat}.energy:6" for seat in "ABCDEF"[:seats])
    table = bidding(f"dice.a:A6 {text} cards:{','.join(_SINGLE[:seats])}", seats, bid_seconds=9)
    play(table, *taken)
    events = play(table, "@ time")
    assert fact(table, "tokens") == tokens
    assert fact(table, "middle") == []
    assert len(told(events, "time_up")) == 1
    assert won(events) == {"A": ("A", 6)}


_SINGLE = ["E-R", "E-Y", "E-G", "E-B", "C-R", "C-Y"]

TWO = [
    ([], [[-1, 1], [0, 3]]),
    (["A t3"], [[3, 0], [-1, 1]]),
    (["B t3"], [[-1, 0], [3, 1]]),
    (["A t3", "A t1"], [[3, 1], [-1, 0]]),
    (["B t-1", "B t0"], [[1, 3], [-1, 0]]),
    (["A t0", "B t1"], [[0, -1], [1, 3]]),
]


@pytest.mark.parametrize(("taken", "tokens"), TWO)
def test_sm_906_two_players_lowest_to_who_has_fewer(taken: list[str], tokens: list[list[int]]) -> None:
    """To the master if equal, again and again."""
    table = bidding(f"dice.a:A6 A.energy:6 cards:{','.join(_SINGLE[:3])}", 2, bid_seconds=9)
    play(table, *taken, "@ time")
    assert fact(table, "tokens") == tokens


def test_sm_906_only_the_clock_can_say_so() -> None:
    assert refused(dealt(3, bid_seconds=9), "A time") == "SM-906"


def test_sm_907_chance_picks_who_is_quickest() -> None:
    table = dealt(3, pace="turns")
    assert chances(table) == {"quick A": 1, "quick B": 1, "quick C": 1}
    play(table, "* quick B")
    assert awaited(table) == "B"
    play(table, "B a3")
    assert set(chances(table)) == {"quick A", "quick B", "quick C"}


def test_sm_907_among_those_still_awaited() -> None:
    table = dealt(4, pace="turns")
    play(table, "* quick B", "B t3")
    assert set(chances(table)) == {"quick A", "quick C", "quick D"}


def test_sm_907_two_players_are_awaited_to_the_end() -> None:
    table = dealt(2, pace="turns")
    play(table, "* quick B", "B t3")
    assert set(chances(table)) == {"quick A", "quick B"}
    play(table, "* quick B")
    assert moves(table, "B") == {"t-1", "t0", "t1", "wait"}


def test_sm_907_places_takes_or_waits() -> None:
    table = dealt(3, pace="turns")
    play(table, "* quick A")
    assert {"a1", "b6", "t2", "wait"} <= moves(table, "A")
    play(table, "A wait")
    assert (fact(table, "placed"), fact(table, "tokens")) == ([0, 0, 0], [[], [], []])


def test_sm_907_waiting_never_goes_full_circle() -> None:
    table = dealt(3, pace="turns")
    play(table, "* quick A", "A wait", "* quick B", "B wait", "* quick C")
    assert "wait" not in moves(table, "C")
    assert refused(table, "C wait") == "SM-907"


def test_sm_907_who_waited_may_wait_again_while_another_has_not() -> None:
    table = dealt(3, pace="turns")
    play(table, "* quick A", "A wait", "* quick A", "A wait", "* quick B", "B wait", "* quick A", "A wait")
    play(table, "* quick C")
    assert refused(table, "C wait") == "SM-907"


@pytest.mark.parametrize(("act", "next_one"), [("C a1", "C"), ("C t2", "A")])
def test_sm_907_a_die_or_a_token_begins_anew(act: str, next_one: str) -> None:
    table = dealt(4, pace="turns")
    for seat in "ABD":
        play(table, f"* quick {seat}", f"{seat} wait")
    play(table, "* quick C")
    assert refused(table, "C wait") == "SM-907"
    play(table, act, f"* quick {next_one}", f"{next_one} wait")


def test_sm_907_who_has_a_token_is_no_excuse_for_waiting() -> None:
    """C has taken a token and did not wait: A has, so B may not."""
    table = dealt(3, pace="turns")
    play(table, "* quick C", "C t2", "* quick A", "A wait", "* quick B")
    assert refused(table, "B wait") == "SM-907"


def test_sm_907_at_a_live_table_nobody_says_that_they_wait() -> None:
    assert "wait" not in moves(dealt(3), "A")
    assert refused(dealt(3), "A wait") == "SM-907"


@tries(30)
@given(TURNS)
def test_sm_907_one_is_awaited_and_never_have_all_waited(walk: Walk) -> None:
    for state, _ in walk.positions():
        facts: Any = GAME.layout.facts(state)
        awaits = walk.rules.awaits(state)
        assert awaits.clock_ms == 0
        if facts["phase"] in ("quickest", "bidding"):
            racing = [
                seat for seat, tokens in enumerate(facts["tokens"]) if not tokens or len(facts["tokens"]) == 2
            ]
            assert any(not facts["waited"] >> seat & 1 for seat in racing), walk.text()
        if facts["phase"] == "bidding":
            assert len(awaits.each()) == 1


def test_sm_907_everybody_is_told_who_is_quickest_and_who_waits() -> None:
    table = dealt(3, pace="turns")
    events = play(table, "* quick B", "B wait")
    assert told(events, "quickest") == told(events, "waited") == [{"seat": 1}]


def test_sm_907_same_rules_apart_from_the_pace() -> None:
    """The same dice and tokens lead to the same table, live or in turns."""
    lines = ["A a3", "B a4", "C b1", "A t2", "B t1"]
    live, turns = dealt(3, ["E-R", "E-Y", "E-G"]), dealt(3, ["E-R", "E-Y", "E-G"], pace="turns")
    play(live, *lines)
    for line in lines:
        play(turns, f"* quick {line[0]}", line)
    ours, theirs = GAME.layout.facts(live.state), GAME.layout.facts(turns.state)
    assert {key: ours[key] for key in ours if key != "clock"} == {
        key: theirs[key] for key in theirs if key != "clock"
    }


def test_sm_907_programs_get_turns_by_default() -> None:
    rules = GAME.turn_rules(3)
    assert not rules.awaits(rules.start()).mover(CLOCK)
    assert position("phase:quickest cards:F-R,F-Y,F-G", 3, pace="turns").rules.options["pace"] == 1
