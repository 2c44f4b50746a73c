"""What all doors offer beside playing: names, masks, copies, pictures and sentences."""

import copy
import pickle
import re
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest

from startable.learn import Batch, SoloEnv, SoloVectorEnv, env, parallel_env
from startable.learn.register import gymnasium_id
from startable.play.catalogue import names

GAMES = names()
MAKERS: list[Callable[..., Any]] = [SoloEnv, SoloVectorEnv, env, parallel_env]


def walk(door: SoloEnv, steps: int) -> list[bytes]:
    told = []
    for _ in range(steps):
        seen, reward, ended, cut, info = door.step(int(np.argmax(door.action_masks())))
        told.append(seen["observation"].tobytes() + bytes([int(reward + 1), info["seat"]]))
        if ended or cut:
            door.reset()
    return told


@pytest.mark.parametrize("name", GAMES)
def test_running_env_goes_on_from_a_copy(name: str) -> None:
    door = SoloEnv(name, bots="random", longest=60)
    door.reset(seed=4)
    walk(door, 10)
    copies = [copy.deepcopy(door), pickle.loads(pickle.dumps(door))]
    after = walk(door, 12)
    assert [walk(each, 12) for each in copies] == [after, after]


def test_running_agent_cycle_goes_on_from_a_copy() -> None:
    doors = [env("maze", longest=50)]
    doors[0].reset(seed=2)
    for _ in range(8):
        doors[0].step(int(np.argmax(doors[0].action_masks())))
    doors.append(pickle.loads(pickle.dumps(doors[0])))
    for _ in range(10):
        numbers = [int(np.flatnonzero(door.action_masks())[-1]) for door in doors]
        for door in doors:
            door.step(numbers[0])
    assert numbers[0] == numbers[1]
    assert (doors[0].state() == doors[1].state()).all()


def test_masks_are_those_of_the_observation() -> None:
    single, many = SoloEnv("ur"), SoloVectorEnv("ur", 3)
    for door in (single, many):
        seen, _ = door.reset(seed=1)
        assert (door.action_masks() == seen["action_mask"].astype(bool)).all()


@pytest.mark.parametrize("name", GAMES)
def test_is_in_pettingzoos_registry(name: str) -> None:
    for kind in ("aec", "parallel"):
        door = pettingzoo.make(kind, gymnasium_id(name), longest=5)
        door.reset(seed=1)
        assert door.state() in door.state_space


def test_state_is_what_all_seats_know() -> None:
    door = env("maze", seats=3)
    door.reset(seed=1)
    seen = [door.observe(agent)["observation"] for agent in door.agents]
    assert (door.state() == np.concatenate(seen)).all()


def test_pictures() -> None:
    frame = gymnasium.make("startable/Ur-v0", render_mode="rgb_array")
    frame.reset(seed=1)
    pixels: Any = frame.render()
    assert (pixels.dtype, pixels.shape[2]) == (np.uint8, 3)
    assert len(np.unique(pixels)) > 10
    drawn = SoloEnv("maze", render_mode="svg")
    drawn.reset(seed=1)
    assert drawn.render().startswith("<svg")


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"name": "chess"}, "chess"),
        ({"name": "ur", "seats": 7}, "2"),
        ({"name": "ur", "options": {"discs": 99}}, "discs"),
        ({"name": "ur", "options": {"colour": 1}}, "colour"),
    ],
)
def test_errors_are_sentences(make: Callable[..., Any], asked: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told) as error:
        make(**asked)
    assert re.fullmatch(r"[A-Z].*[.!]", str(error.value), re.DOTALL)


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match=r"no bot|bot"):
        SoloEnv("ur", bots="grandmaster")
    with pytest.raises(ValueError, match="there is no seat 2: they are 0 to 1"):
        SoloEnv("ur", seat=2)
    with pytest.raises(ValueError, match="there is no render mode 'cinema'"):
        env("ur", render_mode="cinema")
    with pytest.raises(ValueError, match="rows must be at least 1"):
        Batch("ur", 0)
