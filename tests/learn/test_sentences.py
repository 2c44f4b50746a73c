"""What a learner asks for and cannot have is told in a sentence, by every door alike."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from startable.learn import Batch, SoloEnv, SoloVectorEnv, env, parallel_env

Door = Callable[..., Any]
DOORS: list[Door] = [lambda game, **more: Batch(game, 2, **more), SoloEnv, SoloVectorEnv, env, parallel_env]
WRONG = [
    ({"seats": "2"}, "seats must be a whole number, not '2'"),
    ({"longest": 2.5}, "longest must be a whole number, not 2.5"),
    ({"longest": -1}, "longest must be at least 0, not -1"),
    ({"options": ["discs"]}, "options must be names with values"),
    ({"seats": 9}, "This game is for 2 players."),
]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(("asked", "told"), WRONG)
def test_a_door_says_what_is_wrong(door: Door, asked: dict[str, Any], told: str) -> None:
    with pytest.raises((TypeError, ValueError), match=told):
        door("ur", **asked)


@pytest.mark.parametrize("bots", [None, 3, [3]])
@pytest.mark.parametrize("door", DOORS[:3])
def test_bots_are_names(door: Door, bots: object) -> None:
    with pytest.raises(TypeError, match="bots must be the name of a bot"):
        door("ur", bots=bots)


def test_whole_numbers_of_numpy_are_welcome() -> None:
    given: Any = {"rows": np.int64(2), "seed": np.int64(7), "seats": np.int8(2), "longest": np.int32(9)}
    batch = Batch("ur", **given)
    assert np.array_equal(batch.look().seen, Batch("ur", 2, 7, longest=9).look().seen)


def test_a_batch_takes_whole_numbers_and_its_own_games() -> None:
    batch = Batch("ur", 2, 1)
    with pytest.raises(ValueError, match="2 whole numbers"):
        batch.step(np.array([0.5, 0.5]))
    with pytest.raises(ValueError, match="2 rows of ur, but this batch has 2 rows of maze"):
        Batch("maze", 2, 1).restore(batch.save())
    with pytest.raises(ValueError, match="first_row must be at least 0"):
        Batch("ur", 2, first_row=-1)


def test_agents_need_a_game_and_a_name() -> None:
    with pytest.raises(RuntimeError, match="call reset"):
        env("ur").step(0)
    with pytest.raises(RuntimeError, match="call reset"):
        parallel_env("ur").step({})
    with pytest.raises(KeyError, match="only seat_0, seat_1"):
        env("ur").action_space("somebody")
    door = parallel_env("ur")
    door.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 has to name a number too"):
        door.step({})
