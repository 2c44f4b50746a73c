"""How the rounds of an event are drawn, and who stands where: what must hold whoever comes, goes and wins."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from startable.server.events.draw import draw, rounds_left
from startable.server.events.history import History
from startable.server.events.points import WIN, points
from startable.server.events.records import (
    ABSENT,
    BOT,
    Entrant,
    EventRecord,
    EventTable,
    Round,
    write_event,
)
from startable.server.events.standings import standings
from startable.server.protocol.http.events import System

from ..effort import examples

SEEDS = st.integers(0, 10_000)
few = settings(max_examples=examples(100), deadline=None, derandomize=True, database=None)


def event(
    people: int, system: System = "swiss", seats: int = 2, rounds: int = 4, fill: str = ""
) -> EventRecord:
    return EventRecord(
        *("e", "Evening", "ur", {}, system, seats, rounds, None, fill, "", "", "lot", 0.0),
        entrants=[Entrant(f"N{number}", "") for number in range(people)],
    )


def a_round(evening: EventRecord, allowed: Sequence[int] = (2,), chance: Random | None = None) -> Round:
    """Draws one and plays it: by chance, or so that the lower number wins."""
    drawn = draw(write_event(evening), allowed)
    tables = [EventTable(f"t{number}", seats) for number, seats in enumerate(drawn.tables)]
    for table in tables:
        table.places = [1 + sorted(table.seats).index(each) for each in table.seats]
        if chance is not None:
            table.places = chance.choice([[1, 1, 2, 2], [1, 2, 3, 4], [2, 1, 3, 3]])[: len(table.seats)]
    evening.played.append(Round(tables, drawn.byes, 0.0))
    return evening.played[-1]


def everybody_has_a_place(evening: EventRecord, played: Round) -> None:
    seated = [each for table in played.tables for each in table.seats if each != BOT]
    assert sorted([*seated, *played.byes]) == evening.here


def meetings(evening: EventRecord) -> Counter[frozenset[int]]:
    return History(evening.played).met


# --- Swiss ---


@few
@given(people=st.integers(2, 14), seed=SEEDS)
def test_nobody_meets_twice_and_nobody_rests_twice(people: int, seed: int) -> None:
    """As long as it can be avoided: in half as many rounds as there are people it always can."""
    evening = event(people)
    for _ in range(max(1, people // 2)):
        everybody_has_a_place(evening, a_round(evening, chance=Random(seed)))
    assert max(meetings(evening).values()) == 1
    assert max(History(evening.played).rested.values(), default=0) <= 1


@pytest.mark.parametrize("people", [6, 7, 8, 11, 12])
def test_the_first_seat_goes_round(people: int) -> None:
    evening, chance = event(people), Random(people)
    for _ in range(people // 2):
        a_round(evening, chance=chance)
    history = History(evening.played)
    assert max([abs(history.balance(each)) for each in evening.here]) <= 2


def test_winners_meet_winners() -> None:
    evening = event(8, rounds=3)
    for _ in range(3):
        a_round(evening)
    totals = sorted(each.points // WIN for each in standings(evening))
    assert totals == [0, 1, 1, 1, 2, 2, 2, 3]
    assert standings(evening)[0].entrant == 0


def test_two_can_play_on_when_nobody_else_is_left() -> None:
    evening = event(2)
    for _ in range(3):
        assert len(a_round(evening).tables) == 1


def test_the_odd_one_rests_or_meets_a_bot_and_it_is_somebody_else_each_time() -> None:
    resting, filled = event(5), event(5, fill="level3")
    for _ in range(5):
        a_round(resting)
        a_round(filled)
    assert sorted([each for played in resting.played for each in played.byes]) == [0, 1, 2, 3, 4]
    assert not any([played.byes for played in filled.played])
    alone = [min(t.seats) == BOT and max(t.seats) for played in filled.played for t in played.tables]
    assert sorted([each for each in alone if each is not False]) == [0, 1, 2, 3, 4]


def test_who_comes_late_or_leaves_early_is_drawn_while_here() -> None:
    evening = event(4)
    a_round(evening)
    evening.entrants[1].here = False
    evening.entrants.append(Entrant("late", ""))
    everybody_has_a_place(evening, a_round(evening))
    assert 1 not in [each for table in evening.played[1].tables for each in table.seats]
    evening.entrants[1].here = True
    everybody_has_a_place(evening, a_round(evening))


def test_the_same_event_draws_the_same_round_again() -> None:
    """So whoever is asked, and however often, there is one draw."""
    assert draw(write_event(event(9)), (2,)) == draw(write_event(event(9)), (2,))


def test_a_full_house_is_drawn() -> None:
    evening = event(64)
    for _ in range(3):
        assert len(a_round(evening, chance=Random(1)).tables) == 32
    assert max(meetings(evening).values()) == 1


# --- round robin ---


@pytest.mark.parametrize("people", range(2, 11))
def test_everybody_meets_everybody_once(people: int) -> None:
    evening = event(people, "robin", rounds=0)
    assert rounds_left(evening) == people - 1
    while rounds_left(evening):
        everybody_has_a_place(evening, a_round(evening))
    assert len(evening.played) == people - 1 + people % 2
    assert set(meetings(evening).values()) == {1}
    assert len(meetings(evening)) == people * (people - 1) // 2
    assert max([abs(History(evening.played).balance(each)) for each in evening.here]) <= 1


@few
@given(people=st.integers(2, 8), late=st.integers(0, 3), leaves=st.integers(0, 7))
def test_a_late_one_meets_everybody_who_stays(people: int, late: int, leaves: int) -> None:
    evening = event(people, "robin", rounds=0)
    a_round(evening)
    evening.entrants += [Entrant(f"late {number}", "") for number in range(late)]
    evening.entrants[leaves % people].here = False
    while rounds_left(evening):
        assert a_round(evening).tables
    met = meetings(evening)
    assert all([met[frozenset(pair)] == 1 for pair in combinations(evening.here, 2)])
    assert max(met.values()) == 1


def test_when_all_have_met_there_is_no_round() -> None:
    evening = event(2, "robin", rounds=0)
    a_round(evening)
    assert draw(write_event(evening), (2,)) == ([], [])


# --- rotating tables ---


@few
@given(people=st.integers(3, 16), seed=SEEDS, bots=st.booleans())
def test_tables_are_of_sizes_that_the_game_allows(people: int, seed: int, bots: bool) -> None:
    evening = event(people, "tables", seats=4, fill="level3" if bots else "")
    evening.lot = str(seed)
    for _ in range(3):
        played = a_round(evening, allowed=(3, 4), chance=Random(seed))
        everybody_has_a_place(evening, played)
        assert {len(table.seats) for table in played.tables} <= ({4} if bots else {3, 4})
        assert not (bots and played.byes)


def test_four_tables_of_four_never_meet_again_in_two_rounds() -> None:
    evening = event(16, "tables", seats=4)
    a_round(evening, allowed=(2, 3, 4))
    a_round(evening, allowed=(2, 3, 4))
    assert max(meetings(evening).values()) == 1


def test_who_is_too_many_rests_once() -> None:
    evening = event(5, "tables", seats=4)
    for _ in range(5):
        a_round(evening, allowed=(4,))
    assert sorted([each for played in evening.played for each in played.byes]) == [0, 1, 2, 3, 4]


def test_everybody_is_first_once_in_four_rounds() -> None:
    evening = event(4, "tables", seats=4)
    for _ in range(4):
        a_round(evening, allowed=(4,))
    assert sorted([played.tables[0].seats[0] for played in evening.played]) == [0, 1, 2, 3]


# --- points and standings ---


@pytest.mark.parametrize(
    ("places", "brought"),
    [
        ([1, 2], [WIN, 0]),
        ([1, 1], [WIN // 2, WIN // 2]),
        ([1, ABSENT], [WIN, 0]),
        ([ABSENT, ABSENT], [0, 0]),
        ([2, 1, 3], [WIN // 2, WIN, 0]),
        ([1, 2, 3, 4], [WIN, WIN * 2 // 3, WIN // 3, 0]),
        ([1, 2, 2, 2], [WIN, WIN // 3, WIN // 3, WIN // 3]),
        ([1, 1, ABSENT], [WIN * 3 // 4, WIN * 3 // 4, 0]),
    ],
)
def test_points_are_the_share_of_those_one_was_ahead_of(places: list[int], brought: list[int]) -> None:
    assert points(places) == brought


def finished(*tables: tuple[list[int], list[int]], byes: Sequence[int] = ()) -> Round:
    return Round([EventTable("t", seats, places) for seats, places in tables], [*byes], 0.0)


def test_equal_points_are_told_apart_by_whom_one_met() -> None:
    """0 and 1 have two points each; 0 met 3, who has one, and 1 met 2, who has none."""
    evening = event(4, rounds=2)
    evening.played = [
        finished(([0, 3], [1, 2]), ([1, 2], [1, 2])),
        finished(([0, 2], [1, 2]), ([1, 3], [2, 1])),
    ]
    evening.played.append(finished(([1, 2], [1, 2]), byes=[]))
    found = standings(evening)
    assert [each.entrant for each in found] == [0, 1, 3, 2]
    assert [each.points // WIN for each in found] == [2, 2, 1, 0]


def test_in_a_round_robin_whom_one_beat_counts() -> None:
    """0 beat the second, 1 beat the last; each lost once."""
    evening = event(4, "robin", rounds=0)
    evening.played = [
        finished(([0, 1], [1, 2]), ([2, 3], [1, 2])),
        finished(([0, 2], [1, 2]), ([1, 3], [1, 2])),
        finished(([0, 3], [2, 1]), ([1, 2], [1, 2])),
    ]
    found = standings(evening)
    assert [(each.entrant, each.points // WIN) for each in found] == [(0, 2), (1, 2), (3, 1), (2, 1)]
    assert found[0].strength > found[1].strength


def test_equals_share_a_place_and_a_rest_is_worth_a_win_but_not_in_a_round_robin() -> None:
    for system, place, brought in (("swiss", 1, WIN), ("robin", 2, 0)):
        evening = event(3, "robin" if system == "robin" else "swiss")
        evening.played = [finished(([0, 1], [1, 2]), byes=[2])]
        rested = next(each for each in standings(evening) if each.entrant == 2)
        assert (rested.points, rested.byes) == (brought, 1)
        assert rested.place == place or system == "swiss"
    level = event(2)
    level.played = [finished(([0, 1], [1, 1]))]
    assert [each.place for each in standings(level)] == [1, 1]
