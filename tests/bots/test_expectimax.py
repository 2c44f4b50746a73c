"""Looking far ahead: into what seems good at a glance, and nothing else is chosen."""

import pytest

from startable.bots.expectimax import best_moves, move_values
from startable.core import Stream
from startable.play.catalogue import game
from startable.play.table import Table

MARGIN = 0.03


def decision(seed: int) -> Table:
    found, stream = game("ur"), Stream(seed)
    table = Table(found, found.rules(), stream.below)
    table.settle()
    while len(table.rules.legal(table.state, table.rules.awaits(table.state).first)) < 4:
        seat = table.rules.awaits(table.state).first
        legal = table.rules.legal(table.state, seat)
        table.play(seat, legal[stream.below(len(legal))])
        table.settle()
    return table


@pytest.mark.parametrize("seed", range(6))
def test_what_seems_bad_at_a_glance_is_not_looked_into_and_lies_as_far_behind(seed: int) -> None:
    table = decision(seed)
    rules, state, seat = table.rules, table.state, table.rules.awaits(table.state).first
    heuristics = table.game.heuristics(rules)
    glance = dict(move_values(rules, heuristics, state, seat, 2))
    deep = dict(move_values(rules, heuristics, state, seat, 3))
    assert list(deep) == list(glance)
    best, highest = max(glance.values()), max(deep.values())
    for move, value in glance.items():
        if value < best - MARGIN:
            assert highest - deep[move] == pytest.approx(best - value)
    for move in best_moves(rules, heuristics, state, seat, 3):
        assert glance[move] >= best - MARGIN
        assert deep[move] == pytest.approx(highest)
    assert all(0.0 <= deep[move] <= 1.0 for move in deep if glance[move] >= best - MARGIN)
