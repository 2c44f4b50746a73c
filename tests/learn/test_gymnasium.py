"""Gymnasium's own checker, and the tables with bots behind its doors."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from startable.bots.rows import deals, next_seed
from startable.core import Stream
from startable.learn import SoloEnv, SoloVectorEnv
from startable.learn.register import gymnasium_id
from startable.play.catalogue import names

GAMES = names()


@pytest.mark.parametrize("name", GAMES)
def test_passes_gymnasiums_checker(name: str) -> None:
    made = gymnasium.make(gymnasium_id(name), bots="random")
    check_env(made.unwrapped)


def test_is_registered_by_name() -> None:
    assert [gymnasium_id(name) for name in GAMES] == [f"startable/{name.capitalize()}-v0" for name in GAMES]
    assert isinstance(gymnasium.make("startable/Ur-v0").unwrapped, SoloEnv)
    assert isinstance(gymnasium.make_vec("startable/Ur-v0", num_envs=2), SoloVectorEnv)


def legal(mask: Any, stream: Stream) -> int:
    numbers = np.flatnonzero(mask)
    return int(numbers[stream.below(len(numbers))])


def played(door: SoloEnv, seed: int) -> tuple[float, list[bytes], dict[str, Any]]:
    seen, info = door.reset(seed=seed)
    stream, told, reward, ended = Stream(seed), [], 0.0, False
    while not ended:
        told.append(seen["observation"].tobytes())
        seen, reward, ended, _, info = door.step(legal(info["action_mask"], stream))
    return reward, told, info


def test_same_seed_same_game() -> None:
    one, other = (played(SoloEnv("ur", bots="greedy"), 8) for _ in range(2))
    assert one[:2] == other[:2]


def test_random_play_mostly_loses_to_greedy() -> None:
    door = SoloEnv("ur", bots="greedy")
    assert sum(played(door, seed)[0] for seed in range(20)) < -10


def test_learner_keeps_its_seat() -> None:
    door = SoloEnv("maze", bots=("random", "greedy"), seat=2, seats=3, longest=60)
    _, info = door.reset(seed=1)
    assert info["seat"] == 2
    assert door.episode.awaited >> 2 & 1


def test_seat_is_drawn_if_none_is_chosen() -> None:
    door = SoloEnv("ur", bots="random")
    assert {door.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_without_bots_the_learner_plays_every_seat() -> None:
    door = SoloEnv("ur", bots=())
    reward, _, info = played(door, 3)
    assert sorted(info["rewards"]) == [-1.0, 1.0]
    assert reward == info["rewards"][info["seat"]]


def test_number_that_is_no_move_loses() -> None:
    door = SoloEnv("ur", bots="random")
    seen, _ = door.reset(seed=1)
    _, reward, ended, cut, info = door.step(int(np.argmin(seen["action_mask"])))
    assert (reward, ended, cut) == (-1.0, True, False)
    assert info["refusal"].startswith("UR-")


# --- many games side by side ---


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_the_games_of_single_envs(name: str) -> None:
    """Each row sees and gets what a single env does that is dealt the same."""
    vector = SoloVectorEnv(name, 3, bots="random", longest=25)
    singles = [SoloEnv(name, bots="random", longest=25) for _ in range(3)]
    seen, _ = vector.reset(seed=9)
    assert seen in vector.observation_space
    seed = int(np.random.default_rng(9).integers(1 << 62))
    for row, single in enumerate(singles):
        single._solo.start(next_seed(deals(seed, row)))
    stream = Stream(9)
    for _ in range(20):
        numbers = [legal(mask, stream) for mask in seen["action_mask"]]
        seen, rewards, ended, cut, _ = vector.step(np.array(numbers))
        for row, single in enumerate(singles):
            alone, reward, *_ = single.step(numbers[row])
            if not (ended[row] or cut[row]):
                assert (seen["observation"][row] == alone["observation"]).all()
                assert (seen["action_mask"][row] == alone["action_mask"]).all()
            assert rewards[row] == reward
        if ended.any() or cut.any():
            break


def test_games_start_again_in_the_same_step() -> None:
    vector = SoloVectorEnv("ur", 4, bots=(), options={"discs": 2})
    seen, infos = vector.reset(seed=1)
    stream, finished = Stream(1), 0
    while finished < 6:
        numbers = np.array([legal(mask, stream) for mask in seen["action_mask"]])
        seen, rewards, ended, cut, infos = vector.step(numbers)
        assert seen["action_mask"].any(axis=1).all()
        assert not cut.any()
        for row in np.flatnonzero(ended):
            finished += 1
            final = infos["final_info"]
            assert rewards[row] == final["rewards"][row][final["seat"][row]]
            assert final["rewards"][row].sum() == 0
            assert not infos["final_obs"][row]["action_mask"].any()
