"""Positions of one stretch are judged where it ends: along greedy play they stay what they were."""

from typing import Any

import pytest

from startable.bots import bot
from startable.bots.onward import Onward
from startable.bots.outlook import Outlook
from startable.core import CHANCE, Stream
from startable.core.heuristics import TIMELESS
from startable.play.catalogue import game

GAMES = 3


def at_a_new_round(seats: int, seed: int) -> tuple[Any, Any, Any]:
    """A game of Space Maze between greedy bots, when dice lie there for the second round."""
    maze, stream = game("maze"), Stream(seed)
    rules, player = maze.rules(seats), bot("greedy")
    heuristics, state = maze.heuristics(rules), rules.start()
    while state.round < 2 or rules.awaits(state).chance:
        awaits = rules.awaits(state)
        if awaits.chance:
            outcomes = rules.outcomes(state)
            outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
        else:
            known = maze.layout.hide(state, awaits.first)
            player.choose(maze, rules, known, stream).apply(state, awaits.first, None)
    return rules, heuristics, state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_along_greedy_play_a_position_stays_what_it_was_judged(seed: int) -> None:
    rules, heuristics, state = at_a_new_round(2, seed)
    onward, compared = Onward(rules, heuristics), 0
    judged, stretch = onward.judged(state, GAMES), heuristics.stretch(state)
    while heuristics.stretch(state) == stretch:
        awaits = rules.awaits(state)
        sure = judged_without_chance(onward, state) and not awaits.chance
        onward.step(state, awaits, Stream(1), Stream(2))
        ended = heuristics.stretch(state) != stretch
        found = onward.now(state) if ended else onward.judged(state, GAMES)
        assert not sure or found == pytest.approx(judged)
        judged, compared = found, compared + sure
    assert compared > 3


def judged_without_chance(onward: Onward[Any], state: Any) -> bool:
    """One game or many come to the same."""
    return onward.judged(state, 1) == onward.judged(state, 2)


def test_every_act_of_chance_has_its_own_dice_whatever_came_before() -> None:
    """So a position before chance is what the outcome is that these dice bring."""
    smugglers = game("smugglers")
    rules = smugglers.turn_rules(2)
    heuristics, state = smugglers.heuristics(rules), rules.start()
    onward, ties = Onward(rules, heuristics), Stream(5)
    acts = 0
    while rules.awaits(state).chance:
        before, tick = onward.judged(state, 1, acts), heuristics.tick(state)
        acts += 1
        onward.step(state, rules.awaits(state), Stream(acts << 32 | tick << 64), ties)
        assert onward.judged(state, 1, acts) == before
    assert acts > 2


def test_where_there_is_no_stretch_a_position_is_judged_by_itself() -> None:
    ur = game("ur")
    rules = ur.rules(2)
    heuristics, state = ur.heuristics(rules), rules.start()
    assert heuristics.stretch(state) == TIMELESS
    assert Onward(rules, heuristics).judged(state, GAMES) == heuristics.chances(state)


def test_an_outlook_looks_to_the_end_of_a_stretch_only_if_it_is_asked_to() -> None:
    rules, heuristics, state = at_a_new_round(2, 5)
    assert Outlook(rules, heuristics).guess(state) == heuristics.chances(state)
    far = Outlook(rules, heuristics, GAMES).guess(state)
    assert far == Onward(rules, heuristics).judged(state, GAMES)
    assert sum(far) == pytest.approx(1)
