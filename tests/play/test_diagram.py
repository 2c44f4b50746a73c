"""Positions from outside: they come back as they were shared, and tell no more than the sharer knows."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from startable.core import NOBODY, Stream, Unreadable
from startable.play.catalogue import game, names
from startable.play.diagram import MOST_CHARACTERS, diagram, of_table, read_options, write_options
from startable.play.table import Table
from startable.testing.strategies import walks
from startable.testing.walk import Walk

from ..conformance.subjects import SUBJECTS
from ..effort import tries

WALKS = st.sampled_from(names()).flatmap(lambda name: walks(SUBJECTS[name]))
HIDING = [name for name in names() if not game(name).layout.open]
HIDDEN_WALKS = st.sampled_from(HIDING).flatmap(lambda name: walks(SUBJECTS[name]))


def table_at(walk: Walk, state: Any) -> Table:
    return Table(walk.game, walk.rules, Stream(1).below, state)


def again(walk: Walk, text: str, seat: int) -> Table:
    """As an address has it."""
    options = read_options(write_options(walk.game, walk.rules))
    return diagram(walk.game, text, walk.rules.seats, options).table(seat)


@tries(100)
@given(WALKS)
def test_what_is_shared_is_what_is_looked_at(walk: Walk) -> None:
    table = table_at(walk, walk.end)
    for seat in walk.watchers():
        text = of_table(table, seat).text
        found = again(walk, text, seat)
        assert found.known(seat) == text
        assert found.rules.options == walk.rules.options
        view = walk.game.view
        layout = walk.game.layout
        assert view(layout.hide(found.state, seat)) == view(layout.hide(table.state, seat))


@tries(100)
@given(WALKS)
def test_a_whole_position_comes_back_whole(walk: Walk) -> None:
    text = walk.game.layout.write(walk.end)
    assert len(text) <= MOST_CHARACTERS
    assert walk.game.layout.write(again(walk, text, NOBODY).state) == text


@tries(60)
@given(HIDDEN_WALKS, st.integers(0, 2**32))
def test_states_that_a_seat_cannot_tell_apart_are_shared_alike(walk: Walk, seed: int) -> None:
    layout = walk.game.layout
    for seat in walk.watchers():
        other = layout.world(layout.hide(walk.end, seat), Stream(seed).below)
        one, two = (of_table(table_at(walk, state), seat).text for state in (walk.end, other))
        assert one == two


POSITION = (
    "phase:taking round:5 start:B 1:YRBB,BYYY,BYRR,RYYY,YBYB 2:YBYR,RRYB,RRRR,BBBB,RBRB "
    "3:YBBR,RBYY,SSSS,RBRR,BRRB 4:BYBB,BBBR,BYBR,YRYR,BRYR 5:RYYR,YYYY,BYYB,RYRR,YBRY A.p:a1 A.o:a1 {a} "
    "B.p:e5 B.o:e5 {b} pool:g4,g5,p1,p3,o4,o5,pppo,gooo discard:r90,r90,r90,r90,r270"
)


def maze(a: str, b: str, seat: int) -> Table:
    return diagram(game("maze"), POSITION.format(a=a, b=b), 2).table(seat)


def test_whoever_looks_sees_no_hidden_card() -> None:
    table = maze("A.hand:dr", "B.cards:6", 0)
    assert "B.cards:6" in table.known(0)
    assert table.state.crews[1].hand.size() == 6
    assert "A.cards:1" in table.known(NOBODY)


def test_hidden_cards_are_the_same_for_all_who_look() -> None:
    layout = game("maze").layout
    one, other = (maze("A.hand:dr", "B.cards:6", 0).state for _ in range(2))
    assert layout.write(one) == layout.write(other)


@pytest.mark.parametrize(
    ("a", "b", "seat", "fact"),
    [
        ("A.hand:dr", "B.cards:6", 1, "position-other-eyes"),
        ("A.hand:dr", "B.cards:6", 2, "position-other-eyes"),
        ("A.hand:dr", "B.cards:99", 0, "position-hidden"),
        ("A.hand:dr", "B.cards:six", 0, "position-word"),
        ("A.hand:dr", "B.hand:x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x", 0, "mz-too-many-cards"),
        ("A.hand:dr", "B.cards:1 " + "x" * MOST_CHARACTERS, 0, "position-long"),
    ],
)
def test_what_makes_no_sense(a: str, b: str, seat: int, fact: str) -> None:
    with pytest.raises(Unreadable) as caught:
        maze(a, b, seat)
    assert caught.value.fact == fact


def test_a_text_of_several_seats_that_hides_a_third() -> None:
    name = max(HIDING, key=lambda each: game(each).seats[-1])
    walk = Walk(SUBJECTS[name], 3, SUBJECTS[name].most, 3)
    texts = [of_table(table_at(walk, walk.end), seat).text.split() for seat in range(3)]
    shown = [word for word in texts[0] if word.startswith("A.hand")]
    hidden = [word for word in texts[1] if word.startswith("A.cards")]
    mixed = [shown[0] if word in hidden else word for word in texts[1]]
    with pytest.raises(Unreadable) as caught:
        diagram(walk.game, " ".join(mixed), 3, walk.rules.options).table()
    assert caught.value.fact == "position-mixed"


@pytest.mark.parametrize("name", names())
def test_without_a_text_a_game_has_not_begun(name: str) -> None:
    found, rules = game(name), game(name).rules()
    assert diagram(found, "").table().known(NOBODY) == Table(found, rules, Stream(1).below).known(NOBODY)


def test_options_of_an_address() -> None:
    ur = game("ur")
    rules = ur.rules(2, read_options("discs:3,six_skips:yes"))
    assert (rules.options["discs"], rules.options["six_skips"]) == (3, 1)
    assert write_options(ur, rules) == "six_skips:yes,discs:3"
    assert write_options(ur, ur.rules()) == ""
