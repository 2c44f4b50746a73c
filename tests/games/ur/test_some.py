"""A move that is picked without listing them all is the one that the list has at that place."""

import pytest

from startable.core import CHANCE, Stream
from startable.games.ur import GAME

OPTIONS: tuple[dict[str, int], ...] = (
    {},
    {"six_skips": 1},
    {"red_back_alone": 1},
    {"red_by_choice": 1},
    {"tower_limit": 3},
    {"red_by_choice": 1, "tower_limit": 2, "six_skips": 1, "red_back_alone": 1},
)


@pytest.mark.parametrize("options", OPTIONS)
def test_some_is_one_of_the_list(options: dict[str, int]) -> None:
    rules = GAME.rules(0, {**options, "draw_after": 150})
    for seed in range(4):
        state, stream = rules.start(), Stream(seed)
        while not (awaits := rules.awaits(state)).over:
            if awaits.chance:
                outcomes = rules.outcomes(state)
                outcomes.at(stream.below(outcomes.total)).apply(state, CHANCE, None)
                continue
            moves = rules.legal(state, awaits.first)
            assert all(move.check(state, awaits.first) is None for move in moves)
            twin = Stream(seed + state.turns)
            picked = rules.some(state, awaits.first, Stream(seed + state.turns))
            assert picked is moves[twin.below(len(moves))]
            picked.apply(state, awaits.first, None)
